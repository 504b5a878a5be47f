import Foundation

extension View {
    /// Starts a task after this view has appeared, and cancels it when the view disappears.
    ///
    /// In a view's body the task runs on the main actor unless it says otherwise.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Starts a task after this view has appeared. When `value` changes it is cancelled and a new one is started; when
    /// the view disappears it is cancelled.
    nonisolated public func task<T>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View where T: Equatable {
        modifier(_TaskModifier(id: value, priority: priority, action: action))
    }
}

nonisolated struct _TaskModifier<ID: Equatable>: BoxModifier {
    typealias Body = Never

    let id: ID
    let priority: TaskPriority
    let action: @isolated(any) () async -> Void

    @MainActor static var hasEffects: Bool { true }

    @MainActor
    func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self> {
        TaskBox(node, around: content)
    }
}

@MainActor
private final class TaskBox<ID: Equatable>: AppearanceBox<_TaskModifier<ID>> {
    private unowned(unsafe) let modifierNode: WrapNode<_TaskModifier<ID>>

    override init(_ node: WrapNode<_TaskModifier<ID>>, around content: Box) {
        modifierNode = node
        super.init(node, around: content)
    }

    override func appeared() {
        start()
    }

    override func disappeared() {
        appearances.task?.cancel()
        appearances.task = nil
    }

    override func modifierChanged(from old: _TaskModifier<ID>) {
        guard old.id != modifier.id, !appearances.isTaskOutdated else { return }
        appearances.isTaskOutdated = true
        graph.effects.append(.appear) { [weak self, appearances] in
            appearances.isTaskOutdated = false
            guard let self, appearances.count > 0 else { return }
            appearances.task?.cancel()
            start()
        }
    }

    private func start() {
        // Declared as sent away by the program; a second start takes it again, as does the first one's evaluation.
        nonisolated(unsafe) let action = modifier.action
        let task = Task(priority: modifier.priority, operation: action)
        appearances.task = task
        graph.runningTasks?.add(task, of: modifierNode.node.owningViewType, priority: modifier.priority)
    }
}
