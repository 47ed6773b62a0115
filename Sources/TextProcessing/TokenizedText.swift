internal import Primitives

/// A text with its folded form and its tokens.
///
/// One value can be reused for text after text (`replace(with:)`): once its buffers have grown to
/// the longest text, reading another allocates nothing.
public struct TokenizedText: Sendable {
    /// The text itself, UTF-8.
    public private(set) var source: [UInt8] = []
    /// The text folded: lower case, no diacritics, plain apostrophes, hyphens and spaces.
    public var folded: [UInt8] { folding.bytes }
    /// The tokens, in order.
    public private(set) var tokens: [Token] = []
    /// The `WordHash` of each token.
    package private(set) var wordHashes: [UInt32] = []

    private var folding = Folding()

    /// Reads `text`. O(*n*).
    public init(_ text: String = "") {
        replace(with: text)
    }

    /// Reads `text` in place of the one before, in the same buffers. O(*n*).
    public mutating func replace(with text: String) {
        source.removeAll(keepingCapacity: true)
        source.append(contentsOf: text.utf8)
        source.withUnsafeBufferPointer { folding.fold($0) }
        tokens.removeAll(keepingCapacity: true)
        tokens.reserveCapacity(source.count / Self.shortWord + 1)
        var scanner = TokenScanner(folding: folding)
        while let token = scanner.next() { tokens.append(token) }
        hashWords()
    }

    /// Few texts have words so short, with what is between them, in the mean.
    private static let shortWord = 4

    private mutating func hashWords() {
        wordHashes.removeAll(keepingCapacity: true)
        wordHashes.reserveCapacity(tokens.count)
        folding.bytes.withUnsafeBufferPointer { bytes in
            for token in tokens {
                wordHashes.append(
                    FNV1a.hash32(UnsafeBufferPointer(rebasing: bytes[token.folded])))
            }
        }
    }

    /// Returns the text of `token` as it was written.
    public func surface(of token: Token) -> String { surface(of: token.source) }

    /// Returns the text of a range of source bytes as it was written.
    public func surface(of range: Range<Int>) -> String {
        String(decoding: source[range.clamped(to: 0..<source.count)], as: UTF8.self)
    }

    /// Returns the folded text of `token`.
    public func foldedText(of token: Token) -> String {
        String(decoding: folded[token.folded], as: UTF8.self)
    }

    /// Returns ranges of source bytes counted in Unicode scalars. O(*n* + ranges).
    public func scalarRanges(of ranges: [Range<Int>]) -> [Range<Int>] {
        guard !ranges.isEmpty else { return [] }
        // How many scalars begin before each byte, and before the end.
        var counts = [0]
        counts.reserveCapacity(source.count + 1)
        var count = 0
        for byte in source {
            if byte & 0xC0 != 0x80 { count += 1 }
            counts.append(count)
        }
        return ranges.map { range in
            let clamped = range.clamped(to: 0..<source.count)
            return counts[clamped.lowerBound]..<counts[clamped.upperBound]
        }
    }
}

extension String {
    /// The text folded for comparison: lower case, no diacritics, plain apostrophes and hyphens.
    public var foldedForComparison: String {
        var folding = Folding()
        var copy = self
        copy.withUTF8 { folding.fold($0) }
        return String(decoding: folding.bytes, as: UTF8.self)
    }
}
