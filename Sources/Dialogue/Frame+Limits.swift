internal import Primitives
internal import Understanding

/// What a limit that goes on from another is counted over.
extension Frame {
    /// Takes what a limit is counted over from words that fill no slot ("et 200 par paiement").
    mutating func takeScope(of turn: Interpretation) {
        guard setsLimit, turn.intent == nil || turn.intent == .accountSecurity,
            turn.values(of: .scope).isEmpty,
            let scope = turn.spokenScope
        else { return }
        values[.scope] = [.text(scope.rawValue)]
    }

    /// The limit counted over what its question named, where it says nothing else of that.
    func counted(over asked: LimitScope?) -> Frame {
        guard scope == nil, let asked else { return self }
        var frame = self
        frame.values[.scope] = [.text(asked.rawValue)]
        return frame
    }

    /// The limit over something else that a turn sets besides this one ("and 200 per payment"); nil
    /// where it sets none.
    func limit(besideBy turn: Interpretation) -> Frame? {
        guard intent == .accountSecurity, setsLimit,
            turn.intent == nil || turn.intent == intent,
            ["et", "and"].contains(turn.words.first), turn.values(of: .amount).count == 1
        else { return nil }
        var other = Frame(intent, operation)
        _ = other.take(turn)
        other.takeScope(of: turn)
        return other.scope != nil && other.scope != scope ?? .daily ? other : nil
    }

    private var setsLimit: Bool {
        (intent == .accountSecurity || intent == .manageAutopay) && operation == .setLimit
    }
}

extension Interpretation {
    /// Whether it asks what may be paid at most ("quelles sont mes limites ?", "show my limits").
    var asksOfLimits: Bool {
        guard intent != .manageAutopay, let first = words.first, Self.limitLeads.contains(first),
            words.count <= 9, !hasUnreadFigures, values(of: .amount).isEmpty,
            values(of: .category).isEmpty, values(of: .merchant).isEmpty
        else { return false }
        let wording = Wording(words)
        let isOwn =
            wording.says(["my", "mes", "mon", "ma", "i", "ai"]) || wording.says(Self.ofPayments)
        return wording.speaksOfLimits && isOwn
            && !wording.saysWord(beginning: ["budget", "auto", "stak"])
    }

    private static let ofPayments = [
        "de virement", "de paiement", "des virements", "des paiements", "transfer limit",
        "payment limit", "limit on transfers", "limit on payments",
    ]
    private static let limitLeads = Wording.interrogatives.union([
        "'s", "whats", "show", "do", "are", "is", "montre", "affiche", "c'", "donne", "ai",
        "tell", "list",
    ])
    /// What something is counted over, as its words say it ("par paiement", "a week").
    fileprivate var spokenScope: LimitScope? {
        zip(words, words.dropFirst()).lazy.compactMap { lead, unit in
            Self.scopeLeads.contains(lead) ? Self.scopeUnits[unit] : nil
        }.first
    }

    private static let scopeLeads: Set<String> = ["par", "per", "a", "chaque", "each", "every"]
    private static let scopeUnits: [String: LimitScope] = [
        "paiement": .perTransaction, "virement": .perTransaction, "transaction": .perTransaction,
        "operation": .perTransaction, "envoi": .perTransaction, "payment": .perTransaction,
        "transfer": .perTransaction, "jour": .daily, "day": .daily, "semaine": .weekly,
        "week": .weekly, "mois": .monthly, "month": .monthly,
    ]
}
