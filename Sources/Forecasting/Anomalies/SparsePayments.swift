/// The payments in a series that is zero where there is none: equal amounts are one kind of
/// payment, and what no regular kind explains is left alone.
struct SparsePayments {
    let report: AnomalyDetector.Report

    /// Amounts that differ by less than this share are of one kind.
    private static let likeness = 0.1

    /// Looks at the series; nil unless most of it is zero and its other values are regular.
    init?(_ values: [Double?]) {
        let payments = values.enumerated().compactMap { step, value in
            value.flatMap { $0 == 0 ? nil : DatedAmount(day: step, amount: $0) }
        }
        let present = values.count { $0 != nil }
        guard payments.count >= 3, payments.count * 5 <= present * 2 else { return nil }
        let known = values.lastIndex { $0 != nil } ?? 0
        let regular = Self.kinds(of: payments).compactMap { kind in
            RegularPayments(kind, knownUntil: known).map { (kind, $0) }
        }
        let explained = regular.flatMap(\.0)
        guard explained.count * 2 >= payments.count else { return nil }
        var expected = values.map { _ in 0.0 }
        for payment in explained { expected[payment.day] = payment.amount }
        var anomalies = [Anomaly]()
        for anomaly in regular.flatMap(\.1.anomalies) where values.indices.contains(anomaly.step) {
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
