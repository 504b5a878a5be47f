#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A text of several lines that the user edits: a text editor, or a field that grows.
    @MainActor
    final class TextAreaItem: ItemNode {
        /// Of a field; nil: an editor.
        private let style: TextFieldContent.Style?
        private let view: Widget
        private let frame: Widget
        private let buffer: OpaquePointer
        private var isWriting = false
        private var composition: Composition!
        private var fontStyle: String?

        init(_ item: DisplayItem, in window: DesktopWindow, style: TextFieldContent.Style?) {
            self.style = style
            view = gtk_text_view_new()
            buffer = OpaquePointer(gtk_text_view_get_buffer(view.of()))
            frame = gtk_scrolled_window_new()
            super.init(item, in: window, role: GTK_ACCESSIBLE_ROLE_GROUP)
            gtk_text_view_set_wrap_mode(view.of(), GTK_WRAP_WORD_CHAR)
            gtk_text_view_set_accepts_tab(view.of(), 0)
            gtk_scrolled_window_set_child(frame.opaque, view)
            if style != nil {
                gtk_scrolled_window_set_policy(frame.opaque, GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL)
            } else {
                gtk_scrolled_window_set_policy(frame.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
            }
            frame.addClass("text-area")
            if style != .plain { frame.addClass("boxed") }
            Overshoot.endsWithPlace(of: frame)
            add(part: frame)
            connect(buffer, "changed") { [weak self] _ in self?.wasEdited() }
            composition = Composition(in: view) { [weak self] in self?.writeLater() }
            if style != nil { submitByReturn() }
        }

        /// Return sends a field off, Shift and Return breaks the line.
        private func submitByReturn() {
            let keys = gtk_event_controller_key_new()!
            gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
            connect(keys, "key-pressed") { [weak self] arguments in
                guard let self, arguments.uint(0) == UInt32(GDK_KEY_Return),
                    arguments.flags(2) & GDK_SHIFT_MASK.rawValue == 0
                else { return arguments.answer(false) }
                arguments.answer(self.window.send(.submit(self.id)) || self.window.keys.offer(KeyStroke("\r")))
            }
            gtk_widget_add_controller(view, keys)
        }

        override var focusWidget: Widget? { view }

        /// Around the text.
        private var room: ControlMetrics {
            window.metrics.metrics(of: style.map { .textField($0) } ?? .textEditor)
        }

        override func canShow(_ content: DisplayItem.Content) -> Bool {
            guard case .control(let control) = content else { return false }
            switch control.kind {
            case .textEditor: return style == nil
            case .textField(let field): return field.isMultiline && field.style == style
            case .button, .toggle: return false
            }
        }

        override func show() {
            guard case .control(let control) = item.content else { return }
            gtk_widget_set_sensitive(frame, control.isEnabled ? 1 : 0)
            gtk_text_view_set_top_margin(view.of(), Int32(room.top))
            gtk_text_view_set_bottom_margin(view.of(), Int32(room.bottom))
            gtk_text_view_set_left_margin(view.of(), Int32(room.leading))
            gtk_text_view_set_right_margin(view.of(), Int32(room.trailing))
            let newStyle = font.map { FontStyles.name(of: $0, window.fonts) }
            if newStyle != fontStyle {
                if let fontStyle { gtk_widget_remove_css_class(view, fontStyle) }
                if let newStyle { view.addClass(newStyle) }
                fontStyle = newStyle
            }
            gtk_text_view_set_justification(view.of(), justification)
            writeLater()
        }

        private var justification: GtkJustification {
            guard case .control(let control) = item.content, case .textField(let field) = control.kind else {
                return GTK_JUSTIFY_LEFT
            }
            return switch field.alignment {
            case .leading: GTK_JUSTIFY_LEFT
            case .center: GTK_JUSTIFY_CENTER
            case .trailing: GTK_JUSTIFY_RIGHT
            }
        }

        override func drawOver(_ snapshot: OpaquePointer) {
            // The toolkit's view has no prompt.
            guard case .control(let control) = item.content, case .textField(let field) = control.kind,
                field.text.isEmpty, !composition.isUnderWay
            else { return }
            let prompt = TextSource(
                runs: [TextRun(field.prompt, font: field.font, color: field.color)], alignment: field.alignment)
            let width = max(bounds.width - room.leading - room.trailing, 0)
            let layout = window.metrics.layOut(prompt, width: width, height: nil)
            let ink = Palette(at: view).foreground(0.5)
            let indent =
                switch field.alignment {
                case .leading: 0.0
                case .center: (width - layout.size.width) / 2
                case .trailing: width - layout.size.width
                }
            for line in layout.lines {
                ShapedText(line.runs, fonts: window.fonts).draw(
                    at: CGPoint(x: room.leading + indent + line.frame.minX, y: room.top + line.frame.minY), ink,
                    snapshot)
            }
        }

        override var describedWidget: Widget { view }

        // MARK: The text

        private var font: DisplayFont? {
            guard case .control(let control) = item.content else { return nil }
            switch control.kind {
            case .textEditor(_, let font): return font
            case .textField(let field): return field.font
            case .button, .toggle: return nil
            }
        }

        private var text: String? {
            if case .control(let control) = item.content { control.editableText?.withoutNUL } else { nil }
        }

        var shown: String {
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_bounds(buffer.of(), &start, &end)
            guard let bytes = gtk_text_buffer_get_text(buffer.of(), &start, &end, 1) else { return "" }
            defer { g_free(bytes) }
            return String(cString: bytes)
        }

        private func wasEdited() {
            guard !isWriting else { return }
            gtk_widget_queue_draw(canvas.widget)
            let shown = shown
            if shown != text { window.send(.edit(id, shown)) }
        }

        private func writeLater() {
            guard text != shown else { return }
            window.writings.add(self)
        }

        override func discard() {
            super.discard()
            // Only now: what is composed ends when the view goes.
            window.writings.remove(self)
        }
    }

    extension TextAreaItem: NativeWriting {
        func write() {
            guard !composition.isUnderWay, let new = text, let change = TextDifference(from: shown, to: new) else {
                return
            }
            isWriting = true
            defer { isWriting = false }
            var cursor = GtkTextIter()
            gtk_text_buffer_get_iter_at_mark(buffer.of(), &cursor, gtk_text_buffer_get_insert(buffer.of()))
            let place = change.moved(Int(gtk_text_iter_get_offset(&cursor)))
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_iter_at_offset(buffer.of(), &start, Int32(change.range.lowerBound))
            gtk_text_buffer_get_iter_at_offset(buffer.of(), &end, Int32(change.range.upperBound))
            gtk_text_buffer_delete(buffer.of(), &start, &end)
            gtk_text_buffer_insert(buffer.of(), &start, change.replacement, Int32(change.replacement.utf8.count))
            gtk_text_buffer_get_iter_at_offset(buffer.of(), &cursor, Int32(place))
            gtk_text_buffer_place_cursor(buffer.of(), &cursor)
        }
    }

    extension OpaquePointer {
        func of<Other>(_ type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
            UnsafeMutablePointer(self)
        }
    }
#endif
