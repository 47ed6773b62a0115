internal import Primitives
internal import Understanding

extension Frame {
    /// What will be left once orders that await a yes are carried out, where that is what is asked
    /// ("how much will I have after that?"); nil where something else is, or they pay later.
    func balance(behind orders: [Order], in view: WalletView) -> Answer? {
        guard asksOfBalance, asksOfBalanceBehind, saidDays == nil,
            !saysThisMonth, !saysPayday, orders.allSatisfy(\.paysNow), let first = orders.first,
            orders.allSatisfy({ $0.account == first.account })
        else { return nil }
        // What another account holds is left as it is.
        let paying = first.account.map(OwnAccount.named) ?? .main
        guard texts(.account).isEmpty || route(in: view).any == paying else { return nil }
        let account = view.accounts.first { $0.name == first.account }
        let balance = account?.balance ?? view.balance
        guard
            let paid = try? Money.sum(of: orders.compactMap(\.amount), in: balance.currency),
            let left = try? balance.subtracting(paid)
        else { return nil }
        return .supposed(paid, left: left)
    }

    /// Whether it is of what is left behind something, which nothing but what was restated is.
    private var asksOfBalanceBehind: Bool {
        let wording = Wording(words)
        return wording.says(["after", "afterwards", "apres", "ensuite", "once it 's done", "then"])
            || asksOfBalanceAhead == .level && wording.says(Self.remaining)
    }

    private static let remaining = ["restera", "resterait", "me reste", "left", "leave me"]
}
