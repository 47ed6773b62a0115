internal import Foundation
public import Primitives

/// What auto-pay does with a request. Raw values are labels on disk and in the interface.
public enum AutopayVerdict: String, CaseIterable, Codable, Hashable, Sendable {
    /// Paid, and the payer told.
    case approve = "auto_approve"
    /// The payer is asked.
    case ask = "needs_manual_approval"
    /// Refused.
    case deny
}

/// Why auto-pay decided so. Raw values are labels on disk and in the interface.
public enum AutopayReason: String, CaseIterable, Codable, Hashable, Sendable {
    case autopayDisabled = "autopay_disabled"
    case peerDisabled = "peer_disabled"
    case invalidAmount = "invalid_amount"
    case currencyMismatch = "currency_mismatch"
    case dailyLimitExceeded = "global_daily_limit_exceeded"
    case periodLimitExceeded = "global_period_limit_exceeded"
    case peerLimitExceeded = "peer_limit_exceeded"
    case ruleMatch = "rule_match"
    case noRuleMatch = "no_rule_match"

    /// What is done for this reason.
    public var verdict: AutopayVerdict {
        switch self {
        case .autopayDisabled, .peerDisabled, .currencyMismatch, .noRuleMatch: .ask
        case .invalidAmount, .dailyLimitExceeded, .periodLimitExceeded, .peerLimitExceeded:
            .deny
        case .ruleMatch: .approve
        }
    }
}

/// What auto-pay decided, and why.
public struct AutopayDecision: Hashable, Codable, Sendable {
    /// Why; it says what is done too.
    public let reason: AutopayReason
    /// The rule that let the request through, if one did.
    public let rule: AutopayRuleID?

    /// What is done.
    public var verdict: AutopayVerdict { reason.verdict }

    init(_ reason: AutopayReason, rule: AutopayRuleID? = nil) {
        self.reason = reason
        self.rule = rule
    }
}

extension AutopaySettings {
    /// Returns what is decided on `request` after the payments of `uses`, which are in any order.
    ///
    /// The conditions are tried in the order of the policy and the first that answers decides; a
    /// sum that does not fit in 64 bits is over any limit.
    /// - Complexity: O(uses + rules), plus the months since a monthly limit began.
    public func decision(
        on request: AutopayRequest, after uses: [AutopayUse], in calendar: LocalCalendar
    ) -> AutopayDecision {
        let peer = peers.first { $0.name == request.peer }
        guard isEnabled else { return AutopayDecision(.autopayDisabled) }
        guard peer?.isEnabled ?? true else { return AutopayDecision(.peerDisabled) }
        guard request.minorUnits > 0 else { return AutopayDecision(.invalidAmount) }
        guard request.currencyCode == currency.code else {
            return AutopayDecision(.currencyMismatch)
        }
        if let dailyLimit {
            let used = Self.used(today(request.instant, uses, calendar))
            if Self.exceeds(used, request.minorUnits, dailyLimit) {
                return AutopayDecision(.dailyLimitExceeded)
            }
        }
        for limit in limits {
            let used = Self.used(current(of: limit, at: request.instant, uses, calendar))
            if Self.exceeds(used, request.minorUnits, limit.minorUnits) {
                return AutopayDecision(.periodLimitExceeded)
            }
        }
        if let limit = peer?.limit {
            let used = Self.used(
                current(of: limit, at: request.instant, of(request.peer, uses), calendar))
            if Self.exceeds(used, request.minorUnits, limit.minorUnits) {
                return AutopayDecision(.peerLimitExceeded)
            }
        }
        guard let rule = rules.first(where: { $0.matches(request) }) else {
            return AutopayDecision(.noRuleMatch)
        }
        return AutopayDecision(.ruleMatch, rule: rule.id)
    }

    /// A limit of which four fifths or more are used.
    public enum NearLimit: Hashable, Codable, Sendable {
        /// The daily limit.
        case daily(used: Money, limit: Money)
        /// The limit on another period.
        case period(AutopayPeriod, used: Money, limit: Money)
        /// The peer's limit in its current period.
        case peer(PeerName, used: Money, limit: Money)
    }

    /// Returns the limits that paying `request` brought to 80 % or more, `uses` being those before.
    public func limitsNeared(
        by request: AutopayRequest, after uses: [AutopayUse], in calendar: LocalCalendar
    ) -> [NearLimit] {
        var neared: [NearLimit] = []
        if let dailyLimit,
            let used = nearing(
                dailyLimit, today(request.instant, uses, calendar), request.minorUnits)
        {
            neared.append(.daily(used: money(used), limit: money(dailyLimit)))
        }
        for limit in limits {
            let before = current(of: limit, at: request.instant, uses, calendar)
            if let used = nearing(limit.minorUnits, before, request.minorUnits) {
                neared.append(
                    .period(limit.period, used: money(used), limit: money(limit.minorUnits)))
            }
        }
        if let peer = peers.first(where: { $0.name == request.peer }), let limit = peer.limit,
            let used = nearing(
                limit.minorUnits,
                current(of: limit, at: request.instant, of(request.peer, uses), calendar),
                request.minorUnits)
        {
            neared.append(.peer(peer.name, used: money(used), limit: money(limit.minorUnits)))
        }
        return neared
    }

    private func money(_ minorUnits: Int64) -> Money {
        Money(minorUnits: minorUnits, currency: currency)
    }

    /// What is used with `amount`, where that crosses four fifths of `limit`.
    private func nearing(_ limit: Int64, _ uses: [AutopayUse], _ amount: Int64) -> Int64? {
        guard let before = Self.used(uses) else { return nil }
        let (after, overflow) = before.addingReportingOverflow(amount)
        guard !overflow else { return nil }
        func isNear(_ used: Int64) -> Bool { used >= limit - limit / 5 }
        return isNear(after) && !isNear(before) ? after : nil
    }

    private func today(
        _ instant: Date, _ uses: [AutopayUse], _ calendar: LocalCalendar
    ) -> [AutopayUse] {
        let today = calendar.day(of: instant)
        return uses.filter { calendar.day(of: $0.instant) == today }
    }

    private func current(
        of limit: Limit, at instant: Date, _ uses: [AutopayUse], _ calendar: LocalCalendar
    ) -> [AutopayUse] {
        let period = limit.period.current(from: limit.start, at: instant, in: calendar)
        guard let period else { return [] }
        return uses.filter { period.contains($0.instant) }
    }

    private func of(_ peer: PeerName, _ uses: [AutopayUse]) -> [AutopayUse] {
        uses.filter { $0.peer == peer }
    }

    /// The sum, nil if it does not fit.
    private static func used(_ uses: [AutopayUse]) -> Int64? {
        var sum: Int64 = 0
        for use in uses {
            let (next, overflow) = sum.addingReportingOverflow(use.minorUnits)
            guard !overflow else { return nil }
            sum = next
        }
        return sum
    }

    private static func exceeds(_ used: Int64?, _ amount: Int64, _ limit: Int64) -> Bool {
        guard let used else { return true }
        let (sum, overflow) = used.addingReportingOverflow(amount)
        return overflow || sum > limit
    }
}

extension AutopaySettings.Rule {
    fileprivate func matches(_ request: AutopayRequest) -> Bool {
        isEnabled && request.minorUnits <= (maximum ?? .max)
            && (methods?.contains(request.method) ?? true)
            && (peers?.contains(request.peer) ?? true)
    }
}
