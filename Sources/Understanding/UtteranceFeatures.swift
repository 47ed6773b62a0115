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

    mutating func read(_ text: TokenizedText, mentions: [Mention], meanings: WordMeanings) {
        units.removeAll(keepingCapacity: true)
        var index = 0
        var mention = mentions.makeIterator()
        var next = mention.next()
        while index < text.tokens.count {
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
                    isCapitalized: text.hasCapitalWithinSentence(at: index))
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

extension TokenizedText {
    /// Whether the word at `index` begins with a capital letter, goes on with a small one and does
    /// not begin a sentence.
    fileprivate func hasCapitalWithinSentence(at index: Int) -> Bool {
        let token = tokens[index]
        let word = source[token.source]
        guard index > 0, token.kind == .word, let first = word.first else { return false }
        // À to Þ are two bytes of UTF-8 each; small ones follow them.
        let rest = word.dropFirst(first == 0xC3 ? 2 : 1)
        let isCapital =
            (0x41...0x5A).contains(first)
            || first == 0xC3 && (0x80...0x9E).contains(word.dropFirst().first ?? 0)
        let isSmall = { (byte: UInt8) in (0x61...0x7A).contains(byte) || byte >= 0x80 }
        guard isCapital, rest.first.map(isSmall) == true else { return false }
        let before = tokens[index - 1]
        switch before.kind {
        case .punctuation: return !Self.sentenceEnds.contains(source[before.source.lowerBound])
        case .emoji: return false
        case .word, .number, .currencySign, .handle, .email, .iban, .link: return true
        }
    }

    private static let sentenceEnds = Array(".!?:".utf8)
}
