import Foundation

/// Who shows the program.
enum HostChoice: String, CaseIterable {
    case desktop, terminal, text

    /// What the environment asks for, or else what there is: a display, a terminal, and where there is neither, the first
    /// screen is printed as text.
    ///
    /// - Parameter tell: Is handed what the user has to know of a choice that can't be followed.
    @MainActor
    init(environment: [String: String], display: Display, hasTerminal: Bool, tell: (String) -> Void) {
        let other: HostChoice = hasTerminal ? .terminal : .text
        let name = environment["ORIEL_HOST"] ?? ""
        let asked = HostChoice(rawValue: name)
        if let asked, asked != .desktop {
            self = asked
            return
        }
        if !name.isEmpty, asked == nil {
            let names = HostChoice.allCases.map(\.rawValue).joined(separator: ", ")
            tell("ORIEL_HOST=\(name) is none of \(names). It is shown as without it.")
        }
        switch display {
        case .notBuiltIn:
            if asked == .desktop {
                tell(
                    """
                    ORIEL_HOST=desktop: this program has no desktop host; the package's trait Desktop builds it in. It is \
                    shown as with ORIEL_HOST=\(other.rawValue).
                    """)
            }
        case .none:
            if asked == .desktop {
                tell(
                    """
                    ORIEL_HOST=desktop: neither WAYLAND_DISPLAY nor DISPLAY names a display. It is shown as with \
                    ORIEL_HOST=\(other.rawValue).
                    """)
            }
        case .named(let name, let open):
            if open() {
                self = .desktop
                return
            }
            tell("The display \(name) can't be opened. The program is shown as with ORIEL_HOST=\(other.rawValue).")
        }
        self = other
    }
}

/// The display of a desktop, as far as the environment tells.
enum Display {
    /// The program is built without the desktop host.
    case notBuiltIn
    case none
    case named(String, open: @MainActor () -> Bool)

    init(environment: [String: String], open: @escaping @MainActor () -> Bool) {
        let names = ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { environment[$0] }.filter { !$0.isEmpty }
        self = names.first.map { .named($0, open: open) } ?? .none
    }
}
