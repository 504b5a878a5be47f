import Foundation
import SwiftUICore

/// One run of the body of a view or a modifier, and why it came.
///
/// ```swift
/// screen.resetCounts()
/// try screen.button("Add").tap()
/// #expect(screen.bodyRuns(of: CounterView.self).map(\.causes) == [[.state("count", of: "CounterView")]])
/// ```
public struct BodyRun: Hashable, Sendable, CustomStringConvertible {
    /// The type of the view, without its module.
    public let view: String
    /// Which of the views of this type: 1 for the first that appeared in the scene, 2 for the next.
    public let instance: Int
    /// All that has happened since the body ran before; one for each source, however often that was written.
    public let causes: [Cause]

    /// Such as `CounterView: @State count of CounterView was written`; views after the first of their type are
    /// numbered.
    public var description: String {
        let number = instance > 1 ? " \(instance)" : ""
        let reasons =
            causes.isEmpty ? "for a reason that isn't known" : causes.map(\.description).joined(separator: ", ")
        return "\(view)\(number): \(reasons)"
    }

    /// Why a body ran. Names are those of the program's declarations; types are without their modules.
    public enum Cause: Hashable, Sendable {
        /// The view came: it wasn't at this place before.
        case appeared
        /// A `@State` that the body read was written, by its view or through a binding.
        case state(_ property: String, of: String)
        /// A `@FocusState` that the body read has changed.
        case focusState(_ property: String, of: String)
        /// An ObservableObject published. The property is that which holds it, in the view that runs or, where a
        /// binding was read, in the one that made the binding.
        case object(_ type: String, property: String?, of: String?)
        /// A property of an `@Observable` object that the body read has changed. nil: the program has no table of
        /// symbols to find its name in.
        case observable(_ type: String, property: String?)
        /// A value of the environment that the body read has changed: `\.locale`, or the type of an object. The names
        /// of keys that a program declares without `@Entry` are taken from the key's type.
        case environment(_ name: String)
        /// A view around yielded this one with another value of a stored property.
        case value(_ property: String, from: String)
        /// A view around yielded this one with another closure. Closures count as others whenever what they have
        /// captured may be another.
        case closure(_ property: String, from: String)
        /// A view around yielded this one with another value in a way that no stored property tells.
        case changed(from: String)
        /// A size or a place that the body read of a `GeometryProxy` has changed.
        case geometry
        /// A preference that the body was made of has changed; its key.
        case preference(_ key: String)
        /// Something else that the body read has changed, in words.
        case other(_ what: String)
    }
}

extension BodyRun.Cause: CustomStringConvertible {
    public var description: String {
        switch self {
        case .appeared: "it appeared"
        case .state(let property, let view): "@State \(property) of \(view) was written"
        case .focusState(let property, let view): "@FocusState \(property) of \(view) changed"
        case .object(let type, let property?, let view?): "\(type), held as \(property) by \(view), published a change"
        case .object(let type, _, _): "\(type) published a change"
        case .observable(let type, let property?): "\(property) of \(type) changed"
        case .observable(let type, nil): "a property of \(type) changed"
        case .environment(let name): "\(name) of the environment changed"
        case .value(let property, let view): "\(view) handed another \(property)"
        case .closure(let property, let view): "\(view) handed another closure as \(property)"
        case .changed(let view): "\(view) handed another value"
        case .geometry: "a size or place that it reads changed"
        case .preference(let key): "the preference \(key) changed"
        case .other(let what): what
        }
    }
}

extension TestScene {
    /// Each run of the body of any of the program's views and modifiers, in order, since the start or the last
    /// ``resetCounts()``; of more than 10,000 the latest.
    public var bodyRuns: [BodyRun] {
        _ = list
        return scene.recordedRuns.map(BodyRun.init)
    }

    /// The runs of bodies of this type of views, in all places, since the start or the last ``resetCounts()``, as far as
    /// they are among the latest 10,000 of all.
    public func bodyRuns<V: View>(of type: V.Type) -> [BodyRun] {
        _ = list
        return scene.recordedRuns.filter { $0.view == type }.map(BodyRun.init)
    }

    /// The runs of bodies of this type of modifiers, as ``bodyRuns(of:)-(V.Type)``.
    public func bodyRuns<M: ViewModifier>(of type: M.Type) -> [BodyRun] {
        _ = list
        return scene.recordedRuns.filter { $0.view == type }.map(BodyRun.init)
    }
}

extension BodyRun {
    @MainActor
    fileprivate init(_ run: RecordedRun) {
        view = "\(run.view)"
        instance = Int(run.instance)
        causes = run.causes.map(Cause.init)
    }
}

extension BodyRun.Cause {
    @MainActor
    fileprivate init(_ cause: RunCause) {
        switch cause {
        case .appeared: self = .appeared
        case .property(let property):
            switch property.wrapperName {
            case "State": self = .state(property.name, of: "\(property.owner)")
            case "FocusState": self = .focusState(property.name, of: "\(property.owner)")
            default: self = .other("\(property.phrase) changed")
            }
        case .object(let type, let property):
            self = .object("\(type)", property: property?.name, of: property.map { "\($0.owner)" })
        case .observable(let keyPath):
            let name = RunCause.observableName(keyPath)
            self = .observable(name.type, property: name.property)
        case .environment(let key): self = .environment(RunCause.environmentName(key))
        case .handed(let property, let isClosure, let view, let inside):
            let view = inside.map { "\($0) of \(view)" } ?? "\(view)"
            guard let property else {
                self = .changed(from: view)
                return
            }
            self = isClosure ? .closure(property, from: view) : .value(property, from: view)
        case .geometry: self = .geometry
        case .preference(let key): self = .preference("\(key)")
        case .unnamed(let source): self = .other("a \(source) that no view around declares changed")
        }
    }
}
