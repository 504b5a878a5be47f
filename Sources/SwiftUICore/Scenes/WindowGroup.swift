import Foundation

/// Windows with this content, each with a state of its own. The first opens when the program starts, if no other scene
/// stands before the group; more are opened by ``EnvironmentValues/openWindow`` and, on the desktop, by Ctrl+N.
///
/// A terminal shows one window at a time, the one that was opened last.
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
    public typealias Body = Never

    let title: Text?
    let id: String?
    let content: Content

    init(title: Text?, id: String?, content: Content) {
        self.title = title
        self.id = id
        self.content = content
    }

    public init(@ViewBuilder content: () -> Content) {
        self.init(title: nil, id: nil, content: content())
    }

    /// - Parameter id: What `openWindow` calls the group.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(title: nil, id: id, content: content())
    }

    /// - Parameter title: The title of the windows.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(title: title, id: nil, content: content())
    }

    /// - Parameter titleKey: The title of the windows.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), id: nil, content: content())
    }

    /// - Parameter title: The title of the windows.
    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(title: Text(title), id: nil, content: content())
    }

    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - id: What `openWindow` calls the group.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: title, id: id, content: content())
    }

    /// - Parameters:
    ///   - titleKey: The title of the windows.
    ///   - id: What `openWindow` calls the group.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), id: id, content: content())
    }

    /// - Parameters:
    ///   - title: The title of the windows.
    ///   - id: What `openWindow` calls the group.
    @_disfavoredOverload
    public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(title: Text(title), id: id, content: content())
    }
}

extension WindowGroup: WindowScene {
    var isSingle: Bool { false }
}
