import Foundation
import Observation
import SwiftUI
import ViewTesting

/// A bare observation scope with one property, and its cancel token: what one dependency costs without any view.
@MainActor
func observationScope() -> Double {
    final class Token: Observable {
        private let registrar = ObservationRegistrar()

        var value: Int {
            registrar.access(self, keyPath: \.value)
            return 0
        }

        func cancel() { registrar.withMutation(of: self, keyPath: \.value) {} }
    }
    let model = RowModel(0)
    return microseconds(runs: 2000) {
        let token = Token()
        _ = withObservationTracking {
            _ = token.value
            return model.text
        } onChange: {
        }
        token.cancel()
    }
}

@MainActor
func listOfModels(_ reference: Double) throws {
    print("\nA list of rows with an observable model each: against 100 rows, and against a bare observation scope")
    var ofHundred: [String: Double] = [:]

    func compare(_ name: String, _ count: Int, _ time: Double, budget: String = "") {
        let first = ofHundred[name] ?? time
        ofHundred[name] = first
        report("\(name), \(count) rows", time, of: first, reference, budget: budget)
    }
    for count in [100, 1_000, 10_000, 100_000] {
        let models = (0..<count).map(RowModel.init)
        let handle = Handle()
        compare(
            "first screen", count, microseconds { _ = TestScene { ModelList(models: models, handle: handle) } },
            budget: "1.1 × 100 rows")

        let screen = TestScene { ModelList(models: models, handle: handle) }
        var number = 0
        let row = microseconds(runs: 200) {
            number += 1
            models[3].text = "row \(number % 10)"
            screen.flush()
        }
        compare("one row's model changes", count, row, budget: "6 × a scope")
        let counter = microseconds(runs: 200) {
            handle.count!.wrappedValue += 1
            screen.flush()
        }
        compare("the counter above changes", count, counter)
        let field = try screen.textField("Text")
        let typing = try microseconds(runs: 20) {
            try field.type("x")
            try field.clear()
        }
        compare("a character is typed and deleted beside it", count, typing)
    }
}

/// Holds an array as a state box does: a change makes a copy, since the former value is still there to compare with.
final class Store {
    private var items: [Item]
    private var former: [Item]

    init(_ items: [Item]) {
        self.items = items
        former = items
    }

    func change(_ change: (inout [Item]) -> Void) {
        former = items
        change(&items)
    }
}

@MainActor
func listOfItems() {
    print("\nA list over the root's array of 100,000 values, against the same operation on a bare array")
    let start = (0..<100_000).map { Item(id: $0, text: "item \($0)") }
    let handle = Handle()
    let screen = TestScene { ItemList(handle: handle, items: start) }

    func compare(_ name: String, budget: String, _ change: @escaping (inout [Item]) -> Void) {
        let bare = Store(start)
        let bareTime = microseconds { bare.change(change) }
        let shownTime = microseconds {
            change(&handle.items!.wrappedValue)
            screen.flush()
        }
        report(name, shownTime, of: bareTime, budget: budget)
        handle.items!.wrappedValue = start
        screen.flush()
    }
    compare("one element changes", budget: "1.15") { $0[5].text = $0[5].text == "a" ? "b" : "a" }
    compare("append", budget: "1.5") { $0.append(Item(id: $0.count + 1_000_000, text: "new")) }
    compare("remove first", budget: "1.5") { $0.removeFirst() }
    compare("reverse", budget: "1.5") { $0.reverse() }
}

@MainActor
func viewTests(_ reference: Double) throws {
    print("\nA view test: make a screen of 50 views, tap, look")
    let one = try microseconds(repetitions: 5, runs: 1000) {
        let screen = TestScene { FormScreen() }
        try screen.button("Add").tap()
        precondition(screen.texts.contains("count 1"))
        screen.close()
    }
    let ofModel = microseconds(repetitions: 5, runs: 1000) {
        let model = FormModel()
        model.add()
        precondition(model.title == "count 1")
    }
    report("the same of the view model alone", ofModel)
    report("one of 1,000 tests, against a bare scope and the view model", one, of: reference, ofModel, budget: "300")
}

let reference = observationScope()
report("a bare observation scope", reference)
try listOfModels(reference)
listOfItems()
try viewTests(reference)
print(String(format: "\npeak memory %.0f MB", peakMemory()))
