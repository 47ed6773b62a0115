/// What the bytes of a file show of their text encoding, one piece after another.
struct EncodingEvidence {
    /// The first bytes, which show a mark, UTF-16 without one or another kind of document.
    private(set) var head: [UInt8] = []
    private var count = 0
    /// The first byte that no text has, how many there are, and whether one is zero.
    private var firstNoText: Int?
    private var noTextCount = 0
    private var hasZero = false
    /// The control characters that a text can have by accident, as in a label typed at a terminal.
    private static let mostStray = 8
    /// An end of text whose follower decides whether it is one.
    private var endOfText: Int?
    private var utf8 = UTF8Check()
    /// The bytes before they were read as Windows-1252 and encoded again.
    private var once = UTF8Check()
    private var mayBeEncodedTwice = true
    private var hasTwiceEncodedLetter = false
    private var shiftJIS = ShiftJISCheck()
    private var letters = LetterVotes()
    private var previous: UInt8 = 0x20

    /// Whether there was no byte at all.
    var isEmpty: Bool { count == 0 }

    /// Whether letters were encoded twice (`Ã©` for `é`), in a text that is UTF-8.
    var isEncodedTwice: Bool {
        hasTwiceEncodedLetter && mayBeEncodedTwice && utf8.isWhole && once.isWhole
    }

    /// Takes in the bytes that follow.
    /// - Complexity: O(*n*).
    mutating func take(_ bytes: [UInt8]) {
        if head.count < Self.headSize { head += bytes.prefix(Self.headSize - head.count) }
        let span = bytes.span.bytes
        var index = 0
        while index < bytes.count {
            let start = index
            if hasNothingPending {
                while index + 8 <= bytes.count,
                    Self.isPlain(
                        span.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
                {
                    index += 8
                }
            }
            if index > start {
                count += index - start
                previous = bytes[index - 1]
            } else {
                take(bytes[index])
                index += 1
            }
        }
    }

    /// Whether all eight bytes are printable ASCII or line breaks.
    private static func isPlain(_ word: UInt64) -> Bool {
        let highBits: UInt64 = 0x8080_8080_8080_8080
        guard word & highBits == 0 else { return false }
        let controls = ~(word &+ 0x6060_6060_6060_6060) & highBits
        if controls == 0 { return true }
        let breaks =
            zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A) | zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
        return controls & ~breaks == 0
    }

    /// The high bit of each byte that is zero, of bytes below 0x80.
    private static func zeroBytes(_ word: UInt64) -> UInt64 {
        ~(word &+ 0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080
    }

    private static let headSize = 512

    private var hasNothingPending: Bool {
        utf8.isAtBoundary && once.isAtBoundary && shiftJIS.isAtBoundary && letters.isAtBoundary
            && endOfText == nil
    }

    private mutating func take(_ byte: UInt8) {
        if let place = endOfText, ![0x01, 0x0A, 0x0D].contains(byte) {
            takeNoText(at: place)
        }
        endOfText = byte == 0x03 ? count : nil
        if !Self.isText(byte) { takeNoText(at: count) }
        hasZero = hasZero || byte == 0
        if byte == 0x83, previous == 0xC3 { hasTwiceEncodedLetter = true }
        if let scalar = utf8.take(byte) { takeEncoded(scalar) }
        shiftJIS.take(byte)
        letters.take(byte, after: previous)
        previous = byte
        count += 1
    }

    private mutating func takeNoText(at place: Int) {
        firstNoText = firstNoText ?? place
        noTextCount += 1
    }

    /// Whether a text has control characters, which say nothing in it.
    var hasStray: Bool { firstNoText != nil }

    /// Whether the bytes are UTF-8.
    var isUTF8: Bool { utf8.isWhole }

    /// Takes in a character as the byte it was before a second encoding, if it can have been one.
    private mutating func takeEncoded(_ scalar: UInt32) {
        guard !(scalar == 0xFEFF && count == 2) else { return }
        if let byte = TextEncoding.windows1252Byte(of: scalar) {
            _ = once.take(byte)
        } else {
            mayBeEncodedTwice = false
        }
    }

    /// Whether a text can have the byte: no control character but those that set out a page and
    /// those that frame a SWIFT message (start of heading, end of text).
    static func isText(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x01, 0x03, 0x09, 0x0A, 0x0C, 0x0D, 0x1A, 0x20...: true
        default: false
        }
    }

    /// The encoding: by byte-order mark or the zeros of UTF-16, UTF-8 if the bytes are valid,
    /// Shift-JIS if they are Japanese in it, else the single-byte encoding in which the letters
    /// make words.
    /// - Throws: `StatementError.binary` at the first byte that no text has.
    func encoding() throws(StatementError) -> TextEncoding {
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
        if head.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
        if head.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
        if let unmarked = unmarkedUTF16 { return unmarked }
        if let firstNoText, hasZero || noTextCount > max(Self.mostStray, count / 1_000) {
            throw .binary(offset: firstNoText)
        }
        if utf8.isWhole { return .utf8 }
        return shiftJIS.isJapanese ? .shiftJIS : letters.encoding
    }

    /// UTF-16 without its mark: every other byte of the first hundreds is zero, none of the rest.
    private var unmarkedUTF16: TextEncoding? {
        guard head.count >= 8, head.contains(0) else { return nil }
        let odd = head.indices.count { $0 % 2 == 1 && head[$0] == 0 }
        let even = head.indices.count { $0 % 2 == 0 && head[$0] == 0 }
        if even == 0, odd * 10 >= head.count / 2 * 9 { return .utf16LittleEndian }
        if odd == 0, even * 10 >= head.count / 2 * 9 { return .utf16BigEndian }
        return nil
    }
}

/// Which single-byte encoding makes words of the bytes beyond ASCII.
///
/// Western or Central European: 1252 and 1250 put French and German letters on the same bytes, and
/// letters of Czech and Polish where the other has signs no word holds. 8859-15 has its euro where
/// 1252 has `¤`, and nothing at 0x80...0x9F.
private struct LetterVotes {
    private var central = 0
    private var slashed = 0
    private var western = 0
    private var hasC1 = false
    private var hasLatin9Euro = false
    /// A byte beyond ASCII whose follower is to come, and whether a letter stands before it.
    private var waiting: (byte: UInt8, isInWord: Bool)?
    /// The bytes beyond ASCII in a row, those in rows of four or more, and all: Cyrillic words have
    /// no other.
    private var run = 0
    private var inWords = 0
    private var total = 0

    var isAtBoundary: Bool { waiting == nil && run == 0 }

    mutating func take(_ byte: UInt8, after previous: UInt8) {
        if let waiting {
            self.waiting = nil
            vote(waiting.byte, isInWord: waiting.isInWord || Self.isLetter(byte))
        }
        if byte >= 0x80 { waiting = (byte, Self.isLetter(previous)) }
        if byte >= 0xC0 || [0xA8, 0xB8, 0xB2, 0xB3, 0xBF].contains(byte) {
            run += 1
        } else {
            endRun()
        }
    }

    private mutating func endRun() {
        total += run
        if run >= 4 { inWords += run }
        run = 0
    }

    private mutating func vote(_ byte: UInt8, isInWord: Bool) {
        if (0x80...0x9F).contains(byte) { hasC1 = true }
        if byte == 0xA4 { hasLatin9Euro = true }
        guard isInWord else { return }
        if byte == 0xF8 {
            slashed += 1
        } else if Self.centralOnly.contains(byte) {
            central += 1
        }
        if Self.westernLikely.contains(byte) { western += 1 }
    }

    var encoding: TextEncoding {
        var votes = self
        if let waiting { votes.vote(waiting.byte, isInWord: waiting.isInWord) }
        votes.endRun()
        // ø alone is Danish and Norwegian: ř never comes without its like.
        if votes.central > 0 { votes.central += votes.slashed }
        if votes.inWords * 2 > votes.total { return .windows1251 }
        if votes.central > votes.western { return .windows1250 }
        return votes.hasLatin9Euro && !votes.hasC1 ? .iso885915 : .windows1252
    }

    /// Letters of Czech, Slovak and Polish in 1250 that are signs or rare letters in 1252: Š Ž ť ž
    /// ą ľ ć ě ř ů.
    private static let centralOnly: Set<UInt8> = [
        0x8D, 0x8F, 0x9D, 0x9E, 0x9F, 0xB9, 0xBE, 0xEC, 0xF8, 0xF9,
    ]
    /// à â ç è é ê ë î ï ô û, frequent in French, and å, in the Nordic languages.
    private static let westernLikely: Set<UInt8> = [
        0xE0, 0xE2, 0xE7, 0xE8, 0xE9, 0xEA, 0xEB, 0xEE, 0xEF, 0xF4, 0xFB, 0xC9, 0xC0, 0xC8, 0xE5,
        0xC5,
    ]

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
