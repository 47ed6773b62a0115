internal import Primitives
internal import Understanding

extension Interpretation {
    /// The turn as a transfer where it moves all that one of the user's accounts holds, or a part
    /// of it, to another of them, or what it holds above a figure to savings, whatever it reads as
    /// ("vire toute mon épargne sur mon compte", "save all above 1500").
    func movingHoldings(in view: WalletView) -> Interpretation {
        if movesSurplus, receivers.isEmpty, Wording(words.prefix(4)).says(Self.savings) {
            return with(slots: slots, label: .intent(.sendMoney, nil), confidence: 1)
        }
        guard isOrder, !text.contains("?"), movesHoldings, saysAll || shareOfBalance != nil,
            slots.allSatisfy({ $0.slot == .account || $0.slot == .date || $0.slot == .percentage })
        else { return self }
        let route = AccountRoute(words, accounts: view.accounts)
        let isOneMain = route.all.count == 1 && AccountRoute.leadsToMain(words)
        guard isOneMain || route.all.count == 2 && route.destination != nil else { return self }
        return with(slots: slots, label: .intent(.sendMoney, nil), confidence: 1)
    }

    private var movesHoldings: Bool {
        words.first.map { word in
            AccountRoute.putting.contains(word) || AccountRoute.taking.contains(word)
                || Self.emptying.contains(word)
        } ?? false
    }

    /// Verbs that take all there is.
    static let emptying: Set<String> = ["vide", "vider", "videz", "empty", "drain"]
}
