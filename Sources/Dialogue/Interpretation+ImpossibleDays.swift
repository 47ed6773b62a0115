internal import Primitives
internal import TextProcessing
internal import Understanding

/// Days that no month has.
extension Interpretation {
    /// The turn with a day that no month has for a figure behind an article that reads as an amount
    /// ("plutôt le 32", "envoie 20 à Paul le 45"): a figure that is all there is of money is one.
    var withImpossibleDay: Interpretation {
        guard let day = dayOfNoMonth else { return self }
        let others = slots.filter { !$0.range.overlaps(day) || $0.slot == .frequency }
        guard others.contains(where: { $0.slot == .amount }) || onlySaysDay(day) else {
            return self
        }
        return Interpretation(
            text: text, language: language, label: label, act: act, confidence: confidence,
            alternatives: alternatives, slots: others, isOrder: isOrder, hasImpossibleDate: true,
            languageMargin: languageMargin)
    }

    /// Where the only figure above the days of a month stands that has an article before it, no
    /// unit or name of anything behind it, and is no part of a name or a note.
    private var dayOfNoMonth: Range<Int>? {
        let tokens = TokenizedText(text)
        let words = tokens.tokens.map { tokens.foldedText(of: $0) }
        let days = words.indices.dropFirst().filter { index in
            words[index - 1] == "le" && Int(words[index]).map((32...99).contains) == true
                && (index + 1 == words.count || Self.behindDays.contains(words[index + 1]))
        }
        guard days.count == 1 else { return nil }
        let day = tokens.tokens[days[0]].source
        let isOfOther = slots.contains { fill in
            fill.range.overlaps(day) && !Self.figures.contains(fill.slot)
        }
        return isOfOther ? nil : day
    }

    /// Whether beside a day it says nothing but what puts something right.
    private func onlySaysDay(_ day: Range<Int>) -> Bool {
        (text(in: 0..<day.lowerBound) + text(in: day.upperBound..<Int.max))
            .foldedWords.allSatisfy { word in
                word == "le" || Self.behindDays.contains(word) || putsRightBeside(word)
                    || Self.noes.contains(word)
            }
    }

    /// What such a figure may read as, or be part of.
    private static let figures: Set<Slot> = [.amount, .amountMaximum, .count, .frequency]
    private static let behindDays: Set<String> = [
        "a", "au", "pour", "et", "du", "s'", "stp", "svp", "plutot", "alors", "depuis", "oui", "ok",
        "mais", "euh", "finalement",
    ]
}

/// The month of a day that it has not, and its year where one was said.
struct ImpossibleMonth: Hashable, Codable, Sendable {
    let month: Int
    let year: Int?

    /// Its day of a number, in the year that was said or else the next that is not before `day`;
    /// nil where it has none.
    func day(_ number: Int, onOrAfter day: Day) -> Day? {
        if let year { return Day(year: year, month: month, day: number) }
        return (0...1).lazy.compactMap { years in
            Day(year: day.month.year + years, month: month, day: number)
        }.first { $0 >= day }
    }
}

extension Interpretation {
    /// The month in which it says a day that this has not ("le 31 février", "30/02/2027"); nil where
    /// it says none.
    var impossibleMonth: ImpossibleMonth? {
        guard hasImpossibleDate else { return nil }
        let words = words
        for place in words.indices {
            guard let month = Self.monthNumbers[words[place]] else { continue }
            let beside = words[..<place].suffix(2) + words[(place + 1)...].prefix(1)
            guard beside.contains(where: Self.endsMonths) else { continue }
            let year = words[(place + 1)...].prefix(2).first { $0.count == 4 }.flatMap(Int.init)
            return ImpossibleMonth(month: month, year: year)
        }
        return text.split(whereSeparator: \.isWhitespace).lazy.compactMap { word in
            let parts = word.split { "/.-".contains($0) }.map { Int($0) }
            guard (2...3).contains(parts.count), let first = parts[0], let second = parts[1],
                max(first, second) > 28, let month = [first, second].min(), (1...12).contains(month)
            else { return nil }
            return ImpossibleMonth(month: month, year: parts.count == 3 ? parts[2] : nil)
        }.first
    }

    /// Whether a word is the number of a day that some month has not.
    private static func endsMonths(_ word: String) -> Bool {
        Int(word.prefix(while: \.isNumber)).map { $0 > 28 && $0 < 100 } == true
    }
}

extension Frame {
    /// Keeps that a turn says a day no month has, and of which month.
    mutating func takeImpossibleDay(of turn: Interpretation) {
        guard turn.hasImpossibleDate else { return returnToMonth(by: turn) }
        hasImpossibleDay = true
        impossibleMonth = turn.impossibleMonth ?? impossibleMonth
    }

    /// Takes "the 28th" after "on 31 February" for the 28th of February.
    private mutating func returnToMonth(by turn: Interpretation) {
        guard let month = impossibleMonth, let said = days(.date)?.start,
            turn.slots.contains(where: \.slot.isOfDays)
        else { return }
        impossibleMonth = nil
        guard turn.saysDayOfMonthAlone else { return }
        guard let day = month.day(said.dayOfMonth, onOrAfter: said) else {
            (values[.date], hasImpossibleDay, impossibleMonth) = (nil, true, month)
            return
        }
        values[.date] = [.days(day.interval)]
    }
}
