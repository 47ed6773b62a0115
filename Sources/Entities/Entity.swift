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
    /// A time: days, or moments of them.
    case time(TimeSpan)
    /// A date that no calendar has, such as 30 February.
    case impossibleDate
    /// A repetition.
    case frequency(Recurrence)
    /// A repetition that no rule of payments says: "twice a month".
    case unclearFrequency
    /// An IBAN whose checksum is right.
    case iban(IBAN)
    /// An @handle, an e-mail address or a link, as written.
    case address(String)
}

/// What reading a text depends on besides the text.
public struct EntityContext: Sendable {
    /// The day it is.
    public var today: Day
    /// Whether a bare weekday or month is the last one rather than the coming one.
    public var prefersPast: Bool
    /// What the clock shows, in seconds since midnight: 0..<86,400.
    public var now: Int
    /// Which of two figures is the day, or nil for the language's own order.
    public var dateOrder: DateOrder?
    /// The language, or nil to read French and English alike.
    public var language: Language?

    /// Creates a context.
    public init(
        today: Day, now: Int = 0, prefersPast: Bool = false, dateOrder: DateOrder? = nil,
        language: Language? = nil
    ) {
        self.today = today
        self.now = min(max(now, 0), 86_399)
        self.prefersPast = prefersPast
        self.dateOrder = dateOrder
        self.language = language
    }
}

/// Which of the two figures of `03/04` is the day.
public enum DateOrder: String, CaseIterable, Codable, Hashable, Sendable {
    case dayFirst, monthFirst
}

extension EntityContext {
    /// Whether the day stands before the month in figures; French writes it so, and English in the
    /// American way unless the place says otherwise.
    func isDayFirst(_ language: Language) -> Bool {
        if let dateOrder { return dateOrder == .dayFirst }
        switch language {
        case .french: return true
        case .english: return false
        }
    }
}
