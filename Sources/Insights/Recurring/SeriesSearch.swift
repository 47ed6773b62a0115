internal import Foundation
internal import Primitives

/// Splits the payments to one name into series.
struct SeriesSearch {
    /// Whether labels say that the payments are drawn or ordered: direct debits, standing orders.
    let isOrdered: Bool
    private(set) var found: [CycleFit] = []

    /// - Parameters:
    ///   - payments: payments to one name in one direction, oldest first.
    ///   - isNamed: whether the name says anything; without one, only payments of one amount whose
    ///     every gap is a month are a series.
    /// - Complexity: O(*n* log *n*) for payments of equal amounts, O(*n* · *w*) for the others, *w*
    ///   the payments within three cycles, bounded.
    init(_ payments: [SeriesPayment], isOrdered: Bool, isNamed: Bool = true) {
        self.isOrdered = isOrdered
        guard isNamed else {
            takeUnnamed(payments)
            return
        }
        if let fit = CycleFit.best(payments, slack: slack(payments)),
            fit.isPlausible(isOrdered: isOrdered)
        {
            found = [fit]
            return
        }
        // So many a month are shopping, in which chance makes series of anything.
        guard Self.monthlyRate(of: payments) <= 15 else { return }
        var rest = takeEqualAmounts(payments)
        // Several amounts that come back at one till are its prices.
        if !isOrdered, found.count > 2 { (found, rest) = ([], payments) }
        joinPriceSteps()
        rest = absorb(rest)
        takeChains(rest)
    }

    /// Payments of one amount may come on days further off and still be one series.
    private func slack(_ payments: [SeriesPayment]) -> Int {
        guard payments.count >= 6, let size = payments.first?.size else { return 0 }
        return payments.allSatisfy { $0.size == size } ? 3 : 0
    }

    /// Takes the series of one exact amount each; returns what is left, oldest first.
    private mutating func takeEqualAmounts(_ payments: [SeriesPayment]) -> [SeriesPayment] {
        var used = Set<Int>()
        let bySize = Dictionary(grouping: payments, by: \.size)
        for size in bySize.keys.sorted() {
            guard let equal = bySize[size], equal.count >= 3 else { continue }
            if let fit = CycleFit.best(equal), fit.cycle.days >= 14, isStrict(fit) {
                found.append(fit)
                used.formUnion(equal.map(\.index))
            } else {
                for chain in chains(equal, cycles: [.monthly], ratio: 0, tolerance: 2, least: 3)
                where chain.count * 4 >= equal.count * 3 || chain.count >= 6 {
                    guard let fit = CycleFit(chain, .monthly), isStrict(fit) else { continue }
                    found.append(fit)
                    used.formUnion(chain.map(\.index))
                }
            }
        }
        return payments.filter { !used.contains($0.index) }
    }

    /// Takes the payments of one amount each whose gaps are months, all of them; else the chains of
    /// six or more among them that keep their day.
    private mutating func takeUnnamed(_ payments: [SeriesPayment]) {
        let bySize = Dictionary(grouping: payments, by: \.size)
        for size in bySize.keys.sorted() {
            guard let equal = bySize[size], equal.count >= 3 else { continue }
            let gaps = zip(equal.dropFirst(), equal).map { $0.day.number - $1.day.number }
            if gaps.allSatisfy((26...35).contains) {
                if let fit = CycleFit(equal, .monthly) { found.append(fit) }
                continue
            }
            for chain in chains(equal, cycles: [.monthly], ratio: 0, tolerance: 0, least: 6) {
                if let fit = CycleFit(chain, .monthly), fit.skipped == 0 { found.append(fit) }
            }
        }
    }

    /// Few equal payments among others must keep their day, and skip nothing.
    private func isStrict(_ fit: CycleFit) -> Bool {
        if fit.carriers.count >= 6 { return fit.skipped * 4 <= fit.carriers.count }
        return fit.skipped == 0 && fit.doubled.isEmpty && fit.error <= 5
    }

    /// Joins a series that begins where another of the same cycle ends, at another price.
    private mutating func joinPriceSteps() {
        found.sort { $0.carriers[0].day < $1.carriers[0].day }
        var joined: [CycleFit] = []
        for fit in found {
            let partner = joined.indices.first { index in
                let earlier = joined[index]
                guard earlier.cycle == fit.cycle, let last = earlier.carriers.last else {
                    return false
                }
                let (count, error) = fit.cycle.steps(from: last.day, to: fit.carriers[0].day)
                return (1...2).contains(count) && error <= 3
                    && abs(log(last.size / fit.carriers[0].size)) < 0.6
            }
            if let partner, found.count <= 6,
                let whole = CycleFit(
                    (joined[partner].everything + fit.everything).sorted { $0.day < $1.day },
                    fit.cycle)
            {
                joined[partner] = whole
            } else {
                joined.append(fit)
            }
        }
        found = joined
    }

    /// Gives single payments of about the amount to the series they continue; returns the others.
    private mutating func absorb(_ payments: [SeriesPayment]) -> [SeriesPayment] {
        guard !found.isEmpty, found.count <= 3 else { return payments }
        var rest: [SeriesPayment] = []
        for payment in payments {
            let home = found.indices.first { index in
                let fit = found[index]
                let near = fit.carriers.min {
                    abs($0.day.number - payment.day.number)
                        < abs($1.day.number - payment.day.number)
                }
                guard let near, abs(log(payment.size / near.size)) < 0.35 else { return false }
                let isLater = payment.day > near.day
                let (count, error) = fit.cycle.steps(
                    from: isLater ? near.day : payment.day, to: isLater ? payment.day : near.day)
                return (1...3).contains(count) && error <= 3
            }
            guard let home else {
                rest.append(payment)
                continue
            }
            let all = (found[home].everything + [payment]).sorted { $0.day < $1.day }
            if let fit = CycleFit(all, found[home].cycle) {
                found[home] = fit
            } else {
                rest.append(payment)
            }
        }
        return rest
    }

    /// Takes chains of similar amounts where they make up most of what is left.
    private mutating func takeChains(_ payments: [SeriesPayment]) {
        // Above five a month, chance makes chains of anything.
        guard payments.count >= 4, Self.monthlyRate(of: payments) <= 5 else { return }
        let cycles: [PaymentCycle] = [.monthly, .twoMonthly, .quarterly, .yearly]
        for chain in chains(
            payments, cycles: cycles, ratio: isOrdered ? 0.45 : 0.25, tolerance: 4, least: 4)
        {
            let within = payments.count {
                $0.day >= chain[0].day && $0.day <= chain[chain.count - 1].day
            }
            guard chain.count * 10 >= within * (isOrdered ? 4 : 7),
                let fit = CycleFit.best(chain), fit.isPlausible(isOrdered: isOrdered)
            else { continue }
            found.append(fit)
        }
    }

    /// How many of the payments fall in thirty days, on average.
    private static func monthlyRate(of payments: [SeriesPayment]) -> Double {
        guard let first = payments.first, let last = payments.last else { return 0 }
        return Double(payments.count) / Double(last.day.number - first.day.number + 1) * 30
    }

    /// The longest chains of payments one to three cycles apart, none sharing a payment.
    private func chains(
        _ payments: [SeriesPayment], cycles: [PaymentCycle], ratio: Double, tolerance: Int,
        least: Int
    ) -> [[SeriesPayment]] {
        var rest = payments
        var result: [[SeriesPayment]] = []
        while rest.count >= least, result.count < 4 {
            let best =
                cycles.map { longestChain(rest, $0, ratio: ratio, tolerance: tolerance) }
                .max { $0.count < $1.count } ?? []
            guard best.count >= least else { break }
            result.append(best)
            let used = Set(best.map(\.index))
            rest.removeAll { used.contains($0.index) }
        }
        return result
    }

    private func longestChain(
        _ payments: [SeriesPayment], _ cycle: PaymentCycle, ratio: Double, tolerance: Int
    ) -> [SeriesPayment] {
        var lengths = [Double](repeating: 1, count: payments.count)
        var previous = [Int?](repeating: nil, count: payments.count)
        let reach = Int(cycle.days * 3) + tolerance
        // Most pairs are neither cycles apart nor of one size, which costs little to see.
        let mayStep = (0...reach).map { cycle.mayStep(over: $0, tolerance: tolerance) }
        let factor = exp(ratio) * (1 + 1e-9)
        for index in payments.indices {
            let payment = payments[index]
            for earlier in stride(from: index - 1, through: max(0, index - 200), by: -1) {
                let other = payments[earlier]
                let gap = payment.day.number - other.day.number
                if gap > reach { break }
                guard mayStep[gap], payment.size <= other.size * factor,
                    other.size <= payment.size * factor
                else { continue }
                let change = abs(log(payment.size / other.size))
                guard change <= ratio else { continue }
                let (count, error) = cycle.steps(from: other.day, to: payment.day)
                guard count >= 1, error <= tolerance else { continue }
                let gain =
                    1 - 0.4 * Double(count - 1) - 0.03 * Double(error) - 0.3 * min(1, change)
                if lengths[earlier] + gain > lengths[index] {
                    lengths[index] = lengths[earlier] + gain
                    previous[index] = earlier
                }
            }
        }
        var chain: [SeriesPayment] = []
        var at = lengths.indices.max { lengths[$0] < lengths[$1] }
        while let index = at {
            chain.append(payments[index])
            at = previous[index]
        }
        return chain.reversed()
    }
}

extension CycleFit {
    /// The payments, those doubled included.
    var everything: [SeriesPayment] { carriers + doubled }
}
