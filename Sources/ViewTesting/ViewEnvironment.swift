import DisplayList
import Foundation
import SwiftUICore

extension ElementSearching {
    /// A value of the environment as the only view of this type has it.
    ///
    /// Throws as ``element(of:fileID:line:)`` does where there is none or several.
    public func environment<Value, V: View>(
        _ keyPath: KeyPath<EnvironmentValues, Value>, of type: V.Type, fileID: StaticString = #fileID,
        line: Int = #line
    ) throws -> Value {
        let found = try element(of: type, fileID: fileID, line: line)
        let all = found.scene.scene.environments(of: type)
        // Inside of another element there may be one of several.
        guard let place = all.first(where: { $0.items == found.ids }) else {
            throw found.scene.failure("The \(type) is no more.", Caller(fileID: fileID, line: line))
        }
        return place.values[keyPath: keyPath]
    }
}

extension TestElement {
    /// A value of the environment as the view has it that is this element, or the first that is in it.
    ///
    /// Throws where the element is gone.
    public func environment<Value>(
        _ keyPath: KeyPath<EnvironmentValues, Value>, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> Value {
        let inside = scene.list.descendants(of: ids)
        guard let values = inside.lazy.compactMap({ scene.scene.environment(of: $0.id) }).first else {
            let what = exists ? "\(self) shows no view that has an environment." : "The element is gone."
            throw scene.failure(what, Caller(fileID: fileID, line: line))
        }
        return values[keyPath: keyPath]
    }
}
