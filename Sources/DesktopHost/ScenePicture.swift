#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// A scene drawn into a picture instead of a window.
    ///
    /// Where there is a display, the picture has all that a window would show, native widgets among it; no window appears.
    /// Where there is none, texts, shapes, symbols and pictures are drawn, and a scene that has controls, rows or bars is an
    /// error.
    ///
    /// The same scene in the same look, drawn by the same libraries, is the same picture to the byte.
    @MainActor
    public final class ScenePicture {
        private let scene: any DisplayScene
        private let drawer: any Drawer
        private let look: PictureLook?
        /// What the scene is measured by.
        public let metrics: any Metrics

        /// - Parameters:
        ///   - scene: Is shown nowhere else, since its changes are told once.
        ///   - look: nil: the user's; light, in a font for screens, where there is no display.
        public init(_ scene: any DisplayScene, look: PictureLook? = nil) {
            self.scene = scene
            self.look = look
            if DesktopHost.open() {
                look?.hold()
                let drawer = NativeDrawer(scene, font: look?.font)
                (self.drawer, metrics) = (drawer, drawer.metrics)
                scene.isDark = DesktopWindow.isDark
            } else {
                let drawer = PlainDrawer(font: look?.font, isDark: look?.isDark ?? false)
                (self.drawer, metrics) = (drawer, drawer.metrics)
                scene.isDark = look?.isDark ?? false
            }
            scene.metrics = metrics
        }

        isolated deinit {
            drawer.close()
            if look != nil { PictureLook.releaseColors() }
        }

        /// What is where nothing is drawn.
        public enum Ground: Hashable, Sendable {
            case clear, black
            /// The colour of windows.
            case window
        }

        /// Has the scene updated and measured, so that frames of its items are those in the picture.
        public func update() throws(ScenePictureError) {
            if let look {
                guard look.isFontInstalled else { throw .font(look.font) }
                look.hold()
            }
            for _ in 0..<8 {
                drawer.apply(scene.update())
                if !scene.needsUpdate { break }
            }
        }

        /// The scene as it is now, as a PNG file.
        ///
        /// - Parameters:
        ///   - part: Of the scene, in points; nil: all of it.
        ///   - scale: Pixels for each point.
        public func png(
            of part: CGRect? = nil, scale: CGFloat = 1, ground: Ground = .clear
        ) throws(ScenePictureError) -> Data {
            try update()
            let size = scene.size
            let part = part ?? CGRect(origin: .zero, size: size)
            let (width, height) = ((part.width * scale).rounded(.up), (part.height * scale).rounded(.up))
            let possible = 1...CGFloat(32_767)
            guard possible.contains(width), possible.contains(height) else {
                throw .size(width: width, height: height)
            }
            let node = try drawer.node(size: size, scale: Int32(min(max(scale.rounded(.up), 1), 8)))
            defer { if let node { gsk_render_node_unref(node) } }
            let color: GdkRGBA? =
                switch ground {
                case .clear: nil
                case .black: GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
                case .window: drawer.windowColor
                }
            guard
                let data = Self.file(
                    of: node, width: width, height: height, scale: scale, corner: part.origin, ground: color)
            else {
                throw .size(width: width, height: height)
            }
            return data
        }

        /// nil: the library for drawing doesn't manage it.
        static func file(
            of node: OpaquePointer?, width: CGFloat, height: CGFloat, scale: CGFloat = 1, corner: CGPoint = .zero,
            ground: GdkRGBA? = nil
        ) -> Data? {
            let format = ground == nil ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
            let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
            defer { cairo_surface_destroy(surface) }
            let cairo = cairo_create(surface)!
            if var ground {
                gdk_cairo_set_source_rgba(cairo, &ground)
                cairo_paint(cairo)
            }
            cairo_scale(cairo, scale, scale)
            cairo_translate(cairo, -corner.x, -corner.y)
            if let node { gsk_render_node_draw(node, cairo) }
            let status = cairo_status(cairo)
            cairo_destroy(cairo)
            return status == CAIRO_STATUS_SUCCESS ? surface.flatMap(Bitmap.encoded) : nil
        }
    }

    /// Why there is no picture of a scene.
    public enum ScenePictureError: Error, Equatable, CustomStringConvertible {
        /// The picture would have no pixels, or more than can be drawn.
        case size(width: CGFloat, height: CGFloat)
        /// There is something in the scene that the toolkit draws, which takes a display.
        case needsDisplay(String)
        /// The font of the look is not installed, and another in its place would make another picture.
        case font(String)

        public var description: String {
            switch self {
            case .size(let width, let height):
                "A picture can't have \(width) × \(height) pixels: each side has 1 to 32767."
            case .needsDisplay(let what):
                """
                A picture of \(what) takes a display, since the toolkit draws it: set DISPLAY or WAYLAND_DISPLAY, or run \
                it with xvfb-run.
                """
            case .font(let name):
                """
                The font “\(name)” is not installed. Install it (Inter is in Debian's package fonts-inter), or ask for \
                another one, with its size.
                """
            }
        }
    }

    /// Who draws a scene for a picture.
    @MainActor
    private protocol Drawer {
        var windowColor: GdkRGBA { get }
        func apply(_ changes: [DisplayChange])
        /// nil: nothing is drawn.
        func node(size: CGSize, scale: Int32) throws(ScenePictureError) -> OpaquePointer?
        func close()
    }

    /// Native widgets in a window that is never shown.
    @MainActor
    private final class NativeDrawer: Drawer {
        private let window: DesktopWindow

        init(_ scene: any DisplayScene, font: String?) {
            adw_init()
            StyleSheet.install()
            window = DesktopWindow(scene, size: scene.size, application: nil, font: font)
        }

        var metrics: DesktopMetrics { window.metrics }

        var windowColor: GdkRGBA { Palette(at: window.widget).windowColor }

        func apply(_ changes: [DisplayChange]) {
            window.show(changes)
        }

        func node(size: CGSize, scale: Int32) -> OpaquePointer? {
            window.drawUnseen(size: size, scale: scale)
        }

        func close() {
            window.discardUnseen()
        }
    }

    /// What is drawn by us, from the display list.
    @MainActor
    private final class PlainDrawer: Drawer {
        let metrics: DesktopMetrics
        private var list = DisplayList()
        private var symbols: Symbols
        private let palette: Palette
        private var pictures: [URL: PictureFile] = [:]

        var windowColor: GdkRGBA { palette.windowColor }

        init(font: String?, isDark: Bool) {
            palette = isDark ? .dark : .light
            let fonts = Fonts(named: font)
            metrics = DesktopMetrics(fonts: fonts)
            symbols = Symbols(for: nil, fonts: fonts)
        }

        func apply(_ changes: [DisplayChange]) {
            list.apply(changes)
        }

        func close() {}

        func node(size: CGSize, scale: Int32) throws(ScenePictureError) -> OpaquePointer? {
            if scale != symbols.scale { symbols = Symbols(for: nil, fonts: metrics.fonts, scale: scale) }
            let snapshot = gtk_snapshot_new()!
            do {
                for child in list.children(of: .root) { try draw(child, snapshot) }
            } catch {
                if let node = gtk_snapshot_free_to_node(snapshot) { gsk_render_node_unref(node) }
                throw error
            }
            return gtk_snapshot_free_to_node(snapshot)
        }

        private func draw(_ id: ItemID, _ snapshot: OpaquePointer) throws(ScenePictureError) {
            guard let item = list[id] else { return }
            gtk_snapshot_save(snapshot)
            defer { gtk_snapshot_restore(snapshot) }
            var corner = item.frame.origin.graphene
            gtk_snapshot_translate(snapshot, &corner)
            let bounds = CGRect(origin: .zero, size: item.frame.size)
            switch item.content {
            case .group(let effects):
                if effects.opacity < 1 { gtk_snapshot_push_opacity(snapshot, effects.opacity) }
                defer { if effects.opacity < 1 { gtk_snapshot_pop(snapshot) } }
                guard let clip = effects.clip else { return try drawChildren(of: id, snapshot) }
                var outline = clip.clip
                gtk_snapshot_push_rounded_clip(snapshot, &outline)
                defer { gtk_snapshot_pop(snapshot) }
                try drawChildren(of: id, snapshot)
            case .scroll(let scroll):
                var window = bounds.graphene
                gtk_snapshot_push_clip(snapshot, &window)
                defer { gtk_snapshot_pop(snapshot) }
                var offset = CGPoint(x: -scroll.offset.x, y: -scroll.offset.y).graphene
                gtk_snapshot_translate(snapshot, &offset)
                try drawChildren(of: id, snapshot)
            case .text(let layout): draw(layout, snapshot)
            case .shape(let shape): shape.draw(palette, snapshot)
            case .symbol(let symbol):
                symbols.draw(symbol.name, in: bounds, palette.ink(symbol.color), snapshot)
            case .picture(let picture): draw(picture, in: bounds, snapshot)
            case .divider:
                var (color, area) = (palette.foreground(0.15), bounds.graphene)
                gtk_snapshot_append_color(snapshot, &color, &area)
            case .control: throw .needsDisplay("a control")
            case .row: throw .needsDisplay("a row of a list")
            case .navigationBar: throw .needsDisplay("a navigation bar")
            }
        }

        private func drawChildren(of id: ItemID, _ snapshot: OpaquePointer) throws(ScenePictureError) {
            for child in list.children(of: id) { try draw(child, snapshot) }
        }

        private func draw(_ layout: TextLayout, _ snapshot: OpaquePointer) {
            for line in layout.lines {
                let text = ShapedText(line.runs, fonts: metrics.fonts, palette: palette)
                text.draw(at: line.frame.origin, palette.foreground, snapshot)
                for symbol in text.placedSymbols(at: line.frame.origin) {
                    symbols.draw(symbol.name, in: symbol.frame, palette.ink(symbol.color), snapshot)
                }
            }
        }

        private func draw(_ picture: PictureContent, in bounds: CGRect, _ snapshot: OpaquePointer) {
            let file = picture.file.map { url in
                if let known = pictures[url] { return known }
                let file = PictureFile(url)
                pictures[url] = file
                return file
            }
            picture.draw(file, in: bounds, fonts: metrics.fonts, palette, snapshot)
        }
    }
#endif
