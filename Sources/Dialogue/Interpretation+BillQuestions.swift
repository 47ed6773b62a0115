internal import Primitives
internal import Understanding

/// Questions of bills that are open, which their words show whatever they read as.
extension Interpretation {
    /// The turn as the question that its words ask of open bills, of the one it names where that is
    /// one alone ("la facture EDF est à combien ?", "have I got enough to pay EE and the gas?").
    func askingOfBills(in view: WalletView) -> Interpretation {
        guard slots.allSatisfy({ $0.slot.isName || $0.slot.isOfDays || $0.slot == .category })
        else { return self }
        guard let question = BillQuestion(words, of: view.bills), mayBe(question) else {
            return asksOfUnknownBill
                ? with(slots: slots, label: .intent(.forecastSpending, nil), confidence: 1) : self
        }
        let named = question.named
        let merchant = SlotFill(
            slot: .merchant, value: .text(named.first?.merchant ?? ""), range: 0..<text.utf8.count)
        return with(
            slots: named.count == 1 && !question.isOfPaying ? [merchant] : [],
            label: .intent(.forecastSpending, nil), confidence: 1)
    }

    /// Whether it asks what a bill of its own comes to that there is not ("what's my council tax
    /// bill?"), and reads as the payment of that.
    private var asksOfUnknownBill: Bool {
        label == .intent(.payBill, nil) && words.count <= 8 && slots.count == 1
            && slots[0].slot == .merchant && Wording(words).asksWhatBillIs
    }

    /// Whether it may be that question, as it reads: what was spent is another, and an order is
    /// none.
    private func mayBe(_ question: BillQuestion) -> Bool {
        let wording = Wording(words)
        let isAsked =
            text.contains("?") || !Wording.interrogatives.isDisjoint(with: words)
            || wording.saysWord(beginning: ["what", "which", "qu"]) || question.isOfPaying
        if question.comparesTwo {
            return isAsked && act == nil && intent.map { Frame($0, operation).isQuestion } ?? true
        }
        switch label {
        case .intent(.checkBalance, nil), .intent(.payBill, nil), .intent(.getAdvice, nil),
            .intent(.sendMoney, nil), .intent(.manageRecurring, .list), .outOfScope, .inform,
            .act(.help), .act(.correct):
            return isAsked
        case .intent(.forecastSpending, nil):
            return isAsked && !slots.contains(where: \.slot.isOfDays)
        case .intent(.analyzeSpending, nil), .intent(.listTransactions, nil):
            return isAsked
                && (question.isOfPaying || wording.says(["facture", "bill", "invoice", "due"]))
        case .intent, .act: return false
        }
    }
}

extension Resolver {
    /// What is asked of open bills: what they come to, when they are due, whether they have to be
    /// paid or can be; nil where nothing of the kind is.
    func billsAsked(_ frame: Frame) throws(Detour) -> Step? {
        guard frame.intent == .forecastSpending, frame.excluded.isEmpty, frame.amounts.isEmpty,
            let question = BillQuestion(frame.words, of: view.bills)
        else { return nil }
        switch question {
        case .amount(let named), .due(let named), .obligation(let named):
            if case .due = question, let step = billsPaid(frame) ?? nextPayment(frame) {
                return step
            }
            let merchant = frame.text(.merchant)?.nameWords
            let meant = named.filter { merchant?.isSubset(of: $0.merchant.nameWords) ?? true }
            return .answer(.bills((meant.isEmpty ? named : meant).sorted(by: Self.isDueEarlier)))
        case .greater(let named, let extreme):
            return .answer(
                .bills(
                    named.sorted {
                        extreme == .largest ? $0.amount > $1.amount : $1.amount > $0.amount
                    }))
        case .first:
            let bills = view.bills.sorted(by: Self.isDueEarlier)
            let due = bills.first?.due
            return .answer(.bills(bills.filter { due == nil || $0.due == due }))
        case .affordable(let named):
            guard let sum = try? Money.sum(of: named.map(\.amount), in: view.currency) else {
                throw refuse(.invalidAmount)
            }
            // What is asked about is no part of what is due besides.
            let others = view.dues.filter { due in
                !named.contains { due.id == $0.id || due.pays($0) }
            }
            return .ask(.affordable(sum, dues: others))
        }
    }

    /// The open bills, the next first; of those that are due in the days asked about, where some
    /// are. Where it is asked how many there are, also what they come to.
    func bills(askedBy frame: Frame) -> Answer {
        let days = frame.saidDays
        let bills = view.bills.sorted(by: Self.isDueEarlier).filter { bill in
            days.map { days in bill.due.map(days.contains) ?? false } ?? true
        }
        guard Wording(frame.words).countsBills, !bills.isEmpty,
            let total = try? Money.sum(of: bills.map(\.amount), in: view.currency)
        else { return .bills(bills, due: days) }
        return .owed(Debts(bills: bills, requests: [], total: total))
    }
}

extension Wording {
    /// Whether it is asked how many bills there are to pay.
    var countsBills: Bool {
        says([
            "combien de factures", "cb de factures", "combien j' ai de factures",
            "nombre de factures", "how many bills", "how many invoices", "number of bills",
        ])
    }
}
