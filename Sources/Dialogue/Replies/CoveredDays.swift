internal import Primitives

extension TransactionFilter {
    /// How many days an average by a unit is of, where that is the week and they are no whole ones;
    /// nil for any other.
    func oddDays(_ unit: AverageUnit, _ count: Int) -> Int? {
        guard unit == .week, let days = period?.dayCount, days != 7 * count else { return nil }
        return days
    }
}

extension TransactionFilter {
    /// Whether it is of what goes to savings, or comes from them, and of nothing else.
    var isOfSavings: Bool {
        category == .savings && otherCategories.isEmpty && names.isEmpty && minimum == nil
            && maximum == nil
    }
}

extension SpendingFigure {
    /// Whether nothing is known of any of the days of a filter, as statements end before them.
    func isUnknown(in filter: TransactionFilter) -> Bool {
        guard let knownUntil, let start = filter.period?.start else { return false }
        return amount.minorUnits == 0 && start > knownUntil
    }
}
