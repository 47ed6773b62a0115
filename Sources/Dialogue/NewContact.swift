public import Primitives

/// Somebody who is to be added to those who can be paid.
public struct NewContact: Hashable, Codable, Sendable {
    /// The name, as it was said.
    public let name: String
    /// The account; nil where none was said.
    public let iban: IBAN?
}

/// What is asked of the contacts as such.
enum ContactRequest: Hashable {
    /// Who they are.
    case list
    /// Somebody is to be one of them.
    case add(NewContact)
    /// Somebody is to be one of them who is not named.
    case addNobody
    /// Somebody is to be one of them with a number that is no account's.
    case addInvalid
}
