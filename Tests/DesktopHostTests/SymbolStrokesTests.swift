#if Desktop
    import CAdwaita
    import Testing

    @testable import DesktopHost

    struct SymbolStrokesTests {
        @Test func `every drawing can be read`() {
            let drawings = SymbolNames.table.compactMapValues(\.strokes)
            #expect(drawings.count > 100)
            #expect(drawings.filter { SymbolStrokes.layers(of: $0.value)?.isEmpty != false }.keys.sorted() == [])
        }

        @Test func `layers are read with their kind and what they draw`() {
            let layers = SymbolStrokes.layers(
                of: "b M 1 2 H 3 V 4 L 5 6 7 8 Z; k O 8 8 1.5; s A 1 2 3 0 90 M 0 0 C 1 2 3 4 5 6")
            #expect(
                layers == [
                    SymbolStrokes.Layer(
                        kind: .body,
                        commands: [.move(1, 2), .line(3, 2), .line(3, 4), .line(5, 6), .line(7, 8), .close]),
                    SymbolStrokes.Layer(kind: .areaOnBody, commands: [.circle(8, 8, 1.5)]),
                    SymbolStrokes.Layer(
                        kind: .line, commands: [.arc(1, 2, 3, from: 0, to: 90), .move(0, 0), .curve(1, 2, 3, 4, 5, 6)]),
                ])
        }

        @Test func `a curve with one control ends where it says`() {
            let layers = SymbolStrokes.layers(of: "w M 0 0 Q 3 0 3 3")
            #expect(
                layers == [SymbolStrokes.Layer(kind: .wideLine, commands: [.move(0, 0), .curve(2, 0, 3, 1, 3, 3)])])
        }

        @Test(arguments: ["M 1 2", "b M 1", "b X", "bb M 1 2", "b Q 1 2 3 x", "b L", "q M 1 2", "b M 1 2; "])
        func `what is no drawing isn't read`(_ text: String) {
            #expect(SymbolStrokes.layers(of: text) == nil)
        }

        @Test(arguments: [false, true])
        @MainActor func `a filled body is an area with the lines on it left out`(_ isFilled: Bool) throws {
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 16, 16)
            let cairo = try #require(cairo_create(surface))
            SymbolStrokes.draw("b M 2 2 H 14 V 14 H 2 Z; h M 2 8 H 14", side: 16, line: 2, isFilled: isFilled, cairo)
            cairo_destroy(cairo)
            cairo_surface_flush(surface)
            let row = Int(cairo_image_surface_get_stride(surface))
            let pixels = try #require(cairo_image_surface_get_data(surface))
            #expect(pixels[4 * row + 8] == (isFilled ? 255 : 0), "between the border and the line")
            #expect(pixels[7 * row + 8] == (isFilled ? 0 : 255), "on the line")
            #expect(pixels[2 * row + 8] == 255, "on the border")
            cairo_surface_destroy(surface)
        }
    }
#endif
