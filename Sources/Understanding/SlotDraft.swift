internal import Primitives
internal import TextProcessing

/// A slot before its place in the text is worked out: the tokens it stands over, and its value.
struct SlotDraft {
    var slot: Slot
    var tokens: Range<Int>
    var value: SlotValue
    /// The time of day said, for a date.
    var moment: DayTime?
}

/// What slots are read from: the words of a text, its entities and what is asked.
///
/// A class, so that the rules share one reference to it.
final class SlotSource: Sendable {
    let text: TokenizedText
    /// The `WordHash` of each token.
    let words: [UInt32]
    let meanings: WordMeanings
    let mentions: [Mention]
    let label: UtteranceLabel
    /// The index of the mention over each token, −1 where there is none.
    private let places: [Int32]

    /// - Parameters:
    ///   - mentions: the entities as they are found, which are completed here.
    ///   - meanings: those of the words, if they were looked up already.
    init(
        _ text: TokenizedText, mentions: [Mention], meanings: WordMeanings? = nil,
        label: UtteranceLabel
    ) {
        self.text = text
        words = text.wordHashes
        self.meanings = meanings ?? WordMeanings(of: text)
        self.mentions = AmountCompletion(text: text, words: words).completed(mentions)
        self.label = label
        // None where there are no mentions, as in most texts.
        let count = self.mentions.isEmpty ? 0 : text.tokens.count
        var places = [Int32](repeating: -1, count: count)
        for (index, mention) in self.mentions.enumerated() {
            for token in mention.tokens.clamped(to: places.indices) { places[token] = Int32(index) }
        }
        self.places = places
    }

    /// Returns the mention over a token, if there is one.
    func mention(at token: Int) -> Mention? {
        guard places.indices.contains(token), places[token] >= 0 else { return nil }
        return mentions[Int(places[token])]
    }

    /// Returns the first mention over any of `tokens` that satisfies `isWanted`. O(tokens).
    func mention(over tokens: Range<Int>, where isWanted: (Mention) -> Bool) -> Mention? {
        for token in tokens {
            if let mention = mention(at: token), isWanted(mention) { return mention }
        }
        return nil
    }

    /// The bytes of the text that `tokens` stand over.
    func source(of tokens: Range<Int>) -> Range<Int> {
        text.tokens[tokens.lowerBound].source
            .lowerBound..<text.tokens[tokens.upperBound - 1].source.upperBound
    }

    /// The text that `tokens` stand over, as it was written.
    func surface(of tokens: Range<Int>) -> String { text.surface(of: source(of: tokens)) }

    /// A slot whose value is what `tokens` say.
    func draft(_ slot: Slot, of tokens: Range<Int>) -> SlotDraft {
        SlotDraft(slot: slot, tokens: tokens, value: .text(surface(of: tokens)))
    }

    /// What a token is known to name.
    func wordClass(at token: Int) -> WordClass {
        meanings.classes.indices.contains(token) ? meanings.classes[token] : []
    }

    /// What a token can do in a sentence.
    func roles(at token: Int) -> WordRoles {
        words.indices.contains(token) ? WordRoles.of(words[token]) : []
    }

    /// Whether a token begins with a capital.
    func startsUpper(_ token: Int) -> Bool {
        text.beginsWithCapital(text.tokens[token])
    }
}
