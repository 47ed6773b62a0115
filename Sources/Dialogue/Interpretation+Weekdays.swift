internal import Primitives
internal import TextProcessing
internal import Understanding

extension Interpretation {
    /// The turn as a payment that comes again from the next one on, where the coming ones of a day
    /// of the week are counted ("les trois prochains vendredis", "the next 3 Fridays").
    func withCountedWeekdays(on today: Day) -> Interpretation {
        guard slots.count(where: { $0.slot == .amount }) <= 1,
            let (day, range) = countedWeekday,
            let first = (1...7).map({ today.adding(days: $0) }).first(where: { $0.weekday == day })
        else { return self }
        let rhythm = Recurrence(.weekly, on: [day])
        let kept = slots.filter { $0.slot != .frequency && !$0.range.overlaps(range) }
        let saysFirst = kept.contains { $0.slot.isOfDays }
        let start = SlotFill(slot: .date, value: .days(first.interval), range: range)
        let often = SlotFill(slot: .frequency, value: .recurrence(rhythm), range: range)
        return with(
            slots: kept + [often] + (saysFirst ? [] : [start]),
            label: .intent(.manageRecurring, .create))
    }

    /// The only day of the week of which the coming ones are counted, and where that is said.
    private var countedWeekday: (day: Weekday, range: Range<Int>)? {
        let tokens = TokenizedText(text)
        let said = tokens.tokens.map(tokens.foldedText(of:))
        let named = said.indices.filter { Self.weekday(said[$0]) != nil }
        guard named.count == 1, let place = named.first, said[place].hasSuffix("s"),
            let day = Self.weekday(said[place])
        else { return nil }
        let before = said[..<place].suffix(2)
        let behind = said[(place + 1)...].prefix(1)
        guard let count = before.firstIndex(where: Self.isHeadcount),
            before.allSatisfy({ Self.isHeadcount($0) || Self.coming.contains($0) })
                || Self.isHeadcount(said[place - 1]),
            !Self.coming.isDisjoint(with: before + behind)
        else { return nil }
        let start = before.firstIndex(where: Self.coming.contains).map { min($0, count) } ?? count
        let end = behind.first.map(Self.coming.contains) == true ? place + 1 : place
        return (
            day, tokens.tokens[start].source.lowerBound..<tokens.tokens[end].source.upperBound
        )
    }

    /// Whether a word says how many there are of several.
    static func isHeadcount(_ word: String) -> Bool {
        SpokenNumber.value(of: word).map((2...99).contains) == true
    }

    private static let coming: Set<String> = ["prochains", "next", "coming", "suivants"]

    /// The days of the week that are spoken of as such ("le samedi", "at weekends"), rather than
    /// one of them.
    var habitualWeekdays: Set<Weekday> {
        let words = words
        let wording = Wording(words)
        switch (wording.says(Self.weekends), wording.says(["weekdays", "en semaine"])) {
        // Those set beside each other are all days.
        case (true, true): return []
        case (true, false): return namesOneWeekend ? [] : [.saturday, .sunday]
        case (false, true): return Set(Weekday.allCases).subtracting([.saturday, .sunday])
        case (false, false): break
        }
        var days: Set<Weekday> = []
        for (index, word) in words.enumerated() {
            if let day = Self.weekday(word) {
                let before = index > 0 ? words[index - 1] : ""
                let behind = words.dropFirst(index + 1).first ?? ""
                // "Le samedi" is every one, but for "le samedi 3" and "le samedi dernier".
                let isEvery =
                    before == "le" && Int(behind) == nil
                    && !["dernier", "prochain", "passe", "suivant", "1er"].contains(behind)
                let isTypical =
                    ["average", "typical", "un", "a", "each", "every", "chaque"].contains(before)
                    || ["moyen", "typique"].contains(behind)
                if word.hasSuffix("s") || isEvery || isTypical { days.insert(day) }
            }
        }
        return days
    }

    /// Whether a weekend is told from others ("le week-end dernier", "the weekend of 24 October").
    private var namesOneWeekend: Bool {
        let words = words
        return words.indices.contains { index in
            guard ["weekend", "end"].contains(words[index]) else { return false }
            let behind = words[(index + 1)...].prefix(3)
            let isDay = behind.dropFirst().contains { Int($0) != nil || $0 == "1er" }
            return Self.telling.contains(behind.first ?? "")
                || isDay && ["du", "of"].contains(behind.first)
        }
    }

    private static let telling: Set<String> = [
        "dernier", "prochain", "passe", "precedent", "suivant",
    ]

    /// The words of a slot beside those for days of the week, none of "on Fridays"; nil where it
    /// names no day of the week.
    func wordsBesideWeekdays(of fill: SlotFill) -> String? {
        let said = text(of: fill).split(whereSeparator: \.isWhitespace).map(String.init)
        let isOfWeek = said.map { word in
            word.foldedWords.allSatisfy { Self.weekday($0) != nil || Self.ofWeekends.contains($0) }
        }
        guard let last = isOfWeek.lastIndex(of: true) else { return nil }
        let before = said[..<last].enumerated().filter { index, word in
            !isOfWeek[index] && word.foldedWords.first.map(Self.links.contains) != true
        }
        return (before.map(\.element) + said[(last + 1)...]).joined(separator: " ")
    }

    /// Whether all that is said of when is a day of the week ("non, le jeudi", "make it Monday").
    var saysWeekdayAlone: Bool {
        guard let fill = slots.first(where: { $0.slot.isOfDays }) else {
            return false
        }
        let said = text(of: fill).foldedWords.filter { !["le", "les", "on", "the"].contains($0) }
        return said.count == 1 && Self.weekday(said[0]) != nil
    }

    /// The day of the week that a word names, also as one of several.
    static func weekday(_ word: String) -> Weekday? {
        weekdays[word.hasSuffix("s") ? String(word.dropLast()) : word]
    }

    private static let weekends = [
        "weekends", "week ends", "le weekend", "le week end", "at the weekend", "on the weekend",
        "les weekend", "les week end", "du week end", "du weekend", "weekend spend",
    ]
    private static let ofWeekends: Set<String> = [
        "week", "weekend", "weekends", "end", "ends", "weekdays", "semaine",
    ]
    private static let links: Set<String> = [
        "le", "les", "en", "on", "at", "the", "and", "et", "a", "an", "un", "average", "typical",
        "chaque",
        "each", "every", "du",
    ]
    static let weekdays: [String: Weekday] = [
        "lundi": .monday, "mardi": .tuesday, "mercredi": .wednesday, "jeudi": .thursday,
        "vendredi": .friday, "samedi": .saturday, "dimanche": .sunday, "monday": .monday,
        "tuesday": .tuesday, "wednesday": .wednesday, "thursday": .thursday, "friday": .friday,
        "saturday": .saturday, "sunday": .sunday,
    ]
}
