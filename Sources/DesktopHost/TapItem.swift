#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    /// Something that only the pointer reaches. The scene itself follows the pointer there.
    @MainActor
    final class TapItem: ItemNode {
        override func canShow(_ content: DisplayItem.Content) -> Bool {
            if case .control(let control) = content, case .button = control.kind, !control.isFocusable {
                true
            } else {
                false
            }
        }
    }
#endif
