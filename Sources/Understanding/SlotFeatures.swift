internal import Classification
internal import Primitives
internal import TextProcessing

/// The features of each token for the slot tagger: the words around it, its ends and its shape, the
/// entity it is part of, what is asked for, what the words are about, whether it is a name somebody
/// gave beforehand, and whether its piece of the text asks or tells.
struct SlotFeatures {
    /// The traits of the tokens, and before and behind them of as many that are none as are looked
    /// at beside a token.
    private let traits: [TokenTraits]
    private let count: Int
    /// How the piece each token is in stands to the others.
    private let stances: [UInt32]
    private let label: UInt32
    private let group: UInt32

    /// How many tokens before and behind one its features look at.
    private static let (leading, trailing) = (3, 2)

    /// What is asked for, as hashes of the label and of the label without its operation.
    struct Request {
        fileprivate let label: UInt32
        fileprivate let group: UInt32

        /// A request of Yani's.
        init(_ label: UtteranceLabel) { (self.label, group) = label.hashes }

        /// A request of a label that is not Yani's.
        init(label: String, group: String) {
            self.label = FNV1a.hash32(label.utf8)
            self.group = FNV1a.hash32(group.utf8)
        }
    }

    /// The features of a text as it was read.
    init(_ reading: UtteranceReading.Reading, request: Request) {
        self.init(
            reading.text, mentions: reading.mentions, meanings: reading.meanings, request: request)
    }

    init(
        _ text: TokenizedText, mentions: [Mention], meanings: WordMeanings, label: UtteranceLabel
    ) {
        self.init(text, mentions: mentions, meanings: meanings, request: Request(label))
    }

    private init(
        _ text: TokenizedText, mentions: [Mention], meanings: WordMeanings, request: Request
    ) {
        count = text.tokens.count
        var traits: [TokenTraits] = []
        traits.reserveCapacity(Self.leading + count + Self.trailing)
        for _ in 0..<Self.leading { traits.append(.before) }
        let hashes = text.wordHashes
        let (classes, concepts) = (meanings.classes, meanings.concepts)
        text.folded.withUnsafeBufferPointer { folded in
            for (index, token) in text.tokens.enumerated() {
                traits.append(
                    TokenTraits(
                        token, hash: hashes[index],
                        UnsafeBufferPointer(rebasing: folded[token.folded]),
                        isCapital: text.beginsWithCapital(token),
                        known: classes[index], concept: concepts[index],
                        ignoresCase: meanings.isTitleCased))
            }
        }
        for _ in 0..<Self.trailing { traits.append(.behind) }
        for mention in mentions {
            let range = mention.tokens.clamped(to: 0..<count)
            for index in range {
                traits[Self.leading + index].join(
                    mention.kind, isFirst: index == range.lowerBound,
                    isLast: index == range.upperBound - 1)
            }
        }
        self.traits = traits
        stances = Passages(text, mentions: mentions).stances
        (label, group) = (request.label, request.group)
    }

    /// How many features a token has.
    private static let featureCount = 66

    /// The features, a token after another.
    var sequence: TaggedSequence {
        traits.withUnsafeBufferPointer { traits in
            TaggedSequence(count: count, featureCount: Self.featureCount) { index, features in
                var row = FeatureRow(features: features)
                appendWords(at: index, of: traits, to: &row)
                appendKnowledge(at: index, of: traits, to: &row)
                appendConcepts(at: index, of: traits, to: &row)
                appendStance(at: index, of: traits, to: &row)
                assert(row.count == Self.featureCount)
            }
        }
    }

    /// The words around, the ends and the shape of the word, the entity it is part of, and what is
    /// asked for.
    private func appendWords(
        at index: Int, of traits: UnsafeBufferPointer<TokenTraits>, to row: inout FeatureRow
    ) {
        let place = Self.leading + index
        let (own, before, behind) = (traits[place], traits[place - 1], traits[place + 1])
        let (w, p1, p2, n1) = (own.hash, before.word, traits[place - 2].word, behind.word)
        let (kind, shape) = (own.kind, own.shape)
        row.add(0, 0)
        row.add(1, w)
        row.add(2, p1)
        row.add(3, n1)
        row.add(6, p2, p1)
        row.add(7, p1, w)
        row.add(8, w, n1)
        row.add(11, own.beginnings.0)
        row.add(12, own.beginnings.1)
        row.add(13, own.beginnings.2)
        row.add(14, own.ends.0)
        row.add(15, own.ends.1)
        row.add(16, own.ends.2)
        row.add(17, shape)
        row.add(18, shape, before.shape)
        row.add(19, shape, behind.shape)
        row.add(20, shape, p1)
        row.add(21, kind)
        row.add(22, kind, before.kind)
        row.add(23, kind, behind.kind)
        row.add(24, kind, p1)
        row.add(25, group)
        row.add(26, group, w)
        row.add(27, group, p1)
        row.add(28, group, n1)
        row.add(29, group, p2, p1)
        row.add(30, group, kind)
        row.add(31, group, shape)
        row.add(32, label, w)
        row.add(33, label, p1)
        row.add(34, label, kind)
        row.add(35, group, p1, shape)
        row.add(36, UInt32(min(index, 2)), UInt32(min(count - 1 - index, 2)))
        row.add(37, traits[place - 3].word)
        row.add(38, group, kind, before.kind)
        row.add(39, traits[place - 3].word, p2, p1)
        row.add(40, group, traits[Self.leading].word)
        row.add(41, group, own.beginnings.1)
        row.add(42, group, own.ends.1)
        row.add(43, p1, w, n1)
    }

    /// What the word and its neighbours are known to name, and their consonants, by which they are
    /// known however they are misspelt.
    private func appendKnowledge(
        at index: Int, of traits: UnsafeBufferPointer<TokenTraits>, to row: inout FeatureRow
    ) {
        let place = Self.leading + index
        let (own, before, behind) = (traits[place], traits[place - 1], traits[place + 1])
        row.add(44, own.known, group)
        row.add(45, own.known, before.word)
        row.add(46, own.known, before.known)
        row.add(47, own.known, behind.known)
        row.add(48, own.known, own.shape)
        row.add(49, own.known, group, before.word)
        row.add(50, before.known, group)
        row.add(51, behind.known, group)
        row.add(52, own.key)
        row.add(53, own.key, group)
        row.add(54, own.key, before.key)
        row.add(55, own.key, behind.key)
        row.add(56, before.key, group)
        row.add(57, behind.key, group)
    }

    /// What the word and those around are about.
    private func appendConcepts(
        at index: Int, of traits: UnsafeBufferPointer<TokenTraits>, to row: inout FeatureRow
    ) {
        let place = Self.leading + index
        let own = traits[place]
        let (before, behind) = (traits[place - 1].concept, traits[place + 1].concept)
        row.add(58, before, own.shape)
        row.add(59, before, own.known)
        row.add(60, behind, own.known)
        row.add(61, traits[place - 2].concept, before)
        row.add(62, behind, traits[place + 2].concept)
        row.add(63, own.concept, group)
        row.add(64, before, group)
        row.add(65, behind, group)
    }

    /// Whether the word is in a piece that asks, or in one that tells what another asks about.
    private func appendStance(
        at index: Int, of traits: UnsafeBufferPointer<TokenTraits>, to row: inout FeatureRow
    ) {
        let own = traits[Self.leading + index]
        let stance = stances[index]
        row.add(66, stance, group)
        row.add(67, stance, own.kind)
        row.add(68, stance, own.known)
        row.add(69, stance, own.kind, group)
    }
}

/// The features of one token, being filled in from the first.
private struct FeatureRow {
    let features: UnsafeMutableBufferPointer<UInt32>
    private(set) var count = 0

    init(features: UnsafeMutableBufferPointer<UInt32>) { self.features = features }

    /// Adds the feature that a template makes of up to three values.
    @inline(__always)
    mutating func add(
        _ template: UInt32, _ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0
    ) {
        features[count] = MurmurHash3.finalized(
            template &* 0x9E37_79B1 ^ first &* 0x85EB_CA6B
                &+ (second ^ third &* 0x27D4_EB2F) &* 0xC2B2_AE35)
        count &+= 1
    }
}

extension UtteranceLabel {
    /// The hashes of the raw value and of the group.
    fileprivate var hashes: (whole: UInt32, group: UInt32) {
        let group = FNV1a.hash32(group.utf8)
        guard case .intent(_, let operation?) = self else { return (group, group) }
        let stem = FNV1a.extended32(group, by: UInt8(ascii: "/"))
        return (operation.rawValue.utf8.reduce(stem) { FNV1a.extended32($0, by: $1) }, group)
    }
}
