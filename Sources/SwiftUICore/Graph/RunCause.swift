import Foundation

/// Why a body ran. Holds types and what their reflection data name, so that to record one makes no strings.
package enum RunCause {
    case appeared
    /// What is kept for a property, such as `@State`, has changed.
    case property(DeclaredProperty)
    /// An ObservableObject of this type published; the property holds it.
    case object(Any.Type, DeclaredProperty?)
    /// A property of an `@Observable` object has changed.
    case observable(AnyKeyPath)
    /// A value of the environment has changed; the key's type.
    case environment(ObjectIdentifier)
    /// The view around, or what is in it of the framework's, yielded the view with another value of a property.
    case handed(property: String?, isClosure: Bool, by: Any.Type, inside: String?)
    case geometry
    /// A preference that is read has changed; its key.
    case preference(Any.Type)
    /// Something else was read that no view around declares; the kind of source.
    case unnamed(Any.Type)
}

extension RunCause {
    /// The property's type, and its name where that can be known.
    @MainActor
    package static func observableName(_ keyPath: AnyKeyPath) -> (type: String, property: String?) {
        (String(describing: type(of: keyPath).rootType), PropertyNames.name(of: keyPath))
    }

    /// What a program writes for a key of the environment: a key path, or the type of an object.
    package static func environmentName(_ key: ObjectIdentifier) -> String {
        let name = String(describing: unsafeBitCast(key, to: Any.Type.self))
        for object in ["EnvironmentObjectKey<", "ObservableKey<"] where name.hasPrefix(object) {
            return String(name.dropFirst(object.count).dropLast())
        }
        // The macro `@Entry` names the key after the property; else it is a convention.
        if name.hasPrefix("__Key_") { return "\\." + name.dropFirst(6) }
        for suffix in ["EnvironmentKey", "Key"] where name.hasSuffix(suffix) && name.count > suffix.count {
            let property = name.dropLast(suffix.count)
            return "\\." + property.prefix(1).lowercased() + property.dropFirst()
        }
        return name
    }
}

/// A view of the framework's own that stands for something a program knows by another name.
protocol RoleNaming {
    static var roleName: String { get }
}

extension _Node {
    /// The program's view that has made this node in its body, and what of the framework stands between.
    final var makingView: (view: Any.Type, inside: String?)? {
        var inside: String?
        var node = parent
        while let current = node {
            if current.isDeclaredByProgram { return (current.viewType, inside) }
            inside = current.roleName ?? inside
            node = current.parent
        }
        return nil
    }
}
