/// An International Bank Account Number (ISO 13616) whose length and check digits are right.
public struct IBAN: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The number without spaces, upper case.
    public let compact: String

    /// Returns the number that `text` writes, spaces and case aside, or nil if its country is
    /// unknown, its length is not the country's, or its checksum (ISO 7064 MOD 97-10) is not 1.
    public init?(_ text: some StringProtocol) {
        let compact = String(text.filter { !$0.isWhitespace }).uppercased()
        guard compact.utf8.count > 4, compact.utf8.allSatisfy({ $0 < 0x80 }),
            let length = Self.length(forCountry: String(compact.prefix(2))),
            compact.utf8.count == length, Self.checksum(of: Array(compact.utf8)) == 1
        else { return nil }
        self.compact = compact
    }

    /// The printed form, in groups of four: `FR76 3000 6000 0112 3456 7890 189`.
    public var description: String {
        var groups: [Substring] = []
        var rest = compact[...]
        while !rest.isEmpty {
            groups.append(rest.prefix(4))
            rest = rest.dropFirst(4)
        }
        return groups.joined(separator: " ")
    }

    /// The printed form with all but the country and the last four characters hidden.
    public var masked: String { "\(compact.prefix(2))•• •••• \(compact.suffix(4))" }

    /// Returns the number of characters an IBAN of `country` (two letters) has, or nil.
    public static func length(forCountry country: String) -> Int? {
        lengths[country.uppercased()]
    }

    /// The number, its first four characters moved to the end and letters read as 10...35, modulo
    /// 97; nil if it holds anything but letters and digits.
    private static func checksum(of bytes: [UInt8]) -> Int? {
        var remainder = 0
        for byte in bytes[4...] + bytes[..<4] {
            switch byte {
            case 0x30...0x39: remainder = (remainder * 10 + Int(byte) - 0x30) % 97
            case 0x41...0x5A: remainder = (remainder * 100 + Int(byte) - 55) % 97
            default: return nil
            }
        }
        return remainder
    }

    /// Lengths by country: SWIFT, IBAN Registry, release 99.
    private static let lengths: [String: Int] = {
        let table = """
            AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 \
            DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 \
            HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 \
            MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 \
            RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 \
            VA22 VG24 XK20 YE30
            """
        var lengths: [String: Int] = [:]
        for entry in table.split(separator: " ") {
            lengths[String(entry.prefix(2))] = Int(entry.dropFirst(2))
        }
        return lengths
    }()
}
