internal import Primitives

/// A number written in figures.
struct Figures: Sendable {
    /// The number; nil if it has more digits than are kept exactly.
    let value: ExactDecimal?
    /// Whether its only mark may separate thousands or decimals.
    let isAmbiguous: Bool

    /// Reads digits with their separators, folded: `1 200,50`, `1,200.50`, `1'200`, `1.200`.
    ///
    /// A lone mark before exactly three digits groups them if the language groups with it, else it
    /// is the decimal mark; several marks of a kind group; of two kinds the last is the decimal
    /// mark. O(*n*).
    init(_ text: String, language: Language) {
        if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            (value, isAmbiguous) = (ExactDecimal(digits: text), false)
            return
        }
        var marks: (last: UInt8, count: Int, isMixed: Bool) = (0, 0, false)
        var digitsBefore = 0
        var digitsBehind = 0
        var hasSpaces = false
        for byte in text.utf8 {
            switch byte {
            case Self.comma, Self.point:
                if marks.count > 0, byte != marks.last { marks.isMixed = true }
                marks.last = byte
                marks.count += 1
                digitsBehind = 0
            case 0x30...0x39:
                if marks.count == 0 { digitsBefore += 1 } else { digitsBehind += 1 }
            default: hasSpaces = true
            }
        }
        let looksGrouped =
            marks.count == 1 && digitsBehind == 3 && (1...3).contains(digitsBefore)
            && !text.hasPrefix("0") && !hasSpaces
        let groupMark = language == .french ? Self.point : Self.comma
        let isGrouping =
            marks.count > 1 && !marks.isMixed || looksGrouped && marks.last == groupMark
        var digits: [UInt8] = []
        var marksLeft = marks.count
        for byte in text.utf8 {
            if byte == Self.comma || byte == Self.point {
                marksLeft -= 1
                if marksLeft == 0, !isGrouping { digits.append(Self.point) }
            } else if (0x30...0x39).contains(byte) {
                digits.append(byte)
            }
        }
        value = ExactDecimal(digits: String(decoding: digits, as: UTF8.self))
        // English commas before three digits group; every other lone mark there may be either.
        isAmbiguous = looksGrouped && !(language == .english && marks.last == Self.comma)
    }

    private static let comma = UInt8(ascii: ",")
    private static let point = UInt8(ascii: ".")
}
