import SwiftUI
import Testing
import ViewTesting

private struct SignUp: View {
    @State private var name = ""
    @State private var code = ""
    @State private(set) var submitted: [String] = []
    @State private(set) var edits = 0

    var body: some View {
        VStack {
            TextField("Name", text: $name)
                .onSubmit { submitted.append(name) }
                .onChange(of: name) { edits += 1 }
            TextField("Code", text: $code.digits)
            TextField("Fixed", text: .constant("x")).disabled(true)
            Text("Hello \(name)")
        }
    }
}

extension String {
    fileprivate var digits: String {
        get { self }
        set { self = newValue.filter(\.isNumber) }
    }
}

@MainActor
struct TypingTests {
    let screen = TestScene { SignUp() }

    private var view: SignUp { screen.views(of: SignUp.self)[0] }

    @Test func `text is typed character by character`() throws {
        try screen.textField("Name").type("Ada")
        #expect(screen.texts.contains("Hello Ada"))
        #expect(view.edits == 3)
        try screen.textField("Name").type(" L")
        #expect(try screen.textField("Name").value == "Ada L")
    }

    @Test func `what the binding refuses does not stay in the field`() throws {
        try screen.textField("Code").type("1a2")
        #expect(try screen.textField("Code").value == "12")
    }

    @Test func `text is replaced in one edit`() throws {
        let field = try screen.textField("Name")
        try field.replaceText(with: "Grace")
        #expect(view.edits == 1)
        try field.clear()
        #expect(try screen.textField("Name").value == "")
        #expect(view.edits == 2)
    }

    @Test func `a field is submitted, by itself or by a line break`() throws {
        let field = try screen.textField("Name")
        try field.type("Ada")
        try field.submit()
        try field.type("!\n")
        #expect(view.submitted == ["Ada", "Ada!"])
    }

    @Test func `typing gives the focus`() throws {
        let field = try screen.textField("Name")
        #expect(!field.isFocused)
        try field.type("A")
        #expect(field.isFocused)
        try screen.textField("Code").tap()
        #expect(!field.isFocused)
    }

    @Test func `a disabled field and what is no field take no text`() {
        #expect(throws: TestSceneError.self) { try screen.textField("Fixed").type("y") }
        #expect(throws: TestSceneError.self) { try screen.text(containing: "Hello").type("y") }
    }
}
