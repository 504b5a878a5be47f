import Foundation

/// A window with this content. A program that a host shows has one window.
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
    public typealias Body = Never

    private let title: Text?
    private let content: Content

    private init(title: Text?, content: Content) {
        self.title = title
        self.content = content
    }

    public init(@ViewBuilder content: () -> Content) {
        self.init(title: nil, content: content())
    }

    /// - Parameter id: Tells the group from others of the program.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(title: nil, content: content())
    }

    /// - Parameter title: The title of the window.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(title: title, content: content())
    }

    /// - Parameter titleKey: The title of the window.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), content: content())
    }

    /// - Parameter title: The title of the window.
    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(title: Text(title), content: content())
    }

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: title, content: content())
    }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(title: Text(title), content: content())
    }
}

extension WindowGroup: ViewShowing {
    // One element, whatever the content has, so that modifiers of the scene hold once.
    var shown: ModifiedContent<LayoutView<VStackLayout, Content>, _PreferenceTransformModifier<WindowKey>> {
        let title = title
        return LayoutView(layout: VStackLayout(), content: content).modifier(
            _PreferenceTransformModifier { $0.title = title ?? $0.title })
    }
}

extension Scene {
    /// The size of the window when it is first shown, in points. A terminal has its own.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        ModifiedScene(content: self, modifier: _PreferenceTransformModifier<WindowKey> { $0.size = size })
    }

    /// The size of the window when it is first shown, in points. A terminal has its own.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Calls `action` with the old and the new value after an update in which `value` has become another one.
    ///
    /// - Parameter initial: Whether `action` is also called when the scene appears, with the value twice.
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene where V: Equatable {
        ModifiedScene(
            content: self, modifier: _ValueActionModifier(value: value, action: .newest(action), isInitial: initial))
    }

    /// Calls `action` after an update in which `value` has become another one.
    ///
    /// - Parameter initial: Whether `action` is also called when the scene appears.
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene where V: Equatable {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Calls `action` with the new value after an update in which `value` has become another one.
    @available(
        *, deprecated,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    nonisolated public func onChange<V>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene where V: Equatable {
        ModifiedScene(
            content: self, modifier: _ValueActionModifier(value: value, action: .former(action), isInitial: false))
    }
}

/// What a program says of its window.
struct WindowPreferences {
    var title: Text?
    var size: CGSize?
}

struct WindowKey: PreferenceKey {
    static var defaultValue: WindowPreferences { WindowPreferences() }

    static func reduce(value: inout WindowPreferences, nextValue: () -> WindowPreferences) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.size = value.size ?? next.size
    }
}
