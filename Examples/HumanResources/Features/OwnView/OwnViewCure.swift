import SwiftUI

/// The first cure: what is inside of the office is handed to a view that observes it.
struct OwnViewCure: View {
    @StateObject private var office: Office

    init(office: @autoclosure @escaping () -> Office = Office()) {
        _office = StateObject(wrappedValue: office())
    }

    var body: some View {
        StaffList(staff: office.staff)
        Button("Add employee") { office.staff.hire() }
    }
}

#Preview("Own view") {
    OwnViewCure()
}
