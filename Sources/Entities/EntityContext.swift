public import Primitives

/// What reading a text depends on besides the text.
public struct EntityContext: Sendable {
    /// The day it is.
    public var today: Day
    /// The local time it is, in seconds since midnight, for "in two hours".
    public var secondOfDay = 0
    /// Whether a bare weekday or month is the last one rather than the coming one.
    public var prefersPast: Bool
    /// The language, or nil to read French and English alike.
    public var language: Language?
    /// Which part of `03/04` is the day.
    public var dateOrder = DateOrder.dayFirst
    /// What the money words of several regions mean.
    public var currencies = RegionalCurrencies()
    /// The kinds of entities looked for; what is not looked for hides nothing else.
    public var dimensions = EntityContext.payments
    /// Whether "between 20 and 30 euros" is one entity or two.
    public var joinsRanges = false
    /// Whether a lone "un" or "one" is the number, and a number that is the whole text an amount.
    public var readsBareNumbers = false

    /// Creates a context.
    public init(today: Day, prefersPast: Bool = false, language: Language? = nil) {
        self.today = today
        self.prefersPast = prefersPast
        self.language = language
    }

    /// The kinds that fill the slots of a payment.
    public static let payments: Set<EntityDimension> = [
        .numeral, .ordinal, .money, .percentage, .time, .frequency, .iban, .address,
    ]
}

/// The order of day and month in a date of figures.
public enum DateOrder: Hashable, Sendable {
    /// 03/04 is 3 April.
    case dayFirst
    /// 03/04 is March 4.
    case monthFirst
}

/// The currencies that words of several regions stand for in one of them.
public struct RegionalCurrencies: Hashable, Sendable {
    /// `$` and "dollars".
    public var dollar = Currency.usd
    /// "Bucks"; nil leaves it open.
    public var buck: Currency? = .usd
    /// "Centimes"; nil leaves it open between the euro and the franc.
    public var centime: Currency? = .eur
    /// "Grand"; nil makes it a number, a thousand.
    public var grand: Currency?

    /// Creates the currencies meant where no region is known.
    public init() {}
}
