internal import Entities
internal import Primitives
internal import TextProcessing
internal import Understanding

/// The days from which and until which something is paid again and again, as an order says both at
/// once.
extension Interpretation {
    /// The turn with the days from one to another that a standing order goes on for ("from 4
    /// December to 29 January", "de janvier à décembre"), and with the rhythm that the rest of it
    /// says: read together, they make a rhythm of a day, or a length of a rhythm.
    func withCourse(on today: Day) -> Interpretation {
        guard label == .intent(.manageRecurring, .create), let course = course(on: today) else {
            return self
        }
        let others = slots.filter { fill in
            !fill.slot.isOfDays && fill.slot != .frequency && !fill.range.overlaps(course.range)
        }
        // "To May" may be to somebody.
        guard slots.allSatisfy({ !$0.slot.isName }) || others.contains(where: \.slot.isName) else {
            return self
        }
        let rhythms = rhythms(beside: course.range, on: today)
        guard !rhythms.isEmpty else { return self }
        let read = others + rhythms + [course]
        return with(slots: read.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// The days from one to another that a text says, over all of its words; nil for none.
    func course(on today: Day) -> SlotFill? {
        let tokens = SaidTokens(text)
        let said = tokens.words.indices.lazy.compactMap { place -> SlotFill? in
            guard Self.enders.contains(tokens.words[place]) else { return nil }
            return self.course(around: place, of: tokens, on: today)
        }.first
        return said ?? openCourse(of: tokens, on: today)
    }

    /// The days between which a word stands that leads to the last of them.
    private func course(around place: Int, of tokens: SaidTokens, on today: Day) -> SlotFill? {
        let words = tokens.words
        let joint = words[..<place].lastIndex { !Self.joints.contains($0) } ?? 0
        let behind = words[place...].firstIndex {
            !Self.enders.contains($0) && !Self.leads.contains($0)
        }
        guard let behind, let first = start(of: joint + 1, in: words),
            let start = days(in: tokens.range(first.from..<(joint + 1)), on: today),
            let end = days(in: tokens.range(behind..<words.count), on: today),
            start.range.upperBound == tokens.sources[joint].upperBound,
            let days = Self.days(from: start, to: end)
        else { return nil }
        let range = tokens.sources[first.mark].lowerBound..<end.range.upperBound
        return SlotFill(slot: .date, value: .days(days), range: range)
    }

    /// Where the words that say the first day begin, of those that end before a place, and the one
    /// that leads to them; of a month alone nothing leads to it ("30 a month, January to June").
    private func start(of end: Int, in words: [String]) -> (mark: Int, from: Int)? {
        guard end > 0 else { return nil }
        let near = max(0, end - 7)..<end
        if let mark = near.last(where: { Self.starters.contains(words[$0]) }) {
            let from = words[(mark + 1)..<end].firstIndex { !Self.leads.contains($0) }
            return from.map { (mark, $0) }
        }
        return Self.monthNumbers[words[end - 1]] == nil ? nil : (end - 1, end - 1)
    }

    /// The days from the first of one time to the last of another, in a year behind it where the
    /// other says none; nil for weekdays and figures alone, which may be of each week or month.
    private static func days(from start: SaidDays, to end: SaidDays) -> DayInterval? {
        guard let first = start.days.start, var last = end.days.end,
            start.names || end.names, !start.isWeekday || !end.isWeekday
        else { return nil }
        if last <= first, !end.isWeekday, !end.saysYear { last = last.adding(months: 12) }
        return last > first ? DayInterval(start: first, end: last) : nil
    }

    /// The days from the month or the day of one on that stands behind a unit of time and "from",
    /// which together read as a length ("13.99 a month from December").
    private func openCourse(of tokens: SaidTokens, on today: Day) -> SlotFill? {
        let words = tokens.words
        return words.indices.dropFirst(2).lazy.compactMap { place -> SlotFill? in
            guard words[place] == "from", Frame.lengths[words[place - 1]] != nil,
                ["a", "an", "per"].contains(words[place - 2]), place + 1 < words.count,
                let said = days(in: tokens.range((place + 1)..<words.count), on: today),
                said.words.contains(where: { Self.monthNumbers[$0] != nil }),
                let start = said.days.start
            else { return nil }
            let range = tokens.sources[place].lowerBound..<said.range.upperBound
            return SlotFill(
                slot: .date, value: .days(DayInterval(start: start, end: nil)), range: range)
        }.first
    }

    /// The days that a part of the text begins with, read by itself.
    private func days(in range: Range<Int>, on today: Day) -> SaidDays? {
        let said = Self.entities(in: text(in: range), language, on: today)
        guard let entity = said.first, entity.source.lowerBound == 0,
            case .time(let span) = entity.value, span.grain >= .day
        else { return nil }
        let own = range.lowerBound..<(range.lowerBound + entity.source.upperBound)
        return SaidDays(days: span.days, range: own, words: text(in: own).foldedWords)
    }

    /// The rhythms that are said before and behind a part of the text; those of several days as
    /// they were read, unless a day of that part was taken for one of theirs.
    private func rhythms(beside range: Range<Int>, on today: Day) -> [SlotFill] {
        let parts = [0..<range.lowerBound, range.upperBound..<text.utf8.count]
        let heard = parts.flatMap { part in
            Self.entities(in: text(in: part), language, on: today).compactMap {
                entity -> SlotFill? in
                guard case .frequency(let rule) = entity.value else { return nil }
                let start = part.lowerBound + entity.source.lowerBound
                return SlotFill(
                    slot: .frequency, value: .recurrence(rule),
                    range: start..<(start + entity.source.count))
            }
        }
        let known = slots.filter { $0.slot == .frequency && !$0.range.overlaps(range) }
        let isSpoilt = known.contains { fill in
            guard case .recurrence(let rule) = fill.value else { return true }
            let named = text(of: fill).foldedWords.compactMap(Self.weekday)
            return rule.weekdays.count > 1 && named.isEmpty
        }
        return known.isEmpty || isSpoilt ? heard : known
    }

    /// Whether words say a year in figures.
    static func sayYear(_ words: [String]) -> Bool {
        words.contains { $0.count == 4 && Int($0) != nil }
    }

    /// Words that lead to the first of some days.
    private static let starters: Set<String> = [
        "from", "start", "starting", "begin", "beginning", "commencing", "du", "de", "d'", "des",
        "partir", "commence", "commencant", "debutant",
    ]
    /// Words that lead to the last of some days.
    static let enders: Set<String> = [
        "to", "until", "till", "til", "through", "thru", "ending", "finishing", "stopping", "a",
        "au", "jusqu'", "jusque", "finissant", "terminant",
    ]
    private static let joints = enders.union([",", "and", "et", "then", "puis", "en", "up"])
    private static let leads: Set<String> = [
        "in", "on", "from", "with", "de", "du", "d'", "en", "le", "a", "au", "until", "till",
    ]
}

/// Days with the words that say them.
private struct SaidDays {
    let days: DayInterval
    let range: Range<Int>
    let words: [String]

    /// Whether they are told by more than figures.
    var names: Bool {
        words.contains { $0.count > 2 && $0 != "the" && $0.first?.isLetter == true }
    }
    /// Whether they are a day of the week.
    var isWeekday: Bool {
        words.contains { Interpretation.weekday($0) != nil }
            && !words.contains { Interpretation.monthNumbers[$0] != nil }
    }
    var saysYear: Bool { Interpretation.sayYear(words) }
}

/// The words of a text, folded, each with where it stands.
private struct SaidTokens {
    let words: [String]
    let sources: [Range<Int>]

    init(_ text: String) {
        let text = TokenizedText(text)
        words = text.tokens.map { text.foldedText(of: $0) }
        sources = text.tokens.map(\.source)
    }

    /// The bytes from the first of some words to the last.
    func range(_ places: Range<Int>) -> Range<Int> {
        guard let first = places.first, let last = places.last else { return 0..<0 }
        return sources[first].lowerBound..<sources[last].upperBound
    }
}
