internal import Foundation

/// Folding of labels, so that case, accents and punctuation do not matter.
enum LabelText {
    /// Lower case, diacritics removed, everything but letters and digits made one space.
    /// - Complexity: O(*n*), without Unicode tables for ASCII.
    static func fold(_ label: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(label.utf8.count)
        for byte in label.utf8 {
            guard byte < 0x80 else { return foldUnicode(label) }
            append(byte, to: &bytes)
        }
        if bytes.last == space { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let space = UInt8(ascii: " ")

    private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            bytes.append(byte)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
        default: if let last = bytes.last, last != space { bytes.append(space) }
        }
    }

    private static func foldUnicode(_ label: String) -> String {
        var folded = ""
        for scalar in label.decomposedStringWithCanonicalMapping.unicodeScalars {
            if scalar.properties.generalCategory == .nonspacingMark { continue }
            switch scalar {
            case "œ", "Œ": folded += "oe"
            case "æ", "Æ": folded += "ae"
            case "ß": folded += "ss"
            default:
                let isKept = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                folded.unicodeScalars.append(isKept ? scalar : " ")
            }
        }
        return folded.lowercased().split(separator: " ").joined(separator: " ")
    }

    /// The label with every digit made `9`: labels of one shape differ in dates and numbers only.
    static func shape(of label: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(label.utf8.count)
        for byte in label.utf8 {
            let isDigit = byte &- UInt8(ascii: "0") < 10
            bytes.append(isDigit ? UInt8(ascii: "9") : byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
