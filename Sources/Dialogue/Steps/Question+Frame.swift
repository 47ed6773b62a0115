internal import Primitives
internal import Understanding

extension Question {
    /// The question a frame asks of the wallet's history, `dues` being what it is known to pay.
    init(
        _ frame: Frame, today: Day, dues: [WalletView.Recurring], accounts: [OwnAccount] = []
    ) {
        var filter = TransactionFilter(frame, accounts)
        let measure = frame.measure(besides: filter.period)
        if let measure, frame.asksOfTransactions, !frame.asksOfSaving {
            self.init(measure, of: frame, filter, today: today)
            return
        }
        switch frame.intent {
        case .analyzeSpending:
            let usual =
                frame.asksOfAllTime
                ? DayInterval(start: nil, end: today.adding(days: 1))
                : frame.saysLately ? today.lastThirtyDays : today.month.interval
            filter.assumesPeriod =
                filter.period == nil && frame.measure == nil && !frame.asksOfAllTime
                && !frame.saysLately
            filter.period = filter.period ?? (frame.measure == nil ? usual : today.lastTwelveMonths)
            // Whether one lives beyond one's means, and what part one saves, shows over a year.
            let isOfYear = frame.setsBesideIncome || Wording(frame.words).asksOfSavingRate
            if isOfYear, frame.periods.isEmpty, !frame.asksOfAllTime {
                (filter.period, filter.assumesPeriod) = (nil, true)
            }
            self =
                frame.asksOfSaving
                ? .saved(filter, frame.reading.meansQuestion) : .spending(filter)
        case .forecastSpending:
            // Of "more in November than in October" the month to come is forecast.
            let times = frame.periods
            if times.count == 2,
                frame.measure?.isComparison == true
                    || Wording(frame.words).says(["que", "qu'", "than"])
            {
                (filter.period, filter.beside) = (times[0], times[1].goneBy(before: today))
            }
            filter.period =
                filter.period.map { frame.meant($0.inFuture(of: today), on: today) }
                ?? today.month.adding(months: 1).interval
            self = .forecast(filter, dues: accounts.isEmpty ? dues : [])
        case .findAnomalies:
            filter.areDuplicates = frame.saysTwice
            if filter.period == nil, frame.saysLately {
                filter.period = DayInterval(
                    start: today.adding(months: -2), end: today.adding(days: 1))
            }
            self = .anomalies(filter)
        case .getAdvice: self = .advice(filter)
        case .listTransactions where frame.asksWhatChargeIs:
            filter.assumesPeriod = frame.namesNoMonth
            self = .charges(filter)
        case .listTransactions where frame.asksOfSaving && filter.period != nil:
            filter.direction = nil
            self = .saved(filter, frame.reading.meansQuestion)
        case .listTransactions, .checkBalance, .sendMoney, .requestMoney, .payBill,
            .manageRecurring, .manageAutopay, .manageBudget, .loyaltyCards, .accountSecurity,
            .stakeCoins:
            if filter.limit == nil, frame.asksOfLatest { filter.limit = 1 }
            filter.areFirst = filter.limit != nil && Wording(frame.words).asksOfFirst
            if filter.limit == 1, Wording(frame.words).asksDaysSince { filter.since = today }
            self = .transactions(filter)
        }
    }
}

extension Frame {
    /// What it asks of transactions besides their sum, or what it means where it says no days: a
    /// habit shows over a year, and so does what friends pay back; what comes in by the month.
    fileprivate func measure(besides period: DayInterval?) -> Measure? {
        // What so many come to on average is told with their list.
        let areListed = intent == .listTransactions && number(.count).map { $0 > 1 } == true
        let isOfSome = counterparty != nil || category != nil || theme != nil
        if areListed, isOfSome, measure == .average(.mean, per: nil) { return nil }
        if let measure { return measure }
        guard period == nil else { return nil }
        if asksOfHabitualIncome { return .average(.mean, per: .month) }
        let isHabit = !weekdays.isEmpty || isReceived || areRefunds
        return isHabit && !asksOfAllTime && intent == .analyzeSpending ? .sum : nil
    }
}

extension TransactionFilter {
    /// The transactions that a frame asks about, on accounts of the user's own where it names any.
    init(_ frame: Frame, _ own: [OwnAccount]) {
        self.init(period: frame.days(.period) ?? frame.days(.date))
        accounts = own
        paydays = frame.paydays
        category = frame.category
        counterparty = frame.counterparty
        isPerson = frame.text(.merchant) == nil && frame.counterparty != nil
        takeOthers(of: frame)
        if let count = frame.number(.count), count > 0 { limit = count }
        direction =
            frame.text(.direction).flatMap(MoneyDirection.init(rawValue:))
            ?? (frame.intent == .listTransactions && frame.asksOfMoneyOut ? .outgoing : nil)
        minimum = frame.amount(.amountMinimum)
        maximum = frame.amount(.amountMaximum)
        excludesBounds = frame.reading.excludesBounds
        weekdays = frame.weekdays
        areWithdrawals = frame.areWithdrawals
        theme = frame.theme
        part = theme == nil ? frame.saidPart : nil
        means = frame.means ?? (frame.asksWhomMoneyWentTo ? .transfer : nil)
        // Taxes and insurance are of several kinds, and nobody's name.
        if let theme = theme, theme.isOfAnyKind {
            category = nil
            counterparty = nil
            (otherCategories, otherNames) = ([], [])
        }
        areRefunds = frame.areRefunds
        if frame.asksOfTransactions {
            places = frame.circumstances.filter { $0.place != nil }
            untold = frame.circumstances.filter { $0.place == nil }
        } else {
            // What will be spent is forecast of all places.
            untold = frame.circumstances
        }
        // How it was paid tells which transfers and which cash are meant.
        if category == .transfers, means != nil || areWithdrawals { category = nil }
        if frame.isIncome, !frame.asksOfSaving {
            category = nil
            areWages = frame.areWages
            direction = .incoming
        }
        if frame.asksOfTransactions, category == .savings {
            // Money comes from savings, or goes to them, whatever the savings account gets.
            if frame.reading.takesFromSavings {
                direction = .incoming
            } else if frame.intent == .analyzeSpending {
                direction = nil
            }
            // Of an account of the wallet's own its transactions are told.
            if frame.intent == .listTransactions, !own.isEmpty { category = nil }
        }
        leaveOut(by: frame)
    }

    /// Takes over that several are meant ("chez Carrefour et Lidl en tout").
    fileprivate mutating func takeOthers(of frame: Frame) {
        guard frame.asksOfTransactions else { return }
        let said = frame.counterparties
        if said.count > 1, let first = said.first {
            (counterparty, otherNames) = (first, Array(said.dropFirst()))
        }
        var kinds: [SpendingCategory] = []
        for name in frame.texts(.category) {
            guard let kind = SpendingCategory(rawValue: name), !kinds.contains(kind) else {
                continue
            }
            kinds.append(kind)
        }
        // "Les sorties au resto" are of one kind.
        guard Wording(frame.words).says(Self.joiners) else { return }
        if kinds.count > 1, let first = kinds.first, !kinds.contains(.income) {
            (category, otherCategories) = (first, Array(kinds.dropFirst()))
        }
    }

    private static let joiners = ["et", "and", "plus", "ou", "or", "between", "entre", "ni", "nor"]

    /// Leaves out what a frame does; that is not what is asked about.
    fileprivate mutating func leaveOut(by frame: Frame) {
        guard let exclusions = frame.exclusions else { return }
        excludedCategories = Set(exclusions.categories)
        excludedThemes = Set(exclusions.themes)
        excludedNames = exclusions.names
        excludesWages = exclusions.wages
        excludedMeans = frame.meansLeftOut
        if let category, exclusions.categories.contains(category) { self.category = nil }
    }
}

extension Frame {
    /// The days that a forecast is of: what is left of them where that is asked ("combien je vais
    /// encore dépenser ce mois-ci ?"), all of the month or the year that they end where what is
    /// spent already counts ("how much will I have spent by the end of November?").
    fileprivate func meant(_ days: DayInterval, on today: Day) -> DayInterval {
        let wording = Wording(words)
        guard let start = days.start, let end = days.end, end > today else { return days }
        if wording.says(["will have spent", "will i have spent", "'ll have spent"])
            || wording.says(["aurai depense", "aurai je depense"])
        {
            let last = end.adding(days: -1)
            let isOfYear = wording.says(["year", "annee"])
            let first = isOfYear ? Month(year: last.year, month: 1).first : last.month.first
            return DayInterval(start: min(start, first), end: end)
        }
        let isOfRest =
            wording.says(["encore", "still", "reste", "remaining"])
            || wording.says(["more"]) && !wording.says(["than"])
        return isOfRest ? DayInterval(start: max(start, today), end: end) : days
    }

    /// Whether what is asked about is money that went out ("mes dépenses", "my purchases").
    var speaksOfSpending: Bool {
        words.contains { word in
            Self.spendingStems.contains { word.hasPrefix($0) }
        }
    }

    /// Whether it is of money that went out ("mes dépenses", "à qui j'ai envoyé de l'argent ?").
    fileprivate var asksOfMoneyOut: Bool {
        speaksOfSpending || reading.asksOfSent || isToPerson
    }

    /// Whether it is asked to whom money was sent ("who did I send money to?"), be it none in
    /// particular.
    fileprivate var asksWhomMoneyWentTo: Bool {
        intent == .listTransactions && reading.grouping == .person && reading.asksOfSent
    }

    /// Whether somebody is named as the one to whom money went ("le dernier virement à Marie").
    private var isToPerson: Bool {
        guard text(.merchant) == nil, !isReceived, let name = counterparty?.foldedWords.first
        else { return false }
        return Wording(words).says(["a \(name)", "to \(name)"])
    }

    /// Whether the last of several is asked for ("when did I last pay rent?", "mon dernier achat").
    fileprivate var asksOfLatest: Bool {
        let phrases = [
            "last time", "derniere fois", "did i last", "have i last", "was i last", "most recent",
        ]
        return Wording(words).says(phrases) || reading.asksOfPastWages
            || zip(words, words.dropFirst()).contains { first, second in
                ["last", "latest", "dernier", "derniere"].contains(first)
                    && Self.singleTransactions.contains(second)
            }
    }

    private static let singleTransactions: Set<String> = [
        "payment", "purchase", "transaction", "transfer", "withdrawal", "expense", "deposit",
        "plein", "salary", "wage", "wages", "paycheck", "salaire", "paie", "paye",
        "paiement", "achat", "operation", "virement", "retrait", "depense", "prelevement",
    ]

    /// Whether it is asked of all there was so far ("depuis toujours", "have I ever spent").
    var asksOfAllTime: Bool {
        let wording = Wording(words)
        let beginnings = ["le debut", "the beginning", "the start"].flatMap { beginning in
            ["depuis", "since", "from"].map { "\($0) \(beginning)" }
        }
        return wording.ends(with: beginnings) || saysEver
            || asksOfSome && wording.ends(with: Self.totals)
            || counterparty != nil && wording.says(Self.totals + Self.untilNow)
    }

    /// Whether a word says that no day is left out ("ever", "de tous les temps").
    var saysEver: Bool { Wording(words).saysEver }

    /// Whether somebody, a kind of spending or cash is asked about.
    private var asksOfSome: Bool { counterparty != nil || category != nil || areWithdrawals }

    private static let untilNow = [
        "so far", "until now", "to date", "up to now", "jusqu' ici", "jusqu' a present",
        "jusqu' a maintenant", "a ce jour",
    ]
    private static let totals = [
        "en tout", "au total", "in total", "altogether", "in all", "overall",
    ]

    /// Whether it is asked what was put by ("combien j'ai mis de côté", "my savings rate"), which
    /// is not what was moved to savings ("how much went to my savings").
    fileprivate var asksOfSaving: Bool {
        guard counterparty == nil else { return false }
        if setsBesideIncome || category == nil && Wording(words).says(Self.nets) { return true }
        if category == .savings { return !spoken.isDisjoint(with: ["taux", "rate"]) }
        let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
        return category == nil
            && (words.contains { word in
                ["epargn", "economis", "save", "saving"].contains { word.hasPrefix($0) }
            } || pairs.contains { ["de cote", "put aside", "put by", "put away"].contains($0) })
    }

    /// Whether what was spent is set beside what was received.
    fileprivate var setsBesideIncome: Bool {
        category ?? .income == .income
            && (reading.meansCompared != nil || namesBothFlows)
    }

    /// Whether what comes in and what goes out are named side by side.
    private var namesBothFlows: Bool {
        asksOfBothFlows
            || Wording(words.filter { !["my", "the", "mes", "mon", "les", "l'"].contains($0) })
                .says(Self.besideIncome)
    }

    /// Whether it is asked what came in and what was spent, one verb behind the other ("how much did
    /// I earn and spend?").
    private var asksOfBothFlows: Bool {
        func place(of stems: [String]) -> Int? {
            words.firstIndex { word in stems.contains(where: word.hasPrefix) }
        }
        guard let earned = place(of: ["earn", "gagn", "touche", "recu", "receiv"]),
            let spent = place(of: ["depens", "spen"]), spokenMeasure == nil
        else { return false }
        let between = words[(min(earned, spent) + 1)..<max(earned, spent)]
        return !Set(["et", "and"]).isDisjoint(with: between)
            && between.allSatisfy(Self.betweenFlows.contains)
            && !spoken.isDisjoint(with: ["combien", "cb", "much", "what"])
    }

    /// What is asked of transactions besides their sum, but for their course.
    private var spokenMeasure: Measure? { measure == .sum ? nil : measure }

    private static let betweenFlows: Set<String> = [
        "et", "and", "how", "much", "combien", "cb", "what", "did", "do", "have", "i", "j'", "ai",
        "je", "on", "a", "we", "ce", "que", "qu'",
    ]

    private static let nets = ["bilan", "my net for", "net for", "cash flow", "cashflow"]
    private static let besideIncome = [
        "money in and out", "money in vs money out", "money in and money out", "in vs out",
        "entrees et sorties", "entrees et les sorties", "rentrees et sorties",
        "income vs spending", "income and spending", "earnings vs spending", "spending vs income",
        "income versus spending", "income against spending", "income vs expenses",
        "income and expenses", "revenus contre depenses", "revenus et depenses",
        "depenses et revenus", "revenus vs depenses", "depenses contre revenus",
    ]

    private static let spendingStems = [
        "depens", "achat", "achet", "spen", "expens", "purchas", "bought",
    ]
}

extension Day {
    /// The thirty days that end with it.
    fileprivate var lastThirtyDays: DayInterval {
        DayInterval(start: adding(days: -29), end: adding(days: 1))
    }

    /// The twelve months before the one the day is in.
    fileprivate var lastTwelveMonths: DayInterval {
        DayInterval(start: month.adding(months: -12).first, end: month.first)
    }
}

extension Frame {
    /// Whether it asks what the payments of a day were.
    fileprivate var asksWhatChargeIs: Bool {
        Wording(words).asksWhatChargeIs(isOfAmount: amount(.amountMinimum) != nil)
            && periods.last?.singleDay != nil
    }

    /// Whether the day it is of is said by its number alone, so that its month is the last that is
    /// known ("du 12").
    fileprivate var namesNoMonth: Bool {
        let months = Language.allCases.flatMap { language in
            (1...12).flatMap { Month.name(of: $0, in: language).foldedWords }
        }
        let namesDay = Wording(words).says([
            "hier", "yesterday", "aujourd'hui", "today", "last", "dernier", "derniere",
        ])
        let namesMonth = words.contains { word in
            word.count > 2 && months.contains { $0.hasPrefix(word) }
        }
        return !namesDay && !namesMonth && words.count { $0.first?.isNumber == true } == 1
    }
}

extension Frame {
    /// Whether it is of what was charged twice.
    fileprivate var saysTwice: Bool { Wording(words).saysTwice }

    /// Whether it is of no more than the last weeks ("anything unusual lately?").
    var saysLately: Bool {
        Wording(words).says([
            "lately", "recently", "these days", "dernierement", "recemment", "ces derniers temps",
            "ces temps ci", "ces jours ci",
        ])
    }
}

extension DayInterval {
    /// The days where they are over, else the same a year before where all are to come; nil where
    /// they run, or those are not over either.
    fileprivate func goneBy(before today: Day) -> DayInterval? {
        guard let start, let end, end <= today || start > today else { return nil }
        let earlier = DayInterval(start: start.adding(months: -12), end: end.adding(months: -12))
        return [self, earlier].first { days in days.end.map { $0 <= today } ?? false }
    }

    /// The days where some of them are still to come, else the same a year or more later: what is
    /// forecast of August is the next ("and in August?").
    fileprivate func inFuture(of today: Day) -> DayInterval {
        guard let start, let end, end <= today else { return self }
        let years = 1 + (today.month.number - end.month.number) / 12
        let later = (1...max(1, years)).lazy.map { years in
            DayInterval(
                start: start.adding(months: 12 * years), end: end.adding(months: 12 * years))
        }
        return later.first { ($0.end ?? end) > today } ?? self
    }
}
