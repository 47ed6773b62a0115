/// What stands for an entity in the features, so that all amounts look alike: a small number given
/// its meaning by whoever recognises the entities.
public struct Placeholder: RawRepresentable, Hashable, Codable, Sendable {
    /// The number, 1 or more in practice.
    public let rawValue: UInt8

    /// Creates the placeholder `rawValue`.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }
}

/// One word of what features are made from: a token's folded bytes, or a placeholder in its stead.
public struct FeatureUnit: Hashable, Sendable {
    /// The bytes of the folded text.
    public let bytes: Range<Int>
    /// What stands for the bytes, or nil if they stand for themselves.
    public let placeholder: Placeholder?
    /// What the word is about, told beside the word; nil if nothing is known of it.
    public let concept: Placeholder?

    /// Creates a unit over `bytes` of a folded text.
    public init(
        bytes: Range<Int>, placeholder: Placeholder? = nil, concept: Placeholder? = nil
    ) {
        self.bytes = bytes
        self.placeholder = placeholder
        self.concept = concept
    }
}

extension FeatureUnit {
    /// The bytes of the folded text.
    @inline(__always)
    func word(in folded: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: folded[bytes])
    }

    /// Whether the unit is one ASCII sign rather than a word.
    @inline(__always)
    func isSign(in folded: UnsafeBufferPointer<UInt8>) -> Bool {
        guard placeholder == nil, bytes.count == 1 else { return false }
        let byte = folded[bytes.lowerBound]
        return byte < 0x80 && (byte | 0x20) &- 0x61 >= 26 && byte &- 0x30 >= 10
    }
}
