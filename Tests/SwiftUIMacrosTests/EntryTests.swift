import SwiftUI
import Testing

private final class Store {
    var name = "default"
}

extension EnvironmentValues {
    @Entry fileprivate var title: String = "Untitled"
    @Entry fileprivate var limit = 20
    @Entry fileprivate var store = Store()
    @Entry fileprivate var selection: Int?
    @Entry fileprivate var sizes: [String: Double] = [
        "small": 1,
        "large": 2,
    ]
    @Entry fileprivate var action: (Int) -> Int = { $0 + 1 }
    @Entry fileprivate var `default` = true
}

extension Transaction {
    @Entry fileprivate var isQuick = false
}

struct EntryTests {
    @Test func `an entry has its initial value until another is set`() {
        var values = EnvironmentValues()
        #expect(values.title == "Untitled")
        #expect(values.limit == 20)
        #expect(values.store.name == "default")
        #expect(values.selection == nil)
        #expect(values.sizes == ["small": 1, "large": 2])
        #expect(values.action(1) == 2)
        #expect(values.default)

        values.title = "Cart"
        values.limit += 1
        values.selection = 3
        values.action = { $0 * 10 }
        values.default = false
        #expect(values.title == "Cart")
        #expect(values.limit == 21)
        #expect(values.selection == 3)
        #expect(values.action(1) == 10)
        #expect(!values.default)
    }

    @Test func `an optional entry can be set back to nil`() {
        var values = EnvironmentValues()
        values.selection = 3
        values.selection = nil
        #expect(values.selection == nil)
    }

    @Test func `a transaction takes entries, too`() {
        var transaction = Transaction()
        #expect(!transaction.isQuick)
        transaction.isQuick = true
        #expect(transaction.isQuick)
        #expect(!Transaction().isQuick)
    }
}
