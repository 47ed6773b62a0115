/// Folds text after text into the same buffer: lower case, no diacritics, plain apostrophes and
/// hyphens, as `TokenizedText` does, without looking for tokens.
public struct TextFolder: Sendable {
    /// The folded text, UTF-8.
    public var bytes: [UInt8] { folding.bytes }

    private var folding = Folding()

    /// Creates an empty folder.
    public init() {}

    /// Folds `text`, valid UTF-8, in place of the one before; allocates nothing once the buffers
    /// have grown to the longest text. O(*n*).
    public mutating func fold(_ text: UnsafeBufferPointer<UInt8>) {
        folding.fold(text)
    }

    /// Whether the folded byte at `index` belongs to a letter or a digit.
    public func isAlphanumeric(at index: Int) -> Bool {
        switch folding.classes[index] {
        case .letter, .digit: true
        case .space, .punctuation, .currencySign, .emoji: false
        }
    }

    /// Whether the folded byte at `index` belongs to a space.
    public func isSpace(at index: Int) -> Bool { folding.classes[index] == .space }
}
