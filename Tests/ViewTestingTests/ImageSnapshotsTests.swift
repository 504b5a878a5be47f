#if Desktop
    import DesktopHost
    import SwiftUI
    import Testing

    @testable import ViewTesting

    nonisolated let isDisplayThere = ["WAYLAND_DISPLAY", "DISPLAY"].contains {
        ProcessInfo.processInfo.environment[$0]?.isEmpty == false
    }

    private struct OrderView: View {
        @State var isExpress = false
        @State var name = ""
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                Text(scheme == .dark ? "Order by night" : "Order").font(.title)
                TextField("Name", text: $name)
                Toggle("Express", isOn: $isExpress)
                Button("Order") {}.buttonStyle(.borderedProminent)
                    .accessibilityIdentifier("order")
            }
            .padding()
        }
    }

    @MainActor @Suite(.serialized)
    struct ImageSnapshotsTests {
        private let size = CGSize(width: 280, height: 240)

        private func bitmap(_ data: Data) throws -> Bitmap {
            try #require(Bitmap(png: data))
        }

        private func red(_ size: CGSize = CGSize(width: 96, height: 32)) -> TestScene {
            TestScene(size: size) {
                HStack(spacing: 0) {
                    Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1).frame(width: 20, height: 20)
                        .accessibilityElement().accessibilityIdentifier("red")
                    Text("A text")
                }
            }
        }

        @Test func `a picture has the scene's size times the scale, on the colour of a window`() throws {
            for (scale, scheme, ground) in [(1, .light, 0xFFFA_FAFA), (2, .dark, 0xFF24_2424)]
                as [(Int, ColorScheme, UInt32)]
            {
                let picture = try bitmap(red().pngData(scale: CGFloat(scale), colorScheme: scheme))
                #expect(picture.width == 96 * scale && picture.height == 32 * scale)
                #expect(picture.pixels[0] == ground)
                #expect(Set(picture.pixels).contains(0xFFFF_0000))
            }
        }

        @Test func `another size and another font are those of the picture alone`() throws {
            let screen = red()
            let before = screen.snapshot(.accessibilityWithFrames)
            let picture = try bitmap(screen.pngData(size: CGSize(width: 200, height: 100)))
            #expect(picture.width == 200 && picture.height == 100)
            #expect(try screen.pngData(font: "Inter 20") != screen.pngData())
            #expect(screen.snapshot(.accessibilityWithFrames) == before)
        }

        @Test func `an element's picture is its part of the window's`() throws {
            let screen = red()
            let whole = try bitmap(screen.pngData(scale: 2))
            let part = try bitmap(screen.element(id: "red").pngData(scale: 2))
            #expect(part.width == 40 && part.height == 40)
            #expect(Set(part.pixels) == [0xFFFF_0000])
            #expect(whole.pixels.count { $0 == 0xFFFF_0000 } == part.pixels.count)
        }

        @Test func `what is out of view or gone has no picture`() throws {
            let screen = TestScene(columns: 20, rows: 4) {
                ScrollView { VStack { ForEach(0..<40) { Text("Text \($0)") } } }
            }
            #expect(throws: TestSceneError.self) { try screen.text("Text 30").pngData() }
            let error = #expect(throws: TestSceneError.self) { try screen.text("Text 3").pngData(size: screen.cell) }
            #expect(
                error?.message == """
                    Can't take a picture of the text "Text 3": it is outside of what the window shows, which has 8 × 16 \
                    points.
                    """)
            try screen.scroll(toText: "Text 30")
            #expect(try screen.text("Text 30").pngData().count > 0)
            screen.close()
            #expect(throws: TestSceneError.self) { try screen.pngData() }
        }

        @Test func `a font that isn't installed is an error, and so is a picture too large`() {
            #expect(throws: ScenePictureError.font("Unheard Of 11")) { try red().pngData(font: "Unheard Of 11") }
            #expect(throws: ScenePictureError.size(width: 96_000, height: 32_000)) { try red().pngData(scale: 1000) }
        }

        @Test(.enabled(if: isDisplayThere, "There is no display."))
        func `what was typed, toggled and tapped is what the picture shows`() throws {
            let screen = TestScene(size: size) { OrderView() }
            let first = try screen.pngData()
            try screen.textField("Name").type("Ada")
            try screen.toggle("Express").toggle()
            let second = try screen.pngData()
            #expect(second != first)
            #expect(try screen.pngData() == second)
            let fresh = TestScene(size: size) { OrderView(isExpress: true, name: "Ada") }
            #expect(try fresh.pngData() == second)
            try screen.textField("Name").clear()
            try screen.toggle("Express").toggle()
            #expect(try screen.pngData() == first)
        }

        @Test(.enabled(if: isDisplayThere, "There is no display."))
        func `a bar has the height of the toolkit's`() throws {
            let screen = TestScene(size: size) {
                NavigationStack {
                    Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1).navigationTitle("Title")
                }
            }
            let picture = try bitmap(screen.pngData())
            let first = try #require(picture.pixels.firstIndex(of: 0xFFFF_0000)) / picture.width
            #expect(first > 60)
        }

        @Test(.enabled(if: isDisplayThere, "There is no display."))
        func `a dark picture leaves the scene light`() throws {
            let screen = TestScene(size: size) { OrderView() }
            let light = try screen.pngData()
            let dark = try bitmap(screen.pngData(colorScheme: .dark))
            #expect(dark.pixels[0] == 0xFF24_2424)
            #expect(screen.texts.contains("Order") && !screen.texts.contains("Order by night"))
            #expect(try screen.pngData() == light)
        }

        @Test(.enabled(if: isDisplayThere, "There is no display."))
        func `a picture changes nothing of what a test sees afterwards`() throws {
            let screen = TestScene(size: size) { OrderView() }
            try screen.textField("Name").type("Ada")
            screen.resetCounts()
            let (before, text) = (screen.snapshot(.accessibilityWithFrames), screen.text)
            _ = try screen.pngData(colorScheme: .dark)
            #expect(screen.snapshot(.accessibilityWithFrames) == before && screen.text == text)
            #expect(screen.bodyRuns == [] && screen.bodyCount(of: OrderView.self) == 0)
        }

        @Test(.disabled(if: isDisplayThere, "There is a display."))
        func `controls are an error where there is no display`() {
            let screen = TestScene(size: size) { OrderView() }
            let error = #expect(throws: ScenePictureError.self) { try screen.pngData() }
            #expect(error == .needsDisplay("a control"))
            #expect(screen.texts.contains("Order"))
        }
    }

    extension TestScene {
        fileprivate var cell: CGSize { CGSize(width: 8, height: 16) }
    }
#endif
