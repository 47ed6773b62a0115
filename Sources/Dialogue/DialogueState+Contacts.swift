internal import Primitives
internal import Understanding

/// Contacts are told, and added after a yes.
extension DialogueState {
    /// What a turn comes to that asks of the contacts themselves; nil for any other.
    mutating func contacts(
        askedBy turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect]? {
        guard mayTurnToContacts, let request = turn.contactRequest else { return nil }
        understood = nil
        switch request {
        case .list:
            return [.say(.answer(.contacts(context.view.contacts)))] + askAgain()
        case .addNobody: return [.say(.help(.contacts))] + askAgain()
        case .addInvalid: return [.say(.refused(.invalidNumber))] + askAgain()
        case .add(let contact):
            if let known = context.view.contacts.first(where: contact.isAlready) {
                return [.say(.refused(.knownContact(known.name)))] + askAgain()
            }
            let dropped: [DialogueEffect] = isIdle ? [] : [.say(.dropped)]
            phase = .introducing(contact, since: context.seconds)
            return dropped + askAgain()
        }
    }

    /// Takes what was said to the restatement of somebody who is to be added.
    mutating func decide(
        on contact: NewContact, _ turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect] {
        if turn.isPlainYes(to: [], known: contact.name.nameWords) { return add(contact, context) }
        if turn.givesUp || turn.act == .deny { return abandon() }
        return interrupt(by: turn, pending: nil, context) ?? askAgain()
    }

    /// Adds somebody who was agreed to.
    mutating func add(_ contact: NewContact, _ context: TurnContext) -> [DialogueEffect] {
        let id = nextCommand(context)
        phase = .adding(contact, id)
        return [.addContact(contact, id)]
    }

    /// Whether contacts can be asked about where the conversation stands: not while a secret or
    /// the wallet is waited for.
    private var mayTurnToContacts: Bool {
        switch phase {
        case .idle, .filling, .choosing, .confirming, .introducing: true
        case .identifying, .changingPIN, .settingPIN, .executing, .adding: false
        }
    }
}

extension NewContact {
    /// Whether somebody who can be paid already is called so, or has the account.
    fileprivate func isAlready(_ payee: Payee) -> Bool {
        payee.nameWords.contains(name.nameWords) || iban != nil && payee.iban == iban
    }
}
