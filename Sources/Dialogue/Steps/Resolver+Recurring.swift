internal import Primitives
internal import Understanding

extension Resolver {
    /// Standing orders and subscriptions.
    func manageRecurring(_ frame: Frame) throws(Detour) -> Step {
        switch frame.operation {
        case .list?: return .ask(.recurring(view.recurring, frame.recurringKind))
        case .change?: return try changeRecurring(frame)
        case .pause?, .resume?, .cancel?:
            let frame = try pausedAtOnce(frame)
            let onDay = frame.scheduled(in: view.recurring)
            if onDay == nil {
                if frame.namesOneOfADay, frame.counterparty == nil,
                    !names(frame, oneOf: view.recurring)
                {
                    throw refuse(.notFound(.recurring, name: nil))
                }
                if let step = try endRecurring(frame) { return step }
                if !frame.endsPause(on: today) {
                    try checkDoneNow(frame)
                    if frame.operation == .pause { try checkHeldAtOnce(frame) }
                }
            }
            let payments = try recurring(frame, among: onDay ?? view.recurring).filter { payment in
                frame.operation == .cancel || payment.isPaused == (frame.operation == .resume)
            }
            if payments.isEmpty { throw refuse(.duplicate) }
            return .confirm(
                payments.map { payment in
                    var order = order(frame.operation, payment)
                    order.hasUnkeptEnd = frame.endsPause(on: today)
                    return order
                })
        default: return try createRecurring(frame)
        }
    }

    /// The frame without the day from which a payment is to be paused, where none falls due before
    /// it: it is paused now as well as then.
    private func pausedAtOnce(_ frame: Frame) throws(Detour) -> Frame {
        guard frame.operation == .pause, frame.counterparty != nil, !frame.saysTerm,
            !frame.spoken.isDisjoint(with: Frame.beginnings), let day = try laterDay(frame)
        else { return frame }
        let payments = try recurring(frame, among: view.recurring)
        guard payments.allSatisfy({ $0.next.map { $0 >= day } ?? false }) else { return frame }
        var atOnce = frame
        atOnce.drop(.date)
        atOnce.values[.period] = nil
        return atOnce
    }

    /// What is paid again and again is stopped from a later day on: what falls due until then is
    /// paid still. Nil where it is to be stopped at once.
    private func endRecurring(_ frame: Frame) throws(Detour) -> Step? {
        guard frame.operation == .cancel, let stop = try laterDay(frame) else { return nil }
        let payments = try recurring(frame, among: view.recurring)
        guard payments.allSatisfy({ $0.frequency != nil && !$0.isPaused }) else {
            throw refuse(.unkeptDay)
        }
        let end = frame.endDay(stoppedOn: stop)
        return .confirm(
            payments.map { payment in
                var order = order(.cancel, payment)
                if let next = payment.next {
                    order.lastDay = payment.frequency?
                        .last(onOrBefore: min(end, payment.last ?? end), first: next)
                }
                return order
            })
    }

    /// People or a merchant are to be paid again and again.
    func createRecurring(_ frame: Frame) throws(Detour) -> Step {
        try checkUnlocked()
        if var transfer = try ownTransfer(frame) {
            // Put aside without a rhythm is put aside once.
            guard frame.values[.frequency] != nil else { return .confirm([transfer]) }
            if let payday = frame.payday { throw refuse(.unclearTime(payday)) }
            guard let frequency = frame.frequency else { throw need(.slot(.frequency)) }
            (transfer.intent, transfer.operation) = (.manageRecurring, .create)
            repeated(&transfer, frequency)
            try end(&transfer, frame)
            return .confirm([transfer])
        }
        let people = try meant(try people(frame.texts(.payee), frame, slot: .payee), frame)
        guard !people.isEmpty || frame.text(.merchant) != nil else { throw need(.slot(.payee)) }
        if frame.saysInstalments { throw refuse(.unreckonedAmount) }
        if let payday = frame.payday { throw refuse(.unclearTime(payday)) }
        let account = try account(of: frame)
        let currency = account?.balance.currency ?? view.currency
        let amounts = try shares(of: frame, among: max(1, people.count), in: currency)
        guard let frequency = frame.frequency ?? frame.rhythmForWorkingDay else {
            guard let day = frame.workingDay else { throw need(.slot(.frequency)) }
            throw refuse(.unclearTime(day), asking: .slot(.frequency))
        }
        var order = Order(.manageRecurring, .create)
        order.account = account?.name
        order.day = try laterDay(frame)
        repeated(&order, frequency)
        try end(&order, frame)
        order.note = frame.text(.note)
        order.hasUnkeptHour = frame.saysHour
        order.hasUnkeptAccount = frame.route(in: view).namesForeign
        let orders = amounts.enumerated().map { index, amount in
            var order = order
            order.amount = amount
            if people.isEmpty {
                order.merchant = frame.text(.merchant)
            } else {
                order.payee = people[index]
            }
            return order
        }
        if let days = frame.paymentDays(from: order.day ?? today) {
            let each = days.flatMap { day in orders.map { order in once(order, on: day) } }
            try check(each, in: account)
            return .confirm(each)
        }
        try check(orders, in: account)
        return .confirm(orders)
    }

    /// A standing order as one payment of it.
    private func once(_ order: Order, on day: Day) -> Order {
        var one = order
        (one.intent, one.operation) = (.sendMoney, nil)
        (one.frequency, one.firstDay, one.lastDay, one.hasUnkeptEnd) = (nil, nil, nil, false)
        one.day = day > today ? day : nil
        return one
    }

    /// Lets an order happen again and again, from its day on.
    private func repeated(_ order: inout Order, _ frequency: Recurrence) {
        order.frequency = frequency
        order.firstDay = frequency.beginning(onOrAfter: order.day ?? today)
    }

    /// Lets what happens again and again end where that is said: on the last day it happens.
    private func end(_ order: inout Order, _ frame: Frame) throws(Detour) {
        guard frame.saysEnd, let frequency = order.frequency, let first = order.firstDay else {
            return
        }
        guard let end = frame.end(of: frequency, from: first) else {
            order.hasUnkeptEnd = true
            return
        }
        guard let last = frequency.last(onOrBefore: end, first: first) else {
            throw refuse(.invalidDate, asking: .slot(.date))
        }
        order.lastDay = last
    }

    private func changeRecurring(_ frame: Frame) throws(Detour) -> Step {
        var one = frame
        one.wantsAll = false
        guard let payment = try recurring(one, among: view.recurring).first else {
            throw refuse(.notFound(.recurring, name: nil))
        }
        // "The monthly payment" of one that is paid monthly says which it is, not when from now on.
        var frame = frame
        if !frame.amounts.isEmpty, try laterDay(frame) == nil,
            let said = frame.frequency, payment.frequency?.isSaid(by: said) == true
        {
            frame.values[.frequency] = nil
        }
        var order = order(.change, payment)
        try reschedule(&order, payment, frame)
        if let spoken = frame.amounts.last {
            let said = try money(spoken, in: payment.amount.currency)
            order.amount = try changed(payment.amount, by: said, frame)
        } else if frame.frequency == nil, try laterDay(frame) == nil, !frame.saysEnd {
            if frame.values[.frequency] != nil { throw need(.slot(.frequency)) }
            // What a plan costs is between the merchant and the user: the wallet keeps the payment.
            throw frame.text(.plan).map { refuse(.unkeptPlan($0, of: payment.name)) }
                ?? need(.slot(.amount))
        }
        // The wallet keeps one amount and rhythm: until the new ones hold nothing would be paid.
        let isOther = !frame.amounts.isEmpty || frame.frequency != nil
        if isOther, payment.frequency != nil, !payment.isPaused, let day = order.day,
            let next = payment.next, next < day
        {
            // What a person gets has no price.
            let isPerson = view.contacts.contains { $0.name == payment.name }
            guard frame.frequency == nil, !isPerson, let price = order.amount else {
                throw refuse(.unkeptDay)
            }
            throw refuse(.unkeptRise(of: payment.name, to: price, next: next))
        }
        if frame.saysEnd, let next = order.firstDay ?? payment.next {
            order.firstDay = next
            order.frequency = order.frequency ?? payment.frequency
            try end(&order, frame)
        }
        if order.firstDay == today { try check([order], in: nil) }
        return .confirm([order])
    }

    /// Lets the order that changes a payment say when it happens then, and the next time it does
    /// where that is another than was announced.
    private func reschedule(
        _ order: inout Order, _ payment: WalletView.Recurring, _ frame: Frame
    ) throws(Detour) {
        let said = try laterDay(frame)
        // "The 30th" alone is no rhythm of what is paid once.
        if payment.frequency == nil, let monthDay = frame.bareMonthDay {
            order.day = day(monthDay, for: payment, frame)
            order.firstDay = order.day == today ? today : nil
            return
        }
        // Nor is "to Monday".
        if payment.frequency == nil, let weekday = frame.bareWeekday {
            order.day = (1...7).map { today.adding(days: $0) }.first { $0.weekday == weekday }
            return
        }
        guard let rule = frame.frequency ?? payment.frequency else {
            order.day = said.map { weekday($0, for: payment, frame) } ?? payment.next
            return
        }
        order.frequency = rule
        order.day = said
        if frame.frequency == nil, let moved = moved(rule, to: said, frame) {
            order.frequency = moved
            order.day = nil
            let first = moved.beginning(onOrAfter: start(of: moved, for: payment))
            order.firstDay = payment.isPaused ? nil : first
            return
        }
        guard frame.frequency != nil || said != nil, !payment.isPaused else { return }
        order.firstDay = rule.beginning(onOrAfter: said ?? start(of: rule, for: payment))
    }

    /// The rhythm with the day it is moved to, where that is all that is said of when ("move it to
    /// the 10th", "décale au mercredi"); nil where the day is one to begin on.
    private func moved(_ rule: Recurrence, to said: Day?, _ frame: Frame) -> Recurrence? {
        guard Frame.beginnings.isDisjoint(with: frame.words), let said else { return nil }
        var rule = rule
        let figures = frame.words.compactMap { Int($0.prefix(while: \.isNumber)) }
        if rule.unit == .monthly, rule.monthDays.count == 1, figures == [said.dayOfMonth],
            frame.words.allSatisfy({ $0.days(on: today) == nil || $0.first?.isNumber == true })
        {
            rule.monthDays = [said.dayOfMonth]
            return rule
        }
        guard rule.unit == .weekly, rule.weekdays.count == 1, figures.isEmpty,
            frame.saysWeekday(of: said)
        else { return nil }
        rule.weekdays = [said.weekday]
        return rule
    }

    /// The day of a month that a payment that happens once is moved to: that of its own month, of
    /// one behind it where it is put off, of one before it where it is brought forward, never one
    /// that is past.
    private func day(
        _ monthDay: Int, for payment: WalletView.Recurring, _ frame: Frame
    ) -> Day? {
        let next = payment.next ?? today
        let days = (0...13).map { today.month.adding(months: $0) }
            .filter { $0.dayCount >= monthDay }
            .map { $0.first.adding(days: monthDay - 1) }.filter { $0 >= today }
        if frame.putsOff { return days.first { $0 > next } }
        if frame.bringsForward { return days.last { $0 < next } ?? days.first }
        return days.first { $0.month == next.month } ?? days.first
    }

    /// The day that a payment which happens once is moved to: of a weekday alone ("décale à
    /// samedi") the one nearest to its own, the next one where it is put off, never one that is
    /// past.
    private func weekday(_ day: Day, for payment: WalletView.Recurring, _ frame: Frame) -> Day {
        guard frame.saysWeekday(of: day), let next = payment.next, next > day else { return day }
        let days = (0...53).map { day.adding(days: 7 * $0) }
        let behind = days.first { $0 > next } ?? day
        let before = days.last { $0 < next } ?? day
        if frame.putsOff { return behind }
        let isNearer = next.number - before.number < behind.number - next.number
        return frame.bringsForward || isNearer ? before : behind
    }

    /// The day from which a rhythm takes the place of a payment's: nothing is due before what was
    /// announced, but for another day of the same week or month that was said.
    private func start(of rule: Recurrence, for payment: WalletView.Recurring) -> Day {
        let next = max(today, payment.next ?? today)
        guard let old = payment.frequency, old.unit == rule.unit, old.interval == rule.interval
        else { return next }
        switch rule.unit {
        case .weekly where !rule.weekdays.isEmpty: return max(today, next.startOfWeek)
        case .monthly where !rule.monthDays.isEmpty: return max(today, next.month.first)
        case .daily, .weekly, .monthly, .yearly: return next
        }
    }

    /// The amount after "raise it to 20" (20) or "by 20" (20 more, or less).
    func changed(_ old: Money, by said: Money, _ frame: Frame) throws(Detour) -> Money {
        guard frame.text(.amountMode) == "delta", !frame.saysBound else { return said }
        guard let new = try? frame.lowers ? old.subtracting(said) : old.adding(said), new.isPositive
        else { throw refuse(.invalidAmount, asking: .slot(.amount)) }
        return new
    }

    /// The payments of `known` that a frame means: the one that is named, or all that are wanted.
    private func recurring(
        _ frame: Frame, among known: [WalletView.Recurring]
    ) throws(Detour) -> [WalletView.Recurring] {
        let name = frame.counterparty ?? frame.text(.plan) ?? frame.text(.note)
        // What is said of an account, or of an amount that none is of, is not said of the only
        // payment there is.
        let isOfAccount = AccountRoute(frame.words, accounts: view.accounts).any != nil
        let isNamed = known.contains { !$0.name.nameWords.isDisjoint(with: frame.spoken) }
        if name == nil, !isNamed, isOfAccount || frame.isOfOtherAmount(than: known) {
            throw refuse(.notFound(.recurring, name: nil))
        }
        let areSubscriptions =
            name == nil && frame.meansEach(of: known.count(where: \.isSubscription))
            && Wording(frame.words).saysWord(beginning: ["abonne", "subscri"])
        let range = try amountRange(of: frame)
        let within = (areSubscriptions ? known.filter(\.isSubscription) : known)
            .filter { range($0.amount) }
        let part = name == nil ? frame.countedPart : nil
        let known = part?.part(of: within) ?? within
        let isMerchant =
            frame.text(.merchant) != nil && [.cancel, .pause].contains(frame.operation)
        let missing = name.flatMap { isMerchant ? Refusal.paidElsewhere($0) : nil }
        let counts = Dictionary(grouping: known, by: \.name).mapValues(\.count)
        return try several(
            of: known, named: name, frame, slot: .merchant,
            // Of two payments to one person the amounts tell which is which.
            label: { counts[$0.name] == 1 ? $0.name : "\($0.name) · \($0.amount.canonicalString)" },
            amount: { counts[$0.name] == 1 ? nil : $0.amount },
            names: { names(of: $0) + shortName(of: $0, said: name) }, id: \.id,
            missing: missing ?? .notFound(.recurring, name: name))
    }

    /// Whether a frame names somebody or something that is paid, as the slots or the words have it.
    private func names(_ frame: Frame, oneOf known: [WalletView.Recurring]) -> Bool {
        frame.counterparty != nil
            || known.contains { payment in
                names(of: payment).contains { $0.nameWords.isSubset(of: frame.spoken) }
            }
    }

    /// What the one who is paid may be called: somebody by their first name or an alias as well.
    private func names(of payment: WalletView.Recurring) -> [String] {
        let contact = view.contacts.first { $0.name == payment.name }
        guard let contact, !payment.isSubscription else { return [payment.name] }
        let first = contact.name.split(separator: " ").prefix(1).map(String.init)
        return [contact.name] + first
            + contact.aliases.flatMap { alias in
                [alias, alias.foldedWords.filter { !Self.own.contains($0) }.joined(separator: " ")]
            }.filter { !$0.isEmpty }
    }

    private static let own: Set<String> = ["mon", "ma", "mes", "my"]

    /// The word that is said where the one word of a subscription's name begins or ends with it
    /// ("gym" of "PureGym").
    private func shortName(of payment: WalletView.Recurring, said: String?) -> [String] {
        let words = payment.name.foldedWords
        guard payment.isSubscription, words.count == 1, let said, said.foldedWords.count == 1,
            case let short = said.foldedWords[0], short.count >= 3,
            words[0].hasPrefix(short) || words[0].hasSuffix(short)
        else { return [] }
        return [said]
    }

    private func order(_ operation: Operation?, _ payment: WalletView.Recurring) -> Order {
        var order = Order(.manageRecurring, operation)
        order.amount = payment.amount
        order.frequency = payment.frequency
        order.lastDay = operation == .change ? payment.last : nil
        order.subject = payment.id
        if payment.frequency == nil { order.day = payment.next }
        if let payee = view.contacts.first(where: { $0.name == payment.name }),
            !payment.isSubscription
        {
            order.payee = payee
        } else {
            order.merchant = payment.name
        }
        return order
    }
}

extension Recurrence {
    /// Whether a rhythm that was said is as often as this one, and names no day of its own.
    fileprivate func isSaid(by said: Recurrence) -> Bool {
        unit == said.unit && interval == said.interval && said.weekdays.isEmpty
            && said.monthDays.isEmpty && said.months.isEmpty && said.weekOfMonth == nil
    }
}

extension Frame {
    /// Whether it says an amount by which what is stopped or resumed would be told, and that none
    /// of these has.
    fileprivate func isOfOtherAmount(than payments: [WalletView.Recurring]) -> Bool {
        guard let said = amounts.first, amounts.count == 1, operation != .change else {
            return false
        }
        return !payments.contains { said.money(default: $0.amount.currency) == $0.amount }
    }

    /// Whether the amount is one to stay below or above ("à moins de 300"), not one to change by.
    fileprivate var saysBound: Bool {
        Wording(words).says(["a moins de", "a plus de", "to less than", "to under"])
    }

    /// Whether the amount is one that parts of are to be paid ("in three monthly instalments").
    fileprivate var saysInstalments: Bool {
        Wording(words).saysWord(beginning: ["instalment", "installment", "mensualit"])
    }

    /// The words that say that it comes with the wages, whose day the wallet does not know, where
    /// no day of the month is said with them.
    fileprivate var payday: String? {
        guard frequency?.monthDays.isEmpty ?? true else { return nil }
        return Self.paydays.first { Wording(words).says([$0]) }
    }

    private static let paydays = [
        "payday", "pay day", "day i get paid", "when i get paid", "jour de la paie",
        "jour de la paye", "jour de ma paie", "jour de paie", "jour de paye",
    ]
}
