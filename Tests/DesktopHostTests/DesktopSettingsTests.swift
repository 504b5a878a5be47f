#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation
    import SwiftUI
    import Testing

    @testable import DesktopHost

    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isThere))
    struct DesktopSettingsTests {
        private func fill(in window: DesktopWindow) -> DisplayColor? {
            for node in window.nodes.values {
                if case .shape(let shape) = node.item.content, case .color(let color) = shape.fill { return color }
            }
            return nil
        }

        private func height<Item: ItemNode>(_ type: Item.Type, in window: DesktopWindow) -> CGFloat? {
            window.nodes.values.lazy.compactMap { $0 as? Item }.first?.item.frame.height
        }

        @Test func `system colours are dark ones as soon as the desktop is dark`() throws {
            let style = adw_style_manager_get_default()
            adw_style_manager_set_color_scheme(style, ADW_COLOR_SCHEME_FORCE_LIGHT)
            defer { adw_style_manager_set_color_scheme(style, ADW_COLOR_SCHEME_DEFAULT) }
            let window = try DesktopWindow.showing(Color.red)
            let light = try #require(fill(in: window))
            adw_style_manager_set_color_scheme(style, ADW_COLOR_SCHEME_FORCE_DARK)
            TestDisplay.settle()
            let dark = try #require(fill(in: window))
            #expect(dark != light)
            #expect(try fill(in: DesktopWindow.showing(Color.red)) == dark)
            adw_style_manager_set_color_scheme(style, ADW_COLOR_SCHEME_FORCE_LIGHT)
            TestDisplay.settle()
            #expect(fill(in: window) == light)
        }

        @Test func `texts and fields follow the user's size of texts while they are shown`() throws {
            let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self)
            func set(dpi: Int32) {
                withValue(of: .int) { value in
                    g_value_set_int(value, dpi * 1024)
                    g_object_set_property(settings, "gtk-xft-dpi", value)
                }
                TestDisplay.settle()
            }
            set(dpi: 96)
            defer { set(dpi: 96) }
            let window = try DesktopWindow.showing(
                VStack {
                    Text("A text")
                    TextField("Field", text: .constant("typed"))
                })
            let (text, field) = (height(TextItem.self, in: window), height(TextFieldItem.self, in: window))
            set(dpi: 192)
            #expect(try #require(height(TextItem.self, in: window)) > 1.7 * text!)
            #expect(try #require(height(TextFieldItem.self, in: window)) > field!)
            set(dpi: 96)
            #expect(height(TextItem.self, in: window) == text)
            #expect(height(TextFieldItem.self, in: window) == field)
        }

        @Test(.enabled(if: TestDisplay.isX))
        func `symbols are made for the display's scale, also when it changes while they are shown`() throws {
            // No header for X has it.
            typealias SetScale = @convention(c) (OpaquePointer?, Int32) -> Void
            let address = try #require(dlsym(nil, "gdk_x11_display_set_surface_scale"))
            let setScale = unsafeBitCast(address, to: SetScale.self)
            let window = try DesktopWindow.showing(Image(systemName: "star"))
            #expect(window.symbols.scale == 1)
            setScale(gdk_display_get_default(), 2)
            defer {
                setScale(gdk_display_get_default(), 1)
                TestDisplay.settle()
            }
            TestDisplay.settle()
            #expect(window.symbols.scale == 2)
        }

        private struct Texts: View {
            @State private var text = "typed"

            var body: some View {
                NavigationStack {
                    VStack {
                        TextField("Field", text: $text)
                        TextField("Prompt", text: .constant(""), axis: .vertical)
                        Button("Button") {}
                        Toggle("Toggle", isOn: .constant(true))
                        List(0..<100) { row in
                            HStack {
                                TextField("Row", text: $text)
                                Text("Row \(row)").bold()
                            }
                        }
                    }
                    .navigationTitle("Title")
                }
            }
        }

        /// What is shown and where, and a picture of it.
        private func look(of window: DesktopWindow) throws -> (items: [String], picture: [UInt8]) {
            let items = window.nodes.values.map { "\(type(of: $0)) \($0.frameInScene) \($0.contentName ?? "")" }
            return (items.sorted(), try window.picture())
        }

        @Test func `all has another font as soon as the user has, as in a new window, and rows out of view later`()
            throws
        {
            let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self)
            let own = try TestDisplay.metrics().fonts
            func set(font: String) {
                withValue(of: .string) { value in
                    g_value_set_string(value, font)
                    g_object_set_property(settings, "gtk-font-name", value)
                }
                TestDisplay.settle()
            }
            defer { set(font: "\(own.family) 11") }
            let window = try DesktopWindow.showing(Texts())
            let former = try look(of: window)
            set(font: "Monospace 15")
            let other = try DesktopWindow.showing(Texts())
            func compare() throws {
                let (changed, new) = (try look(of: window), try look(of: other))
                #expect(Set(changed.items).symmetricDifference(new.items).sorted() == [])
                // Spelled out, the pixels would be a message of a million numbers.
                let isSame = changed.picture == new.picture
                #expect(isSame)
                #expect(changed.items.count != 1 && changed.items != former.items)
            }
            try compare()
            for window in [window, other] {
                let scroll = try #require(window.nodes.values.lazy.compactMap { $0 as? ScrollItem }.first)
                let adjustment = gtk_scrolled_window_get_vadjustment(scroll.widget.opaque)
                gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
                TestDisplay.settle()
                #expect(window.texts.contains("Row 99"))
            }
            try compare()
        }

        @Test func `an input of several lines has the font that the program asks for`() throws {
            let window = try DesktopWindow.showing(
                TextEditor(text: .constant("Some text")).font(.system(size: 31, weight: .bold, design: .serif)))
            let area = try #require(window.nodes.values.lazy.compactMap { $0 as? TextAreaItem }.first)
            let font = pango_context_get_font_description(gtk_widget_get_pango_context(area.describedWidget))
            #expect(String(cString: pango_font_description_get_family(font)) == "serif")
            #expect(pango_font_description_get_size(font) == 31 * PANGO_SCALE)
            #expect(pango_font_description_get_weight(font) == PANGO_WEIGHT_BOLD)
        }
    }

    extension DesktopWindow {
        /// The pixels of what is below the window's own bar, without the scroll bar, which fades away by and by.
        fileprivate func picture() throws -> [UInt8] {
            let (width, height) = (Int32(scene.size.width), Int32(scene.size.height))
            let paintable = gtk_widget_paintable_new(root.canvas.widget)
            defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
            let snapshot = gtk_snapshot_new()!
            gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
            let node = try #require(gtk_snapshot_free_to_node(snapshot))
            defer { gsk_render_node_unref(node) }
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width - 16, height)
            defer { cairo_surface_destroy(surface) }
            let cairo = cairo_create(surface)
            gsk_render_node_draw(node, cairo)
            cairo_destroy(cairo)
            cairo_surface_flush(surface)
            let bytes = UnsafeBufferPointer(
                start: cairo_image_surface_get_data(surface),
                count: Int(cairo_image_surface_get_stride(surface)) * Int(height))
            return Array(bytes)
        }
    }
#endif
