/// The files of one project, with its types looked up across them.
struct Project: Sendable {
    /// Its folder; empty where nothing marks a project.
    let root: String
    let files: [FileFacts]
    /// Whether its build settings isolate everything to the main actor.
    let isIsolatedByDefault: Bool
    private(set) var types: [DeclaredType] = []
    /// Names of properties that code outside of initialisers sets or changes in place.
    private(set) var changedNames: Set<String> = []
    /// Those whose elements come, go or move.
    private(set) var rearrangedNames: Set<String> = []
    /// Those whose elements change their places, by removal or insertion, say.
    private(set) var reorderedNames: Set<String> = []
    /// Names that follow a dot on something other than `self`, in any file.
    let memberNames: Set<String>
    private(set) var protocolNames: Set<String> = []
    /// Types that rules speak of: not those of tests and previews, nor those of files with errors.
    private(set) var checkedTypes: [DeclaredType] = []
    private(set) var views: [DeclaredType] = []
    private(set) var observables: [DeclaredType] = []
    private var indices: [String: [Int]] = [:]

    init(root: String, files: [FileFacts], isIsolatedByDefault: Bool) {
        self.root = root
        self.files = files
        self.isIsolatedByDefault = isIsolatedByDefault
        memberNames = files.reduce(into: []) { $0.formUnion($1.memberNames) }
        declareTypes()
        addExtensions()
        for index in types.indices { types[index].roles = roles(of: index, visited: []) }
        protocolNames = Set(types.filter { $0.kind == .protocol }.map(\.simpleName))
        checkedTypes = types.filter {
            isChecked($0.file) && !$0.roles.contains(.preview) && !Self.isPreviewName($0.simpleName)
        }
        views = checkedTypes.filter { $0.roles.contains(.view) }
        observables = checkedTypes.filter {
            $0.isReference && !$0.roles.isDisjoint(with: [.observableObject, .observableMacro])
        }
        noteChanges()
    }

    private mutating func declareTypes() {
        for (file, facts) in files.enumerated() {
            for type in facts.types where type.kind != .extension {
                indices[type.simpleName, default: []].append(types.count)
                types.append(DeclaredType(name: type.name, kind: type.kind, parts: [.init(file: file, facts: type)]))
            }
        }
    }

    private mutating func addExtensions() {
        for (file, facts) in files.enumerated() {
            for type in facts.types where type.kind == .extension {
                guard let index = self.index(of: type.name, in: "", file: file) else { continue }
                types[index].parts.append(.init(file: file, facts: type))
            }
        }
    }

    private static let reordering: Set<String> = [
        "insert", "remove", "removeFirst", "removeSubrange", "sort", "shuffle", "swapAt", "move", "reverse", "popFirst",
    ]
    private static let rearranging = reordering.union(["append", "removeAll", "removeLast", "popLast"])

    private mutating func noteChanges() {
        for type in types {
            for (_, code, isInitializer) in type.code where !isInitializer {
                for assignment in code.assignments {
                    guard let name = assignment.target.components.last(where: { $0 != "[]" }) else { continue }
                    changedNames.insert(name)
                    if assignment.target.components.last != "[]" { rearrangedNames.insert(name) }
                }
                for path in code.paths where path.isCalled && path.components.count > 1 {
                    guard Self.rearranging.contains(path.components.last!) else { continue }
                    let name = path.components[path.components.count - 2]
                    changedNames.insert(name)
                    rearrangedNames.insert(name)
                    if Self.reordering.contains(path.components.last!) { reorderedNames.insert(name) }
                }
                for path in code.paths where path.isWritten || path.isProjected {
                    changedNames.insert(path.components.last!)
                }
            }
        }
    }

    // MARK: Looking up

    /// The type of a name as code within another type sees it: nested ones first, then those nearby.
    func type(named name: String, in context: String, file: Int) -> DeclaredType? {
        index(of: name, in: context, file: file).map { types[$0] }
    }

    private func index(of name: String, in context: String, file: Int) -> Int? {
        guard let last = name.split(separator: ".").last, let candidates = indices[String(last)] else { return nil }
        var around = context.split(separator: ".")
        while !around.isEmpty {
            let nested = around.joined(separator: ".") + "." + name
            if let found = nearest(candidates.filter { types[$0].name == nested }, to: file) { return found }
            around.removeLast()
        }
        return nearest(candidates.filter { types[$0].name == name || types[$0].name.hasSuffix("." + name) }, to: file)
    }

    /// Targets of one project may repeat a name: the one in the same file or the nearest folder is meant.
    private func nearest(_ candidates: [Int], to file: Int) -> Int? {
        guard candidates.count > 1 else { return candidates.first }
        func common(_ index: Int) -> Int {
            let other = types[index].parts[0].file
            if other == file { return .max }
            return zip(files[file].path.utf8, files[other].path.utf8).prefix { $0 == $1 }.count
        }
        return candidates.max { (common($0), $1) < (common($1), $0) }
    }

    // MARK: Roles

    private func roles(of index: Int, visited: Set<Int>) -> Roles {
        let type = types[index]
        var roles = Roles()
        for part in type.parts {
            for attribute in part.facts.attributes { roles.formUnion(Roles(attribute: attribute)) }
            for name in part.facts.inherits {
                roles.formUnion(Roles(inherited: name))
                guard !visited.contains(index),
                    let parent = self.index(of: name, in: type.name, file: part.file), parent != index
                else { continue }
                roles.formUnion(self.roles(of: parent, visited: visited.union([index])))
            }
        }
        return roles
    }

    /// Helpers for previews are often called so, without being of a kind of their own.
    private static func isPreviewName(_ name: String) -> Bool {
        name.hasSuffix("Preview") || name.hasSuffix("Previews") || name.hasPrefix("Preview")
    }

    func isChecked(_ file: Int) -> Bool { !files[file].isTest && files[file].syntaxError == nil }

    /// The type of a property, where the project declares it.
    func type(of property: PropertyFacts, in type: DeclaredType, file: Int) -> DeclaredType? {
        guard let name = property.type, !name.isCollection else { return nil }
        return self.type(named: name.base, in: type.name, file: file)
    }
}

/// A type with all its extensions.
struct DeclaredType: Sendable {
    struct Part: Sendable {
        let file: Int
        let facts: TypeFacts
    }

    let name: String
    let kind: TypeFacts.Kind
    var parts: [Part]
    var roles = Roles()

    var file: Int { parts[0].file }
    var nameSpan: Span { parts[0].facts.nameSpan }
    var simpleName: String { parts[0].facts.simpleName }
    var isReference: Bool { kind == .class || kind == .actor }

    var properties: [(file: Int, property: PropertyFacts)] {
        parts.flatMap { part in part.facts.properties.map { (part.file, $0) } }
    }

    var functions: [(file: Int, function: FunctionFacts)] {
        parts.flatMap { part in part.facts.functions.map { (part.file, $0) } }
    }

    func property(_ name: String) -> PropertyFacts? {
        for part in parts {
            if let found = part.facts.properties.first(where: { $0.name == name }) { return found }
        }
        return nil
    }

    /// All its code.
    var code: [(file: Int, code: CodeFacts, isInitializer: Bool)] {
        parts.flatMap { part in
            part.facts.properties.compactMap { property in property.code.map { (part.file, $0, false) } }
                + part.facts.functions.map { (part.file, $0.code, $0.name == "init") }
        }
    }

    /// The code that makes its view: `body` and what returns views for it.
    var content: [(file: Int, code: CodeFacts)] {
        parts.flatMap { part in
            part.facts.properties.filter { $0.isComputed && $0.isContent }.compactMap { property in
                property.code.map { (part.file, $0) }
            }
                + part.facts.functions.filter(\.isContent).map { (part.file, $0.code) }
        }
    }
}

extension PropertyFacts {
    /// Whether it is computed as part of a screen.
    var isContent: Bool {
        name == "body" || type?.isOpaque == true || has("ViewBuilder") || ["AnyView", "Text"].contains(type?.base)
    }
}

extension FunctionFacts {
    var isContent: Bool {
        returnType?.isOpaque == true || attributes.contains("ViewBuilder")
            || ["AnyView", "Text"].contains(returnType?.base) || name == "body"
    }
}

/// What a type is to SwiftUI.
struct Roles: OptionSet, Sendable {
    let rawValue: Int
    static let view = Roles(rawValue: 1)
    static let app = Roles(rawValue: 2)
    static let observableObject = Roles(rawValue: 4)
    static let observableMacro = Roles(rawValue: 8)
    static let stored = Roles(rawValue: 16)
    static let preview = Roles(rawValue: 32)
    static let isolated = Roles(rawValue: 64)
    static let dynamicProperty = Roles(rawValue: 128)
    static let representable = Roles(rawValue: 256)
    static let drawing = Roles(rawValue: 512)
}

extension Roles {
    fileprivate init(inherited name: String) {
        switch name.split(separator: ".").last.map(String.init) ?? name {
        case "View", "ViewModifier": self = .view
        case "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
            "NSViewControllerRepresentable":
            self = [.view, .representable]
        case "App", "Scene": self = [.view, .app]
        case "Shape", "InsettableShape", "Layout", "ShapeStyle": self = .drawing
        case "ObservableObject": self = .observableObject
        case "PreviewProvider", "PreviewModifier": self = .preview
        case "DynamicProperty": self = .dynamicProperty
        case "PersistentModel", "NSManagedObject": self = .stored
        default: self = []
        }
    }

    fileprivate init(attribute name: String) {
        switch name {
        case "Observable": self = .observableMacro
        case "Model": self = [.observableMacro, .stored]
        case "propertyWrapper": self = .dynamicProperty
        default: self = name == "MainActor" || name.hasSuffix("Actor") ? .isolated : []
        }
    }
}
