internal import TextProcessing

/// What capital letters say: a name within a sentence, nothing where every word has one.
extension TokenizedText {
    /// Whether a token begins with a capital letter, with an accent or without.
    func beginsWithCapital(_ token: Token) -> Bool {
        guard !token.source.isEmpty else { return false }
        let first = source[token.source.lowerBound]
        guard first >= 0x80 else { return (0x41...0x5A).contains(first) }
        var bytes = source[token.source].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return false }
        return scalar.properties.isUppercase
    }

    /// Whether the word at `index` begins with a capital letter, goes on with a small one and does
    /// not begin a sentence.
    func hasCapitalWithinSentence(at index: Int) -> Bool {
        guard index > 0, letterCase(of: tokens[index]) == .capitalized else { return false }
        return !endsSentence(tokens[index - 1])
    }

    private func endsSentence(_ token: Token) -> Bool {
        switch token.kind {
        case .punctuation: Self.sentenceEnds.contains(source[token.source.lowerBound])
        case .emoji: true
        case .word, .number, .currencySign, .handle, .email, .iban, .link: false
        }
    }

    /// Whether all words of several letters of a sentence begin with a capital one, small words
    /// among them that are no part of names ("What Is My Balance"). O(words).
    var isTitleCased: Bool {
        var wordCount = 0
        var hasSmallWord = false
        for (index, token) in tokens.enumerated() {
            guard token.kind == .word else {
                guard index == tokens.count - 1 || !endsSentence(token) else { return false }
                continue
            }
            switch letterCase(of: token) {
            case .capitalized: break
            case .single: continue
            case .other: return false
            }
            wordCount += 1
            hasSmallWord =
                hasSmallWord || wordCount > 1 && Self.smallWords.contains(wordHashes[index])
        }
        return hasSmallWord && wordCount > 2
    }

    private enum LetterCase {
        /// A capital letter and then a small one.
        case capitalized
        /// One letter, or what stands before or behind an apostrophe.
        case single
        case other
    }

    private func letterCase(of token: Token) -> LetterCase {
        let (start, count) = (token.source.lowerBound, token.source.count)
        guard token.kind == .word, count > 0 else { return .other }
        let first = source[start]
        let length = first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        guard count > length, source[start + length] != Self.apostrophe, first != Self.apostrophe
        else { return .single }
        let second = source[start + length]
        return beginsWithCapital(token) && ((0x61...0x7A).contains(second) || second >= 0x80)
            ? .capitalized : .other
    }

    private static let apostrophe = UInt8(ascii: "'")
    private static let sentenceEnds = Array(".!?:".utf8)
    private static let smallWords = WordHash.set(
        """
        my is are did do does have has what how much mon mes est sont ai je combien quel quelle
        quels quelles
        """)
}
