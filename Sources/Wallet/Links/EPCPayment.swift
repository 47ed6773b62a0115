public import Primitives

/// A credit transfer as a QR code carries it: EPC069-12, "Quick Response Code: Guidelines to Enable
/// Data Capture for the Initiation of an SCT", versions 001 and 002.
public struct EPCPayment: Hashable, Codable, Sendable {
    /// What the payment is for, as the payee wants to see it.
    public enum Remittance: Hashable, Codable, Sendable {
        /// A creditor reference, at most 35 characters; one of ISO 11649 has right check digits.
        case structured(String)
        /// Free text, at most 140 characters.
        case unstructured(String)
    }

    /// The version of the guidelines, 1 or 2.
    public let version: Int
    /// The payee's bank (BIC), which version 2 may leave out.
    public let bic: String?
    /// The payee's name, at most 70 characters.
    public let name: String
    /// The payee's account.
    public let iban: IBAN
    /// How much, 0.01 to 999999999.99 EUR, if it is fixed.
    public let amount: Money?
    /// Why, in a code of at most four letters or digits, if it is said.
    public let purpose: String?
    /// What the payment is for, if it is said.
    public let remittance: Remittance?
    /// A word to the payer, at most 70 characters, if there is one.
    public let information: String?

    /// Why a text is no such payment: the line (from 1) and what is wrong with it.
    public struct Fault: Error, Hashable, Sendable {
        /// What is wrong.
        public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
            case serviceTag, version, characterSet, identification, bic, name, iban, amount, purpose
            case reference, text, information, tooManyLines, tooLong, bothRemittances
        }

        /// The line it is on.
        public let line: Int
        /// What is wrong.
        public let kind: Kind
    }

    /// Reads the text of a QR code: up to twelve lines, ended by LF or CR LF, empty ones at the end
    /// left out.
    /// - Throws: `EPCPayment.Fault` for the first line that is wrong.
    public init(_ text: String) throws(Fault) {
        guard text.utf8.count <= 331 else { throw Fault(line: 1, kind: .tooLong) }
        var lines = text.split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }
        ).map(String.init)
        while lines.count > 12, lines.last?.isEmpty == true { lines.removeLast() }
        guard lines.count <= 12 else { throw Fault(line: 13, kind: .tooManyLines) }
        lines += [String](repeating: "", count: 12 - lines.count)

        guard lines[0] == "BCD" else { throw Fault(line: 1, kind: .serviceTag) }
        switch lines[1] {
        case "001": version = 1
        case "002": version = 2
        default: throw Fault(line: 2, kind: .version)
        }
        guard lines[2].utf8.count == 1, let set = Int(lines[2]), (1...8).contains(set) else {
            throw Fault(line: 3, kind: .characterSet)
        }
        guard lines[3] == "SCT" else { throw Fault(line: 4, kind: .identification) }
        bic = try Self.bic(lines[4], isNeeded: version == 1)
        name = lines[5]
        guard (1...70).contains(name.count) else { throw Fault(line: 6, kind: .name) }
        guard let iban = IBAN(lines[6]) else { throw Fault(line: 7, kind: .iban) }
        self.iban = iban
        amount = try Self.amount(lines[7])
        purpose = try Self.purpose(lines[8])
        remittance = try Self.remittance(reference: lines[9], text: lines[10])
        guard lines[11].count <= 70 else { throw Fault(line: 12, kind: .information) }
        information = lines[11].isEmpty ? nil : lines[11]
    }

    /// Four letters, two letters of the country, two letters or digits, and three more or none
    /// (ISO 9362).
    private static func bic(_ text: String, isNeeded: Bool) throws(Fault) -> String? {
        if text.isEmpty, !isNeeded { return nil }
        let bytes = Array(text.utf8)
        let isLetter = { (byte: UInt8) in (0x41...0x5A).contains(byte) }
        let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
        guard bytes.count == 8 || bytes.count == 11,
            bytes.prefix(4).allSatisfy({ isLetter($0) || isDigit($0) }),
            bytes[4..<6].allSatisfy(isLetter),
            bytes[6...].allSatisfy({ isLetter($0) || isDigit($0) })
        else { throw Fault(line: 5, kind: .bic) }
        return text
    }

    private static func amount(_ text: String) throws(Fault) -> Money? {
        if text.isEmpty { return nil }
        let number = text.dropFirst(3)
        guard text.hasPrefix("EUR"), number.utf8.first.map({ (0x30...0x39).contains($0) }) == true,
            let amount = Money(decimal: number, currency: .eur),
            number.split(separator: ".").dropFirst().allSatisfy({ $0.utf8.count <= 2 }),
            (1...99_999_999_999).contains(amount.minorUnits)
        else { throw Fault(line: 8, kind: .amount) }
        return amount
    }

    private static func purpose(_ text: String) throws(Fault) -> String? {
        if text.isEmpty { return nil }
        let isCode = text.utf8.allSatisfy {
            (0x41...0x5A).contains($0) || (0x30...0x39).contains($0)
        }
        guard text.utf8.count <= 4, isCode else { throw Fault(line: 9, kind: .purpose) }
        return text
    }

    private static func remittance(
        reference: String, text: String
    ) throws(Fault) -> Remittance? {
        guard reference.isEmpty || text.isEmpty else {
            throw Fault(line: 11, kind: .bothRemittances)
        }
        if !reference.isEmpty {
            guard reference.count <= 35,
                !reference.hasPrefix("RF") || isCreditorReference(reference)
            else { throw Fault(line: 10, kind: .reference) }
            return .structured(reference)
        }
        guard text.count <= 140 else { throw Fault(line: 11, kind: .text) }
        return text.isEmpty ? nil : .unstructured(text)
    }

    /// Whether the check digits of `RFnn…` are right: ISO 11649, MOD 97-10 as an IBAN's.
    private static func isCreditorReference(_ text: String) -> Bool {
        let bytes = text.utf8.filter { $0 != 0x20 }
        guard (5...25).contains(bytes.count) else { return false }
        var remainder = 0
        for byte in bytes[4...] + bytes[..<4] {
            switch byte {
            case 0x30...0x39: remainder = (remainder * 10 + Int(byte) - 0x30) % 97
            case 0x41...0x5A: remainder = (remainder * 100 + Int(byte) - 55) % 97
            default: return false
            }
        }
        return remainder == 1
    }
}
