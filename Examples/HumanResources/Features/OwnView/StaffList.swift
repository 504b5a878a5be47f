import SwiftUI

struct StaffList: View {
    @ObservedObject var staff: Staff

    var body: some View {
        List(staff.employees) { employee in
            Text(employee.fullName)
        }
    }
}

#Preview("Staff") {
    StaffList(staff: Staff())
}
