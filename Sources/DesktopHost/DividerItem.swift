#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    @MainActor
    final class DividerItem: ItemNode {
        override func canShow(_ content: DisplayItem.Content) -> Bool {
            if case .divider = content { true } else { false }
        }

        override func drawGround(_ snapshot: OpaquePointer) {
            var color = Palette(at: canvas.widget).foreground(0.15)
            var area = bounds.graphene
            gtk_snapshot_append_color(snapshot, &color, &area)
        }
    }
#endif
