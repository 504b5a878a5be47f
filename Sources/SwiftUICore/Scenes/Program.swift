import DisplayList
import Foundation

/// A program that runs: the graph of its `App`, and its open windows with a graph each.
///
/// What the app's body yields is handed to the windows as their content, and scopes of the environment reach through; all
/// else a window does by itself. Whoever updates a window brings the app up to date first.
@MainActor
public final class _Program: DisplayProgram {
    private var app: _ViewScene!
    private let metrics: any Metrics
    private(set) var openers: [any WindowOpening] = []
    private(set) weak var host: (any DisplayHost)?
    private let countsBodies: Bool
    private let onMisuse: (@Sendable (String) -> Void)?

    /// - Parameter metrics: Of windows, until their host has others.
    public convenience init<A: App>(_ app: A, metrics: any Metrics) {
        self.init(app, metrics: metrics, countsBodies: false, onMisuse: nil)
    }

    /// A program whose scenes count and record from their first evaluation on, and tell `onMisuse` instead of standard error.
    package init<A: App>(
        _ app: A, metrics: any Metrics, countsBodies: Bool, onMisuse: (@Sendable (String) -> Void)?
    ) {
        self.metrics = metrics
        self.countsBodies = countsBodies
        self.onMisuse = onMisuse
        self.app = _ViewScene(
            AppView(app: app), size: .zero, metrics: metrics, countsBodies: countsBodies, onMisuse: onMisuse,
            inheriting: nil
        ) { $0.program = self }
        self.app.onNeedsUpdate = { [weak self] in
            for window in self?.windows ?? [] { window.scene.onNeedsUpdate?() }
        }
        tellDuplicateIDs()
    }

    isolated deinit {
        app.close()
    }

    public func start(in host: any DisplayHost) {
        self.host = host
        if let first = openers.first { open(first, for: nil) }
    }

    public func close() {
        for window in windows { host?.close(window.scene) }
    }

    // MARK: Windows

    /// All open windows.
    var windows: [OpenWindow] { openers.flatMap(\.windows) }

    /// The scenes of a program come in their order.
    func add(_ opener: any WindowOpening) {
        openers.append(opener)
    }

    func makeScene<Content: View>(_ content: Content, in window: OpenWindow, inheriting scope: Scope) -> _ViewScene {
        let size = Dependent.untracked { EnvironmentValues(scope).defaultWindowSize }
        let scene = _ViewScene(
            content, title: ProcessInfo.processInfo.processName, size: size ?? CGSize(width: 640, height: 384),
            metrics: metrics, countsBodies: countsBodies, onMisuse: onMisuse, inheriting: scope
        ) { [weak window] values in
            values.window = window
            values.scenePhase = .active
        }
        scene.defaultSize = size
        return scene
    }

    func open(_ opener: any WindowOpening, for value: AnyHashable?) {
        let window = opener.makeWindow(for: value, in: self)
        window.scene.program = self
        window.scene.onClose = { [weak self, weak window] in
            if let window { self?.closed(window) }
        }
        host?.open(window.scene)
    }

    /// What the app's own state has changed reaches the windows.
    func update() {
        if needsUpdate { _ = app.update() }
    }

    /// Not while it is updated: an effect of the app may open a window, which is updated at once.
    var needsUpdate: Bool { app.needsUpdate && !app.isUpdating }

    func tell(_ message: String) {
        app.graph.misuse.tell(message)
    }

    private func closed(_ window: OpenWindow) {
        window.opener.forget(window)
        if windows.isEmpty { app.close() }
    }
}
