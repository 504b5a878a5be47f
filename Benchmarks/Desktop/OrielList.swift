#if Desktop
    import Foundation
    import SwiftUI

    /// A program with a list of rows that have an observable model each.
    @MainActor
    enum OrielList {
        static func run(count: Int) {
            setenv("ORIEL_HOST", "desktop", 1)
            Program.models = (0..<count).map(RowModel.init)
            Scrolling.begin()
            Program.main()
        }

        @Observable
        fileprivate final class RowModel: Identifiable {
            let id: Int
            var text: String

            init(_ id: Int) {
                self.id = id
                text = "row \(id)"
            }
        }

        fileprivate struct Row: View {
            let model: RowModel

            var body: some View {
                Text(model.text)
            }
        }

        private struct Program: App {
            static var models: [RowModel] = []

            var body: some Scene {
                WindowGroup {
                    List(Self.models) { Row(model: $0) }
                }
                .defaultSize(width: 800, height: 600)
            }
        }
    }
#endif
