internal import TextProcessing

/// Where the words of a slot begin and end, as the corpora's conventions have it: names without
/// article or preposition, times with theirs.
///
/// Marks of the corpora and spans of the tagger go through the same rules, so that the tagger never
/// learns two conventions and its doubts about an article cost nothing.
struct SpanBoundaries {
    let text: TokenizedText

    private var words: [UInt32] { text.wordHashes }
    /// Returns the tokens of `slot` when `tokens` were marked for it. O(tokens).
    func tokens(of slot: Slot, marked tokens: Range<Int>) -> Range<Int> {
        guard !tokens.isEmpty, tokens.upperBound <= words.count else { return tokens }
        switch slot {
        case .date, .period: return time(tokens)
        case .frequency: return stripped(tokens, of: Self.onAndAt)
        case .merchant, .account, .category, .card:
            return withoutBill(name(tokens, without: Self.beforeThings))
        case .payee, .payer: return name(tokens, without: Self.beforePeople)
        case .note: return widened(stripped(tokens, of: Self.reasons), over: Self.articles)
        case .scope: return widened(tokens, over: Self.rates)
        case .amount, .amountMinimum, .amountMaximum, .coinAmount, .percentage, .count,
            .amountMode, .currency, .direction, .plan:
            return tokens
        }
    }

    /// A time with the preposition that says when, and without one that only links or starts.
    private func time(_ tokens: Range<Int>) -> Range<Int> {
        var start = stripped(tokens, of: Self.links).lowerBound
        while let word = start > 0 ? words[start - 1] : nil {
            if isArticle(start - 1, before: start) || isMoment(word, before: start) {
                start -= 1
            } else if word == Self.from, start > 1, words[start - 2] != Self.starting {
                // "Du mois dernier", and not "à partir du 3".
                start -= 1
            } else if start > 1, word == Self.here, words[start - 2] == Self.elided {
                start -= 2
            } else {
                break
            }
        }
        // An article is of the time only behind a preposition or before the time itself, and "à"
        // alone may be a person's: a time it is before was marked.
        return start..<tokens.upperBound
    }

    /// Whether the token is an article of what begins at `start`, and no pronoun ("paie-la lundi").
    private func isArticle(_ token: Int, before start: Int) -> Bool {
        Self.articles.contains(words[token]) && !Self.moments.contains(words[start])
            && !(token > 0 && text.tokens[token].isGlued)
    }

    /// Whether `word` says when what begins at `start` is: one "in" of "came in in June" does, none
    /// of "came in today", nor "over" of "left over at Easter".
    private func isMoment(_ word: UInt32, before start: Int) -> Bool {
        guard Self.moments.contains(word) else { return false }
        let next = words[start]
        return Self.moments.contains(next)
            ? Self.bounds.contains(word) && word != next
            : !(Self.particles.contains(word) && Self.told.contains(next))
    }

    private func name(_ tokens: Range<Int>, without words: Set<UInt32>) -> Range<Int> {
        var range = tokens
        while range.count > 1, words.contains(self.words[range.lowerBound]),
            isLower(range.lowerBound)
        {
            range = range.dropFirst()
        }
        while range.count > 1, self.words[range.upperBound - 1] == Self.possessive {
            range = range.dropLast()
        }
        return range
    }

    /// "Gas bill" is gas, "facture d'eau" water.
    private func withoutBill(_ tokens: Range<Int>) -> Range<Int> {
        var range = tokens
        while range.count > 1, Self.bills.contains(words[range.upperBound - 1]) {
            range = range.dropLast()
        }
        if range.count > 2, Self.bills.contains(words[range.lowerBound]),
            Self.beforeThings.contains(words[range.lowerBound + 1])
        {
            range = name(range.dropFirst(), without: Self.beforeThings)
        }
        return range
    }

    private func stripped(_ tokens: Range<Int>, of words: Set<UInt32>) -> Range<Int> {
        var range = tokens
        while range.count > 1, words.contains(self.words[range.lowerBound]) {
            // "D'ici", "de … à" are of the time.
            let isHere = self.words[range.lowerBound + 1] == Self.here
            if isHere { break }
            range = range.dropFirst()
        }
        return range
    }

    private func widened(_ tokens: Range<Int>, over words: Set<UInt32>) -> Range<Int> {
        var start = tokens.lowerBound
        while start > 0, words.contains(self.words[start - 1]) { start -= 1 }
        return start..<tokens.upperBound
    }

    private func isLower(_ token: Int) -> Bool {
        !text.beginsWithCapital(text.tokens[token]) || token == 0
    }
}

extension SpanBoundaries {
    private static let here = WordHash.hash("ici")
    private static let elided = WordHash.hash("d'")
    private static let from = WordHash.hash("du")
    private static let starting = WordHash.hash("partir")
    private static let possessive = WordHash.hash("'s")
    private static let articles = WordHash.set("le la les l' the")
    private static let onAndAt = WordHash.set("on at")
    /// What links a time to what it is of, or says that something starts then.
    private static let links = WordHash.set("of for from to de d' pour des starting pr 4")
    /// What says when.
    private static let moments = WordHash.set(
        """
        on at in by before after until till til since during over within between en a au aux dans \
        avant apres depuis jusqu' jusque pendant sur entre b4
        """)
    /// Those of them that stand before others.
    private static let bounds = WordHash.set(
        "before until till since jusqu' jusque avant depuis b4")
    /// Those of them that are of a verb where a day or a range needs none.
    private static let particles = WordHash.set("on at in")
    private static let told = WordHash.set("this last next today tonight tomorrow yesterday")
    private static let reasons = WordHash.set("pour for 4 pr")
    private static let rates = WordHash.set("par per a each")
    private static let bills = WordHash.set("bill bills invoice invoices facture factures")
    private static let beforeThings = WordHash.set(
        """
        le la les l' un une des du de d' au aux a chez mon ma mes notre nos ton ta tes son sa ses \
        the an my our your from at to for of in on
        """)
    private static let beforePeople = WordHash.set("le la les l' au aux a du the an from to of")
}
