internal import Primitives
internal import Understanding

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
