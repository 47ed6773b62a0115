internal import Primitives

extension [TransactionLine] {
    /// What they come to and what one of them does on average, as amounts above zero, where so many
    /// of somebody or something were asked for and all go one way; nil else, and of a single one.
    func figures(of filter: TransactionFilter) -> (total: Money, mean: Money)? {
        let isOfSome = filter.isOfSome || filter.areWithdrawals || filter.means != nil
        guard let limit = filter.limit, limit > 1, count > 1, isOfSome,
            let first = self.first?.amount,
            allSatisfy({ $0.amount.isPositive == first.isPositive }),
            let sum = try? Money.sum(of: map(\.amount), in: first.currency),
            let total = first.isPositive ? sum : try? sum.negated(),
            let units = ExactRatio(1, Int64(count))?.applied(to: total.minorUnits)
        else { return nil }
        return (total, Money(minorUnits: units, currency: total.currency))
    }
}
