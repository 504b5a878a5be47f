import Combine
import Testing

struct CancellableTests {
    @Test func `a cancellable runs its closure once, cancelled or released`() {
        var count = 0
        do {
            let cancellable = AnyCancellable { count += 1 }
            cancellable.cancel()
            cancellable.cancel()
        }
        #expect(count == 1)
        _ = AnyCancellable { count += 1 }
        #expect(count == 2)
    }

    @Test func `stored cancellables live as long as their collection`() {
        var count = 0
        var set = Set<AnyCancellable>()
        var array: [AnyCancellable] = []
        AnyCancellable { count += 1 }.store(in: &set)
        AnyCancellable { count += 10 }.store(in: &array)
        #expect(count == 0)
        set.removeAll()
        #expect(count == 1)
        array = []
        #expect(count == 11)
    }
}
