#if Desktop
    import CAdwaita
    import DisplayList

    /// Hands the keys to the scene that no native widget has taken.
    @MainActor
    final class Keys {
        private unowned let window: DesktopWindow

        init(_ window: DesktopWindow) {
            self.window = window
            let controller = gtk_event_controller_key_new()!
            connect(controller, "key-pressed") { [weak self] arguments in
                arguments.answer(self?.pressed(arguments.uint(0), GdkModifierType(arguments.flags(2))) ?? false)
            }
            gtk_widget_add_controller(window.root.canvas.widget, controller)
            connectWindow()
        }

        /// What the window gets when nothing has the focus.
        private func connectWindow() {
            let controller = gtk_event_controller_key_new()!
            connect(controller, "key-pressed") { [weak self] arguments in
                guard let self, !window.hasFocusInside else { return arguments.answer(false) }
                arguments.answer(pressed(arguments.uint(0), GdkModifierType(arguments.flags(2))))
            }
            gtk_widget_add_controller(window.widget, controller)
        }

        private func pressed(_ key: UInt32, _ state: GdkModifierType) -> Bool {
            if key == UInt32(GDK_KEY_Back) { return window.goBack() }
            guard let stroke = KeyStroke(key: key, state: state) else { return false }
            if offer(stroke) { return true }
            let isPlain = stroke.modifiers.isEmpty
            switch stroke.character {
            case "\u{1B}":
                return isPlain && window.send(.back)
            case wayBack where stroke.modifiers == .alt:
                return window.goBack()
            case "\t", "\u{19}":
                return window.moveFocus(forward: !stroke.modifiers.contains(.shift))
            case "\u{8}", "\u{F728}":
                return isPlain && window.deleteRow()
            case "\r", " ":
                return isPlain && window.activateFocus()
            case "\u{F729}", "\u{F72B}", "\u{F72C}", "\u{F72D}":
                return isPlain && window.scrollScreen { $0.scroll(stroke.character) }
            default:
                if isPlain, let direction = FocusDirection(stroke.character) { return window.moveFocus(direction) }
                return window.onKey?(stroke) ?? false
            }
        }

        /// The arrow that points to where what is read begins: with Alt it is this desktop's key for back.
        private var wayBack: Character {
            gtk_widget_get_direction(window.widget) == GTK_TEXT_DIR_RTL ? "\u{F703}" : "\u{F702}"
        }

        /// False: nothing in the scene wants the key.
        @discardableResult
        func offer(_ stroke: KeyStroke) -> Bool {
            if window.send(.key(stroke)) { return true }
            // Shortcuts are declared with Command; on this desktop that is Control.
            guard stroke.modifiers.contains(.control) else { return false }
            var other = stroke
            other.modifiers.remove(.control)
            other.modifiers.insert(.command)
            return window.send(.key(other))
        }
    }

    extension FocusDirection {
        /// nil: the key is no arrow.
        fileprivate init?(_ key: Character) {
            switch key {
            case "\u{F700}": self = .up
            case "\u{F701}": self = .down
            case "\u{F702}": self = .left
            case "\u{F703}": self = .right
            default: return nil
            }
        }
    }

    extension KeyStroke {
        /// nil: SwiftUI has no name for the key.
        init?(key: UInt32, state: GdkModifierType) {
            var modifiers: Modifiers = []
            if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { modifiers.insert(.shift) }
            if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { modifiers.insert(.control) }
            if state.rawValue & GDK_ALT_MASK.rawValue != 0 { modifiers.insert(.alt) }
            if state.rawValue & GDK_SUPER_MASK.rawValue != 0 { modifiers.insert(.command) }
            if let named = Self.named[Int32(bitPattern: key)] {
                self.init(named, modifiers: modifiers)
                return
            }
            if (UInt32(GDK_KEY_F1)...UInt32(GDK_KEY_F1) + 34).contains(key) {
                guard let scalar = Unicode.Scalar(0xF704 + key - UInt32(GDK_KEY_F1)) else { return nil }
                self.init(Character(scalar), modifiers: modifiers)
                return
            }
            guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value >= 0x20 else { return nil }
            // The letter of a shortcut is that of the key, whatever Shift makes of it.
            let isShortcut = !modifiers.isDisjoint(with: [.control, .alt, .command])
            let character = Character(scalar)
            if isShortcut {
                self.init(character.lowercased().first ?? character, modifiers: modifiers)
            } else {
                // Shift is in the character already.
                self.init(character, modifiers: character.isLetter ? modifiers : modifiers.subtracting(.shift))
            }
        }

        private static let named: [Int32: Character] = [
            GDK_KEY_Return: "\r", GDK_KEY_KP_Enter: "\r", GDK_KEY_ISO_Enter: "\r", GDK_KEY_Tab: "\t",
            GDK_KEY_ISO_Left_Tab: "\t", GDK_KEY_KP_Tab: "\t", GDK_KEY_BackSpace: "\u{8}", GDK_KEY_Delete: "\u{F728}",
            GDK_KEY_KP_Delete: "\u{F728}", GDK_KEY_Escape: "\u{1B}", GDK_KEY_Up: "\u{F700}", GDK_KEY_Down: "\u{F701}",
            GDK_KEY_Left: "\u{F702}", GDK_KEY_Right: "\u{F703}", GDK_KEY_KP_Up: "\u{F700}",
            GDK_KEY_KP_Down: "\u{F701}", GDK_KEY_KP_Left: "\u{F702}", GDK_KEY_KP_Right: "\u{F703}",
            GDK_KEY_Home: "\u{F729}", GDK_KEY_End: "\u{F72B}", GDK_KEY_Page_Up: "\u{F72C}",
            GDK_KEY_Page_Down: "\u{F72D}",
        ]
    }
#endif
