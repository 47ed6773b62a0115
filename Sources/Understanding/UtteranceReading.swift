internal import Entities
internal import Primitives
internal import TextProcessing

/// The first steps of understanding, the same in training and in use: tokens, mentions, features.
struct UtteranceReading: Sendable {
    private let finder = MentionFinder()

    /// A text with what was found in it.
    struct Reading: Sendable {
        let text: TokenizedText
        /// Those of both languages together.
        let mentions: [Mention]
        fileprivate let entities: EntitiesByLanguage?
        let meanings: WordMeanings
        let features: UtteranceFeatures

        /// The features of a passage of the text alone. O(words).
        func features(of passage: Passages.Passage) -> UtteranceFeatures {
            var features = UtteranceFeatures()
            features.read(text, mentions: mentions, meanings: meanings, in: passage.tokens)
            return features
        }
    }

    /// Reads `text`; the features have their entities in them if `delexicalized`, and `names` are
    /// known for names.
    func read(
        _ text: String, delexicalized: Bool, names: KnownNames = KnownNames()
    ) -> Reading {
        let tokens = TokenizedText(text)
        let entities = delexicalized ? finder.entities(in: tokens, context: .training) : nil
        let mentions = entities.map { finder.mentions(of: $0.all, in: tokens) } ?? []
        var features = UtteranceFeatures()
        let meanings = WordMeanings(of: tokens, names: names)
        features.read(tokens, mentions: mentions, meanings: meanings)
        return Reading(
            text: tokens, mentions: mentions, entities: entities, meanings: meanings,
            features: features)
    }

    /// Returns the mentions of a reading in the language and on the day of `context`: those that
    /// were read already, but for the times among them. O(words of the times).
    func mentions(of reading: Reading, in context: EntityContext) -> [Mention] {
        // Where nothing was found in either language, nothing will be in one.
        if reading.mentions.isEmpty { return [] }
        guard let known = reading.entities?.entities(in: context) else {
            return finder.mentions(in: reading.text, context: context)
        }
        return finder.mentions(of: known, in: reading.text)
    }
}
