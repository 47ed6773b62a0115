public import Primitives

/// Something in a text with a value of its own.
public struct Entity: Hashable, Sendable {
    /// Where it stands, in tokens.
    public let tokens: Range<Int>
    /// Where it stands, in UTF-8 bytes of the text.
    public let source: Range<Int>
    /// What it means.
    public let value: EntityValue
}

/// What an entity means.
public enum EntityValue: Hashable, Sendable {
    /// A number without unit.
    case number(ExactDecimal)
    /// A place in an order: "third".
    case ordinal(Int)
    /// A percentage.
    case percentage(ExactDecimal)
    /// An amount; the currency is nil where none was said.
    case money(ExactDecimal, Currency?)
    /// Days.
    case time(DayInterval)
    /// A date that no calendar has, such as 30 February.
    case impossibleDate
    /// A repetition.
    case frequency(Recurrence)
    /// An IBAN whose checksum is right.
    case iban(IBAN)
    /// An @handle, an e-mail address or a link, as written.
    case address(String)
}

/// A unit of the calendar.
public enum TimeUnit: String, CaseIterable, Codable, Hashable, Sendable {
    case day, week, month, quarter, year
}

/// What reading a text depends on besides the text.
public struct EntityContext: Sendable {
    /// The day it is.
    public var today: Day
    /// Whether a bare weekday or month is the last one rather than the coming one.
    public var prefersPast: Bool
    /// The language, or nil to read French and English alike.
    public var language: Language?

    /// Creates a context.
    public init(today: Day, prefersPast: Bool = false, language: Language? = nil) {
        self.today = today
        self.prefersPast = prefersPast
        self.language = language
    }
}
