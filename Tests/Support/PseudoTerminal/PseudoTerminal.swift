import Foundation

/// A program on a terminal of its own, as a person would run it.
package final class PseudoTerminal {
    package let program: pid_t
    private var master: Int32
    /// Kept open, so that the terminal's modes outlive the program.
    private var slave: Int32
    package private(set) var output = ""
    package let modesBefore: [UInt8]

    /// Seconds; far more than anything takes.
    package static let patience = 20.0

    struct Failure: Error {
        let call: String
    }

    /// A program that is built beside the tests.
    package static func program(_ name: String) -> String {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path
    }

    package init(columns: UInt16 = 40, rows: UInt16 = 12, command: [String]) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard master >= 0 else { throw Failure(call: "open /dev/ptmx") }
        // Unlocks the other side and asks for its number; the functions for that are not in the Glibc module.
        var (isLocked, number) = (Int32(0), UInt32(0))
        guard ioctl(master, 0x4004_5431, &isLocked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
            throw Failure(call: "ioctl")
        }
        let path = "/dev/pts/\(number)"
        slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard slave >= 0 else { throw Failure(call: "open") }
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        modesBefore = Self.modes(slave)

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that a new session opens is the one it belongs to.
        posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // 0x80: in a session of its own. The threads that run tests block signals, and would hand that down.
        posix_spawnattr_setflags(&attributes, Int16(0x80 | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)

        let strings = command
        var argv = strings.map { strdup($0) } + [nil]
        let environment = [
            "TERM=xterm-256color", "COLORTERM=truecolor", "PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no",
        ]
        var envp = environment.map { strdup($0) } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var pid = pid_t()
        let error = posix_spawn(&pid, strings[0], &actions, &attributes, &argv, &envp)
        guard error == 0 else { throw Failure(call: "posix_spawn \(strings[0]): \(error)") }
        program = pid
    }

    deinit {
        kill(program, SIGKILL)
        // A dead child that nobody asks for would be reported to whoever waits for any of the children.
        waitpid(program, nil, 0)
        if master >= 0 { vanish() }
    }

    /// Closes the terminal as when its window is closed.
    package func vanish() {
        close(slave)
        close(master)
        (master, slave) = (-1, -1)
    }

    private static func modes(_ descriptor: Int32) -> [UInt8] {
        var modes = termios()
        tcgetattr(descriptor, &modes)
        return withUnsafeBytes(of: &modes) { Array($0) }
    }

    package var modes: [UInt8] { Self.modes(slave) }

    package func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(master, bytes, bytes.count)
    }

    package func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    package func signal(_ number: Int32) {
        kill(program, number)
    }

    /// Reads on until the screen has the text; false after far more time than that can take.
    package func wait(for text: String, seconds: Double = patience) -> Bool {
        wait(seconds: seconds) { screen.lines.contains { $0.contains(text) } }
    }

    /// Reads on until something holds.
    package func wait(seconds: Double = patience, until isTrue: () -> Bool) -> Bool {
        let end = Date.now + seconds
        while Date.now < end {
            if isTrue() { return true }
            readMore(milliseconds: 100)
        }
        return false
    }

    /// What a person would see.
    package var screen: EmulatedScreen { EmulatedScreen(output) }

    private func readMore(milliseconds: Int32) {
        var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, milliseconds) > 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = read(master, &bytes, bytes.count)
        if count > 0 { output += String(decoding: bytes.prefix(count), as: UTF8.self) }
    }

    /// What `waitpid` says of the program's end; nil if it did not end in far more time than that can take.
    package func end() -> Ending? {
        let end = Date.now + Self.patience
        while Date.now < end {
            var status: Int32 = 0
            let result = waitpid(program, &status, WNOHANG)
            readMore(milliseconds: result == program ? 0 : 50)
            if result == program {
                readMore(milliseconds: 0)
                return status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
            }
        }
        return nil
    }

    package enum Ending: Equatable {
        case exit(Int32), signal(Int32)
    }
}
