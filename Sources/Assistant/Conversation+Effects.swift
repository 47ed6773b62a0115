internal import Dialogue
internal import Foundation
internal import Primitives
internal import Wallet

/// What the dialogue wants done, carried out on the wallet.
extension Conversation {
    /// Carries an effect out and returns what came of it.
    ///
    /// - Throws: as long as the turn changed nothing: once it did, that is told, and so is that the
    ///   rest could not be.
    mutating func outcome(
        of effect: DialogueEffect, today: Day, at now: Date, _ report: inout TurnReport
    ) throws(WalletError) -> DialogueEvent {
        do throws(WalletError) {
            return try attempt(effect, today: today, at: now, &report)
        } catch {
            guard report.hasChanges else { throw error }
            switch effect {
            case .perform(_, let id), .setPIN(_, let id), .changeContacts(_, let id):
                return .refused(id, .unavailable)
            case .checkPIN: return .pinChecked(.unavailable)
            case .ask: return .unanswerable(.unavailable)
            case .say: preconditionFailure("A reply is said, not carried out.")
            }
        }
    }

    private mutating func attempt(
        _ effect: DialogueEffect, today: Day, at now: Date, _ report: inout TurnReport
    ) throws(WalletError) -> DialogueEvent {
        switch effect {
        case .perform(let orders, let id):
            return try perform(orders, id, today: today, at: now, &report)
        case .checkPIN(let pin):
            return .pinChecked(try wallet.checkPIN(pin, at: now).refusal(at: now))
        case .changeContacts(let deed, let id):
            do throws(WalletError) {
                let view = try view(on: today, at: now) { store throws(WalletError) in
                    try store.carryOut(deed, id)
                }
                report.record(deed, id)
                return .performed(id, view)
            } catch .contactInUse {
                return .refused(id, .contactInUse(deed.name))
            } catch .unknownContact {
                return .refused(id, .unknownPayee(deed.name))
            }
        case .setPIN(let pin, let id):
            let (salt, key) = (settings.salt(), IdempotencyKey(rawValue: id.rawValue))
            do throws(WalletError) {
                let view = try view(on: today, at: now) { store throws(WalletError) in
                    try store.setPIN(pin, salt: salt, key: key)
                }
                report.recordPIN(id)
                return .performed(id, view)
            } catch .keyReused {
                return .refused(id, .spentTurn)
            }
        case .ask(let question):
            do throws(WalletError) {
                let history = WalletHistory(wallet, account)
                return .answered(try history.answer(question, today: today))
            } catch .unknownAccount(let name) {
                return .unanswerable(.notFound(.account, name: name))
            }
        case .say: preconditionFailure("A reply is said, not carried out.")
        }
    }

    /// The wallet as a change leaves it: both are one transaction, so that nothing that was done
    /// goes untold.
    private func view(
        on today: Day, at now: Date, after change: (WalletStore) throws(WalletError) -> Void
    ) throws(WalletError) -> WalletView {
        try wallet.atomically { store throws(WalletError) in
            try change(store)
            return try WalletObservation(wallet: store, account: account).view(on: today, at: now)
        }
    }

    private mutating func perform(
        _ orders: [Order], _ id: CommandID, today: Day, at now: Date, _ report: inout TurnReport
    ) throws(WalletError) -> DialogueEvent {
        let execution = OrderExecution(
            wallet: wallet, account: account, today: today, instant: now,
            calendar: LocalCalendar(timeZone: settings.timeZone))
        let outcome: OrderExecution.Outcome
        do throws(WalletError) {
            let undone = orders.compactMap(\.undoes).flatMap { course.entries[$0] ?? [] }.sorted()
            outcome = try execution.perform(orders, id, undoing: undone)
        } catch {
            return .refused(id, Refusal(error, of: orders, at: now))
        }
        for (place, own) in outcome.entries.enumerated() {
            course.entries[DoneOrder(id, at: place)] = own
        }
        guard !outcome.isRepeat else {
            report.recordRepeat()
            return .repeated(id, outcome.view)
        }
        report.record(orders, id, balance: outcome.view.balance)
        return .performed(id, outcome.view)
    }
}

extension WalletStore {
    /// Changes the contacts as was agreed to.
    fileprivate func carryOut(_ deed: ContactDeed, _ id: CommandID) throws(WalletError) {
        switch deed {
        case .add(let contact):
            try save(
                Contact(
                    id: ContactID(rawValue: id.rawValue), name: contact.name, iban: contact.iban))
        case .remove(let payee): try removeContact(ContactID(rawValue: payee.id.rawValue))
        case .rename(let payee, let name):
            try renameContact(ContactID(rawValue: payee.id.rawValue), to: name)
        }
    }
}
