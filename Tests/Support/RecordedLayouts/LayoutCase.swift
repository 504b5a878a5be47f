import DisplayList
import Foundation
import SwiftUI

/// A layout of Apple's SwiftUI with the frames that it had there.
public struct LayoutCase: Decodable, Sendable, CustomStringConvertible {
    public let id: String
    let proposal: [CGFloat]
    let view: Description
    let root: [CGFloat]
    let frames: [[CGFloat]]

    public var description: String { id }

    public static let all = try! JSONDecoder().decode([LayoutCase].self, from: Data(recordedLayouts.utf8))

    indirect enum Description: Decodable, Sendable {
        case leaf(CGFloat, CGFloat)
        case color
        case divider
        case spacer(CGFloat?)
        case stack(String, spacing: CGFloat?, alignment: String, [Description])
        case frame([String: Length], Description)
        case padding(EdgeInsets?, Description)

        enum Key: String, CodingKey {
            case leaf, color, divider, spacer, stack, spacing, alignment, children, frame, padding, child
            case isDefault = "default"
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            if values.contains(.leaf) {
                let size = try values.decode([CGFloat].self, forKey: .leaf)
                self = .leaf(size[0], size[1])
            } else if values.contains(.color) {
                self = .color
            } else if values.contains(.divider) {
                self = .divider
            } else if values.contains(.spacer) {
                self = .spacer(try values.decodeIfPresent(CGFloat.self, forKey: .spacer))
            } else if values.contains(.stack) {
                self = .stack(
                    try values.decode(String.self, forKey: .stack),
                    spacing: try values.decodeIfPresent(CGFloat.self, forKey: .spacing),
                    alignment: try values.decode(String.self, forKey: .alignment),
                    try values.decode([Description].self, forKey: .children))
            } else if values.contains(.frame) {
                self = .frame(
                    try values.decode([String: Length].self, forKey: .frame),
                    try values.decode(Description.self, forKey: .child))
            } else {
                let insets = try values.decode([String: CGFloat].self, forKey: .padding)
                self = .padding(
                    values.contains(.isDefault)
                        ? nil
                        : EdgeInsets(
                            top: insets["top"]!, leading: insets["leading"]!, bottom: insets["bottom"]!,
                            trailing: insets["trailing"]!),
                    try values.decode(Description.self, forKey: .child))
            }
        }

        @MainActor var view: AnyView {
            switch self {
            case .leaf(let width, let height): return AnyView(Leaf(size: CGSize(width: width, height: height)))
            case .color: return AnyView(Color.red)
            case .divider: return AnyView(Divider())
            case .spacer(let length): return AnyView(Spacer(minLength: length))
            case .padding(nil, let child): return AnyView(child.view.padding())
            case .padding(let insets?, let child): return AnyView(child.view.padding(insets))
            case .stack(let kind, let spacing, let name, let children):
                let alignment = alignments[name]!
                let content = Children(views: children.map(\.view))
                switch kind {
                case "v": return AnyView(VStack(alignment: alignment.horizontal, spacing: spacing) { content })
                case "h": return AnyView(HStack(alignment: alignment.vertical, spacing: spacing) { content })
                default: return AnyView(ZStack(alignment: alignment) { content })
                }
            case .frame(let values, let child):
                let alignment = alignments[values["alignment"]!.name]!
                if values["width"] != nil || values["height"] != nil {
                    return AnyView(
                        child.view.frame(
                            width: values["width"]?.points, height: values["height"]?.points, alignment: alignment))
                }
                return AnyView(
                    child.view.frame(
                        minWidth: values["minWidth"]?.points, maxWidth: values["maxWidth"]?.points,
                        minHeight: values["minHeight"]?.points, maxHeight: values["maxHeight"]?.points,
                        alignment: alignment))
            }
        }
    }

    enum Length: Decodable, Sendable {
        case number(CGFloat)
        case string(String)

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            self =
                if let number = try? value.decode(CGFloat.self) { .number(number) } else {
                    .string(try value.decode(String.self))
                }
        }

        var points: CGFloat {
            if case .number(let number) = self { number } else { .infinity }
        }

        var name: String {
            if case .string(let name) = self { name } else { "" }
        }
    }
}

extension LayoutCase {
    /// Where the layout has other frames in a scene than it had, by more than rounding accounts for.
    ///
    /// - Parameter scene: Makes a scene of a view, of a size, that is shown by whoever measures.
    @MainActor
    public func differences(in scene: (AnyView, CGSize) -> any DisplayScene) -> [String] {
        let scene = scene(view.view, CGSize(width: proposal[0], height: proposal[1]))
        defer { scene.close() }
        var list = DisplayList()
        list.apply(scene.update())
        var found: [CGRect] = []
        list.forEachShown { item in
            switch item.content {
            case .shape, .divider: found.append(list.frameInScene(item.id)!)
            default: break
            }
        }
        guard found.count == frames.count else { return ["\(found.count) frames, not \(frames.count)"] }
        // The recorded root fits its content closely; a scene's is the window, with the content in its middle.
        let shift = CGPoint(x: (proposal[0] - root[0]) / 2, y: (proposal[1] - root[1]) / 2)
        return zip(found, frames).compactMap { frame, expected in
            let actual = [frame.minX - shift.x, frame.minY - shift.y, frame.width, frame.height]
            return zip(actual, expected).allSatisfy { abs($0 - $1) <= 0.5 } ? nil : "\(actual) is not \(expected)"
        }
    }
}

/// Has a size of its own, and the distances of a text.
private struct Leaf: View {
    let size: CGSize

    var body: some View {
        Fixed(size: size) { Text("") }.background(Color.red)
    }
}

/// As large as it is told to be, whatever is in it.
private struct Fixed: Layout {
    let size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(size))
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews[0].spacing }
}

private let alignments: [String: Alignment] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing,
]

/// As many views as an array has, one after the other.
private struct Children: View {
    let views: [AnyView]

    var body: some View {
        if let first = views.first {
            first
            AnyView(Children(views: Array(views.dropFirst())))
        }
    }
}
