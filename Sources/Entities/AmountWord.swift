internal import Primitives

/// What a word can be in numbers, amounts and durations; most words are nothing.
struct AmountWord: Sendable {
    /// Its part in a number in words.
    var number = NumberRole.none
    /// Its part in an ordinal in words.
    var ordinal = NumberRole.none
    /// The currency it names, by its place in `AmountLexicon.currencies`.
    var currency: Int?
    /// The currency an adjective makes of a noun, by its place in `CurrencyAdjective.all`.
    var adjective: Int?
    /// The unit of time it names.
    var timeUnit: TimeLengthUnit?
    /// Its other parts.
    var signals: Signals = []

    /// The part of a word in a number.
    enum NumberRole: Sendable, Equatable {
        case none
        /// Stands for itself, 0...99.
        case unit(Int64)
        /// Multiplies what stands before it: hundred, thousand, million.
        case multiplier(Int64)
    }

    /// A unit of time, as many of a base unit.
    struct TimeLengthUnit: Sendable, Equatable {
        let count: Int64
        let unit: SpokenDuration.Unit
        /// Written as an abbreviation, which figures alone may stand before: `2h`, not "two h".
        let isAbbreviated: Bool
    }

    /// Small parts of the grammar of amounts.
    struct Signals: OptionSet, Sendable {
        let rawValue: UInt32
        /// "et", "and".
        static let connector = Signals(rawValue: 1 << 0)
        /// "virgule", "point".
        static let decimalMark = Signals(rawValue: 1 << 1)
        /// "un", "a": one of what follows.
        static let article = Signals(rawValue: 1 << 2)
        /// "demi", "half".
        static let half = Signals(rawValue: 1 << 3)
        /// "quart", "quarter".
        static let quarter = Signals(rawValue: 1 << 4)
        /// "de", "d'", "of".
        static let link = Signals(rawValue: 1 << 5)
        /// "cents", "centimes", "¢": hundredths of a currency.
        static let cent = Signals(rawValue: 1 << 6)
        /// May stand behind a whole amount: a preposition, a word of politeness.
        static let amountEnd = Signals(rawValue: 1 << 7)
        /// Begins a phrase that bounds an amount: "plus", "at".
        static let bound = Signals(rawValue: 1 << 8)
        /// Stands before two amounts: "entre", "from".
        static let rangeStart = Signals(rawValue: 1 << 9)
        /// Stands between two amounts: "à", "to", "-".
        static let rangeMiddle = Signals(rawValue: 1 << 10)
        /// "le", "the": an ordinal rather than an amount follows.
        static let determiner = Signals(rawValue: 1 << 11)
        /// A sign or a word of a percentage.
        static let percent = Signals(rawValue: 1 << 12)
        /// "environ", "about", "pendant", "for": may stand before an amount or a duration alone.
        static let approximator = Signals(rawValue: 1 << 13)
        /// "moins", "minus".
        static let minus = Signals(rawValue: 1 << 14)
        /// "dizaine", "dozen": counts things by so many, its number a multiplier.
        static let collective = Signals(rawValue: 1 << 15)
        /// "grand", a thousand of the region's currency.
        static let grand = Signals(rawValue: 1 << 16)
        /// A letter or a word that multiplies figures: `k`, `M`, "bn".
        static let scale = Signals(rawValue: 1 << 17)
        /// Words that tell which card: "carte", "ending".
        static let card = Signals(rawValue: 1 << 18)
        /// Begins a phrase that bounds the amount before it: "ou", "max".
        static let trailingBound = Signals(rawValue: 1 << 20)
        /// "fewer", "more": stands between a number and what it counts.
        static let comparative = Signals(rawValue: 1 << 19)
        /// Counted by a number before it, or part of it, without the look of a plural: "fois",
        /// "people", "janvier", "rue".
        static let counted = Signals(rawValue: 1 << 21)
        /// "mais", "but".
        static let contrast = Signals(rawValue: 1 << 22)

        /// What stands behind numbers and amounts alone, and begins none: most are words of every
        /// sentence.
        static let behind: Signals = [.amountEnd, .counted, .contrast]
    }
}

extension AmountWord.NumberRole {
    var unit: Int64? {
        if case .unit(let value) = self { return value }
        return nil
    }

    var multiplier: Int64? {
        if case .multiplier(let value) = self { return value }
        return nil
    }
}
