import Foundation

/// What is known of the ids of one `ForEach`, to tell of those that don't do what ids are for.
@MainActor
struct ElementIDs<Element, ID: Hashable> {
    private var isChecked = false
    private var hasToldDoubles = false
    /// How many updates in a row gave other ids to elements that are otherwise as they were.
    private var renewals = 0

    /// So many elements are compared.
    static var compared: Int { 3 }

    /// Elements are told apart by an id that is the same each time it is asked for: `var id: UUID { UUID() }` is not.
    /// One element is enough to see, once: all of them have the same code.
    mutating func check(_ read: () -> ID, in node: _Node) {
        guard !isChecked else { return }
        isChecked = true
        let (first, second) = (read(), read())
        if first != second {
            node.graph.misuse.unstableID(of: Element.self, first, second, in: node.owningViewName)
        }
    }

    /// Several elements have the same id.
    mutating func tellDoubles(_ ids: [ID], in node: _Node) {
        guard !hasToldDoubles, !ids.isEmpty else { return }
        hasToldDoubles = true
        node.graph.misuse.duplicateIDs(ids, of: Element.self, in: node.owningViewName)
    }

    /// An update kept the ids of elements, or gave them others along with other content.
    mutating func areKept() {
        renewals = 0
    }

    /// No element is where it was, but there are as many as before. The first of the former ones are compared with
    /// what is in their places; `anyIsThere` tells whether some of these ids are elsewhere now.
    ///
    /// Once this is a list filled anew. Twice in a row, with elements that are equal in all but the id, somebody makes
    /// ids at each update.
    mutating func areOthers(
        _ former: [(Element, ID)], _ new: [(Element, ID)], anyIsThere: (Set<ID>) -> Bool, in node: _Node
    ) {
        guard let old = former.first, let fresh = new.first,
            zip(former, new).allSatisfy({ isSameButID($0, $1) }), !anyIsThere(Set(former.map(\.1)))
        else { return areKept() }
        renewals += 1
        if renewals == 2 {
            node.graph.misuse.renewedIDs(of: Element.self, old.1, fresh.1, in: node.owningViewName)
        }
    }

    /// Of structures that store their id: all else that they store is the same, and they do store something else.
    private func isSameButID(_ old: (Element, ID), _ new: (Element, ID)) -> Bool {
        guard let fields = TypeLayout.of(Element.self).fields else { return false }
        var (hasID, hasOther) = (false, false)
        let isSame = withUnsafePointer(to: old.0) { a in
            withUnsafePointer(to: new.0) { b in
                fields.allSatisfy { field in
                    let (x, y) = (UnsafeRawPointer(a) + field.offset, UnsafeRawPointer(b) + field.offset)
                    if field.layout.type == ID.self, x.assumingMemoryBound(to: ID.self).pointee == old.1,
                        y.assumingMemoryBound(to: ID.self).pointee == new.1
                    {
                        hasID = true
                        return true
                    }
                    hasOther = true
                    return SwiftUICore.isSame(x, y, field.layout)
                }
            }
        }
        return isSame && hasID && hasOther && !isTuple(Element.self)
    }
}

/// The elements of some initialisers are pairs of the framework's own.
private func isTuple(_ type: Any.Type) -> Bool {
    String(describing: type).hasPrefix("(")
}

extension MisuseReporter {
    /// ` of Person`
    private func kind(_ element: Any.Type) -> String {
        isTuple(element) ? "" : " of \(element)"
    }

    fileprivate func duplicateIDs<ID>(_ ids: [ID], of element: Any.Type, in view: String) {
        let others = ids.dropFirst().prefix(3).map { "\($0)" }.joined(separator: ", ")
        let count = ids.count - 4
        let more = others.isEmpty ? "" : ", and so do \(others)\(count > 0 ? " and \(count) more" : "")"
        tell(
            """
            ForEach\(kind(element)) in \(view): the id \(ids[0]) occurs several times\(more). Only its first element \
            keeps state and moves properly; give each element an id of its own.
            """)
    }

    fileprivate func unstableID<ID>(of element: Any.Type, _ first: ID, _ second: ID, in view: String) {
        tell(
            """
            ForEach\(kind(element)) in \(view): an element has another id each time it is asked for, \(first) and then \
            \(second). Its state is lost at each update; store the id with the element.
            """)
    }

    fileprivate func renewedIDs<ID>(of element: Any.Type, _ old: ID, _ new: ID, in view: String) {
        tell(
            """
            ForEach\(kind(element)) in \(view): each update gives new ids to elements that are otherwise as before, \
            \(new) after \(old). Their state is lost; make the id where the element is made, not in a body.
            """)
    }
}
