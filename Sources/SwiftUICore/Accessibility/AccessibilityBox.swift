import DisplayList
import Foundation

/// What a modifier says of an element for assistive technology.
nonisolated enum AccessibilityChange {
    case label(Text)
    case value(Text)
    case hint(Text)
    case identifier(String)
    case hidden(Bool)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    /// The element is told of as one.
    case element(AccessibilityChildBehavior)

    @MainActor
    func apply(to info: inout AccessibilityInfo, in scope: Scope, _ metrics: any Metrics) {
        func string(_ text: Text) -> String {
            Dependent.untracked { text.source(in: scope.derived(TextEnvironment.self), metrics).string }
        }
        switch self {
        case .label(let text): info.label = string(text)
        case .value(let text): info.value = string(text)
        case .hint(let text): info.hint = string(text)
        case .identifier(let identifier): info.identifier = identifier
        case .hidden(let isHidden): info.isHidden = isHidden
        case .addTraits(let traits): info.traits.formUnion(traits.displayed)
        case .removeTraits(let traits): info.traits.subtract(traits.displayed)
        case .element(let children): info.hidesChildren = children != .contain
        }
    }
}

extension TextSource {
    var string: String {
        runs.map(\.string).joined()
    }
}

nonisolated struct AccessibilityModifier: BoxModifier {
    typealias Body = Never

    let change: AccessibilityChange

    @MainActor
    func makeBox(around content: Box, in node: WrapNode<Self>) -> WrapBox<Self> {
        var content = content
        if case .element(let children) = change {
            content = ElementBox(around: content, children: children, depth: node.depth)
        } else if !(content.innermost is DrawingBox) {
            // A stack is no item by itself, but what is said of it has to be said of one.
            content = ElementBox(around: content, children: .contain, depth: node.depth)
        }
        return AccessibilityBox(node, around: content)
    }
}

extension Box {
    /// The box of the element itself, inside of those of the modifiers on it.
    fileprivate var innermost: Box {
        var box = self
        while let inner = box.wrapped { box = inner }
        return box
    }
}

/// A modifier's box that says something of the item inside.
@MainActor
protocol AccessibilityApplying: Box {
    func apply(to info: inout AccessibilityInfo)
}

extension AccessibilityApplying {
    /// Says anew all that the modifiers on the item say, the outer ones last: they hold.
    func applyAll() {
        guard let item = innermost as? DrawingBox else { return }
        var info = AccessibilityInfo()
        var box = item.parent
        while let current = box, current.wrapped != nil {
            (current as? any AccessibilityApplying)?.apply(to: &info)
            box = current.parent
        }
        item.accessibility = info
    }
}

/// Hands what the modifier says to the item inside.
@MainActor
private final class AccessibilityBox: WrapBox<AccessibilityModifier>, AccessibilityApplying {
    private let scope: Scope

    override init(_ node: WrapNode<AccessibilityModifier>, around content: Box) {
        scope = node.context.scope
        super.init(node, around: content)
        applyAll()
    }

    func apply(to info: inout AccessibilityInfo) {
        modifier.change.apply(to: &info, in: scope, graph.metrics)
    }

    override func modifierChanged(from old: AccessibilityModifier) {
        if case .element(let children) = modifier.change { (content as? ElementBox)?.children = children }
        applyAll()
    }
}

/// A group of items that is told of as one.
@MainActor
private final class ElementBox: EnclosingBox {
    var children: AccessibilityChildBehavior {
        didSet { if children != oldValue { markContent() } }
    }

    init(around inside: Box, children: AccessibilityChildBehavior, depth: Int) {
        self.children = children
        super.init(around: inside, depth: depth)
    }

    override var isDescribedByContent: Bool { children == .combine }

    override func describe(_ info: inout AccessibilityInfo) {
        if children == .combine, info.label == nil { info.label = labelOfContent }
    }
}
