internal import Classification
internal import Primitives

/// What a model of categories reads of a payment: the label's own words, how the money moved, how
/// much it was and in which part of the month.
struct CategoryFeatures: Hashable, Sendable {
    /// The label's words, folded.
    let words: String
    /// How the money moved.
    let kind: PaymentKind
    /// Whether it came in.
    let isIncoming: Bool
    /// The amount on a scale of five: below 10, 40, 150, 600, and from there on, in whole units of
    /// the currency.
    let size: UInt8
    /// The part of the month: its first five days, the middle, from the 26th on.
    let part: UInt8

    init(words: String, kind: PaymentKind, amount: Money, day: Day) {
        self.init(
            words: words, kind: kind, amount: amount.estimate, dayOfMonth: day.dayOfMonth)
    }

    init(words: String, kind: PaymentKind, amount: Double, dayOfMonth: Int) {
        self.words = words
        self.kind = kind
        isIncoming = amount > 0
        (size, part) = Self.marks(of: amount, dayOfMonth: dayOfMonth)
    }

    /// The size of an amount in whole units of its currency, and the part of the month.
    static func marks(of amount: Double, dayOfMonth: Int) -> (size: UInt8, part: UInt8) {
        let size = abs(amount)
        let step: UInt8 = size < 10 ? 0 : size < 40 ? 1 : size < 150 ? 2 : size < 600 ? 3 : 4
        return (step, dayOfMonth <= 5 ? 0 : dayOfMonth <= 25 ? 1 : 2)
    }

    /// The marks that stand after the words: the kind, direction and size, part of the month.
    var marks: [Placeholder] {
        let direction: UInt8 = isIncoming ? 5 : 0
        return [
            Placeholder(rawValue: Self.kindMark + Self.index(of: kind)),
            Placeholder(rawValue: Self.sizeMark + direction + size),
            Placeholder(rawValue: Self.partMark + part),
        ]
    }

    private static let kindMark: UInt8 = 1
    private static let sizeMark: UInt8 = 101
    private static let partMark: UInt8 = 201

    private static func index(of kind: PaymentKind) -> UInt8 {
        UInt8(truncatingIfNeeded: PaymentKind.allCases.firstIndex(of: kind) ?? 0)
    }

    /// What a mark is called where a decision is explained.
    static func name(of mark: Placeholder) -> String {
        switch mark.rawValue {
        case partMark...:
            ["month begins", "mid-month", "month ends"][Int(mark.rawValue - partMark) % 3]
        case sizeMark...:
            (mark.rawValue - sizeMark >= 5 ? "in " : "out ")
                + ["under 10", "10 to 40", "40 to 150", "150 to 600", "600 and more"][
                    Int(mark.rawValue - sizeMark) % 5]
        default:
            PaymentKind.allCases[
                Int(mark.rawValue - kindMark) % PaymentKind.allCases.count
            ].rawValue
        }
    }
}

/// Makes units of features, one payment after another.
struct CategoryUnits {
    private var splitter = WordSplitter()
    private(set) var units: [FeatureUnit] = []

    var bytes: [UInt8] { splitter.bytes }

    mutating func read(_ features: CategoryFeatures) {
        splitter.split(features.words)
        units = splitter.units
        for mark in features.marks {
            units.append(FeatureUnit(bytes: 0..<0, placeholder: mark))
        }
    }
}
