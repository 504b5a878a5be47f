import CellRenderer
import DisplayList
import Foundation

/// A scene that is described by hand, and remembers what was sent to it.
@MainActor
public final class ScriptedScene: DisplayScene {
    public var size = CGSize.zero { didSet { invalidate() } }
    public var metrics: any Metrics = CellMetrics() { didSet { invalidate() } }
    public var isDark = false
    public let title = "Scripted"
    public let defaultSize: CGSize? = nil
    public var onNeedsUpdate: (@MainActor () -> Void)?
    public private(set) var needsUpdate = true
    public private(set) var events: [DisplayEvent] = []
    public private(set) var isClosed = false

    /// State that a scene of this kind usually has.
    public var texts: [Int: String] = [:]
    public var focus: Int?
    public var offsets: [Int: CGPoint] = [:]
    public var numbers: [Int] = []
    /// Text that an edit is answered with in place of what was typed.
    public var filter: (String) -> String = { $0 }
    /// Sees events that the scene does not handle by itself.
    public var respond: @MainActor (DisplayEvent) -> Bool = { _ in false }

    private let describe: @MainActor (ScriptedScene) -> [Element]
    private var known: Set<ItemID> = []

    /// An item with what is in it.
    public struct Element {
        public var id: Int
        public var frame: CGRect
        public var content: DisplayItem.Content
        public var children: [Element]

        public init(_ id: Int, _ frame: CGRect, _ content: DisplayItem.Content, _ children: [Element] = []) {
            self.id = id
            self.frame = frame
            self.content = content
            self.children = children
        }
    }

    public init(_ describe: @escaping @MainActor (ScriptedScene) -> [Element]) {
        self.describe = describe
    }

    public func invalidate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        onNeedsUpdate?()
    }

    public func update() -> [DisplayChange] {
        needsUpdate = false
        var changes: [DisplayChange] = []
        var present: Set<ItemID> = []
        func add(_ elements: [Element], to parent: ItemID) {
            for element in elements {
                let id = ItemID(rawValue: element.id)
                present.insert(id)
                changes.append(.set(DisplayItem(id: id, frame: element.frame, content: element.content)))
                add(element.children, to: id)
            }
            changes.append(.order(elements.map { ItemID(rawValue: $0.id) }, in: parent))
        }
        add(describe(self), to: .root)
        changes += known.subtracting(present).map { .remove($0) }
        known = present
        return changes
    }

    public func send(_ event: DisplayEvent) -> Bool {
        events.append(event)
        defer { invalidate() }
        switch event {
        case .edit(let id, let text):
            texts[id.rawValue] = filter(text)
            return true
        case .focus(let id):
            focus = id?.rawValue
            return true
        case .scroll(let id, let point):
            offsets[id.rawValue] = point
            return true
        default:
            return respond(event)
        }
    }

    public func close() {
        isClosed = true
    }
}

// Lengths in cells.
extension ScriptedScene.Element {
    static let font = DisplayFont(size: 17)
    static let color = DisplayColor(red: 0, green: 0, blue: 0, role: .primary)

    private static func frame(_ x: Int, _ y: Int, _ columns: Int, _ rows: Int) -> CGRect {
        CGRect(origin: CGPoint(x: 8 * x, y: 16 * y), size: CellMetrics.size(columns: columns, rows: rows))
    }

    @MainActor
    public static func text(_ id: Int, _ string: String, _ x: Int, _ y: Int) -> Self {
        let source = TextSource(runs: [TextRun(string, font: font, color: color)])
        let layout = CellMetrics().layOut(source, width: nil, height: nil)
        return Self(id, CGRect(origin: frame(x, y, 0, 0).origin, size: layout.size), .text(layout))
    }

    /// The label has the number that follows.
    @MainActor
    public static func button(
        _ id: Int, _ title: String, _ x: Int, _ y: Int, isEnabled: Bool = true, in scene: ScriptedScene
    ) -> Self {
        let control = Control(
            kind: .button(ButtonContent(style: .bordered)), isEnabled: isEnabled, isFocused: scene.focus == id)
        return Self(id, frame(x, y, title.count + 4, 1), .control(control), [text(id + 1, title, 2, 0)])
    }

    @MainActor
    public static func field(_ id: Int, _ x: Int, _ y: Int, columns: Int, in scene: ScriptedScene) -> Self {
        let field = TextFieldContent(
            text: scene.texts[id] ?? "", prompt: "Type", style: .roundedBorder, font: font, color: color)
        let control = Control(kind: .textField(field), isFocused: scene.focus == id)
        return Self(id, frame(x, y, columns, 1), .control(control))
    }

    @MainActor
    public static func editor(_ id: Int, _ x: Int, _ y: Int, columns: Int, rows: Int, in scene: ScriptedScene) -> Self {
        let control = Control(
            kind: .textEditor(text: scene.texts[id] ?? "", font: DisplayFont(size: 16)), isFocused: scene.focus == id)
        return Self(id, frame(x, y, columns, rows), .control(control))
    }

    @MainActor
    public static func row(_ id: Int, _ title: String, _ y: Int, columns: Int, isSelectable: Bool = true) -> Self {
        Self(id, frame(0, y, columns, 1), .row(RowContent(isSelectable: isSelectable)), [text(id + 1, title, 1, 0)])
    }

    @MainActor
    public static func scroll(
        _ id: Int, _ x: Int, _ y: Int, columns: Int, rows: Int, contentRows: Int, in scene: ScriptedScene,
        _ children: [Self]
    ) -> Self {
        let content = ScrollContent(
            scrollsHorizontally: false, scrollsVertically: true,
            contentSize: CellMetrics.size(columns: columns, rows: contentRows), offset: scene.offsets[id] ?? .zero)
        return Self(id, frame(x, y, columns, rows), .scroll(content), children)
    }
}
