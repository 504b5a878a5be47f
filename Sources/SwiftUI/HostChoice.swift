import Foundation

/// Who shows the program.
enum HostChoice: String, CaseIterable {
    case desktop, terminal, text

    /// What the environment asks for, or else what there is: a terminal, and where there is none, the first screen is
    /// printed as text.
    ///
    /// - Parameter tell: Is handed what the user has to know of a choice that can't be followed.
    init(environment: [String: String], hasTerminal: Bool, tell: (String) -> Void) {
        let available: HostChoice = hasTerminal ? .terminal : .text
        guard let name = environment["ORIEL_HOST"], !name.isEmpty else {
            self = available
            return
        }
        switch HostChoice(rawValue: name) {
        case .desktop:
            tell(
                """
                ORIEL_HOST=desktop: this program has no desktop host. It is shown as with ORIEL_HOST=\
                \(available.rawValue).
                """)
            self = available
        case let choice?:
            self = choice
        case nil:
            let names = HostChoice.allCases.map(\.rawValue).joined(separator: ", ")
            tell("ORIEL_HOST=\(name) is none of \(names). It is shown as with ORIEL_HOST=\(available.rawValue).")
            self = available
        }
    }
}
