internal import Primitives
internal import TextProcessing

/// What the features of a token and of those beside it are made of, in numbers.
struct TokenTraits {
    /// The `WordHash`.
    let hash: UInt32
    /// The same, with the kind of an entity in its stead, so that contexts do not depend on
    /// figures.
    private(set) var word: UInt32
    /// The hashes of the first two, three and four bytes.
    let beginnings: (UInt32, UInt32, UInt32)
    /// The hashes of the last two, three and four bytes.
    let ends: (UInt32, UInt32, UInt32)
    /// What the token looks like.
    let shape: UInt32
    /// The `ConsonantKey`, or the kind of an entity.
    private(set) var key: UInt32
    /// The entity the token is part of, whether as its first and whether as its last; 0 for none.
    private(set) var kind: UInt32 = 0
    /// What the word is known to name.
    let known: UInt32
    /// What the word is about.
    let concept: UInt32

    /// - Parameters:
    ///   - bytes: the folded bytes of the token.
    ///   - isCapital: whether it begins with a capital letter.
    ///   - ignoresCase: whether capitals say nothing in its text.
    init(
        _ token: Token, hash: UInt32, _ bytes: UnsafeBufferPointer<UInt8>, isCapital: Bool,
        known: WordClass, concept: Concept?, ignoresCase: Bool
    ) {
        self.hash = hash
        word = hash
        beginnings = (
            FNV1a.hash32(bytes.prefix(2)), FNV1a.hash32(bytes.prefix(3)),
            FNV1a.hash32(bytes.prefix(4))
        )
        ends = (
            FNV1a.hash32(bytes.suffix(2)), FNV1a.hash32(bytes.suffix(3)),
            FNV1a.hash32(bytes.suffix(4))
        )
        shape = Self.shape(of: token, isUpper: isCapital && !ignoresCase && token.kind == .word)
        key = ConsonantKey.hash(bytes)
        self.known = known.rawValue
        self.concept = UInt32(concept?.rawValue ?? 0)
    }

    /// What stands before the first token.
    static let before = TokenTraits(edge: 0xB0)
    /// What stands behind the last.
    static let behind = TokenTraits(edge: 0xE0)

    private init(edge: UInt32) {
        (hash, word, key) = (edge, edge, edge)
        (beginnings, ends) = ((edge, edge, edge), (edge, edge, edge))
        shape = 0xFF
        known = 0x8000_0000
        concept = 0x100 | edge
    }

    /// Makes the token part of an entity.
    mutating func join(_ kind: Mention.Kind, isFirst: Bool, isLast: Bool) {
        word = UInt32(kind.rawValue)
        key = word
        self.kind = word << 2 | (isFirst ? 1 : 0) | (isLast ? 2 : 0)
    }

    /// The token's kind, whether it is capitalised as written, glued to the one before, the first,
    /// and how long it is.
    private static func shape(of token: Token, isUpper: Bool) -> UInt32 {
        let length: UInt32 = token.folded.count < 4 ? 0 : 1
        return UInt32(token.kind.rawValue) << 4 | length << 3 | (isUpper ? 4 : 0)
            | (token.isGlued ? 2 : 0) | (token.folded.lowerBound == 0 ? 1 : 0)
    }
}
