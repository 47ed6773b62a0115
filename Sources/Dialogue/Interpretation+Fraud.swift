internal import Primitives
internal import Understanding

/// What tells that somebody else has a hand in the user's money.
extension Interpretation {
    /// The turn as what guards the money: the card of which somebody makes use is frozen, the
    /// wallet of an account that is broken into or of a phone that is gone is locked, and a charge
    /// that the user does not know is shown. Nil where it tells of nothing of the kind.
    var guarded: Interpretation? {
        if let charge = unknownCharge { return charge }
        guard !text.contains("?"), words.count <= 14,
            intent == .findAnomalies || label == .outOfScope || intent == .accountSecurity
        else { return nil }
        let wording = Wording(words)
        if wording.says(["card", "carte", "cb"]), intent == .findAnomalies,
            wording.says(Self.unpermitted) || wording.saysWord(beginning: Self.breaking)
                || wording.says(Self.strangers) && wording.saysWord(beginning: Self.using)
        {
            return with(
                slots: slots.filter { $0.slot == .card },
                label: .intent(.accountSecurity, .freezeCard), confidence: 1)
        }
        let isOfAccount = wording.says(["account", "account's", "compte", "wallet", "portefeuille"])
        let isOfPhone = wording.says(["phone", "mobile", "telephone", "portable", "tel"])
        let isBrokenInto = wording.saysWord(beginning: ["pirat", "hack"])
        if isOfAccount && isBrokenInto
            || isOfPhone && wording.saysWord(beginning: Self.stealing) && !deniesIt
        {
            return with(slots: [], label: .intent(.accountSecurity, .lockWallet), confidence: 1)
        }
        return nil
    }

    /// The charge that the user does not know, told by its firm or its amount, as the list of what
    /// there is of it ("c'est quoi ce débit PayPro ?", "I don't recognise a payment of 389").
    private var unknownCharge: Interpretation? {
        let told = slots.filter { $0.slot == .merchant } + boundsOfAmount
        guard intent == .findAnomalies, words.count <= 14, !told.isEmpty,
            Wording(words).says(Self.unknown + Self.whatItIs)
        else { return nil }
        return with(slots: told, label: .intent(.listTransactions, nil), confidence: 1)
    }

    private static let whatItIs = [
        "c' est quoi ce", "c' est quoi cette", "c' est quoi le", "c' est quoi la", "what is this",
        "what 's this", "whats this", "what is that", "what 's that", "whats that", "what was",
    ]

    /// The only amount it names as the least and the most that something was of.
    private var boundsOfAmount: [SlotFill] {
        let amounts = slots.filter { $0.slot == .amount }
        guard amounts.count == 1 else { return [] }
        return [Slot.amountMinimum, .amountMaximum].map { slot in
            SlotFill(slot: slot, value: amounts[0].value, range: amounts[0].range)
        }
    }

    private var deniesIt: Bool { !Self.negations.isDisjoint(with: words) }

    /// Whether somebody asks the user for a secret, or was given one ("my bank called and wants my
    /// PIN", "j'ai donné mon code").
    var tellsOfSecretAskedFor: Bool {
        let wording = Wording(words)
        guard words.count > 3, values(of: .amount).isEmpty, wording.says(Self.secrets),
            !wording.saysWord(beginning: ["chang", "modif", "reset", "oubl", "forg", "mets", "set"])
        else { return false }
        let isAsked =
            wording.saysWord(beginning: Self.calling)
            && wording.saysWord(beginning: ["demand", "donn", "ask", "giv", "want", "veut", "veul"])
        return isAsked || wording.says(Self.given)
    }

    private static let unpermitted = [
        "without my permission", "sans ma permission", "sans mon accord", "wasn't me",
        "was not me", "c' est pas moi", "ce n' est pas moi", "c' etait pas moi",
    ]
    private static let breaking = ["pirat", "hack", "clon", "stole", "vole"]
    private static let stealing = [
        "nick", "stol", "steal", "vole", "pinch", "lost", "perdu", "pique",
    ]
    private static let strangers = [
        "someone", "somebody", "someone's", "somebody's", "quelqu' un", "quelqu un", "qqn",
    ]
    private static let using = ["us", "utilis", "paid", "paye", "spent", "depens", "bought"]
    private static let unknown = [
        "reconnais pas", "connais pas", "don't recognise", "don't recognize", "dont recognise",
        "dont recognize", "do not recognise", "do not recognize", "didn't make", "jamais fait",
        "never made", "pas fait",
    ]
    private static let secrets = [
        "pin", "code", "codes", "password", "passcode", "mot de passe", "mdp", "code pin",
    ]
    private static let calling = [
        "appel", "call", "phon", "sms", "texto", "text", "mail", "email", "courriel", "message",
        "rang", "bank", "banque", "conseill", "advis",
    ]
    private static let given = [
        "deja donne mon code", "j' ai donne mon code", "j' ai donne mon pin", "gave my pin",
        "given my pin", "gave them my pin", "gave him my pin", "gave her my pin",
        "given them my pin", "told them my pin", "gave out my pin", "gave them my code",
        "donne mon code pin", "deja donne mon pin", "gave my code",
    ]
}
