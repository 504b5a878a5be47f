import CTerminal
import Foundation

/// Signals as something to wait for beside the keyboard.
struct Signals {
    let descriptor = terminal_watch_signals()

    /// Those that came since the last call.
    func pending() -> [Int32] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(descriptor, &bytes, bytes.count)
        return count > 0 ? bytes.prefix(count).map(Int32.init) : []
    }

    /// Stops the process as the shell's user asked for, until it continues.
    func stop() {
        terminal_stop_process()
    }
}
