internal import Classification

/// Whom or what a word is known to name, as the classifier sees it.
enum NameRole: UInt8, CaseIterable, Sendable {
    /// A given name, a family name or a kinship.
    case person = 32
    /// A firm or a shop.
    case firm

    /// Creates the role of a word that is `known` for something; nil if that is neither a person
    /// nor a firm, if it is both ("rose", "orange"), or if the word may be a day or a month ("may").
    init?(_ known: WordClass) {
        guard known.isDisjoint(with: .calendar) else { return nil }
        let isPerson = !known.isDisjoint(with: [.givenName, .familyName, .kin])
        switch (isPerson, known.contains(.brand)) {
        case (true, false): self = .person
        case (false, true): self = .firm
        case (true, true), (false, false): return nil
        }
    }

    /// What stands for the role in the features.
    var placeholder: Placeholder { Placeholder(rawValue: rawValue) }
}
