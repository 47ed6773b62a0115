internal import Entities
internal import Primitives
internal import TextProcessing
internal import Understanding

/// What the words beside a slot of a question say of it that it does not read as.
extension Interpretation {
    /// The turn with the days and the bounds of amounts that its words say.
    func reread(on today: Day) -> Interpretation {
        switch label {
        case .intent(.analyzeSpending, nil), .intent(.listTransactions, nil),
            .intent(.manageRecurring, .list):
            break
        case .intent(.requestMoney, .accept), .intent(.requestMoney, .decline):
            return with(slots: slots.map { $0.slot == .amount ? bound(of: $0) ?? $0 : $0 })
        case .intent, .act, .inform, .outOfScope: return self
        }
        let told = slots.filter { !leadsToDays($0) && !countsTime($0) && !isWeekday($0) }
        let read = within(told, on: today).map { fill in
            switch fill.slot {
            case .period, .date:
                (sameTime(of: fill, among: told, on: today) ?? days(of: fill, on: today)).map {
                    SlotFill(slot: .period, value: .days($0), range: fill.range)
                } ?? fill
            case .count: bound(of: fill) ?? fill
            default: fill
            }
        }
        return with(slots: read.flatMap(exact)).countingWeekends(on: today)
            .withWeekdayAgo(on: today).withNearYears(on: today)
    }

    /// Whether a figure is how many units of time there are in the days behind it ("les 30 derniers
    /// jours"), and no amount.
    private func countsTime(_ fill: SlotFill) -> Bool {
        guard [.amount, .amountMinimum, .amountMaximum, .count].contains(fill.slot) else {
            return false
        }
        let behind = text(in: fill.range.upperBound..<Int.max).foldedWords[...]
        let unit = behind.drop { Self.besideUnits.contains($0) }
        // "Over 150 mois dernier": of one month nothing is counted.
        let isOfOne = unit.dropFirst().first.map(["dernier", "prochain"].contains) == true
        return unit.first.map(Self.units.contains) == true && !isOfOne
    }

    private static let besideUnits: Set<String> = [
        "derniers", "dernieres", "prochains", "prochaines", "full", "whole",
    ]
    private static let units: Set<String> = [
        "jours", "semaines", "mois", "ans", "annees", "days", "weeks", "months", "years",
    ]

    /// Whether a slot is but the week in "which day of the week", of which no week is meant.
    private func isWeekday(_ fill: SlotFill) -> Bool {
        guard fill.slot.isOfDays,
            MeasureReading(self).grouping == .weekday
        else { return false }
        return text(of: fill).foldedWords.allSatisfy(Self.ofWeekdays.contains)
    }

    private static let ofWeekdays: Set<String> = [
        "day", "jour", "of", "de", "the", "la", "week", "semaine", "in", "en",
    ]

    /// The slots with days that are said to end, or to begin, within a month or another span ("before
    /// the 10th this month") as those of the span.
    private func within(_ slots: [SlotFill], on today: Day) -> [SlotFill] {
        var slots = slots
        for (place, fill) in slots.enumerated() {
            guard fill.slot.isOfDays, case .days(let days) = fill.value,
                let edge = days.start == nil ? days.end?.adding(days: -1) : days.start,
                days.start == nil || days.end == nil,
                let span = span(around: edge, besides: fill, among: slots, on: today)
            else { continue }
            let isUpTo = days.start == nil
            let meant = DayInterval(
                start: isUpTo ? span.days.start : edge, end: isUpTo ? days.end : span.days.end)
            slots[place] = SlotFill(slot: .period, value: .days(meant), range: fill.range)
            return slots.filter { $0 != span.fill }
        }
        return slots
    }

    /// The span that a day is said to lie in, in a slot of its own or in the words of that of the
    /// day.
    private func span(
        around day: Day, besides fill: SlotFill, among slots: [SlotFill], on today: Day
    ) -> (days: DayInterval, fill: SlotFill?)? {
        let others = slots.filter { $0 != fill && $0.slot.isOfDays }
        for other in others {
            if case .days(let days) = other.value, days.start != nil, days.end != nil,
                days.contains(day)
            {
                return (days, other)
            }
        }
        let wording = Wording(text(of: fill).foldedWords)
        let span: DayInterval? =
            if wording.says(["ce mois ci", "ce mois", "this month"]) {
                today.month.interval
            } else if wording.says(["cette annee", "this year"]) {
                DayInterval(year: today.year)
            } else if wording.says(["cette semaine", "this week"]) { today.week } else { nil }
        return span.flatMap { $0.contains(day) ? ($0, nil) : nil }
    }

    /// The only amount that a transaction to be found has, as both of its bounds ("the 38.50
    /// payment", "l'opération de 649 euros").
    private func exact(_ fill: SlotFill) -> [SlotFill] {
        guard fill.slot == .amount, label == .intent(.listTransactions, nil),
            slots.count(where: { $0.slot == .amount }) == 1,
            !slots.contains(where: { [.amountMinimum, .amountMaximum].contains($0.slot) }),
            case .amount(let said) = fill.value, !reckonsAmount
        else { return [fill] }
        let before = text(in: 0..<fill.range.lowerBound).foldedWords.last ?? ""
        guard
            said.currency != nil || text(of: fill).contains(where: { $0 == "." || $0 == "," })
                || Self.beforeExact.contains(before)
        else { return [fill] }
        return [Slot.amountMinimum, .amountMaximum].map {
            SlotFill(slot: $0, value: fill.value, range: fill.range)
        }
    }

    private static let beforeExact: Set<String> = [
        "exactly", "exactement", "precisement", "de", "d'", "of", "for",
    ]

    /// Whether a direction is but the preposition of the days behind it ("everything in October").
    private func leadsToDays(_ fill: SlotFill) -> Bool {
        guard fill.slot == .direction, text(of: fill).foldedWords.last == "in",
            let days = slots.first(where: { other in
                [.period, .date].contains(other.slot)
                    && other.range.lowerBound >= fill.range.upperBound
            })
        else { return false }
        let said = text(in: 0..<fill.range.upperBound).foldedWords.dropLast()
        let between = text(in: fill.range.upperBound..<days.range.lowerBound).foldedWords
        return between.allSatisfy { $0 == "the" }
            && !["money", "came", "come", "comes", "coming", "paid", "went", "cash", "got"]
                .contains(said.last ?? "")
    }

    /// The days that a slot says by itself, where the words before it were read as part of them, or
    /// where it names a weekend by a day of it; nil for any other.
    private func days(of fill: SlotFill, on today: Day) -> DayInterval? {
        let said = text(of: fill)
        let before = text(in: 0..<fill.range.lowerBound).foldedWords
        if let days = said.weekend(on: today) ?? weekendBeforeLast(on: today) { return days }
        if let days = unitAgo(fill) ?? part(of: fill, on: today) ?? daysFromMiddle(fill) {
            return days
        }
        // What "est passé" is over, whatever "passé midi" is.
        if asksIfCollected { return said.days(on: today) }
        // A figure that bounds amounts is no day ("under 5 in October").
        let isBehindBound = slots.contains { other in
            [.amountMinimum, .amountMaximum].contains(other.slot)
                && other.range.upperBound <= fill.range.lowerBound
                && text(in: other.range.upperBound..<fill.range.lowerBound)
                    .allSatisfy(\.isWhitespace)
        }
        if isBehindBound { return said.days(on: today) }
        // "Courant" belongs to the account before it.
        guard before.last == "compte", said.foldedWords.first == "courant" else { return nil }
        return said.split(separator: " ").dropFirst().joined(separator: " ").days(on: today)
    }

    /// The weekend before the last, where that is meant ("the weekend before last").
    private func weekendBeforeLast(on today: Day) -> DayInterval? {
        let isMeant = Wording(words).says([
            "weekend before last", "week end before last", "avant dernier weekend",
            "avant dernier week end", "weekend d' avant le dernier",
        ])
        let saturday = today.week.start?.adding(days: 5 - 14)
        guard isMeant, let saturday else { return nil }
        return DayInterval(start: saturday, end: saturday.adding(days: 2))
    }

    /// Whether it asks if a payment was collected ("Netflix est passé ce mois-ci ?").
    var asksIfCollected: Bool {
        let isNamed = slots.contains { [.merchant, .category, .payee].contains($0.slot) }
        return isNamed
            && Wording(words).says([
                "est passe", "est passee", "est il passe", "est elle passee", "sont passes",
                "sont passees", "charge me", "charged me", "debit me", "debited me",
                "m' a preleve", "m' a debite",
            ]) && !Wording(words).saysTwice && !Wording(words).says(["how much", "combien"])
    }

    /// The turn with "more than" as the least that is told of, which a rule of auto-pay makes the
    /// most that is paid without asking.
    var narrowing: Interpretation {
        with(
            slots: slots.map { fill in
                let before = text(in: 0..<fill.range.lowerBound).foldedWords
                let isLeast = Self.lowest.contains { before.suffix($0.count) == $0[...] }
                guard fill.slot == .amountMaximum, isLeast else { return fill }
                return SlotFill(slot: .amountMinimum, value: fill.value, range: fill.range)
            })
    }

    /// The bound of amounts that a figure is rather than how many are meant, or how much
    /// ("payments over 100"); nil where it is none.
    func bound(of fill: SlotFill) -> SlotFill? {
        let before = text(in: 0..<fill.range.lowerBound).foldedWords
        let behind = text(in: fill.range.upperBound..<Int.max).foldedWords
        let figure: SpokenAmount
        switch fill.value {
        case .number(let number) where behind.first.map(Self.isCounted) != true:
            figure = SpokenAmount(decimal: String(number), currency: nil)
        case .amount(let amount): figure = amount
        case .number, .days, .recurrence, .text: return nil
        }
        func ends(with bounds: [[String]]) -> Bool {
            bounds.contains { before.suffix($0.count) == $0[...] }
        }
        if ends(with: Self.atMost) {
            return SlotFill(slot: .amountMaximum, value: .amount(figure), range: fill.range)
        }
        let slot: Slot? =
            ends(with: Self.lowest)
            ? .amountMinimum : ends(with: Self.highest) ? .amountMaximum : nil
        return slot.map { SlotFill(slot: $0, value: .amount(figure), range: fill.range) }
    }

    private static func isCounted(_ word: String) -> Bool {
        ["transaction", "payment", "paiement", "operation", "achat", "purchase", "depense"]
            .contains { word.hasPrefix($0) }
    }

    private static let atMost = [
        ["pas", "plus", "de"], ["no", "more", "than"], ["not", "more", "than"], ["not", "over"],
        ["not", "above"],
    ]
    static let lowest = [
        ["over"], ["above"], ["more", "than"], ["greater", "than"], ["bigger", "than"],
        ["larger", "than"], ["plus", "de"], ["dessus", "de"], ["superieurs", "a"],
        ["superieures", "a"],
    ]
    static let highest = [
        ["under"], ["below"], ["less", "than"], ["smaller", "than"], ["moins", "de"],
        ["dessous", "de"], ["inferieurs", "a"], ["inferieures", "a"],
    ]
}

extension MeasureReading {
    /// Whether amounts as large as the bound that is said last are left out ("more than 60"), rather
    /// than counted ("at least 60").
    var excludesBounds: Bool {
        let words = wording.words
        for index in words.indices.reversed() {
            guard
                words[index].first?.isNumber == true
                    || SpokenNumber.value(of: words[index]) != nil
            else { continue }
            let before = words[..<index]
            func ends(with bounds: [[String]]) -> Bool {
                bounds.contains { before.suffix($0.count) == $0[...] }
            }
            if ends(with: Interpretation.lowest + Interpretation.highest) { return true }
            if ends(with: [["moins"], ["plus"], ["least"], ["most"]]) { return false }
        }
        return false
    }
}

extension String {
    /// The Saturday and the Sunday of the week of the day that stands behind the word for a
    /// weekend ("the weekend of 24 October"); nil where none does.
    fileprivate func weekend(on today: Day) -> DayInterval? {
        let words = split(whereSeparator: \.isWhitespace).map(String.init)
        guard
            let place = words.firstIndex(where: {
                ["weekend", "week-end"].contains($0.lowercased())
            }), place + 2 < words.count,
            let days = words[(place + 2)...].joined(separator: " ").days(on: today),
            days.dayCount == 1, let saturday = days.start?.week.start?.adding(days: 5)
        else { return nil }
        return DayInterval(start: saturday, end: saturday.adding(days: 2))
    }
}
