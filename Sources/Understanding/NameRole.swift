internal import Classification

/// Whom or what a word is known to name, as the classifier sees it.
enum NameRole: UInt8, CaseIterable, Sendable {
    /// A given name, a family name or a kinship.
    case person = 32
    /// A firm or a shop.
    case firm
    /// Something with a name of its own, as its capital letter says.
    case named = 41
    /// A person or a firm: "Rose", "Orange".
    case either

    /// Creates the role of a word that is `known` for something; nil if that is neither a person
    /// nor a firm and the word has no capital letter within a sentence, or if it may be a day or a
    /// month ("may").
    ///
    /// The name of a contact is a person's, unless the word is about something ("will").
    init?(_ known: WordClass, concept: Concept?, isCapitalized: Bool) {
        guard known.isDisjoint(with: .calendar) else { return nil }
        let isPerson =
            !known.isDisjoint(with: [.givenName, .familyName, .kin])
            || known.contains(.contact) && concept == nil && !known.contains(.brand)
        switch (isPerson, known.contains(.brand)) {
        case (true, false): self = .person
        case (false, true): self = .firm
        case (true, true): self = .either
        case (false, false):
            guard isCapitalized else { return nil }
            self = .named
        }
    }

    /// What stands for the role in the features.
    var placeholder: Placeholder { Placeholder(rawValue: rawValue) }
}
