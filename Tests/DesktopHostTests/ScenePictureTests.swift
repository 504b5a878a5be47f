#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation
    import Testing

    @testable import DesktopHost

    /// What is drawn needs no display; where these tests have none, they hold for that.
    @MainActor @Suite(.serialized)
    struct ScenePictureTests {
        private static let red = DisplayColor(red: 1, green: 0, blue: 0)

        private func item(_ id: Int, _ frame: CGRect, _ content: DisplayItem.Content) -> DisplayItem {
            DisplayItem(id: ItemID(rawValue: id), frame: frame, content: content)
        }

        private func rectangle(_ id: Int, _ frame: CGRect) -> DisplayItem {
            let path = DisplayPath.rectangle(CGRect(origin: .zero, size: frame.size))
            return item(id, frame, .shape(ShapeContent(path: path, fill: .color(Self.red))))
        }

        private func scene(_ items: [DisplayItem], width: CGFloat = 20, height: CGFloat = 10) -> ScriptedScene {
            let scene = ScriptedScene(
                items.map { .set($0) } + [.order(items.map(\.id), in: .root)],
                metrics: DesktopMetrics(fonts: Fonts(named: nil)))
            scene.size = CGSize(width: width, height: height)
            return scene
        }

        @Test func `a picture has the scene's size times the scale, and is drawn where the items are`() throws {
            let picture = ScenePicture(scene([rectangle(1, CGRect(x: 5, y: 2, width: 10, height: 6))]))
            for scale in [1, 2] {
                let pixels = try Pixels(picture.png(scale: CGFloat(scale)))
                #expect(pixels.width == 20 * scale && pixels.height == 10 * scale)
                #expect(pixels[5 * scale, 2 * scale] == 0xFFFF_0000)
                #expect(pixels[15 * scale - 1, 8 * scale - 1] == 0xFFFF_0000)
                #expect(pixels[5 * scale - 1, 2 * scale] == 0)
                #expect(pixels[15 * scale, 8 * scale - 1] == 0)
            }
            #expect(try Pixels(picture.png(ground: .black))[0, 0] == 0xFF00_0000)
        }

        @Test func `a changed scene is another picture`() throws {
            let scene = scene([rectangle(1, CGRect(x: 0, y: 0, width: 4, height: 4))])
            let picture = ScenePicture(scene)
            _ = try picture.png()
            scene.change([.place(ItemID(rawValue: 1), CGRect(x: 10, y: 0, width: 4, height: 4))])
            let pixels = try Pixels(picture.png())
            #expect(pixels[1, 1] == 0 && pixels[11, 1] == 0xFFFF_0000)
        }

        @Test func `groups fade and clip, and what is scrolled is moved`() throws {
            let whole = CGRect(x: 0, y: 0, width: 80, height: 80)
            var faded = GroupEffects()
            faded.opacity = 0.5
            faded.clip = .rectangle(CGRect(x: 0, y: 0, width: 40, height: 80))
            let scroll = ScrollContent(
                scrollsHorizontally: false, scrollsVertically: true, contentSize: CGSize(width: 80, height: 800),
                offset: CGPoint(x: 0, y: 360))
            let items = [
                item(1, whole, .group(faded)), item(2, whole.offsetBy(dx: 80, dy: 0), .scroll(scroll)),
                rectangle(3, whole), rectangle(4, CGRect(x: 0, y: 400, width: 80, height: 400)),
            ]
            let scene = ScriptedScene(
                items.map { .set($0) } + [
                    .order([ItemID(rawValue: 1), ItemID(rawValue: 2)], in: .root),
                    .order([ItemID(rawValue: 3)], in: ItemID(rawValue: 1)),
                    .order([ItemID(rawValue: 4)], in: ItemID(rawValue: 2)),
                ], metrics: DesktopMetrics(fonts: Fonts(named: nil)))
            scene.size = CGSize(width: 160, height: 80)
            let pixels = try Pixels(ScenePicture(scene).png())
            #expect((0x7E...0x81).contains(pixels[20, 40] >> 24))
            #expect(pixels[60, 40] == 0)
            #expect(pixels[120, 20] == 0)
            #expect(pixels[120, 60] == 0xFFFF_0000)
        }

        @Test func `the same scene in the same font is the same picture to the byte`() throws {
            func picture() throws -> Data {
                let metrics = DesktopMetrics(fonts: Fonts(named: "Inter 11"))
                let run = TextRun(
                    "Ada Lovelace", font: DisplayFont(size: 14),
                    color: DisplayColor(red: 0, green: 0, blue: 0, role: .primary))
                let layout = metrics.layOut(TextSource(runs: [run]), width: nil, height: nil)
                let symbol = SymbolContent(name: "star.circle.fill", font: DisplayFont(size: 14), color: Self.red)
                let items = [
                    item(1, CGRect(origin: CGPoint(x: 4, y: 4), size: layout.size), .text(layout)),
                    item(2, CGRect(x: 4, y: 30, width: 20, height: 20), .symbol(symbol)),
                ]
                return try ScenePicture(scene(items, width: 120, height: 60), look: PictureLook(font: "Inter 11")).png(
                    scale: 2)
            }
            let first = try picture()
            #expect(try picture() == first)
            let pixels = try Pixels(first)
            #expect(pixels.inked(in: 0..<240, 0..<50) > 100, "the text")
            #expect(pixels.inked(in: 0..<60, 60..<100) > 100, "the symbol")
        }

        @Test func `a picture of no size or too large a one is an error`() throws {
            #expect(throws: ScenePictureError.size(width: 0, height: 10)) {
                try ScenePicture(scene([], width: 0)).png()
            }
            #expect(throws: ScenePictureError.size(width: 40_000, height: 20_000)) {
                try ScenePicture(scene([])).png(scale: 2000)
            }
        }

        private var button: ScriptedScene {
            let content = ToggleContent(
                isOn: true, style: .switch, indicator: CGRect(x: 0, y: 0, width: 48, height: 26))
            return scene(
                [
                    item(
                        1, CGRect(x: 6, y: 7, width: 48, height: 26), .control(Control(kind: .toggle(content))))
                ], width: 60, height: 40)
        }

        @Test(.enabled(if: TestDisplay.isThere, "There is no display."))
        func `native widgets are drawn where there is a display, again and again`() throws {
            let first = try ScenePicture(button).png()
            let pixels = try Pixels(first)
            #expect(pixels.inked(in: 6..<54, 7..<33) > 900)
            #expect(pixels.inked(in: 0..<60, 0..<5) == 0)
            for _ in 0..<3 { #expect(try ScenePicture(button).png() == first) }
        }

        @Test(.disabled(if: TestDisplay.isThere, "There is a display."))
        func `native widgets are an error where there is no display`() {
            #expect(throws: ScenePictureError.needsDisplay("a control")) { try ScenePicture(button).png() }
        }
    }

    /// The pixels of a PNG file.
    struct Pixels {
        private let bitmap: Bitmap

        init(_ data: Data) throws {
            guard let bitmap = Bitmap(png: data) else { throw CocoaError(.fileReadCorruptFile) }
            self.bitmap = bitmap
        }

        var width: Int { bitmap.width }
        var height: Int { bitmap.height }

        /// Alpha, red, green, blue; premultiplied.
        subscript(x: Int, y: Int) -> UInt32 { bitmap.pixels[y * width + x] }

        /// How many pixels are not quite see-through.
        func inked(in columns: Range<Int>, _ rows: Range<Int>) -> Int {
            rows.reduce(0) { sum, y in sum + columns.count { self[$0, y] >> 24 > 0 } }
        }
    }
#endif
