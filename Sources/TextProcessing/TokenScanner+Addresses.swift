internal import Primitives

extension TokenScanner {
    /// The end of an `@name` at `start`.
    func handleEnd(from start: Int) -> Int? {
        guard byte(at: start) == UInt8(ascii: "@"), kind(at: start + 1) == .letter else {
            return nil
        }
        return trimmed(nameEnd(from: start + 1))
    }

    /// The end of an e-mail address at `start`: a name, an @ and a domain that has a point.
    func emailEnd(from start: Int) -> Int? {
        let at = nameEnd(from: start)
        guard byte(at: at) == UInt8(ascii: "@"), kind(at: at + 1) == .letter else { return nil }
        let end = trimmed(nameEnd(from: at + 1))
        return bytes[at..<end].contains(UInt8(ascii: ".")) ? end : nil
    }

    /// The end of a link at `start`: a scheme, `://` and what follows up to a space.
    func linkEnd(from start: Int) -> Int? {
        let scheme = alphanumericEnd(from: start)
        guard matches("://", in: scheme..<scheme + 3) else { return nil }
        var end = scheme + 3
        while kind(at: end) != .space { end += 1 }
        return end
    }

    /// The end of what has the shape of an IBAN at `start`: a country of the registry, two digits,
    /// and letters and digits up to that country's length, alone or in groups split by one space.
    func ibanEnd(from start: Int) -> Int? {
        guard kind(at: start + 1) == .letter, kind(at: start + 2) == .digit,
            kind(at: start + 3) == .digit, kind(at: start - 1) != .letter,
            kind(at: start - 1) != .digit, bytes[start] < 0x80, byte(at: start + 1) < 0x80,
            let length = IBAN.length(
                forCountry: String(decoding: bytes[start..<start + 2], as: UTF8.self))
        else { return nil }
        var index = start
        var count = 0
        while count < length {
            if kind(at: index) == .space, count % 4 == 0 { index += 1 }
            guard kind(at: index) == .letter || kind(at: index) == .digit else { return nil }
            index += 1
            count += 1
        }
        guard kind(at: index) != .letter, kind(at: index) != .digit else { return nil }
        return index
    }

    /// The end of the emoji at `start`, with its modifiers, joiners, and the second half of a flag.
    func emojiEnd(from start: Int) -> Int {
        var index = start
        var expectsMore = true
        while kind(at: index) == .emoji {
            let (scalar, end) = emojiScalar(at: index)
            guard expectsMore || EmojiScalar.isContinuation(scalar) else { break }
            let isFlagHalf = (0x1F1E6...0x1F1FF).contains(scalar.value)
            expectsMore = scalar.value == 0x200D || (isFlagHalf && index == start)
            index = end
        }
        return index
    }

    private func emojiScalar(at start: Int) -> (Unicode.Scalar, end: Int) {
        var end = start + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let scalar = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.first
        return (scalar ?? "\u{FFFD}", end)
    }

    /// The end of a run of letters, digits and the signs names may hold, `longestName` at most.
    private func nameEnd(from start: Int) -> Int {
        let limit = start + Self.longestName
        var index = start
        while index < limit,
            kind(at: index) == .letter || kind(at: index) == .digit
                || Self.nameSigns.contains(byte(at: index))
        {
            index += 1
        }
        return index
    }

    /// `end` without the points that end a sentence rather than a name.
    private func trimmed(_ end: Int) -> Int {
        var end = end
        while Self.nameSigns.dropFirst().contains(byte(at: end - 1)) { end -= 1 }
        return end
    }

    private static let nameSigns: [UInt8] = [0x5F, 0x2E, 0x2D, 0x2B]

    /// RFC 5321's limit on a domain; it also keeps the scan linear on `a.a.a.a…`.
    private static let longestName = 255
}
