public import Primitives
public import Understanding

/// What is said to the user, before it is put into words.
public enum Reply: Hashable, Codable, Sendable {
    /// Asks for what a frame lacks.
    case ask(Request, Frame)
    /// A name may mean several things.
    case choose(Choice)
    /// Restates orders in full and asks for a yes.
    case confirm([Order])
    /// What is restated next was done a moment ago already.
    case twice
    /// Asks for a PIN.
    case askSecret(isNew: Bool)
    /// What was said before the yes may be a PIN, which is asked for behind it.
    case earlyPIN
    /// A secret is given to nobody who asks for it.
    case guardSecret
    /// What is told of is a known fraud: nothing is to be sent.
    case knownFraud
    /// What is restated once the yes just asked for is said.
    case follows([Order])
    /// The orders were carried out; the main account then holds `balance`, nil where they left it
    /// as it was.
    case done([Order], balance: Money?)
    /// Says again that orders were carried out, which were not carried out again.
    case repeated([Order])
    /// A wallet without a PIN could have one.
    case invitePIN
    /// The PIN was set.
    case pinSet
    /// Restates a change of the contacts, and asks for a yes.
    case confirmContact(ContactDeed)
    /// The contacts were changed.
    case contactDone(ContactDeed)
    /// What was pending is given up.
    case cancelled
    /// What was to be taken back stays as it is.
    case kept
    /// What was pending makes room for something else.
    case dropped
    /// What was wanted besides waits until what is pending is settled.
    case deferred
    /// What those who are paid get, once and each time, and those who are asked are to pay, in what
    /// is pending.
    case total(paid: Money?, repeated: Money?, asked: Money?, areDone: Bool)
    /// What two figures just told differ by, the greater of them first.
    case difference(Money, of: Money, Money)
    /// What figures just told come to together, and each of them, as they were told.
    case sum(Money, of: [Money])
    /// Whether what went to somebody is as much as what came from them.
    case settlement(Settlement)
    /// What something comes to a month, the first day of the month since which it does, and what it
    /// came to before.
    case step(Money, since: Day, before: Money)
    /// The one of two bills that was asked for, the greater or the smaller, with the other.
    case compared(WalletView.Bill, with: WalletView.Bill)
    /// What may be spent a day of what is left of a budget.
    case allowance(Allowance)
    /// It is not done, for a reason.
    case refused(Refusal)
    /// A question is answered.
    case answer(Answer)
    /// All of a list was told.
    case listEnds
    /// The utterance asks for something Yani does not do.
    case outOfScope
    /// The utterance was not understood well enough to act on.
    case unsure
    case greeting, thanks, goodbye
    /// What can be said.
    case help(HelpTopic)

    /// Whether "say that again" means it.
    var isWorthRepeating: Bool {
        switch self {
        case .ask, .choose, .confirm, .done, .refused, .answer, .help, .pinSet, .confirmContact,
            .contactDone, .difference, .sum, .step, .compared, .allowance, .settlement,
            .knownFraud:
            true
        case .twice, .guardSecret, .follows, .askSecret, .earlyPIN, .invitePIN,
            .cancelled, .kept, .dropped, .deferred, .total, .outOfScope, .unsure, .greeting,
            .thanks, .goodbye, .repeated, .listEnds:
            false
        }
    }
}

/// What help is about.
public enum HelpTopic: Hashable, Codable, Sendable {
    /// All that can be said.
    case general
    /// Who it is that is spoken to, and what that can do.
    case yani
    /// What is being asked for.
    case request(Request)
    /// What was restated and awaits a yes.
    case confirmation
    /// Adding somebody to the contacts.
    case contacts
    /// How something is done.
    case howTo(Intent, Operation?)
    /// What can be done about a transaction that is not the user's; nil for none in particular.
    case dispute(TransactionLine?, isFrozen: Bool)
}
