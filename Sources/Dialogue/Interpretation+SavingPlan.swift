internal import Primitives
internal import Understanding

/// Questions of how long an amount takes that so much is put by for at a time.
extension Interpretation {
    /// The amount that is to be there and what is put by for it at a time ("if I save 200 a month,
    /// when will I have 3,000?"); nil where it asks nothing of the kind.
    func savingPlan(in currency: Currency) -> SavingPlan? {
        let wording = Wording(words)
        let asks = intent.map { Frame($0, operation).isQuestion } ?? false
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

    /// Whether a figure is said to be there already ("j'ai déjà 1000", "I have 500 saved").
    private func isThere(_ figure: (amount: SpokenAmount, range: Range<Int>)) -> Bool {
        let before = text(in: 0..<figure.range.lowerBound).foldedWords.suffix(4)
        let behind = text(in: figure.range.upperBound..<Int.max).foldedWords.prefix(3)
        return !Set(["deja", "already"]).isDisjoint(with: before + behind)
            || ["have", "ve", "'ve", "got"].contains(before.last) && behind.contains("saved")
    }

    /// What is said of what is put by as a rule.
    private static let puttingBy = [
        "de cote", "j' epargne", "j' economise", "en epargnant", "en economisant", "i save",
        "i put", "saving", "put aside", "set aside", "adding",
    ]

    /// The most times something is put by.
    private static let longestPlan: Int64 = 2_400
    private static let besideSaving = [
        "depens", "spen", "rembours", "repay", "repaid", "loan", "mortgage", "debt", "dette",
        "emprunt", "pay", "paid", "paie", "paier",
    ]
}
