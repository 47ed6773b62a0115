internal import Classification
internal import TextProcessing

/// The features of an utterance for its label, and those of its tokens for its slots.
///
/// Entities are delexicalised: whatever the amount, the classifier sees one word for it. Times and
/// frequencies keep their words behind the placeholder, since "hier" and "tous les mois" say what
/// is asked. Words known to name people and firms have a word for it before them, so that what is
/// learned of one name holds for all; what a word is about stands beside it.
struct UtteranceFeatures {
    private(set) var units: [FeatureUnit] = []

    /// Reads the tokens of `range`, all of them by default.
    ///
    /// - Precondition: no mention stands across an end of `range`.
    mutating func read(
        _ text: TokenizedText, mentions: [Mention], meanings: WordMeanings,
        in range: Range<Int>? = nil
    ) {
        let range = range ?? text.tokens.indices
        units.removeAll(keepingCapacity: true)
        // Names have a unit of their own before them.
        units.reserveCapacity(2 * range.count)
        var index = range.lowerBound
        var mention = mentions.makeIterator()
        var next = mention.next()
        while index < range.upperBound {
            while let current = next, current.tokens.lowerBound < index {
                _ = current; next = mention.next()
            }
            if let current = next, current.tokens.lowerBound == index, !current.tokens.isEmpty {
                append(current, of: text)
                index = current.tokens.upperBound
            } else {
                append(
                    text.tokens[index], known: meanings.classes[index],
                    concept: meanings.concepts[index],
                    isCapitalized: !meanings.isTitleCased
                        && text.hasCapitalWithinSentence(at: index))
                index += 1
            }
        }
    }

    /// Appends a word, behind what it is known to name.
    private mutating func append(
        _ token: Token, known: WordClass, concept: Concept?, isCapitalized: Bool
    ) {
        let role = NameRole(known, concept: concept, isCapitalized: isCapitalized)
        if let role {
            units.append(FeatureUnit(bytes: token.folded, placeholder: role.placeholder))
        }
        units.append(FeatureUnit(bytes: token.folded, concept: concept?.placeholder))
    }

    private mutating func append(_ mention: Mention, of text: TokenizedText) {
        let tokens = text.tokens[mention.tokens.clamped(to: text.tokens.indices)]
        units.append(
            FeatureUnit(bytes: tokens.first?.folded ?? 0..<0, placeholder: mention.kind.placeholder)
        )
        switch mention.kind {
        case .time, .frequency:
            for token in tokens { units.append(FeatureUnit(bytes: token.folded)) }
        case .money, .coins, .number, .percentage, .account, .handle:
            break
        }
    }
}
