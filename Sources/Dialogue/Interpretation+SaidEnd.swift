internal import Entities
internal import Primitives
internal import Understanding

/// The end of what is paid again and again, as a few words give it to what was set up or restated.
extension Interpretation {
    /// The days up to the last of those that something which begins on `first` is to be paid, where
    /// that is all a few words say ("until Christmas", "make it end in June", "arrête-le au bout de
    /// 6 mois"), or from one day to another; nil for anything else.
    func saidEnd(from first: Day, on today: Day) -> DayInterval? {
        guard words.count <= 10, !text.contains("?"), !hasImpossibleDate,
            Self.negations.isDisjoint(with: words)
        else { return nil }
        if let course = course(on: today), slots.allSatisfy({ isPart($0, of: course.range) }),
            areOfEnd(besides: course.range), case .days(let days) = course.value, days.end != nil
        {
            return days
        }
        guard Self.sayEnd(words) else { return nil }
        if let length = lengthBeforeEnd {
            let start = Self.fromNow.isDisjoint(with: words) ? first : today
            return DayInterval(start: nil, end: length.end(from: start).adding(days: 1))
        }
        return dayOfEnd(behind: first, on: today)
    }

    /// The days from `first` for which something is to hold, where how long is all that a few words
    /// say ("for two months", "juste pour un mois"); nil for anything else.
    func saidLength(from first: Day) -> DayInterval? {
        guard words.count <= 6, !text.contains("?"), !hasImpossibleDate,
            Self.negations.isDisjoint(with: words), let length = lengthBeforeEnd
        else { return nil }
        return DayInterval(start: nil, end: length.end(from: first).adding(days: 1))
    }

    /// The days up to the end that a time says, in a year behind the first where it says none: of a
    /// month to stop in none is left.
    private func dayOfEnd(behind first: Day, on today: Day) -> DayInterval? {
        let heard = entities(on: today).compactMap { entity -> SlotFill? in
            guard case .time(let span) = entity.value, span.grain >= .day else { return nil }
            return SlotFill(slot: .date, value: .days(span.days), range: entity.source)
        }
        // A month is no time where its word may be a name.
        let times = heard.isEmpty ? slots.filter(\.slot.isOfDays) : heard
        guard times.count == 1, case .days(let days) = times[0].value,
            slots.allSatisfy({ isPart($0, of: times[0].range) }), areOfEnd(besides: times[0].range)
        else { return nil }
        let stops = Wording(words).saysWord(beginning: Self.stopping)
        let isSpan = days.wholeMonth != nil || days.wholeYear != nil
        guard let end = stops && isSpan ? days.start : days.end, end > today.adding(days: 1) else {
            return nil
        }
        let isBehind = end > first || Self.sayYear(words)
        return DayInterval(start: nil, end: isBehind ? end : end.adding(months: 12))
    }

    /// How long something is to go on, where that and its end is all that is said.
    private var lengthBeforeEnd: Frame.SpokenLength? {
        let words = words
        let units = words.indices.dropFirst().filter { Frame.lengths[words[$0]] != nil }
        guard let place = units.last, let unit = Frame.lengths[words[place]],
            let count = SpokenNumber.value(of: words[place - 1]),
            count <= Frame.SpokenLength.greatest,
            (words[..<(place - 1)] + words[(place + 1)...]).allSatisfy(Self.isOfEnd)
        else { return nil }
        return Frame.SpokenLength(days: count * unit.days, months: count * unit.months)
    }

    /// Whether a slot is read from words within a part of the text that says when.
    private func isPart(_ fill: SlotFill, of range: Range<Int>) -> Bool {
        let isTime = fill.slot.isOfDays || fill.slot == .frequency
        return range.overlaps(fill.range) && (isTime || range.clamped(to: fill.range) == fill.range)
    }

    /// Whether all that is said besides a part of the text is that something is to end.
    private func areOfEnd(besides range: Range<Int>) -> Bool {
        [0..<range.lowerBound, range.upperBound..<Int.max].allSatisfy { part in
            text(in: part).foldedWords.allSatisfy(Self.isOfEnd)
        }
    }

    /// Whether words say that something ends; the end of a month is but a day of it.
    static func sayEnd(_ words: [String]) -> Bool {
        words.indices.contains { place in
            guard isEnding(words[place]) else { return false }
            let next = words[(place + 1)...].first ?? ""
            return !["end", "fin"].contains(words[place])
                || !ofParts.contains(next) && monthNumbers[next] == nil
        }
    }

    private static let ofParts: Set<String> = ["of", "de", "du", "d'"]

    /// Whether a word may say that something ends.
    static func isEnding(_ word: String) -> Bool {
        ends.contains(word) || stopping.contains { word.hasPrefix($0) }
    }

    private static func isOfEnd(_ word: String) -> Bool {
        isEnding(word) || besideEnds.contains(word)
    }

    private static let ends: Set<String> = [
        "until", "till", "til", "through", "end", "ends", "ending", "finish", "finishes",
        "finishing", "jusqu'", "jusque", "fin", "finir", "finisse", "finis", "termine",
        "terminer", "termines",
    ]
    private static let stopping = ["stop", "arret", "cess"]
    private static let fromNow: Set<String> = ["in", "dans"]
    private static let besideEnds = noes.union(
        """
        make makes it that this him do keep pay run runs let go goes going carry carries on set \
        put change the a an date day is be only just actually sorry please yes ok okay and but so \
        instead rather to at in after by for of up wait oh \
        fais fait paie garde mets met le la les l' y ca cela laisse courir aller continuer \
        continue change modifie date de du d' des en au a dans apres bout pour seulement juste \
        uniquement finalement plutot oui et mais alors stp svp c' est
        """.foldedWords)
}
