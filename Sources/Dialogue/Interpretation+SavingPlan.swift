internal import Primitives
internal import Understanding

/// Questions of how long an amount takes that so much is put by for at a time.
extension Interpretation {
    /// The amount that is to be there and what is put by for it at a time ("if I save 200 a month,
    /// when will I have 3,000?"); nil where it asks nothing of the kind.
    func savingPlan(in currency: Currency) -> SavingPlan? {
        let wording = Wording(words)
        let asks = intent.map { Frame($0, operation).isQuestion } ?? false
        if asks || text.contains("?"), let sum = savingSum(in: currency) { return sum }
        let asksWhen =
            wording.says(Wording.howLong)
            || wording.says(["quand", "when"]) && wording.says(Self.puttingBy)
        guard asks || text.contains("?"), asksWhen,
            !wording.saysWord(beginning: Self.besideSaving)
        else { return nil }
        var figures = figures
        let start = figures.count == 3 ? figures.firstIndex(where: isThere) : nil
        let held = start.flatMap { figures.remove(at: $0).amount.money(default: currency) }
        guard figures.count == 2, (start == nil) == (held == nil) else { return nil }
        let own = figures.indices.map { index in
            let end = index + 1 < figures.count ? figures[index + 1].range.lowerBound : Int.max
            let behind = text(in: figures[index].range.upperBound..<end).foldedWords
                .prefix { !Wording.interrogatives.contains($0) }
            return MeasureReading(Array(behind.prefix(4))).unit
        }
        // "Each month" may stand before both: what is put by at a time is the smaller.
        let anywhere = own.allSatisfy { $0 == nil } ? MeasureReading(self).unit : nil
        let amounts = figures.compactMap { $0.amount.money(default: currency) }
        guard amounts.count == 2, amounts.allSatisfy({ $0.currency == currency && $0.isPositive })
        else { return nil }
        let place: Int
        switch (own[0], own[1]) {
        case (_?, nil): place = 0
        case (nil, _?): place = 1
        case (nil, nil) where anywhere != nil:
            place = amounts[0].minorUnits < amounts[1].minorUnits ? 0 : 1
        case (nil, nil), (_?, _?): return nil
        }
        guard let unit = own[place] ?? anywhere, unit != .payment,
            amounts[1 - place].minorUnits / amounts[place].minorUnits < Self.longestPlan
        else { return nil }
        return SavingPlan(
            target: amounts[1 - place], amount: amounts[place], per: unit, from: held)
    }

    /// What is put by for it at a time, and what that comes to in the time that is said ("if I save
    /// 150 a month, how much will I have in a year?"); nil where it asks nothing of the kind.
    private func savingSum(in currency: Currency) -> SavingPlan? {
        let wording = Wording(words)
        let amounts = slots.filter { $0.slot == .amount }
        guard wording.says(["combien", "cb", "how much"]), wording.says(Self.puttingBy),
            !wording.saysWord(beginning: Self.besideSaving), amounts.count == 1,
            case .amount(let said) = amounts[0].value, let amount = said.money(default: currency),
            amount.currency == currency, amount.isPositive,
            let unit = MeasureReading(self).unit, let often = Self.timesAYear[unit],
            let span = savingSpan
        else { return nil }
        let count = often * span.count / span.inAYear
        guard (1...Self.longestPlan).contains(count),
            let target = ExactRatio(count, 1)?.applied(to: amount.minorUnits)
        else { return nil }
        return SavingPlan(
            target: Money(minorUnits: target, currency: currency), amount: amount, per: unit)
    }

    /// How long something is put by for ("en un an", "for 6 months"), and how many of its units a
    /// year has.
    private var savingSpan: (count: Int64, inAYear: Int64)? {
        words.indices.dropFirst(2).lazy.compactMap { index in
            guard let inAYear = Self.unitsInAYear[words[index]],
                Self.lasting.contains(words[index - 2])
            else { return nil }
            let word = words[index - 1]
            let count =
                ["a", "an", "un", "une", "one"].contains(word) ? 1 : SpokenNumber.value(of: word)
            return count.map { (Int64($0), inAYear) }
        }.first
    }

    private static let timesAYear: [AverageUnit: Int64] = [.month: 12, .week: 52, .year: 1]
    private static let unitsInAYear: [String: Int64] = [
        "an": 1, "ans": 1, "annee": 1, "annees": 1, "year": 1, "years": 1, "mois": 12, "month": 12,
        "months": 12, "semaine": 52, "semaines": 52, "week": 52, "weeks": 52,
    ]
    private static let lasting: Set<String> = [
        "en", "in", "pendant", "for", "sur", "over", "dans", "ici", "de", "after", "apres",
    ]

    /// Whether a figure is said to be there already ("j'ai déjà 1000", "I have 500 saved").
    private func isThere(_ figure: (amount: SpokenAmount, range: Range<Int>)) -> Bool {
        let before = text(in: 0..<figure.range.lowerBound).foldedWords.suffix(4)
        let behind = text(in: figure.range.upperBound..<Int.max).foldedWords.prefix(3)
        return !Set(["deja", "already"]).isDisjoint(with: before + behind)
            || ["have", "ve", "'ve", "got"].contains(before.last) && behind.contains("saved")
    }

    /// What is said of what is put by as a rule.
    private static let puttingBy = [
        "de cote", "j' epargne", "j' economise", "si j' epargnais", "en epargnant",
        "en economisant", "i save",
        "i put", "saving", "put aside", "set aside", "adding",
    ]

    /// The most times something is put by.
    private static let longestPlan: Int64 = 2_400
    private static let besideSaving = [
        "depens", "spen", "rembours", "repay", "repaid", "loan", "mortgage", "debt", "dette",
        "emprunt", "pay", "paid", "paie", "paier",
    ]
}
