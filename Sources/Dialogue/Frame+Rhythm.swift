internal import Primitives
internal import Understanding

/// When something that is paid again and again begins and ends, as its words say it.
extension Frame {
    /// The day of a month that is said with no word of a rhythm ("décale-le au 30", "to the 30th").
    var bareMonthDay: Int? {
        guard let rule = frequency, rule.unit == .monthly, rule.interval == 1,
            rule.monthDays.count == 1, rule.monthDays[0] > 0, rule.weekdays.isEmpty,
            spoken.isDisjoint(with: Self.rhythms)
        else { return nil }
        return rule.monthDays[0]
    }

    private static let rhythms: Set<String> = [
        "tous", "toutes", "chaque", "mois", "mensuel", "mensuelle", "mensuellement", "every",
        "each", "month", "months", "monthly", "mensualite",
    ]

    /// The day of the week that a rhythm is on which no word says to be one ("move it to Monday",
    /// not "on Mondays", "le lundi").
    var bareWeekday: Weekday? {
        guard let rule = frequency, rule.unit == .weekly, rule.interval == 1,
            rule.weekdays.count == 1, spoken.isDisjoint(with: Self.rhythms.union(Self.weekly)),
            !zip([""] + words, words).contains(where: { before, word in
                Interpretation.weekday(word) != nil && (before == "le" || word.hasSuffix("s"))
            })
        else { return nil }
        return rule.weekdays[0]
    }

    private static let weekly: Set<String> = [
        "weekly", "hebdomadaire", "hebdo", "semaine", "week",
    ]

    /// The payments that are next due on the day that is said, which tells them from others
    /// ("annule celui du 28"); nil where no day is said or none is due on it.
    func scheduled(in payments: [WalletView.Recurring]) -> [WalletView.Recurring]? {
        let day = saidDays.flatMap { $0.dayCount == 1 ? $0.start : nil }
        let due = payments.filter { payment in
            guard let next = payment.next else { return false }
            return day == next || day == nil && bareMonthDay == next.dayOfMonth
        }
        return due.isEmpty ? nil : due
    }

    /// Whether a day is only said by its day of the week, and not as a certain one ("next Monday").
    func saysWeekday(of day: Day) -> Bool {
        words.last { Interpretation.weekday($0) != nil }.flatMap(Interpretation.weekday)
            == day.weekday
            && Self.telling.isDisjoint(with: words)
            && !words.contains { $0.first?.isNumber == true }
    }

    private static let telling: Set<String> = [
        "next", "this", "prochain", "prochaine", "ce", "cette", "coming", "following", "suivant",
        "suivante", "huit",
    ]

    /// Whether a payment is to be made later than it was to be.
    var putsOff: Bool {
        let wording = Wording(words)
        return wording.saysWord(beginning: ["repouss", "report", "postpon", "delay", "recul"])
            || wording.says(["push", "back", "later", "plus tard"])
    }

    /// Whether a payment is to be made before it was to be.
    var bringsForward: Bool {
        let wording = Wording(words)
        return wording.saysWord(beginning: ["avanc"])
            || wording.says(["forward", "earlier", "sooner", "plus tot"])
    }

    /// Whether it is said how long something is to go on ("for six months", "pour un an", "the next
    /// four weeks").
    var saysLength: Bool { saidLength != nil }

    /// The words of that: how many of what, and where the latter stands.
    private var saidLength: (count: [String], unit: Int)? {
        words.indices.reversed().lazy.compactMap { index in
            guard Self.lengths[words[index]] != nil else { return nil }
            let before = words[..<index].suffix(4)
            guard let lead = before.lastIndex(where: Self.leading.contains) else { return nil }
            let said = before[(lead + 1)...]
            let count = said.filter(Self.isCount)
            let isAll = said.allSatisfy { Self.isCount($0) || Self.besideCounts.contains($0) }
            return !count.isEmpty && isAll ? (count, index) : nil
        }.first
    }

    /// How long something is to go on, where that is said in whole units; nil for "a few months",
    /// "un an et demi".
    var length: SpokenLength? {
        guard let (count, place) = saidLength, count.count == 1,
            let unit = Self.lengths[words[place]],
            let number = Self.ones.contains(count[0]) ? 1 : SpokenNumber.value(of: count[0]),
            number <= SpokenLength.greatest, !["et", "and"].contains(words[(place + 1)...].first)
        else { return nil }
        return SpokenLength(days: number * unit.days, months: number * unit.months)
    }

    /// A number of days, or of months.
    struct SpokenLength: Hashable {
        let days: Int
        let months: Int

        /// More of a unit, or more times, are none that anybody counts.
        static let greatest = 1000

        /// The last day of what goes on so long from `first` on.
        func end(from first: Day) -> Day {
            first.adding(months: months).adding(days: days - 1)
        }
    }

    /// Whether it is said how often, in a slot or not ("every week", "chaque lundi").
    var saysRhythm: Bool {
        values[.frequency] != nil
            || zip(words, words.dropFirst()).contains { lead, word in
                ["every", "each", "chaque"].contains(lead) && Self.lengths[word] != nil
            }
            || !spoken.isDisjoint(with: ["weekly", "monthly", "daily"])
    }

    /// The days that something happens on or begins with: of what goes on for a length not those
    /// from `today` on that the length alone was read as.
    func startDays(today: Day) -> DayInterval? {
        guard frequency != nil, saysLength else { return saidDays }
        for value in (values[.date] ?? []) + (values[.period] ?? []) {
            guard case .days(let said) = value, let start = said.start else { continue }
            if said.dayCount == 1 || start > today.adding(days: 1) { return said }
        }
        return nil
    }

    /// The day of those that are said on which something is done: the first, and in the middle of
    /// a month the 15th ("mi-décembre").
    func dayDone(in days: DayInterval) -> Day? {
        guard let start = days.start else { return nil }
        let isMiddle = start.dayOfMonth == 11 && (days.dayCount == 10 || days.end == nil)
        return isMiddle && words.contains(where: Self.middles.contains)
            ? start.adding(days: 4) : start
    }

    private static let middles: Set<String> = ["mi", "mid", "milieu", "middle", "courant"]

    /// Whether one of several payments is told from the others by its day ("celui du 28").
    var namesOneOfADay: Bool { Wording(words).says(["celui", "celle", "the one"]) }

    /// The words of units, each with how long one is.
    static let lengths: [String: SpokenLength] = {
        let units: [(words: String, length: SpokenLength)] = [
            ("jour jours day days", SpokenLength(days: 1, months: 0)),
            ("semaine semaines week weeks", SpokenLength(days: 7, months: 0)),
            ("mois month months", SpokenLength(days: 0, months: 1)),
            ("trimestre trimestres quarter quarters", SpokenLength(days: 0, months: 3)),
            ("an ans annee annees year years", SpokenLength(days: 0, months: 12)),
        ]
        return Dictionary(
            units.flatMap { unit in unit.words.foldedWords.map { ($0, unit.length) } },
            uniquingKeysWith: { first, _ in first })
    }()
    private static let ones: Set<String> = ["a", "an"]
    static let leading: Set<String> = [
        "for", "pour", "pendant", "durant", "during", "over", "next",
    ]
    private static let besideCounts: Set<String> = [
        "the", "les", "next", "coming", "prochains", "prochaines", "of", "de", "whole", "full",
    ]

    private static func isCount(_ word: String) -> Bool {
        counts.contains(word) || SpokenNumber.value(of: word) != nil
    }

    private static let counts: Set<String> = [
        "a", "an", "dozen", "few", "couple", "several", "quelques", "plusieurs", "half",
    ]
}

extension Recurrence {
    /// The first day from `day` on that the repetition may begin with, however many units it leaves
    /// out from then on: "every other Tuesday" begins with the next one.
    func beginning(onOrAfter day: Day) -> Day? {
        var every = self
        every.interval = 1
        return every.occurrence(after: day.adding(days: -1), first: day)
    }
}
