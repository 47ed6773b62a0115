internal import Primitives
internal import Understanding

/// What is said of a transaction told that the user never made, or wants to dispute.
extension DialogueState {
    /// What can be done about a transaction, where a turn says that the one told right before is
    /// not the user's ("j'ai jamais acheté ça"), or asks how one is disputed ("comment contester
    /// ?"); nil where it does neither.
    func dispute(askedBy turn: Interpretation) -> Reply? {
        let told: [TransactionLine]? =
            lastAnswerTurn == self.turn - 1 ? lastAnswer?.linesTold : nil
        let isOfTold = turn.slots.allSatisfy { fill in
            let named = turn.text(of: fill).nameWords
            return (told ?? []).contains { named.isSubset(of: $0.counterparty.nameWords) }
        }
        let isDenied = isOfTold && told != nil && (turn.deniesMaking || turn.wantsItBack)
        guard turn.asksToDispute || isDenied else { return nil }
        let spent = (told ?? []).filter { !$0.amount.isPositive }
        // Of those that are alike one may stand for all.
        let alike = Set(spent.map { "\($0.counterparty) \($0.amount.minorUnits)" })
        let line = alike.count == 1 && isOfTold ? spent.first : nil
        let isFrozen = context?.view.security.isCardFrozen == true
        return .help(.dispute(line, isFrozen: isFrozen))
    }
}

extension Answer {
    /// The transactions that it tells one by one; nil where it tells none so.
    fileprivate var linesTold: [TransactionLine]? {
        switch self {
        case .transactions(let lines, _, _), .measured(.extremes(let lines, _), _, _):
            lines.isEmpty ? nil : lines
        case .anomalies(let lines, _), .oddities(let lines, _):
            lines.isEmpty ? nil : lines.map(\.transaction)
        case _: nil
        }
    }
}

extension Interpretation {
    /// Whether a few words ask how a transaction is disputed, or want it to be.
    fileprivate var asksToDispute: Bool {
        words.count <= 12 && slots.allSatisfy({ $0.slot == .merchant })
            && Wording(words).saysWord(beginning: ["contest", "disput", "chargeback"])
    }

    /// Whether a few words want the money of what was told back ("comment me faire rembourser ?").
    fileprivate var wantsItBack: Bool {
        slots.isEmpty && words.count <= 10
            && Wording(words).says([
                "me faire rembourser", "etre rembourse", "etre remboursee", "recuperer mon argent",
                "recuperer l' argent", "my money back", "the money back", "get it back",
                "get a refund", "le signaler", "signaler ca", "report it", "report that",
                "report this",
            ])
    }

    /// Whether a few words say that the user has no part in what was told ("that wasn't me", "je
    /// ne connais pas ce magasin").
    fileprivate var deniesMaking: Bool {
        let wording = Wording(words)
        guard slots.allSatisfy({ $0.slot == .merchant }), words.count <= 12, !text.contains("?"),
            !wording.says(["card", "carte", "cb"])
        else { return false }
        if wording.says(Self.notMine) { return true }
        let denies =
            !Self.negations.isDisjoint(with: words)
            || wording.saysWord(beginning: ["didn", "haven", "wasn"])
        return denies && wording.saysWord(beginning: Self.buying)
    }

    private static let notMine = [
        "pas moi", "wasn't me", "wasnt me", "was not me", "isn't me", "not me", "not mine",
        "isn't mine", "pas a moi", "pas de moi", "jamais fait", "pas fait", "never made",
        "didn't make", "didnt make", "did not make", "didn't do", "didnt do", "did not do",
        "never did", "connais pas", "jamais entendu", "never heard",
    ]
    private static let buying = [
        "achet", "command", "souscri", "autoris", "abonn", "reconnai", "bought", "buy", "order",
        "subscrib", "sign", "authori", "recogni",
    ]
}
