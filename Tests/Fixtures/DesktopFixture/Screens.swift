import SwiftUI

/// Controls that touch all edges of the window and of a scroll view, so that nothing has room for a focus ring outside.
struct EdgesView: View {
    @State private var text = ""
    @State private var isOn = true

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                row("Top")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<12) { row("Inside \($0)") }
                    }
                }
                TextField("Whole width", text: $text)
                row("Bottom")
            }
            .navigationTitle("Edges")
            .navigationBarTitleDisplayMode(.inline)
        }
    }

    private func row(_ name: String) -> some View {
        HStack(spacing: 0) {
            Button("\(name) left") {}
            Button("\(name) prominent") {}.buttonStyle(.borderedProminent)
            Button("\(name) plain") {}.buttonStyle(.plain)
            TextField("\(name) field", text: $text)
            Toggle("\(name) switch", isOn: $isOn)
        }
    }
}

/// Inputs of one and of several lines, in the rows of a list and elsewhere.
struct FieldsView: View {
    @State private var line = "One line"
    @State private var lines = "The first line\nand the second"
    @State private var empty = ""

    var body: some View {
        VStack {
            HStack {
                TextField("Plain", text: $lines, axis: .vertical).textFieldStyle(.plain)
                TextField("Plain, empty", text: $empty, axis: .vertical).textFieldStyle(.plain)
                TextField("Boxed", text: $lines, axis: .vertical)
            }
            .padding(.horizontal)
            List {
                TextField("Title", text: $line)
                TextField("Text", text: $lines, axis: .vertical)
                TextField("Remark", text: $empty)
                TextField("Remarks", text: $empty, axis: .vertical)
                TextField("With a box", text: $lines, axis: .vertical).textFieldStyle(.roundedBorder)
                TextEditor(text: $lines).frame(height: 80)
            }
        }
    }
}

/// Screens on top of each other, with something that takes the focus on each.
struct ScreensView: View {
    @State private var text = ""

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("Second") {
                    VStack {
                        TextField("Name", text: $text)
                        TextField("Story", text: $text, axis: .vertical)
                        NavigationLink("Third") {
                            Text("Nothing to press").navigationTitle("Third")
                        }
                        Button("Do") {}
                    }
                    .navigationTitle("Second")
                }
                Button("Other") {}
            }
            .navigationTitle("First")
        }
    }
}

struct ScrollingView: View {
    @State private var offset: CGFloat = 0

    var body: some View {
        VStack {
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(0..<40) { Text("Line \($0)").frame(height: 100) }
                }
                .background {
                    GeometryReader { geometry in
                        Color.clear.onChange(of: geometry.frame(in: .named("scroll")).minY) { offset = -$1 }
                    }
                }
            }
            .coordinateSpace(.named("scroll"))
            Text(verbatim: "Offset \(Int(offset))")
        }
    }
}

/// All that is drawn by us.
struct DrawingView: View {
    var body: some View {
        VStack {
            HStack {
                ForEach(
                    ["star", "star.fill", "trash", "gearshape", "heart.fill", "person.crop.circle", "xmark"], id: \.self
                ) {
                    Image(systemName: $0)
                }
            }
            .font(.title)
            Label("A label of text", systemImage: "book")
            Text("Large").font(.largeTitle)
            Text("Small letters in a caption").font(.caption)
            HStack {
                Circle().fill(.red).frame(width: 40, height: 40)
                RoundedRectangle(cornerRadius: 10).stroke(.blue, lineWidth: 1).frame(width: 40, height: 40)
                LinearGradient(colors: [.green, .yellow], startPoint: .top, endPoint: .bottom)
                    .frame(width: 40, height: 40)
                    .clipShape(Circle())
                Text("Clipped text").frame(width: 50, height: 12).clipped()
                Divider().frame(height: 40)
            }
            Button("A button") {}
            Toggle("A switch", isOn: .constant(true)).fixedSize()
            List(0..<3) { Text("Row \($0)") }
        }
        .padding()
    }
}
