internal import Foundation
public import Primitives

/// One line of `yani subscription prorate`.
public struct ProrationCase: Sendable {
    private let id: String
    /// What the change comes to.
    public let proration: Proration

    /// Reads a case from a line of JSON; a `period_end` left out follows from the frequency.
    /// - Throws: `CaseError`.
    public init(jsonLine: String) throws(CaseError) {
        let wire = try CaseError.decoding(Wire.self, from: jsonLine)
        guard let currency = Currency(code: wire.currency) else {
            throw CaseError(id: wire.id, reason: "currency “\(wire.currency)” is no currency")
        }
        id = wire.id
        let start = try Self.day(wire.periodStart, "period_start", wire.id)
        let change = try Self.day(wire.changeDate, "change_date", wire.id)
        let end: Day
        if let text = wire.periodEnd {
            end = try Self.day(text, "period_end", wire.id)
        } else {
            end = try Self.cycle(wire.frequency, from: start, wire.id).start(ofPeriod: 1)
        }
        guard start < end else {
            throw CaseError(id: wire.id, reason: "period_end is not after period_start")
        }
        let old = try Self.price(wire.oldPrice, currency, "old_price", wire.id)
        let new = try Self.price(wire.newPrice, currency, "new_price", wire.id)
        do {
            proration = try Proration(from: old, to: new, on: change, in: start..<end)
        } catch {
            throw CaseError(id: wire.id, reason: Self.reason(for: error))
        }
    }

    /// The proration as a line of JSON.
    public var jsonLine: String {
        CaseLine.text([
            ("id", id), ("total_days", proration.totalDays),
            ("remaining_days", proration.remainingDays),
            ("credit", proration.credit.decimalString),
            ("charge", proration.charge.decimalString), ("net", proration.net.decimalString),
        ])
    }

    private struct Wire: Decodable {
        let id: String
        let frequency: String?
        let currency: String
        let periodStart: String
        let periodEnd: String?
        let changeDate: String
        let oldPrice: String
        let newPrice: String
    }

    private static func day(
        _ text: String, _ name: String, _ id: String
    ) throws(CaseError) -> Day {
        if let day = Day(text) { return day }
        throw CaseError(id: id, reason: "\(name) “\(text)” is no day such as 2026-01-31")
    }

    private static func price(
        _ text: String, _ currency: Currency, _ name: String, _ id: String
    ) throws(CaseError) -> Money {
        if let price = Money(decimal: text, currency: currency) { return price }
        throw CaseError(
            id: id, reason: "\(name) “\(text)” is no amount of \(currency.code) such as 9.99")
    }

    /// The cycle of a frequency in a word (`monthly`) or as an RRULE body (`FREQ=MONTHLY`).
    private static func cycle(
        _ frequency: String?, from start: Day, _ id: String
    ) throws(CaseError) -> BillingCycle {
        let text = frequency ?? ""
        if let unit = BillingCycle.Unit(rawValue: text.lowercased()) {
            return BillingCycle(unit, from: start)
        }
        guard let rule = Recurrence(text) else {
            let bounds = Recurrence.intervals
            throw CaseError(
                id: id,
                reason: "has no period_end, and frequency “\(text)” says none; write one such as "
                    + "monthly or FREQ=WEEKLY;INTERVAL=2 (\(bounds.lowerBound) to "
                    + "\(bounds.upperBound))")
        }
        return BillingCycle(BillingCycle.Unit(rule.unit), every: rule.interval, from: start)
    }

    private static func reason(for failure: Proration.Failure) -> String {
        switch failure {
        case .emptyPeriod: "period_end is not after period_start"
        case .changeOutsidePeriod: "change_date is not in the period, its end excluded"
        case .negativePrice: "a price is below zero"
        case .currencyMismatch(let old, let new): "the prices are in \(old.code) and \(new.code)"
        case .overflow: "an amount is too large"
        }
    }
}

extension BillingCycle.Unit {
    /// The unit of a repetition.
    public init(_ unit: Recurrence.Unit) {
        switch unit {
        case .daily: self = .daily
        case .weekly: self = .weekly
        case .monthly: self = .monthly
        case .yearly: self = .yearly
        }
    }
}
