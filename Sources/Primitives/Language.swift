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
}
