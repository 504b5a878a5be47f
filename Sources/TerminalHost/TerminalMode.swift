import CTerminal
import Foundation

/// The terminal while it is ours. Giving it back when the process ends is the C part's affair.
struct TerminalMode {
    /// Alternate screen, the window's former title put aside, no automatic wrapping, bracketed paste, mouse with drags in decimal numbers.
    private static let enter = "\u{1B}[?1049h\u{1B}[22;2t\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?25l"
    private static let leave =
        "\u{1B}[0m\u{1B}[?2026l\u{1B}[23;2t\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// What the process prints meanwhile is kept up to this length.
    private static let outputLimit = 1 << 20

    private let screen: Int32

    /// - Throws: `POSIXError` where there is no terminal.
    init() throws(POSIXError) {
        var leave = Self.leave
        let screen = leave.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { terminal_take($0.baseAddress, $0.count) }
        }
        guard screen >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ENOTTY) }
        self.screen = screen
        _ = write(Array(Self.enter.utf8))
    }

    func giveBack() {
        fflush(nil)
        terminal_give_back()
    }

    func trimOutput() {
        terminal_trim_output(Self.outputLimit)
    }

    /// In cells; what most terminals have where it isn't known.
    var size: (columns: Int, rows: Int) {
        var columns: Int32 = 0
        var rows: Int32 = 0
        terminal_size(screen, &columns, &rows)
        return (columns > 0 ? Int(columns) : 80, rows > 0 ? Int(rows) : 24)
    }

    /// False: the terminal is gone.
    func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(screen, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count < 0, errno == EINTR {
                continue
            } else if count < 0, errno == EAGAIN {
                // Another process that shares the terminal has made it non-blocking.
                var descriptor = pollfd(fd: screen, events: Int16(POLLOUT), revents: 0)
                if poll(&descriptor, 1, -1) < 0, errno != EINTR { return false }
            } else {
                return false
            }
        }
        return true
    }
}
