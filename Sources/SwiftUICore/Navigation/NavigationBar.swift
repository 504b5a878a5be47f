import Foundation

/// What a screen says of the bar above it; what it leaves open is nil.
struct NavigationBarPreferences: Equatable {
    var title: String?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var hidesBack: Bool?

    /// Whether the title of the last screen is large, after those from the root on: a screen that doesn't say has what
    /// the one below has, and the root's is large.
    static func isLarge(_ screens: [NavigationBarPreferences]) -> Bool {
        screens.lazy.reversed().compactMap { $0.displayMode?.isLarge }.first ?? true
    }
}

/// The views of a screen say different things of the bar together; of what several say the first holds.
struct NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarPreferences { NavigationBarPreferences() }

    static func reduce(value: inout NavigationBarPreferences, nextValue: () -> NavigationBarPreferences) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.displayMode = value.displayMode ?? next.displayMode
        value.hidesBack = value.hidesBack ?? next.hidesBack
    }
}

/// How the bar of a navigation stack looks.
nonisolated public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As on the screen below; large on the root.
        case automatic
        /// In the middle of the bar.
        case inline
        /// In large letters of its own line.
        case large

        fileprivate var isLarge: Bool? {
            switch self {
            case .automatic: nil
            case .inline: false
            case .large: true
            }
        }
    }
}

extension View {
    /// The title of the screen in its navigation stack.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        navigationTitle(Text(title))
    }

    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modifier(_NavigationTitleModifier(title: title))
    }

    /// The title of the screen. No host lets the user edit it yet.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(_BoundNavigationTitleModifier(title: title))
    }

    /// Whether the title is large or inside of the bar.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        transformPreference(NavigationBarKey.self) { $0.displayMode = displayMode }
    }

    /// Hides the way back to the screen below; the program offers another one.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(NavigationBarKey.self) { $0.hidesBack = hidesBackButton }
    }
}

nonisolated private struct _NavigationTitleModifier: ViewModifier {
    let title: Text
    @Environment(\.locale) private var locale

    init(title: Text) {
        self.title = title
    }

    func body(content: Content) -> some View {
        content.modifier(_TitlePreferenceModifier(title: title, locale: locale))
    }
}

nonisolated private struct _BoundNavigationTitleModifier: ViewModifier {
    let title: Binding<String>

    func body(content: Content) -> some View {
        content.navigationTitle(title.wrappedValue)
    }
}

nonisolated private struct _TitlePreferenceModifier: PreferenceModifier {
    typealias Body = Never
    typealias Key = NavigationBarKey

    let title: Text
    /// The title is looked up anew where this is another one.
    let locale: Locale

    @MainActor
    func preference(
        over inner: () -> NavigationBarPreferences?, at node: _Node
    ) -> NavigationBarPreferences? {
        var bar = inner() ?? NavigationBarPreferences()
        bar.title = Dependent.untracked {
            title.source(in: node.scope.derived(TextEnvironment.self), node.graph.metrics).runs.map(\.string).joined()
        }
        return bar
    }
}
