#if Desktop
    import CAdwaita
    import DisplayList
    import Foundation
    import SwiftUI
    import Testing

    @testable import DesktopHost

    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isThere))
    struct TextAreaItemTests {
        private func picture<Content: View>(_ view: Content) throws -> Data {
            let size = CGSize(width: 300, height: 200)
            return try ScenePicture(_ViewScene(view, size: size, metrics: try TestDisplay.metrics())).png()
        }

        @Test(arguments: ["", "Text"])
        func `a field of several lines in a list's row looks as one of a single line`(_ text: String) throws {
            let lines = try picture(List { TextField("Name", text: .constant(text), axis: .vertical) })
            let line = try picture(List { TextField("Name", text: .constant(text)) })
            // The letters stand where they would, to a part of a pixel.
            #expect(try Pixels(lines).differences(from: Pixels(line)) < 300)
            let boxed = TextField("Name", text: .constant(text), axis: .vertical).textFieldStyle(.roundedBorder)
            #expect(try Pixels(picture(List { boxed })).differences(from: Pixels(line)) > 3000)
        }

        @Test func `a prompt goes on in a further line where it is too long for one`() throws {
            let prompt = String(repeating: "several words ", count: 10)
            let pixels = try Pixels(
                picture(TextField(prompt, text: .constant(""), axis: .vertical).textFieldStyle(.plain)))
            // The field is in the middle of the height.
            #expect(pixels.inked(in: 0..<300, 65..<85) > 20)
            #expect(pixels.inked(in: 0..<300, 115..<135) > 20)
        }
    }

    extension Pixels {
        /// In how many pixels one picture is different from another one.
        fileprivate func differences(from other: Pixels) -> Int {
            (0..<height).reduce(0) { sum, y in sum + (0..<width).count { self[$0, y] != other[$0, y] } }
        }
    }
#endif
