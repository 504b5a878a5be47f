#if Desktop
    import CellRenderer
    import Combine
    import DesktopHost
    import Foundation
    import SwiftUICore

    /// Makes pictures of a view.
    ///
    /// ```swift
    /// let renderer = ImageRenderer(content: Badge(name: "Ada"))
    /// renderer.scale = 2
    /// try renderer.pngData().write(to: file)
    /// ```
    ///
    /// Part of programs that are built with the package's trait `Desktop`. Where there is a display, the picture has all that
    /// a window would show, in the user's font and colours; nothing appears on the screen. Where there is none, texts,
    /// shapes, symbols and pictures are drawn, and a view with controls or lists is an error.
    ///
    /// Linux has no image types of the system, so that ``pngData()`` stands for Apple's `cgImage`, `nsImage` and `uiImage`;
    /// there is neither `colorMode` nor `render(rasterizationScale:renderer:)`.
    @MainActor
    public final class ImageRenderer<Content: View>: ObservableObject {
        /// Sends when the next picture may be another one: before a property of the renderer changes, and after
        /// the state of a view that was drawn has.
        public let objectWillChange = PassthroughSubject<Void, Never>()

        /// What is drawn. Another content begins with fresh state.
        public var content: Content {
            willSet { objectWillChange.send() }
            didSet { end() }
        }

        /// What is proposed to the content, which then says how large the picture is. `unspecified` by default.
        public var proposedSize: ProposedViewSize = .unspecified {
            willSet { objectWillChange.send() }
        }

        /// Pixels of the picture for each point. 1 by default.
        public var scale: CGFloat = 1 {
            willSet { objectWillChange.send() }
        }

        /// Whether what nothing is drawn on is black instead of transparent. False by default.
        public var isOpaque = false {
            willSet { objectWillChange.send() }
        }

        private var isDrawing = false
        private var drawn: (scene: _ViewScene, picture: ScenePicture)?

        public init(content view: Content) {
            content = view
        }

        isolated deinit {
            end()
        }

        /// The view as it is now, as a PNG file. Oriel's own.
        ///
        /// The first call makes the view appear, with its tasks; it stays until the content is replaced or the renderer is gone.
        ///
        /// - Throws: A `ScenePictureError` where the picture would have no pixels or more than 32,767 on a side, and where the
        ///   view holds something that takes a display and there is none.
        public func pngData() throws -> Data {
            let (scene, picture) = drawn ?? begin()
            isDrawing = true
            defer { isDrawing = false }
            scene.fit(proposedSize)
            return try picture.png(scale: scale, ground: isOpaque ? .black : .clear)
        }

        private func begin() -> (scene: _ViewScene, picture: ScenePicture) {
            // The picture brings metrics of its own.
            let scene = _ViewScene(content, size: .zero, metrics: CellMetrics())
            let picture = ScenePicture(scene)
            scene.onNeedsUpdate = { [weak self] in
                guard let self, !isDrawing else { return }
                objectWillChange.send()
            }
            drawn = (scene, picture)
            return (scene, picture)
        }

        private func end() {
            drawn?.scene.onNeedsUpdate = nil
            drawn?.scene.close()
            drawn = nil
        }
    }
#endif
