public import Primitives

/// Somebody who is to be added to those who can be paid.
public struct NewContact: Hashable, Codable, Sendable {
    /// The name, as it was said.
    public let name: String
    /// The account; nil where none was said.
    public let iban: IBAN?
}

/// A change of those who can be paid.
public enum ContactDeed: Hashable, Codable, Sendable {
    /// Somebody is added.
    case add(NewContact)
    /// Somebody is removed.
    case remove(Payee)
    /// Somebody gets another name.
    case rename(Payee, to: String)

    /// The name of whom it is about, as it is said before the change.
    public var name: String {
        switch self {
        case .add(let contact): contact.name
        case .remove(let payee), .rename(let payee, _): payee.name
        }
    }
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
    /// The one of a name is to be one of them no more.
    case remove(String)
    /// The one of a name is to have another.
    case rename(String, to: String)
    /// The one of a name is to have another account.
    case changeAccount(String)
}
