#if Desktop
    import SwiftUI
    import Testing

    @MainActor
    struct ImageRendererTests {
        /// The width and height that a PNG file tells.
        private func size(_ data: Data) -> [Int] {
            let bytes = [UInt8](data)
            return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        }

        @Test func `a picture is as large as the view times the scale`() throws {
            let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
            #expect(try size(renderer.pngData()) == [30, 20])
            renderer.scale = 2
            #expect(try size(renderer.pngData()) == [60, 40])
        }

        @Test func `the proposed size is the view's to take`() throws {
            let renderer = ImageRenderer(content: Color.red)
            renderer.proposedSize = ProposedViewSize(width: 50, height: nil)
            #expect(try size(renderer.pngData()) == [50, 10])
            let fixed = ImageRenderer(content: Color.red.frame(width: 8, height: 8))
            fixed.proposedSize = ProposedViewSize(width: 50, height: 50)
            #expect(try size(fixed.pngData()) == [8, 8])
        }

        @Test func `a view of no size has no picture`() {
            #expect(throws: (any Error).self) { try ImageRenderer(content: EmptyView()).pngData() }
        }

        private struct Badge: View {
            let model: Model

            var body: some View {
                Label(model.name, systemImage: "star.fill").padding(4).background(.yellow)
            }
        }

        @Observable
        final class Model {
            var name = "Ada"
        }

        @Test func `the renderer tells when there is another picture, and draws it`() throws {
            let model = Model()
            let renderer = ImageRenderer(content: Badge(model: model))
            let first = try renderer.pngData()
            #expect(try renderer.pngData() == first)
            var told = 0
            let watching = renderer.objectWillChange.sink { told += 1 }
            model.name = "Ada Lovelace"
            #expect(told == 1)
            #expect(try size(renderer.pngData())[0] > size(first)[0])
            renderer.scale = 3
            #expect(told == 2)
            renderer.content = Badge(model: Model())
            renderer.scale = 1
            #expect(try renderer.pngData() == first)
            watching.cancel()
        }
    }
#endif
