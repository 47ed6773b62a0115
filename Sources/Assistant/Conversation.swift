internal import Dialogue
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
    /// The ledger entries orders made, by which they are taken back.
    private var entries: [DoneOrder: [Int64]] = [:]
    /// The wallet as it was seen last, good until something is written or the day changes.
    private var seen: Sight?
    /// The day up to which what falls due was seen to.
    private var settledDay: Day?

    /// What does not change during a conversation.
    public struct Settings: Sendable {
        /// The user's time zone.
        public var timeZone: TimeZone
        /// The language to answer in, nil to follow the user.
        public var language: Language?
        /// The language of what may be in either until the user spoke.
        public var usualLanguage: Language?
        /// Whether 03/04 is March 4 in English, as in the United States.
        public var putsMonthFirst: Bool
        /// A name no other conversation on the wallet has; commands are made idempotent with it.
        public var session: String
        /// Fresh chance: 16 bytes each time, the salt of a PIN's hash.
        public var salt: @Sendable () -> [UInt8]

        /// Creates settings.
        public init(
            timeZone: TimeZone, language: Language?, usualLanguage: Language? = nil,
            putsMonthFirst: Bool = false, session: String,
            salt: @escaping @Sendable () -> [UInt8] = Self.randomSalt
        ) {
            self.timeZone = timeZone
            self.language = language
            self.usualLanguage = usualLanguage
            self.putsMonthFirst = putsMonthFirst
            self.session = session
            self.salt = salt
        }

        /// Sixteen bytes of the system's chance.
        public static let randomSalt: @Sendable () -> [UInt8] = {
            var generator = SystemRandomNumberGenerator()
            return (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
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
        language = settings.usualLanguage
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
        let settled = try settle(on: today, at: now)
        let seen = try look(on: today, at: now)
        let code = Interpretation(
            paymentCode: text, in: settings.language ?? language ?? .english)
        let turns =
            code.map { [$0] }
            ?? interpretations(
                of: text, in: interpreterContext(on: today, at: now, names: seen.names))
        let answerLanguage = turns.first.map(spokenLanguage) ?? language ?? .english
        language = answerLanguage
        var report = TurnReport(language: answerLanguage)
        for notice in settled { report.add(notice) }
        let context = TurnContext(
            today: today, seconds: Int(now.timeIntervalSince1970),
            serial: "\(settings.session)-\(turnCount)", view: seen.view)
        var events: [DialogueEvent] = [.said(turns, context)]
        while !events.isEmpty {
            for effect in state.handle(events.removeFirst()) {
                if case .say(let reply) = effect {
                    report.add(reply)
                } else {
                    events.append(try outcome(of: effect, today: today, at: now, &report))
                }
            }
        }
        report.close(with: state)
        return report
    }

    /// Returns what is worth telling before anything is asked, in `language`, each with its key.
    public mutating func notices(
        in language: Language, at now: Date
    ) throws(WalletError) -> [(key: String, text: String)] {
        let today = Day(at: now, in: settings.timeZone)
        let finding = NoticeFinding(
            view: try look(on: today, at: now).view, history: WalletHistory(wallet, account),
            today: today)
        return try finding.notices().map { ($0.key, language.replies.text(for: $0)) }
    }

    /// What a text means; an order beside the answer to what awaits one is a turn of its own.
    private func interpretations(
        of text: String, in context: Interpreter.Context
    ) -> [Interpretation] {
        if let (answer, order) = state.answerAndOrder(in: text) {
            let said = interpreter.interpretation(of: answer, in: context)
            let orders = interpreter.interpretations(of: order, in: context)
            if said.act == .affirm || said.act == .deny, orders.allSatisfy(state.mayTake) {
                return [said] + orders
            }
        }
        return interpreter.interpretations(of: text, in: context)
    }

    private func interpreterContext(
        on today: Day, at now: Date, names: KnownNames
    ) -> Interpreter.Context {
        .init(
            today: today, language: settings.language, names: names,
            secondOfDay: Int(
                LocalCalendar(timeZone: settings.timeZone).wallTime(of: now).seconds),
            answersLookBack: state.looksBack, putsMonthFirst: settings.putsMonthFirst)
    }

    /// The wallet as it was at a revision of it.
    private struct Sight {
        let view: WalletView
        /// The names of the contacts, ready to be looked for.
        let names: KnownNames
        let revision: WalletRevision
        let day: Day
    }

    /// The wallet as a turn sees it, read again only if it may have changed.
    private mutating func look(on today: Day, at now: Date) throws(WalletError) -> Sight {
        let revision = try wallet.revision()
        if let seen, seen.revision == revision, seen.day == today { return seen }
        let observation = WalletObservation(wallet: wallet, account: account)
        let view = try observation.view(on: today, at: now)
        let names =
            seen?.view.contacts == view.contacts
            ? seen?.names : KnownNames(view.contacts.flatMap { [$0.name] + $0.aliases })
        let sight = Sight(
            view: view, names: names ?? KnownNames(), revision: revision, day: today)
        seen = sight
        return sight
    }

    /// Sees to what fell due since the last turn; returns what is to be told of it.
    private mutating func settle(on today: Day, at now: Date) throws(WalletError) -> [Notice] {
        guard settledDay != today else { return [] }
        settledDay = today
        return try DailySettlement(
            wallet: wallet, account: account, calendar: LocalCalendar(timeZone: settings.timeZone)
        ).settle(on: today, at: now)
    }

    /// The language a turn is answered in: what may be in either does not change it.
    private func spokenLanguage(of turn: Interpretation) -> Language {
        if let fixed = settings.language { return fixed }
        guard let language else { return turn.language }
        let isClear =
            turn.languageMargin >= Self.clearMargin && turn.text.contains(where: \.isLetter)
        return isClear ? turn.language : language
    }

    /// The margin in logits from which a turn is in another language than the one before: somebody
    /// changes language in one turn of fifty, so the words must speak for it by more than 49 to 1.
    private static let clearMargin = 3.9

    /// Carries an effect out and returns what came of it.
    private mutating func outcome(
        of effect: DialogueEffect, today: Day, at now: Date, _ report: inout TurnReport
    ) throws(WalletError) -> DialogueEvent {
        switch effect {
        case .perform(let orders, let id):
            return try perform(orders, id, today: today, at: now, &report)
        case .checkPIN(let pin):
            return .pinChecked(try wallet.checkPIN(pin, at: now).refusal(at: now))
        case .addContact(let contact, let id):
            try wallet.save(
                Contact(
                    id: ContactID(rawValue: id.rawValue), name: contact.name, iban: contact.iban))
            report.record(contact, id)
            return .performed(id, try look(on: today, at: now).view)
        case .setPIN(let pin, let id):
            try wallet.setPIN(
                pin, salt: settings.salt(), key: IdempotencyKey(rawValue: id.rawValue))
            report.recordPIN(id)
            return .performed(id, try look(on: today, at: now).view)
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

    private mutating func perform(
        _ orders: [Order], _ id: CommandID, today: Day, at now: Date, _ report: inout TurnReport
    ) throws(WalletError) -> DialogueEvent {
        let execution = OrderExecution(
            wallet: wallet, account: account, today: today, instant: now,
            calendar: LocalCalendar(timeZone: settings.timeZone))
        do throws(WalletError) {
            let undone = orders.compactMap(\.undoes).flatMap { entries[$0] ?? [] }.sorted()
            let made = try execution.perform(orders, id, undoing: undone)
            for (place, own) in made.enumerated() { entries[DoneOrder(id, at: place)] = own }
        } catch {
            return .refused(id, Refusal(error, of: orders, at: now))
        }
        let view = try look(on: today, at: now).view
        report.record(orders, id, balance: view.balance)
        return .performed(id, view)
    }
}
