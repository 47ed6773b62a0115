internal import Primitives
internal import TextProcessing
internal import Understanding

/// The people a sentence names, by its slots or as contacts, and what stands between them.
struct NamedPeople {
    /// The words and signs of the sentence, folded, and where each stands in it.
    let said: [String]
    let ranges: [Range<Int>]
    private let kinds: [Token.Kind]
    /// The slots of those who get something or are asked for it, and all others.
    private let people: [SlotFill]
    private let others: [SlotFill]
    private let contacts: [Payee]

    init(_ turn: Interpretation, as receiver: Slot, in view: WalletView) {
        let text = TokenizedText(turn.text)
        said = text.tokens.map(text.foldedText(of:))
        ranges = text.tokens.map(\.source)
        kinds = text.tokens.map(\.kind)
        people = turn.slots.filter { $0.slot == receiver }
        others = turn.slots.filter { $0.slot != receiver }
        contacts = view.contacts
    }

    /// Where tokens stand in the sentence.
    func source(of tokens: Range<Int>) -> Range<Int> {
        ranges[tokens.lowerBound].lowerBound..<ranges[tokens.upperBound - 1].upperBound
    }

    /// The tokens of the name that begins at one: of a slot, else of a contact, even within what
    /// `mayOverlap` holds of.
    func name(at token: Int, over mayOverlap: (SlotFill) -> Bool = { _ in false }) -> Range<Int>? {
        guard said.indices.contains(token) else { return nil }
        if let fill = people.first(where: { $0.range.overlaps(ranges[token]) }) {
            let tokens = tokens(of: fill)
            if areSeveral(tokens) { return token..<token + 1 }
            return tokens.lowerBound == token ? tokens : nil
        }
        return (1...3).reversed().lazy.map { token..<token + $0 }.first { tokens in
            tokens.upperBound <= said.count && tokens.allSatisfy { kinds[$0] == .word }
                && contacts.contains { $0.isNamed(Set(said[tokens])) }
                && !(people + others.filter { !mayOverlap($0) }).contains {
                    $0.range.overlaps(source(of: tokens))
                }
        }
    }

    /// The tokens a slot stands over.
    func tokens(of fill: SlotFill) -> Range<Int> {
        let held = ranges.indices.filter { ranges[$0].overlaps(fill.range) }
        return (held.first ?? 0)..<(held.last ?? -1) + 1
    }

    /// Whether a slot stands over several contacts with nothing between them ("tom priya").
    private func areSeveral(_ tokens: Range<Int>) -> Bool {
        tokens.count > 1 && tokens.allSatisfy(isCalled)
            && !contacts.contains { $0.isNamed(Set(said[tokens])) }
    }

    /// Whether a word is what a contact is called, and no family name.
    private func isCalled(_ token: Int) -> Bool {
        contacts.contains { contact in
            contact.nameWords.contains([said[token]])
                || contact.name.foldedWords.first == said[token]
        }
    }

    /// Behind the comma or the conjunction at a token, or both; the token itself where there is
    /// neither.
    func joint(at token: Int) -> (end: Int, isConjunction: Bool) {
        var end = token
        if said.indices.contains(end), said[end] == "," { end += 1 }
        guard said.indices.contains(end), Self.conjunctions.contains(said[end]) else {
            return (end, false)
        }
        return (end + 1, true)
    }

    static let conjunctions: Set<String> = ["et", "and", "&", "+"]
}

// MARK: - Lists

extension NamedPeople {
    /// The lists of several people: with a conjunction before the last of them, behind which a
    /// comma goes on with something else, or without where `isOfSeveral` says that there are
    /// several.
    func lists(ofSeveral isOfSeveral: Bool) -> [[Range<Int>]] {
        var lists: [[Range<Int>]] = []
        var token = 0
        while token < said.count {
            guard let first = name(at: token) else {
                token += 1
                continue
            }
            let (list, isClosed) = list(from: first)
            token = list[list.count - 1].upperBound
            if list.count > 1, isClosed || isOfSeveral, isReceiving(list) { lists.append(list) }
        }
        return lists
    }

    /// The names behind one another from the first on, and whether a conjunction closes them.
    private func list(from first: Range<Int>) -> (names: [Range<Int>], isClosed: Bool) {
        var names = [first]
        var isClosed = false
        while let last = names.last {
            let joint = joint(at: last.upperBound)
            if joint.isConjunction, said[joint.end...].first.map(Self.speaker.contains) == true {
                return (names, true)
            }
            guard !isClosed || joint.isConjunction,
                let next = name(at: joint.end) ?? stranger(behind: joint.end, last),
                joint.end > last.upperBound || goesOn(from: last, to: next)
            else { break }
            isClosed = isClosed || joint.isConjunction
            names.append(next)
        }
        // "To Tom, Karim and Sue owe me": they begin to tell.
        let behind = said[names[names.count - 1].upperBound...].first
        return behind.map(Self.telling.contains) == true ? ([first], false) : (names, isClosed)
    }

    /// Whether two contacts stand side by side in a list that goes on ("tom priya and karim"), or
    /// in one slot.
    private func goesOn(from last: Range<Int>, to next: Range<Int>) -> Bool {
        let joint = joint(at: next.upperBound)
        let both = last.lowerBound..<next.upperBound
        let areInOne = people.contains { tokens(of: $0).clamped(to: both) == both }
        return both.allSatisfy(isCalled)
            && (areInOne || joint.end > next.upperBound && name(at: joint.end) != nil)
    }

    /// The word between a comma and the rest of a list that nobody is known by.
    private func stranger(behind token: Int, _ last: Range<Int>) -> Range<Int>? {
        guard token > last.upperBound, token + 1 < said.count, kinds[token] == .word,
            !Interpretation.nameLinks.contains(said[token]), !Self.asides.contains(said[token]),
            !(people + others).contains(where: { $0.range.overlaps(ranges[token]) })
        else { return nil }
        let joint = joint(at: token + 1)
        return joint.end > token + 1 && name(at: joint.end) != nil ? token..<token + 1 : nil
    }

    /// Whether a list is of those who get something: one of them is in their slot, or, where nobody
    /// is, a verb or a word that leads to them is right before.
    private func isReceiving(_ list: [Range<Int>]) -> Bool {
        guard people.isEmpty else {
            return list.contains { name in
                people.contains { $0.range.overlaps(source(of: name)) }
            }
        }
        let before = said[..<list[0].lowerBound].last ?? ""
        return Self.leading.contains(before) || Self.verbs.contains(before)
    }

    static let verbs = Frame.sendingVerbs.union(Frame.askingVerbs)
    private static let speaker: Set<String> = ["me", "moi", "myself", "moi-meme"]
    private static let leading: Set<String> = [
        "a", "to", "between", "entre", "among", "with", "avec", "from",
    ]
    private static let asides: Set<String> = [
        "please", "pls", "stp", "svp", "also", "aussi", "then", "puis", "both", "euh", "um", "ok",
    ]
    private static let telling: Set<String> = [
        "owe", "owes", "said", "says", "paid", "asked", "are", "is", "were", "was", "have", "has",
        "had", "doivent", "doit", "ont", "sont", "va", "vont",
    ]
}

// MARK: - Pairs

extension NamedPeople {
    /// Somebody and the amount that stands beside them.
    struct Pair {
        let name: Range<Int>
        let amount: Range<Int>
    }

    /// The pairs that stand one behind the other right behind a verb that sends or asks ("send tom
    /// 10, rich 20 and may 30"), a day or not; none where there are none.
    var pairs: [Pair] {
        said.indices.lazy.filter { Self.verbs.contains(said[$0]) }.map { pairs(from: $0 + 1) }
            .first { !$0.isEmpty } ?? []
    }

    private func pairs(from token: Int) -> [Pair] {
        var pairs: [Pair] = []
        var start = token
        while let (pair, end) = pair(at: start) {
            pairs.append(pair)
            start = joint(at: end).end
            if start == end { break }
        }
        return pairs
    }

    private func pair(at token: Int) -> (pair: Pair, end: Int)? {
        let start = behindLink(token)
        if let name = name(at: start, over: \.slot.isOfDays),
            let amount = amount(at: behindLink(name.upperBound))
        {
            return (Pair(name: name, amount: amount), amount.upperBound)
        }
        guard let amount = amount(at: token), said.indices.contains(amount.upperBound),
            Self.leading.contains(said[amount.upperBound]),
            let name = name(at: amount.upperBound + 1, over: \.slot.isOfDays)
        else { return nil }
        return (Pair(name: name, amount: amount), name.upperBound)
    }

    private func behindLink(_ token: Int) -> Int {
        said.indices.contains(token) && Self.links.contains(said[token]) ? token + 1 : token
    }

    /// The tokens of the amount that begins at one: of a slot, or a bare number that nothing is
    /// counted by.
    private func amount(at token: Int) -> Range<Int>? {
        guard said.indices.contains(token) else { return nil }
        let fill = others.first { $0.slot == .amount && $0.range.overlaps(ranges[token]) }
        if let fill {
            let tokens = tokens(of: fill)
            return tokens.lowerBound == token ? tokens : nil
        }
        let behind = said.indices.contains(token + 1) ? said[token + 1] : ","
        let isFree = kinds.indices.contains(token + 1) && kinds[token + 1] == .punctuation
        guard kinds[token] == .number, said[token].allSatisfy(\.isNumber),
            isFree || behind == "," || Self.behindNumbers.contains(behind)
        else { return nil }
        return token..<token + 1
    }

    private static let links: Set<String> = ["a", "to", "from", "for", "pour", "de"]
    private static let behindNumbers = conjunctions.union(
        """
        please pls stp svp to a from for pour today tomorrow tonight on by next now demain \
        aujourd'hui maintenant le avant monday tuesday wednesday thursday friday saturday sunday \
        lundi mardi mercredi jeudi vendredi samedi dimanche
        """.foldedWords)
}
