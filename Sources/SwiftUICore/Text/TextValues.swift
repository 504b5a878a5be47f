import Foundation

/// A value that is written when the text is shown, since it depends on the place: its locale, its time zone.
class TextValue: Equatable, @unchecked Sendable {
    func string(in environment: EnvironmentValues) -> AttributedString {
        AttributedString()
    }

    func isEqual(to other: TextValue) -> Bool {
        self === other
    }

    static func == (a: TextValue, b: TextValue) -> Bool {
        a === b || a.isEqual(to: b)
    }
}

private final class FormattedText<Format: FormatStyle>: TextValue, @unchecked Sendable
where Format.FormatInput: Equatable {
    let input: Format.FormatInput
    let format: Format
    let wrap: (Format.FormatOutput) -> AttributedString

    init(_ input: Format.FormatInput, _ format: Format, wrap: @escaping (Format.FormatOutput) -> AttributedString) {
        self.input = input
        self.format = format
        self.wrap = wrap
    }

    override func string(in environment: EnvironmentValues) -> AttributedString {
        // A format that names its locale keeps it unless the place has one of its own.
        let locale = environment.locale
        return wrap((locale == .current ? format : format.locale(locale)).format(input))
    }

    override func isEqual(to other: TextValue) -> Bool {
        guard let other = other as? FormattedText<Format> else { return false }
        return input == other.input && format == other.format
    }
}

private final class DateText: TextValue, @unchecked Sendable {
    enum Kind: Equatable {
        case date(Date, Text.DateStyle)
        case interval(DateInterval)
        case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
    }

    override func isEqual(to other: TextValue) -> Bool {
        (other as? DateText)?.kind == kind
    }

    override func string(in environment: EnvironmentValues) -> AttributedString {
        AttributedString(text(in: environment))
    }

    private func text(in environment: EnvironmentValues) -> String {
        let locale = environment.locale
        func written(
            _ date: Date, _ dateStyle: Date.FormatStyle.DateStyle, _ timeStyle: Date.FormatStyle.TimeStyle
        ) -> String {
            let format = Date.FormatStyle(
                date: dateStyle, time: timeStyle, locale: locale, calendar: environment.calendar,
                timeZone: environment.timeZone)
            return format.format(date)
        }
        switch kind {
        case .date(let date, let style):
            switch style {
            case .date: return written(date, .long, .omitted)
            case .time: return written(date, .omitted, .shortened)
            case .relative: return units(date.timeIntervalSinceNow, 2, locale)
            case .offset: return (date > .now ? "+" : "-") + units(date.timeIntervalSinceNow, 1, locale)
            case .timer: return clock(date.timeIntervalSinceNow, showsHours: true, locale)
            }
        case .interval(let interval):
            let isOneDay = environment.calendar.isDate(interval.start, inSameDayAs: interval.end)
            return isOneDay
                ? "\(written(interval.start, .omitted, .shortened)) – \(written(interval.end, .omitted, .shortened))"
                : "\(written(interval.start, .long, .shortened)) – \(written(interval.end, .long, .shortened))"
        case .timer(let range, let pause, let countsDown, let showsHours):
            let now = min(max(pause ?? .now, range.lowerBound), range.upperBound)
            let seconds =
                countsDown ? range.upperBound.timeIntervalSince(now) : now.timeIntervalSince(range.lowerBound)
            return clock(seconds, showsHours: showsHours, locale)
        }
    }

    private func units(_ seconds: TimeInterval, _ most: Int, _ locale: Locale) -> String {
        Duration.seconds(Int(abs(seconds).rounded())).formatted(
            .units(allowed: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: most)
                .locale(locale))
    }

    private func clock(_ seconds: TimeInterval, showsHours: Bool, _ locale: Locale) -> String {
        let duration = Duration.seconds(Int(abs(seconds).rounded()))
        let hasHours = showsHours && duration >= .seconds(3600)
        return duration.formatted(
            .time(pattern: hasHours ? .hourMinuteSecond : .minuteSecond).locale(locale))
    }
}

extension Text {
    /// How a date is written.
    nonisolated public enum DateStyle: Hashable, Sendable {
        /// The day: June 3, 2019.
        case date
        /// The time of the day: 11:23 PM.
        case time
        /// How far the date is from now: 2 hours, 23 minutes.
        case relative
        /// How far the date is from now, before or behind it: +2 hours.
        case offset
        /// How far the date is from now, as on a stop watch: 36:59:01.
        case timer
    }

    /// A value in a format, in the locale of the place.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.value(FormattedText(input, format) { AttributedString($0) }))
    }

    /// A value in a format, in the locale of the place.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.value(FormattedText(input, format) { $0 }))
    }

    /// A value as a formatter writes it; empty where it can't.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.string(formatter.string(for: subject) ?? ""))
    }

    /// A date. What is written in relation to now is so when the text is shown; unlike Apple's, it doesn't count on.
    public init(_ date: Date, style: DateStyle) {
        self.init(.value(DateText(.date(date, style))))
    }

    /// From one date to another.
    public init(_ dates: ClosedRange<Date>) {
        self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound))
    }

    /// From one date to another.
    public init(_ interval: DateInterval) {
        self.init(.value(DateText(.interval(interval))))
    }

    /// What a timer shows between two dates, now or at `pauseTime`. It is so when the text is shown; unlike Apple's, it
    /// doesn't count on.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .value(
                DateText(
                    .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))))
    }
}
