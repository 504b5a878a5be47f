import Foundation
import SwiftUI
import Testing
import ViewTesting

// The code of the guide, word for word; see GuideTests.

struct TicketView: View {
    let from: String
    let to: String
    @State private var isFirstClass = false

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(from) – \(to)").bold()
            Toggle("First class", isOn: $isFirstClass)
            Button("Buy") {}
                .accessibilityIdentifier("buy")
        }
    }
}

@MainActor
struct TicketTests {
    @Test func `a ticket is sold in second class at first`() {
        let screen = TestScene(columns: 15, rows: 3) { TicketView(from: "Linz", to: "Graz") }
        expect(
            screen,
            matches: """
                Linz – Graz
                [ ] First class
                [ Buy ]
                """)
    }
}

@MainActor
struct TicketFileTests {
    @Test func `a first class ticket`() throws {
        let screen = TestScene(columns: 15, rows: 3) { TicketView(from: "Linz", to: "Graz") }
        try screen.toggle("First class").toggle()
        expectSnapshot(of: screen)
    }

    @Test func `a ticket as a screen reader gets it`() throws {
        let screen = TestScene(columns: 15, rows: 3) { TicketView(from: "Linz", to: "Graz") }
        expectSnapshot(of: screen, as: .accessibility)
    }
}

@MainActor
struct BuyButtonTests {
    @Test func `the button can be found by assistive technology`() throws {
        let screen = TestScene { TicketView(from: "Linz", to: "Graz") }
        let button = try screen.button("Buy")
        #expect(button.snapshot(.accessibility) == #"button "Buy" id "buy""#)
    }
}

#if Desktop
    @MainActor
    struct TicketPictureTests {
        @Test(.enabled(if: ProcessInfo.processInfo.environment["DISPLAY"] != nil))
        func `a first class ticket by day and by night`() throws {
            let screen = TestScene(size: CGSize(width: 240, height: 140)) { TicketView(from: "Linz", to: "Graz") }
            try screen.toggle("First class").toggle()
            expectSnapshot(of: screen, as: .image)
            expectSnapshot(of: screen, as: .image(scale: 2, colorScheme: .dark), named: "dark")
            try expectSnapshot(of: screen.button("Buy"), as: .image(precision: 0.99), named: "button")
        }
    }
#endif
