import SwiftUI

struct GalleryView: View {
    var body: some View {
        List(Example.allCases, id: \.self) { example in
            NavigationLink {
                example.content
            } label: {
                VStack(alignment: .leading) {
                    Text(example.rawValue).font(.headline)
                    Text(example.summary).foregroundStyle(.secondary)
                }
            }
        }
        .navigationTitle("Gallery")
    }
}

#Preview("Gallery") {
    NavigationStack { GalleryView() }
}
