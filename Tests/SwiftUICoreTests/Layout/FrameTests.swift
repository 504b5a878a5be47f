import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor
struct FrameTests {
    /// The size that a frame around a leaf takes in a space of 400 × 600, read from an overlay.
    private func size<V: View>(_ view: V, width: CGFloat = 400, height: CGFloat = 600) -> CGSize? {
        LayoutScene(view.overlay { Block("frame") }, width: width, height: height)["frame"]?.size
    }

    @Test func `a fixed frame has its lengths whatever is in it`() {
        #expect(size(Block("", 30, 20).frame(width: 100, height: 50)) == CGSize(width: 100, height: 50))
        #expect(size(Block("", 300, 200).frame(width: 100, height: 50)) == CGSize(width: 100, height: 50))
    }

    @Test func `a length that isn't fixed is the content's`() {
        #expect(size(Block("", 30, 20).frame(width: 100)) == CGSize(width: 100, height: 20))
        #expect(size(Block("", 30, 20).frame(height: 100)) == CGSize(width: 30, height: 100))
        #expect(size(Block("", 30, 20).frame(width: nil, height: nil)) == CGSize(width: 30, height: 20))
    }

    @Test func `the content is within the frame at the alignment`() {
        let scene = LayoutScene(
            Block("a", 30, 20).frame(width: 400, height: 600, alignment: .bottomTrailing))
        #expect(scene["a"] == CGRect(x: 370, y: 580, width: 30, height: 20))
    }

    @Test func `with both bounds a frame takes what is proposed between them`() {
        let block = Block("", 30, 20)
        #expect(size(block.frame(minWidth: 100, maxWidth: 300)) == CGSize(width: 300, height: 20))
        #expect(size(block.frame(minWidth: 100, maxWidth: 300), width: 200) == CGSize(width: 200, height: 20))
        #expect(size(block.frame(minWidth: 100, maxWidth: 300), width: 50) == CGSize(width: 100, height: 20))
        #expect(size(Block("", 350, 20).frame(minWidth: 100, maxWidth: 300)) == CGSize(width: 300, height: 20))
    }

    @Test func `a lower bound alone doesn't make a frame grow beyond its content`() {
        #expect(size(Block("", 30, 20).frame(minHeight: 10)) == CGSize(width: 30, height: 20))
        #expect(size(Block("", 30, 20).frame(minHeight: 50)) == CGSize(width: 30, height: 50))
    }

    @Test func `a lower bound of 0 lets a frame be smaller than its content`() {
        #expect(size(Block("", 30, 20).frame(minWidth: 0), width: 10) == CGSize(width: 10, height: 20))
    }

    @Test func `an unlimited upper bound takes all that is proposed in its direction`() {
        #expect(size(Block("", 30, 20).frame(maxWidth: .infinity)) == CGSize(width: 400, height: 20))
        #expect(size(Block("", 30, 20).frame(maxHeight: .infinity)) == CGSize(width: 30, height: 600))
        #expect(size(Block("", 500, 20).frame(maxWidth: .infinity)) == CGSize(width: 500, height: 20))
    }

    @Test func `the ideal lengths hold where nothing is proposed`() {
        let view = Block().frame(minWidth: 10, idealWidth: 120, maxWidth: 300, idealHeight: 40)
        #expect(size(view.fixedSize()) == CGSize(width: 120, height: 40))
    }

    @Test func `without an ideal length the content's holds, within the bounds`() {
        let text = Block("", .area(300, line: 10))
        #expect(size(text.frame(maxWidth: 200).fixedSize()) == CGSize(width: 200, height: 20))
        #expect(size(Block("", 30, 20).frame(minWidth: 50).fixedSize()) == CGSize(width: 50, height: 20))
    }

    @Test func `a negative or unreal length is ignored with a message that names the view`() {
        struct Card: View {
            var body: some View {
                Block("", 30, 20).frame(width: -5, height: .nan)
            }
        }
        let messages = Messages()
        MisuseReporter.observer.with({ messages.append($0) }) {
            #expect(size(Card()) == CGSize(width: 30, height: 20))
            #expect(size(Block("", 30, 20).frame(width: .infinity)) == CGSize(width: 30, height: 20))
            #expect(size(Block("", 30, 20).frame(maxWidth: -1)) == CGSize(width: 30, height: 20))
        }
        #expect(messages.all.count { $0.contains("Card") } == 2)
        #expect(messages.all.contains { $0.contains("width -5") })
        #expect(messages.all.contains { $0.contains("maxWidth") })
    }

    @Test func `bounds that contradict each other give the lower one, with a message`() {
        let messages = Messages()
        MisuseReporter.observer.with({ messages.append($0) }) {
            #expect(size(Block("", 30, 20).frame(minWidth: 90, maxWidth: 60)) == CGSize(width: 90, height: 20))
        }
        #expect(messages.all.count == 1)
    }

    @Test func `another length lays the frame out anew`() {
        let model = LengthModel()
        struct Resizing: View {
            let model: LengthModel
            var body: some View {
                Block("a", .any).frame(width: model.length, height: 10)
            }
        }
        let scene = LayoutScene(Resizing(model: model))
        #expect(scene["a"]?.width == 50)
        model.length = 70
        scene.update()
        #expect(scene["a"] == CGRect(x: 165, y: 295, width: 70, height: 10))
    }
}

@MainActor
@Observable
final class LengthModel {
    var length: CGFloat = 50
    var flag = false
}
