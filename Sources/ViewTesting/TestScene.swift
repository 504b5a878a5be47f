import CellRenderer
import DisplayList
import Foundation
import SwiftUICore

/// A view shown in memory, without any screen: find what a person would find, act as a person would, and look at what
/// is shown.
///
/// ```swift
/// let screen = TestScene { CounterView() }
/// try screen.button("Add").tap()
/// #expect(screen.texts.contains("1"))
/// ```
///
/// Every action runs an update pass by itself, and so does every look at the screen after something else has changed:
/// synchronous code needs no `await`. See ``settle(timeout:fileID:line:)`` for code that runs in tasks.
@MainActor
public final class TestScene {
    let scene: _ViewScene
    private var shown = DisplayList()
    private let misuse: MisuseCollector
    private let window: AppWindow?
    /// The program goes on as long as a test has one of its windows.
    private let app: TestApp?
    /// Whether the scene has ended, because the test, or in a ``TestApp`` the program, has closed it.
    public private(set) var isClosed = false
    /// Another host shows the scene for a moment.
    private var isLent = false
    /// Was given the focus last. Controls say themselves whether they still have it; of rows only the host knows.
    private var lastFocused: ItemID?
    /// What pointer events give as their time; moved on by each, so that two taps are no double tap.
    var pointerTime = 0.0
    let metrics = CellMetrics()
    /// The time of the scene: a test lets it go on. A program follows it where it takes its clock from outside.
    public let clock: TestClock

    /// Shows a view in a window of so many cells; one cell is 8 × 16 points.
    ///
    /// - Parameters:
    ///   - clock: The scene's clock, for a program that gets it in `content`.
    ///   - misuse: What to do with messages about what SwiftUI doesn't allow: by default, the test fails with them.
    ///   - content: The view; what it gets from its environment is set with modifiers here. Called once.
    public convenience init<Content: View>(
        columns: Int = 80, rows: Int = 24, clock: TestClock = TestClock(), misuse: MisuseHandling = .fails,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        @ViewBuilder content: () -> Content
    ) {
        let place = TestLine(fileID, filePath, line, column)
        self.init(CellMetrics.size(columns: columns, rows: rows), MisuseCollector(misuse, at: place), clock, content)
    }

    /// Shows a view in a window of a size in points.
    public convenience init<Content: View>(
        size: CGSize, clock: TestClock = TestClock(), misuse: MisuseHandling = .fails,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        @ViewBuilder content: () -> Content
    ) {
        self.init(size, MisuseCollector(misuse, at: TestLine(fileID, filePath, line, column)), clock, content)
    }

    /// Shows a view in a window of so many cells.
    public convenience init<Content: View>(
        _ view: @autoclosure () -> Content, columns: Int = 80, rows: Int = 24, clock: TestClock = TestClock(),
        misuse: MisuseHandling = .fails,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = TestLine(fileID, filePath, line, column)
        self.init(CellMetrics.size(columns: columns, rows: rows), MisuseCollector(misuse, at: place), clock, view)
    }

    private convenience init<Content: View>(
        _ size: CGSize, _ misuse: MisuseCollector, _ clock: TestClock, _ content: () -> Content
    ) {
        let scene = misuse.collecting {
            _ViewScene(content(), size: size, metrics: CellMetrics(), countsBodies: true, onMisuse: misuse.append)
        }
        self.init(scene, misuse, clock, window: nil, of: nil)
    }

    /// - Parameter window: The window of a program that the scene shows; it goes on when this is gone.
    init(_ scene: _ViewScene, _ misuse: MisuseCollector, _ clock: TestClock, window: AppWindow?, of app: TestApp?) {
        self.scene = scene
        self.misuse = misuse
        self.clock = clock
        self.window = window
        self.app = app
        if let window { (shown, lastFocused) = (window.shown, window.lastFocused) }
        clock.drive(self)
        LiveScenes.ofTest?.add(self)
        update()
    }

    isolated deinit {
        if let window {
            (window.shown, window.lastFocused) = (shown, lastFocused)
            return
        }
        end()
        misuse.printUnreported()
    }

    // MARK: Updates

    /// What is shown now, after all that is due has been updated.
    var list: DisplayList {
        if scene.needsUpdate, !isClosed { update() }
        return shown
    }

    func update() {
        guard !isClosed else { return }
        shown.apply(misuse.collecting { scene.update() })
        if !isLent { misuse.report { framedScreen } }
    }

    /// Has another host show the scene for a moment. All is as before afterwards.
    func lend<Result>(_ body: () throws -> Result) rethrows -> Result {
        update()
        isLent = true
        return try scene.lend(
            { try misuse.collecting(body) },
            thenUpdate: {
                isLent = false
                update()
            })
    }

    /// Hands an event to the scene and shows what follows. False: nothing wanted it.
    @discardableResult
    func send(_ event: DisplayEvent) -> Bool {
        guard !isClosed else { return false }
        update()
        let isTaken = misuse.collecting { scene.send(event) }
        update()
        return isTaken
    }

    /// What has the keyboard focus. A program can move it, too.
    var focusedItem: ItemID? {
        let list = list
        let holder = list.focusOrder.first { list[$0]?.control?.isFocused == true }
        if let holder { return holder }
        guard let lastFocused, let item = list[lastFocused], item.control == nil else { return nil }
        return lastFocused
    }

    func moveFocus(to id: ItemID?) {
        guard focusedItem != id else { return }
        lastFocused = id
        send(.focus(id))
    }

    /// The window gets another size, in cells.
    public func resize(columns: Int, rows: Int) {
        resize(to: CellMetrics.size(columns: columns, rows: rows))
    }

    /// The window gets another size, in points.
    public func resize(to size: CGSize) {
        scene.size = size
        update()
    }

    /// The window's size in points.
    public var size: CGSize { scene.size }

    /// Ends the scene: views disappear, their tasks are cancelled, nothing is kept.
    ///
    /// Happens by itself when nobody refers to the scene any more. Messages about misuse that come up only then are
    /// printed; after a call, the test fails with them as with others.
    public func close() {
        end()
        misuse.report { framedScreen }
    }

    private func end() {
        guard !isClosed else { return }
        isClosed = true
        window?.isClosed = true
        misuse.collecting { scene.close() }
        shown = DisplayList()
    }

    // MARK: Looking

    /// The screen as lines of text, without the blanks at their ends; as many lines as the window has rows.
    public var lines: [String] {
        grid.lines
    }

    var grid: CellGrid {
        let (list, focus) = (list, focusedItem)
        let cell = CellMetrics.cell
        let renderer = CellRenderer(columns: Int(size.width / cell.width), rows: Int(size.height / cell.height))
        return renderer.draw(list, input: InputState(focus: focus)).grid
    }

    /// The screen as text: its lines down to the last that shows something.
    public var text: String {
        var lines = lines
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// The title of the window, which the program's scene gives it; empty where a view is shown by itself.
    public var title: String {
        _ = list
        return scene.title
    }

    /// The title of the navigation bar in front; nil where there is none.
    public var navigationTitle: String? {
        navigationBar?.title
    }

    var navigationBar: NavigationBarContent? {
        var front: NavigationBarContent?
        list.forEachShown { item in
            if case .navigationBar(let bar) = item.content { front = bar }
        }
        return front
    }

    /// Messages about what the program does that SwiftUI doesn't allow, such as a write during an update; each once.
    ///
    /// The test fails with each of them, unless the scene was made with ``MisuseHandling/collected``.
    public var messages: [String] {
        // Some is told at the end of a pass only, whether or not there was something to update.
        update()
        return misuse.all
    }

    // MARK: Counting

    /// How often bodies of this view type ran, in all places, since the start or the last ``resetCounts()``.
    public func bodyCount<V: View>(of type: V.Type) -> Int {
        _ = list
        return scene.bodyCounts[ObjectIdentifier(type)] ?? 0
    }

    /// How many nodes of the view graph were made, evaluated, compared or placed since the start or the last
    /// ``resetCounts()``.
    public var nodesVisited: Int {
        _ = list
        return scene.nodesVisited
    }

    /// How many nodes the view graph retains now.
    public var nodesAlive: Int {
        _ = list
        return scene.nodesAlive
    }

    /// How many nodes are still retained although the scene is closed, which is a leak unless it is 0; nil before
    /// ``close()``.
    public var aliveNodesAfterClose: Int? {
        isClosed ? scene.nodesAlive : nil
    }

    public func resetCounts() {
        _ = list
        scene.resetCounts()
    }
}
