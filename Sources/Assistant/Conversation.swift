internal import Dialogue
public import Foundation
public import Primitives
public import Understanding
public import Wallet

/// A conversation over a wallet: understands each turn, lets the dialogue decide, and carries its
/// effects out.
///
/// A turn that throws is as if it had not been said: the conversation stands where it stood, and
/// the turn can be said again. What a turn did to the wallet is always told by its report.
public struct Conversation: Sendable {
    let interpreter: Interpreter
    let wallet: WalletStore
    let account: WalletAccount
    private(set) var settings: Settings
    /// What goes on from turn to turn.
    var course: Snapshot
    /// The wallet as it was seen last, good until something is written, the day changes or a
    /// request ends.
    private var seen: Sight?

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
        /// A name for the conversation, which the names of its commands begin with. One that is
        /// used again is told apart by the instant of the first turn.
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

    /// Begins a conversation that pays from `account`, or goes on with the one a snapshot is of:
    /// over the same wallet, with the same account.
    public init(
        interpreter: Interpreter, wallet: WalletStore, account: WalletAccount, settings: Settings,
        resuming snapshot: Snapshot? = nil
    ) {
        self.interpreter = interpreter
        self.wallet = wallet
        self.account = account
        self.settings = settings
        course = snapshot ?? Snapshot(language: settings.usualLanguage)
    }

    /// Where the conversation stands: kept after each turn, it lets another process go on with what
    /// awaits a yes and what can be taken back, and say the turn again whose answer was lost: what
    /// that did is not done twice.
    public var snapshot: Snapshot { course }

    /// Answers in `language` from now on, or follows the user if it is nil.
    public mutating func answer(in language: Language?) {
        settings.language = language
    }

    /// Returns what is answered to `text` at `now`, after carrying out what it releases.
    ///
    /// - Throws: `WalletError` only where the wallet cannot be read or is busy, and nothing of the
    ///   turn was done; a payment it refuses is answered.
    public mutating func reply(to text: String, at now: Date) throws(WalletError) -> TurnReport {
        try take(.text(text), at: now)
    }

    /// Says yes to what was restated (`confirms`), in no language.
    ///
    /// - Throws: as `reply(to:at:)`.
    public mutating func confirm(at now: Date) throws(WalletError) -> TurnReport {
        try take(.press(.yes), at: now)
    }

    /// Gives up what is pending, in no language.
    ///
    /// - Throws: as `reply(to:at:)`.
    public mutating func refuse(at now: Date) throws(WalletError) -> TurnReport {
        try take(.press(.no), at: now)
    }

    /// Chooses the option at `place` of those offered (`options`), from 0, in no language; where
    /// none is there the options are offered again.
    ///
    /// - Throws: as `reply(to:at:)`.
    public mutating func choose(
        _ place: Int, at now: Date
    ) throws(WalletError) -> TurnReport {
        try take(.press(.option(place)), at: now)
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

    /// What is said, in words or by a button.
    private enum Said {
        case text(String)
        case press(Press)
    }

    private mutating func take(_ said: Said, at now: Date) throws(WalletError) -> TurnReport {
        let before = course
        do throws(WalletError) {
            return try answer(to: said, at: now)
        } catch {
            // What time brought about stays so, and is told with the next turn.
            let settled = course.settled
            course = before
            course.settled = settled
            throw error
        }
    }

    private mutating func answer(
        to said: Said, at now: Date
    ) throws(WalletError) -> TurnReport {
        let today = Day(at: now, in: settings.timeZone)
        try course.settled.settle(
            DailySettlement(
                wallet: wallet, account: account,
                calendar: LocalCalendar(timeZone: settings.timeZone)), on: today, at: now)
        let seen = try look(on: today, at: now)
        let serial = course.nextSerial(session: settings.session, at: now)
        let context = TurnContext(
            today: today, seconds: Int(now.timeIntervalSince1970), serial: serial,
            isSaidAgain: try wallet.hasUsed(one: CommandID(rawValue: serial).usualKeys),
            view: seen.view)
        let event = event(of: said, context, names: seen.names, at: now)
        var report = TurnReport(language: course.language ?? settings.language ?? .english)
        for notice in course.settled.untold { report.add(notice) }
        var events = [event]
        while !events.isEmpty {
            for effect in course.state.handle(events.removeFirst()) {
                if case .say(let reply) = effect {
                    report.add(reply)
                } else {
                    events.append(try outcome(of: effect, today: today, at: now, &report))
                }
            }
        }
        report.close(with: course.state)
        course.state.rest()
        course.settled.untold = []
        return report
    }

    /// What is said, as the dialogue takes it; the language it is answered in is kept.
    private mutating func event(
        of said: Said, _ context: TurnContext, names: KnownNames, at now: Date
    ) -> DialogueEvent {
        if let fixed = settings.language { course.language = fixed }
        let text: String
        switch said {
        case .press(let press): return .pressed(press, context)
        case .text(let words): text = words
        }
        // What was offered is chosen by its label, whatever else its words may mean.
        if let place = course.state.options.firstIndex(of: text) {
            return .pressed(.option(place), context)
        }
        let reading = interpreterContext(on: context.today, at: now, names: names)
        guard text.utf8.count <= Interpreter.longestText else {
            // How it begins says what language it is in.
            let beginning = interpreter.interpretation(of: String(text.prefix(200)), in: reading)
            course.language = spokenLanguage(of: beginning)
            return .overlong(context)
        }
        let code = Interpretation(paymentCode: text, in: course.language ?? .english)
        let turns = code.map { [$0] } ?? interpretations(of: text, in: reading)
        if let first = turns.first { course.language = spokenLanguage(of: first) }
        return .said(turns, context)
    }

    /// What a text means; an order beside the answer to what awaits one is a turn of its own.
    private func interpretations(
        of text: String, in context: Interpreter.Context
    ) -> [Interpretation] {
        if let (answer, order) = course.state.answerAndOrder(in: text) {
            let said = interpreter.interpretation(of: answer, in: context)
            let orders = interpreter.interpretations(of: order, in: context)
            if said.act == .affirm || said.act == .deny, orders.allSatisfy(course.state.mayTake) {
                return [said] + orders
            }
        }
        if let (order, refusal) = course.state.orderBesideRefusal(in: text),
            case let orders = interpreter.interpretations(of: order, in: context),
            orders.allSatisfy({ !$0.paysOrAsks && course.state.mayTake($0) })
        {
            return (refusal.map { [interpreter.interpretation(of: $0, in: context)] } ?? [])
                + orders
        }
        let turns = interpreter.interpretations(of: text, in: context)
        guard turns.count == 1, turns[0].label == .outOfScope,
            let order = DialogueState.orderBehindStory(in: text)
        else { return turns }
        let ordered = interpreter.interpretations(of: order, in: context)
        return ordered.allSatisfy { $0.intent == .sendMoney && course.state.mayTake($0) }
            ? ordered : turns
    }

    private func interpreterContext(
        on today: Day, at now: Date, names: KnownNames
    ) -> Interpreter.Context {
        .init(
            today: today, language: settings.language, names: names,
            secondOfDay: Int(
                LocalCalendar(timeZone: settings.timeZone).wallTime(of: now).seconds),
            answersLookBack: course.state.looksBack, putsMonthFirst: settings.putsMonthFirst)
    }

    /// The wallet as it was at a revision of it.
    private struct Sight {
        let view: WalletView
        /// The names of the contacts, ready to be looked for.
        let names: KnownNames
        let revision: WalletRevision
        let day: Day
        /// The instant from which it is another: the first at which a request ends.
        let end: Date?

        func holds(at revision: WalletRevision, on today: Day, _ now: Date) -> Bool {
            self.revision == revision && day == today && end.map { now < $0 } ?? true
        }
    }

    /// The wallet as a turn sees it, read again only if it may have changed.
    private mutating func look(on today: Day, at now: Date) throws(WalletError) -> Sight {
        let revision = try wallet.revision()
        if let seen, seen.holds(at: revision, on: today, now) { return seen }
        let observation = WalletObservation(wallet: wallet, account: account)
        let view = try observation.view(on: today, at: now)
        let names =
            seen?.view.contacts == view.contacts
            ? seen?.names : KnownNames(view.contacts.flatMap { [$0.name] + $0.aliases })
        let ends = try wallet.requests(nil, .pending).compactMap(\.expires)
        let sight = Sight(
            view: view, names: names ?? KnownNames(), revision: revision, day: today,
            end: ends.filter { $0 > now }.min())
        seen = sight
        return sight
    }

    /// The language a turn is answered in: what may be in either does not change it.
    private func spokenLanguage(of turn: Interpretation) -> Language {
        if let fixed = settings.language { return fixed }
        guard let language = course.language else {
            return turn.opensInEnglish ? .english : turn.language
        }
        let isClear =
            turn.languageMargin >= Self.clearMargin && turn.text.contains(where: \.isLetter)
        return isClear ? turn.language : language
    }

    /// The margin in logits from which a turn is in another language than the one before: somebody
    /// changes language in one turn of fifty, so the words must speak for it by more than 49 to 1.
    private static let clearMargin = 3.9
}

extension Interpretation {
    /// Whether it opens with a verb that is English alone, which what stands behind it may hide
    /// ("stake 10 yani").
    fileprivate var opensInEnglish: Bool {
        let first = text.lowercased().split { !$0.isLetter }.first.map(String.init)
        return first.map(Self.englishVerbs.contains) == true
    }

    private static let englishVerbs: Set<String> = [
        "stake", "unstake", "restake", "send", "pay", "ask", "freeze", "unfreeze", "show", "cancel",
    ]
}
