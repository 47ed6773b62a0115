internal import Primitives
internal import Understanding

extension Resolver {
    /// The card, the locks, the PIN and the limits.
    func accountSecurity(_ frame: Frame) throws(Detour) -> Step {
        var frame = frame
        frame.operation = frame.firstOperation
        var order = Order(.accountSecurity, frame.operation)
        order.card = frame.text(.card)
        let security = view.security
        let isOfPIN = [.changePIN, .resetPIN, .disableBiometrics].contains(frame.operation)
        if frame.operation == .cardStatus, Wording(frame.words).wantsOtherCard {
            throw refuse(.unkeptCard(isFrozen: security.isCardFrozen))
        }
        if frame.locksPartOfCard {
            throw refuse(.unkeptCardPart(isFrozen: security.isCardFrozen))
        }
        if isOfPIN, frame.removesPIN { throw refuse(security.hasPIN ? .pinStays : .duplicate) }
        if isOfPIN, frame.forgotPIN { throw refuse(security.hasPIN ? .forgottenPIN : .noPIN) }
        switch frame.operation {
        case .freezeCard?:
            try checkDoneNow(frame)
            if security.isCardFrozen { throw refuse(.duplicate) }
            if frame.asksOfCard { return .answer(.security(security, .cardStatus)) }
            return frame.onlySpeaksOfCard || frame.deniesLoss
                ? .confirm([order]) : .perform([order])
        case .unfreezeCard?:
            if !security.isCardFrozen { throw refuse(.duplicate) }
            return .confirm([order])
        case .lockWallet? where frame.asksIfLocked,
            .unlockWallet? where frame.asksIfLocked && !security.isLocked:
            return .answer(.security(security, .cardStatus))
        case .lockWallet?:
            try checkDoneNow(frame)
            if security.isLocked { throw refuse(.duplicate) }
            return frame.deniesLoss ? .confirm([order]) : .perform([order])
        // Of a wallet that is open and a card that is frozen "débloque" means the card.
        case .unlockWallet? where !security.isLocked && security.isCardFrozen && !frame.namesWallet:
            order.operation = .unfreezeCard
            return .confirm([order])
        case .unlockWallet?:
            if let lock = security.pinLock { throw refuse(.pinLocked(minutes: lock.minutes)) }
            if !security.isLocked { throw refuse(.duplicate) }
            return .confirm([order])
        case .changePIN?, .resetPIN?: return .changePIN
        case .enableBiometrics?:
            if security.hasBiometrics { throw refuse(.duplicate) }
            return .confirm([order])
        case .disableBiometrics? where frame.meansAutopay(in: view):
            return .confirm([Order(.manageAutopay, .disable)])
        case .disableBiometrics?:
            if !security.hasBiometrics { throw refuse(.duplicate) }
            return .confirm([order])
        case .setLimit? where frame.removesLimit: return try removeLimit(frame)
        case .setLimit?:
            try checkHeldAtOnce(frame)
            let only = security.limits.count == 1 ? security.limits.keys.first : nil
            let known = Wording(frame.words).namesLimit ? only : nil
            let scope = try scope(
                of: frame, among: Self.limitScopes,
                usual: frame.limitsEachPayment ? .perTransaction : known ?? .daily)
            order.scope = scope
            order.amount = try limit(frame, now: security.limits[scope])
            return .confirm([order])
        case .kycStatus?: return .answer(.security(security, .kycStatus))
        case .devices?: return .answer(.security(security, .devices))
        default:
            if security.limits.isEmpty, Wording(frame.words).speaksOfLimits {
                throw refuse(.notFound(.limit, name: nil))
            }
            return .answer(.security(security, .cardStatus))
        }
    }

    /// What payments may be limited over.
    private static let limitScopes: [LimitScope] = [.perTransaction, .daily, .weekly, .monthly]

    /// A limit is taken away: the one that is named, or the only one there is.
    func removeLimit(_ frame: Frame) throws(Detour) -> Step {
        let limits = view.security.limits
        let only = limits.count == 1 ? limits.keys.first : nil
        var order = Order(.accountSecurity, .setLimit)
        let scope = try scope(of: frame, among: Self.limitScopes, usual: only ?? .daily)
        guard limits[scope] != nil else { throw refuse(.duplicate) }
        order.scope = scope
        return .confirm([order])
    }
}

extension Frame {
    /// Whether the card is asked about ("quelle est ma carte la plus ancienne").
    fileprivate var asksOfCard: Bool {
        words.first.map(Wording.interrogatives.contains) == true
    }

    /// Whether it is asked, or said, that the wallet is locked ("is my wallet locked?").
    fileprivate var asksIfLocked: Bool {
        let isAsked = words.first.map(["is", "was"].contains) == true
        return zip(words, words.dropFirst()).contains { verb, state in
            (verb == "est" || isAsked) && Self.locked.contains { state.hasPrefix($0) }
        }
    }

    private static let locked = ["locked", "blocked", "frozen", "verrouille", "bloque", "gele"]

    /// Whether something is said not to be, not to be so any more or to be of somebody else's, and
    /// no verb that stops a card begins it ("my card was not stolen", "Paul lost his card").
    fileprivate var deniesLoss: Bool {
        !Self.denials.isDisjoint(with: words)
            && (!Wording(words.prefix(2)).saysWord(beginning: Self.stopping) || words.first == "no")
    }

    private static let denials = Interpretation.negations.union([
        "didn't", "haven't", "hasn't", "isn't", "wasn't", "aren't", "weren't", "no", "nobody",
        "noone", "personne", "thought", "croyais", "pensais", "rendu", "retrouve", "found", "his",
        "her",
    ])

    /// What it is that is to be done first: "freeze my card, I'll unfreeze it tomorrow" freezes it.
    fileprivate var firstOperation: Operation? {
        let opening = Wording(words.prefix(2))
        switch operation {
        case .unfreezeCard? where opening.saysWord(beginning: Self.locking): return .freezeCard
        case .unlockWallet? where opening.saysWord(beginning: Self.locking): return .lockWallet
        case let other: return other
        }
    }

    /// Whether the card is only named ("visa requirements"), or what does something, which orders
    /// nothing by itself ("ma carte bloque au distributeur").
    fileprivate var onlySpeaksOfCard: Bool {
        !words.isEmpty && !Wording(words).saysWord(beginning: Self.stopping)
            || words.starts(with: ["ma", "carte"])
                && words.dropFirst(2).first?.hasPrefix("bloq") == true
                && !["la", "le", "moi"].contains(words.dropFirst(3).first)
    }

    /// How words begin that stop a card, or say why it is to be stopped.
    private static let stopping = [
        "freez", "frozen", "froze", "bloq", "blok", "block", "gel", "lock", "stop", "oppos", "vol",
        "stol", "steal", "lost", "lose", "losing", "miss", "perd", "nick", "pinch", "coup", "cut",
        "suspen", "disabl", "desactiv", "deactiv", "paus", "kill", "cancel", "annul", "skim",
        "hack", "pirat", "fraud", "compromis", "swallow", "aval", "verrou", "ferm", "shut", "clos",
        "off", "turn", "ice", "arret", "interrom", "neutral", "inval", "thief", "thiev",
        "hold", "dispar", "gone", "chour", "piqu", "fauch", "tir", "egar", "met", "put",
    ]

    /// Whether the wallet is named, which alone is locked as a whole.
    fileprivate var namesWallet: Bool {
        Wording(words).saysWord(beginning: [
            "portefeuille", "wallet", "appli", "app", "compte", "acc",
        ])
    }

    /// Whether it is each payment that is to be limited ("block any payment over 500").
    fileprivate var limitsEachPayment: Bool {
        !spoken.isDisjoint(with: ["payment", "payments", "paiement", "paiements", "virements"])
            && !spoken.isDisjoint(with: [
                "over", "above", "each", "chacun", "chaque", "any", "plus",
            ])
    }

    /// Whether the PIN is to be taken off ("turn off the PIN").
    fileprivate var removesPIN: Bool {
        let wording = Wording(words)
        return wording.says(["pin", "nip", "code", "passcode"])
            && (wording.says(["turn off", "switch off", "get rid of"])
                || wording.saysWord(beginning: [
                    "remov", "delet", "disabl", "deactiv", "supprim", "enlev", "retir", "desactiv",
                ]))
    }

    /// Whether the PIN is said to be forgotten ("j'ai oublié mon code", "I can't remember my PIN").
    fileprivate var forgotPIN: Bool {
        let wording = Wording(words)
        return wording.says(["pin", "nip", "code", "passcode"])
            && (wording.saysWord(beginning: ["oubli", "forg", "souvien", "rappel", "perd"])
                || wording.says(["lost", "remember"]))
    }

    /// Whether "everything" that is to be off is auto-pay, which is on: nothing that unlocks the
    /// wallet is named.
    fileprivate func meansAutopay(in view: WalletView) -> Bool {
        wantsAll && view.autopay.isEnabled
            && !Wording(words).saysWord(beginning: [
                "bio", "empreinte", "doigt", "visage", "fac", "finger", "touch",
            ])
    }

    /// Whether a limit is to be taken away rather than set ("remove my daily limit").
    fileprivate var removesLimit: Bool {
        guard limit == nil else { return false }
        let wording = Wording(words)
        return wording.says([
            "no limit", "plus de limite", "plus de plafond", "sans limite", "sans plafond",
        ])
            || wording.saysWord(beginning: [
                "remov", "delet", "supprim", "enlev", "retir", "lift", "lever", "unlimit",
                "illimit",
            ])
    }
}

extension Frame {
    /// Whether only some payments of a card are to be blocked, or allowed ("block online payments",
    /// "désactive le sans contact"), where the card is frozen as a whole or not at all.
    var locksPartOfCard: Bool {
        let wording = Wording(words)
        switch operation {
        case .freezeCard?, .lockWallet?:
            return wording.namesPartOfCard
                && !wording.saysWord(beginning: ["vol", "stol", "perd", "lost", "hack", "pirat"])
        case .unfreezeCard?, .unlockWallet?, .enableBiometrics?, .disableBiometrics?, .cardStatus?:
            return wording.switchesPartOfCard
        case _: return false
        }
    }
}
