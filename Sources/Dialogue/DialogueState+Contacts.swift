internal import Primitives
internal import Understanding

/// Contacts are told, and added, removed and renamed after a yes.
extension DialogueState {
    /// What a turn comes to that asks of the contacts themselves; nil for any other.
    mutating func contacts(
        askedBy turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect]? {
        guard mayTurnToContacts, let request = turn.contactRequest(in: context.view) else {
            return nil
        }
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
            return propose(.add(contact), context)
        case .remove(let name):
            return change(of: name, context) { .remove($0) }
        case .rename(let name, let other):
            if let known = context.view.contacts.first(where: { $0.name == other }) {
                return [.say(.refused(.knownContact(known.name)))] + askAgain()
            }
            return change(of: name, context) { .rename($0, to: other) }
        case .changeAccount(let name):
            return [.say(.refused(.unkeptAccount(name)))] + askAgain()
        }
    }

    /// Restates a change of the contacts in place of what is pending.
    private mutating func propose(
        _ deed: ContactDeed, _ context: TurnContext
    ) -> [DialogueEffect] {
        let dropped: [DialogueEffect] = isIdle ? [] : [.say(.dropped)]
        phase = .proposing(deed, since: context.seconds)
        return dropped + askAgain()
    }

    /// Restates a change of the one who bears a name, unless nobody does, several do, or what is to
    /// come needs them.
    private mutating func change(
        of name: String, _ context: TurnContext, _ deed: (Payee) -> ContactDeed
    ) -> [DialogueEffect] {
        let words = name.nameWords
        let bearing = context.view.contacts.filter { $0.isNamed(words) }
        let exact = bearing.filter { $0.nameWords.contains(words) }
        let found = exact.count == 1 ? exact : bearing
        guard let payee = found.first else {
            return [.say(.refused(.unknownPayee(name)))] + askAgain()
        }
        guard found.count == 1 else {
            let names = found.map(context.view.contacts.label)
            return [.say(.refused(.severalContacts(name, names)))] + askAgain()
        }
        let deed = deed(payee)
        guard !context.view.needs(payee, despite: deed) else {
            return [.say(.refused(.contactInUse(payee.name)))] + askAgain()
        }
        return propose(deed, context)
    }

    /// Takes what was said to the restatement of a change of the contacts.
    mutating func decide(
        on deed: ContactDeed, _ turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect] {
        if turn.isPlainYes(to: [], known: deed.words) { return carryOut(deed, context) }
        if turn.givesUp || turn.act == .deny { return abandon() }
        return interrupt(by: turn, pending: nil, context) ?? askAgain()
    }

    /// Carries out a change that was agreed to.
    mutating func carryOut(_ deed: ContactDeed, _ context: TurnContext) -> [DialogueEffect] {
        let id = nextCommand(context)
        phase = .changing(deed, id)
        return [.changeContacts(deed, id)]
    }

    /// Whether contacts can be asked about where the conversation stands: not while a secret or
    /// the wallet is waited for.
    private var mayTurnToContacts: Bool {
        switch phase {
        case .idle, .filling, .choosing, .confirming, .proposing: true
        case .identifying, .changingPIN, .settingPIN, .executing, .changing: false
        }
    }
}

extension NewContact {
    /// Whether somebody who can be paid already is called so, or has the account.
    fileprivate func isAlready(_ payee: Payee) -> Bool {
        payee.nameWords.contains(name.nameWords) || iban != nil && payee.iban == iban
    }
}

extension ContactDeed {
    /// The words that a yes may repeat.
    fileprivate var words: Set<String> {
        switch self {
        case .add, .remove: name.nameWords
        case .rename(let payee, let name): payee.name.nameWords.union(name.nameWords)
        }
    }
}

extension WalletView {
    /// Whether somebody is paid or asked by what is to come, or known by name to auto-pay, and a
    /// change would leave that without them.
    fileprivate func needs(_ payee: Payee, despite deed: ContactDeed) -> Bool {
        let isOfAutopay =
            autopay.peerLimits[payee.name] != nil
            || autopay.rules.contains { $0.peer == payee.name }
        guard case .remove = deed else { return isOfAutopay }
        return isOfAutopay || requests.contains { $0.person.id == payee.id }
            || recurring.contains { !$0.isSubscription && $0.name == payee.name }
    }
}
