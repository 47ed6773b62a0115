internal import Primitives
internal import Understanding

/// Which bills are open, and what would be left of the balance once they are paid.
extension Resolver {
    /// The open bills, where it is asked which there are ("quelles factures il me reste ?"), or what
    /// is left behind those that are named, or behind all ("how much will I have left after my
    /// bills?"); nil where neither is asked, or there is none.
    func billsPaid(_ frame: Frame) -> Step? {
        guard !view.bills.isEmpty, frame.amounts.isEmpty, frame.saidDays == nil else { return nil }
        if let step = billAskedByKind(frame) { return step }
        guard frame.intent == .forecastSpending || frame.intent == .checkBalance else { return nil }
        if frame.asksWhichBills {
            return .answer(.bills(view.bills.sorted(by: Self.isDueEarlier)))
        }
        guard frame.asksWhatBillsLeave else { return nil }
        let named = view.bills.filter { !$0.merchant.nameWords.isDisjoint(with: frame.spoken) }
        guard !named.isEmpty || frame.counterparty == nil && frame.namesBills else { return nil }
        let amounts = (named.isEmpty ? view.bills : named).map(\.amount)
        guard let paid = try? Money.sum(of: amounts, in: view.currency),
            let left = try? view.balance.subtracting(paid)
        else { return nil }
        return .answer(.supposed(paid, left: left))
    }

    /// The open bills of a kind or a firm whose amount is asked for, or whether it was paid ("how
    /// much is my gas bill?", "j'ai déjà payé l'eau ?"); nil where neither is asked, or none is open.
    private func billAskedByKind(_ frame: Frame) -> Step? {
        switch frame.intent {
        case .forecastSpending, .analyzeSpending, .payBill, .listTransactions, .manageRecurring:
            break
        case .sendMoney, .requestMoney, .manageAutopay, .checkBalance, .findAnomalies,
            .manageBudget, .getAdvice, .loyaltyCards, .accountSecurity, .stakeCoins:
            return nil
        }
        guard frame.asksOfOneBill else { return nil }
        let kind = frame.words.lazy.compactMap(BillKind.init(said:)).first
        let named = view.bills.filter { $0.merchant.nameWords.isSubset(of: frame.spoken) }
        let meant = named.isEmpty ? kind.map { bills(of: $0) } ?? [] : named
        return meant.isEmpty ? nil : .answer(.bills(meant.sorted(by: Self.isDueEarlier)))
    }

    /// The open bills of firms that are known to be of a kind.
    func bills(of kind: BillKind) -> [WalletView.Bill] {
        view.bills.filter { kind.isOf($0.merchant) }
    }
}

extension Frame {
    /// Whether it is asked what one bill comes to, or whether it is paid.
    fileprivate var asksOfOneBill: Bool {
        let adverbs: Set<String> = ["yet", "already", "deja"]
        let wording = Wording(words.filter { !adverbs.contains($0) })
        return (wording.says(["bill", "facture"]) || !spoken.isDisjoint(with: adverbs))
            && wording.says([
                "how much is", "how much 's", "what 's my", "combien fait", "combien est",
                "est de combien", "elle est a combien", "have i paid", "did i pay", "ai je paye",
                "j' ai paye", "est ce que j' ai paye",
            ])
    }

    fileprivate var asksWhichBills: Bool {
        Wording(words).says([
            "quelles factures", "quelle facture", "quoi comme factures", "which bills",
            "what bills", "which invoices",
        ])
    }

    /// Whether what is left is asked for behind a payment that is supposed.
    fileprivate var asksWhatBillsLeave: Bool {
        let wording = Wording(words)
        return wording.says([
            "after", "apres", "une fois", "once", "if i pay", "if i paid", "if i settle",
            "si je paie", "si je paye", "si je payais", "si je regle", "si je reglais",
        ]) && wording.says(["left", "balance", "solde", "reste", "restera", "resterait"])
    }
}
