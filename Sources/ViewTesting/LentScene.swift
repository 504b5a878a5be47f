import DisplayList
import Foundation
import SwiftUICore

/// A test scene in the hands of another host, which looks at it and does nothing: to be made and used within
/// `TestScene.lend(_:)`.
///
/// The host measures otherwise, so that everything is elsewhere: what is scrolled is scrolled so that it shows the same.
@MainActor
final class LentScene: DisplayScene {
    private let owner: TestScene
    private let views: [ScrolledView]
    private var isTold = false
    var onNeedsUpdate: (@MainActor () -> Void)?

    init(_ owner: TestScene) {
        self.owner = owner
        let list = owner.list
        var views: [ScrolledView] = []
        list.forEachShown { item in
            if let view = ScrolledView(of: item, in: list) { views.append(view) }
        }
        self.views = views
    }

    var size: CGSize {
        get { owner.scene.size }
        set { owner.scene.size = newValue }
    }

    var metrics: any Metrics {
        get { owner.scene.metrics }
        set { owner.scene.metrics = newValue }
    }

    var isDark: Bool {
        get { owner.scene.isDark }
        set { owner.scene.isDark = newValue }
    }

    var title: String { owner.scene.title }

    var defaultSize: CGSize? { owner.scene.defaultSize }

    var needsUpdate: Bool { !isTold }

    func update() -> [DisplayChange] {
        guard !isTold else { return [] }
        isTold = true
        settle()
        for view in views { view.bringBack(in: owner) }
        settle()
        return owner.list.changes
    }

    private func settle() {
        // Passes that call for another are few.
        for _ in 0..<8 where owner.scene.needsUpdate { owner.update() }
    }

    func send(_ event: DisplayEvent) -> Bool { false }

    /// The scene is its owner's to close.
    func close() {}
}

/// What a scroll view shows of its content, to be found again where all sizes are others.
@MainActor
private struct ScrolledView {
    private let id: ItemID
    private let isAtEnd: (horizontally: Bool, vertically: Bool)
    /// The first thing in view, and where it is in the window.
    private let first: (id: ItemID, place: CGPoint)?

    /// nil: it scrolls nothing, or isn't scrolled.
    init?(of item: DisplayItem, in list: DisplayList) {
        guard case .scroll(let scroll) = item.content, scroll.offset != .zero,
            let window = list.frameInScene(item.id)
        else { return nil }
        id = item.id
        isAtEnd = (
            scroll.offset.x > 0 && scroll.offset.x >= scroll.contentSize.width - window.width,
            scroll.offset.y > 0 && scroll.offset.y >= scroll.contentSize.height - window.height
        )
        first =
            list.descendants(of: list.children(of: item.id)).lazy.compactMap { inner in
                switch inner.content {
                case .group, .scroll: return nil
                default: break
                }
                guard let frame = list.frameInScene(inner.id), frame.intersects(window) else { return nil }
                return (inner.id, CGPoint(x: frame.minX - window.minX, y: frame.minY - window.minY))
            }.first
    }

    func bringBack(in scene: TestScene) {
        if let first, let (window, scroll) = window(in: scene), let frame = scene.list.frameInScene(first.id) {
            let (dx, dy) = (frame.minX - window.minX - first.place.x, frame.minY - window.minY - first.place.y)
            scene.scroll(id, to: CGPoint(x: scroll.offset.x + dx, y: scroll.offset.y + dy))
        }
        guard isAtEnd.horizontally || isAtEnd.vertically else { return }
        // In steps: where the end of a list is, is an estimate from afar, and rows that nobody sees would appear there.
        for _ in 0..<100 {
            guard let (window, scroll) = window(in: scene) else { return }
            let step = CGSize(
                width: isAtEnd.horizontally ? window.width : 0, height: isAtEnd.vertically ? window.height : 0)
            scene.scroll(id, to: CGPoint(x: scroll.offset.x + step.width, y: scroll.offset.y + step.height))
            if self.window(in: scene)?.scroll.offset == scroll.offset { return }
        }
    }

    private func window(in scene: TestScene) -> (frame: CGRect, scroll: ScrollContent)? {
        guard case .scroll(let scroll)? = scene.list[id]?.content, let frame = scene.list.frameInScene(id) else {
            return nil
        }
        return (frame, scroll)
    }
}
