import Foundation

private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
}

private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
}

private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
}

extension EnvironmentValues {
    /// The language and the region in which numbers, dates and texts are shown.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar in which dates are shown.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone in which dates are shown.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
