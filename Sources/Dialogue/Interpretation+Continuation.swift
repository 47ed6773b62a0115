internal import Primitives
internal import Understanding

/// What a few words ask that go on from the question before.
extension Interpretation {
    /// The days of a month that are all it names ("et du 16 au 31 ?", "and on the 1st?"), the first
    /// and the last where there are two; nil where it names anything else.
    var onlyDaysOfMonth: [Int]? {
        let words = words
        let numbers = words.compactMap(Self.dayOfMonth)
        guard (1...2).contains(numbers.count), numbers == numbers.sorted(),
            !Self.dayLeads.isDisjoint(with: words),
            words.allSatisfy({ Self.dayOfMonth($0) != nil || Self.besideDays.contains($0) })
        else { return nil }
        return numbers
    }

    /// The day of a month whose week is all it names ("and the week of the 12th?"); nil where it
    /// names anything else.
    var onlyWeekOfMonth: Int? {
        let numbers = words.compactMap(Self.dayOfMonth)
        let areAll = words.allSatisfy { word in
            Self.dayOfMonth(word) != nil || Self.besideDays.contains(word)
                || Self.weeks.contains(word)
        }
        return areAll && numbers.count == 1 && !Self.weeks.isDisjoint(with: words)
            ? numbers[0] : nil
    }

    private static let weeks: Set<String> = ["week", "semaine"]

    /// The day of a month that a word is ("16", "1er", "31st").
    private static func dayOfMonth(_ word: String) -> Int? {
        let digits = word.prefix { $0.isNumber }
        guard let day = Int(digits), (1...31).contains(day),
            ["", "st", "nd", "rd", "th", "er", "e"].contains(word.dropFirst(digits.count))
        else { return nil }
        return day
    }

    /// The only period it names, where it fills no other slot.
    var onlyPeriod: DayInterval? {
        guard slots.count == 1, [.period, .date].contains(slots[0].slot),
            case .days(let days) = slots[0].value
        else { return nil }
        return days
    }

    /// The period that what was told last is to be compared with ("is that more than September?",
    /// "par rapport à août ?"); nil where it asks a question of its own.
    var comparedWithThat: DayInterval? {
        guard let days = onlyPeriod, measure?.isComparison == true, comparedTimes == nil,
            wordsBesideSlots.allSatisfy(Self.besideCompared.contains)
        else { return nil }
        return days
    }

    /// The place in an order that is all it asks about ("et la deuxième ?", "and the third one?").
    var onlyRank: Int? {
        let isOfCount = slots.allSatisfy { [.count, .period, .date].contains($0.slot) }
        guard isOfCount, (2...6).contains(words.count), let rank = spokenRank, rank > 1,
            words.allSatisfy({ Self.besideRanks.contains($0) || Self.isRank($0) })
        else { return nil }
        return rank
    }

    /// Whether the place of another in a list is all it says ("non, la deuxième", "and the second").
    var onlyRankOfOther: Bool {
        words.count <= 5 && spokenRank != nil
            && words.allSatisfy { word in
                Self.isRank(word) || Self.besideRanks.contains(word)
                    || ["non", "no", "plutot", "rather", "instead", "celle", "celui"].contains(word)
            }
    }

    /// Whether it puts right what or when a question was of, and orders nothing ("non, en
    /// septembre", "no, I meant Lidl").
    var correctsQuestion: Bool {
        let asked: Set<Slot> = [.period, .date, .category, .merchant, .account]
        return act == .correct && words.count <= 7 && !slots.isEmpty
            && slots.allSatisfy { asked.contains($0.slot) }
    }

    /// Whether it asks where what was told last was paid, or to or from whom, and names nothing ("de
    /// qui ?", "where?", "who from"); a word that may open anything else needs its mark.
    var asksWhoThatWas: Bool {
        let opens = ["who", "whom", "qui"].contains { words.prefix(2).contains($0) }
        return slots.isEmpty && words.count <= (words.first == "who" ? 5 : 4)
            && (text.contains("?") || opens && words.count > 1)
            && !Set(words).isDisjoint(with: ["whom", "who", "where", "qui", "ou"])
            && words.allSatisfy(Self.besideWho.contains)
    }

    private static let besideWho = Set(
        """
        from to at whom who where qui ou de a chez et and was that c'etait la there it is did come \
        came c'est
        """.foldedWords)

    /// Whether it asks when something was done last and does not say what ("c'était quand la
    /// dernière fois ?").
    var asksForLastTime: Bool {
        slots.allSatisfy { [.count, .period, .date].contains($0.slot) }
            && (Wording(words).says(["derniere fois", "last time"])
                || Wording(words).says(["last one", "latest one", "le dernier", "la derniere"])
                    && Wording(words).says(["when", "quand", "date"]))
            && words.allSatisfy(Self.besideLastTime.contains)
    }

    /// Whether it names a kind of spending, a shop or days and says nothing else ("en courses ?",
    /// "chez Lidl ?").
    var namesOnlySubject: Bool {
        let isOfSubjects = slots.allSatisfy { fill in
            switch fill.slot {
            case .category, .merchant: true
            case .period, .date:
                if case .days = fill.value { true } else { false }
            default: false
            }
        }
        guard !slots.isEmpty, isOfSubjects, act == nil else { return false }
        return wordsBesideSlots.allSatisfy(Self.besideSubjects.contains)
    }

    /// Whether a few words only leave fewer of those that were told ("seulement ceux de plus de 60",
    /// "only those over 50").
    var onlyNarrows: Bool {
        let narrowing: Set<Slot> = [
            .amountMinimum, .amountMaximum, .period, .date, .category, .merchant, .direction,
        ]
        guard act == nil, !slots.isEmpty, words.count <= 9,
            slots.allSatisfy({ narrowing.contains($0.slot) })
        else { return false }
        // "Plus de 50 €" is nothing but a bound.
        let areBounds = slots.allSatisfy { [.amountMinimum, .amountMaximum].contains($0.slot) }
        return (areBounds || !Self.narrowing.isDisjoint(with: words))
            && wordsBesideSlots.allSatisfy(Self.besideNarrowing.contains)
    }

    /// Whether it begins by leaving fewer of those that were told ("just the supermarkets").
    var opensNarrowing: Bool { words.first.map(Self.narrowing.contains) == true }

    /// The words that are left of a few that only leave fewer of those that were told ("now just
    /// Dishoom"); none where they do not.
    var wordsNarrowedTo: Set<String> {
        guard words.count <= 5, !Self.narrowing.isDisjoint(with: words) else { return [] }
        return Set(words.filter { !Self.besideNarrowing.contains($0) })
    }

    private static let narrowing: Set<String> = [
        "seulement", "uniquement", "juste", "only", "just", "ceux", "celles", "those", "ones",
    ]
    private static let besideNarrowing = narrowing.union(elided).union(
        """
        et and que celui celle the that which are were is de des du plus moins dessus \
        dessous au a of over under above below more less than chez at en in for pour to from avec \
        with show me montre moi les le la qui sont depassent now maintenant
        """.foldedWords)

    /// The amount that alone is put in place of the one before ("et à 9000 ?"); nil where it is
    /// said to be a bound, or more is.
    var otherAmount: SpokenAmount? {
        guard isContinuation, slots.count == 1,
            [.amount, .amountMinimum, .amountMaximum, .count].contains(slots[0].slot),
            wordsBesideSlots.allSatisfy(Self.besideAmounts.contains)
        else { return nil }
        switch slots[0].value {
        case .amount(let amount): return amount
        case .number(let number): return SpokenAmount(decimal: String(number), currency: nil)
        case .text, .days, .recurrence: return nil
        }
    }

    /// The words that stand in no slot, folded.
    var wordsBesideSlots: [String] { wordsBesideSlots(in: 0..<text.utf8.count) }

    /// The words of a part of the text that stand in no slot, folded.
    func wordsBesideSlots(in part: Range<Int>) -> [String] {
        let ordered = slots.filter { part.contains($0.range.lowerBound) }
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
        let starts = [part.lowerBound] + ordered.map(\.range.upperBound)
        let ends = ordered.map(\.range.lowerBound) + [part.upperBound]
        return zip(starts, ends).flatMap { text(in: $0..<max($0, $1)).foldedWords }
    }
}

extension Interpretation {
    private static let dayLeads: Set<String> = [
        "le", "du", "au", "entre", "the", "on", "from", "between", "until",
    ]
    private static let besideDays: Set<String> = dayLeads.union([
        "et", "and", "de", "to", "jusqu'", "st", "nd", "rd", "th", "er", "e", "what", "about",
        "how", "till", "a", "then", "puis", "alors", "pour", "for", "of", "just", "juste", "la",
        "in",
    ])
    private static let besideCompared: Set<String> = [
        "c'", "c", "qu", "l", "est", "ce", "ca", "cela", "is", "that", "this", "it", "was", "etait",
        "more",
        "less", "fewer", "plus", "moins", "autant", "higher", "lower", "davantage", "as", "much",
        "than", "que", "qu'", "en", "au", "a", "par", "rapport", "compared", "compare", "to",
        "with", "avec", "in", "et", "and", "de", "du", "le", "la", "l'", "the", "what", "about",
        "how", "does", "s", "ou", "or", "on", "bien", "beaucoup", "alors", "then", "so", "lot",
        "comparer", "compares", "comparee", "comparees", "aux", "contre", "against", "now",
        "maintenant", "les", "des", "month", "mois", "thats", "whats",
    ]
    private static let besideRanks: Set<String> = [
        "et", "and", "the", "la", "le", "l'", "les", "plus", "one", "largest", "biggest", "most",
        "grosse", "gros", "grande", "grand", "petite", "petit", "chere", "cher", "expensive",
        "smallest", "what", "about", "quelle", "quel", "est", "is", "which", "'s", "then",
        "ensuite", "laquelle", "lequel", "elevee", "eleve", "highest",
    ]
    private static let besideLastTime: Set<String> = [
        "et", "and", "c'", "c", "etait", "est", "ca", "remonte", "a", "quand", "when", "was",
        "the", "la", "derniere", "fois", "last", "time", "s", "did", "i", "do", "that", "this",
        "j'", "y", "je", "suis", "alle", "allee", "ai", "ete", "go", "went", "there", "is", "it",
        "que", "qu'", "pour", "for", "quelle", "date", "one", "latest", "le", "dernier", "what",
    ]
    private static let besideSubjects: Set<String> = [
        "en", "a", "au", "aux", "chez", "pour", "sur", "dans", "de", "du", "des", "d'", "le", "la",
        "les", "l'", "on", "in", "at", "for", "the", "my", "mes", "mon", "ma", "just", "juste",
        "only", "seulement", "par", "contre", "s", "and", "et", "ou", "or", "what",
        "about", "alors",
    ]
    private static let besideAmounts: Set<String> = [
        "et", "and", "a", "at", "for", "pour", "de", "of", "what", "about", "how", "si", "if",
        "c'", "etait", "it", "was", "were", "un", "une", "one", "the", "le", "la", "celui",
        "celle", "avec", "with", "plutot", "only", "just", "juste", "seulement",
    ]
}
