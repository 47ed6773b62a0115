public import Primitives

/// A stretch of time that an expression means: half-open, on the wall's clock, without a zone.
public struct TimeSpan: Hashable, Sendable {
    /// The finest unit the expression speaks in.
    public enum Grain: String, CaseIterable, Codable, Comparable, Sendable {
        case second, minute, hour, day, week, month, quarter, year

        /// Whether `lhs` is finer than `rhs`.
        public static func < (lhs: Grain, rhs: Grain) -> Bool { lhs.rank < rhs.rank }

        private var rank: Int {
            switch self {
            case .second: 0
            case .minute: 1
            case .hour: 2
            case .day: 3
            case .week: 4
            case .month: 5
            case .quarter: 6
            case .year: 7
            }
        }
    }

    /// The first moment, or nil if the span has always begun.
    public let start: DayTime?
    /// The moment after the last, or nil if the span never ends.
    public let end: DayTime?
    /// The finest unit the expression speaks in.
    public let grain: Grain
    /// Whether one unit of `grain` is meant, "demain", "3pm", rather than a stretch of several.
    public let isInstant: Bool
    /// The days a wallet takes the span for, where they are not those it touches.
    ///
    /// "Depuis janvier" has an open side in the language, yet it asks about the days up to today;
    /// a payment "à la fin du mois" is made on the last day; the weekend begins on Friday evening,
    /// but its days are Saturday and Sunday.
    private let meantDays: DayInterval?

    init(
        start: DayTime?, end: DayTime?, grain: Grain, isInstant: Bool = false,
        meantDays: DayInterval? = nil
    ) {
        self.start = start
        self.end = end
        self.grain = grain
        self.isInstant = isInstant
        self.meantDays = meantDays
    }

    /// Creates the span of whole days of `days`.
    public init(_ days: DayInterval, grain: Grain = .day, isInstant: Bool = false) {
        self.init(
            start: days.start.map { DayTime(day: $0) }, end: days.end.map { DayTime(day: $0) },
            grain: grain, isInstant: isInstant)
    }

    /// The days from the one the span begins in to the one it ends in.
    public var touchedDays: DayInterval {
        let end = end.map { $0.second == 0 ? $0.day : $0.day.adding(days: 1) }
        guard let start = start?.day, let last = end, last <= start else {
            return DayInterval(start: start?.day, end: end)
        }
        return start.interval
    }

    /// The days a payment or a question about the past takes the span for.
    public var days: DayInterval { meantDays ?? touchedDays }

    /// The time of day said, where one was: of "demain à 18h30", and neither of "ce soir" nor of
    /// a stretch.
    public var clockTime: DayTime? { isInstant && grain < .day ? start : nil }

    /// Whether ISO 8601 writes its years in four digits: of "99,999 years ago" it does not.
    var isWritable: Bool {
        let years = 1...9_999
        return [start, end].allSatisfy { $0.map { years.contains($0.day.year) } ?? true }
    }

    /// Returns the span with the days a wallet takes it for.
    func meaning(_ days: DayInterval) -> TimeSpan {
        TimeSpan(start: start, end: end, grain: grain, isInstant: isInstant, meantDays: days)
    }
}

extension TimeSpan: CustomStringConvertible {
    /// The ISO 8601 interval, an open side written `..`; days alone where no clock time was said.
    public var description: String { "\(Self.text(start))/\(Self.text(end))" }

    private static func text(_ time: DayTime?) -> String {
        guard let time else { return ".." }
        return time.second == 0 ? time.day.description : time.description
    }
}
