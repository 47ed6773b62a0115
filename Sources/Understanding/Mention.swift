internal import Classification

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

    /// Whether this is a date that no calendar has.
    var isImpossibleDate: Bool { kind == .time && value == nil }
}
