#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A field for one line of text.
    @MainActor
    final class TextFieldItem: ItemNode {
        private let style: TextFieldContent.Style
        private let isSecure: Bool
        private let field: Widget
        /// The part that is typed into.
        private let text: Widget
        private var isWriting = false
        private var composition: Composition!
        private var shownFont: DisplayFont?

        init(_ item: DisplayItem, _ content: TextFieldContent, in window: DesktopWindow) {
            style = content.style
            isSecure = content.isSecure
            field = Self.makeEntry(style)
            text = Widget(gtk_editable_get_delegate(field.opaque)) ?? field
            super.init(item, in: window, role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
            gtk_editable_set_width_chars(field.opaque, 0)
            if isSecure {
                gtk_entry_set_visibility(field.of(), 0)
                gtk_entry_set_input_purpose(field.of(), GTK_INPUT_PURPOSE_PASSWORD)
            }
            g_object_ref_sink(field)
            connect(field, "changed") { [weak self] _ in self?.wasEdited() }
            connect(field, "activate") { [weak self] _ in
                guard let self else { return }
                if !self.window.send(.submit(self.id)) { self.window.keys.offer(KeyStroke("\r")) }
            }
            composition = Composition(in: text) { [weak self] in self?.writeLater() }
        }

        /// Without a border it is an entry too: the toolkit tells assistive technology of no other.
        static func makeEntry(_ style: TextFieldContent.Style) -> Widget {
            let entry = gtk_entry_new()!
            if style == .plain { entry.addClass("plain") }
            return entry
        }

        override var widget: Widget { field }
        override var focusWidget: Widget? { field }

        override func canShow(_ content: DisplayItem.Content) -> Bool {
            guard case .control(let control) = content, case .textField(let field) = control.kind else { return false }
            return field.style == style && field.isSecure == isSecure && !field.isMultiline
        }

        private var content: TextFieldContent? {
            if case .control(let control) = item.content, case .textField(let field) = control.kind {
                field
            } else {
                nil
            }
        }

        override func show() {
            guard case .control(let control) = item.content, let content else { return }
            gtk_widget_set_sensitive(field, control.isEnabled ? 1 : 0)
            gtk_entry_set_placeholder_text(field.of(), content.prompt)
            let alignment: Float =
                switch content.alignment {
                case .leading: 0
                case .center: 0.5
                case .trailing: 1
                }
            gtk_editable_set_alignment(field.opaque, alignment)
            if content.font != shownFont {
                shownFont = content.font
                let attributes = pango_attr_list_new()
                pango_attr_list_insert(attributes, pango_attr_font_desc_new(window.fonts.description(content.font)))
                gtk_entry_set_attributes(field.of(), attributes)
                pango_attr_list_unref(attributes)
            }
            writeLater()
        }

        override func fontsChanged() {
            shownFont = nil
            super.fontsChanged()
        }

        // MARK: The text

        private var shown: String { String(cString: gtk_editable_get_text(field.opaque)) }

        private func wasEdited() {
            guard !isWriting else { return }
            let shown = shown
            if shown != content?.text.withoutNUL { window.send(.edit(id, shown)) }
        }

        /// Writing while the toolkit is still busy with a key would disturb it.
        private func writeLater() {
            guard content?.text.withoutNUL != shown else { return }
            window.writings.add(self)
        }

        override func discard() {
            super.discard()
            // Only now: what is composed ends when the field goes.
            window.writings.remove(self)
            g_object_unref(field)
        }
    }

    extension TextFieldItem: NativeWriting {
        func write() {
            guard !composition.isUnderWay, let new = content?.text.withoutNUL,
                let change = TextDifference(from: shown, to: new)
            else {
                return
            }
            let cursor = change.moved(Int(gtk_editable_get_position(field.opaque)))
            isWriting = true
            defer { isWriting = false }
            gtk_editable_delete_text(field.opaque, Int32(change.range.lowerBound), Int32(change.range.upperBound))
            if !change.replacement.isEmpty {
                var place = Int32(change.range.lowerBound)
                gtk_editable_insert_text(
                    field.opaque, change.replacement, Int32(change.replacement.utf8.count), &place)
            }
            gtk_editable_set_position(field.opaque, Int32(cursor))
        }
    }
#endif
