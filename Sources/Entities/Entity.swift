public import Primitives

/// Something in a text with a value of its own.
public struct Entity: Hashable, Sendable {
    /// Where it stands, in tokens.
    public let tokens: Range<Int>
    /// Where it stands, in UTF-8 bytes of the text; both ends are those of characters.
    public let source: Range<Int>
    /// What it means.
    public let value: EntityValue
    /// What of the value the text leaves open, for the dialogue to ask.
    public let doubts: EntityDoubts
    /// The rule that read it, as rules are written.
    public let rule: String

    init(
        tokens: Range<Int>, source: Range<Int>, value: EntityValue, doubts: EntityDoubts = [],
        rule: String = ""
    ) {
        self.tokens = tokens
        self.source = source
        self.value = value
        self.doubts = doubts
        self.rule = rule
    }
}

/// What an entity means.
public enum EntityValue: Hashable, Sendable {
    /// A number without unit.
    case number(ExactDecimal)
    /// A place in an order: "third".
    case ordinal(Int)
    /// A percentage.
    case percentage(ExactDecimal)
    /// An amount.
    case money(SpokenMoney)
    /// From an amount, or up to one: "entre 20 et 30 €", "more than 100 dollars".
    case moneyRange(SpokenMoneyRange)
    /// A number or an amount with more digits than are kept exactly.
    case tooLarge(EntityDimension)
    /// A length of time without a place in the calendar: "deux semaines".
    case duration(SpokenDuration)
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
    /// A telephone number: its digits, with `+` before a country's code.
    case phone(String)
    /// The last four digits of a card.
    case cardLastFour(String)
}

/// A kind of entity; the raw value is its name in the machine-readable interface.
public enum EntityDimension: String, CaseIterable, Codable, Hashable, Sendable {
    case numeral, ordinal, money, percentage, duration, time, frequency
    case iban, address, phone, card
}

extension EntityValue {
    /// The kind of entity this is a value of.
    public var dimension: EntityDimension {
        switch self {
        case .number: .numeral
        case .ordinal: .ordinal
        case .percentage: .percentage
        case .money, .moneyRange: .money
        case .tooLarge(let dimension): dimension
        case .duration: .duration
        case .time, .impossibleDate: .time
        case .frequency, .unclearFrequency: .frequency
        case .iban: .iban
        case .address: .address
        case .phone: .phone
        case .cardLastFour: .card
        }
    }
}

/// What a text leaves open about a value.
public struct EntityDoubts: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set of the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `1.200` and `1,200`: the mark is read as the language uses it, and may be the other.
    public static let decimalMark = EntityDoubts(rawValue: 1)
    /// `$`, "livres", "cents": the sign or the word is several currencies'.
    public static let currency = EntityDoubts(rawValue: 2)
}
