internal import Primitives
internal import TextProcessing
internal import Understanding

/// Days counted from Monday to Friday.
extension Interpretation {
    /// The turn with the day that it counts in working days ("le dernier jour ouvré du mois", "in 3
    /// business days"); without a rhythm where that is to be one of each month, which none is. Nil
    /// where it counts none.
    func onWorkingDay(on today: Day) -> Interpretation? {
        guard let said = WorkingDay(self) else { return nil }
        let others = slots.filter { !$0.slot.isOfDays && $0.slot != .frequency }
        guard !said.isOfEach else {
            return with(slots: others, label: .intent(.manageRecurring, .create))
        }
        let date = SlotFill(
            slot: .date, value: .days(said.day(on: today).interval), range: said.range)
        guard intent == .manageRecurring else { return with(slots: others + [date]) }
        let isBill = !values(of: .merchant).isEmpty
        return with(slots: others + [date], label: .intent(isBill ? .payBill : .sendMoney, nil))
    }
}

extension Frame {
    /// The rhythm that a day which is said in place of a working day of each month makes.
    var rhythmForWorkingDay: Recurrence? {
        guard workingDay != nil, let day = days(.date)?.singleDay else { return nil }
        return Recurrence(.monthly, monthDays: [day.dayOfMonth])
    }

    /// What a working day is called, where one is spoken of.
    var workingDay: String? {
        let wording = Wording(words)
        let names = [
            ("jour ouvre", "jour ouvré"), ("jour ouvrable", "jour ouvrable"),
            ("working day", "working day"), ("business day", "business day"),
        ]
        return names.first { wording.says([$0.0]) }?.1
    }
}

/// A working day as it is said: one of a month, or so many from today.
struct WorkingDay {
    /// Which of the month's, from 1, or −1 for the last; nil where it counts from today.
    private let place: Int?
    /// How many from today.
    private let count: Int
    private let isOfNextMonth: Bool
    private let month: Int?
    /// Whether it is that of each month.
    let isOfEach: Bool
    /// Where it is said.
    let range: Range<Int>

    /// Creates the first that a turn says; nil where it says none.
    init?(_ turn: Interpretation) {
        let text = TokenizedText(turn.text)
        let tokens = text.tokens.filter { $0.kind == .word || $0.kind == .number }
        let words = tokens.map(text.foldedText(of:))
        let found = words.indices.dropFirst().first { Self.isNamed(at: $0, in: words) }
        guard let found else { return nil }
        let lead = words[found - 1]
        let behind = words[min(found + 2, words.count)...].prefix(4)
        isOfEach = words.contains(where: Self.each.contains)
        isOfNextMonth = behind.contains(where: Self.next.contains)
        month = behind.lazy.compactMap { Interpretation.monthNumbers[$0] }.first
        if let ordinal = Self.ordinals[lead] {
            (place, count) = (ordinal, 0)
        } else if Self.next.contains(lead) || behind.first.map(Self.next.contains) == true {
            (place, count) = (nil, 1)
        } else if let number = SpokenNumber.value(of: lead), (1...60).contains(number), found > 1,
            ["dans", "in", "sous", "within"].contains(words[found - 2])
        {
            (place, count) = (nil, Int(number))
        } else {
            return nil
        }
        range = tokens[found - 1].source.lowerBound..<tokens[found + 1].source.upperBound
    }

    private static func isNamed(at index: Int, in words: [String]) -> Bool {
        guard index + 1 < words.count else { return false }
        return ["jour", "jours"].contains(words[index]) && french.contains(words[index + 1])
            || ["working", "business"].contains(words[index])
                && ["day", "days"].contains(words[index + 1])
    }

    private static let french: Set<String> = ["ouvre", "ouvres", "ouvrable", "ouvrables"]
    private static let each: Set<String> = [
        "chaque", "tous", "each", "every", "monthly", "mensuel", "mensuellement",
    ]
    private static let next: Set<String> = ["prochain", "next", "suivant", "following"]
    private static let ordinals = [
        "premier": 1, "1er": 1, "first": 1, "1st": 1, "deuxieme": 2, "second": 2, "2e": 2, "2nd": 2,
        "troisieme": 3, "third": 3, "3e": 3, "3rd": 3, "dernier": -1, "last": -1,
    ]
}

extension WorkingDay {
    /// The day, that is not before `today`.
    func day(on today: Day) -> Day {
        guard let place else {
            let ahead = (1...count * 2 + 4).lazy.map { today.adding(days: $0) }
            return ahead.filter(Self.isWorking).dropFirst(count - 1).first ?? today
        }
        func day(of month: Month) -> Day {
            let days = (0..<month.dayCount).map { month.first.adding(days: $0) }
                .filter(Self.isWorking)
            return days[place < 0 ? days.count - 1 : place - 1]
        }
        var meant = isOfNextMonth ? today.month.adding(months: 1) : today.month
        if let month {
            meant = Month(year: today.year, month: month)
            if meant < today.month { meant = meant.adding(months: 12) }
        }
        let own = day(of: meant)
        return own < today ? day(of: meant.adding(months: 1)) : own
    }

    private static func isWorking(_ day: Day) -> Bool {
        day.weekday != .saturday && day.weekday != .sunday
    }
}
