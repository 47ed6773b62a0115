/// The payments in a series that is zero where there is none: equal amounts are one kind of
/// payment, and what no regular kind explains is left alone.
///
/// A payment on a day on which a regular one is due and is not there is that one, of another
/// amount. A kind that takes over from another at the same intervals is a change of level.
struct SparsePayments {
    let report: AnomalyDetector.Report

    /// Amounts that differ by less than this share are of one kind.
    private static let likeness = 0.1

    /// Looks at the series; nil unless most of it is zero and its other values are regular.
    ///
    /// - Parameter threshold: the *z* from which another amount is reported.
    init?(_ values: [Double?], _ threshold: Double) {
        let payments = values.enumerated().compactMap { step, value in
            value.flatMap { $0 == 0 ? nil : DatedAmount(day: step, amount: $0) }
        }
        let present = values.count { $0 != nil }
        guard payments.count >= 3, payments.count * 5 <= present * 2 else { return nil }
        let schedules = Self.schedules(
            of: payments, knownUntil: values.lastIndex { $0 != nil } ?? 0)
        let explained = schedules.flatMap { $0.payments + $0.others }
        guard explained.count * 2 >= payments.count else { return nil }
        var expected = values.map { _ in 0.0 }
        for payment in explained { expected[payment.day] = payment.amount }
        var anomalies = [Anomaly]()
        for anomaly in Self.anomalies(of: schedules, beyond: threshold)
        where values.indices.contains(anomaly.step) {
            // What is not known is not missing.
            if anomaly.kind == .missingPayment, values[anomaly.step] == nil { continue }
            expected[anomaly.step] = anomaly.expected
            anomalies.append(
                Anomaly(
                    step: anomaly.step, value: values[anomaly.step] ?? 0,
                    expected: anomaly.expected, z: anomaly.z, kind: anomaly.kind))
        }
        anomalies.sort { $0.step < $1.step }
        var scores = values.map { _ in 0.0 }
        for anomaly in anomalies { scores[anomaly.step] = anomaly.z }
        report = AnomalyDetector.Report(
            anomalies: anomalies, expected: expected, scores: scores)
    }

    /// The regular kinds, those of the most payments first; each with the payments of no other kind
    /// that stand where its own are due.
    private static func schedules(of payments: [DatedAmount], knownUntil end: Int) -> [Schedule] {
        var found = [Schedule]()
        var taken = Set<Int>()
        for kind in kinds(of: payments).sorted(by: { $0.count > $1.count }) {
            let own = kind.filter { !taken.contains($0.day) }
            guard let regular = RegularPayments(own, knownUntil: end) else { continue }
            taken.formUnion(own.map(\.day))
            let schedule = Schedule(regular, own.sorted { $0.day < $1.day })
            // Three of a kind that begins as this one ends are its next level.
            let next = kinds(of: payments).first { other in
                RegularPayments(other, knownUntil: end).map {
                    schedule.isFollowed(by: Schedule($0, other.sorted { $0.day < $1.day }))
                } ?? false
            }
            let open = payments.filter { payment in
                !taken.contains(payment.day)
                    && !(next?.contains { $0.day == payment.day } ?? false)
            }
            let complete = schedule.adding(open)
            taken.formUnion(complete.others.map(\.day))
            found.append(complete)
        }
        return found
    }

    private static func anomalies(
        of schedules: [Schedule], beyond threshold: Double
    ) -> [Anomaly] {
        schedules.flatMap { schedule -> [Anomaly] in
            let next = schedules.first { schedule.isFollowed(by: $0) }
            let before = schedules.first { $0.isFollowed(by: schedule) }
            let own = schedule.anomalies(beyond: threshold, until: next?.start)
            return own + (before.map { [schedule.shift(from: $0)] } ?? [])
        }
    }

    /// The payments in groups of like amounts.
    private static func kinds(of payments: [DatedAmount]) -> [[DatedAmount]] {
        var kinds = [[DatedAmount]]()
        for payment in payments.sorted(by: { $0.amount < $1.amount }) {
            if let last = kinds.last?.last,
                payment.amount - last.amount <= likeness * abs(last.amount)
            {
                kinds[kinds.count - 1].append(payment)
            } else {
                kinds.append([payment])
            }
        }
        return kinds
    }
}

/// A regular kind of payment with what stands in its place.
private struct Schedule {
    let regular: RegularPayments
    /// The payments of the kind, by day.
    let payments: [DatedAmount]
    /// Payments of other amounts on days when one of the kind is due.
    private(set) var others: [DatedAmount] = []

    init(_ regular: RegularPayments, _ payments: [DatedAmount]) {
        self.regular = regular
        self.payments = payments
    }

    var start: Int { payments.first?.day ?? 0 }
    var end: Int { payments.last?.day ?? 0 }
    private var tolerance: Int { RegularPayments.tolerance(of: regular.gap) }

    /// The days on which a payment is due and not there: those missing, and the one before the
    /// first and after the last.
    private var open: [Int] {
        [start - regular.gap, end + regular.gap]
            + regular.anomalies.filter { $0.kind == .missingPayment }.map(\.step)
    }

    /// The schedule with those of `payments` that stand on open days.
    func adding(_ payments: [DatedAmount]) -> Schedule {
        var result = self
        result.others = payments.filter { payment in
            payment.amount.sign == regular.amount.sign
                && open.contains { abs($0 - payment.day) <= tolerance }
        }
        return result
    }

    /// Whether another begins where this one ends, at the same intervals.
    func isFollowed(by other: Schedule) -> Bool {
        abs(other.regular.gap - regular.gap) <= tolerance
            && abs(other.start - end - regular.gap) <= tolerance
            && other.regular.amount.sign == regular.amount.sign
    }

    /// The deviation of the amounts, those of other payments included.
    private var spread: Double {
        let sizes = (payments + others).map { abs($0.amount - regular.amount) }
        return max(RobustScores.deviation(ofSizes: sizes), 0.02 * abs(regular.amount))
    }

    private func score(_ difference: Double) -> Double {
        spread > 0 ? max(-37, min(37, difference / spread)) : 0
    }

    /// What is missing before the day `next` takes over, twice there or of another amount.
    func anomalies(beyond threshold: Double, until next: Int?) -> [Anomaly] {
        let own = regular.anomalies.filter { anomaly in
            anomaly.kind != .missingPayment
                || next.map { anomaly.step < $0 - tolerance } ?? true
                    && !others.contains { abs($0.day - anomaly.step) <= tolerance }
        }
        return own
            + others.compactMap { payment in
                let (value, usual) = (payment.amount, regular.amount)
                let z = score(value - usual)
                guard abs(z) > threshold else { return nil }
                let isDouble = abs(value - 2 * usual) <= 0.1 * abs(usual)
                return Anomaly(
                    step: payment.day, value: value, expected: usual, z: z,
                    kind: isDouble ? .duplicate : value > usual ? .spike : .dip)
            }
    }

    /// The change of level from the schedule before.
    func shift(from before: Schedule) -> Anomaly {
        Anomaly(
            step: start, value: payments.first?.amount ?? 0, expected: before.regular.amount,
            z: before.score(regular.amount - before.regular.amount), kind: .levelShift)
    }
}
