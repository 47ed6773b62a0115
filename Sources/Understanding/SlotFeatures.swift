internal import Classification
internal import TextProcessing

/// The features of each token for the slot tagger: the words around it, its ends and its shape, the
/// entity it is part of, and what is asked for.
struct SlotFeatures {
    private let text: TokenizedText
    private let words: [UInt32]
    private let kinds: [UInt32]
    private let label: UInt32

    init(_ text: TokenizedText, mentions: [Mention], label: UtteranceLabel) {
        self.text = text
        words = text.tokens.map { Self.hash(text.folded[$0.folded]) }
        var kinds = [UInt32](repeating: 0, count: text.tokens.count)
        for mention in mentions {
            for (offset, index) in mention.tokens.clamped(to: kinds.indices).enumerated() {
                kinds[index] = UInt32(mention.kind.rawValue) << 1 | (offset == 0 ? 1 : 0)
            }
        }
        self.kinds = kinds
        self.label = Self.hash(label.rawValue.utf8)
    }

    /// The hashes of each token's features.
    var all: [[UInt32]] { text.tokens.indices.map(features(at:)) }

    private func features(at index: Int) -> [UInt32] {
        let word = words[index]
        let bytes = text.folded[text.tokens[index].folded]
        let shape = shape(at: index)
        var features: [UInt32] = []
        func add(_ template: UInt32, _ first: UInt32, _ second: UInt32 = 0) {
            features.append(Self.mixed(template &* 0x9E37_79B1 ^ first &* 0x85EB_CA6B &+ second))
        }
        add(1, word)
        add(2, self.word(at: index - 1))
        add(3, self.word(at: index + 1))
        add(4, self.word(at: index - 2), self.word(at: index - 1))
        add(5, self.word(at: index - 1), word)
        add(6, word, self.word(at: index + 1))
        add(7, self.word(at: index + 1), self.word(at: index + 2))
        add(8, Self.hash(bytes.prefix(3)))
        add(9, Self.hash(bytes.suffix(3)))
        add(10, shape)
        add(11, kinds[index])
        add(12, kind(at: index - 1), kind(at: index + 1))
        add(13, label)
        add(14, label, self.word(at: index - 1))
        add(15, label, kinds[index])
        add(16, label, word)
        add(17, shape, self.word(at: index - 1))
        add(18, UInt32(min(index, 2)), UInt32(min(text.tokens.count - 1 - index, 2)))
        add(19, self.word(at: index - 2))
        add(20, self.word(at: index + 2))
        add(21, label, self.word(at: index - 2) &+ self.word(at: index - 1) &* 31)
        add(22, kinds[index], self.word(at: index - 1))
        return features
    }

    /// The word's hash, with an entity's kind in its stead, so that contexts do not depend on
    /// figures.
    private func word(at index: Int) -> UInt32 {
        guard words.indices.contains(index) else { return index < 0 ? 0xB0 : 0xE0 }
        let kind = kinds[index]
        return kind == 0 ? words[index] : kind
    }

    private func kind(at index: Int) -> UInt32 { kinds.indices.contains(index) ? kinds[index] : 0 }

    /// Whether the token is capitalised as written, holds figures, and is glued to the one before.
    private func shape(at index: Int) -> UInt32 {
        let token = text.tokens[index]
        let first = text.source[token.source].first ?? 0
        let folded = text.folded[token.folded].first ?? 0
        let isUpper = first != folded && token.kind == .word && !(0x61...0x7A).contains(first)
        return UInt32(token.kind.rawValue) << 3 | (isUpper ? 4 : 0) | (token.isGlued ? 2 : 0)
            | (index == 0 ? 1 : 0)
    }

    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
        bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }

    private static func mixed(_ hash: UInt32) -> UInt32 {
        var hash = (hash ^ (hash >> 16)) &* 0x85EB_CA6B
        hash = (hash ^ (hash >> 13)) &* 0xC2B2_AE35
        return hash ^ (hash >> 16)
    }
}
