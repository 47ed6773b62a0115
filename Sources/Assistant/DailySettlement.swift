internal import Dialogue
internal import Foundation
internal import Primitives
internal import Wallet

/// Sees to what time alone brings about: payments that fall due, requests that end, rewards that
/// accrue, and requests that auto-pay answers.
struct DailySettlement {
    let wallet: WalletStore
    let account: WalletAccount
    let calendar: LocalCalendar

    /// Settles everything up to `today`, each thing once, and adds to `notices` what is to be told,
    /// also of what was done before something threw; returns whether all was, which it is not
    /// while the wallet is locked.
    func settle(
        on today: Day, at instant: Date, telling notices: inout [Notice]
    ) throws(WalletError) -> Bool {
        _ = try wallet.expireRequests(at: instant)
        _ = try wallet.accrueRewards(through: today.adding(days: -1), at: instant)
        let security = try wallet.security()
        guard !security.isWalletLocked, security.pinGuard.lock(at: instant) == .open else {
            return false
        }
        notices += try wallet.runDue(on: today, at: instant).map(Notice.init)
        try answerRequests(on: today, at: instant, telling: &notices)
        return true
    }

    private func answerRequests(
        on today: Day, at instant: Date, telling notices: inout [Notice]
    ) throws(WalletError) {
        let settings = try wallet.autopaySettings(in: account.currency)
        guard settings.isEnabled else { return }
        for request in try wallet.requests(.incoming, .pending) {
            let key = IdempotencyKey(rawValue: "autopay-\(request.id.rawValue)-\(today)")
            let outcome: AutopayOutcome
            do throws(WalletError) {
                outcome = try wallet.decideAutopay(
                    on: request.id, from: account, in: calendar, at: instant, key: key)
            } catch .notOpen, .expired {
                continue
            }
            // What is tried again has the outcome it had, which was told.
            notices += self.notices(of: outcome, on: request, settings, today)
                .filter { !notices.contains($0) }
        }
    }

    /// What is to be told of what auto-pay did with a request: paid, declined or failed, and each
    /// limit it came near. One that is left to the user is told by being asked about.
    private func notices(
        of outcome: AutopayOutcome, on request: PaymentRequest, _ settings: AutopaySettings,
        _ today: Day
    ) -> [Notice] {
        let (name, amount) = (request.counterpartyName, request.amount)
        switch outcome.decision.verdict {
        case .ask: return []
        case .deny:
            let isOwnLimit = outcome.decision.reason == .peerLimitExceeded
            return [.declined(name, amount, on: today, isOwnLimit: isOwnLimit)]
        case .approve:
            let ran = Notice.ran(name, amount, on: today, isPaid: outcome.receipt != nil)
            return [ran] + outcome.limitsNeared.compactMap { Notice($0, settings, on: today) }
        }
    }
}

extension Notice {
    fileprivate init?(
        _ near: AutopaySettings.NearLimit, _ settings: AutopaySettings, on day: Day
    ) {
        let (period, person, used, limit): (AutopayPeriod?, String?, Money, Money) =
            switch near {
            case .daily(let used, let limit): (.daily, nil, used, limit)
            case .period(let period, let used, let limit): (period, nil, used, limit)
            case .peer(let peer, let used, let limit):
                (
                    settings.peers.first { $0.name == peer }?.limit?.period, peer.rawValue, used,
                    limit
                )
            }
        guard let scope = period.flatMap({ LimitScope(rawValue: $0.rawValue) }) else { return nil }
        self = .limitNeared(person: person, used: used, limit: .init(limit, scope), on: day)
    }

    fileprivate init(_ run: OrderRun) {
        let isPaid: Bool
        switch run.outcome {
        case .paid, .covered: isPaid = true
        case .failed: isPaid = false
        }
        self = .ran(
            run.order.counterpartyName, run.order.terms.amount, on: run.day, isPaid: isPaid)
    }
}
