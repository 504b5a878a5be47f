#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation
    import Testing

    @testable import DesktopHost

    /// What is composed here is a character by its number, which every keyboard can do: Ctrl+Shift+U.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isThere))
    struct CompositionTests {
        enum Kind: CaseIterable {
            case bordered, plain, editor
        }

        private func item(_ id: Int, _ text: String, _ kind: Kind = .bordered, isFocused: Bool = false) -> DisplayItem {
            let ink = DisplayColor(red: 0, green: 0, blue: 0, role: .primary)
            let font = DisplayFont(size: 14)
            let native: Control.Kind =
                switch kind {
                case .bordered, .plain:
                    .textField(
                        TextFieldContent(
                            text: text, prompt: "Name", style: kind == .plain ? .plain : .roundedBorder, font: font,
                            color: ink))
                case .editor: .textEditor(text: text, font: font)
                }
            return DisplayItem(
                id: ItemID(rawValue: id), frame: CGRect(x: 20, y: 100 * id - 80, width: 200, height: 80),
                content: .control(Control(kind: native, isFocused: isFocused)))
        }

        private func order(_ ids: Int...) -> DisplayChange {
            .order(ids.map { ItemID(rawValue: $0) }, in: .root)
        }

        private func text(of node: ItemNode) -> String {
            (node as? TextAreaItem)?.shown ?? String(cString: gtk_editable_get_text(node.focusWidget!.opaque))
        }

        /// Types Ctrl+Shift+U, as if it came from the keyboard.
        private func compose(in window: DesktopWindow, _ node: ItemNode) throws {
            let text: Widget
            if node is TextFieldItem {
                text = gtk_editable_get_delegate(node.widget.opaque).map { Widget($0) } ?? node.widget
                // What the focus has selected would go first, and that ends a composition at once.
                gtk_editable_set_position(node.widget.opaque, -1)
            } else {
                text = try #require(node.focusWidget)
            }
            let context = try #require(Composition.context(of: text))
            let display = gtk_widget_get_display(window.widget)
            var keys: UnsafeMutablePointer<GdkKeymapKey>?
            var count: Int32 = 0
            try #require(gdk_display_map_keyval(display, UInt32(GDK_KEY_u), &keys, &count) != 0)
            defer { g_free(keys) }
            let key = try #require(keys).pointee
            try #require(
                gtk_im_context_filter_key(
                    context, 1, gtk_native_get_surface(window.widget.opaque),
                    gdk_seat_get_keyboard(gdk_display_get_default_seat(display)), 0, key.keycode,
                    GdkModifierType(rawValue: GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue), key.group) != 0)
        }

        @Test(arguments: Kind.allCases)
        func `a text that goes and comes back while something is composed in it is as it was`(_ kind: Kind) throws {
            let (window, scene) = try DesktopWindow.showing([.set(item(1, "ab", kind, isFocused: true)), order(1)])
            let node = try #require(window.nodes[ItemID(rawValue: 1)])
            try compose(in: window, node)
            scene.change([order()])
            TestDisplay.settle()
            scene.change([order(1), .set(item(1, "xyz", kind, isFocused: true))])
            TestDisplay.settle()
            #expect(text(of: node) == "xyz")
        }

        @Test(arguments: Kind.allCases)
        func `what the program writes waits for what is composed, and shows when the focus goes`(_ kind: Kind) throws {
            let (window, scene) = try DesktopWindow.showing([
                .set(item(1, "ab", kind, isFocused: true)), .set(item(2, "")), order(1, 2),
            ])
            let node = try #require(window.nodes[ItemID(rawValue: 1)])
            try compose(in: window, node)
            scene.change([.set(item(1, "xyz", kind, isFocused: true))])
            TestDisplay.settle()
            #expect(text(of: node) == "ab")
            // First by the program, in an update pass.
            scene.change([.set(item(1, "xyz", kind)), .set(item(2, "", isFocused: true))])
            TestDisplay.settle()
            #expect(text(of: node) == "xyz")
            #expect(window.focusedNode?.id.rawValue == 2)
        }

        @Test(arguments: Kind.allCases)
        func `a text that is gone for good while something is composed in it is left alone`(_ kind: Kind) throws {
            let (window, scene) = try DesktopWindow.showing([.set(item(1, "ab", kind, isFocused: true)), order(1)])
            let node = try #require(window.nodes[ItemID(rawValue: 1)])
            let native = try #require(node.focusWidget)
            g_object_ref(native)
            defer { g_object_unref(native) }
            try compose(in: window, node)
            scene.change([.set(item(1, "xyz", kind)), .remove(ItemID(rawValue: 1)), order()])
            TestDisplay.settle()
            #expect(text(of: node) == "ab")
        }
    }
#endif
