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

    /// Settles everything up to `today`, each thing once, and returns what is to be told.
    func settle(on today: Day, at instant: Date) throws(WalletError) -> [Notice] {
        _ = try wallet.expireRequests(at: instant)
        _ = try wallet.accrueRewards(through: today.adding(days: -1), at: instant)
        let runs = try wallet.runDue(on: today, at: instant).map(Notice.init)
        return runs + (try answerRequests(on: today, at: instant))
    }

    private func answerRequests(
        on today: Day, at instant: Date
    ) throws(WalletError) -> [Notice] {
        guard try wallet.autopaySettings(in: account.currency).isEnabled else { return [] }
        var notices: [Notice] = []
        for request in try wallet.requests(.incoming, .pending) {
            let key = IdempotencyKey(rawValue: "autopay-\(request.id.rawValue)-\(today)")
            let outcome: AutopayOutcome
            do throws(WalletError) {
                outcome = try wallet.decideAutopay(
                    on: request.id, from: account, in: calendar, at: instant, key: key)
            } catch .notOpen, .expired {
                continue
            }
            guard outcome.receipt != nil else { continue }
            notices.append(
                .ran(request.counterpartyName, request.amount, on: today, isPaid: true))
        }
        return notices
    }
}

extension Notice {
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
