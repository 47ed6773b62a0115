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

extension TextEncoding {
    /// Returns the text that `bytes` hold and the encoding recognised.
    ///
    /// - Throws: `StatementError.binary` at the first byte that no text has.
    public static func decode(
        _ bytes: [UInt8]
    ) throws(StatementError) -> (text: String, encoding: TextEncoding) {
        let encoding = try recognized(in: bytes)
        return (encoding.text(of: bytes), encoding)
    }

    /// Returns the encoding of `bytes`: by byte-order mark or the zeros of UTF-16, as UTF-8 if they
    /// are valid, else as the single-byte encoding in which the letters make words.
    ///
    /// - Throws: `StatementError.binary` at the first byte that no text has.
    /// - Complexity: O(*n*).
    public static func recognized(in bytes: [UInt8]) throws(StatementError) -> TextEncoding {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
        if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
        if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
        if let unmarked = unmarkedUTF16(bytes) { return unmarked }
        if let offset = bytes.indices.first(where: { isNoText(at: $0, in: bytes) }) {
            throw .binary(offset: offset)
        }
        return isUTF8(bytes) ? .utf8 : singleByteEncoding(of: bytes)
    }

    /// UTF-16 without its mark: every other byte of the first hundreds is zero, none of the rest.
    private static func unmarkedUTF16(_ bytes: [UInt8]) -> TextEncoding? {
        let head = bytes.prefix(512)
        guard head.count >= 8, head.contains(0) else { return nil }
        let odd = head.indices.count { $0 % 2 == 1 && head[$0] == 0 }
        let even = head.indices.count { $0 % 2 == 0 && head[$0] == 0 }
        if even == 0, odd * 10 >= head.count / 2 * 9 { return .utf16LittleEndian }
        if odd == 0, even * 10 >= head.count / 2 * 9 { return .utf16BigEndian }
        return nil
    }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        guard bytes.contains(where: { $0 >= 0x80 }) else { return true }
        return String(validating: bytes, as: UTF8.self) != nil
    }

    /// Returns the bytes of the text in UTF-8, a byte-order mark passed over, letters encoded twice
    /// (`Ã©` for `é`) set right.
    func utf8(of bytes: [UInt8]) -> [UInt8] {
        guard self == .utf8 else { return Array(text(of: bytes).utf8) }
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let body = hasMark ? Array(bytes.dropFirst(3)) : bytes
        return Self.encodedOnce(body) ?? body
    }

    /// The bytes before UTF-8 was read as Windows-1252 and encoded again; nil where they were not.
    private static func encodedOnce(_ bytes: [UInt8]) -> [UInt8]? {
        // «Ã» in UTF-8, behind which a letter of French or German encoded twice goes on.
        let isSuspect = bytes.indices.dropLast(3).contains { index in
            bytes[index] == 0xC3 && bytes[index + 1] == 0x83
        }
        guard isSuspect else { return nil }
        var once: [UInt8] = []
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if scalar.value < 0x100 {
                once.append(UInt8(scalar.value))
            } else if let place = windows1252Scalars.firstIndex(of: scalar) {
                once.append(UInt8(0x80 + place))
            } else {
                return nil
            }
        }
        return String(validating: once, as: UTF8.self) == nil ? nil : once
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
        case .windows1252, .windows1250, .windows1251, .iso885915: return decodeSingleBytes(bytes)
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
        var slashedVotes = 0
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
                if isInWord, byte == 0xF8 { slashedVotes += 1 }
                if isInWord, byte != 0xF8, centralOnly.contains(byte) { centralVotes += 1 }
                if isInWord, westernLikely.contains(byte) { westernVotes += 1 }
            case 0x80...0x9F: hasC1 = true
            case 0xA4: hasLatin9Euro = true
            default:
                if isInWord, westernLikely.contains(byte) { westernVotes += 1 }
            }
        }
        // ø alone is Danish and Norwegian: ř never comes without its like.
        if centralVotes > 0 { centralVotes += slashedVotes }
        if isCyrillic(bytes) { return .windows1251 }
        if centralVotes > westernVotes { return .windows1250 }
        return hasLatin9Euro && !hasC1 ? .iso885915 : .windows1252
    }

    /// Whether most letters beyond ASCII stand among their like: Cyrillic words have no other.
    private static func isCyrillic(_ bytes: [UInt8]) -> Bool {
        var run = 0
        var inWords = 0
        var total = 0
        for byte in bytes + [0x20] {
            if byte >= 0xC0 || byte == 0xA8 || byte == 0xB8 || [0xB2, 0xB3, 0xBF].contains(byte) {
                run += 1
                continue
            }
            total += run
            if run >= 4 { inWords += run }
            run = 0
        }
        return inWords * 2 > total
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
