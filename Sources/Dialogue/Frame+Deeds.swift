internal import Primitives
internal import Understanding

/// Another deed on what was restated ("non, refuse-la", "no, just pause it").
extension Frame {
    /// Does to the same thing what a few words say is to be done instead; returns whether they do.
    mutating func changeDeed(by turn: Interpretation, restated orders: [Order]) -> Bool {
        guard let other = otherDeed(in: turn, restated: orders) else { return false }
        _ = take(turn, correcting: true)
        operation = other
        return true
    }

    /// What a turn wants done instead to what it calls "it", or with another amount of coins, or
    /// behind a yes that is none to what was restated ("oui accepte" where a refusal was); nil where
    /// it wants something else, or only gives up ("non, refuse", "cancel it").
    private func otherDeed(in turn: Interpretation, restated orders: [Order]) -> Operation? {
        let said = turn.words
        let amounts: [Slot] = intent == .stakeCoins ? [.amount, .coinAmount] : []
        guard said.count <= 9, !turn.text.contains("?"),
            turn.intent == nil || turn.slots.allSatisfy(\.slot.isName),
            turn.slots.allSatisfy({ fill in
                amounts.contains(fill.slot) || isAnswer && turn.names(fill, whomIn: orders)
            }),
            let deed = said.lazy.compactMap({ deed($0, among: said) }).first, deed != operation
        else { return nil }
        let isOfThis =
            !turn.slots.isEmpty || !Self.things.isDisjoint(with: said)
            || isAnswer && turnsRound(by: turn)
        let isAll = turn.wordsBesideSlots.allSatisfy { word in
            turn.putsRightBeside(word) || Self.besideDeeds.contains(word)
                || Self.exclamations.contains(word)
                || self.deed(word, among: said) == deed
                || isAnswer && (YesWords.contains(word) || Frame.pronouns.contains(word))
        }
        return isOfThis && isAll ? deed : nil
    }

    /// Whether it answers somebody's request for money.
    private var isAnswer: Bool {
        intent == .requestMoney && (operation == .accept || operation == .decline)
    }

    /// Whether a turn whose verb answers a request in the other way wants it so: who accepts what
    /// was to be refused does, while "non, refuse" may only give up what was to be paid.
    private func turnsRound(by turn: Interpretation) -> Bool {
        operation == .decline || YesWords.agrees(turn.words)
            || turn.putsRight && turn.words.first.map(Interpretation.noes.contains) != true
    }

    /// The operation that a word among others wants in place of this frame's.
    private func deed(_ word: String, among words: [String]) -> Operation? {
        switch (intent, operation) {
        case (.requestMoney, .accept?), (.requestMoney, .decline?):
            return Interpretation.answering[word]
        case (.manageRecurring, .pause?), (.manageRecurring, .resume?),
            (.manageRecurring, .cancel?):
            if word.hasPrefix("resili") { return .cancel }
            // "Cancel" and "stop" may give up what was restated, and so does "resume" a pause.
            let deed = Interpretation.deed([word])
            guard operation == .cancel, deed == .pause || deed == .resume else { return nil }
            return deed == .pause ? .pause : .resume
        case (.stakeCoins, .stake?), (.stakeCoins, .unstake?):
            if Self.unstaking.contains(word) { return .unstake }
            let isPut = word == "staking" && Self.unstaking.isDisjoint(with: words)
            return isPut || Self.staking.contains(word) ? .stake : nil
        case _: return nil
        }
    }

    private static let staking: Set<String> = ["stake", "staker", "stakes", "restake"]
    private static let unstaking: Set<String> = [
        "unstake", "unstaker", "destake", "destaker", "retire", "retirer", "withdraw",
    ]
    /// What the thing restated is called.
    static let things: Set<String> = [
        "le", "la", "l'", "les", "it", "them", "that", "this", "those", "ca", "cela",
    ]
    private static let exclamations: Set<String> = [
        "ah", "oh", "mince", "zut", "oups", "oops", "sorry", "pardon", "desole", "desolee", "then",
        "alors", "quand", "meme", "after", "all",
    ]
    private static let besideDeeds = things.union([
        "just", "juste", "only", "seulement", "en", "in", "on", "the", "de", "du", "d'", "sa",
        "son",
        "his", "her", "demande", "request", "put", "mets", "met", "remets", "mettre", "staking",
        "s'", "s", "il", "te", "plait", "stp", "svp", "please", "for", "now", "pour",
        "l'", "instant",
        "moment", "instant", "coins", "yani", "yanis", "from", "back",
    ])
}

extension Interpretation {
    /// Whether a slot names nobody but those whom orders are for.
    fileprivate func names(_ fill: SlotFill, whomIn orders: [Order]) -> Bool {
        let people = orders.compactMap(\.payee).flatMap { [$0.name] + $0.aliases }
        return fill.slot.isName && text(of: fill).nameWords.isSubset(of: people.nameWords)
    }

    /// Whether the first word of it that answers a request does so in the other way than orders do
    /// ("oui accepte" to a refusal): it is no yes to them.
    func answersOtherwise(than orders: [Order]) -> Bool {
        let answer = words.lazy.compactMap { Self.answering[$0] }.first
        return answer != nil
            && orders.contains { order in
                order.intent == .requestMoney && order.operation != answer
                    && (order.operation == .accept || order.operation == .decline)
            }
    }

    /// Whether it puts right what was said or restated before it ("non …", "… instead").
    var putsRight: Bool {
        opensWithCorrection || words.first.map(Self.noes.contains) == true
            || !Set(words).isDisjoint(with: Self.replacements)
    }

    /// Whether a word only puts right what was said before.
    func putsRightBeside(_ word: String) -> Bool {
        Self.besideRetractions.contains(word) || Self.replacements.contains(word)
            || Self.meaning.contains(word)
    }

    private static let replacements: Set<String> = ["instead", "rather", "plutot", "meant"]
    private static let meaning: Set<String> = [
        "je", "j'", "'d", "d", "voulais", "veux", "dire", "want", "wanted", "to", "meant",
    ]

    /// What of the kind that was restated a no names in its place ("non, Spotify", "no not that
    /// one, Orange", "non celle d'Emma"), and the slot it fills; nil for none or several.
    func otherOne(
        than orders: [Order], of frame: Frame, in view: WalletView
    ) -> (slot: Slot, name: String)? {
        guard slots.isEmpty, [.act(.deny), .act(.correct)].contains(label),
            let (slot, names) = frame.alternatives(in: view)
        else { return nil }
        let known = orders.compactMap(\.receiver).nameWords
        let said = words
        // The no before "non celle d'Emma" is said to what was restated.
        let denials = Self.refusing.subtracting(Self.noes)
        let met = Set(names).filter { name in
            name.nameWords.isDisjoint(with: known) && !refuses(name, by: denials)
                && name.foldedWords.first.map(said.contains) == true
        }
        guard met.count == 1, let name = met.first else { return nil }
        let isAll = said.allSatisfy { word in
            name.nameWords.contains(word) || known.contains(word) || putsRightBeside(word)
                || Self.nameLinks.contains(word) || Self.besideOthersOfAKind.contains(word)
        }
        return said.count <= 4 || isAll ? (slot, name) : nil
    }

    private static let besideOthersOfAKind: Set<String> = [
        "that", "this", "one", "it", "pas", "not", "s", "ca", "la", "celle", "celui", "elle", "lui",
        "demande", "request", "facture", "bill", "c'", "est", "'s", "abonnement",
        "subscription",
    ]
}

extension Frame {
    /// Takes another thing of the kind in place of the one that was restated.
    mutating func take(_ name: String, in slot: Slot) {
        for other in [Slot.payee, .payer, .merchant] { values[other] = nil }
        values[slot] = [.text(name)]
        picks = picks.filter { !$0.key.hasPrefix("\(slot.rawValue):") }
        (link, wantsAll) = (nil, false)
    }

    /// What there is of the kind it is about, as it is called, and the slot of one; nil where it is
    /// about nothing the wallet has.
    fileprivate func alternatives(in view: WalletView) -> (slot: Slot, names: [String])? {
        switch (intent, operation) {
        case (.manageRecurring, .create?): return nil
        case (.manageRecurring, _) where text(.merchant) != nil:
            return (.merchant, view.recurring.filter(\.isSubscription).map(\.name))
        case (.payBill, _) where text(.payee) == nil: return (.merchant, view.bills.map(\.merchant))
        case (.requestMoney, .accept?), (.requestMoney, .decline?):
            return (.payee, view.requests.filter(\.isIncoming).map(\.person.name))
        case _: return nil
        }
    }
}
