import SwiftUI

/// A program with a few screens.
@main
struct GalleryApp: App {
    @StateObject private var visits = Visits()

    var body: some Scene {
        WindowGroup("Gallery") {
            NavigationStack {
                List(visits.names, id: \.self) { name in
                    NavigationLink(name, value: name)
                }
                .navigationTitle("Gallery")
                .navigationDestination(for: String.self) { VisitPage(name: $0) }
            }
            .environmentObject(visits)
        }
    }
}

/// Counts how often each screen was shown.
final class Visits: ObservableObject {
    let names = ["Text", "Layout", "Controls"]
    @Published var counts: [String: Int] = [:]
}

struct VisitPage: View {
    @EnvironmentObject private var visits: Visits
    let name: String

    var body: some View {
        Text("Visits: \(visits.counts[name, default: 0])")
            .navigationTitle(name)
            .onAppear { visits.counts[name, default: 0] += 1 }
    }
}
