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

extension Slot {
    /// Whether the slot is a time or a repetition, whose text by itself is no value.
    var isTime: Bool { self == .date || self == .period || self == .frequency }

    /// Whether the slot names a person who gets or gives money.
    var isPerson: Bool { self == .payee || self == .payer }

    /// Whether the slot names who gets or gives money.
    package var isName: Bool { isPerson || self == .merchant }

    /// Whether the slot has a closed set of values.
    var isClosed: Bool {
        switch self {
        case .category, .direction, .scope, .amountMode, .currency: true
        case .amount, .amountMinimum, .amountMaximum, .coinAmount, .payee, .payer, .date, .period,
            .frequency, .merchant, .card, .account, .note, .count, .plan, .percentage:
            false
        }
    }

    /// Whether the slot is an amount of money, bounded or not.
    var isAmount: Bool { self == .amount || self == .amountMinimum || self == .amountMaximum }
}

/// A slot found in an utterance: its value and where it stands.
public struct SlotFill: Hashable, Sendable {
    /// Which slot.
    public let slot: Slot
    /// The value.
    public let value: SlotValue
    /// Where its surface stands, in UTF-8 bytes of the text.
    public let range: Range<Int>
    /// The time of day said with a date, on the wall's clock; nil where none was.
    public let moment: DayTime?

    /// The machine-readable text of the value, nil where it has none: an amount too large, or
    /// finer than its currency's minor unit.
    ///
    /// - Parameter offset: the seconds from GMT of a time on the wall; nil leaves times of day out.
    public func canonicalString(offset: (DayTime) -> Int? = { _ in nil }) -> String? {
        switch value {
        case .amount(let amount):
            return amount.money(default: .eur) == nil ? nil : amount.canonicalString
        case .days:
            guard slot == .date, let moment, let seconds = offset(moment) else {
                return value.canonicalString
            }
            return moment.description + Self.offsetText(seconds)
        case .recurrence, .number: return value.canonicalString
        case .text(let text): return slot.isTime ? nil : text
        }
    }

    /// `+01:00`.
    private static func offsetText(_ seconds: Int) -> String {
        let minutes = seconds.magnitude / 60
        let parts = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return (seconds < 0 ? "-" : "+") + parts.joined(separator: ":")
    }

    /// Creates a fill.
    public init(slot: Slot, value: SlotValue, range: Range<Int>, moment: DayTime? = nil) {
        self.slot = slot
        self.value = value
        self.range = range
        self.moment = moment
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
