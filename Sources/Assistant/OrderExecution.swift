internal import Dialogue
internal import Foundation
internal import Primitives
internal import Understanding
internal import Wallet

/// Carries out orders the user has said yes to, each once.
struct OrderExecution {
    let wallet: WalletStore
    /// The account that pays where no other is named.
    let account: WalletAccount
    let today: Day
    let instant: Date
    let calendar: LocalCalendar

    /// What came of orders.
    struct Outcome: Sendable {
        /// The ledger entries each of them made, so that it can be taken back.
        let entries: [[Int64]]
        /// Whether they had been carried out under the same command before, and nothing was now.
        let isRepeat: Bool
        /// The wallet as they left it.
        let view: WalletView
    }

    /// Carries `orders` out, all or none, under `id`, and looks at the wallet as they left it:
    /// where it cannot be, nothing is done. `entries` are those of orders that are taken back.
    func perform(
        _ orders: [Order], _ id: CommandID, undoing entries: [Int64] = []
    ) throws(WalletError) -> Outcome {
        try wallet.atomically { store throws(WalletError) in
            let isRepeat = try store.hasUsed(one: id.usualKeys)
            let made = try OrderExecution(
                wallet: store, account: account, today: today, instant: instant, calendar: calendar
            ).performEach(orders, id, undoing: entries)
            let observation = WalletObservation(wallet: store, account: account)
            return Outcome(
                entries: made, isRepeat: isRepeat,
                view: try observation.view(on: today, at: instant))
        }
    }

    private func performEach(
        _ orders: [Order], _ id: CommandID, undoing entries: [Int64]
    ) throws(WalletError) -> [[Int64]] {
        if orders.contains(where: { $0.undoes != nil }) {
            try undo(orders, id, entries)
            return []
        }
        var made: [[Int64]] = []
        for (index, order) in orders.enumerated() {
            let key = id.key(ofOrder: index)
            var own = try perform(order, key).map { [$0] } ?? []
            // What begins today is paid today: this order alone, and it is not begun otherwise.
            if order.firstDay == today {
                own += try wallet.payDue(
                    of: Identifier(rawValue: order.subject ?? key.rawValue), on: today, at: instant
                ).map(\.entry)
            }
            made.append(own)
        }
        return made
    }

    private func perform(
        _ order: Order, _ key: IdempotencyKey
    ) throws(WalletError) -> Int64? {
        switch order.intent {
        case .sendMoney, .payBill: return try pay(order, key)
        case .requestMoney: return try request(order, key)
        case .manageRecurring:
            try manageRecurring(order, key)
            return nil
        case .manageAutopay: try manageAutopay(order, key)
        case .manageBudget: try manageBudget(order, key)
        case .loyaltyCards: try manageCard(order, key)
        case .accountSecurity: try manageSecurity(order, key)
        case .stakeCoins: try stake(order, key)
        case .checkBalance, .listTransactions, .analyzeSpending, .forecastSpending, .findAnomalies,
            .getAdvice:
            break
        }
        return nil
    }
}

extension OrderExecution {
    private func pay(_ order: Order, _ key: IdempotencyKey) throws(WalletError) -> Int64? {
        if let day = order.day {
            _ = try wallet.schedule(try terms(order, from: day), key: key)
            return nil
        }
        guard let bill = order.subject else {
            return try wallet.pay(try movement(order), at: instant, key: key).entry
        }
        return try wallet.payBill(
            Identifier(rawValue: bill), part: order.amount, from: try payingAccount(order),
            on: today, at: instant, note: order.note, key: key
        ).entry
    }

    private func payingAccount(_ order: Order) throws(WalletError) -> WalletAccount {
        try order.account.map { name throws(WalletError) in try ownAccount(named: name) } ?? account
    }

    private func ownAccount(named name: String) throws(WalletError) -> WalletAccount {
        let own = try wallet.accounts().filter { $0.name == name && $0.kind == .own }
        guard let found = own.first(where: { $0.currency == account.currency }) ?? own.first else {
            throw .unknownAccount(name)
        }
        return found
    }

    /// What is paid to people and to accounts of the user's own is a transfer.
    private func category(_ order: Order) -> String? {
        order.payee == nil && order.destination == nil
            ? nil : SpendingCategory.transfers.rawValue
    }

    /// The other side, as the ledger has it: an account of the user's own, a contact, or somebody
    /// known by name alone.
    private func counterparty(_ order: Order) throws(WalletError) -> Counterparty {
        switch order.destination {
        case .main?: .account(account)
        case .named(let name)?: .account(try ownAccount(named: name))
        case nil: order.counterparty
        }
    }

    private func movement(_ order: Order) throws(WalletError) -> Movement {
        guard let amount = try? order.amount?.negated() else { throw .amountNotPositive }
        return Movement(
            account: try payingAccount(order), amount: amount,
            counterparty: try counterparty(order),
            day: today, instant: instant, note: order.note,
            category: category(order))
    }

    func terms(_ order: Order, from day: Day) throws(WalletError) -> OrderTerms {
        guard let amount = order.amount else { throw .amountNotPositive }
        let bill = order.intent == .payBill && order.frequency == nil ? order.subject : nil
        return OrderTerms(
            account: try payingAccount(order), counterparty: try counterparty(order),
            amount: amount,
            firstDay: day, recurrence: order.frequency, lastDay: order.lastDay, note: order.note,
            category: category(order), bill: bill.map { Identifier(rawValue: $0) })
    }

    private func request(_ order: Order, _ key: IdempotencyKey) throws(WalletError) -> Int64? {
        let id = Identifier<PaymentRequest>(rawValue: order.subject ?? "")
        switch order.operation {
        case .accept?:
            return try wallet.acceptRequest(
                id, account: account, on: today, at: instant, key: key
            ).entry
        case .decline?: _ = try wallet.declineRequest(id, at: instant, key: key)
        case .cancel?: _ = try wallet.cancelRequest(id, at: instant, key: key)
        case .remind?: _ = try wallet.remindRequest(id, at: instant, key: key)
        default:
            guard let amount = order.amount else { throw .amountNotPositive }
            _ = try wallet.createRequest(
                .outgoing, with: order.counterparty, amount: amount, note: order.note,
                expires: order.day.map {
                    calendar.instant(of: $0.adding(days: 1), seconds: 0)
                },
                at: instant, key: key)
        }
        return nil
    }

    /// Takes back what orders did: its entries by opposite ones, what it scheduled or asked for
    /// by cancelling it.
    private func undo(
        _ orders: [Order], _ id: CommandID, _ entries: [Int64]
    ) throws(WalletError) {
        for (index, entry) in entries.enumerated() {
            _ = try wallet.undo(
                entry: entry, within: TimeInterval(DialogueState.regret), at: instant, on: today,
                key: id.key(ofReversal: index))
        }
        for (index, order) in orders.enumerated() {
            guard let done = order.undoes else { continue }
            let made = done.command.key(ofOrder: done.place).rawValue
            if order.intent == .requestMoney, order.operation == .create {
                _ = try wallet.cancelRequest(
                    Identifier(rawValue: made), at: instant, key: id.key(ofOrder: index))
            } else if order.day != nil || order.frequency != nil {
                _ = try wallet.cancelOrder(Identifier(rawValue: made), key: id.key(ofOrder: index))
            }
        }
    }
}

extension CommandID {
    /// The key of one of a command's orders, by which what it made is found again.
    func key(ofOrder index: Int) -> IdempotencyKey {
        IdempotencyKey(rawValue: "\(rawValue)/\(index)")
    }

    /// The key under which one of the entries a command takes back is.
    fileprivate func key(ofReversal index: Int) -> IdempotencyKey {
        IdempotencyKey(rawValue: "\(rawValue)/entry-\(index)")
    }

    /// The keys one of which carrying the command out leaves in the wallet.
    var usualKeys: [IdempotencyKey] { [key(ofOrder: 0), key(ofReversal: 0)] }
}

extension Order {
    /// The other side, as the ledger has it: a contact, or somebody known by name alone.
    fileprivate var counterparty: Counterparty {
        if let payee, !payee.id.rawValue.hasPrefix("iban:"), payee.id.rawValue != payee.name {
            return .contact(ContactID(rawValue: payee.id.rawValue))
        }
        return .named(payee?.name ?? merchant ?? "?")
    }
}
