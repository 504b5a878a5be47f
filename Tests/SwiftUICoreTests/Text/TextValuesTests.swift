import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct TextValuesTests {
    private let moment = Date(timeIntervalSince1970: 1_000_000_000)

    private func shown(_ text: Text, locale: String = "en_US") -> String {
        ShownItems(
            text.environment(\.locale, Locale(identifier: locale)).environment(\.timeZone, .gmt)
                .environment(\.calendar, Calendar(identifier: .gregorian)), columns: 100
        ).lines.joined()
    }

    @Test func `a value is written in its format and the locale of the place`() {
        #expect(shown(Text(1234.5, format: .number)) == "1,234.5")
        #expect(shown(Text(1234.5, format: .number), locale: "de_DE") == "1.234,5")
        #expect(shown(Text("\(0.5, format: .percent)"), locale: "en_US") == "50%")
    }

    @Test func `dates are written as a day or a time`() {
        #expect(shown(Text(moment, style: .date)).contains("September 9, 2001"))
        #expect(shown(Text(moment, style: .time)).hasPrefix("1:46"))
    }

    @Test func `a date in relation to now counts its largest units`() {
        #expect(shown(Text(Date.now.addingTimeInterval(7200 + 180), style: .relative)) == "2 hours, 3 minutes")
        #expect(shown(Text(Date.now.addingTimeInterval(-7200), style: .offset)) == "-2 hours")
        #expect(shown(Text(Date.now.addingTimeInterval(3600 + 61), style: .timer)) == "1:01:01")
    }

    @Test func `a paused timer shows what is left`() {
        let range = moment...moment.addingTimeInterval(600)
        let pause = moment.addingTimeInterval(90)
        #expect(shown(Text(timerInterval: range, pauseTime: pause)) == "8:30")
        #expect(shown(Text(timerInterval: range, pauseTime: pause, countsDown: false)) == "1:30")
    }

    @Test func `a formatter writes an object`() {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        formatter.timeZone = .gmt
        #expect(shown(Text(moment, formatter: formatter)) == "2001")
    }

    @Test func `attributed strings keep fonts, colours, lines and links`() throws {
        var string = AttributedString("plain ")
        var marked = AttributedString("marked")
        marked.font = .title
        marked.foregroundColor = .red
        marked.underlineStyle = .single
        marked.link = URL(string: "https://example.org")
        string += marked
        let runs = ShownItems(Text(string)).runs
        #expect(runs.map(\.string) == ["plain ", "marked"])
        let last = try #require(runs.last)
        #expect(last.font.size == 28 && last.isUnderlined)
        #expect(last.color == Color.red.displayed(in: EnvironmentValues()))
        #expect(last.link?.host() == "example.org")
    }
}
