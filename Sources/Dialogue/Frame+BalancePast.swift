internal import Primitives
internal import Understanding

/// Questions about what accounts held in days gone by.
extension MeasureReading {
    /// What is asked of the balance that was ("j'ai été à découvert cette année ?", "what was my
    /// lowest balance?"); nil where something else is asked.
    var balancePast: BalanceHistory.Topic? {
        guard !says(Self.ahead) else { return nil }
        if says(Self.overdrawn), says(Self.havingBeen) { return .overdrawn }
        if comparesHoldings { return .change }
        guard says(["solde", "soldes", "balance", "balances"]) else { return nil }
        if says(["plus bas", "plus faible", "plus petit", "lowest", "smallest", "minimum"]) {
            return .lowest
        }
        if says(["plus haut", "plus eleve", "plus gros", "highest", "largest", "maximum"]) {
            return .highest
        }
        return isOfChange || says(["evolue", "change", "changed", "evolved"]) ? .change : nil
    }

    /// Whether what there is is set beside what there was ("how much more do I have than in
    /// January?").
    var comparesHoldings: Bool {
        says(["how much more", "how much less", "combien de plus", "combien de moins"])
            && says(["do i have", "have i got", "do we have", "j' ai", "ai je", "on a"])
            && says(["than", "qu'", "que"])
            && !begins(["depens", "spen", "pay", "gagn", "earn", "recu", "receiv"])
    }

    private static let ahead = [
        "sera", "serai", "aura", "aurai", "vais", "va", "will", "going to", "gonna", "'ll", "would",
        "serais", "serait", "aurais", "aurait",
    ]
    private static let overdrawn = [
        "decouvert", "rouge", "negatif", "dans le moins", "overdrawn", "overdraft", "the red",
        "negative", "below zero", "under zero",
    ]
    private static let havingBeen = [
        "j' ai ete", "ai je ete", "ai je deja ete", "j' ai deja ete", "je suis passe",
        "je suis passee", "suis je passe", "suis je passee", "suis je deja passe",
        "suis je deja passee", "j' etais", "etais je", "j' ai fini", "was", "were", "been",
        "did i go", "did i ever go", "have i gone", "has gone", "did it go", "ever go", "went",
        "ai je fini", "a ete", "a t il ete", "a t elle ete", "ont ete", "ont ils ete", "a deja ete",
        "avons nous ete", "etait", "etaient", "est passe", "est il passe", "est deja passe",
        "est il deja passe",
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
        let reading = MeasureReading(self)
        // What somebody else has is no balance of days gone by.
        let namesDays = slots.contains { $0.slot.isOfDays }
        return reading.balancePast != nil && (namesDays || !reading.comparesHoldings)
    }
}

extension Interpretation {
    /// Whether it asks what there was when a time began ("combien j'avais en début d'année ?"),
    /// whatever it reads as.
    var asksOfOpeningBalance: Bool {
        switch label {
        case .intent(.analyzeSpending, nil), .intent(.forecastSpending, nil),
            .intent(.listTransactions, nil), .outOfScope:
            break
        case .intent, .act, .inform: return false
        }
        let wording = Wording(words)
        let asksOfBalance =
            wording.says(["solde", "balance"])
            || wording.says(["combien", "how much"])
                && wording.says(["j' avais", "avais je", "did i have", "i had", "had i"])
        return asksOfBalance && wording.saysBeginning
            && !slots.isEmpty && slots.allSatisfy { $0.slot.isOfDays }
    }
}

extension Wording {
    /// Whether the time when something begins is spoken of, rather than all since then.
    fileprivate var saysBeginning: Bool {
        says(["debut", "start", "beginning"]) && !says(["depuis", "since", "from"])
    }
}

extension Frame {
    /// The day that begins the time whose opening balance is asked for ("my balance at the start of
    /// October"); nil where that is not asked, or it is to come.
    func openingDay(today: Day) -> Day? {
        guard intent == .checkBalance, Wording(words).saysBeginning,
            let start = saidDays?.start, start <= today
        else { return nil }
        return start
    }
}

extension Resolver {
    /// What accounts held in days gone by; nil where that is not asked.
    func balancePast(_ frame: Frame) -> Step? {
        guard frame.intent == .checkBalance, let topic = frame.reading.balancePast else {
            return nil
        }
        // Whether it ever was is told of all there was.
        let isOfAll = topic == .overdrawn || frame.asksOfAllTime
        let usual = isOfAll ? DayInterval(start: nil, end: today.adding(days: 1)) : nil
        var days = frame.days(.period) ?? frame.days(.date)
        if frame.reading.comparesHoldings {
            // What there is now is set beside what there was when those days ended.
            guard let end = days?.end, end <= today else { return nil }
            days = DayInterval(start: end, end: today.adding(days: 1))
        }
        return .ask(.balanceHistory(topic, of: accountOfPast(frame), in: days ?? usual))
    }

    /// The account that is named, as it was said; nil for all, as statements are what "my checking
    /// account" did where none bears that name.
    private func accountOfPast(_ frame: Frame) -> String? {
        guard let said = frame.text(.account) else { return nil }
        let isKnown = (view.accounts.map(\.name) + view.mirrored).contains { name in
            said.nameWords.isSubset(of: name.nameWords)
        }
        return !isKnown && frame.asked(in: view) == [.main] ? nil : said
    }
}
