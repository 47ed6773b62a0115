/// A text encoding banks export in.
public enum TextEncoding: String, Codable, CaseIterable, Sendable {
    case utf8 = "utf-8"
    case utf16LittleEndian = "utf-16le"
    case utf16BigEndian = "utf-16be"
    case windows1252 = "windows-1252"
    case windows1250 = "windows-1250"
    case iso885915 = "iso-8859-15"
}

extension TextEncoding {
    /// Returns the text that `bytes` hold and the encoding recognised: by byte-order mark, as UTF-8
    /// if it is valid, else as the single-byte encoding in which the letters make words.
    ///
    /// - Throws: `StatementError.binary` at the first byte that no text has.
    public static func decode(
        _ bytes: [UInt8]
    ) throws(StatementError) -> (text: String, encoding: TextEncoding) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            return (String(decoding: bytes.dropFirst(3), as: UTF8.self), .utf8)
        }
        if bytes.starts(with: [0xFF, 0xFE]) {
            return (utf16(bytes.dropFirst(2), isLittleEndian: true), .utf16LittleEndian)
        }
        if bytes.starts(with: [0xFE, 0xFF]) {
            return (utf16(bytes.dropFirst(2), isLittleEndian: false), .utf16BigEndian)
        }
        if let offset = bytes.indices.first(where: { isNoText(at: $0, in: bytes) }) {
            throw .binary(offset: offset)
        }
        if let text = String(validating: bytes, as: UTF8.self) { return (text, .utf8) }
        let encoding = singleByteEncoding(of: bytes)
        return (encoding.decodeSingleBytes(bytes), encoding)
    }

    /// Returns the text that `bytes` hold in this encoding, a byte-order mark passed over.
    public func text(of bytes: [UInt8]) -> String {
        switch self {
        case .utf8:
            let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
            return String(decoding: bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self)
        case .utf16LittleEndian, .utf16BigEndian:
            let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
            return Self.utf16(
                bytes.dropFirst(hasMark ? 2 : 0), isLittleEndian: self == .utf16LittleEndian)
        case .windows1252, .windows1250, .iso885915: return decodeSingleBytes(bytes)
        }
    }

    /// Whether no text has the byte at `index`: a control character that neither sets out a page
    /// nor frames a SWIFT message (start of heading; end of text, before a line break or the end).
    private static func isNoText(at index: Int, in bytes: [UInt8]) -> Bool {
        switch bytes[index] {
        case 0x01, 0x09, 0x0A, 0x0C, 0x0D, 0x1A, 0x20...: false
        case 0x03: index + 1 < bytes.count && ![0x01, 0x0A, 0x0D].contains(bytes[index + 1])
        default: true
        }
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> String {
        let pairs = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2)
        let units = pairs.map { index -> UInt16 in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittleEndian ? second << 8 | first : first << 8 | second
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// Western or Central European: 1252 and 1250 put French and German letters on the same bytes,
    /// and letters of Czech and Polish where the other has signs no word holds. 8859-15 has its
    /// euro where 1252 has `¤`, and nothing at 0x80...0x9F.
    private static func singleByteEncoding(of bytes: [UInt8]) -> TextEncoding {
        var centralVotes = 0
        var westernVotes = 0
        var hasC1 = false
        var hasLatin9Euro = false
        for (index, byte) in bytes.enumerated() where byte >= 0x80 {
            let neighbours = [index - 1, index + 1].filter(bytes.indices.contains).map { bytes[$0] }
            let isInWord = neighbours.contains { isLetter($0) }
            switch byte {
            case 0x8A, 0x8C...0x8F, 0x9A, 0x9C...0x9F, 0xB9, 0xBE, 0xE6, 0xEC, 0xF8, 0xF9, 0xE8,
                0xEF:
                hasC1 = hasC1 || byte < 0xA0
                if isInWord, centralOnly.contains(byte) { centralVotes += 1 }
                if isInWord, westernLikely.contains(byte) { westernVotes += 1 }
            case 0x80...0x9F: hasC1 = true
            case 0xA4: hasLatin9Euro = true
            default:
                if isInWord, westernLikely.contains(byte) { westernVotes += 1 }
            }
        }
        if centralVotes > westernVotes { return .windows1250 }
        return hasLatin9Euro && !hasC1 ? .iso885915 : .windows1252
    }

    /// Letters of Czech, Slovak and Polish in 1250 that are signs or rare letters in 1252: Š Ž ť ž
    /// ą ľ ć ě ř ů.
    private static let centralOnly: Set<UInt8> = [
        0x8D, 0x8F, 0x9D, 0x9E, 0x9F, 0xB9, 0xBE, 0xEC, 0xF8, 0xF9,
    ]
    /// à â ç è é ê ë î ï ô û and ä ö ü, frequent in French and German.
    private static let westernLikely: Set<UInt8> = [
        0xE0, 0xE2, 0xE7, 0xE8, 0xE9, 0xEA, 0xEB, 0xEE, 0xEF, 0xF4, 0xFB, 0xC9, 0xC0, 0xC8,
    ]

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private func decodeSingleBytes(_ bytes: [UInt8]) -> String {
        var scalars = String.UnicodeScalarView()
        for byte in bytes {
            scalars.append(byte < 0x80 ? Unicode.Scalar(byte) : scalar(of: byte))
        }
        return String(scalars)
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
}
