import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct RecordedLayoutTests {
    @Test("A layout has the frames that Apple's SwiftUI gave it", arguments: LayoutCase.all)
    func recordedFrames(_ layout: LayoutCase) throws {
        let scene = LayoutScene(
            layout.view.view, width: layout.proposal[0], height: layout.proposal[1])
        let frames = scene.frames
        try #require(frames.count == layout.frames.count)
        // The recorded root fits its content closely; ours is the window, with the content in its middle.
        let shift = CGPoint(
            x: (layout.proposal[0] - layout.root[0]) / 2, y: (layout.proposal[1] - layout.root[1]) / 2)
        for (frame, expected) in zip(frames, layout.frames) {
            let actual = [frame.minX - shift.x, frame.minY - shift.y, frame.width, frame.height]
            for (a, b) in zip(actual, expected) {
                #expect(abs(a - b) <= 0.5, "\(layout.id): \(actual) is not \(expected)")
            }
        }
    }

    @Test func `all recorded layouts are compared`() {
        #expect(LayoutCase.all.count == 29)
    }
}

struct LayoutCase: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let proposal: [CGFloat]
    let view: Description
    let root: [CGFloat]
    let frames: [[CGFloat]]

    var testDescription: String { id }

    static let all = try! JSONDecoder().decode([LayoutCase].self, from: Data(recordedLayouts.utf8))

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
            case .leaf(let width, let height): return AnyView(Block.text("", width, height))
            case .color: return AnyView(Block())
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
