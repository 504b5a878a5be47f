import DisplayList
import Foundation

extension TestElement {
    /// Selects the row that it is or is in, in a list with a selection. A row that is selected stays so.
    public func select(fileID: StaticString = #fileID, line: Int = #line) throws {
        let caller = Caller(fileID: fileID, line: line)
        let row = try selectableRow("select", caller)
        guard !row.isSelected else { return }
        try row.tap("select", caller)
        guard row.isSelected || !row.exists else {
            throw scene.failure("Can't select the \(self): the list's selection did not take it.", caller)
        }
    }

    /// Takes the row that it is or is in out of the selection of a list in which several can be selected.
    public func deselect(fileID: StaticString = #fileID, line: Int = #line) throws {
        let caller = Caller(fileID: fileID, line: line)
        let row = try selectableRow("deselect", caller)
        guard row.isSelected else { return }
        try row.tap("deselect", caller)
        guard !row.isSelected else {
            throw scene.failure("Can't deselect the \(self): its list keeps a row selected.", caller)
        }
    }

    private func selectableRow(_ action: String, _ caller: Caller) throws -> TestElement {
        try requireExistence(action, caller)
        let list = scene.list
        for id in ids + (ids.count == 1 ? list.ancestors(of: ids[0]) : []) {
            guard case .row(let row)? = list[id]?.content else { continue }
            guard row.isSelectable else {
                throw scene.failure("Can't \(action) the \(self): its list has no selection.", caller)
            }
            return TestElement(scene, [id])
        }
        throw scene.failure("Can't \(action) the \(self): it is no row of a list.", caller)
    }
}
