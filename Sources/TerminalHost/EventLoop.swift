import CellRenderer
import DisplayList
import Foundation

/// Waits for keys, signals, main-queue work and timers, and shows what became of them.
@MainActor
final class EventLoop {
    /// Why the loop ended, as the process tells whoever started it.
    enum Ending: Equatable {
        case signal(Int32)
        case terminalGone
        /// The program has closed its last window.
        case closed

        var status: Int32 {
            switch self {
            case .signal(let number): 128 + number
            case .terminalGone: 128 + SIGHUP
            case .closed: 0
            }
        }
    }

    private let windows: WindowStack
    /// What was drawn last.
    private weak var shown: TerminalSession?
    private let queue = MainQueue()
    private let signals = Signals()
    private var mode: TerminalMode
    private var writer: ScreenWriter
    private let hasTitle: Bool
    private var parser = KeyParser()
    private var isDirty = true
    private var lastFrame = Date.distantPast
    /// When an unfinished escape sequence is taken for the Escape key.
    private var escapeDeadline: Date?

    /// The stop was our own doing, and so is the next SIGCONT.
    private var hasResumed = false

    /// Sixty frames a second; a single change after a pause is shown at once.
    private static let frame = 1.0 / 60
    private static let escapeDelay = 0.05

    /// - Parameter hasTitle: The terminal has a window whose title can be set.
    init(windows: WindowStack, mode: TerminalMode, depth: ColorDepth, hasTitle: Bool) {
        self.windows = windows
        self.mode = mode
        self.hasTitle = hasTitle
        writer = ScreenWriter(depth: depth)
    }

    func run() -> Ending {
        while true {
            let nextTimer = queue.runTimers()
            windows.updateHidden()
            guard let session = windows.front else { return .closed }
            if session.scene.needsUpdate || session !== shown {
                isDirty = true
            }
            var nextFrame: Date?
            if isDirty {
                let due = lastFrame + Self.frame
                if due <= .now {
                    guard show(session) else { return .terminalGone }
                } else {
                    nextFrame = due
                }
            }
            mode.trimOutput()
            if let ending = wait(until: [nextTimer, nextFrame, escapeDeadline]) { return ending }
        }
    }

    private func show(_ session: TerminalSession) -> Bool {
        if session.scene.needsUpdate { session.update() }
        shown = session
        let drawing = session.draw()
        isDirty = false
        lastFrame = .now
        var bytes = writer.bytes(for: drawing.grid, cursor: drawing.cursor)
        if hasTitle { bytes += writer.bytes(forTitle: session.scene.title) }
        return bytes.isEmpty || mode.write(bytes)
    }

    private func wait(until dates: [Date?]) -> Ending? {
        let input = Int16(POLLIN)
        var descriptors = [
            pollfd(fd: signals.descriptor, events: input, revents: 0),
            pollfd(fd: STDIN_FILENO, events: input, revents: 0),
            pollfd(fd: queue.descriptor, events: input, revents: 0),
        ]
        guard poll(&descriptors, nfds_t(descriptors.count), pollTimeout(until: dates)) >= 0 else {
            // A signal; its number waits in the pipe.
            return nil
        }
        if descriptors[0].revents != 0, let ending = handleSignals() { return ending }
        if descriptors[1].revents != 0, !readKeys() { return .terminalGone }
        if let deadline = escapeDeadline, deadline <= .now {
            escapeDeadline = nil
            handle(parser.flush())
        }
        if descriptors[2].revents != 0 { queue.drain() }
        return nil
    }

    private func readKeys() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count < 0 { return errno == EINTR || errno == EAGAIN }
        guard count > 0 else { return false }
        handle(parser.feed(bytes.prefix(count)))
        escapeDeadline = parser.isWaiting ? Date.now + Self.escapeDelay : nil
        return true
    }

    private func handle(_ inputs: [TerminalInput]) {
        for input in inputs {
            windows.front?.handle(input)
            isDirty = true
        }
    }

    private func handleSignals() -> Ending? {
        for signal in signals.pending() {
            switch signal {
            case SIGINT, SIGTERM, SIGHUP:
                return .signal(signal)
            case SIGWINCH:
                resize()
            case SIGTSTP:
                mode.giveBack()
                signals.stop()
                hasResumed = true
                guard resume() else { return .terminalGone }
            case SIGCONT where hasResumed:
                hasResumed = false
            case SIGCONT:
                guard resume() else { return .terminalGone }
            default:
                break
            }
        }
        return nil
    }

    private func resize() {
        let size = mode.size
        windows.resize(columns: size.columns, rows: size.rows)
        writer.forget()
        isDirty = true
    }

    /// After a stop, whoever had the terminal in between may have left it in any state.
    private func resume() -> Bool {
        mode.giveBack()
        guard let again = try? TerminalMode() else { return false }
        mode = again
        resize()
        return true
    }
}
