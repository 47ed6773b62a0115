internal import Understanding

/// What banks alone do with their cards.
extension Interpretation {
    /// The turn as one of the bank card where it wants that deleted, replaced or another ordered,
    /// whatever it reads as: the wallet does none of it, and neither sets a limit nor freezes it.
    /// One that orders nothing but that it be frozen is of that even where it was refused.
    func ofBankCard(in view: WalletView) -> Interpretation {
        if label == .outOfScope, Wording(words).freezesCard || Wording(words).tellsCardIsGone {
            return with(slots: slots, label: .intent(.accountSecurity, .freezeCard), confidence: 1)
        }
        if Wording(words).switchesPartOfCard {
            return with(slots: [], label: .intent(.accountSecurity, .freezeCard), confidence: 1)
        }
        switch label {
        // Of "cancel my card" a card is to be frozen.
        case .intent(.accountSecurity, .freezeCard) where Wording(words).callsOff: return self
        // Of a wallet with store cards one of those may be meant.
        case .intent(.loyaltyCards, _) where !view.loyaltyCards.isEmpty: return self
        case .intent(.accountSecurity, _), .intent(.loyaltyCards, _), .act(.help), .act(.cancel),
            .outOfScope:
            break
        case .intent, .act, .inform: return self
        }
        guard Wording(words).wantsOtherCard else { return self }
        return with(slots: [], label: .intent(.accountSecurity, .cardStatus), confidence: 1)
    }

    /// The turn as none of Yani's business where an account is to be closed, which locks nothing
    /// ("close my account", "résilie mon compte"), or its number is asked for ("my sort code
    /// please").
    var ofAccount: Interpretation {
        if Wording(words).namesAccountNumber {
            switch label {
            case .intent(.checkBalance, nil), .intent(.accountSecurity, .resetPIN),
                .intent(.accountSecurity, .changePIN):
                if slots.isEmpty { return with(slots: [], label: .outOfScope) }
            case .intent, .act, .inform, .outOfScope: break
            }
            // Its figures are no name of an account of the user's own.
            let ofNumber = { (fill: SlotFill) in
                [.account, .note].contains(fill.slot)
                    && text(of: fill).contains(where: \.isNumber)
            }
            return with(slots: slots.filter { !ofNumber($0) })
        }
        switch label {
        case .intent(.accountSecurity, _), .act(.cancel): break
        case .intent, .act, .inform, .outOfScope: return self
        }
        return Wording(words).closesAccount ? with(slots: [], label: .outOfScope) : self
    }
}

extension Wording {
    /// Whether an account is to be closed, and nothing else is said.
    fileprivate var closesAccount: Bool {
        words.count <= 12 && words.contains(where: Self.accounts.contains)
            && saysWord(beginning: Self.closing)
            && words.allSatisfy { word in
                Self.accounts.contains(word) || Self.besideCards.contains(word)
                    || Self.besideAccounts.contains(word)
                    || Self.closing.contains(where: word.hasPrefix)
            }
    }

    private static let accounts: Set<String> = ["account", "accounts", "compte", "comptes"]
    private static let besideAccounts: Set<String> = [
        "mon", "mes", "le", "les", "ce", "bank", "bancaire", "yani", "forever", "definitivement",
        "good", "down",
    ]
    private static let closing =
        ["delet", "remov", "eras", "clos", "clotur", "ferm", "supprim", "resili", "terminat"]

    /// Whether the bank card is to be deleted, replaced or another ordered, and nothing else is
    /// said ("supprime ma carte", "order a virtual card").
    var wantsOtherCard: Bool {
        guard words.count <= 10, words.contains(where: Self.cards.contains),
            words.allSatisfy({ word in
                Self.cards.contains(word) || Self.kinds.contains(word)
                    || Self.besideCards.contains(word) || isDeed(word)
            })
        else { return false }
        if saysWord(beginning: Self.replacing) || callsOff { return true }
        let isAnother = words.contains(where: Self.others.contains)
        return isAnother && words.contains(where: isDeed)
            || saysWord(beginning: Self.ordering)
    }

    /// Whether the bank card is to be frozen, at a time or at once, and nothing else is said
    /// ("freeze my card tomorrow", "bloque ma carte ce soir").
    fileprivate var freezesCard: Bool {
        let order = words.drop { ["please", "stp", "svp"].contains($0) }
        guard let verb = order.first, Self.freezing.contains(where: verb.hasPrefix) else {
            return false
        }
        return order.contains(where: Self.cards.contains)
            && order.dropFirst().allSatisfy {
                Self.cards.contains($0) || Self.besideFrozen.contains($0)
            }
    }

    /// Whether it is told that the bank card was lost or stolen.
    fileprivate var tellsCardIsGone: Bool {
        words.contains(where: Self.cards.contains) && says(Self.gone)
            && Interpretation.negations.isDisjoint(with: words)
            && !says(["fidelite", "loyalty", "si", "if"])
    }

    private static let gone = [
        "perdu", "perdue", "lost", "egare", "egaree", "misplaced", "vole", "volee", "stole",
        "stolen", "nicked", "pinched", "pique", "derobe",
    ]

    /// Whether the number of an account is spoken of.
    fileprivate var namesAccountNumber: Bool {
        says([
            "sort code", "account number", "routing number", "numero de compte", "mon rib",
            "my iban", "mon iban", "un rib", "account details", "coordonnees bancaires",
        ])
    }

    private static let freezing = ["freez", "block", "lock", "bloqu", "gel", "verrouill"]
    private static let besideFrozen = Set(
        """
        my the bank debit credit please now right away at once tomorrow tonight today later this \
        evening morning ma la bancaire bleue stp svp s'il te vous plait maintenant tout de suite \
        demain ce soir matin aujourd'hui
        """.foldedWords)

    /// Whether something is called off.
    fileprivate var callsOff: Bool { saysWord(beginning: Interpretation.cancelling) }

    private func isDeed(_ word: String) -> Bool {
        (Self.replacing + Self.ordering + Self.getting + Interpretation.cancelling)
            .contains(where: word.hasPrefix)
    }

    private static let cards: Set<String> = [
        "card", "cards", "carte", "cartes", "cb", "visa", "mastercard",
    ]
    private static let others: Set<String> = [
        "new", "another", "second", "replacement", "virtual", "nouvelle", "autre", "seconde",
        "deuxieme", "virtuelle", "remplacement",
    ]
    private static let kinds = others.union([
        "bank", "debit", "credit", "payment", "physical", "bancaire", "bleue", "physique",
        "paiement", "old", "ancienne", "vieille",
    ])
    /// How words begin that end a card or put another in its place.
    private static let replacing = [
        "delet", "remov", "eras", "clos", "clotur", "ferm", "supprim", "effac", "resili", "destroy",
        "detrui", "replac", "remplac", "renew", "renouvel", "reissu",
    ]
    private static let ordering = ["order", "command", "issu"]
    private static let getting = [
        "get", "give", "want", "need", "creat", "cree", "mak", "request", "have", "open", "obten",
        "avoir", "veux", "voudr", "aimer", "besoin", "faut", "demand", "donn", "ouvr", "fais",
        "faire", "generat", "gener",
    ]
    private static let besideCards = Interpretation.elided.union(
        """
        my mine the a an of for to it i i'd i'll me you can could would will please like do does how \
        is there way possible ma la une de du d' pour moi me m' je tu vous peux peut pourrais on il \
        comment est ce que y a possible stp svp s'il te plait et and want us be that cette ce this \
        par with
        """.foldedWords)
}

/// The payments of a card by where and how they are made.
extension Wording {
    /// Whether some payments of a card are named by where or how they are made.
    var namesPartOfCard: Bool { says(Self.cardParts) }

    /// Whether some payments of a card are to be switched off or on and nothing else is said
    /// ("désactive le sans contact", "turn off online payments").
    var switchesPartOfCard: Bool {
        let order = words.drop(while: Self.asking.contains)
        guard words.count <= 12, namesPartOfCard, let verb = order.first,
            Self.switching.contains(where: verb.hasPrefix)
        else { return false }
        return Wording(order.dropFirst()).isOfCardPartsAlone
    }

    /// Whether every word is of payments of a card, or of where and how they are made.
    var isOfCardPartsAlone: Bool {
        words.allSatisfy { Self.cardPartWords.contains($0) || Self.besideCardParts.contains($0) }
    }

    private static let cardParts = [
        "online", "en ligne", "internet", "abroad", "a l' etranger", "sans contact",
        "contactless", "retraits", "withdrawals", "cash machine", "overseas", "foreign",
        "nfc", "distributeur", "distributeurs", "atm", "atms", "hors de france",
    ]
    private static let cardPartWords = Set(cardParts.flatMap(\.foldedWords))
    private static let switching = [
        "activ", "desactiv", "reactiv", "bloqu", "debloqu", "coup", "autoris", "interdi", "arret",
        "stop", "disabl", "enabl", "block", "unblock", "turn", "switch", "allow", "deactiv", "lock",
        "freez", "remet", "enlev", "suspen",
    ]
    private static let asking = Set(
        "tu peux pourrais vous pouvez je veux voudrais can could you please i want to stp et and"
            .foldedWords)
    private static let besideCardParts = Interpretation.elided.union(
        """
        et and les le la the my ma mes mon a au aux en on off for pour sur avec with from de du des \
        paiement paiements achat achats operations transactions payment payments purchases \
        transactions paying carte card cartes cards cb bancaire bank debit stp svp please aussi \
        also too what about fonction feature option mode retrait withdrawal cash machines
        """.foldedWords)
}
