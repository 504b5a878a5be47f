import SwiftUI
import Testing

private struct Card: View {
    let title: String
    var body: some View { EmptyView() }
}

#Preview { Card(title: "plain") }

#Preview("Named") { Card(title: "named") }

#Preview("Wide", traits: .fixedLayout(width: 640, height: 200), .landscapeLeft) {
    Card(title: "wide")
}

#Preview("Argument", body: { Card(title: "argument") })

#Preview("Stateful") {
    @Previewable @State var title = "stateful"
    let upper = title.uppercased()
    Card(title: upper)
}

#Preview("Modified", traits: .modifier(Framed(mark: "inner")), .modifier(Framed(mark: "outer"))) {
    Card(title: "modified")
}

private struct Framed: PreviewModifier {
    @MainActor static var contextsMade = 0
    let mark: String

    static func makeSharedContext() async throws -> String {
        contextsMade += 1
        return "shared"
    }

    func body(content: Content, context: String) -> some View {
        Frame(label: "\(mark) \(context)")
    }
}

private struct Frame: View {
    let label: String
    var body: some View { EmptyView() }
}

@MainActor struct PreviewTests {
    private func preview(_ name: String?) throws -> Preview {
        let previews = try Preview._all().filter { $0.fileID.hasSuffix("/PreviewTests.swift") }.map {
            try $0.makePreview()
        }
        return try #require(previews.first { $0._name == name })
    }

    #if DEBUG
        @Test func `all previews of a file are found, in their order and with their place`() throws {
            let all = Preview._all().filter { $0.fileID == "SwiftUIMacrosTests/PreviewTests.swift" }
            let names = try all.map { try $0.makePreview()._name }
            #expect(names == [nil, "Named", "Wide", "Argument", "Stateful", "Modified"])
            #expect(all.prefix(2).map { $0.line } == [9, 11])
            #expect(all.first?.column == 1)
        }

        @Test(arguments: [(nil, "plain"), ("Named", "named"), ("Argument", "argument")] as [(String?, String)])
        func `a preview makes the view of its closure`(name: String?, title: String) async throws {
            #expect((try await preview(name)._makeView() as? Card)?.title == title)
        }

        @Test func `layout and orientation come from the traits`() throws {
            #expect(try preview("Wide")._layout == .fixed(width: 640, height: 200))
            #expect(try preview("Wide")._interfaceOrientation == .landscapeLeft)
            #expect(try preview("Named")._layout == .device)
            #expect(try preview("Named")._interfaceOrientation == .portrait)
        }

        @Test func `previewable state belongs to a view around the closure's content`() async throws {
            let view = try await preview("Stateful")._makeView()
            #expect((inner(view) as? Card)?.title == "STATEFUL")
        }

        @Test func `modifiers wrap the view in order and share their context`() async throws {
            for _ in 0..<2 {
                let view = try await preview("Modified")._makeView()
                #expect((view as? Frame)?.label == "outer shared")
            }
            #expect(Framed.contextsMade == 1)
        }
    #endif

    private func inner(_ view: some View) -> any View { view.body }

    @Test func `a provider's preview takes its settings from the outermost view`() async throws {
        struct Cards: PreviewProvider {
            static var previews: some View {
                Card(title: "provided").previewLayout(.device).previewDisplayName("Inner")
                    .previewInterfaceOrientation(.landscapeRight).previewLayout(.sizeThatFits)
                    .previewDisplayName("Outer").previewDevice("Small phone")
            }
        }
        let preview = Cards._makePreview()
        #expect(preview._name == "Outer")
        #expect(preview._layout == .sizeThatFits)
        #expect(preview._interfaceOrientation == .landscapeRight)
        #expect(Cards.platform == nil)
    }
}
