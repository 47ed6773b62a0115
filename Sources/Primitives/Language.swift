/// A language Yani understands and answers in; the raw value is its ISO 639-1 code.
public enum Language: String, CaseIterable, Codable, Hashable, Sendable {
    case french = "fr"
    case english = "en"
}
