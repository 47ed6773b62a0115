public import Primitives

/// When the PIN is asked for, in a wallet that has one.
public struct StepUpPolicy: Hashable, Codable, Sendable {
    /// The amount above which a payment, or the payments of a day together, need the PIN.
    public var threshold: Money

    /// Creates a policy; by default 150.00 EUR may be paid in a day without the PIN.
    public init(threshold: Money = Money(minorUnits: 15_000, currency: .eur)) {
        self.threshold = threshold
    }

    /// What is about to be done.
    public enum Action: Hashable, Sendable {
        /// Pay `amount` after `paidToday`; the payee may have been added in this conversation.
        case pay(amount: Money, paidToday: Money, isPayeeNew: Bool)
        /// Let more be spent.
        case raiseLimit
        /// Change what is paid without being asked.
        case changeAutopay
        /// Let the card pay again.
        case unfreezeCard
        /// Show a whole account number.
        case showFullIBAN
    }

    /// Why the PIN is asked for. Raw values are labels in the interface.
    public enum Reason: String, CaseIterable, Codable, Hashable, Sendable {
        case amount, dayTotal = "day_total", newPayee = "new_payee", otherCurrency = "currency"
        case raiseLimit = "raise_limit", changeAutopay = "change_autopay"
        case unfreezeCard = "unfreeze_card", showFullIBAN = "show_full_iban"
    }

    /// Returns why `action` needs the PIN, or nil if it does not.
    ///
    /// Exactly the threshold needs none. An amount in another currency than the threshold's cannot
    /// be compared with it without a rate, so it does.
    public func reason(for action: Action) -> Reason? {
        switch action {
        case .pay(let amount, let paidToday, let isPayeeNew):
            if isPayeeNew { return .newPayee }
            guard amount.currency == threshold.currency else { return .otherCurrency }
            if amount.minorUnits > threshold.minorUnits { return .amount }
            guard let total = try? amount.adding(paidToday) else { return .dayTotal }
            return total.minorUnits > threshold.minorUnits ? .dayTotal : nil
        case .raiseLimit: return .raiseLimit
        case .changeAutopay: return .changeAutopay
        case .unfreezeCard: return .unfreezeCard
        case .showFullIBAN: return .showFullIBAN
        }
    }
}
