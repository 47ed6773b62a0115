internal import Primitives
internal import Understanding

/// Which bills are open, and what would be left of the balance once they are paid.
extension Resolver {
    /// The open bills, where it is asked which there are ("quelles factures il me reste ?"), or what
    /// is left behind those that are named, or behind all ("how much will I have left after my
    /// bills?"); nil where neither is asked, or there is none.
    func billsPaid(_ frame: Frame) -> Step? {
        guard frame.intent == .forecastSpending || frame.intent == .checkBalance,
            frame.amounts.isEmpty, frame.saidDays == nil, !view.bills.isEmpty
        else { return nil }
        if frame.asksWhichBills {
            return .answer(.bills(view.bills.sorted(by: Self.isDueEarlier)))
        }
        guard frame.asksWhatBillsLeave else { return nil }
        let named = view.bills.filter { !$0.merchant.nameWords.isDisjoint(with: frame.spoken) }
        guard !named.isEmpty || frame.counterparty == nil && frame.saysBills else { return nil }
        let amounts = (named.isEmpty ? view.bills : named).map(\.amount)
        guard let paid = try? Money.sum(of: amounts, in: view.currency),
            let left = try? view.balance.subtracting(paid)
        else { return nil }
        return .answer(.supposed(paid, left: left))
    }
}

extension Frame {
    fileprivate var saysBills: Bool {
        !spoken.isDisjoint(with: ["factures", "facture", "bills", "bill", "invoices"])
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
