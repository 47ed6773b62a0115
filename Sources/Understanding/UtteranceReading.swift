internal import Entities
internal import Primitives
internal import TextProcessing

/// The first steps of understanding, the same in training and in use: tokens, mentions, features.
struct UtteranceReading: Sendable {
    private let finder = MentionFinder()

    /// A text with what was found in it.
    struct Reading: Sendable {
        let text: TokenizedText
        let mentions: [Mention]
        let meanings: WordMeanings
        let features: UtteranceFeatures
    }

    /// Reads `text`; the features have their entities in them if `delexicalized`.
    func read(_ text: String, delexicalized: Bool) -> Reading {
        let tokens = TokenizedText(text)
        let mentions = delexicalized ? finder.mentions(in: tokens, context: .training) : []
        var features = UtteranceFeatures()
        let meanings = WordMeanings(of: tokens)
        features.read(tokens, mentions: mentions, meanings: meanings)
        return Reading(
            text: tokens, mentions: mentions, meanings: meanings, features: features)
    }
}
