import SwiftUI

/// The fault, on purpose: this view observes the office alone. Hiring changes the staff inside of it, which nobody
/// observes, so the list stays as it was although the model has grown.
struct NestedObjectsView: View {
    @StateObject private var office: Office

    init(office: @autoclosure @escaping () -> Office = Office()) {
        _office = StateObject(wrappedValue: office())
    }

    var body: some View {
        List(office.staff.employees) { employee in
            Text(employee.fullName)
        }
        Button("Add employee") { office.staff.hire() }
    }
}

#Preview("Fault") {
    NestedObjectsView()
}
