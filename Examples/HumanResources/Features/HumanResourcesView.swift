import SwiftUI

/// Objects inside of objects: a fault that many programs have, and two cures.
public struct HumanResourcesView: View {
    @State private var variant = Variant.fault

    public init() {}

    public var body: some View {
        VStack(alignment: .leading) {
            HStack {
                ForEach(Variant.allCases, id: \.self) { choice in
                    Toggle(choice.rawValue, isOn: Binding(get: { variant == choice }, set: { _ in variant = choice }))
                }
            }
            .toggleStyle(.button)
            Text(variant.explanation).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 8)
        .navigationTitle("Human Resources")

        switch variant {
        case .fault: NestedObjectsView()
        case .ownView: OwnViewCure()
        case .observation: ObservationCure()
        }
    }
}

enum Variant: String, CaseIterable {
    case fault = "The fault"
    case ownView = "A view of its own"
    case observation = "Observation"

    var explanation: String {
        switch self {
        case .fault: "The screen observes the office, not its staff: a new employee is not shown."
        case .ownView: "A view of its own observes the staff."
        case .observation: "With @Observable the body follows whatever it reads."
        }
    }
}

#Preview("Human resources") {
    NavigationStack { HumanResourcesView() }
}
