import SwiftUI

/// One screen, written three times: what changes from one to the next is only where its logic is.
public struct PeopleView: View {
    @State private var persons = Person.samples
    @State private var place = LogicPlace.view

    public init() {}

    public var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("Logic in").foregroundStyle(.secondary)
                ForEach(LogicPlace.allCases, id: \.self) { choice in
                    Toggle(choice.rawValue, isOn: Binding(get: { place == choice }, set: { _ in place = choice }))
                }
            }
            .toggleStyle(.button)
            .padding(.horizontal, 8)

            switch place {
            case .view: LogicInViewScreen(persons: $persons)
            case .viewExtension: LogicInExtensionScreen(persons: $persons)
            case .viewModel: LogicInViewModelScreen(persons: $persons)
            }
        }
        .navigationTitle("People")
    }
}

enum LogicPlace: String, CaseIterable {
    case view = "the view"
    case viewExtension = "an extension"
    case viewModel = "a view model"
}

#Preview("People") {
    NavigationStack { PeopleView() }
}
