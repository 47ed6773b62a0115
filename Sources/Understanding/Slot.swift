public import Primitives

/// A piece of what an utterance says. Raw values are labels on disk.
public enum Slot: String, CaseIterable, Codable, Hashable, Sendable {
    case amount
    case amountMinimum = "amount_min"
    case amountMaximum = "amount_max"
    case amountMode = "amount_mode"
    case payee, payer, date, period, frequency, category, merchant, card, account, currency, note
    case count, direction, scope, plan, percentage
    case coinAmount = "coin_amount"
}

/// A slot found in an utterance: its value and where it stands.
public struct SlotFill: Hashable, Sendable {
    /// Which slot.
    public let slot: Slot
    /// The value.
    public let value: SlotValue
    /// Where its surface stands, in UTF-8 bytes of the text.
    public let range: Range<Int>

    /// Creates a fill.
    public init(slot: Slot, value: SlotValue, range: Range<Int>) {
        self.slot = slot
        self.value = value
        self.range = range
    }
}

/// The value of a slot.
public enum SlotValue: Hashable, Codable, Sendable {
    /// An amount as it was said, its currency only if that was said too.
    case amount(SpokenAmount)
    /// A range of days.
    case days(DayInterval)
    /// A repetition.
    case recurrence(Recurrence)
    /// A whole number.
    case number(Int)
    /// A name, a note, or a label of a closed set, as text.
    case text(String)

    /// The machine-readable text, as `yani understand` writes it.
    public var canonicalString: String {
        switch self {
        case .amount(let amount): amount.canonicalString
        case .days(let interval): interval.description
        case .recurrence(let rule): rule.description
        case .number(let number): String(number)
        case .text(let text): text
        }
    }
}

/// An exact amount whose currency may not have been said.
public struct SpokenAmount: Hashable, Codable, Sendable {
    /// The decimal digits with a point before the fraction: `1200.5`.
    public let decimal: String
    /// The currency said, or nil.
    public let currency: Currency?

    /// Creates an amount.
    public init(decimal: String, currency: Currency?) {
        self.decimal = decimal
        self.currency = currency
    }

    /// Returns the money meant where `default` is the currency of what is not said, or nil if the
    /// amount is too large or finer than the currency's minor unit.
    public func money(default currency: Currency) -> Money? {
        Money(decimal: decimal, currency: self.currency ?? currency)
    }

    /// `50.00 EUR`, or `50.00` where no currency was said.
    public var canonicalString: String {
        if let currency {
            return money(default: currency)?.canonicalString ?? "\(decimal) \(currency.code)"
        }
        return money(default: .eur)?.decimalString ?? decimal
    }
}
