import SwiftUI

/// A tree under a modifier.
struct ChangedView: View {
    let change: Tree.Change
    let tree: Tree
    let place: Place

    var body: some View {
        switch change {
        case .disabled(let ref), .faded(let ref), .switched(let ref), .replaced(let ref), .onlyBacked(let ref):
            Reader<FlagChange>(ref: ref, tree: tree, place: place)
        case .levelOf(let ref), .identified(let ref), .ordered(let ref), .preferenceOf(let ref), .paddedBy(let ref),
            .labelled(let ref):
            Reader<CountChange>(ref: ref, tree: tree, place: place)
        case .padding, .frame, .wide, .offset, .fixed, .priority, .bordered, .limited, .clipped, .guided, .hidden:
            LayoutChange(change: change, tree: tree, place: place)
        default: PlainChange(change: change, tree: tree, place: place)
        }
    }
}

private struct LayoutChange: View {
    let change: Tree.Change
    let tree: Tree
    let place: Place

    private var base: TreeView { TreeView(tree: tree.child(0), place: place) }

    var body: some View {
        switch change {
        case .padding(let length): base.padding(CGFloat(length))
        case .frame(let width, let height):
            base.frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
        case .wide: base.frame(maxWidth: .infinity, alignment: .leading)
        case .offset(let distance): base.offset(x: CGFloat(distance), y: CGFloat(distance))
        case .fixed: base.fixedSize()
        case .priority(let priority): base.layoutPriority(Double(priority))
        case .bordered: base.overlay { Rectangle().stroke(Color.red) }
        case .limited: base.lineLimit(1)
        case .clipped: base.clipped()
        case .guided(let distance): base.alignmentGuide(HorizontalAlignment.center) { $0.width + CGFloat(distance) }
        default: base.hidden()
        }
    }
}

private struct PlainChange: View {
    let change: Tree.Change
    let tree: Tree
    let place: Place

    private var base: TreeView { TreeView(tree: tree.child(0), place: place) }
    private var second: TreeView { TreeView(tree: tree.child(1), place: place) }

    var body: some View {
        switch change {
        case .background: base.background { second }
        case .overlay: base.overlay(alignment: .bottomTrailing) { second }
        case .backed: base.background(Color.blue)
        case .font(let number): base.font([Font.title, .body, .caption.bold()][number % 3])
        case .color(let number): base.foregroundStyle([Color.red, .blue, .green][number % 3])
        case .level(let level): base.environment(\.level, level)
        case .raised: base.transformEnvironment(\.level) { $0 += 10 }
        case .wrapped: base.modifier(Wrapping())
        case .doubled: base.modifier(Doubling())
        case .preference(let number): base.preference(key: Numbers.self, value: [number])
        case .tagged(let number): base.tag(number)
        default:
            base.overlayPreferenceValue(Numbers.self, alignment: .topLeading) { numbers in
                Text(numbers.map { "\($0)" }.joined(separator: ","))
            }
        }
    }
}

private struct FlagChange: FlagView {
    let value: Bool
    let tree: Tree
    let place: Place

    private var base: TreeView { TreeView(tree: tree.child(0), place: place) }

    var body: some View {
        switch tree.kind {
        case .modified(.disabled): base.disabled(value)
        case .modified(.faded): base.opacity(value ? 0.5 : 1)
        case .modified(.switched): base.modifier(Switching(isOn: value))
        case .modified(.replaced):
            base.modifier(Replacing(isOn: value, other: TreeView(tree: tree.child(1), place: place)))
        default:
            base.background {
                if value { TreeView(tree: tree.child(1), place: place) }
            }
        }
    }
}

private struct CountChange: CountView {
    let value: Int
    let tree: Tree
    let place: Place

    private var base: TreeView { TreeView(tree: tree.child(0), place: place) }

    var body: some View {
        switch tree.kind {
        case .modified(.levelOf): base.environment(\.level, value)
        case .modified(.identified): base.id(value)
        case .modified(.ordered): base.zIndex(Double(value))
        case .modified(.preferenceOf): base.preference(key: Numbers.self, value: [value])
        case .modified(.paddedBy): base.padding(.leading, CGFloat(value * 8))
        default: base.accessibilityLabel("label \(value)")
        }
    }
}

private struct Numbers: PreferenceKey {
    static var defaultValue: [Int] { [] }

    static func reduce(value: inout [Int], nextValue: () -> [Int]) {
        value += nextValue()
    }
}

private struct Wrapping: ViewModifier {
    @Environment(\.level) private var level

    func body(content: Content) -> some View {
        VStack {
            Text("wrapped at \(level)")
            content
        }
    }
}

private struct Doubling: ViewModifier {
    func body(content: Content) -> some View {
        content
        content.padding(.leading, 16)
    }
}

private struct Switching: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
        if isOn {
            content
        } else {
            HStack {
                Text("off")
                content
            }
        }
    }
}

private struct Replacing<Other: View>: ViewModifier {
    let isOn: Bool
    let other: Other

    func body(content: Content) -> some View {
        if isOn { content }
        other
    }
}
