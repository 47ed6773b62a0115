/// A text encoding banks export in.
public enum TextEncoding: String, Codable, CaseIterable, Sendable {
    case utf8 = "utf-8"
    case utf16LittleEndian = "utf-16le"
    case utf16BigEndian = "utf-16be"
    case windows1252 = "windows-1252"
    case windows1250 = "windows-1250"
    case windows1251 = "windows-1251"
    case iso885915 = "iso-8859-15"
}

/// Turns the bytes of a text into UTF-8, one piece behind the other.
///
/// A byte-order mark is passed over, letters encoded twice are set right, and what no character is
/// made of reads as U+FFFD, save in UTF-8, which is left as it is.
struct Transcoder {
    private let encoding: TextEncoding
    private let isEncodedTwice: Bool
    private let beyondASCII: [[UInt8]]
    private var isAtStart = true
    /// The bytes of a character, or of a mark, that the end of a piece cut.
    private var held: [UInt8] = []

    init(from encoding: TextEncoding, isEncodedTwice: Bool) {
        self.encoding = encoding
        self.isEncodedTwice = isEncodedTwice
        beyondASCII = encoding.isSingleByte ? encoding.utf8BeyondASCII : []
    }

    /// Returns the text that `piece` goes on with; an empty piece ends it.
    /// - Complexity: O(*n*).
    mutating func utf8(of piece: [UInt8]) -> [UInt8] {
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
        guard encoding == .utf8 else { return utf16(bytes, isLast: piece.isEmpty) }
        return isEncodedTwice ? encodedOnce(bytes) : bytes
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

extension TextEncoding {
    /// Whether each byte is a character.
    var isSingleByte: Bool {
        switch self {
        case .windows1252, .windows1250, .windows1251, .iso885915: true
        case .utf8, .utf16LittleEndian, .utf16BigEndian: false
        }
    }

    /// The number of bytes at the beginning that are a byte-order mark.
    fileprivate func markSize(in bytes: [UInt8]) -> Int {
        switch self {
        case .utf8: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        case .utf16LittleEndian, .utf16BigEndian:
            bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) ? 2 : 0
        case .windows1252, .windows1250, .windows1251, .iso885915: 0
        }
    }

    /// The characters of 0x80...0xFF in UTF-8.
    fileprivate var utf8BeyondASCII: [[UInt8]] {
        (UInt8(0x80)...0xFF).map { Array(String(Character(scalar(of: $0))).utf8) }
    }

    /// The byte of a character in Windows-1252, U+0080...U+009F standing for themselves; nil where
    /// it has none.
    static func windows1252Byte(of scalar: UInt32) -> UInt8? {
        if scalar < 0x100 { return UInt8(scalar) }
        return windows1252Scalars.firstIndex { $0.value == scalar }.map { UInt8(0x80 + $0) }
    }

    private func scalar(of byte: UInt8) -> Unicode.Scalar {
        switch self {
        case .iso885915:
            switch byte {
            case 0xA4: "€"
            case 0xA6: "Š"
            case 0xA8: "š"
            case 0xB4: "Ž"
            case 0xB8: "ž"
            case 0xBC: "Œ"
            case 0xBD: "œ"
            case 0xBE: "Ÿ"
            default: Unicode.Scalar(byte)
            }
        case .windows1250: Self.windows1250Scalars[Int(byte) - 0x80]
        case .windows1251: Self.windows1251Scalars[Int(byte) - 0x80]
        case .windows1252, .utf8, .utf16LittleEndian, .utf16BigEndian:
            byte < 0xA0 ? Self.windows1252Scalars[Int(byte) - 0x80] : Unicode.Scalar(byte)
        }
    }

    /// 0x80...0x9F; the five bytes without a character read as U+FFFD.
    private static let windows1252Scalars: [Unicode.Scalar] = Array(
        "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)

    /// 0x80...0xFF.
    private static let windows1250Scalars: [Unicode.Scalar] = Array(
        ("€\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź"
            + "\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż"
            + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙").unicodeScalars)

    /// 0x80...0xFF.
    private static let windows1251Scalars: [Unicode.Scalar] = Array(
        ("ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{FFFD}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї"
            + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя").unicodeScalars)
}
