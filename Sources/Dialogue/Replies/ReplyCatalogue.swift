public import Primitives
internal import Understanding

/// Puts replies into words.
public protocol ReplyCatalogue: Sendable {
    /// Returns what is said to the user for a reply.
    func text(for reply: Reply) -> String
    /// Returns what is told to the user unasked.
    func text(for notice: Notice) -> String
}

extension Language {
    /// The catalogue of the language.
    public var replies: any ReplyCatalogue {
        switch self {
        case .french: FrenchReplies()
        case .english: EnglishReplies()
        }
    }
}

extension String {
    /// The text without white space at its end.
    var trimmingEnd: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

extension Money {
    /// The amount without its sign.
    var positive: Money { minorUnits < 0 ? (try? negated()) ?? self : self }
}
