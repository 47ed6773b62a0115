internal import Classification
internal import Primitives
internal import TextProcessing

/// The features of each token for the slot tagger: the words around it, its ends and its shape, the
/// entity it is part of, what is asked for, what the words are about, and whether it is a name
/// somebody gave beforehand.
struct SlotFeatures {
    private let text: TokenizedText
    private let words: [UInt32]
    private let prefixes: [UInt32]
    private let suffixes: [UInt32]
    private let shapes: [UInt32]
    private let keys: [UInt32]
    private let kinds: [UInt32]
    private let classes: [UInt32]
    private let concepts: [UInt32]
    private let label: UInt32
    private let group: UInt32

    init(
        _ text: TokenizedText, mentions: [Mention], meanings: WordMeanings, label: UtteranceLabel
    ) {
        self.text = text
        var kinds = [UInt32](repeating: 0, count: text.tokens.count)
        for mention in mentions {
            let range = mention.tokens.clamped(to: kinds.indices)
            for index in range {
                let isFirst: UInt32 = index == range.lowerBound ? 1 : 0
                let isLast: UInt32 = index == range.upperBound - 1 ? 2 : 0
                kinds[index] = UInt32(mention.kind.rawValue) << 2 | isFirst | isLast
            }
        }
        self.kinds = kinds
        let folded = text.folded
        words = text.wordHashes
        classes = meanings.classes.map(\.rawValue)
        prefixes = text.tokens.map { FNV1a.hash32(folded[$0.folded].prefix(3)) }
        suffixes = text.tokens.map { FNV1a.hash32(folded[$0.folded].suffix(3)) }
        shapes = text.tokens.map {
            Self.shape($0, in: text, ignoringCase: meanings.isTitleCased)
        }
        keys = text.tokens.indices.map { index in
            let kind = kinds[index] >> 2
            return kind == 0 ? ConsonantKey.hash(folded[text.tokens[index].folded]) : kind
        }
        concepts = meanings.concepts.map { UInt32($0?.rawValue ?? 0) }
        self.label = FNV1a.hash32(label.rawValue.utf8)
        self.group = FNV1a.hash32(label.group.utf8)
    }

    /// How many features a token has.
    private static let featureCount = 62

    /// The features, a token after another.
    var sequence: TaggedSequence {
        var sequence = TaggedSequence(
            capacity: text.tokens.count, featureCount: Self.featureCount)
        for index in text.tokens.indices {
            appendWords(at: index, to: &sequence)
            appendKnowledge(at: index, to: &sequence)
            appendConcepts(at: index, to: &sequence)
            sequence.endElement()
        }
        return sequence
    }

    /// The words around, the ends and the shape of the word, the entity it is part of, and what is
    /// asked for.
    private func appendWords(at index: Int, to sequence: inout TaggedSequence) {
        let (w, p1, p2, n1) = (
            words[index], word(at: index - 1), word(at: index - 2), word(at: index + 1)
        )
        let kind = kinds[index]
        let shape = shapes[index]
        let bytes = text.folded[text.tokens[index].folded]
        sequence.add(0, 0)
        sequence.add(1, w)
        sequence.add(2, p1)
        sequence.add(3, n1)
        sequence.add(6, p2, p1)
        sequence.add(7, p1, w)
        sequence.add(8, w, n1)
        sequence.add(11, FNV1a.hash32(bytes.prefix(2)))
        sequence.add(12, prefixes[index])
        sequence.add(13, FNV1a.hash32(bytes.prefix(4)))
        sequence.add(14, FNV1a.hash32(bytes.suffix(2)))
        sequence.add(15, suffixes[index])
        sequence.add(16, FNV1a.hash32(bytes.suffix(4)))
        sequence.add(17, shape)
        sequence.add(18, shape, self.shape(at: index - 1))
        sequence.add(19, shape, self.shape(at: index + 1))
        sequence.add(20, shape, p1)
        sequence.add(21, kind)
        sequence.add(22, kind, self.kind(at: index - 1))
        sequence.add(23, kind, self.kind(at: index + 1))
        sequence.add(24, kind, p1)
        sequence.add(25, group)
        sequence.add(26, group, w)
        sequence.add(27, group, p1)
        sequence.add(28, group, n1)
        sequence.add(29, group, p2, p1)
        sequence.add(30, group, kind)
        sequence.add(31, group, shape)
        sequence.add(32, label, w)
        sequence.add(33, label, p1)
        sequence.add(34, label, kind)
        sequence.add(35, group, p1, shape)
        sequence.add(36, UInt32(min(index, 2)), UInt32(min(text.tokens.count - 1 - index, 2)))
        sequence.add(37, word(at: index - 3))
        sequence.add(38, group, kind, self.kind(at: index - 1))
        sequence.add(39, word(at: index - 3), p2, p1)
        sequence.add(40, group, word(at: 0))
        sequence.add(41, group, prefixes[index])
        sequence.add(42, group, suffixes[index])
        sequence.add(43, p1, w, n1)
    }

    /// What the word and its neighbours are known to name, and their consonants, by which they are
    /// known however they are misspelt.
    private func appendKnowledge(at index: Int, to sequence: inout TaggedSequence) {
        let (p1, shape) = (word(at: index - 1), shapes[index])
        let known = classes[index]
        let (knownBefore, knownAfter) = (wordClass(at: index - 1), wordClass(at: index + 1))
        sequence.add(44, known, group)
        sequence.add(45, known, p1)
        sequence.add(46, known, knownBefore)
        sequence.add(47, known, knownAfter)
        sequence.add(48, known, shape)
        sequence.add(49, known, group, p1)
        sequence.add(50, knownBefore, group)
        sequence.add(51, knownAfter, group)
        let own = keys[index]
        sequence.add(52, own)
        sequence.add(53, own, group)
        sequence.add(54, own, key(at: index - 1))
        sequence.add(55, own, key(at: index + 1))
        sequence.add(56, key(at: index - 1), group)
        sequence.add(57, key(at: index + 1), group)
    }

    /// What the word and those around are about.
    private func appendConcepts(at index: Int, to sequence: inout TaggedSequence) {
        let known = classes[index]
        let (before, after) = (concept(at: index - 1), concept(at: index + 1))
        sequence.add(58, before, shapes[index])
        sequence.add(59, before, known)
        sequence.add(60, after, known)
        sequence.add(61, concept(at: index - 2), before)
        sequence.add(62, after, concept(at: index + 2))
        sequence.add(63, concepts[index], group)
        sequence.add(64, before, group)
        sequence.add(65, after, group)
    }

    /// The word's hash, with an entity's kind in its stead, so that contexts do not depend on
    /// figures.
    private func word(at index: Int) -> UInt32 {
        guard words.indices.contains(index) else { return index < 0 ? 0xB0 : 0xE0 }
        let kind = kinds[index] >> 2
        return kind == 0 ? words[index] : kind
    }

    private func kind(at index: Int) -> UInt32 { kinds.indices.contains(index) ? kinds[index] : 0 }

    private func wordClass(at index: Int) -> UInt32 {
        classes.indices.contains(index) ? classes[index] : 0x8000_0000
    }

    private func shape(at index: Int) -> UInt32 {
        shapes.indices.contains(index) ? shapes[index] : 0xFF
    }

    /// The token's kind, whether it is capitalised as written, glued to the one before, the first,
    /// and how long it is.
    private static func shape(
        _ token: Token, in text: TokenizedText, ignoringCase: Bool
    ) -> UInt32 {
        let first = text.source[token.source].first ?? 0
        let folded = text.folded[token.folded].first ?? 0
        let isUpper =
            !ignoringCase && first != folded && token.kind == .word
            && !(0x61...0x7A).contains(first)
        let length: UInt32 = token.folded.count < 4 ? 0 : 1
        return UInt32(token.kind.rawValue) << 4 | length << 3 | (isUpper ? 4 : 0)
            | (token.isGlued ? 2 : 0) | (token.folded.lowerBound == 0 ? 1 : 0)
    }

    private func concept(at index: Int) -> UInt32 {
        concepts.indices.contains(index) ? concepts[index] : index < 0 ? 0x1B0 : 0x1E0
    }

    private func key(at index: Int) -> UInt32 {
        keys.indices.contains(index) ? keys[index] : index < 0 ? 0xB0 : 0xE0
    }
}

extension TaggedSequence {
    /// Adds the feature that a template makes of up to three values.
    fileprivate mutating func add(
        _ template: UInt32, _ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0
    ) {
        append(
            feature: MurmurHash3.finalized(
                template &* 0x9E37_79B1 ^ first &* 0x85EB_CA6B
                    &+ (second ^ third &* 0x27D4_EB2F) &* 0xC2B2_AE35))
    }
}
