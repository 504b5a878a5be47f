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
#endif
