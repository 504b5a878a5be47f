import Combine
import Foundation

/// Finds how a program reaches an object from a view's properties: `office.staff`. For messages.
@MainActor
struct ObjectPath {
    private let object: AnyObject
    private var waiting: [(value: Any, path: String)]
    private var seen: Set<ObjectIdentifier> = []
    /// What a view is connected to can be large.
    private static let mostValues = 2000
    private static let mostElements = 20

    private init(from view: Any, to object: AnyObject) {
        self.object = object
        waiting = [(view, "")]
    }

    /// nil where the object is found in none of the properties, or too far away.
    static func names(from view: Any, to object: AnyObject) -> String? {
        var path = ObjectPath(from: view, to: object)
        return path.search()
    }

    /// The nearest ones first.
    private mutating func search() -> String? {
        var index = 0
        while index < waiting.count, index < ObjectPath.mostValues {
            let (value, path) = waiting[index]
            index += 1
            if type(of: value) is AnyClass {
                let reached = value as AnyObject
                if reached === object { return path }
                guard seen.insert(ObjectIdentifier(reached)).inserted else { continue }
            }
            visit(value, path)
        }
        return nil
    }

    private mutating func visit(_ value: Any, _ path: String) {
        if let published = value as? any PublishedProperty {
            waiting.append((published.currentValue, path))
            return
        }
        let isOfFramework = value is any DynamicProperty || value is Source || value is any Location
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            for (offset, child) in current.children.prefix(ObjectPath.mostElements).enumerated() {
                waiting.append((child.value, isOfFramework ? path : join(path, child.label, offset, in: current)))
            }
            mirror = current.superclassMirror
        }
    }

    private func join(_ path: String, _ label: String?, _ offset: Int, in mirror: Mirror) -> String {
        if mirror.displayStyle == .optional { return path }
        guard let label else { return "\(path)[\(offset)]" }
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        return path.isEmpty ? name : "\(path).\(name)"
    }
}
