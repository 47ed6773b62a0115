/// Cuts a folded text into tokens, from left to right in one pass.
///
/// Borrowing the folding's arrays copies nothing: they are only read.
struct TokenScanner {
    let bytes: [UInt8]
    let classes: [CharacterClass]
    private let origins: [Int]
    private var position = 0
    private var endOfLast = -1

    init(folding: Folding) {
        bytes = folding.bytes
        classes = folding.classes
        origins = folding.origins
    }

    /// Returns the next token, or nil at the end.
    mutating func next() -> Token? {
        skipSpaces()
        guard position < bytes.count else { return nil }
        let start = position
        let (kind, end) = scan(at: start)
        let isGlued = endOfLast == start
        position = end
        endOfLast = skipInnerHyphen(after: end, kind: kind)
        position = endOfLast
        return Token(
            kind: kind, source: origins[start]..<origins[end], folded: start..<end, isGlued: isGlued
        )
    }

    /// The byte at `index`, or a space past either end.
    func byte(at index: Int) -> UInt8 {
        bytes.indices.contains(index) ? bytes[index] : 0x20
    }

    /// The class at `index`, or space past either end.
    func kind(at index: Int) -> CharacterClass {
        classes.indices.contains(index) ? classes[index] : .space
    }

    /// The first index from `start` on whose class is not `kind`.
    func end(of kind: CharacterClass, from start: Int) -> Int {
        var index = start
        while index < classes.count, classes[index] == kind { index += 1 }
        return index
    }

    private mutating func skipSpaces() {
        position = end(of: .space, from: position)
    }

    private func scan(at start: Int) -> (Token.Kind, end: Int) {
        switch classes[start] {
        case .letter:
            if let end = ibanEnd(from: start) { return (.iban, end) }
            if let end = linkEnd(from: start) { return (.link, end) }
            if let end = emailEnd(from: start) { return (.email, end) }
            return (.word, wordEnd(from: start))
        case .digit:
            return (.number, numberEnd(from: start))
        case .currencySign:
            return (.currencySign, characterEnd(from: start))
        case .emoji:
            return (.emoji, emojiEnd(from: start))
        case .punctuation, .space:
            if let end = handleEnd(from: start) { return (.handle, end) }
            if let end = englishCliticEnd(from: start) { return (.word, end) }
            return (.punctuation, characterEnd(from: start))
        }
    }

    /// Steps over a hyphen between two letters, which joins two tokens without being one.
    private func skipInnerHyphen(after end: Int, kind: Token.Kind) -> Int {
        guard kind == .word, byte(at: end) == UInt8(ascii: "-"), self.kind(at: end + 1) == .letter,
            self.kind(at: end - 1) == .letter
        else { return end }
        return end + 1
    }

    /// The end of the UTF-8 character at `start`.
    private func characterEnd(from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        return index
    }
}
