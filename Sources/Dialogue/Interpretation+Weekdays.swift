internal import Primitives
internal import Understanding

extension Interpretation {
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
        guard let fill = slots.first(where: { $0.slot == .date || $0.slot == .period }) else {
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
