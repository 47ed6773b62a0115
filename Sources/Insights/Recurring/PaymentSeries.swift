internal import Forecasting
internal import Foundation
internal import Primitives
internal import Statements

/// One payment as the detection sees it.
struct SeriesPayment {
    let index: Int
    let day: Day
    /// The size in minor units, above 0.
    let size: Double
}

/// How payments fit a cycle.
struct CycleFit {
    let cycle: PaymentCycle
    /// The payments that carry the cycle, oldest first.
    let carriers: [SeriesPayment]
    /// Payments made again within a cycle.
    let doubled: [SeriesPayment]
    /// Cycles without a payment.
    let skipped: Int
    /// Steps of exactly one cycle.
    let regular: Int
    /// The mean distance from the day expected, in days.
    let error: Double

    /// Fits `payments`, all of them, to `cycle`; nil if a gap is no number of cycles.
    /// - Parameter slack: days of tolerance beyond the cycle's own.
    init?(_ payments: [SeriesPayment], _ cycle: PaymentCycle, slack: Int = 0) {
        guard var last = payments.first else { return nil }
        let tolerance = cycle.tolerance + slack
        var carriers = [last]
        var doubled: [SeriesPayment] = []
        var (skipped, regular, errors) = (0, 0, 0)
        for payment in payments.dropFirst() {
            let gap = payment.day.number - last.day.number
            let (count, error) = cycle.steps(from: last.day, to: payment.day)
            if count == 0 || (count == 1 && gap < tolerance && gap * 2 < Int(cycle.days)) {
                guard gap <= max(tolerance, 4), gap * 3 < Int(cycle.days) else { return nil }
                doubled.append(payment)
                continue
            }
            guard count <= 4, error <= tolerance + (count > 1 ? 1 : 0) else { return nil }
            if count == 1 { regular += 1 }
            skipped += count - 1
            errors += error
            carriers.append(payment)
            last = payment
        }
        let links = carriers.count - 1
        guard links > 0, carriers.count >= cycle.leastCount, doubled.count * 3 <= carriers.count,
            regular * 5 >= links * 3
        else { return nil }
        // Twelve days and eighteen in turn are two days of the month, not its halves.
        if cycle == .halfMonthly, errors > 2 * links { return nil }
        self.cycle = cycle
        self.carriers = carriers
        self.doubled = doubled
        self.skipped = skipped
        self.regular = regular
        error = Double(errors) / Double(links)
    }

    /// The cycle `payments` fit best: the fewest cycles skipped, then the nearest days.
    static func best(_ payments: [SeriesPayment], slack: Int = 0) -> CycleFit? {
        guard let first = payments.first, let last = payments.last, payments.count >= 2 else {
            return nil
        }
        let gap = Double(last.day.number - first.day.number) / Double(payments.count - 1)
        let fits = PaymentCycle.allCases.filter { $0.days > gap / 2.2 && $0.days < gap * 2.2 }
            .compactMap { CycleFit(payments, $0, slack: slack) }
        return fits.min { first, second in
            (first.cost, first.cycle.days) < (second.cost, second.cycle.days)
        }
    }

    private var cost: Double {
        let links = Double(carriers.count - 1)
        return Double(skipped + doubled.count) / links + error / cycle.days
    }

    /// How much neighbouring amounts differ: the sizes of the logarithms of their ratios, sorted.
    var changes: [Double] {
        zip(carriers.dropFirst(), carriers).map { abs(log($0.size / $1.size)) }.sorted()
    }

    /// Whether amounts and days together are too regular to be shopping.
    /// - Parameter isOrdered: whether the bank's label says that it is drawn or ordered, which
    ///   shopping is not.
    func isPlausible(isOrdered: Bool) -> Bool {
        let changes = changes
        let middle = changes[changes.count / 2]
        let jumps = changes.count { $0 > 0.15 }
        let relative = error / Double(cycle.tolerance)
        if cycle == .yearly, carriers.count == 2 { return middle <= 0.12 && doubled.isEmpty }
        if middle < 0.003, jumps * 4 <= changes.count + 1 { return relative <= 0.9 }
        if cycle.days < 27 {
            return carriers.count >= 5 && middle <= 0.05 && relative <= 0.7 && jumps <= 1
        }
        let greatest = changes[changes.count - 1]
        if carriers.count == 3 {
            return greatest <= (isOrdered ? 0.75 : 0.12) && error <= (isOrdered ? 5 : 3)
        }
        if relative <= 0.2 { return middle <= (isOrdered ? 0.7 : 0.5) && greatest <= 1.4 }
        if isOrdered { return middle <= 0.5 && relative <= 0.7 }
        return middle <= 0.18 && jumps * 3 <= changes.count && relative <= 0.6
    }

    /// How sure it is, from the number of payments, their days and their amounts.
    var certainty: Double {
        let count = 1 - pow(0.55, Double(carriers.count - 1))
        let days = 1 - 0.4 * min(1, error / Double(cycle.tolerance))
        let amounts = 1 - 0.4 * min(1, changes[changes.count / 2] / 0.5)
        let gaps = 1 - 0.5 * Double(skipped) / Double(skipped + carriers.count)
        return min(0.99, count * days * amounts * gaps)
    }
}
