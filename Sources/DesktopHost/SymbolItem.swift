#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation

    @MainActor
    final class SymbolItem: ItemNode {
        override func canShow(_ content: DisplayItem.Content) -> Bool {
            if case .symbol = content { true } else { false }
        }

        override func drawGround(_ snapshot: OpaquePointer) {
            guard case .symbol(let symbol) = item.content else { return }
            window.symbols.draw(symbol.name, in: bounds, Palette(at: canvas.widget).ink(symbol.color), snapshot)
        }
    }
#endif
