import Foundation

/// A property of a view, as the program declares it.
package struct DeclaredProperty {
    package let wrapper: Any.Type
    package let name: String
    /// The view or modifier.
    package let owner: Any.Type

    /// `State` of `State<Int>`.
    package var wrapperName: String {
        String(String(describing: wrapper).prefix { $0 != "<" })
    }

    /// `@State count of CounterView`.
    package var phrase: String { "@\(wrapperName) \(name) of \(owner)" }
}

extension _Node {
    /// The property of this view, or of one around it, for which something is kept.
    final func declaredProperty(holding kept: AnyObject) -> DeclaredProperty? {
        var node: _Node? = self
        while let current = node {
            if let owner = current as? any StateOwning, let slot = owner.properties?.slot(of: kept) {
                let property = owner.layout.properties[slot]
                return DeclaredProperty(wrapper: property.type, name: property.name, owner: current.viewType)
            }
            node = current.parent
        }
        return nil
    }

    /// A view or modifier that a program declares, not one that the framework is made of.
    final var isDeclaredByProgram: Bool {
        isProgramView && !TypeLayout.of(viewType).isOfFramework
    }
}
