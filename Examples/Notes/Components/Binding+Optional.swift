import SwiftUI

extension Binding {
    /// A binding to a value that is always there, for views that want one: where the optional holds nothing, the
    /// fallback is read. What is written goes into the optional; the fallback by itself never does.
    func replacingNil<Wrapped: Sendable>(with fallback: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
        let optional = self
        return Binding<Wrapped>(get: { optional.wrappedValue ?? fallback }, set: { optional.wrappedValue = $0 })
    }
}

extension Binding<String?> {
    /// An empty text where there is none.
    var orEmpty: Binding<String> { replacingNil(with: "") }
}

extension Binding<Date?> {
    /// The present moment where there is no date.
    var orNow: Binding<Date> { replacingNil(with: .now) }
}
