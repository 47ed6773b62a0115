internal import Understanding

/// Payments that are said not to be made.
extension Interpretation {
    /// Whether it says that something will not be paid or asked for ("je refuse d'envoyer 20 à
    /// Marie", "no way I'm sending her 20"): words that deny it lead to the verb, with none between
    /// them but what joins the two.
    var declinesOrder: Bool {
        switch label {
        case .intent(.sendMoney, _), .intent(.payBill, _), .intent(.requestMoney, .create),
            .intent(.requestMoney, nil), .intent(.manageRecurring, .create):
            break
        case .intent, .act, .inform, .outOfScope: return false
        }
        return words.indices.contains { start in
            Self.denials.contains { denial in
                guard words[start...].starts(with: denial) else { return false }
                let behind = words[(start + denial.count)...].drop {
                    Self.betweenDenialAndVerb.contains($0)
                }
                return behind.first.map(Self.isPayingVerb) == true
            }
        }
    }

    private static func isPayingVerb(_ word: String) -> Bool {
        payingVerbStems.contains { word.hasPrefix($0) }
    }

    private static let payingVerbStems = [
        "envo", "enver", "envi", "vire", "virer", "pay", "pai", "donn", "vers", "transf", "send",
        "sent", "giv", "rembours", "demand", "reclam", "ask", "request", "regl", "wir", "repay",
    ]
    /// What denies the verb behind it, as words.
    private static let denials: [[String]] = [
        "jamais", "plus jamais", "je refuse", "on refuse", "inutile", "pas question",
        "plus question", "hors de question", "pas la peine", "pas besoin", "plus besoin",
        "aucune envie", "pas envie", "pas l' intention", "aucune intention", "aucune raison",
        "pas prevu", "no way", "won't", "wont", "will not", "i refuse", "refuse", "no need",
        "never", "not going", "no intention", "no reason", "not about", "out of the question",
        "no point", "don't need", "not planning", "not gonna",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let betweenDenialAndVerb: Set<String> = [
        "de", "d'", "que", "qu'", "j'", "je", "on", "ne", "n'", "lui", "leur", "les", "le", "la",
        "to", "for", "me", "us", "i", "i'm", "im", "'m", "m", "am", "we", "'re", "i'll", "'ll",
        "will", "ever", "be", "of", "in", "that", "again", "going", "gonna", "her", "him",
        "them", "s",
    ]
}
