import Foundation
import Testing

@testable import HabitsExample

struct HabitTests {
    let calendar = Calendar(identifier: .gregorian)
    let today = Date(timeIntervalSinceReferenceDate: 800_000_000)

    func day(_ offset: Int) -> Date {
        calendar.date(byAdding: .day, value: offset, to: today)!
    }

    func habit(doneOn offsets: [Int]) -> Habit {
        var habit = Habit(name: "Read")
        for offset in offsets { habit.toggleDone(on: day(offset), calendar: calendar) }
        return habit
    }

    @Test(arguments: [
        ([], 0), ([0], 1), ([0, -1, -2], 3), ([-1, -2], 2), ([0, -2], 1), ([-2, -3], 0),
    ])
    func `the streak counts days in a row, and today may still come`(offsets: [Int], streak: Int) {
        #expect(habit(doneOn: offsets).streak(on: today, calendar: calendar) == streak)
    }

    @Test func `a day counts from its beginning to its end`() {
        let habit = habit(doneOn: [0])
        let start = calendar.startOfDay(for: today)
        #expect(habit.isDone(on: start, calendar: calendar))
        #expect(habit.isDone(on: start.addingTimeInterval(86_399), calendar: calendar))
        #expect(!habit.isDone(on: day(1), calendar: calendar))
    }

    @Test func `what is done can be taken back`() {
        #expect(!habit(doneOn: [0, 0]).isDone(on: today, calendar: calendar))
    }
}
