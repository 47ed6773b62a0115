public import Primitives

/// Identifies somebody who can be paid.
public struct PayeeID: RawRepresentable, Hashable, Codable, Sendable {
    /// The wallet's own identifier.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// Somebody who can be paid.
public struct Payee: Hashable, Codable, Sendable {
    /// The identifier.
    public let id: PayeeID
    /// The full name, as it is restated.
    public let name: String
    /// Other names they go by.
    public let aliases: [String]
    /// The account, where it is known.
    public let iban: IBAN?
    /// The folded words of each name, by which most people are found.
    let nameWords: [Set<String>]

    /// Creates a payee.
    public init(id: PayeeID, name: String, aliases: [String] = [], iban: IBAN? = nil) {
        self.id = id
        self.name = name
        self.aliases = aliases
        self.iban = iban
        nameWords = ([name] + aliases).map(\.nameWords)
    }

    /// Whether all of `words` are of one of the names.
    func isNamed(_ words: Set<String>) -> Bool {
        nameWords.contains { words.isSubset(of: $0) }
    }

    /// Whether one of the names, or the first word of the full one, is among folded `words`.
    func isSpoken(of words: [String]) -> Bool {
        nameWords.contains { $0.isSubset(of: words) }
            || name.foldedWords.first.map(words.contains) == true
    }

    /// The words of the longest of the names that is said, else the first of the full one; nil
    /// where none is.
    fileprivate func spokenName(in said: Set<String>) -> Set<String>? {
        let whole = nameWords.filter { $0.isSubset(of: said) }.max { $0.count < $1.count }
        return whole ?? name.foldedWords.first.flatMap { said.contains($0) ? [$0] : nil }
    }

    /// The part of the name that these words are, else the other name that they are.
    fileprivate func called(by words: Set<String>) -> String {
        let part = name.split(separator: " ").filter {
            !String($0).nameWords.isDisjoint(with: words)
        }
        return part.isEmpty
            ? aliases.first { $0.nameWords == words } ?? name : part.joined(separator: " ")
    }
}

extension [Payee] {
    /// The names of those whom folded words name; the words themselves where several are called by
    /// them alike, so that it is asked which of them is meant.
    func names(spokenIn words: [String]) -> [String] {
        let said = Set(words)
        let spoken = compactMap { payee in
            payee.spokenName(in: said).map { (payee: payee, words: $0) }
        }
        // "Sophie Bernard" is no other Sophie.
        let meant = spoken.filter { one in
            !spoken.contains { one.words.isStrictSubset(of: $0.words) }
        }
        return meant.reduce(into: []) { names, one in
            let isShared = meant.count { $0.words == one.words } > 1
            let name = isShared ? one.payee.called(by: one.words) : one.payee.name
            if !names.contains(name) { names.append(name) }
        }
    }

    /// The name of one of these people; behind it, where others bear it, the end of the account
    /// number or an alias that none of them has.
    func label(of payee: Payee) -> String {
        let namesakes = filter { $0.name == payee.name && $0.id != payee.id }
        guard !namesakes.isEmpty else { return payee.name }
        if let end = payee.iban?.end, !namesakes.contains(where: { $0.iban?.end == end }) {
            return "\(payee.name) · …\(end)"
        }
        let alias = payee.aliases.first { alias in
            alias != payee.name && !namesakes.contains { $0.aliases.contains(alias) }
        }
        return alias.map { "\(payee.name) · \($0)" } ?? payee.name
    }
}

extension IBAN {
    fileprivate var end: Substring { compact.suffix(4) }
}

/// Identifies one confirmed command, so that carrying it out twice does it once.
public struct CommandID: RawRepresentable, Hashable, Codable, Sendable {
    /// The key handed to the wallet.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
