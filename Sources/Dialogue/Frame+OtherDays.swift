internal import Primitives
internal import Understanding

/// The same question of other days, which are all that a turn names.
extension Frame {
    /// Whether it asks what accounts hold, held or will hold.
    var asksOfBalance: Bool {
        guard amounts.isEmpty, !isSupposed else { return false }
        return intent == .checkBalance || asksOfBalanceAhead == .level
    }

    /// What accounts hold on the days that are all a turn names ("et le 30 ?", "what will it be on
    /// 1 December?"); nil where it asks about anything else.
    func asked(ofBalanceBy turn: Interpretation, today: Day) -> Frame? {
        guard asksOfBalance, let fill = turn.onlyTime,
            let days = turn.days(of: fill, on: today, after: MeasureReading(words).tense)
        else { return nil }
        var frame = self
        frame.intent = .checkBalance
        frame.words += turn.words
        frame.values[.period] = nil
        frame.values[.date] = [.days(days)]
        return frame
    }

    /// The same question of days that lie so far from those it asks about ("et un mois plus tard
    /// ?"); nil where it asks about none, or about several.
    func asked(shiftedBy turn: Interpretation) -> Frame? {
        guard isQuestion, !isComparison, periods.count == 1, let days = periods.first,
            let shift = turn.onlyShift, let shifted = shift.days(from: days)
        else { return nil }
        var frame = self
        frame.values[.date] = nil
        frame.values[.period] = [.days(shifted)]
        return frame
    }
}

/// When something is said to be.
enum Tense: Hashable {
    case past, future
}

extension MeasureReading {
    /// When what is asked about is said to be; nil where nothing or both say it.
    var tense: Tense? {
        let (isPast, isFuture) = (says(Self.past), says(Self.future))
        return isPast == isFuture ? nil : isPast ? .past : .future
    }

    private static let past = [
        "was", "were", "had", "did", "avais", "avait", "avions", "etait", "etaient", "j' ai eu",
    ]
    private static let future = [
        "will", "'ll", "going to", "gonna", "sera", "seront", "serai", "aura", "aurai", "aurons",
        "restera", "vais", "va", "prevu", "prevois", "prevision", "forecast", "predict", "expected",
    ]
}

extension Interpretation {
    /// The time that is all a few words name ("à la fin du mois", "and on 1 December?"); nil where
    /// they name anything else.
    var onlyTime: SlotFill? {
        guard act == nil, slots.count == 1, let fill = slots.first,
            [.period, .date].contains(fill.slot), case .days = fill.value,
            wordsBesideSlots.allSatisfy(Self.besideTime.contains)
        else { return nil }
        return fill
    }

    /// The days a time is of, as the words of the turn or of the question before it say, or else
    /// the nearest of that name.
    func days(of fill: SlotFill, on today: Day, after before: Tense? = nil) -> DayInterval? {
        let said = text(of: fill)
        let own: DayInterval? = if case .days(let days) = fill.value { days } else { nil }
        let past = said.days(on: today)
        let future = said.days(on: today, prefersPast: false)
        let tense = MeasureReading(self).tense ?? before
        switch tense {
        case .past?: return past ?? own
        case .future?: return future ?? own
        case nil:
            return [past, future].compactMap(\.self).min {
                $0.distance(from: today) < $1.distance(from: today)
            } ?? own
        }
    }

    /// The turn, where it asks what accounts hold on days of which no word tells whether they are
    /// over, with the nearest days of that name.
    func balanceDated(on today: Day) -> Interpretation {
        let isOfBalance =
            label == .intent(.checkBalance, nil)
            || label == .intent(.forecastSpending, nil) && speaksOfBalance
        guard isOfBalance, MeasureReading(self).tense == nil else { return self }
        let dated = slots.map { fill in
            guard [.period, .date].contains(fill.slot), case .days = fill.value,
                let days = days(of: fill, on: today)
            else { return fill }
            return SlotFill(slot: fill.slot, value: .days(days), range: fill.range)
        }
        return with(slots: dated)
    }

    /// Whether it names what is held by its name.
    var speaksOfBalance: Bool { Wording(words).says(["solde", "soldes", "balance", "balances"]) }

    private static let besideTime = elided.union(
        """
        et and what how about will would it be is was were there i ll have had my the then at on by \
        in for of as le la les de du des au aux en a pour ce ca cela il y sera serait \
        aura aurai etait avais je me combien much alors puis sur dans ici come fin end si
        """.foldedWords)
}

extension DayInterval {
    /// How many days lie between a day and the nearest of these, 0 where it is one of them.
    fileprivate func distance(from day: Day) -> Int {
        let before = start.map { $0.number - day.number } ?? 0
        let behind = end.map { day.number - $0.number + 1 } ?? 0
        return max(0, before, behind)
    }
}

extension DayShift {
    /// The days so far from others; months from the first of one to the first of another stay such.
    fileprivate func days(from days: DayInterval) -> DayInterval? {
        guard let start = days.start, let end = days.end else { return nil }
        let areMonths = months != 0 && start.dayOfMonth == 1 && end.dayOfMonth == 1
        let first = day(from: start)
        let behind =
            areMonths ? day(from: end) : first.adding(days: end.number - start.number)
        return DayInterval(start: first, end: behind)
    }
}
