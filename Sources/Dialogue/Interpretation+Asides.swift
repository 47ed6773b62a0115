internal import TextProcessing
internal import Understanding

/// What is told behind an order and is no part of it.
extension Interpretation {
    /// The turn with what it orders alone: nothing that is to be forgotten or only told, and of a
    /// whole, a bound or the number of a bill what they make of the order.
    func ordered(in view: WalletView) -> Interpretation {
        forgotten(in: view).withoutAsides.apportioned.payingWithinBounds(in: view).withinBounds
            .payingPerson(in: view).inItsCurrency(of: view).withoutNamedNo.referenced.addressed(
                in: view)
    }

    /// The turn without the clauses behind its order that only tell what was paid before ("send 20
    /// to Paul, I already gave Lucas 10") or what a day is besides ("c'est son anniversaire
    /// demain"), as far as they name somebody, an amount or a day.
    var withoutAsides: Interpretation {
        switch label {
        case .intent(.sendMoney, _), .intent(.payBill, _), .intent(.requestMoney, .create): break
        case .intent, .act, .inform, .outOfScope: return self
        }
        guard !text.contains("?"), let end = endOfOrder else { return self }
        var told: [Range<Int>] = []
        for clause in spokenClauses where clause.lowerBound >= end {
            let own = slots.filter { clause.contains($0.range.lowerBound) }
            let isOfDay = own.allSatisfy { fill in
                fill.slot.isOfDays || [.payee, .payer].contains(fill.slot)
            }
            let isTold = tellsOfDeed(clause) || isOfDay && tellsOfDay(clause)
            if !own.isEmpty, isTold, !tellsWhoPaidForAll(clause) { told.append(clause) }
        }
        guard !told.isEmpty else { return self }
        let starts = [0] + told.map(\.upperBound)
        let ends = told.map(\.lowerBound) + [text.utf8.count]
        return saying(zip(starts, ends).map { $0..<$1 }, as: label)
    }

    /// Where the first order ends that says of whom and of how much it is; nil where none does.
    private var endOfOrder: Int? {
        guard let receiver, let name = slots.first(where: { $0.slot == receiver }) else {
            return nil
        }
        if receiver == .merchant { return name.range.upperBound }
        guard let amount = slots.first(where: { $0.slot == .amount }) else { return nil }
        return max(name.range.upperBound, amount.range.upperBound)
    }

    /// The clauses of the text, without the commas and the words that join them.
    private var spokenClauses: [Range<Int>] {
        let tokens = TokenizedText(text)
        var clauses: [Range<Int>] = []
        for token in tokens.tokens {
            let isJoint =
                token.kind != .word && token.kind != .number
                ? Self.clauseMarks.contains(tokens.foldedText(of: token))
                : Self.joiningClauses.contains(tokens.foldedText(of: token))
            if isJoint {
                clauses.append(token.source.upperBound..<token.source.upperBound)
            } else if let last = clauses.last, !last.isEmpty {
                clauses[clauses.count - 1] = last.lowerBound..<token.source.upperBound
            } else {
                if !clauses.isEmpty { clauses.removeLast() }
                clauses.append(token.source)
            }
        }
        return clauses.filter { !$0.isEmpty }
    }

    private static let clauseMarks: Set<String> = [
        ",", ";", ".", ":", "!", "-", "–", "—", "(", ")",
    ]
    private static let joiningClauses: Set<String> = [
        "et", "and", "mais", "but", "car", "because", "since", "puisque", "puisqu'", "parce", "que",
        "qu'", "as", "so", "donc", "alors", "cause",
    ]

    /// Whether a clause tells who of those that share paid for all ("split 60 between me, Karim and
    /// Rose, Karim paid"), which makes of the order another.
    private func tellsWhoPaidForAll(_ clause: Range<Int>) -> Bool {
        values(of: .amountMode) == [.text("total")]
            && Set(text(in: clause).foldedWords).isDisjoint(with: ["already", "deja"])
            && slots.contains { fill in
                [.payee, .payer].contains(fill.slot)
                    && fill.range.lowerBound == clause.lowerBound && hasPaid(fill)
            }
    }

    /// Whether a clause tells what somebody who is its subject gave or got.
    private func tellsOfDeed(_ clause: Range<Int>) -> Bool {
        let words = text(in: clause).foldedWords
        let isNamed = isSubject([.payee, .payer, .merchant], of: clause)
        guard isNamed || words.first.map(Self.tellers.contains) == true,
            Self.unreal.isDisjoint(with: words)
        else { return false }
        let isBefore = !Set(words).isDisjoint(with: ["already", "deja"])
        if isBefore, !Self.having.isDisjoint(with: words) { return true }
        return words.indices.dropFirst().contains { index in
            if Self.pastDeeds.contains(words[index]) { return true }
            // "A donné", as "donne" alone orders.
            let before = words[..<index].suffix(3)
            return Self.participles.contains(words[index])
                && !Self.auxiliaries.isDisjoint(with: before)
        }
    }

    /// Whether a clause begins with the name in one of these slots, and with no other subject
    /// behind it ("et Karim c'est moi qui ai payé").
    private func isSubject(_ names: Set<Slot>, of clause: Range<Int>) -> Bool {
        let name = slots.first { fill in
            names.contains(fill.slot) && fill.range.lowerBound == clause.lowerBound
        }
        guard let name else { return false }
        let end = name.range.upperBound
        let next = text(in: end..<max(end, clause.upperBound)).foldedWords.first
        return next.map { Self.tellers.union(Self.impersonal).contains($0) } != true
    }

    private static let impersonal: Set<String> = ["it", "its", "c'", "ce", "ca"]

    /// Whether a clause tells of somebody who is its subject, or of a feast, and not when the
    /// money is wanted ("she needs it tomorrow", "c'est pour demain").
    private func tellsOfDay(_ clause: Range<Int>) -> Bool {
        let words = text(in: clause).foldedWords
        let wording = Wording(words)
        let isOfFeast = wording.saysWord(beginning: Self.feasts)
        guard let first = words.first, !wording.saysWord(beginning: Self.wanting),
            !wording.says(["has to", "have to"]),
            isOfFeast || Self.money.isDisjoint(with: words.dropFirst()),
            Frame.verbs.isDisjoint(with: words)
        else { return false }
        if Self.impersonal.contains(first) { return isOfFeast }
        // "Paul's leaving tomorrow", where "Paul tomorrow" is paid then.
        if isSubject([.payee, .payer], of: clause) {
            return isOfFeast || words.dropFirst().prefix(2).contains(where: Self.doings.contains)
        }
        return Self.thirdPersons.contains(first)
            || ["his", "her", "their", "son", "sa", "leur"].contains(first) && isOfFeast
    }

    private static let thirdPersons: Set<String> = [
        "he", "she", "they", "il", "elle", "ils", "elles",
    ]
    /// What somebody who is named does.
    private static let doings: Set<String> = [
        "'s", "is", "was", "turns", "turning", "leaves", "leaving", "will", "est", "part",
        "partira", "revient", "rentre", "arrive", "se", "va",
    ]
    private static let tellers = thirdPersons.union([
        "i", "we", "you", "j'", "je", "on", "nous", "tu", "vous",
    ])
    private static let pastDeeds: Set<String> = [
        "gave", "given", "paid", "sent", "transferred", "wired", "lent", "loaned", "got",
        "received", "repaid", "refunded", "handed", "took", "taken", "spent", "bought",
    ]
    /// What "already" makes a deed of.
    private static let having: Set<String> = ["has", "have", "a", "ont", "'s", "'ve"]
    /// What was not done.
    private static let unreal: Set<String> = [
        "should", "would", "could", "meant", "never", "jamais", "aurais", "aurait", "not",
        "didn't", "pas",
    ]
    private static let participles: Set<String> = [
        "donne", "paye", "envoye", "vire", "verse", "recu", "eu", "prete", "rendu", "rembourse",
        "regle", "pris", "achete", "avance", "depense", "file", "transfere",
    ]
    private static let auxiliaries: Set<String> = [
        "ai", "as", "a", "avons", "avez", "ont", "avais", "avait", "avions", "avaient",
    ]
    private static let feasts = [
        "anniv", "fete", "birthday", "bday", "mariage", "wedding", "party", "noel", "christmas",
        "bapteme", "christening", "graduation", "pot", "anniversary",
    ]
    /// What the money is called.
    private static let money: Set<String> = ["it", "them", "that", "ca", "cela", "l'", "les"]
    /// How words begin that say when the money is wanted.
    private static let wanting = [
        "need", "want", "wait", "expect", "due", "must", "should", "gets", "receiv",
        "besoin", "veut", "veulent", "voudr", "attend", "doi", "faut", "recoi", "recev", "echeance",
        "pour", "for", "deadline", "urgent",
    ]
}
