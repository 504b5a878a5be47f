/// What rules may know of a file once its syntax tree is dropped.
struct FileFacts: Sendable {
    /// Absolute.
    let path: String
    /// The folder of the project that the file belongs to; empty where there is none.
    let project: String
    let lines: LineTable
    /// The place of the first error of syntax, and what it is. Types of such a file are known to others; rules say
    /// nothing about it.
    var syntaxError: (offset: Int, message: String)?
    var imports: Set<String> = []
    var types: [TypeFacts] = []
    var disables: [Disable] = []
    /// Names that follow a dot on something other than `self`.
    var memberNames: Set<String> = []
    /// The labels with which something is called, by its name.
    var callLabels: [String: Set<String>] = [:]
    /// The extensions of `Binding` that make a binding without an optional.
    var bindingHelpers: [BindingHelper] = []
    let byteCount: Int

    /// Within its project.
    var localPath: String { project.isEmpty ? path : path.relative(to: project) }

    var isTest: Bool {
        !imports.isDisjoint(with: ["Testing", "XCTest", "ViewTesting"])
            || localPath.split(separator: "/").contains { $0.hasSuffix("Tests") || $0.hasSuffix("Tests.swift") }
    }
}

/// A function or an initialiser in an extension of `Binding` that takes a binding of an optional and a fallback.
struct BindingHelper: Sendable {
    /// `init` for an initialiser.
    let name: String
    let fallbackLabel: String?
}
