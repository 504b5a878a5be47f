import Combine
import Foundation

extension View {
    /// Calls `action` with each value that `publisher` sends while this view is in the tree.
    ///
    /// The subscription lasts as long as the publisher given is the same: a subject is by identity, a publisher that is
    /// a structure by its parts.
    nonisolated public func onReceive<P>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P: Publisher, P.Failure == Never {
        SubscriptionView(content: self, publisher: publisher, action: action)
    }
}

/// A view that subscribes to a publisher.
nonisolated public struct SubscriptionView<PublisherType, Content>: View
where PublisherType: Publisher, Content: View, PublisherType.Failure == Never {
    public typealias Body = Never

    public var content: Content
    public var publisher: PublisherType
    public var action: (PublisherType.Output) -> Void

    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }

    @MainActor public static func _makeNode(
        _ view: Self, _ context: _ViewContext
    ) -> _ViewNode<SubscriptionView<PublisherType, Content>> {
        SubscriptionNode(view, context)
    }
}

@MainActor
private final class SubscriptionNode<P: Publisher, Content: View>: _ViewNode<SubscriptionView<P, Content>>
where P.Failure == Never {
    private var child: _ViewNode<Content>!
    private var subscription: AnyCancellable?
    private var isSubscribing = false

    override init(_ view: SubscriptionView<P, Content>, _ context: _ViewContext) {
        super.init(view, context)
        child = Content._makeNode(view.content, context.child(of: self))
        subscribe()
    }

    private func subscribe() {
        subscription?.cancel()
        isSubscribing = true
        defer { isSubscribing = false }
        subscription = view.publisher.sink { [weak self] value in
            nonisolated(unsafe) let value = value
            MainExecutor.run { self?.receive(value) }
        }
    }

    private func receive(_ value: P.Output) {
        guard !isGone else { return }
        // A publisher that has a value sends it at once, in the middle of the evaluation that made this view.
        guard isSubscribing || graph.isUpdating else { return view.action(value) }
        graph.effects.append(.changes) { [weak self] in
            guard let self, !isGone else { return }
            graph.performing("onReceive", of: self) { self.view.action(value) }
        }
        graph.wake()
    }

    override func set(_ new: SubscriptionView<P, Content>) {
        let isSamePublisher = isSame(view.publisher, new.publisher)
        view = new
        if !isSamePublisher { subscribe() }
        child.set(new.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override func willLeave() {
        subscription?.cancel()
        subscription = nil
    }
}
