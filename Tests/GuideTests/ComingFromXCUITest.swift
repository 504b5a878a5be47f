import Foundation
import SwiftUI
import Testing
import ViewTesting

// The code of the guide, word for word; see GuideTests.

@Observable
@MainActor
final class AccountModel {
    var name = ""
    private(set) var isOpen = false

    func open() { isOpen = true }
}

struct AccountView: View {
    @State var model = AccountModel()

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Name", text: $model.name)
                Button("Open an account") { model.open() }
                    .disabled(model.name.isEmpty)
            }
            .navigationTitle("Welcome")
            .navigationDestination(isPresented: .constant(model.isOpen)) {
                Text("It is yours, \(model.name).").navigationTitle("Account")
            }
        }
    }
}

@MainActor
struct AccountTests {
    @Test func `an account is opened`() throws {
        let screen = TestScene { AccountView() }
        try screen.textField("Name").type("Ada")
        try screen.button("Open an account").tap()
        #expect(screen.navigationTitle == "Account")
        #expect(screen.texts.contains("It is yours, Ada."))
    }
}
