internal import Primitives
internal import Understanding

extension Frame {
    /// Whether it asks what is to be paid until the next wages ("what's due before payday?").
    var asksOfDuesBeforePayday: Bool {
        guard intent == .forecastSpending || intent == .listTransactions, saysPayday,
            counterparty == nil, category == nil, amounts.isEmpty
        else { return false }
        let wording = Wording(words)
        return wording.says(["before", "until", "till", "by", "avant", "d' ici", "jusqu' a"])
            && wording.says([
                "due", "bills", "to pay", "go out", "goes out", "going out", "coming out",
                "leaving", "factures", "payer", "prelevements", "preleve", "echeances", "tombe",
                "tombent", "sortir", "sort", "du",
            ])
            && !wording.says(["when", "quand"])
    }
}

extension Resolver {
    /// What something costs since when that is said to have become dearer ("did Netflix go up?"),
    /// else how what is spent there goes; nil where that is not asked.
    func rise(_ frame: Frame) throws(Detour) -> Step? {
        guard frame.asksOfTransactions, frame.measure == .trend, frame.periods.isEmpty,
            frame.unreadDays == nil, frame.weekdays.isEmpty, frame.excluded.isEmpty,
            frame.theme == nil, frame.counterparties.count == 1, let name = frame.counterparty,
            frame.reading.saysDearer, !frame.speaksOfSpending
        else { return nil }
        var kind = RecurringKind()
        (kind.name, kind.isDearer) = (name, true)
        return .ask(.price(view.recurring, kind, otherwise: try history(frame)))
    }
}
