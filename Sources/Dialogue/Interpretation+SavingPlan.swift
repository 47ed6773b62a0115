internal import Primitives
internal import Understanding

/// Questions of how long an amount takes that so much is put by for at a time.
extension Interpretation {
    /// The amount that is to be there and what is put by for it at a time ("if I save 200 a month,
    /// when will I have 3,000?"); nil where it asks nothing of the kind.
    func savingPlan(in currency: Currency) -> SavingPlan? {
        let wording = Wording(words)
        let asks = intent.map { Frame($0, operation).isQuestion } ?? false
        guard asks || text.contains("?"), wording.says(Wording.howLong),
            !wording.saysWord(beginning: Self.besideSaving)
        else { return nil }
        let figures = figures
        guard figures.count == 2 else { return nil }
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
        return SavingPlan(target: amounts[1 - place], amount: amounts[place], per: unit)
    }

    /// The most times something is put by.
    private static let longestPlan: Int64 = 2_400
    private static let besideSaving = [
        "depens", "spen", "rembours", "repay", "repaid", "loan", "mortgage", "debt", "dette",
        "emprunt", "pay", "paid", "paie", "paier",
    ]
}
