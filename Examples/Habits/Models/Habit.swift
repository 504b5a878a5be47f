import Foundation

struct Habit: Identifiable, Equatable {
    let id = UUID()
    var name: String
    /// The beginnings of the days on which it was done.
    private(set) var doneDays: Set<Date> = []

    func isDone(on date: Date = .now, calendar: Calendar = .current) -> Bool {
        doneDays.contains(calendar.startOfDay(for: date))
    }

    mutating func toggleDone(on date: Date = .now, calendar: Calendar = .current) {
        let day = calendar.startOfDay(for: date)
        if doneDays.remove(day) == nil { doneDays.insert(day) }
    }

    /// How many days in a row it was done, up to and with this day. A day that is not over does not end the row.
    func streak(on date: Date = .now, calendar: Calendar = .current) -> Int {
        func before(_ day: Date) -> Date {
            calendar.startOfDay(for: calendar.date(byAdding: .day, value: -1, to: day) ?? .distantPast)
        }
        var day = calendar.startOfDay(for: date)
        if !doneDays.contains(day) { day = before(day) }
        var days = 0
        while doneDays.contains(day) {
            days += 1
            day = before(day)
        }
        return days
    }
}

extension Habit {
    /// A habit that was done on the days before today.
    init(_ name: String, doneOnDaysBefore days: Int, calendar: Calendar = .current) {
        self.init(name: name)
        for day in 0..<days {
            guard let date = calendar.date(byAdding: .day, value: -day - 1, to: .now) else { continue }
            toggleDone(on: date, calendar: calendar)
        }
    }

    static var samples: [Habit] {
        [
            Habit("Read", doneOnDaysBefore: 4),
            Habit("Stretch", doneOnDaysBefore: 1),
            Habit("Write", doneOnDaysBefore: 0),
        ]
    }
}
