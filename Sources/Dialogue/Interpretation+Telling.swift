internal import Understanding

/// What is told rather than ordered: who paid, and what somebody else said.
extension Interpretation {
    /// Whether it asks for its deed to be done: nobody else's words, nothing that is told or only
    /// left as it is.
    var isCommand: Bool {
        (isOrder || wantsOmissionMended) && !tellsOfPayment && !quotesOrder && !onlyKeeps
            && !declinesOrder
    }

    /// Whether what was forgotten or is not done yet is to be done now ("I forgot to send Emma 20,
    /// please do it").
    private var wantsOmissionMended: Bool {
        let wording = Wording(words)
        return wording.says(Self.omitted) && wording.says(Self.mending)
            && !wording.says(["don't do it", "dont do it", "not do it", "ne le fais pas"])
    }

    private static let omitted = [
        "forgot", "forgotten", "haven't", "havent", "hadn't", "didn't", "didnt", "not yet",
        "ai oublie", "pas encore",
    ]
    private static let mending = [
        "do it", "do that", "do this", "sort it", "sort that", "take care of it", "handle it",
        "deal with it", "get it done", "get that done", "fais le", "faites le", "occupe t' en",
        "occupe toi en", "occupe t'en",
    ]

    /// Whether it tells who paid ("c'est Paul qui a payé 50", "it was Zoé who paid") and orders
    /// nothing beside it.
    var tellsOfPayment: Bool {
        guard [nil, .sendMoney, .payBill].contains(intent) else { return false }
        let wording = Wording(words)
        return wording.says(Self.havingPaid) && !wording.saysWord(beginning: Self.ordering)
    }

    private static let havingPaid = [
        "qui a paye", "qui a regle", "qui ont paye", "qui a avance", "a deja paye", "a deja regle",
        "who paid", "already paid", "has paid",
    ]
    private static let ordering = [
        "envo", "vir", "vers", "donn", "rend", "rembours", "partag", "demand", "send", "transfer",
        "giv", "ask", "refund", "reimburs", "split", "request", "repay",
    ]

    /// Whether it repeats what somebody else wants to be sent ("Paul said: send me 50", "Zoé m'a
    /// dit envoie-moi 50"): their order, and they are who would get it.
    var quotesOrder: Bool {
        let said = words
        guard
            let place = said.indices.first(where: { index in
                Self.saying.contains(said[index])
                    && !(index > 0 && Self.speaker.contains(said[index - 1]))
                    && !said[..<index].suffix(3).contains("j'")
            }), place > 0
        else { return false }
        return Wording(said[place...]).says(Self.wishes)
    }

    private static let saying: Set<String> = [
        "said", "says", "wrote", "texted", "dit", "ecrit", "disait", "goes", "ecrivait",
    ]
    private static let speaker: Set<String> = ["i", "je", "j'"]
    private static let wishes = [
        "send me", "give me", "pay me", "wire me", "transfer me", "lend me", "envoie moi",
        "donne moi", "paie moi", "paye moi", "vire moi", "rends moi", "verse moi", "prete moi",
        "envoyez moi", "rembourse moi",
    ]
}
