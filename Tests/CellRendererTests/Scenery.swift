import CellRenderer
import DisplayList
import Foundation

/// Builds display lists by hand; lengths are in cells.
struct Scenery {
    private(set) var list = DisplayList()
    private var next = 1
    private var children: [ItemID: [ItemID]] = [:]

    static let font = DisplayFont(size: 17)
    static let primary = DisplayColor(red: 0, green: 0, blue: 0, role: .primary)
    static let red = DisplayColor(red: 1, green: 0, blue: 0)

    static func frame(_ x: Int, _ y: Int, _ columns: Int, _ rows: Int) -> CGRect {
        CGRect(
            origin: CGPoint(x: x * 8, y: y * 16), size: CellMetrics.size(columns: columns, rows: rows))
    }

    static func source(_ string: String, lines: Int? = nil, _ truncation: TextSource.Truncation = .tail) -> TextSource {
        TextSource(runs: [TextRun(string, font: font, color: primary)], lineLimit: lines, truncation: truncation)
    }

    @discardableResult
    mutating func add(_ content: DisplayItem.Content, _ frame: CGRect, in parent: ItemID = .root) -> ItemID {
        let id = ItemID(rawValue: next)
        next += 1
        children[parent, default: []].append(id)
        list.apply([
            .set(DisplayItem(id: id, frame: frame, content: content)), .order(children[parent]!, in: parent),
        ])
        return id
    }

    @MainActor @discardableResult
    mutating func text(_ string: String, _ x: Int, _ y: Int, in parent: ItemID = .root) -> ItemID {
        let layout = CellMetrics().layOut(Self.source(string), width: nil, height: nil)
        let origin = CGPoint(x: x * 8, y: y * 16)
        return add(.text(layout), CGRect(origin: origin, size: layout.size), in: parent)
    }

    @MainActor @discardableResult
    mutating func button(
        _ title: String, _ x: Int, _ y: Int, style: ButtonContent.Style = .bordered, isEnabled: Bool = true
    ) -> ItemID {
        let control = Control(kind: .button(ButtonContent(style: style)), isEnabled: isEnabled)
        let id = add(.control(control), Self.frame(x, y, title.count + 4, 1))
        text(title, 2, 0, in: id)
        return id
    }

    @discardableResult
    mutating func field(
        _ text: String, prompt: String = "", _ x: Int, _ y: Int, columns: Int,
        style: TextFieldContent.Style = .roundedBorder, isSecure: Bool = false
    ) -> ItemID {
        let content = TextFieldContent(
            text: text, prompt: prompt, style: style, isSecure: isSecure, font: Self.font, color: Self.primary)
        return add(.control(Control(kind: .textField(content))), Self.frame(x, y, columns, 1))
    }

    func draw(_ columns: Int, _ rows: Int, input: InputState = InputState()) -> CellRenderer.Drawing {
        CellRenderer(columns: columns, rows: rows).draw(list, input: input)
    }

    func lines(_ columns: Int, _ rows: Int, input: InputState = InputState()) -> [String] {
        draw(columns, rows, input: input).grid.lines
    }
}
