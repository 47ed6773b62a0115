internal import Classification
internal import Primitives

/// An entity as the classifier sees it: which tokens, what kind, and its value as a slot.
struct Mention: Sendable {
    /// What stands for the entity in the features.
    enum Kind: UInt8, CaseIterable, Sendable {
        case money = 1
        case coins, number, percentage, time, frequency, account, handle

        var placeholder: Placeholder { Placeholder(rawValue: rawValue) }
    }

    let kind: Kind
    let tokens: Range<Int>
    let source: Range<Int>
    /// The value if the mention fills a slot by itself, nil if its text is the value.
    let value: SlotValue?
    /// The time of day, where one was said with a date.
    var moment: DayTime?

    /// Whether this is a date that no calendar has.
    var isImpossibleDate: Bool { kind == .time && value == nil }

    /// Whether this counts something: money, or a number that is no place in an order.
    var isAmount: Bool {
        guard kind == .money || kind == .number, case .amount? = value else { return false }
        return true
    }
}
