internal import Entities
internal import Primitives
internal import TextProcessing

/// Reads the times, repetitions and amounts of a few words that hold none as they stand in their
/// sentence.
///
/// Tried in turn: the words by themselves, in either language; with slips of the finger and
/// abbreviations put right ("vendrdi", "dem"); with what is left unsaid ("le 15" of each month, the
/// months of "sur trois mois" are the last or the next three).
struct MentionRereader: Sendable {
    let finder: MentionFinder
    let context: EntityContext

    /// The time in `surface`, nil if it has none. O(words · calendar words).
    func time(in surface: String) -> Mention? {
        reading(of: surface, kind: .time, frames: [.unframed]) ?? stretch(in: surface)
            ?? reading(of: surface, kind: .time, frames: Self.timeFrames)
    }

    /// The repetition in `surface`, nil if it has none. O(words · calendar words).
    func frequency(in surface: String) -> Mention? {
        reading(of: surface, kind: .frequency, frames: [.unframed] + Self.frequencyFrames)
    }

    /// The amount in `surface`, nil if it has none. O(words · number words).
    func amount(in surface: String) -> SpokenAmount? {
        let text = TokenizedText(surface)
        guard !text.tokens.isEmpty, text.tokens.count <= Self.mostWords else { return nil }
        let words = text.tokens.map(text.foldedText(of:))
        if words.count == 1, words[0].hasSuffix("e"), let count = Int(words[0].dropLast()) {
            return SpokenAmount(decimal: String(count), currency: .eur)
        }
        for word in words {
            if let amount = Self.slang[word] { return amount }
        }
        let plain = words.joined(separator: " ")
        for line in [plain, Self.corrected(words, by: Self.numberWords)] {
            for kind in [Mention.Kind.money, .number] {
                let value = mention(in: line, kind)?.value
                if case .amount(let amount)? = value { return amount }
            }
        }
        return nil
    }

    /// Words put around others to make an expression of them, in the language they are of.
    private struct Frame {
        var before = ""
        var after = ""
        var language: Language?

        /// No words, in either language.
        static let unframed = Frame()
    }

    private static let timeFrames = [
        Frame(before: "cette ", language: .french), Frame(before: "ce ", language: .french),
        Frame(before: "this ", language: .english), Frame(before: "le ", language: .french),
        Frame(before: "the ", language: .english), Frame(before: "en ", language: .french),
        Frame(before: "in ", language: .english),
    ]

    private static let frequencyFrames = [
        Frame(before: "chaque ", language: .french), Frame(before: "every ", language: .english),
        Frame(after: " de chaque mois", language: .french),
        Frame(after: " of every month", language: .english),
        Frame(before: "le ", after: " de chaque mois", language: .french),
        Frame(before: "the ", after: " of every month", language: .english),
    ]

    private func reading(of surface: String, kind: Mention.Kind, frames: [Frame]) -> Mention? {
        let text = TokenizedText(surface)
        guard !text.tokens.isEmpty, text.tokens.count <= Self.mostWords else { return nil }
        let words = text.tokens.map(text.foldedText(of:))
        let plain = words.joined(separator: " ")
        let corrected = Self.corrected(words, by: Self.calendarWords)
        for line in corrected == plain ? [plain] : [plain, corrected] {
            let bare = Self.withoutArticle(line)
            for frame in frames {
                let core = frame.before.isEmpty ? line : bare
                let framed = frame.before + core + frame.after
                let found = mention(
                    in: framed, kind, language: frame.language, isWhole: frame.language != nil)
                if let found { return found }
            }
        }
        return nil
    }

    /// The days of "sur trois mois", "for two weeks": up to today, or from today on.
    private func stretch(in surface: String) -> Mention? {
        var lengths = context
        lengths.dimensions = [.duration]
        lengths.language = nil
        let words = TokenizedText(surface)
        guard words.tokens.count <= Self.mostWords,
            let length = finder.durations(in: words, context: lengths).first
        else { return nil }
        let side = context.prefersPast ? "last" : "next"
        let days = "\(side) \(length.count) \(length.unit.rawValue)s"
        return mention(in: days, .time, language: .english)
    }

    /// The only mention of `kind` in `text`.
    ///
    /// - Parameters:
    ///   - language: the language to read; nil for that of the context first and then the other.
    ///   - isWhole: whether it has to be all of the text.
    private func mention(
        in text: String, _ kind: Mention.Kind, language: Language? = nil, isWhole: Bool = false
    ) -> Mention? {
        let tokens = TokenizedText(text)
        let spoken = language ?? context.language
        let others = language == nil ? Language.allCases.filter { $0 != spoken } : []
        for language in [spoken].compactMap(\.self) + others {
            var context = context
            context.language = language
            let found = finder.mentions(in: tokens, context: context).filter { $0.kind == kind }
            guard found.count == 1, let mention = found.first, mention.value != nil else {
                continue
            }
            if !isWhole || mention.tokens == tokens.tokens.indices { return mention }
        }
        return nil
    }
}

// MARK: - Words

extension MentionRereader {
    /// More words than these are no time that was misspelt.
    private static let mostWords = 8

    private static func withoutArticle(_ line: String) -> String {
        for article in ["le ", "la ", "les ", "l' ", "the ", "du ", "de la "]
        where line.hasPrefix(article) {
            return String(line.dropFirst(article.count))
        }
        return line
    }

    /// The words, those put right that are short for one of the calendar or mistyped for one of
    /// `vocabulary`.
    private static func corrected(_ words: [String], by vocabulary: [String]) -> String {
        words.map { word in
            if let whole = abbreviations[word] { return whole }
            guard !vocabulary.contains(word) else { return word }
            return EditDistance.nearest(of: vocabulary, to: [word]).map { vocabulary[$0] } ?? word
        }.joined(separator: " ")
    }

    static let abbreviations = [
        "dem": "demain", "dem1": "demain", "dmain": "demain",
        "ojd": "aujourd'hui", "ajd": "aujourd'hui", "auj": "aujourd'hui", "dis": "this",
        "ths": "this", "yr": "year", "mth": "month", "mnth": "month", "mo": "month", "wk": "week",
        "wek": "week", "moi": "mois", "sem": "semaine", "b4": "before", "nxt": "next",
        "lst": "last", "tmrw": "tomorrow", "tmr": "tomorrow", "proch": "prochain",
        "proch1": "prochain", "pro": "prochaine",
        "der": "dernier", "ystrday": "yesterday", "lanne": "l'annee", "lan": "l'an",
        "lete": "l'ete",
    ]

    /// Amounts that go by a name of their own.
    static let slang: [String: SpokenAmount] = {
        let amounts: KeyValuePairs<String, Currency?> = [
            "fiver 5 tenner 10": .gbp, "loonie 1 toonie 2": .cad,
            "pony 25 score 20 ton 100 monkey 500 hunner 100 hundo 100": nil,
            "twice 2 thrice 3 dozen 12": nil,
        ]
        var table: [String: SpokenAmount] = [:]
        for (list, currency) in amounts {
            let parts = words(list)
            for (word, decimal) in zip(parts, parts.dropFirst()) where Int(decimal) != nil {
                table[word] = SpokenAmount(decimal: decimal, currency: currency)
            }
        }
        return table
    }()

    static let calendarWords = words(
        """
        lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril juin juillet
        aout septembre octobre novembre decembre demain hier aujourd'hui semaine semaines mois annee
        annees jour jours trimestre semestre prochain prochaine dernier derniere derniers dernieres
        depuis avant chaque toutes tous cette matin soir midi weekend hebdomadaire mensuel mensuelle
        annuel annuelle trimestriel monday tuesday wednesday thursday friday saturday sunday january
        february march april june july august september october november december tomorrow yesterday
        today tonight week weeks month months year years next last this every each since until
        before weekly monthly yearly daily quarterly quarter fortnight fortnightly morning evening
        noon biweekly annually winter summer autumn spring printemps automne hiver
        """)

    static let numberWords = words(
        """
        deux trois quatre cinq sept huit neuf onze douze treize quatorze quinze seize vingt trente
        quarante cinquante soixante septante nonante cent mille three four five seven
        eight nine eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
        twenty thirty forty fifty sixty seventy eighty ninety hundred thousand euros euro pounds
        dollars quid bucks balles grand fiver tenner
        """)

    private static func words(_ list: String) -> [String] {
        list.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
