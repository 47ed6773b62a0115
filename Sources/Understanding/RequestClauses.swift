internal import TextProcessing

/// The clauses of a text that may each be a request: cut where a conjunction, a comma or a full
/// stop is followed by words that begin one ("et montre", "then send", ". Combien").
struct RequestClauses {
    /// The clauses in bytes of the text, what joins them left out; one at least if there are words.
    let ranges: [Range<Int>]

    init(_ text: TokenizedText) {
        let roles = text.wordHashes.map(WordRoles.of)
        var ranges: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < roles.count {
            var next = index
            while next < roles.count, Self.isJoint(roles[next]) { next += 1 }
            if next > index, index > start, next < roles.count,
                roles[next...].beginsRequest || Self.goesOn(roles[next...], behind: roles[...]),
                !Self.isSupposition(roles[start..<index]),
                Self.joins(roles[index..<next]) || roles[start...].beginsRequest
            {
                ranges.append(Self.source(of: start..<index, in: text))
                start = next
            }
            index = max(next, index + 1)
        }
        if start < roles.count {
            ranges.append(Self.source(of: start..<roles.count, in: text))
        }
        self.ranges = ranges
    }

    /// Whether the words are a supposition that goes on behind a conjunction: "if I pay the rent", of
    /// which "and send 50 to Marie" is a part. "If you can" asks.
    private static func isSupposition(_ roles: ArraySlice<WordRoles>) -> Bool {
        guard let first = roles.first, !roles.contains(where: { $0.contains(.stop) }) else {
            return false
        }
        let isMine = roles.dropFirst().first?.contains(.firstPerson) == true
        return first.contains(.supposing) || first.contains(.conditional) && isMine
    }

    /// Whether words go on with what somebody is asked to do, by a verb of sending or paying
    /// ("peux-tu me dire mon solde et envoyer 20 à Paul").
    private static func goesOn(
        _ roles: ArraySlice<WordRoles>, behind all: ArraySlice<WordRoles>
    ) -> Bool {
        guard let verb = roles.first, verb.contains(.infinitive) else { return false }
        let opening = all.prefix(2).reduce(WordRoles()) { $0.union($1) }
        return !verb.isDisjoint(with: [.sends, .pays]) && roles.count > 2
            && opening.contains([.secondPerson, .ability])
    }

    private static func isJoint(_ roles: WordRoles) -> Bool {
        !roles.isDisjoint(with: [.conjunction, .sequence, .stop])
    }

    /// Whether a word joins, and not a comma or a full stop alone, behind which a story may end.
    private static func joins(_ roles: ArraySlice<WordRoles>) -> Bool {
        roles.contains { !$0.isDisjoint(with: [.conjunction, .sequence]) }
    }

    private static func source(of tokens: Range<Int>, in text: TokenizedText) -> Range<Int> {
        text.tokens[tokens.lowerBound].source
            .lowerBound..<text.tokens[tokens.upperBound - 1].source
            .upperBound
    }
}

extension Collection<WordRoles> {
    /// Whether words begin as a request does: with an order or a word that asks ("combien", "que
    /// combien"), with what somebody can do or I want.
    var beginsRequest: Bool {
        guard let first else { return false }
        let opens: WordRoles = [.imperative, .english, .interrogative]
        if !first.isDisjoint(with: opens) { return true }
        guard let second = dropFirst().first else { return false }
        return first.contains(.que) && second.contains(.interrogative)
            || first.union(second).contains([.secondPerson, .ability])
            || first.contains(.firstPerson) && second.contains(.wish)
    }
}
