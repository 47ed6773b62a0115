internal import Forecasting
internal import Foundation
internal import Primitives
internal import Statements

/// Finds payments that come back: by name and direction, then by cycle and amount.
///
/// Within a name, all payments may make one series; else those of one exact amount do, joined where
/// one begins as another ends (a price change); else the longest chains of similar amounts. What
/// separates a series from shopping is how close days and amounts are, less so where the bank's
/// label says that the payment is drawn or ordered.
enum RecurringDetection {
    /// - Parameter end: the last day that is known.
    static func payments(in entries: [AnalysedTransaction], until end: Day) -> [RecurringPayment] {
        var history = RecurringHistory(entries)
        return history.payments(until: end)
    }

    /// The places of the entries by the name and direction of their payments.
    static func named(_ entries: [AnalysedTransaction]) -> [String: [Int]] {
        var byName: [String: [Int]] = [:]
        for index in entries.indices where entries[index].transaction.amount.minorUnits != 0 {
            let sign = entries[index].transaction.amount.minorUnits < 0 ? "-" : "+"
            byName[sign + entries[index].nameKey, default: []].append(index)
        }
        return byName
    }

    /// One name for money in and out alike is no name: the label says nothing.
    static func isOneName(_ keys: [String]) -> Bool {
        keys.count == 2 && Set(keys.map { $0.dropFirst() }).count == 1
    }

    /// The series among the payments to one name.
    static func fits(
        of indices: [Int], key: String, isNamed: Bool, in entries: [AnalysedTransaction]
    ) -> [CycleFit] {
        let payments = indices.map { index in
            SeriesPayment(
                index: index, day: entries[index].transaction.day,
                size: Double(entries[index].transaction.amount.minorUnits.magnitude))
        }
        // Cash is drawn when it is needed.
        guard !indices.contains(where: { entries[$0].label.kind == .cashWithdrawal }) else {
            return []
        }
        // A transfer that comes in was ordered by an employer, more often than not.
        let ordered = indices.count { index in
            let kind = entries[index].label.kind
            return kind.isOrdered || (kind == .transfer && key.hasPrefix("+"))
        }
        return SeriesSearch(
            payments, isOrdered: ordered * 2 > indices.count, isNamed: isNamed
        ).found
    }

    static func payment(
        _ fit: CycleFit, key: String, in entries: [AnalysedTransaction], until end: Day
    ) -> RecurringPayment? {
        guard let first = fit.carriers.first, let last = fit.carriers.last else { return nil }
        let latest = entries[last.index]
        let currency = latest.transaction.amount.currency
        let sign: Double = latest.transaction.amount.minorUnits < 0 ? -1 : 1
        func money(_ units: Double) -> Money? {
            Int64(exactly: units.rounded()).map { Money(minorUnits: $0, currency: currency) }
        }
        let course = AmountCourse(fit.carriers)
        let deviation = course.deviation(of: fit.carriers.suffix(12).map(\.size))
        // Amounts at the end of what fits have no estimate that does.
        guard let amount = money(sign * course.usual), let spread = money(deviation) else {
            return nil
        }
        let change = course.step.flatMap { step -> RecurringPayment.PriceChange? in
            guard let before = money(sign * fit.carriers[step - 1].size),
                let after = money(sign * fit.carriers[step].size)
            else { return nil }
            return RecurringPayment.PriceChange(
                day: fit.carriers[step].day, before: before, after: after)
        }
        let usual = fit.cycle.months == nil ? nil : UsualDay(fit.carriers.map(\.day))
        let recurrence = anchored(fit, on: usual)
        let all = fit.everything.sorted { ($0.day, $0.index) < ($1.day, $1.index) }
        let firstEntry = entries[first.index]
        return RecurringPayment(
            id: StableName.of("series", firstEntry.transaction.id, key), name: latest.name,
            amount: amount, recurrence: recurrence, first: first.day, last: last.day,
            due: due(after: last.day, fit, recurrence, usual), usual: usual,
            delays: delays(of: fit, usual),
            count: fit.carriers.count, status: status(fit, course, until: end),
            course: course.kind, priceChange: change, skipped: fit.skipped,
            doubled: fit.doubled.map { entries[$0.index].transaction.id },
            transactions: all.map { entries[$0.index].transaction.id },
            spread: spread,
            certainty: (fit.certainty * 100).rounded() / 100, category: latest.kind)
    }

    /// By how many days the latest payments came late.
    private static func delays(of fit: CycleFit, _ usual: UsualDay?) -> [Int] {
        let days = fit.carriers.suffix(24).map(\.day)
        if let usual { return days.map(usual.delay) }
        guard fit.cycle != .halfMonthly else { return [] }
        return zip(days.dropFirst(), days).map { day, last in
            let (count, _) = fit.cycle.steps(from: last, to: day)
            return day.number - fit.cycle.day(count, after: last).number
        }
    }

    /// When the payment after `last` is due.
    private static func due(
        after last: Day, _ fit: CycleFit, _ rule: Recurrence, _ usual: UsualDay?
    ) -> Day {
        if let usual, let months = fit.cycle.months {
            return usual.due(in: usual.due(nearest: last).month.adding(months: months))
        }
        guard fit.cycle == .halfMonthly else { return fit.cycle.day(1, after: last) }
        // Half a cycle on, the day that is due is the next, early or late as the last one was.
        return rule.occurrence(after: last.adding(days: 7), first: last)
            ?? fit.cycle.day(1, after: last)
    }

    /// The rule with the day of the month where that is always the last, and with both days of one
    /// that comes twice a month.
    private static func anchored(_ fit: CycleFit, on usual: UsualDay?) -> Recurrence {
        var rule = fit.cycle.recurrence
        if fit.cycle == .halfMonthly {
            rule.monthDays = fit.halves.map { $0.usualDayOfMonth }.sorted {
                ($0 < 0 ? 32 : $0) < ($1 < 0 ? 32 : $1)
            }
        }
        if rule.unit == .monthly, usual?.dayOfMonth == 31 { rule.monthDays = [-1] }
        return rule
    }

    private static func status(
        _ fit: CycleFit, _ course: AmountCourse, until end: Day
    ) -> RecurringPayment.Status {
        guard let last = fit.carriers.last else { return .stopped }
        let limit = fit.cycle.day(1, after: last.day)
            .adding(days: fit.cycle.tolerance + max(3, Int(fit.cycle.days / 4)))
        guard end > limit else { return .active }
        let isPlan =
            (3...4).contains(fit.carriers.count) && fit.cycle == .monthly && fit.skipped == 0
            && course.isEqualBarCents
        return isPlan ? .finished : .stopped
    }
}

/// How the amounts of a series moved.
struct AmountCourse {
    let kind: RecurringPayment.Course
    /// The amount to expect now.
    let usual: Double
    /// The first payment of the last price, nil where there was one price or none at all.
    let step: Int?
    /// Whether all are equal but for what rounding a third of a price leaves.
    let isEqualBarCents: Bool
    /// Whether the latest amounts go one way.
    private let climbs: Bool

    init(_ payments: [SeriesPayment]) {
        let sizes = payments.map(\.size)
        let changes = sizes.indices.dropFirst().filter { sizes[$0] != sizes[$0 - 1] }
        let lowest = sizes.min() ?? 0
        isEqualBarCents = (sizes.max() ?? 0) - lowest <= max(3, lowest * 0.03)
        let recent = Array(sizes.suffix(3))
        climbs = Self.climb(sizes)
        if changes.isEmpty {
            (kind, usual, step) = (.fixed, sizes.last ?? 0, nil)
        } else if changes.count * 4 <= sizes.count || Self.arePrices(changes, of: sizes.count),
            let last = changes.last
        {
            // One other amount at the end may be a price or an accident: the price, until known.
            (kind, usual, step) = (.stepped, sizes[sizes.count - 1], last)
        } else if climbs {
            (kind, usual, step) = (.drifting, sizes[sizes.count - 1], nil)
        } else {
            (kind, usual, step) = (.drifting, RobustScores.median(of: recent), nil)
        }
    }

    /// How far amounts lie from what was to be expected in a typical case: from the usual one, of
    /// amounts that go one way from the one before.
    func deviation(of sizes: [Double]) -> Double {
        guard kind == .drifting, climbs else {
            return RobustScores.median(of: sizes.map { abs($0 - usual) })
        }
        return RobustScores.median(of: zip(sizes, sizes.dropFirst()).map { abs($1 - $0) })
    }

    /// Whether each amount between the first change and the last was paid twice or more, as prices
    /// are; what differs each time by accident seldom comes back to the cent.
    private static func arePrices(_ changes: [Int], of count: Int) -> Bool {
        changes.count > 1 && changes.count * 2 <= count
            && zip(changes, changes.dropFirst()).allSatisfy { $1 - $0 > 1 }
    }

    /// Whether the last six amounts, or all of four and more, never turn round: of amounts that
    /// differ by accident four go one way once in twelve times, six once in 360.
    private static func climb(_ sizes: [Double]) -> Bool {
        guard sizes.count >= 4 else { return false }
        let steps = zip(sizes.suffix(6), sizes.suffix(6).dropFirst()).map { $1 - $0 }
        let moves = steps.count { $0 != 0 }
        return moves > 1 && (steps.allSatisfy { $0 >= 0 } || steps.allSatisfy { $0 <= 0 })
    }
}

extension CycleFit {
    /// The days of every other payment and of those between them, two payments a month.
    fileprivate var halves: [[Day]] {
        var halves: [[Day]] = [[], []]
        var (place, last) = (0, carriers.first?.day)
        for carrier in carriers {
            if let last { place += cycle.steps(from: last, to: carrier.day).count }
            halves[place % 2].append(carrier.day)
            last = carrier.day
        }
        return halves
    }
}

extension [Day] {
    /// The day of the month that most of them are, −1 for the last; of as many the later.
    fileprivate var usualDayOfMonth: Int {
        var counts: [Int: Int] = [:]
        for day in self { counts[day.dayOfMonth, default: 0] += 1 }
        let most = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
        let last = count { $0 == $0.month.last }
        return last >= most?.value ?? 0 ? -1 : most?.key ?? 1
    }
}

/// Short identifiers that depend on nothing but text: FNV-1a in 64 bits, in hexadecimal.
enum StableName {
    static func of(_ kind: String, _ parts: String...) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in parts {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0x1F) &* 0x100_0000_01B3
        }
        let digits = String(hash & 0xFFFF_FFFF, radix: 16)
        return "\(kind)-\(String(repeating: "0", count: 8 - digits.count))\(digits)"
    }
}
