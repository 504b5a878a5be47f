import SwiftUI
import Testing

@testable import NotesExample

@MainActor
struct OptionalBindingTests {
    /// A place for a value, as a view's state is one.
    final class Place<Value: Sendable> {
        var value: Value?
        init(_ value: Value?) { self.value = value }
        var binding: Binding<Value?> { Binding(get: { self.value }, set: { self.value = $0 }) }
    }

    @Test func `a missing text reads as empty, and what is written becomes the text`() {
        let place = Place<String>(nil)
        let text = place.binding.orEmpty
        #expect(text.wrappedValue == "")
        text.wrappedValue = "Bread"
        #expect(place.value == "Bread")
        place.value = nil
        #expect(text.wrappedValue == "")
    }

    @Test func `reading a fallback doesn't write it`() {
        let place = Place<Date>(nil)
        _ = place.binding.orNow.wrappedValue
        #expect(place.value == nil)
    }

    @Test func `any type can be given a fallback`() {
        struct Size: Equatable { var width = 1 }
        let place = Place<Size>(nil)
        let size = place.binding.replacingNil(with: Size(width: 7))
        #expect(size.wrappedValue.width == 7)
        size.width.wrappedValue = 8
        #expect(place.value == Size(width: 8))
    }
}
