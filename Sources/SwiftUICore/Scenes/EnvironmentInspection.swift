import DisplayList
import Foundation

/// What tests see of the environment at a place.
extension _ViewScene {
    /// The environment that each view of a type has, and the outermost items of what it shows.
    package func environments<V: View>(of type: V.Type) -> [(values: EnvironmentValues, items: [ItemID])] {
        var found: [(EnvironmentValues, [ItemID])] = []
        forEachNode { node in
            guard let node = node as? _ViewNode<V> else { return }
            found.append((EnvironmentValues(node.scope), items(of: node)))
        }
        return found
    }

    /// The environment that the view has which shows an item; nil: the item isn't a view's own, but for instance that
    /// of an effect around one.
    package func environment(of item: ItemID) -> EnvironmentValues? {
        var found: EnvironmentValues?
        forEachNode { node in
            guard let element = node as? any BoxOwning, let box = element.ownBox as? DrawingBox, box.id == item else {
                return
            }
            found = EnvironmentValues(node.scope)
        }
        return found
    }
}
