/// A language Yani understands and answers in; the raw value is its ISO 639-1 code.
public enum Language: String, CaseIterable, Codable, Hashable, Sendable {
    case french = "fr"
    case english = "en"
}

extension Language {
    /// The colon between a heading and what it is about: behind a space that does not break in
    /// French.
    public var colon: String {
        switch self {
        case .french: "\u{A0}:"
        case .english: ":"
        }
    }

    /// Returns the digits of `number` by thousands: `12 345` with a narrow no-break space in
    /// French, `12,345` in English.
    package func grouped(_ number: UInt64) -> String {
        let separator =
            switch self {
            case .french: "\u{202F}"
            case .english: ","
            }
        var groups: [String] = []
        var digits = String(number)[...]
        while digits.count > 3 {
            groups.append(String(digits.suffix(3)))
            digits = digits.dropLast(3)
        }
        return ([String(digits)] + groups.reversed()).joined(separator: separator)
    }
}
