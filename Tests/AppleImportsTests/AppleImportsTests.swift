import Foundation
import Testing

// No file of this target imports Combine: that this compiles is the plug-in's doing.
private final class Cart: ObservableObject {
    @Published var count = 0
}

struct AppleImportsTests {
    @Test func `an observable object works under an import of Foundation alone`() {
        let cart = Cart()
        var seen: [Int] = []
        let subscription = cart.objectWillChange.sink { seen.append(cart.count) }
        cart.count = 2
        subscription.cancel()
        cart.count = 3
        #expect(seen == [0])
    }
}
