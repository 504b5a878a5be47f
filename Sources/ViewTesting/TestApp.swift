import CellRenderer
import DisplayList
import Foundation
import SwiftUICore

/// A program shown in memory: its windows, which come and go as they do for a user.
///
/// ```swift
/// let app = TestApp(NotesApp())
/// try app.frontWindow().button("Activity").tap()
/// #expect(app.windows.map(\.title) == ["Notes", "Activity"])
/// ```
///
/// Each window is a ``TestScene``, which keeps the program: it ends when nobody refers to it or to one of its windows. All
/// have one clock, and a test fails with what any of them, or the program itself, does that SwiftUI doesn't allow.
@MainActor
public final class TestApp {
    private let program: _Program
    private let host: WindowKeeper
    private let misuse: MisuseCollector
    /// The time of all windows.
    public let clock: TestClock

    /// Starts a program, which opens its first window.
    ///
    /// - Parameters:
    ///   - app: The program; made as `App.main()` makes it.
    ///   - columns: The width of each window in cells of 8 points.
    ///   - rows: The height of each window in cells of 16 points.
    ///   - clock: The clock of its windows.
    ///   - misuse: What to do with messages about what SwiftUI doesn't allow: by default, the test fails with them.
    public init<A: App>(
        _ app: @autoclosure () -> A, columns: Int = 80, rows: Int = 24, clock: TestClock = TestClock(),
        misuse: MisuseHandling = .fails,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let misuse = MisuseCollector(misuse, at: TestLine(fileID, filePath, line, column))
        let host = WindowKeeper(CellMetrics.size(columns: columns, rows: rows))
        self.misuse = misuse
        self.clock = clock
        self.host = host
        program = misuse.collecting {
            let program = _Program(app(), metrics: CellMetrics(), countsBodies: true, onMisuse: misuse.append)
            program.start(in: host)
            return program
        }
        report()
    }

    isolated deinit {
        program.close()
        misuse.printUnreported()
    }

    /// The open windows, in the order in which they came to the front: the last is before all others.
    public var windows: [TestScene] {
        host.windows.map { window in
            if let scene = window.handle { return scene }
            let scene = TestScene(window.scene, misuse, clock, window: window, of: self)
            window.handle = scene
            return scene
        }
    }

    /// The window before all others.
    ///
    /// - Throws: A ``TestSceneError`` if none is open.
    public func frontWindow(fileID: StaticString = #fileID, line: Int = #line) throws -> TestScene {
        guard let window = windows.last else {
            throw failure("The program has no open window.", Caller(fileID: fileID, line: line))
        }
        return window
    }

    /// The open window with a title, the foremost if there are several.
    ///
    /// - Throws: A ``TestSceneError`` if there is none; it has the titles of those that are open.
    public func window(
        titled title: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestScene {
        if let window = windows.last(where: { $0.title == title }) { return window }
        let titles = windows.map { "\"\($0.title)\"" }
        let open = titles.isEmpty ? "None is open." : "Open are \(titles.joined(separator: ", "))."
        throw failure("No window is titled \"\(title)\". \(open)", Caller(fileID: fileID, line: line))
    }

    /// Opens another window of the group that the front window is of, as Ctrl+N does on the desktop.
    ///
    /// - Throws: A ``TestSceneError`` if no window is open, and if no scene of the program is a group.
    public func openNewWindow(fileID: StaticString = #fileID, line: Int = #line) throws {
        let front = try frontWindow(fileID: fileID, line: line).scene
        guard misuse.collecting({ program.openAnother(like: front) }) else {
            throw failure(
                "The program has no WindowGroup of which another window could be opened.",
                Caller(fileID: fileID, line: line))
        }
        report()
    }

    /// Closes all windows, as a user does who quits the program.
    public func close() {
        misuse.collecting { program.close() }
        report()
    }

    private func report() {
        misuse.report { screen }
    }

    private var screen: String { windows.last?.framedScreen ?? "    (no window is open)" }

    private func failure(_ message: String, _ caller: Caller) -> TestSceneError {
        TestSceneError(message: message, screen: screen, location: "\(caller.fileID):\(caller.line)")
    }
}

/// A window of a program, from which a test's scene for it goes on.
@MainActor
final class AppWindow {
    let scene: _ViewScene
    fileprivate weak var handle: TestScene?
    var shown = DisplayList()
    var lastFocused: ItemID?
    var isClosed = false

    fileprivate init(_ scene: _ViewScene) {
        self.scene = scene
    }
}

@MainActor
private final class WindowKeeper: DisplayHost {
    private var all: [AppWindow] = []
    private let size: CGSize

    init(_ size: CGSize) {
        self.size = size
    }

    /// The test itself may have closed some.
    var windows: [AppWindow] {
        all.removeAll(where: \.isClosed)
        return all
    }

    func open(_ scene: any DisplayScene) {
        guard let scene = scene as? _ViewScene else { return }
        scene.size = size
        let window = AppWindow(scene)
        all.append(window)
        // Its views may open or close windows as they appear, this one too.
        window.shown.apply(scene.update())
    }

    func bringToFront(_ scene: any DisplayScene) {
        guard let index = all.firstIndex(where: { $0.scene === scene }) else { return }
        all.append(all.remove(at: index))
    }

    func close(_ scene: any DisplayScene) {
        guard let window = all.first(where: { $0.scene === scene }) else { return }
        window.isClosed = true
        if let handle = window.handle { handle.close() } else { scene.close() }
    }
}
