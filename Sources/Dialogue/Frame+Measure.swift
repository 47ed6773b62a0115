internal import Entities
internal import Primitives
internal import TextProcessing
internal import Understanding

extension Frame {
    /// Whether it asks of transactions that were, which can be measured in several ways.
    var asksOfTransactions: Bool { intent == .analyzeSpending || intent == .listTransactions }

    /// Whether what comes in is spoken of ("mon revenu moyen").
    fileprivate var speaksOfIncome: Bool {
        words.contains { word in MeasureReading.incomeStems.contains { word.hasPrefix($0) } }
    }

    /// Whether what was bought is spoken of ("my biggest purchase").
    fileprivate var speaksOfPurchases: Bool {
        words.contains { word in
            ["achat", "achet", "purchas", "bought", "buy"].contains { word.hasPrefix($0) }
        }
    }

    /// Takes over what a turn asks of transactions besides their sum, and on which days of the
    /// week.
    mutating func takeMeasure(of turn: Interpretation) {
        guard asksOfTransactions || intent == .manageRecurring else { return }
        let reading = MeasureReading(turn)
        measure = turn.measure ?? (reading.asksForSum ? nil : measure)
        let days = turn.habitualWeekdays
        guard !days.isEmpty else { return }
        weekdays = days
        for fill in turn.slots where fill.slot == .period || fill.slot == .date {
            guard let rest = turn.wordsBesideWeekdays(of: fill) else { continue }
            values[fill.slot] = rest.isEmpty ? nil : [.text(rest)]
        }
    }

    /// The frame with the days that stood beside days of the week ("on Fridays this year") read.
    func readingDays(today: Day) -> Frame {
        guard !weekdays.isEmpty, let said = unreadDays else { return self }
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

    /// Which of the payments that come back it asks about.
    var recurringKind: RecurringKind {
        var kind = RecurringKind()
        kind.isSubscription = words.contains { word in
            word == "abo" || word == "abos" || word.hasPrefix("abonne") || word.hasPrefix("subscri")
        }
        if case .extremes(let extreme, count: 1)? = measure { kind.extreme = extreme }
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
        let periods = slots.filter { $0.slot == .period || $0.slot == .date }.map { fill in
            if case .days(let days) = fill.value { return days }
            return DayInterval(start: nil, end: nil)
        }
        return MeasureReading(self).measure(of: periods)
    }

    /// Whether a few words ask for another measure of what was asked about last ("et en moyenne ?",
    /// "how many times?").
    var asksForAnotherMeasure: Bool {
        guard slots.isEmpty, words.count <= (isContinuation ? 5 : 3) else { return false }
        return measure != nil || MeasureReading(self).asksForSum
    }
}

extension Measure {
    /// Whether two periods are set beside each other.
    var isComparison: Bool {
        if case .comparison = self { return true }
        return false
    }
}

extension Question {
    /// The question a frame asks with a measure of the transactions a filter lets through.
    init(_ measure: Measure, of frame: Frame, _ filter: TransactionFilter, today: Day) {
        var (measure, filter) = (measure, filter)
        let isShare = measure == .share(of: .incoming)
        if filter.category == .income || filter.category == nil && frame.speaksOfIncome {
            filter.category = nil
            if !isShare { filter.direction = .incoming }
        }
        switch measure {
        case .comparison:
            let periods = frame.periods
            filter.period = periods.first
            if periods.count > 1 {
                measure = .comparison(with: periods[1])
            } else if let said = periods.first {
                let current = said.likeness(at: today)
                measure = .comparison(with: said == current ? said.likeness(before: today) : said)
                filter.period = current
            }
        case .extremes(let extreme, let count):
            measure = .extremes(extreme, count: filter.limit ?? count)
            filter.areBought = frame.speaksOfPurchases
        case .share(of: .outgoing) where filter.category == nil && filter.counterparty == nil:
            measure = .groups(.category, .most)
        case .average, .count, .groups, .share, .usual: break
        }
        self = .measured(measure, filter, by: frame.intent)
    }
}

extension DayInterval {
    /// Whether it is longer than any month, and no year.
    var isSeveralMonths: Bool { (dayCount ?? .max) > 31 && wholeYear == nil }

    /// The year, month, week or day like this one that `day` is in.
    fileprivate func likeness(at day: Day) -> DayInterval {
        if wholeYear != nil {
            return DayInterval(
                start: Month(year: day.year, month: 1).first,
                end: Month(year: day.year + 1, month: 1).first)
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
