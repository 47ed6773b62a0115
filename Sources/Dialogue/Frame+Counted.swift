internal import Entities
internal import Primitives
internal import Understanding

/// So many at one end of a list ("les deux premières factures", "the last three").
struct CountedPart: Hashable {
    let count: Int
    let isLast: Bool

    /// That part of a list.
    func part<Item>(of items: [Item]) -> [Item] {
        Array(isLast ? items.suffix(count) : items.prefix(count))
    }
}

/// Which of the things of a list are meant where not all of them are.
extension Frame {
    /// How many are meant and at which end of the list; nil where no count stands beside a word
    /// for an end of it, or what is counted is time ("les deux derniers mois").
    var countedPart: CountedPart? {
        for index in words.indices.reversed() {
            guard let isLast = Self.endsOfLists[words[index]] else { continue }
            let sides = [index - 1, index + 1].filter(words.indices.contains)
            let counted = sides.first { SpokenNumber.several(words[$0]) != nil }
            guard let counted, let count = SpokenNumber.several(words[counted]) else { continue }
            let behind = words[(max(counted, index) + 1)...].first ?? ""
            if !Self.timeUnits.contains(behind) { return CountedPart(count: count, isLast: isLast) }
        }
        return nil
    }

    /// Whether a word means an end of a list ("premières", "last").
    static func isEndOfList(_ word: String) -> Bool { endsOfLists[word] != nil }

    private static let endsOfLists: [String: Bool] = [
        "premiers": false, "premieres": false, "first": false, "derniers": true,
        "dernieres": true, "last": true,
    ]
    private static let timeUnits: Set<String> = [
        "jours", "semaines", "mois", "ans", "annees", "days", "weeks", "months", "years", "fois",
        "times",
    ]

    /// Whether several are meant that a bound tells from the others ("les demandes de moins de
    /// 40").
    var areBounded: Bool {
        (amount(.amountMinimum) ?? amount(.amountMaximum)) != nil
            && Wording(words).saysWord(beginning: Interpretation.listedNouns)
    }

    /// Whether each of so many is meant that are left by what is said of them: "les deux plus
    /// grosses" are not all of three.
    func meansEach(of count: Int) -> Bool {
        let areAll = wantsAll && (countOfAll.map { $0 >= count } ?? true)
        return areAll || countedPart != nil || areBounded
    }

    /// How many all are said to be ("les deux factures"); nil where it is not said.
    private var countOfAll: Int? {
        zip(words, words.dropFirst()).lazy.compactMap { article, count in
            ["les", "mes", "aux", "ces", "the", "my", "all"].contains(article)
                ? SpokenNumber.several(count) : nil
        }.first
    }

    /// The test of the days on which those bills are due that are meant ("all the bills due this
    /// month", "mes factures de novembre"), and whether the days that are said are those; nil where
    /// none are.
    func dueTest(on today: Day) -> (isDue: (Day) -> Bool, takesDays: Bool)? {
        let wording = Wording(words)
        if wording.says(["overdue", "past due", "en retard"]) { return ({ $0 < today }, false) }
        let days = saidDays
        let isSpan = days.map { $0.dayCount != 1 } ?? false
        if let days, wording.says(Self.ofDueDays) || isSpan && days.contains(today) {
            return ({ days.contains($0) }, true)
        }
        let month = zip(words, words.dropFirst()).lazy.compactMap { link, word -> Int? in
            guard Self.dueLinks.contains(link), let days = word.days(on: today),
                let count = days.dayCount, count > 27
            else { return nil }
            return days.start?.month.month
        }.first
        return month.map { month in ({ $0.month.month == month }, isSpan) }
    }

    private static let ofDueDays = [
        "due", "dues", "dus", "echeance", "echeances", "a payer", "a regler", "tombent", "tombant",
        "payable", "du mois", "de ce mois", "de cette semaine", "de la semaine", "for this",
        "for next", "of this", "of next", "this month's", "next month's",
    ]
    private static let dueLinks: Set<String> = [
        "de", "d'", "du", "for", "of", "from", "in", "en", "due", "my", "the", "all",
    ]
}
