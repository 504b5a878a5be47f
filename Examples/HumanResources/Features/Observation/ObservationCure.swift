import SwiftUI

/// The second cure: the same view as the faulty one, over observable models.
struct ObservationCure: View {
    @State private var office: ObservableOffice

    init(office: ObservableOffice = ObservableOffice()) {
        _office = State(initialValue: office)
    }

    var body: some View {
        List(office.staff.employees) { employee in
            Text(employee.fullName)
        }
        Button("Add employee") { office.staff.hire() }
    }
}

#Preview("Observation") {
    ObservationCure()
}
