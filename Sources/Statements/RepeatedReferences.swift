internal import Primitives

/// The transactions of a file by the identifiers their bank gave them, to find those listed twice.
///
/// Memory is a few bytes a transaction that has an identifier.
struct RepeatedReferences {
    /// What stands behind an identifier.
    private enum Content {
        case one(StableIdentifier)
        /// The bank gave the identifier to several: it tells nothing.
        case several
    }

    private var contents: [StableIdentifier: Content] = [:]

    /// Takes in a transaction; returns whether the file listed it before: an account, an
    /// identifier, a day, an amount and a label that all are the same.
    mutating func isRepeated(_ entry: StatementEntry) -> Bool {
        guard let reference = entry.uniqueReference else { return false }
        var name = StableIdentifier()
        name.combine(reference)
        name.combine(entry.account ?? "")
        var content = entry.identifier
        content.combine(entry.label)
        switch contents[name] {
        case nil:
            contents[name] = .one(content)
            return false
        case .one(let known):
            guard known != content else { return true }
            contents[name] = .several
            return false
        case .several: return false
        }
    }
}
