internal import Foundation

/// Turns the bytes of a text into UTF-8, one piece behind the other.
///
/// A byte-order mark is passed over, letters encoded twice are set right, and what no character is
/// made of reads as U+FFFD, save in UTF-8, which is left as it is.
struct Transcoder {
    private let encoding: TextEncoding
    private let isEncodedTwice: Bool
    private let beyondASCII: [[UInt8]]
    /// Whether control characters stand in it, which become blanks.
    private let hasStray: Bool
    private var isAtStart = true
    /// The bytes of a character, or of a mark, that the end of a piece cut.
    private var held: [UInt8] = []

    init(from encoding: TextEncoding, isEncodedTwice: Bool, hasStray: Bool = false) {
        self.hasStray = hasStray
        self.encoding = encoding
        self.isEncodedTwice = isEncodedTwice
        beyondASCII = encoding.isSingleByte ? encoding.utf8BeyondASCII : []
    }

    /// Returns the text that `piece` goes on with; an empty piece ends it.
    /// - Complexity: O(*n*).
    mutating func utf8(of piece: [UInt8]) -> [UInt8] {
        guard hasStray else { return decoded(piece) }
        return decoded(piece).map { EncodingEvidence.isText($0) ? $0 : 0x20 }
    }

    private mutating func decoded(_ piece: [UInt8]) -> [UInt8] {
        if encoding.isSingleByte { return singleBytes(piece) }
        if held.isEmpty, !isAtStart, encoding == .utf8, !isEncodedTwice { return piece }
        var bytes = held + piece
        held = []
        if isAtStart {
            if bytes.count < 3, !piece.isEmpty {
                held = bytes
                return []
            }
            isAtStart = false
            bytes.removeFirst(encoding.markSize(in: bytes))
        }
        switch encoding {
        case .utf8: return isEncodedTwice ? encodedOnce(bytes) : bytes
        case .utf16LittleEndian, .utf16BigEndian: return utf16(bytes, isLast: piece.isEmpty)
        case .shiftJIS: return shiftJIS(bytes, isLast: piece.isEmpty)
        case .windows1252, .windows1250, .windows1251, .iso885915: return singleBytes(bytes)
        }
    }

    private func singleBytes(_ piece: [UInt8]) -> [UInt8] {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(piece.count + piece.count / 8)
        for byte in piece {
            if byte < 0x80 { utf8.append(byte) } else { utf8 += beyondASCII[Int(byte) - 0x80] }
        }
        return utf8
    }

    private mutating func utf16(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
        var units = stride(from: 0, to: bytes.count - 1, by: 2).map { index -> UInt16 in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return encoding == .utf16LittleEndian ? second << 8 | first : first << 8 | second
        }
        if !isLast {
            if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
            held = Array(bytes[(units.count * 2)...])
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func shiftJIS(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
        var characters: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            let end = start + (ShiftJISCheck.isLead(bytes[start]) ? 2 : 1)
            guard end <= bytes.count else { break }
            characters.append(start..<end)
            start = end
        }
        if !isLast { held = Array(bytes[start...]) }
        func text(_ range: Range<Int>) -> String? {
            String(data: Data(bytes[range]), encoding: .shiftJIS)
        }
        let whole = text(0..<start) ?? characters.map { text($0) ?? "\u{FFFD}" }.joined()
        return Array((isLast && start < bytes.count ? whole + "\u{FFFD}" : whole).utf8)
    }

    /// The bytes as they were before UTF-8 was read as Windows-1252 and encoded again, which all of
    /// them were.
    private mutating func encodedOnce(_ bytes: [UInt8]) -> [UInt8] {
        var once: [UInt8] = []
        var check = UTF8Check()
        var end = 0
        for (index, byte) in bytes.enumerated() {
            if let scalar = check.take(byte) {
                once.append(TextEncoding.windows1252Byte(of: scalar) ?? 0x3F)
            }
            if check.isAtBoundary { end = index + 1 }
        }
        held = Array(bytes[end...])
        return once
    }
}
