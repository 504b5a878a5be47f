import SwiftUI

/// Shows a day and moves it. Like SwiftUI's own controls it wants a date that is there.
struct DayField: View {
    @Binding var date: Date

    var body: some View {
        HStack {
            Button("Earlier") { move(by: -1) }
            Text(date.formatted(Self.format)).monospacedDigit()
            Button("Later") { move(by: 1) }
        }
    }

    /// Year, month and day, whatever the language: `2030-01-31`.
    static let format = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()

    private func move(by days: Int) {
        date = Calendar.current.date(byAdding: .day, value: days, to: date) ?? date
    }
}

#Preview("Day") {
    @Previewable @State var date = Date.now
    DayField(date: $date)
}
