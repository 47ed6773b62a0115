internal import Primitives
internal import Understanding

/// What tells of somebody who wants the user to part with money or a secret by a trick.
extension [Interpretation] {
    /// Whether what is said at once tells of a known fraud, or asks whether something is one: money
    /// is to be moved to a "safe" account, a bank or an office is said to want it, gift cards are to
    /// be bought for somebody, or the user speaks of being cheated.
    fileprivate var tellOfFraud: Bool {
        let said = Wording(flatMap(\.words))
        return said.tellsOfFraud
            || said.words.count <= 16 && said.tellsOfCheating
                && allSatisfy { $0.values(of: .merchant).isEmpty }
    }

    /// Whether a few words only ask if what was warned of is to be done all the same ("ok so I
    /// shouldn't do it?", "donc je le fais pas ?").
    fileprivate var askOfWarning: Bool {
        let said = Wording(flatMap(\.words))
        return said.words.count <= 10 && allSatisfy(\.slots.isEmpty)
            && said.says(Self.askingIfDone)
    }

    private static var askingIfDone: [String] {
        [
            "should i", "shouldn't i", "i shouldn't", "i should", "shall i", "do i do it",
            "i do it", "so i don't", "je le fais", "je fais ca", "je fais quoi", "je dois le faire",
            "il faut pas", "faut pas", "je ne le fais", "je le fais pas", "are you sure",
            "t' es sur", "tu es sur", "vous etes sur",
        ]
    }
}

extension Wording {
    /// Whether money, cards or a computer are to be handed over as no honest caller wants it.
    fileprivate var tellsOfFraud: Bool {
        if says(Self.safeAccounts), saysWord(beginning: Self.moving) { return true }
        let isUrged = says(Self.urgings)
        if isUrged, says(Self.remoteControls + Self.giftCards) { return true }
        let isOfOffice = says(Self.offices) || saysWord(beginning: Self.officials)
        return isOfOffice && isUrged && says(Self.calls) && saysWord(beginning: Self.moving)
    }

    /// Whether the user asks if it is a fraud or tells of being cheated, and of no payment that is
    /// to be looked at.
    fileprivate var tellsOfCheating: Bool {
        saysWord(beginning: Self.cheating) && says(Self.beingCheated)
            && !saysWord(beginning: Self.payments)
    }

    private static let safeAccounts = [
        "safe account", "secure account", "secured account", "safe bank account",
        "secure bank account", "safety account", "protected account", "holding account",
        "compte securise", "compte bancaire securise", "compte protege", "compte de securite",
        "compte de protection", "compte d' attente", "compte de sauvegarde",
        "account that is safe",
    ]
    private static let moving = [
        "mov", "transfer", "send", "sent", "pay", "paid", "wire", "put", "vire", "virement",
        "transf", "envo", "vers", "deplac", "met", "plac", "paie",
    ]
    private static let remoteControls = [
        "anydesk", "teamviewer", "remote access", "screen sharing", "share my screen",
        "acces a distance", "partager mon ecran", "prendre la main", "control of my computer",
    ]
    private static let giftCards = [
        "gift cards", "gift card", "cartes cadeaux", "carte cadeau", "steam cards", "itunes cards",
        "coupons pcs", "cartes pcs", "google play cards", "recharges pcs",
    ]
    private static let offices = [
        "bank", "banque", "police", "hmrc", "taxman", "tax office", "impots", "microsoft", "amazon",
        "apple", "fraud team", "fraud department", "service fraude", "service des fraudes",
        "gendarmerie", "urssaf", "caf", "interpol", "europol", "paypal", "my bank's",
    ]
    private static let officials = ["conseiller", "banquier", "policier", "gendarme", "advis"]
    private static let calls = [
        "rang", "rang me", "called", "calling", "call", "phoned", "phone", "texted", "text",
        "emailed", "email", "message", "appele", "appelee", "appelle", "telephone", "sms", "texto",
        "mail", "contacte", "contactee", "contacted", "au bout du fil", "on the line",
        "saying they 're", "saying they're", "saying they are", "claiming",
        "pretend", "se fait passer", "says he's", "says she's", "says they're", "un appel",
    ]
    private static let urgings = [
        "want me", "wants me", "wanted me", "ask me", "asks me", "asked me", "asking me",
        "told me", "telling me", "tells me", "says i", "said i", "saying i", "need me", "needs me",
        "i have to", "i must", "i need to", "i should", "making me", "get me to", "tell me to",
        "demande de", "demandent de", "dit de", "disent de", "dit que je", "dit qu' il faut",
        "disent que je", "veut que je", "veulent que je", "il faut que", "faut que je", "je dois",
        "demander de", "insiste", "dire de", "me demande", "me demandent", "m' a demande",
        "m' ont demande", "pour que je", "dit qu' il fallait",
    ]
    private static let cheating = [
        "scam", "arnaqu", "escroq", "phish", "hameconn", "fraud", "conned", "swindl",
    ]
    private static let beingCheated = [
        "is it", "is this", "is that", "it is", "it 's", "it's", "its", "being",
        "getting", "been",
        "i was", "i got", "got", "could it be",
        "could this be", "could that be", "might be", "sounds like", "looks like", "feels like",
        "think it", "think this", "c' est", "est ce", "est ce que", "on dirait", "ca ressemble",
        "ca sent", "me suis fait", "me fais", "me faire", "suis en train de me faire", "m' a",
        "m' ont", "on m' arnaque", "ce serait", "ca peut etre", "serait ce", "un arnaqueur",
        "une arnaque",
        "a scammer",
    ]
    private static let payments = [
        "transaction", "payment", "charge", "debit", "prelev", "paiement", "achat", "operation",
        "depens", "purchase", "abonnement", "subscription", "alert", "activit",
    ]
}

extension Interpretation {
    /// Whether somebody who is named by no more than a word wants a secret of the user ("le
    /// monsieur veut mon code", "he is asking for my PIN").
    fileprivate var tellsOfSecretWanted: Bool {
        let words = words
        return words.indices.contains { index in
            guard Self.wanting.contains(words[index]), index > 0,
                Self.ownVoices.isDisjoint(with: words[..<index].suffix(2))
            else { return false }
            let wanted = words[(index + 1)...].prefix(6)
            guard let end = wanted.firstIndex(where: Self.secretWords.contains) else {
                return false
            }
            return wanted[..<end].allSatisfy(Self.besideSecrets.contains)
        }
    }

    private static let ownVoices: Set<String> = [
        "tu", "vous", "te", "you", "i", "i'd", "yani", "app", "appli", "application", "ca", "it",
    ]
    private static let wanting: Set<String> = [
        "veut", "veulent", "voulait", "voulaient", "demande", "demandent", "demandait", "reclame",
        "reclament", "exige", "exigent", "want", "wants", "wanted", "demands", "demanding",
        "asking", "asks", "asked", "needs", "besoin",
    ]
    private static let secretWords: Set<String> = [
        "pin", "code", "codes", "password", "passcode", "mdp", "identifiants", "cvv",
        "cryptogramme", "login",
    ]
    private static let besideSecrets: Set<String> = [
        "mon", "ma", "mes", "my", "le", "la", "les", "the", "de", "du", "des", "for", "of", "a",
        "un", "me", "secret", "bank", "card", "security", "digit", "number", "numero", "mot",
        "donner", "confirmer", "confirme", "to", "give", "them", "him", "her", "know", "connaitre",
        "que", "je", "lui", "leur", "donne", "dise", "envoie", "passe",
    ]
}

extension DialogueState {
    /// Warns of what somebody else wants of the user; nothing that was pending goes on behind it
    /// where it is a fraud, or where a PIN was asked for. Nil where a turn tells of neither.
    mutating func warn(of turns: [Interpretation]) -> [DialogueEffect]? {
        if turns.tellOfFraud || lastReply == .knownFraud && turns.askOfWarning {
            reset()
            queue = []
            return [.say(.knownFraud)]
        }
        guard turns.contains(where: { $0.tellsOfSecretAskedFor || $0.tellsOfSecretWanted }) else {
            return nil
        }
        if expectsSecret { reset() }
        return [.say(.guardSecret)] + askAgain()
    }
}
