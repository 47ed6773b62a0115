internal import TextProcessing

/// What a household pays a firm for again and again, as the name of the firm tells.
package enum HouseholdService: Sendable {
    case utility, telecom

    /// Returns the service that the first word of `name` which is about one names; nil where none
    /// is. O(length).
    package static func named(in name: String) -> HouseholdService? {
        let text = TokenizedText(name)
        return text.tokens.lazy.compactMap { token -> HouseholdService? in
            switch Concept.of(token, in: text.folded) {
            case .utility: .utility
            case .telecom: .telecom
            case _: nil
            }
        }.first
    }
}
