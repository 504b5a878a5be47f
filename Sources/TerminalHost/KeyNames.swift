import DisplayList

extension KeyStroke {
    /// nil: SwiftUI has no name for the key.
    init?(_ press: KeyPress) {
        let character: Character
        switch press.key {
        case .character(let typed): character = typed
        case .enter: character = "\r"
        case .tab: character = "\t"
        case .backspace: character = "\u{8}"
        case .delete: character = "\u{F728}"
        case .escape: character = "\u{1B}"
        case .up: character = "\u{F700}"
        case .down: character = "\u{F701}"
        case .left: character = "\u{F702}"
        case .right: character = "\u{F703}"
        case .home: character = "\u{F729}"
        case .end: character = "\u{F72B}"
        case .pageUp: character = "\u{F72C}"
        case .pageDown: character = "\u{F72D}"
        case .insert: return nil
        case .function(let number):
            guard let scalar = Unicode.Scalar(0xF703 + UInt32(number)) else { return nil }
            character = Character(scalar)
        }
        self.init(character, modifiers: press.modifiers)
    }
}
