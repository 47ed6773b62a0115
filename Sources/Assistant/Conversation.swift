internal import Dialogue
internal import Entities
public import Foundation
public import Primitives
public import Understanding
public import Wallet

/// A conversation over a wallet: understands each turn, lets the dialogue decide, and carries its
/// effects out.
public struct Conversation: Sendable {
    private let interpreter: Interpreter
    private let wallet: WalletStore
    private let account: WalletAccount
    private var settings: Settings
    private var state = DialogueState()
    private var turnCount = 0
    /// The language of the last turn, which a word that is in both is taken to be in.
    private var language: Language?

    /// What does not change during a conversation.
    public struct Settings: Sendable {
        /// The user's time zone.
        public var timeZone: TimeZone
        /// The language to answer in, nil to follow the user.
        public var language: Language?
        /// A name no other conversation on the wallet has; commands are made idempotent with it.
        public var session: String

        /// Creates settings.
        public init(timeZone: TimeZone, language: Language?, session: String) {
            self.timeZone = timeZone
            self.language = language
            self.session = session
        }
    }

    /// Begins a conversation that pays from `account`.
    public init(
        interpreter: Interpreter, wallet: WalletStore, account: WalletAccount, settings: Settings
    ) {
        self.interpreter = interpreter
        self.wallet = wallet
        self.account = account
        self.settings = settings
    }

    /// Answers in `language` from now on, or follows the user if it is nil.
    public mutating func answer(in language: Language?) {
        settings.language = language
    }

    /// Returns what is answered to `text` at `now`, after carrying out what it releases.
    ///
    /// - Throws: `WalletError` only where the wallet cannot be read; a payment it refuses is
    ///   answered.
    public mutating func reply(to text: String, at now: Date) throws(WalletError) -> TurnReport {
        turnCount += 1
        let today = Day(at: now, in: settings.timeZone)
        let turn = interpreter.interpretation(
            of: text, in: .init(today: today, language: settings.language))
        let answerLanguage = spokenLanguage(of: turn)
        language = answerLanguage
        let context = TurnContext(
            today: today, currency: account.currency, serial: "\(settings.session)-\(turnCount)")
        var report = TurnReport(language: answerLanguage, intent: turn.intent)
        var events: [DialogueEvent] = [.said(turn, context)]
        while !events.isEmpty {
            for effect in state.handle(events.removeFirst()) {
                if case .say(let reply) = effect {
                    report.add(reply)
                } else {
                    events.append(try outcome(of: effect, today: today))
                }
            }
        }
        report.close(with: state)
        return report
    }

    /// The language a turn is answered in: a short turn does not change it.
    private func spokenLanguage(of turn: Interpretation) -> Language {
        if let fixed = settings.language { return fixed }
        guard let language, turn.text.split(separator: " ").count <= 2 else { return turn.language }
        return language
    }

    /// Carries an effect out and returns what came of it.
    private func outcome(
        of effect: DialogueEffect, today: Day
    ) throws(WalletError) -> DialogueEvent {
        switch effect {
        case .findPayees(let name): return .payeesFound(name: name, try payees(named: name))
        case .checkFunds: return .fundsKnown(try wallet.balance(of: account))
        case .transfer(let transfer, let id): return perform(transfer, id, today: today)
        case .ask(let question):
            return .answered(try WalletHistory(wallet, account).answer(question, today: today))
        case .say: preconditionFailure("A reply is said, not carried out.")
        }
    }

    private func payees(named name: String) throws(WalletError) -> [Payee] {
        let contacts = try wallet.contacts()
        if let iban = IBAN(name) {
            let owner = contacts.first { $0.iban == iban }
            return owner.map { [Payee(id: .init(rawValue: $0.id.rawValue), name: $0.name)] } ?? []
        }
        let matcher = ContactMatcher(
            contacts.map { .init(id: $0.id.rawValue, names: [$0.name] + $0.aliases) })
        return matcher.matches(for: name).compactMap { match in
            contacts.first { $0.id.rawValue == match.id }.map {
                Payee(id: .init(rawValue: $0.id.rawValue), name: $0.name)
            }
        }
    }

    private func perform(_ transfer: Transfer, _ id: CommandID, today: Day) -> DialogueEvent {
        do {
            let amount = try transfer.amount.negated()
            let receipt = try wallet.post(
                Movement(
                    account: account, amount: amount,
                    counterparty: .contact(ContactID(rawValue: transfer.payee.id.rawValue)),
                    day: today, note: transfer.note, category: SpendingCategory.transfers.rawValue),
                key: IdempotencyKey(rawValue: id.rawValue))
            return .performed(id, balance: receipt.balance)
        } catch WalletError.insufficientFunds(let missing) {
            return .refused(id, .insufficientFunds(missing: missing))
        } catch {
            return .refused(id, .unavailable)
        }
    }
}
