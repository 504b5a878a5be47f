import Foundation

/// One window with this content. Opened again while it is open, it comes to the front.
///
/// Where it is the first scene of the program, it opens when the program starts.
nonisolated public struct Window<Content>: Scene where Content: View {
    public typealias Body = Never

    let title: Text?
    let id: String?
    let content: Content

    /// - Parameters:
    ///   - title: The title of the window.
    ///   - id: What `openWindow` calls the window.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.id = id
        self.content = content()
    }

    /// - Parameters:
    ///   - titleKey: The title of the window.
    ///   - id: What `openWindow` calls the window.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// - Parameters:
    ///   - title: The title of the window.
    ///   - id: What `openWindow` calls the window.
    @_disfavoredOverload
    public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(Text(title), id: id, content: content)
    }
}

extension Window: WindowScene {
    var isSingle: Bool { true }
}
