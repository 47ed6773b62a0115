internal import Primitives
public import Understanding

/// What has been said so far of one thing wanted: an intent and the values of its slots.
public struct Frame: Hashable, Codable, Sendable {
    /// The intent.
    public internal(set) var intent: Intent
    /// The operation within it.
    public internal(set) var operation: Operation?
    var values: [Slot: [SlotValue]] = [:]
    /// What was chosen where a name was ambiguous, by slot and folded name.
    var picks: [String: String] = [:]
    /// Whether a day was said that no calendar has.
    var hasImpossibleDay = false
    /// The month of such a day.
    var impossibleMonth: ImpossibleMonth?
    /// The digits said where a number was asked for.
    var number: String?
    /// The words said so far, folded, in order: a thing may be named outside of any slot.
    var words: [String] = []
    /// The identifier of the payment a link is to.
    var link: String?
    /// Whether all there is was said ("tout", "everything").
    var wantsAll = false
    /// Whether the speaker is one of those who share ("Marie, Paul et moi").
    var includesSpeaker = false

    /// The two things an amount such as "1.200" may be.
    var doubt: Doubt?
    /// An amount that was refused for its currency alone.
    var refusedAmount: SpokenAmount?
    /// Whether several people or amounts were named of whom one is meant ("Paul ou Zoé").
    var offersAlternatives = false
    /// Whether the amount is one to be worked out that was not ("20 moins 5", "en 4 fois").
    var reckonsAmount = false
    /// The part of what an account holds that is to be paid ("half of my balance").
    var shareOfBalance: ExactRatio?
    /// What of the amount is paid now, where the rest is paid on a later day.
    var firstPart: FirstPart?
    /// What the kinds of spending that a budget is of were called, by their labels.
    var saidKinds: [String: String] = [:]
    /// Whether a time of day was said with the day.
    var saysHour = false
    /// Whether a budget needs a yes or a rule of auto-pay its amount, as figures were said that
    /// fill no slot, or as a budget may only be asked about ("is 300 a month on groceries a lot?").
    var isBudgetDoubtful = false
    /// Who and what is to be left out ("sauf Orange").
    var excluded: [Exclusion] = []
    /// What is asked of transactions besides their sum.
    var measure: Measure?
    /// The two times that are set beside each other, as they are said; none where no two are.
    var comparedTimes: [String] = []
    /// Where and how what a question is of was bought, as it was said.
    var circumstances: [Circumstance] = []
    /// What was named last that is no kind of spending of its own.
    var saidTheme: SpendingTheme?
    /// The days of the week a question is about; none for all.
    var weekdays: Set<Weekday> = []
    /// What the amount is of what is paid.
    var amountRole = AmountRole.plain
    /// The one of several names that nobody bears, and in whose place another is asked for.
    var soughtName: String?
    /// Whether it is only supposed that the amount is paid ("si j'envoie 50, il me reste combien ?").
    var isSupposed = false

    /// An amount that reads two ways.
    struct Doubt: Hashable, Codable, Sendable {
        let said: SpokenAmount
        let other: SpokenAmount
    }

    /// Who or what is to be left out.
    struct Exclusion: Hashable, Codable, Sendable {
        let slot: Slot
        /// As it was said.
        let said: String
        let value: SlotValue
    }

    init(_ intent: Intent, _ operation: Operation? = nil) {
        self.intent = intent
        self.operation = operation
    }

    init(_ intent: Intent, _ turn: Interpretation) {
        self.init(intent, turn.operation)
        if turn.words.count == 1 { askIfBare(turn) }
        _ = take(turn)
        reread()
        setAside(by: turn)
    }

    /// "Budget" and "verrouillé ?" ask how things stand, whatever they read as.
    private mutating func askIfBare(_ turn: Interpretation) {
        if intent == .manageBudget { operation = .check }
        if intent == .accountSecurity, turn.text.contains("?") { operation = .cardStatus }
    }

    /// Keeps what a turn leaves out; returns the slots that it does not.
    @discardableResult
    mutating func leaveOut(by turn: Interpretation) -> [SlotFill] {
        let left = turn.slots.filter(turn.leavesOut)
        excluded += left.filter { $0.slot != .amount }.map { fill in
            Exclusion(slot: fill.slot, said: turn.text(of: fill), value: fill.value)
        }
        if asksOfTransactions {
            excluded += turn.unheardExclusions(besides: left).map { said, category in
                Exclusion(slot: .category, said: said, value: .text(category.rawValue))
            }
        }
        return turn.slots.filter { !left.contains($0) }
    }

    /// Takes over the slots an utterance fills; returns whether anything changed.
    mutating func take(_ turn: Interpretation, correcting: Bool = false) -> Bool {
        words += turn.words
        link = turn.text.paymentLink ?? link
        let before = self
        if !turn.slots.isEmpty { offersAlternatives = turn.offersAlternatives }
        let kept = leaveOut(by: turn)
        if !turn.values(of: .frequency).isEmpty, turn.saysUnmarkedHour { saysHour = true }
        for (slot, values) in Dictionary(grouping: adapted(kept), by: \.slot) {
            var new = values.map(\.value)
            if slot == .date || slot == .period {
                saysHour = values.contains { turn.saysHour($0.fill) }
                // "Every Monday at 9": the hour names no first day.
                if saysHour, values.count == 1, !turn.values(of: .frequency).isEmpty { continue }
            }
            if slot == .payee || slot == .payer {
                // Of several with amounts of their own none takes the place of all.
                if correcting, texts(slot).count > 1, amounts.count > 1 { continue }
                let meant = Self.meant(new, turn.uncorrectedCount(values.map(\.fill)))
                new = meant.filter { !$0.isSpeaker }
                includesSpeaker = includesSpeaker || new.count < meant.count
                if new.isEmpty { continue }
            }
            if [.date, .period, .frequency].contains(slot) {
                // Of "on Friday, no, Monday" the last is meant.
                new = Array(new.suffix(turn.uncorrectedCount(values.map(\.fill))))
            }
            if slot == .amount, paysSomebody {
                new = turn.amountsMeant(new, values.map(\.fill))
                if new.isEmpty {
                    drop(.amount)
                    continue
                }
            }
            // Of "not 50, 60" the last is meant, of "to Karim and Léa" both.
            if correcting, [.amount, .coinAmount, .payee, .payer].contains(slot) {
                new = Array(new.suffix(turn.correctedCount(values.map(\.fill))))
            }
            if slot == .frequency, let old = frequency { new = new.map { $0.keepingDay(of: old) } }
            self.values[slot] = new
            if slot == .amount { wonder(aboutAmounts: new, values.map(\.fill), of: turn) }
            picks = picks.filter { !$0.key.hasPrefix("\(slot.rawValue):") }
        }
        takeWording(of: turn)
        takeScope(of: turn)
        takeMeasure(of: turn)
        takeSign(of: turn)
        takeParts(of: turn)
        if correcting || turn.correctsRhythm { moveRhythm(by: turn, from: before.values[.date]) }
        keepDays(of: before.days(.date), by: turn, correcting: correcting)
        if let share = turn.shareOfBalance { shareOfBalance = share }
        if turn.reckonsAmount { reckon(by: turn) }
        let mayWonder = intent == .manageBudget && turn.mayOnlyWonder
        if [.manageBudget, .manageAutopay].contains(intent) && turn.hasUnreadFigures || mayWonder {
            isBudgetDoubtful = true
        }
        if kept.contains(where: { [.date, .period, .frequency].contains($0.slot) }) {
            hasImpossibleDay = false
        }
        takeImpossibleDay(of: turn)
        suppose(by: turn)
        if intent == .loyaltyCards, operation == .add, let said = turn.text.cardNumber {
            number = said
        }
        takeRole(of: turn)
        if turn.saysAll { wantsAll = true }
        // Who had lunch with whom is said of a share already taken.
        if turn.ownShare == nil, turn.mentionsSpeaker || turn.sharesWithOthers {
            includesSpeaker = true
        }
        return self != before
    }

    /// Takes what an amount is of what is paid, what of it is paid now, and that amount where it
    /// only bounds it.
    private mutating func takeRole(of turn: Interpretation) {
        takeFirstPart(of: turn)
        guard let role = turn.amountRole else { return }
        amountRole = role
        guard amounts.isEmpty, let kept = turn.keptAmount ?? turn.bound else { return }
        values[.amount] = [.amount(kept)]
        (values[.amountMinimum], values[.amountMaximum]) = (nil, nil)
    }

    /// Takes the amount that a turn has to be worked out, or keeps that it could not be.
    private mutating func reckon(by turn: Interpretation) {
        reckonsAmount = turn.reckonedAmount == nil
        guard let amount = turn.reckonedAmount else { return }
        values[.amount] = [.amount(amount)]
        if turn.shareOfOthers != nil { values[.amountMode] = [.text("each")] }
        doubt = nil
    }

    /// Keeps that a payment is only supposed, and of how much.
    private mutating func suppose(by turn: Interpretation) {
        guard turn.supposes else { return }
        isSupposed = true
        if isQuestion, amounts.isEmpty, let amount = turn.supposedAmount {
            values[.amount] = [.amount(amount)]
        }
    }

    /// Takes "the 10th" after "every month on the 5th" for the day of each month, and "Thursday"
    /// after "every Monday" for that of each week; the day it begins on stays as it was.
    private mutating func moveRhythm(by turn: Interpretation, from start: [SlotValue]?) {
        guard var rule = frequency, let day = days(.date)?.start,
            turn.values(of: .frequency).isEmpty || turn.correctsRhythm,
            Self.beginnings.isDisjoint(with: turn.words)
        else { return }
        switch rule.unit {
        case .monthly where rule.monthDays.count == 1 && turn.saysDayOfMonthAlone:
            rule.monthDays = [day.dayOfMonth]
        case .weekly where !rule.weekdays.isEmpty && turn.saysWeekdayAlone:
            rule.weekdays = [day.weekday]
        case .daily, .weekly, .monthly, .yearly: return
        }
        values[.frequency] = [.recurrence(rule)]
        values[.date] = start
    }

    /// Words by which a day is the first of many.
    static let beginnings: Set<String> = [
        "partir", "from", "starting", "start", "commence", "commencant", "premier", "premiere",
        "first", "des", "beginning",
    ]

    /// Keeps of the days said before what a turn says no other of.
    private mutating func keepDays(
        of old: DayInterval?, by turn: Interpretation, correcting: Bool
    ) {
        if correcting {
            keepMonth(of: old, by: turn)
            takeDueDay(of: turn)
        }
        keepStart(of: old)
    }

    /// Takes "the 12th" after "on 10 January" for the 12th of January.
    private mutating func keepMonth(of old: DayInterval?, by turn: Interpretation) {
        guard turn.saysDayOfMonthAlone, let old = old?.start, let new = days(.date)?.start,
            let day = Day(
                year: old.month.year, month: old.month.month, day: new.dayOfMonth), day > new
        else { return }
        values[.date] = [.days(day.interval)]
    }

    /// The last `count` of those named; of "20 each to Zoé and Paul, no, 25 for Paul" both, as Paul
    /// is named again for his amount.
    private static func meant(_ names: [SlotValue], _ count: Int) -> [SlotValue] {
        let before = names.dropLast(count)
        let again = names.suffix(count)
        guard before.count == 2, count == 1, before.last == again.first else { return Array(again) }
        return Array(before)
    }

    /// Keeps what is doubtful about the amounts a turn says.
    private mutating func wonder(
        aboutAmounts amounts: [SlotValue], _ fills: [SlotFill], of turn: Interpretation
    ) {
        reckonsAmount = false
        if turn.intent != nil { amountRole = .plain }
        let isEither =
            offersAlternatives || turn.setsBetween(fills)
            || paysSomebody && !turn.reckonsAmount && turn.listsAmounts(fills)
        doubt =
            fills.compactMap(turn.doubt(about:)).last ?? (isEither ? alternatives(amounts) : nil)
    }

    /// Whether an amount is what goes from one to another; what a request is told by is none.
    private var paysSomebody: Bool {
        [.sendMoney, .payBill].contains(intent)
            || intent == .requestMoney && (operation == nil || operation == .create)
    }

    /// The two amounts of "20 ou 30", "between 20 and 30", "20, 30", of which one is meant.
    private func alternatives(_ amounts: [SlotValue]) -> Doubt? {
        guard amounts.count == 2, case .amount(let first) = amounts[0],
            case .amount(let second) = amounts[1], first != second
        else { return nil }
        return Doubt(said: first, other: second)
    }

    mutating func drop(_ slot: Slot) {
        values[slot] = nil
        if slot == .date {
            hasImpossibleDay = false
            saysHour = false
        }
        if slot == .amount {
            reckonsAmount = false
            values[.coinAmount] = nil
            doubt = nil
        }
    }
}

extension Frame {
    /// The words said so far, folded.
    var spoken: Set<String> { Set(words) }

    /// The texts of a slot.
    func texts(_ slot: Slot) -> [String] {
        (values[slot] ?? []).compactMap { value in
            if case .text(let text) = value { return text }
            return nil
        }
    }

    /// The text of a slot, the last one where several were said.
    func text(_ slot: Slot) -> String? { texts(slot).last }

    /// The amounts said, coins included.
    var amounts: [SpokenAmount] {
        ((values[.amount] ?? []) + (values[.coinAmount] ?? [])).compactMap { value in
            switch value {
            case .amount(let amount): amount
            case .number(let number): SpokenAmount(decimal: String(number), currency: nil)
            case .days, .recurrence, .text: nil
            }
        }
    }

    /// The limit said: an amount, or the most there may be ("jusqu'à 20").
    var limit: SpokenAmount? { amounts.last ?? amount(.amountMaximum) }

    /// The amount of a slot.
    func amount(_ slot: Slot) -> SpokenAmount? {
        for case .amount(let amount) in values[slot] ?? [] { return amount }
        return nil
    }

    /// The days of a slot.
    func days(_ slot: Slot) -> DayInterval? {
        for value in (values[slot] ?? []).reversed() {
            if case .days(let interval) = value { return interval }
        }
        return nil
    }

    /// The days said, be they read as one or as a period.
    var saidDays: DayInterval? { days(.date) ?? days(.period) }

    /// The words that say when, where no calendar tells the days ("when I'm back").
    var unreadDays: String? {
        saidDays == nil ? text(.date) ?? text(.period) : nil
    }

    /// How often.
    var frequency: Recurrence? {
        let rules = (values[.frequency] ?? []).compactMap { value -> Recurrence? in
            if case .recurrence(let rule) = value { return rule }
            return nil
        }
        // "10.99 a month on the 12th" says it twice, the second time with the day.
        return rules.first { !$0.monthDays.isEmpty || !$0.weekdays.isEmpty } ?? rules.first
    }

    /// The number of a slot.
    func number(_ slot: Slot) -> Int? {
        for value in (values[slot] ?? []).reversed() {
            switch value {
            case .number(let number): return number
            case .amount(let amount): return Int(amount.decimal)
            case .text(let text): return Int(text)
            case .days, .recurrence: continue
            }
        }
        return nil
    }

    /// The kind of spending.
    var category: SpendingCategory? { text(.category).flatMap(SpendingCategory.init(rawValue:)) }

    /// The other sides, all of a kind.
    var counterparties: [String] {
        [texts(.merchant), texts(.payee), texts(.payer)].first { !$0.isEmpty } ?? []
    }

    /// The other side, whoever it is.
    var counterparty: String? { text(.merchant) ?? text(.payee) ?? text(.payer) }
}

extension SlotValue {
    /// A rhythm of months without a day keeps that of the rhythm it takes the place of.
    fileprivate func keepingDay(of old: Recurrence) -> SlotValue {
        guard case .recurrence(var rule) = self, rule.unit == .monthly, old.unit == .monthly,
            rule.monthDays.isEmpty, rule.weekdays.isEmpty
        else { return self }
        rule.monthDays = old.monthDays
        return .recurrence(rule)
    }

    /// Whether the value is the speaker ("moi", "me").
    var isSpeaker: Bool {
        guard case .text(let text) = self else { return false }
        return ["moi", "me", "myself", "moi-même", "moi même", "i"].contains(text.lowercased())
    }
}

extension Slot {
    /// Whether it holds days: one, or a period.
    var isOfDays: Bool { self == .date || self == .period }
}
