import DisplayList
import Foundation

/// A view shown as a scene, by itself or as a window of a program: the graph of its nodes behind what hosts know of it.
@MainActor
public final class _ViewScene: DisplayScene {
    let graph: Graph
    let rootScope: Scope
    private(set) var root: _Node?
    private let window: WindowBox
    private let ownTitle: String
    /// The title that a program's scene gives the window.
    var windowTitle: Text?
    private var rootValues: EnvironmentValues
    /// What the window is one of.
    weak var program: _Program?
    var onClose: (() -> Void)?

    public convenience init<Root: View>(_ view: Root, title: String = "", size: CGSize, metrics: any Metrics) {
        self.init(view, title: title, size: size, metrics: metrics, countsBodies: false, onMisuse: nil)
    }

    /// A scene that counts and records from its first evaluation on, and tells `onMisuse` instead of standard error.
    package convenience init<Root: View>(
        _ view: Root, title: String = "", size: CGSize, metrics: any Metrics, countsBodies: Bool,
        onMisuse: (@Sendable (String) -> Void)?
    ) {
        self.init(
            view, title: title, size: size, metrics: metrics, countsBodies: countsBodies, onMisuse: onMisuse,
            inheriting: nil, setUp: { _ in })
    }

    /// A scene whose environment has values of its own over those of a place in another.
    init<Root: View>(
        _ view: Root, title: String = "", size: CGSize, metrics: any Metrics, countsBodies: Bool,
        onMisuse: (@Sendable (String) -> Void)?, inheriting scope: Scope?,
        setUp: (inout EnvironmentValues) -> Void
    ) {
        graph = Graph(metrics: metrics)
        graph.countsBodies = countsBodies
        if countsBodies { graph.runningTasks = RunningTasks() }
        if countsBodies { graph.recordCauses() }
        graph.misuse.observer = onMisuse
        rootScope = Scope(parent: scope)
        rootValues = EnvironmentValues(rootScope)
        setUp(&rootValues)
        rootScope.replace(with: rootValues.written)
        ownTitle = title
        self.size = size
        graph.sceneSize = size
        window = WindowBox(root: graph)
        let context = _ViewContext(graph: graph, scope: rootScope)
        let root = RootNode(view, context)
        self.root = root
        window.content = root.box
        window.adopt(root.box)
        window.place(at: .zero, proposal: ProposedViewSize(size))
        graph.events.window = window
        graph.onWake = { [weak self] in self?.onNeedsUpdate?() }
    }

    public var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            graph.sceneSize = size
            window.place(at: .zero, proposal: ProposedViewSize(size))
        }
    }

    /// The title that a program's scene gives the window, else the one that the scene was made with.
    public var title: String {
        guard let windowTitle else { return ownTitle }
        let source = windowTitle.source(in: rootScope.derived(TextEnvironment.self), metrics)
        return source.runs.map(\.string).joined()
    }

    public internal(set) var defaultSize: CGSize?

    /// Shows another value of the view that the scene was made with.
    func show<Root: View>(_ view: Root) {
        (root as? _ViewNode<Root>)?.set(view)
    }

    /// Proposes this to the content from now on, and has the size that the content chooses.
    public func fit(_ proposal: ProposedViewSize) {
        window.contentProposal = proposal
        window.invalidateLayout()
        fitSize()
    }

    private func fitSize() {
        guard let proposal = window.contentProposal, let content = window.content else { return }
        size = content.size(for: proposal)
    }

    public var metrics: any Metrics {
        get { graph.metrics }
        set {
            graph.metrics = newValue
            root?.metricsChanged()
            // Not all boxes are a node's: the distances in a stack are the host's, too.
            func measureAgain(_ box: Box) {
                box.invalidateLayout()
                box.visitContent(measureAgain)
            }
            measureAgain(window)
        }
    }

    public var isDark = false {
        didSet {
            if isDark != oldValue { write { $0.colorScheme = isDark ? .dark : .light } }
        }
    }

    public var onNeedsUpdate: (@MainActor () -> Void)?

    public var needsUpdate: Bool { graph.needsUpdate || program?.needsUpdate == true }

    var isUpdating: Bool { graph.isUpdating }

    public func update() -> [DisplayChange] {
        busy { updateGraph() }
    }

    private func updateGraph() -> [DisplayChange] {
        evaluate()
        if window.contentProposal != nil {
            fitSize()
            graph.update()
        }
        return graph.display.takeChanges()
    }

    private func evaluate() {
        program?.update()
        graph.update()
    }

    @discardableResult
    public func send(_ event: DisplayEvent) -> Bool {
        busy {
            // Several events can come between two frames. What the one before has changed may be gone or have another
            // place in its collection, and the host doesn't know that yet.
            if event.isForOneItem, needsUpdate { evaluate() }
            return graph.events.send(event)
        }
    }

    // MARK: Closing

    private var activities = 0
    private var waiting: [() -> Void] = []

    private func busy<Result>(_ body: () -> Result) -> Result {
        activities += 1
        let result = body()
        activities -= 1
        if activities == 0, !waiting.isEmpty {
            let actions = waiting
            waiting = []
            for action in actions { action() }
        }
        return result
    }

    /// Calls `action` when neither an event nor an update is under way: what a view does may close its own window.
    func whenIdle(_ action: @escaping () -> Void) {
        if activities == 0 { action() } else { waiting.append(action) }
    }

    public func close() {
        leave(for: .inactive)
        leave(for: .background)
        root?.unmount()
        root = nil
        // Boxes hold the nodes of backgrounds and overlays.
        window.content = nil
        graph.effects.run()
        graph.abandon()
        onClose?()
        onClose = nil
    }

    isolated deinit {
        root?.unmount()
        graph.abandon()
    }
}

extension DisplayEvent {
    /// Does something with what one item stands for.
    fileprivate var isForOneItem: Bool {
        switch self {
        case .activate, .edit, .submit, .delete: true
        case .focus, .scroll, .key, .back, .pointer: false
        }
    }
}

extension _ViewScene {
    /// Tells those who follow the scene's phase that it goes, so that they can save.
    private func leave(for phase: ScenePhase) {
        guard root != nil, rootScope.isRead(ScenePhaseKey.self) else { return }
        write { $0.scenePhase = phase }
        graph.update()
    }

    /// Changes what the environment of the whole scene is.
    private func write(_ change: (inout EnvironmentValues) -> Void) {
        change(&rootValues)
        rootScope.replace(with: rootValues.written)
    }
}

/// The scene's own item: proposes the window's size to the content and centres it.
@MainActor
private final class WindowBox: DrawingBox {
    var content: Box?
    /// Instead of the window's size.
    var contentProposal: ProposedViewSize?

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeContent() {
        guard let content else { return }
        let proposal = contentProposal ?? self.proposal
        let size = content.size(for: proposal)
        content.place(
            at: CGPoint(x: (self.size.width - size.width) / 2, y: (self.size.height - size.height) / 2),
            proposal: proposal)
    }

    override func visitContent(_ visit: (Box) -> Void) {
        if let content { visit(content) }
    }
}

/// The root: what a scene shows are the elements of one view, below each other where there are several.
@MainActor
private final class RootNode<Root: View>: ContainerNode<Root, Root> {
    override func makeBox(_ context: _ViewContext) -> Box {
        makeContent(view, context, isWhole: true)
        return RootBox(VStackLayout(), graph: graph, depth: depth) { [unowned self] in collectContent() }
    }

    override func set(_ new: Root) {
        view = new
        content.set(new)
    }
}

/// Not a stack of the program's: a spacer at the root extends both ways.
@MainActor
private final class RootBox: LayoutBox<VStackLayout> {
    override var orientationOfContent: Axis? { nil }
}
