import SwiftUI
import Testing
import ViewTesting

/// Ids that don't do what ids are for are told, with the ids.
@MainActor @Suite
struct ElementIDsTests {
    struct Track: Identifiable {
        var id = UUID()
        var title: String
    }

    struct Restless: Identifiable {
        let title: String
        var id: UUID { UUID() }
    }

    struct Playlist<Element: Identifiable>: View {
        let isLazy: Bool
        let title: KeyPath<Element, String>
        let tracks: (Int) -> [Element]
        @State private var updates = 0

        var body: some View {
            Button("Update") { updates += 1 }
            if isLazy {
                List(tracks(updates)) { Text($0[keyPath: title]) }
            } else {
                VStack { ForEach(tracks(updates)) { Text($0[keyPath: title]) } }
            }
        }
    }

    private func update(_ screen: TestScene, times: Int) throws {
        for _ in 0..<times { try screen.button("Update").tap() }
    }

    @Test(arguments: [false, true])
    func `an id that is another one whenever it is read is told with both`(isLazy: Bool) {
        let screen = TestScene(misuse: .collected) {
            Playlist(isLazy: isLazy, title: \Restless.title) { _ in [Restless(title: "A"), Restless(title: "B")] }
        }
        #expect(screen.messages.count == 1)
        let message = screen.messages.first ?? ""
        #expect(message.contains("ForEach of Restless in Playlist"))
        #expect(message.contains("another id each time"))
        #expect(message.matches(of: /[0-9A-F]{8}-/).count == 2)
    }

    @Test(arguments: [false, true])
    func `ids that each update makes anew are told`(isLazy: Bool) throws {
        let screen = TestScene(misuse: .collected) {
            Playlist(isLazy: isLazy, title: \Track.title) { _ in [Track(title: "A"), Track(title: "B")] }
        }
        try update(screen, times: 1)
        #expect(screen.messages == [])
        try update(screen, times: 2)
        #expect(screen.messages.count == 1)
        #expect(screen.messages.first?.contains("gives new ids to elements that are otherwise as before") == true)
    }

    @Test(arguments: [false, true])
    func `elements that others replace are not complained of`(isLazy: Bool) throws {
        let screen = TestScene {
            Playlist(isLazy: isLazy, title: \Track.title) { [Track(title: "A\($0)"), Track(title: "B\($0)")] }
        }
        try update(screen, times: 3)
        #expect(screen.texts.contains("B3"))
    }

    @Test(arguments: [false, true])
    func `elements that change places are not complained of, however alike they are`(isLazy: Bool) throws {
        let tracks = (0..<4).map { _ in Track(title: "A") }
        let screen = TestScene {
            Playlist(isLazy: isLazy, title: \Track.title) { Array(tracks[$0...] + tracks[..<$0]) }
        }
        try update(screen, times: 3)
        #expect(screen.texts.contains("A"))
    }

    @Test(arguments: [false, true])
    func `ids that are kept with the elements are not complained of`(isLazy: Bool) throws {
        let tracks = [Track(title: "A"), Track(title: "B")]
        let screen = TestScene { Playlist(isLazy: isLazy, title: \Track.title) { _ in tracks } }
        try update(screen, times: 3)
        #expect(screen.texts.contains("B"))
    }

    @Test func `several doubles are told in one message, with their ids`() {
        let screen = TestScene(misuse: .collected) {
            VStack { ForEach([1, 2, 1, 3, 2, 1, 4], id: \.self) { Text("\($0)") } }
        }
        #expect(screen.messages.count == 1)
        #expect(screen.messages.first?.contains("ForEach of Int") == true)
        #expect(screen.messages.first?.contains("the id 1 occurs several times, and so do 2") == true)
    }
}
