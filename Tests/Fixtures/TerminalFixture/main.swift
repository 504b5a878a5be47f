import DisplayList
import Foundation
import TerminalHost

// A program for the tests of the terminal: it does on a key what programs do to a terminal's harm.

var message = "ready"

@MainActor
func change(_ scene: ScriptedScene, _ text: String) {
    message = text
    scene.invalidate()
}

@inline(never)
func recurse(_ depth: Int) -> Int {
    depth < 0 ? 0 : recurse(depth + 1) + depth % 3
}

let scene = ScriptedScene { scene in
    [
        .text(1, "size \(Int(scene.size.width / 8))x\(Int(scene.size.height / 16))", 0, 0),
        .text(2, message, 0, 1),
        .text(3, "evil \u{1B}[31m\u{7}\u{9B}", 0, 2),
        .field(4, 0, 3, columns: 20, in: scene),
        .button(10, "Press", 0, 4, in: scene),
        .scroll(
            20, 0, 6, columns: 20, rows: 4, contentRows: 50, in: scene,
            (0..<50).map { .text(100 + $0, "line \($0)", 0, $0) }),
    ]
}
scene.respond = { [unowned scene] event in
    switch event {
    case .activate:
        change(scene, "pressed")
    case .key(let stroke):
        switch stroke.character {
        case "p":
            print("printed by the program")
            change(scene, "has printed")
        case "P":
            for number in 0..<100_000 { print("one of very many lines, number \(number)") }
            print("the last line")
            change(scene, "has printed much")
        case "e": FileHandle.standardError.write(Data("complained by the program\n".utf8))
        case "f": fatalError("asked for")
        case "s": kill(getpid(), SIGSEGV)
        case "a": abort()
        case "o": change(scene, "\(recurse(1))")
        case "x": exit(7)
        case "b":
            change(scene, "busy")
            while true {}
        case "t":
            Task {
                try await Task.sleep(for: .milliseconds(30))
                change(scene, "task has run")
            }
        case "i":
            _ = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in
                MainActor.assumeIsolated { change(scene, "timer has fired") }
            }
        default: return false
        }
    default:
        return false
    }
    return true
}

let program = ScriptedProgram(scene)
if CommandLine.arguments.contains("--text") {
    Task { change(scene, "task before printing") }
    TextHost.run(program)
}
TerminalHost.run(program)
