import Foundation

/// What stands in a list is told so: controls look otherwise in its rows, texts otherwise in its headers and footers.
enum ListPlace {
    case none, row, header, footer
}

private struct ListPlaceKey: EnvironmentKey {
    static var defaultValue: ListPlace { .none }
}

extension EnvironmentValues {
    var listPlace: ListPlace {
        get { self[ListPlaceKey.self] }
        set { self[ListPlaceKey.self] = newValue }
    }

    /// Whether a control is part of a list's row, where a button without a style of its own is shown as the row.
    var isInListRow: Bool {
        get { listPlace == .row }
        set { listPlace = newValue ? .row : .none }
    }
}

extension _ViewContext {
    /// For what stands in a list; outside of one nothing is changed by being a section's header.
    func inList(_ place: ListPlace) -> _ViewContext {
        let surroundings = EnvironmentValues(scope)
        if place != .row, surroundings.listPlace == .none { return self }
        var values = surroundings
        values.listPlace = place
        switch place {
        case .header: values.font = .headline
        case .footer: values.font = .footnote
        case .none, .row: break
        }
        var context = self
        context.scope = Scope(parent: scope)
        context.scope.replace(with: values.written)
        return context
    }
}
