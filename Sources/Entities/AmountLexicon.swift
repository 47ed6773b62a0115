internal import Primitives

/// The words of a language's numbers, amounts and durations, and phrases that bound amounts.
///
/// A class, so that readers share one reference to its tables.
final class AmountLexicon: Sendable {
    /// What each word is.
    let words: FoldedTable<AmountWord>
    /// The currencies words name.
    let currencies: [NamedCurrency]
    /// Phrases before an amount that make it the least or the greatest.
    let bounds: [Bound]
    /// Phrases behind an amount that do.
    let trailingBounds: [Bound]

    /// A currency as a word names it.
    struct NamedCurrency: Sendable {
        /// What the word stands for.
        enum Meaning: Sendable, Equatable {
            case currency(Currency?)
            /// The dollar or the buck of the region.
            case dollar, buck
        }

        let meaning: Meaning
        /// Whether other currencies have the name.
        let isShared: Bool
        /// The noun as adjectives know it: "franc" for "francs".
        let noun: String
        /// How many of it the word is: a tenner is ten pounds.
        let count: Int64
    }

    /// A phrase that makes an amount a bound.
    struct Bound: Sendable {
        let words: [String]
        let isLeast: Bool
    }

    /// Returns the lexicon of `language`, built once.
    static func of(_ language: Language) -> AmountLexicon {
        switch language {
        case .french: french
        case .english: english
        }
    }

    private static let french = AmountLexicon(
        numbers: .french, money: .french, durations: DurationWords.french,
        calendar: .french)
    private static let english = AmountLexicon(
        numbers: .english, money: .english, durations: DurationWords.english,
        calendar: .english)

    private init(
        numbers: NumberWords, money: MoneyWords, durations: DurationWords, calendar: CalendarWords
    ) {
        var words: [String: AmountWord] = [:]
        func update(_ word: some StringProtocol, _ change: (inout AmountWord) -> Void) {
            change(&words[String(word), default: AmountWord()])
        }
        for (word, value) in numbers.units { update(word) { $0.number = .unit(value) } }
        for (word, value) in numbers.multipliers { update(word) { $0.number = .multiplier(value) } }
        for (word, value) in numbers.collectives {
            update(word) {
                $0.number = .multiplier(value)
                $0.signals.insert(.collective)
            }
        }
        for (word, value) in numbers.scales {
            update(word) {
                if $0.number == .none { $0.number = .multiplier(value) }
                $0.signals.insert(.scale)
            }
        }
        for (word, value) in numbers.ordinalUnits { update(word) { $0.ordinal = .unit(value) } }
        for (word, value) in numbers.ordinalMultipliers {
            update(word) { $0.ordinal = .multiplier(value) }
        }
        for (signal, list) in numbers.signals + money.signals + durations.signals {
            for word in list.split(separator: " ") { update(word) { $0.signals.insert(signal) } }
        }
        for (word, unit) in durations.units { update(word) { $0.timeUnit = unit } }
        for month in calendar.months.keys { update(month) { $0.signals.insert(.counted) } }
        var currencies: [NamedCurrency] = []
        for (names, currency) in MoneyWords.shared + money.names {
            for word in names.split(separator: " ") {
                update(word) { $0.currency = currencies.count }
            }
            currencies.append(currency)
        }
        for (index, adjective) in CurrencyAdjective.all.enumerated() {
            for word in adjective.words.split(separator: " ") {
                update(word) { $0.adjective = index }
            }
        }
        for bound in money.bounds {
            if let first = bound.words.first { update(first) { $0.signals.insert(.bound) } }
        }
        for bound in money.trailingBounds {
            if let first = bound.words.first { update(first) { $0.signals.insert(.trailingBound) } }
        }
        self.words = FoldedTable(words)
        self.currencies = currencies
        bounds = money.bounds
        trailingBounds = money.trailingBounds
    }
}
