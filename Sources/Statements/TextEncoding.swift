/// A text encoding banks export in.
public enum TextEncoding: String, Codable, CaseIterable, Sendable {
    case utf8 = "utf-8"
    case utf16LittleEndian = "utf-16le"
    case utf16BigEndian = "utf-16be"
    case windows1252 = "windows-1252"
    case windows1250 = "windows-1250"
    case windows1251 = "windows-1251"
    case iso885915 = "iso-8859-15"
    case shiftJIS = "shift_jis"
}

extension TextEncoding {
    /// Whether each byte is a character.
    var isSingleByte: Bool {
        switch self {
        case .windows1252, .windows1250, .windows1251, .iso885915: true
        case .utf8, .utf16LittleEndian, .utf16BigEndian, .shiftJIS: false
        }
    }

    /// The number of bytes at the beginning that are a byte-order mark.
    func markSize(in bytes: [UInt8]) -> Int {
        switch self {
        case .utf8: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        case .utf16LittleEndian, .utf16BigEndian:
            bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) ? 2 : 0
        case .windows1252, .windows1250, .windows1251, .iso885915, .shiftJIS: 0
        }
    }

    /// The characters of 0x80...0xFF in UTF-8.
    var utf8BeyondASCII: [[UInt8]] {
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
        case .windows1252, .utf8, .utf16LittleEndian, .utf16BigEndian, .shiftJIS:
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
