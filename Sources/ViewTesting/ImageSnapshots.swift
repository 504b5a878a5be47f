#if Desktop
    import DesktopHost
    import Foundation
    import SwiftUICore

    /// How a snapshot is drawn as a picture, and how near to it the screen has to be.
    ///
    /// Part of packages that are built with Oriel's trait `Desktop`.
    public struct ImageSnapshotFormat: Hashable, Sendable {
        var scale: CGFloat
        var look: PictureLook
        var size: CGSize?
        var precision: Double
        var perceptualPrecision: Double

        /// What a window shows: light, with a pixel for each point.
        public static var image: Self { image() }

        /// What a window shows.
        ///
        /// - Parameters:
        ///   - scale: Pixels for each point.
        ///   - colorScheme: Light or dark, whatever the user has.
        ///   - size: The window's in points; nil: the size of the scene.
        ///   - font: The name and size of the font of all that asks for no other. A machine that doesn't have it fails the
        ///     test, since another font makes another picture.
        ///   - precision: The share of pixels that have to match, from 0 to 1.
        ///   - perceptualPrecision: How well a pixel has to match, from 0 to 1: 1 is the same colour, and at 0.98 the eye
        ///     hardly sees a difference. It is 1 less a hundredth of the distance of the two colours in CIELAB.
        public static func image(
            scale: CGFloat = 1, colorScheme: ColorScheme = .light, size: CGSize? = nil, font: String = "Inter 11",
            precision: Double = 1, perceptualPrecision: Double = 1
        ) -> Self {
            Self(
                scale: scale, look: PictureLook(font: font, isDark: colorScheme == .dark), size: size,
                precision: precision, perceptualPrecision: perceptualPrecision)
        }
    }

    extension ElementSearching {
        /// The screen or the element as a window shows it now, as a PNG file.
        ///
        /// The scene is shown in a window for that moment and then as before: what is typed, chosen, scrolled and counted
        /// stays as it is. Bodies and effects that follow sizes or the colour scheme, such as those of a `GeometryReader`,
        /// follow there and back. Neither the keyboard focus nor a caret is drawn.
        ///
        /// Where there is no display, texts, shapes, symbols and pictures are drawn, and controls, lists and bars are an
        /// error.
        ///
        /// - Parameters:
        ///   - scale: Pixels for each point.
        ///   - colorScheme: Light or dark, whatever the user has.
        ///   - size: The window's in points; nil: the size of the scene.
        ///   - font: The name and size of the font of all that asks for no other.
        /// - Throws: A ``TestSceneError`` where the element is out of view or gone. Another error, which says why, where the
        ///   picture would have no pixels or more than 32,767 on a side, where the font is missing, and where something
        ///   takes a display and there is none.
        public func pngData(
            scale: CGFloat = 1, colorScheme: ColorScheme = .light, size: CGSize? = nil, font: String = "Inter 11",
            fileID: StaticString = #fileID, line: Int = #line
        ) throws -> Data {
            try searchedElement.png(
                .image(scale: scale, colorScheme: colorScheme, size: size, font: font),
                Caller(fileID: fileID, line: line))
        }
    }

    extension TestElement {
        func png(_ format: ImageSnapshotFormat, _ caller: Caller) throws -> Data {
            try requireExistence("take a picture of", caller)
            let outside: CGSize
            do {
                return try scene.lend {
                    let lent = LentScene(scene)
                    if let size = format.size { lent.size = size }
                    let picture = ScenePicture(lent, look: format.look)
                    try picture.update()
                    guard let part = partInView else { throw OutOfView(size: lent.size) }
                    return try picture.png(of: part, scale: format.scale, ground: .window)
                }
            } catch let error as OutOfView {
                outside = error.size
            }
            throw scene.failure(
                """
                Can't take a picture of the \(self): it is outside of what the window shows, which has \
                \(Int(outside.width)) × \(Int(outside.height)) points.
                """, caller)
        }

        /// In whole points.
        private var partInView: CGRect? {
            if isScreen { return CGRect(origin: .zero, size: scene.size) }
            let list = scene.list
            let part = ids.compactMap { scene.visibleFrame(of: $0, in: list) }.reduce(CGRect.null) { $0.union($1) }
            return part.isEmpty ? nil : part.integral
        }
    }

    private struct OutOfView: Error {
        let size: CGSize
    }
#endif
