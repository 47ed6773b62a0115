internal import Entities
internal import Primitives
internal import TextProcessing
internal import Understanding

extension Frame {
    /// Whether it asks of transactions that were, which can be measured in several ways.
    var asksOfTransactions: Bool { intent == .analyzeSpending || intent == .listTransactions }

    /// What its words ask of transactions.
    var reading: MeasureReading { MeasureReading(words) }

    /// Whether it is about money drawn in cash.
    var areWithdrawals: Bool { asksOfTransactions && reading.asksOfCash }

    /// How what it is about was paid; what is left out is not what it is about.
    var means: PaymentMeans? {
        guard asksOfTransactions, let means = reading.means else { return nil }
        let isLeftOut = excluded.contains { MeasureReading($0.said.foldedWords).means == means }
        return isLeftOut || meansLeftOut == means ? nil : means
    }

    /// Whether it asks what comes in as a rule.
    var asksOfHabitualIncome: Bool {
        intent == .analyzeSpending && isIncome && reading.asksOfHabitualIncome
    }

    /// Whether it is about what came in, from wherever ("mes revenus de septembre").
    var isIncome: Bool {
        guard asksOfTransactions, counterparty == nil else { return false }
        return category == .income
            || category == nil && readingBesidePaydays.speaksOfIncome && !speaksOfSpending
    }

    /// Whether of that it is about the wages alone.
    var areWages: Bool { isIncome && readingBesidePaydays.speaksOfWages && !leavesOutWages }

    /// Whether it is about what others paid the speaker.
    var isReceived: Bool { asksOfTransactions && readingBesidePaydays.asksOfReceived }

    /// Whether it is about what was given back, whoever gave it.
    var areRefunds: Bool { asksOfTransactions && counterparty == nil && reading.asksOfRefunds }

    /// Whether what was bought is spoken of ("my biggest purchase").
    fileprivate var speaksOfPurchases: Bool {
        Wording(words).saysWord(beginning: ["achat", "achet", "purchas", "bought", "buy"])
    }

    /// Whether it asks which payments come back.
    var isRecurringList: Bool { intent == .manageRecurring && operation == .list }

    /// Whether it sets two figures beside each other, so that "by how much?" is of their difference.
    var isComparison: Bool {
        switch measure {
        case .comparison, .usual, .trend, .changes, .difference: asksOfTransactions
        case .average, .count, .rate, .variety, .days, .extremes, .groups, .share, .sum,
            .standing, nil:
            false
        }
    }

    /// Takes over what a turn asks of transactions besides their sum, on which days of the week,
    /// and what it calls the kinds of spending they are of.
    mutating func takeMeasure(of turn: Interpretation) {
        if asksOfTransactions || intent == .forecastSpending { takeKinds(of: turn) }
        guard asksOfTransactions else {
            if isRecurringList {
                let asksForSum =
                    MeasureReading(turn).asksForTotal || turn.asksWhatSubscriptionsCost
                measure = turn.measure ?? (asksForSum ? .sum : measure)
            }
            return
        }
        if areWithdrawals { values[.direction] = nil }
        if isReceived || areRefunds {
            values[.direction] = [.text(MoneyDirection.incoming.rawValue)]
        }
        takeMeasure(turn.measure, MeasureReading(turn))
        if let times = turn.comparedTimes {
            comparedTimes = times
        } else if turn.slots.contains(where: { $0.slot.isOfDays }) {
            comparedTimes = []
        }
        if let name = counterparty, MeasureReading.areSupermarkets(name) { values[.merchant] = nil }
        if let category = MeasureReading(turn).doneCategory, category != self.category,
            counterparty == nil
        {
            values[.category] = [.text(category.rawValue)]
        }
        if case .groups(let grouping, _)? = turn.measure, grouping.unit != nil {
            for fill in turn.slots where fill.slot.isOfDays {
                guard let rest = turn.wordsBehindUnit(of: fill) else { continue }
                values[fill.slot] = [.text(rest)]
            }
        }
        let days = turn.habitualWeekdays
        if MeasureReading(turn).setsWeekendsBeside { weekdays = [] }
        guard !days.isEmpty else { return }
        weekdays = days
        for fill in turn.slots where fill.slot.isOfDays {
            guard let rest = turn.wordsBesideWeekdays(of: fill) else { continue }
            values[fill.slot] = rest.isEmpty ? nil : [.text(rest)]
        }
    }

    /// Takes over a measure, or that the sum is asked for now, of the same days; "and the least?"
    /// turns the order of groups round.
    private mutating func takeMeasure(_ new: Measure?, _ reading: MeasureReading) {
        if case .groups(let grouping, _)? = measure, let order = reading.order,
            reading.grouping == nil
        {
            measure = .groups(grouping, order)
        } else if let new {
            measure = Self.measure(new, after: measure)
        } else if reading.asksForSum {
            measure = measure == nil ? nil : .sum
        }
    }

    /// A measure that is asked for after another: of "and a week?" behind "how many times a month?"
    /// the rate, of "and by shop?" behind what went up the shops that did.
    private static func measure(_ new: Measure, after old: Measure?) -> Measure {
        switch (old, new) {
        case (.rate, .average(.mean, let unit?)) where unit != .payment,
            (.count, .average(.mean, let unit?)) where unit != .payment:
            .rate(per: unit)
        case (.changes(_, let order), .groups(let grouping, _)) where !grouping.isTime:
            .changes(grouping, order)
        default: new
        }
    }

    /// Whether the period before one is set beside it ("last week compared to the week before").
    fileprivate var saysBefore: Bool {
        !spoken.isDisjoint(with: ["before", "avant", "precedent", "precedente", "previous"])
    }

    /// The frame with the days that stood beside days of the week ("on Fridays this year"), or
    /// behind the unit of groups ("by week in October"), read; so are two times of which the slots
    /// have but one.
    func readingDays(today: Day) -> Frame {
        if measure?.isComparison == true, Set(periods).count < 2, !comparedTimes.isEmpty {
            var frame = self
            frame.values[.period] = comparedTimes.compactMap { $0.days(on: today) }.map {
                .days($0)
            }
            return frame
        }
        guard !weekdays.isEmpty || measure?.isByTime == true, let said = unreadDays else {
            return self
        }
        let text = TokenizedText(said)
        for language in Language.allCases {
            let context = EntityContext(today: today, prefersPast: true, language: language)
            for case .time(let span) in EntityRecognizer().entities(in: text, context: context)
                .map(\.value)
            {
                var frame = self
                frame.values[.date] = nil
                frame.values[.period] = [.days(span.days)]
                return frame
            }
        }
        return self
    }

    /// The kinds of spending that are owed rather than chosen.
    private static let dues: Set<SpendingCategory> = [.housing, .utilities, .education, .health]

    /// Which of the payments that come back it asks about.
    var recurringKind: RecurringKind {
        var kind = RecurringKind()
        kind.isSubscription = words.contains { word in
            word == "abo" || word == "abos" || word.hasPrefix("abonne") || word.hasPrefix("subscri")
        }
        switch measure {
        case .extremes(let extreme, _): kind.extreme = extreme
        case .average(_, let unit): kind.unit = unit ?? .month
        case .groups(let grouping, _): kind.unit = grouping.unit
        case .sum, .comparison, .usual: kind.unit = .month
        case .count, .rate, .variety, .days, .share, .trend, .changes, .standing, .difference, nil:
            break
        }
        kind.isDearer = MeasureReading(words).saysDearer
        let wording = Wording(words)
        kind.areEnded = wording.asksOfEnded
        kind.name = counterparty
        // Of "when is the rent taken?" the rent is nobody's name.
        if let name = kind.name, let own = MeasureReading(name.foldedWords).theme,
            MeasureReading.themeWords(own).contains(name.foldedWords.joined(separator: " "))
        {
            (kind.name, kind.theme) = (nil, own)
        }
        if kind.name == nil, category.map(Self.dues.contains) == true { kind.category = category }
        kind.theme = theme ?? kind.theme
        kind.areCounted = kind.isSubscription && kind.unit == nil && wording.countsSubscriptions
        kind.isStill = wording.asksIfStillPaid
        // What no one is called is no name.
        if kind.isStill, kind.theme != nil { (kind.name, kind.category) = (nil, nil) }
        return kind
    }

    /// All the days that were said, in their order.
    var periods: [DayInterval] {
        (values[.period] ?? values[.date] ?? []).compactMap { value in
            if case .days(let interval) = value { return interval }
            return nil
        }
    }
}

extension Interpretation {
    /// What it asks of transactions besides their sum.
    var measure: Measure? {
        let periods = slots.filter { $0.slot.isOfDays }.map { fill in
            if case .days(let days) = fill.value { return days }
            return DayInterval(start: nil, end: nil)
        }
        let reading = MeasureReading(self)
        if reading.asksIfNormal, let unit = reading.unitOfStanding {
            if let amount = weighedAmount { return .standing(amount, per: unit) }
            if asksIfThatIsNormal { return .standing(nil, per: unit) }
        }
        return reading.measure(of: periods, comparesTimes: comparedTimes != nil)
    }

    /// The words of a slot behind the unit of groups, October of "week in October"; nil where it
    /// begins with none.
    fileprivate func wordsBehindUnit(of fill: SlotFill) -> String? {
        let said = text(of: fill).split(whereSeparator: \.isWhitespace).map(String.init)
        let units = ["week", "month", "quarter", "year", "semaine", "mois", "trimestre"]
        let unit = said.firstIndex { units.contains($0.lowercased()) }
        guard let unit, said.count > unit + 1 else { return nil }
        let isLink = ["in", "of", "en", "de", "during"].contains(said[unit + 1].lowercased())
        let rest = said.dropFirst(isLink ? unit + 2 : unit + 1)
        return rest.isEmpty ? nil : rest.joined(separator: " ")
    }

    /// Whether it asks for the difference of two figures ("by how much?", "de combien ?").
    var asksByHowMuch: Bool {
        slots.isEmpty && words.count <= 4
            && Wording(words).says(["by how much", "de combien", "how much more", "how much less"])
    }

    /// Whether a few words ask for another measure of what was asked about last ("et en moyenne ?",
    /// "how many times?", "ça fait combien en tout ?"): none of them names anything new.
    var asksForAnotherMeasure: Bool {
        // "Par jour ?" reads as of a daily limit, "par mois ?" as a rhythm.
        let isOfUnit =
            (words.count <= 4 || speaksOfThat)
            && slots.allSatisfy { [.scope, .frequency].contains($0.slot) }
        guard slots.isEmpty || isOfUnit, words.count <= 8, !asksWhatIsHeld else { return false }
        let reading = MeasureReading(self)
        guard measure != nil || reading.asksForSum || reading.order != nil else { return false }
        if words.count <= (isContinuation ? 5 : 3) || measure == .usual || asksIfThatIsNormal {
            return true
        }
        return words.allSatisfy(Self.bare.contains)
    }

    /// Whether what was told last is spoken of.
    private var speaksOfThat: Bool {
        !Set(words).isDisjoint(with: ["that", "it", "they", "those", "them", "ca", "cela"])
    }

    /// Whether it asks what there is, not what was spent ("combien j'ai en tout ?").
    private var asksWhatIsHeld: Bool {
        let wording = Wording(words)
        return wording.says(["j' ai", "i have", "have i got"])
            && !wording.saysWord(beginning: ["depens", "spen", "pay", "achet", "bought"])
    }

    private static let bare: Set<String> = [
        "ca", "cela", "c'", "fait", "combien", "en", "tout", "et", "and", "par", "la", "le", "les",
        "l'", "un", "une", "plus", "moins", "grosse", "gros", "grand", "petit", "petite", "moyenne",
        "mois", "semaine", "jour", "an", "de", "fois", "total", "au", "etait", "est", "y", "what",
        "whats", "'s", "s", "the", "is", "was", "that", "it", "those", "how", "much", "many",
        "times", "in", "all", "per", "a", "month", "week", "day", "year", "on", "average",
        "biggest", "largest", "smallest", "altogether", "overall", "lequel", "laquelle", "which",
        "one", "dearest", "cheapest", "priciest", "most", "least", "expensive", "cher", "chere",
        "quel", "quelle", "celui", "celle", "qui", "coute", "cost", "costs", "me", "does", "do",
        "they", "represente", "come", "to", "add", "up", "quarter", "trimestre", "annee", "c",
        "donne", "quoi", "this", "then", "donc", "alors", "make", "makes",
        "chaque", "each", "time", "every", "achat", "purchase", "visite", "visit", "passage",
        "of", "them", "ai", "j'", "je",
        "suis", "alle", "there", "typically", "usually", "did", "i", "spend", "depense", "m'",
        "coutent", "worst", "best", "pire", "pires", "highest", "lowest", "busiest", "heaviest",
        "were", "spent", "have", "has", "eleve", "elevee", "grande", "haut", "haute", "bas",
        "basse",
    ]
}

extension Measure {
    /// Whether it is what units of time come to.
    fileprivate var isByTime: Bool {
        if case .groups(let grouping, _) = self { return grouping.unit != nil }
        return false
    }

    /// The same by what transactions have in common, where it is a comparison.
    fileprivate func by(_ grouping: Grouping?) -> Measure {
        guard case .comparison(let other, _) = self else { return self }
        return .comparison(with: other, by: grouping)
    }

    /// Whether two periods are set beside each other.
    var isComparison: Bool {
        switch self {
        case .comparison, .difference: true
        case .average, .count, .rate, .variety, .days, .extremes, .groups, .share, .trend, .changes,
            .usual, .standing, .sum:
            false
        }
    }
}

extension Question {
    /// The question a frame asks with a measure of the transactions a filter lets through.
    init(_ measure: Measure, of frame: Frame, _ filter: TransactionFilter, today: Day) {
        var (measure, filter) = (measure, filter)
        let reading = MeasureReading(frame.words)
        // Of a part of what came in the part is no income.
        if measure == .share(of: .income) || measure == .share(of: .wages) {
            (filter.direction, filter.areWages) = (nil, false)
        }
        let isThisMonth = filter.period == today.month.interval
        if filter.period == nil, frame.asksOfAllTime, !frame.isComparison {
            filter.period = DayInterval(start: nil, end: today.adding(days: 1))
        }
        if filter.category != nil, filter.counterparty == nil, filter.areWithdrawals {
            filter.category = nil
        }
        switch measure {
        // All that there were, in and out, add up to nothing: their list tells how many.
        case .count where reading.countsAll && filter.isOfAll:
            self = .transactions(filter)
            return
        case .comparison(_, let grouping):
            let periods = frame.periods
            filter.period = periods.first
            measure = Self.comparison(of: periods, &filter, frame, today: today).by(grouping)
        case .difference:
            measure = Self.difference(of: frame.periods, &filter, frame, today: today)
        case .standing(.some, _): filter.period = nil
        // A bill or a receipt is one payment, however often it comes.
        case .average(let average, nil)
        where reading.speaksOfOneBill && filter.isOfSome && !isThisMonth:
            measure = .average(average, per: .payment)
        case .average(.median, nil) where isThisMonth: measure = .usual
        case .average(let average, nil)
        where (frame.counterparty != nil || filter.areWithdrawals)
            && (reading.speaksOfOne || !frame.weekdays.isEmpty):
            measure = .average(average, per: .payment)
        // Of a shop in a few weeks a visit says more than a day.
        case .average(let average, nil)
        where frame.counterparty != nil && filter.period.map { $0.dayCount ?? .max <= 62 } == true
            && !isThisMonth:
            measure = .average(average, per: .payment)
        case .average(let average, nil) where !frame.weekdays.isEmpty:
            measure = .average(average, per: .day)
        case .extremes(let extreme, let count):
            measure = .extremes(extreme, count: filter.limit ?? count)
            filter.areBought = frame.speaksOfPurchases
        case .trend:
            // Of one week or day the one before is set beside it.
            if let said = filter.period, let start = said.start, !said.isSeveralMonths,
                said.wholeMonth == nil, said.wholeYear == nil
            {
                measure = .comparison(with: said.likeness(at: start.adding(days: -1)))
            } else if isThisMonth {
                measure = .usual
            }
        case .changes where isThisMonth: filter.period = nil
        case .share(of: .spending) where filter.category == nil && filter.counterparty == nil:
            measure = .groups(.category, .most)
        case .average, .count, .rate, .variety, .days, .groups, .share, .usual, .sum,
            .changes, .standing:
            break
        }
        self = .measured(measure, filter, by: frame.intent)
    }

    /// The comparison of the periods that were said. One alone is compared with the one that runs,
    /// or with the one before it; one of several months is taken apart.
    private static func comparison(
        of periods: [DayInterval], _ filter: inout TransactionFilter, _ frame: Frame, today: Day
    ) -> Measure {
        guard let said = periods.first else {
            filter.weekdays = []
            return frame.weekdays.isEmpty ? .usual : .groups(.weekday, .most)
        }
        if periods.count > 1 {
            filter.period = said.sameDays(as: periods[1])
            let isSame = periods[1] == said
            return .comparison(with: isSame ? said.yearBefore : periods[1].sameDays(as: said))
        }
        if said.isSeveralMonths {
            guard let months = said.wholeMonths, let first = months.first, let last = months.last,
                months.count == 2 || frame.reading.setsEndsBeside && months.count <= 12
            else { return .groups(.month, .course) }
            filter.period = last.interval
            return .comparison(with: first.interval)
        }
        if frame.saysBefore, let start = said.start {
            return .comparison(with: said.likeness(at: start.adding(days: -1)))
        }
        let current = said.likeness(at: today)
        filter.period = current
        return .comparison(with: said == current ? said.likeness(before: today) : said)
    }
}

extension Question {
    /// The difference that is asked about: of two times that were said, or of one beside another
    /// that is meant by "more", beside an average month where it is called dear or "so much".
    fileprivate static func difference(
        of periods: [DayInterval], _ filter: inout TransactionFilter, _ frame: Frame, today: Day
    ) -> Measure {
        guard let said = periods.first else { return .usual }
        let reading = frame.reading
        filter.period = said
        if reading.speaksOfExcess, periods.count == 1, said.wholeMonth != nil {
            return .difference(from: nil)
        }
        let isOfTwo = periods.count > 1 || said.isSeveralMonths || reading.setsBesideNamed
        guard isOfTwo,
            case .comparison(let other?, _) = comparison(
                of: periods, &filter, frame, today: today)
        else {
            filter.period = said
            return .difference(from: said.before)
        }
        filter.assumesPeriod = periods.count == 1 && filter.period == today.month.interval
        return .difference(from: other)
    }
}

extension DayInterval {
    /// As many days, or whole months, right before it.
    fileprivate var before: DayInterval {
        guard let start, let end else { return self }
        guard let months = wholeMonths?.count else {
            return DayInterval(start: start.adding(days: start.number - end.number), end: start)
        }
        return DayInterval(start: start.adding(months: -months), end: start)
    }

    /// The same days a year before.
    fileprivate var yearBefore: DayInterval { adding(years: -1) }

    /// The same days so many years later.
    func adding(years: Int) -> DayInterval {
        DayInterval(
            start: start?.adding(months: 12 * years), end: end?.adding(months: 12 * years))
    }

    /// The days of this year that others are of another, where it is one and they are part of one:
    /// of "October versus last year" no year is less than a month.
    func sameDays(as others: DayInterval) -> DayInterval {
        guard let year = wholeYear, others.wholeYear == nil, others.dayCount ?? .max < 366,
            let last = others.end?.adding(days: -1), last.year != year
        else { return self }
        return others.adding(years: year - last.year)
    }

    /// Whether it is longer than any month, and no year.
    var isSeveralMonths: Bool { (dayCount ?? .max) > 31 && wholeYear == nil }

    /// The year, month, week or day like this one that `day` is in.
    fileprivate func likeness(at day: Day) -> DayInterval {
        if wholeYear != nil {
            return DayInterval(year: day.year)
        }
        switch dayCount {
        case 1: return day.interval
        case 7: return day.week
        default: return day.month.interval
        }
    }

    /// The one before the one that `day` is in.
    fileprivate func likeness(before day: Day) -> DayInterval {
        let start = likeness(at: day).start ?? day
        return likeness(at: start.adding(days: -1))
    }
}
