/// A store card's number that its kind of barcode can show and whose check digit is right.
public struct LoyaltyNumber: Hashable, Codable, Sendable {
    /// The number as it is encoded.
    public let text: String
    /// The kind of barcode.
    public let symbology: Symbology

    /// Why a number is none of its symbology.
    public enum Fault: Error, Equatable, Sendable {
        /// There is nothing.
        case empty
        /// The symbology has numbers of these many digits.
        case digitCount(expected: Int)
        /// The symbology cannot show this character.
        case character(Character)
        /// The last digit should be another.
        case checkDigit(expected: Int)
        /// A UPC-E number begins with 0 or 1.
        case numberSystem
        /// The symbology holds no more than this.
        case tooLong(maximum: Int)
    }

    /// Checks `text`, spaces around it and, in numbers of digits, within it left out.
    ///
    /// Check digits and capacities: GS1 General Specifications 7.9 (EAN, UPC), ISO/IEC 15417
    /// (Code 128), 16388 (Code 39), 18004 (QR), 15438 (PDF417), 24778 (Aztec), 16022 (Data Matrix).
    /// - Throws: `LoyaltyNumber.Fault`.
    public init(_ text: String, symbology: Symbology) throws(Fault) {
        self.symbology = symbology
        let trimmed = text.split(separator: " ", omittingEmptySubsequences: true)
        self.text = symbology.isNumeric ? trimmed.joined() : trimmed.joined(separator: " ")
        guard !self.text.isEmpty else { throw .empty }
        try Self.check(self.text, symbology)
    }

    /// Returns the symbology of a number of digits whose check digit is right by exactly one of
    /// EAN-13, UPC-A, and EAN-8; nil if it may be another.
    public static func symbology(ofDigits text: String) -> Symbology? {
        let fitting = [Symbology.ean13, .upcA, .ean8].filter {
            (try? LoyaltyNumber(text, symbology: $0)) != nil
        }
        return fitting.count == 1 ? fitting[0] : nil
    }

    private static func check(_ text: String, _ symbology: Symbology) throws(Fault) {
        switch symbology {
        case .ean13: try checkDigits(text, count: 13)
        case .ean8: try checkDigits(text, count: 8)
        case .upcA: try checkDigits(text, count: 12)
        case .upcE: try checkUPCE(text)
        case .code39: try check(text, isAllowed: code39.contains)
        case .code128: try check(text) { $0.isASCII }
        case .qr: try checkLength(text, digits: 7_089, bytes: 2_953)
        case .pdf417: try checkLength(text, digits: 2_710, bytes: 1_108)
        case .aztec: try checkLength(text, digits: 3_832, bytes: 1_914)
        case .dataMatrix: try checkLength(text, digits: 3_116, bytes: 1_556)
        }
    }

    private static let code39 = Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%")

    private static func check(
        _ text: String, isAllowed: (Character) -> Bool
    ) throws(Fault) {
        if let strange = text.first(where: { !isAllowed($0) }) { throw .character(strange) }
        guard text.count <= 80 else { throw .tooLong(maximum: 80) }
    }

    /// The most a symbol of the largest size holds, of digits alone or of bytes.
    private static func checkLength(_ text: String, digits: Int, bytes: Int) throws(Fault) {
        let maximum = text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) ? digits : bytes
        guard text.utf8.count <= maximum else { throw .tooLong(maximum: maximum) }
    }

    private static func digits(_ text: String) throws(Fault) -> [Int] {
        var digits: [Int] = []
        for character in text {
            guard character.isASCII, let digit = character.wholeNumberValue else {
                throw .character(character)
            }
            digits.append(digit)
        }
        return digits
    }

    private static func checkDigits(_ text: String, count: Int) throws(Fault) {
        let digits = try digits(text)
        guard digits.count == count else { throw .digitCount(expected: count) }
        let expected = checkDigit(of: digits.dropLast())
        guard digits[count - 1] == expected else { throw .checkDigit(expected: expected) }
    }

    /// GS1's modulo 10: weights 3 and 1 in turn from the right.
    private static func checkDigit(of digits: ArraySlice<Int>) -> Int {
        let sum = digits.reversed().enumerated().reduce(0) { sum, item in
            sum + item.element * (item.offset.isMultiple(of: 2) ? 3 : 1)
        }
        return (10 - sum % 10) % 10
    }

    /// Eight digits: number system 0 or 1, six, and the check digit of the UPC-A they stand for.
    private static func checkUPCE(_ text: String) throws(Fault) {
        let digits = try digits(text)
        guard digits.count == 8 else { throw .digitCount(expected: 8) }
        guard digits[0] <= 1 else { throw .numberSystem }
        let expected = checkDigit(of: expanded(digits)[...])
        guard digits[7] == expected else { throw .checkDigit(expected: expected) }
    }

    /// The eleven digits of UPC-A that a UPC-E number leaves the zeros out of (GS1, 5.2.2.4.2).
    private static func expanded(_ digits: [Int]) -> [Int] {
        let body = Array(digits[1...6])
        let zeros = { (count: Int) in [Int](repeating: 0, count: count) }
        let middle: [Int]
        switch body[5] {
        case 0, 1, 2: middle = [body[0], body[1], body[5]] + zeros(4) + body[2...4]
        case 3: middle = [body[0], body[1], body[2]] + zeros(5) + body[3...4]
        case 4: middle = Array(body[0...3]) + zeros(5) + [body[4]]
        default: middle = Array(body[0...4]) + zeros(4) + [body[5]]
        }
        return [digits[0]] + middle
    }
}

extension Symbology {
    /// Whether it shows digits alone.
    var isNumeric: Bool {
        switch self {
        case .ean13, .ean8, .upcA, .upcE: true
        case .qr, .code128, .code39, .pdf417, .aztec, .dataMatrix: false
        }
    }
}
