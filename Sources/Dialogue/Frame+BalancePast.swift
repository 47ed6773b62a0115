internal import Primitives
internal import Understanding

/// Questions about what accounts held in days gone by.
extension MeasureReading {
    /// What is asked of the balance that was ("j'ai été à découvert cette année ?", "what was my
    /// lowest balance?"); nil where something else is asked.
    var balancePast: BalanceHistory.Topic? {
        guard !says(Self.ahead) else { return nil }
        if says(Self.overdrawn), says(Self.havingBeen) { return .overdrawn }
        guard says(["solde", "soldes", "balance", "balances"]) else { return nil }
        if says(["plus bas", "plus faible", "plus petit", "lowest", "smallest", "minimum"]) {
            return .lowest
        }
        if says(["plus haut", "plus eleve", "plus gros", "highest", "largest", "maximum"]) {
            return .highest
        }
        return isOfChange || says(["evolue", "change", "changed", "evolved"]) ? .change : nil
    }

    private static let ahead = [
        "sera", "serai", "aura", "aurai", "vais", "va", "will", "going to", "gonna", "ll",
    ]
    private static let overdrawn = [
        "decouvert", "rouge", "negatif", "dans le moins", "overdrawn", "overdraft", "the red",
        "negative", "below zero", "under zero",
    ]
    private static let havingBeen = [
        "j' ai ete", "ai je ete", "ai je deja ete", "j' ai deja ete", "je suis passe",
        "je suis passee", "suis je passe", "suis je passee", "suis je deja passe",
        "suis je deja passee", "j' etais", "etais je", "j' ai fini", "was i", "have i been",
        "have i ever been", "was i ever", "did i go", "did i ever go", "have i gone", "i was",
        "i have been", "went overdrawn", "ai je fini",
    ]
}

extension Interpretation {
    /// Whether it asks of the balance that was, whatever it reads as.
    var asksOfBalancePast: Bool {
        switch label {
        case .intent(.checkBalance, nil), .intent(.analyzeSpending, nil),
            .intent(.forecastSpending, nil), .intent(.listTransactions, nil),
            .intent(.findAnomalies, nil), .intent(.getAdvice, nil), .outOfScope:
            break
        case .intent, .act, .inform: return false
        }
        return MeasureReading(self).balancePast != nil
    }
}

extension Resolver {
    /// What accounts held in days gone by; nil where that is not asked.
    func balancePast(_ frame: Frame) -> Step? {
        guard frame.intent == .checkBalance, let topic = frame.reading.balancePast else {
            return nil
        }
        return .ask(
            .balanceHistory(
                topic, of: frame.text(.account), in: frame.days(.period) ?? frame.days(.date)))
    }
}
