import DisplayList
import Foundation
import SwiftUICore

extension ElementSearching {
    /// The values of all views of this type, as the graph has them: their state can be read.
    public func views<V: View>(of type: V.Type) -> [V] {
        let searched = searchedElement
        return places(of: type, in: searched).map(\.view)
    }

    /// What each view of this type shows.
    public func elements<V: View>(of type: V.Type) -> [TestElement] {
        let searched = searchedElement
        return places(of: type, in: searched).map { TestElement(searched.scene, $0.items) }
    }

    /// What the only view of this type shows.
    public func element<V: View>(
        of type: V.Type, fileID: StaticString = #fileID, line: Int = #line
    ) throws -> TestElement {
        let searched = searchedElement
        let found = places(of: type, in: searched)
        if found.count == 1 { return TestElement(searched.scene, found[0].items) }
        let caller = Caller(fileID: fileID, line: line)
        guard found.isEmpty else {
            throw searched.scene.failure(
                """
                \(found.count) views are of the type \(V.self). Take one of elements(of: \(V.self).self), or look \
                inside of what is around it.
                """, caller)
        }
        throw none(
            "No view is of the type \(V.self).", there: "Types of the program's views",
            searched.scene.scene.programViewTypes, wanted: String(describing: V.self), caller)
    }

    private func places<V: View>(of type: V.Type, in searched: TestElement) -> [(view: V, items: [ItemID])] {
        let list = searched.scene.list
        let all = searched.scene.scene.places(of: type)
        guard searched.ids != [.root] else { return all }
        let inside = Set(list.descendants(of: searched.ids).map(\.id))
        return all.filter { place in !place.items.isEmpty && place.items.allSatisfy(inside.contains) }
    }
}
