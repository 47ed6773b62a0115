internal import Entities
internal import Primitives
internal import TextProcessing
internal import Understanding

/// When each part of an order is to be carried out, as its words say it.
extension Interpretation {
    /// The turn with the rhythms that no slot has, with a day for what is no rhythm ("le dernier
    /// jour du mois"), and with the first day for what is not to happen before it ("pas avant
    /// lundi").
    func timed(on today: Day) -> Interpretation {
        if let floor = onlyFloor(on: today) { return floor }
        switch label {
        case .intent(.sendMoney, _), .intent(.payBill, _), .intent(.requestMoney, .create),
            .intent(.manageRecurring, .create):
            break
        case .act(.correct), .act(.deny): return withUnreadDay(on: today)
        case .intent, .act, .inform, .outOfScope: return self
        }
        if let counted = onWorkingDay(on: today) { return counted }
        return onSaidPayday.withCourse(on: today).withUnreadRhythms.withCountedWeekdays(on: today)
            .withDays(on: today).withFloor(on: today).afterWeekend(on: today)
            .scheduledOnce(on: today)
    }

    /// With the day of the month that the wages are said to come on ("every month on payday the
    /// 28th") as that of its rhythm.
    private var onSaidPayday: Interpretation {
        guard Wording(words).says(["payday", "pay day", "jour de la paie", "jour de la paye"]),
            let fill = slots.first(where: { $0.slot == .frequency }),
            case .recurrence(var rule) = fill.value, rule.unit == .monthly, rule.monthDays.isEmpty,
            let day = monthDay
        else { return self }
        rule.monthDays = [day]
        let rhythm = SlotFill(slot: .frequency, value: .recurrence(rule), range: fill.range)
        return with(slots: slots.map { $0 == fill ? rhythm : $0 })
    }

    /// As a payment on one day where a transfer is set up on a day, of the month or the calendar,
    /// and no word says that it comes again ("set up a transfer of 50 to Paul on the 3rd",
    /// "programme 50 à Léa vendredi").
    private func scheduledOnce(on today: Day) -> Interpretation {
        guard label == .intent(.manageRecurring, .create),
            Wording(words).saysWord(beginning: ["transfer", "virement", "schedul", "programm"]),
            !Wording(words).saysWord(beginning: Self.standing + ["rent", "loyer", "salar"]),
            let date = onlyDay(on: today)
        else { return self }
        let isBill = !values(of: .merchant).isEmpty
        return with(
            slots: slots.filter { ![.frequency, .date].contains($0.slot) } + [date],
            label: .intent(isBill ? .payBill : .sendMoney, nil))
    }

    /// The only day that is said, where nothing says that it comes again or is the first.
    private func onlyDay(on today: Day) -> SlotFill? {
        let times = slots.filter { [.frequency, .date, .period].contains($0.slot) }
        guard times.count == 1, let time = times.first,
            Self.coming.isDisjoint(with: text(in: time.range).foldedWords)
        else { return nil }
        if time.slot == .frequency {
            guard saysNoRhythm(time, beside: true), let day = day(of: time, on: today) else {
                return nil
            }
            return SlotFill(slot: .date, value: .days(day.interval), range: time.range)
        }
        guard time.slot == .date, case .days(let days) = time.value, days.singleDay != nil else {
            return nil
        }
        let near = text(in: 0..<time.range.upperBound).foldedWords.suffix(6)
        return Self.beginning.isDisjoint(with: near) ? time : nil
    }

    private static let beginning: Set<String> = [
        "partir", "des", "depuis", "from", "starting", "beginning", "as", "commencant", "debutant",
        "jusqu'au", "jusqu'a", "jusque", "jusqu'", "until", "till", "til",
    ]

    /// With the Monday behind the weekend that it is to happen after ("après le week-end").
    private func afterWeekend(on today: Day) -> Interpretation {
        let others = slots.filter { $0.slot != .date && $0.slot != .period }
        guard slots.count - others.count <= 1, values(of: .frequency).isEmpty,
            Wording(words).says(Self.weekendGone),
            let monday = (1...9).map({ today.adding(days: $0) }).first(where: { day in
                day.weekday == .monday
            })
        else { return self }
        let date = SlotFill(
            slot: .date, value: .days(monday.interval), range: 0..<text.utf8.count)
        return with(slots: others + [date])
    }

    private static let weekendGone = [
        "after the weekend", "after the week end", "apres le weekend", "apres le week end",
        "passe le weekend", "passe le week end",
    ]

    /// With the only day that a correction names where no slot has one, beside something else or
    /// alone ("non le 4 et à Léa", "non le 4").
    private func withUnreadDay(on today: Day) -> Interpretation {
        let times: Set<Slot> = [.date, .period, .frequency]
        guard times.isDisjoint(with: slots.map(\.slot)) else { return self }
        let days = entities(on: today).compactMap { entity -> SlotFill? in
            guard case .time(let span) = entity.value, span.days.dayCount == 1,
                !denies(before: entity.source.lowerBound),
                !slots.contains(where: { $0.range.overlaps(entity.source) })
            else { return nil }
            return SlotFill(slot: .date, value: .days(span.days), range: entity.source)
        }
        guard days.count == 1 else { return self }
        let dated = with(slots: days)
        guard !slots.isEmpty || dated.wordsBesideSlots.allSatisfy(putsRightBeside) else {
            return self
        }
        return with(slots: (slots + days).sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// The turn with the coming day in place of the rhythm of a weekday that is only a day of what
    /// happens once ("make Emma's on Friday").
    func datedOnce(on today: Day) -> Interpretation {
        let read = slots.map { fill in
            guard fill.slot == .frequency, saysNoRhythm(fill, beside: true),
                let day = day(of: fill, on: today)
            else { return fill }
            return SlotFill(slot: .date, value: .days(day.interval), range: fill.range)
        }
        return with(slots: read)
    }

    /// The turn with a rhythm in place of the span of a limit, which is what it says of something
    /// that is paid again and again ("non, 30 par mois plutôt").
    var repeated: Interpretation {
        let read = slots.map { fill in
            guard fill.slot == .scope, case .text(let span) = fill.value,
                let unit = Recurrence.Unit(rawValue: span.uppercased())
            else { return fill }
            return SlotFill(
                slot: .frequency, value: .recurrence(Recurrence(unit)), range: fill.range)
        }
        return with(slots: read)
    }

    /// Gives a rhythm its slot where several people have an amount each and it stands in none, or
    /// is taken for a day that no calendar tells.
    private var withUnreadRhythms: Interpretation {
        guard slots.count(where: { $0.slot == .amount }) > 1, let receiver,
            slots.count(where: { $0.slot == receiver }) > 1
        else { return self }
        let heard = entities(on: Day(number: 0)).compactMap { entity -> SlotFill? in
            guard case .frequency(let rule) = entity.value else { return nil }
            return SlotFill(slot: .frequency, value: .recurrence(rule), range: entity.source)
        }.filter { rhythm in
            !slots.contains { fill in
                guard fill.range.overlaps(rhythm.range) else { return false }
                if case .text = fill.value { return fill.slot != .date }
                return true
            }
        }
        guard !heard.isEmpty else { return self }
        let kept = slots.filter { fill in !heard.contains { $0.range.overlaps(fill.range) } }
        return with(slots: (kept + heard).sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// Gives a day in place of a rhythm where no word says that it comes again: a weekday or a
    /// day of the month where several are paid, the last day of the month where nothing else is.
    private func withDays(on today: Day) -> Interpretation {
        let rhythms = slots.filter { $0.slot == .frequency }
        let isOneOfSeveral = slots.count { $0.slot == .amount } > 1
        let days = rhythms.filter { saysNoRhythm($0, beside: isOneOfSeveral) }
        let isStanding = Wording(words).saysWord(beginning: Self.standing)
        guard !days.isEmpty, !isStanding else { return self }
        let read = slots.map { fill in
            guard days.contains(fill), let day = day(of: fill, on: today) else { return fill }
            return SlotFill(slot: .date, value: .days(day.interval), range: fill.range)
        }
        guard read.allSatisfy({ $0.slot != .frequency }) else { return with(slots: read) }
        let isPaid = read.contains { $0.slot == .merchant }
        return with(slots: read, label: .intent(isPaid ? .payBill : .sendMoney, nil))
    }

    /// Whether a rhythm is a date in figures, a single weekday or the last day of a month, with no
    /// word that says that it comes again; a weekday or a day of the month may be so beside others
    /// alone.
    private func saysNoRhythm(_ fill: SlotFill, beside isOneOfSeveral: Bool) -> Bool {
        let said = text(of: fill).foldedWords
        guard case .recurrence(let rule) = fill.value, rule.interval == 1 else {
            if case .text = fill.value { return isOneOfSeveral }
            return false
        }
        let before = text(in: 0..<fill.range.lowerBound).foldedWords.last
        let near = Set(said + [before].compactMap { $0 })
        guard Self.coming.isDisjoint(with: near) else { return false }
        // "On 03/04" is a day of every year only where it is said to be.
        if rule.unit == .yearly {
            return said.allSatisfy { $0.allSatisfy(\.isNumber) || ["le", "on"].contains($0) }
                && Self.yearly.isDisjoint(with: words)
        }
        if rule.unit == .monthly {
            // "The 5th" of another's payment is no rhythm.
            let isBare = Set(said).isDisjoint(with: ["mois", "month", "mensuel", "monthly"])
            return rule.monthDays == [-1] && !Wording(words).says(Wording.eachMonth)
                || isOneOfSeveral && isBare && rule.monthDays.count == 1
        }
        let isPlural = said.contains { word in
            ["days", "dis", "dimanches"].contains(where: word.hasSuffix)
        }
        return isOneOfSeveral && rule.unit == .weekly && rule.weekdays.count == 1 && !isPlural
            && near.isDisjoint(with: ["le", "les"])
    }

    /// The first day from `today` on that a rhythm names.
    private func day(of fill: SlotFill, on today: Day) -> Day? {
        guard case .recurrence(let rule) = fill.value, rule.unit == .yearly else {
            let said = Interpretation.days(in: text(of: fill), on: today)
            if let said, said.dayCount == 1 { return said.start }
            guard case .recurrence(let rule) = fill.value else { return nil }
            return rule.beginning(onOrAfter: today)
        }
        // Which of its figures is the month was settled as it was read.
        return rule.beginning(onOrAfter: today)
    }

    /// Gives the day that something is not to happen before ("pas avant lundi", "not until Monday")
    /// as the first, and the one that it is to happen by ("pas plus tard que lundi") as the last.
    private func withFloor(on today: Day) -> Interpretation {
        let read = slots.map { fill in
            guard fill.slot.isOfDays, case .days(let days) = fill.value,
                denies(before: fill.range.lowerBound)
            else { return fill }
            let said = Set(text(of: fill).foldedWords)
            var meant = days
            if days.start == nil, !said.isDisjoint(with: Self.bounding) {
                meant = DayInterval(start: days.end, end: nil)
            } else if days.end == nil, !said.isDisjoint(with: ["tard", "later", "apres", "after"]) {
                meant = DayInterval(start: nil, end: days.start)
            }
            return SlotFill(slot: fill.slot, value: .days(meant), range: fill.range)
        }
        // The text is read again only where it may say such a thing.
        guard !read.contains(where: { $0.slot.isOfDays }),
            !Self.untils.isDisjoint(with: words),
            let entity = entities(on: today).first(where: { denies(before: $0.source.lowerBound) }),
            case .time(let span) = entity.value, span.days.start == nil, let end = span.days.end,
            text(in: entity.source).foldedWords.first.map(Self.untils.contains) == true
        else { return with(slots: read) }
        let days = DayInterval(start: end.adding(days: -1), end: nil)
        return with(
            slots: read + [SlotFill(slot: .date, value: .days(days), range: entity.source)])
    }

    /// The turn as one that puts right the first day of what was restated, where the day before
    /// which it is not to happen is all a few words say; nil for any other.
    private func onlyFloor(on today: Day) -> Interpretation? {
        switch label {
        case .act, .inform, .outOfScope: break
        case .intent: return nil
        }
        guard words.count <= 7, !text.contains("?"), Wording(words).says(Self.floors),
            slots.allSatisfy(\.slot.isOfDays), let days = Self.days(in: text, on: today),
            let edge = days.start ?? days.end
        else { return nil }
        // "Until Monday" ends with it.
        let isUntil = days.start == nil && !Self.untils.isDisjoint(with: words)
        let start = isUntil ? edge.adding(days: -1) : edge
        guard start > today else { return nil }
        let date = SlotFill(slot: .date, value: .days(start.interval), range: 0..<text.utf8.count)
        return with(slots: [date], label: .act(.correct))
    }

    private static let floors = [
        "pas avant", "not before", "not until", "not till", "no earlier than", "no sooner than",
        "pas plus tot que", "au plus tot", "at the earliest",
    ]
    /// Whether a no stands right before a place in the text.
    private func denies(before place: Int) -> Bool {
        // Of "pas plus tard que" the time may begin with "tard".
        let words = text(in: 0..<place).foldedWords.reversed().drop { $0 == "plus" }
        return words.first.map(["pas", "not", "never", "jamais"].contains) == true
    }

    /// What the text names, read again on a day.
    func entities(on today: Day) -> [Entity] { Self.entities(in: text, language, on: today) }

    /// What a part of a text names, read on a day.
    static func entities(in text: String, _ language: Language, on today: Day) -> [Entity] {
        let context = EntityContext(today: today, language: language)
        return EntityRecognizer().entities(in: TokenizedText(text), context: context)
    }

    /// The days to come that a text names.
    static func days(in text: String, on today: Day) -> DayInterval? {
        EntityRecognizer().entities(in: TokenizedText(text), context: EntityContext(today: today))
            .lazy.compactMap { entity in
                if case .time(let span) = entity.value { span.days } else { nil }
            }.first
    }

    private static let untils: Set<String> = ["until", "till"]
    private static let bounding: Set<String> = ["avant", "before", "tot", "earlier", "sooner"]
    private static let standing = [
        "permanent", "recurr", "standing", "automati", "regular", "reguli", "repeat", "abonn",
        "subscri", "mensuel", "monthly", "hebdo", "weekly", "desormais", "routine", "habitu",
        "toujours", "always",
    ]
    private static let yearly: Set<String> = [
        "an", "ans", "annee", "annees", "annuel", "annuelle", "annuellement", "year", "years",
        "yearly", "annual", "annually", "anniversaire", "birthday", "anniversary",
    ]
    private static let coming: Set<String> = [
        "tous", "toutes", "chaque", "every", "each", "par", "per", "un", "une", "a", "sur",
    ]
}

// MARK: - Several days

extension Interpretation {
    /// An order for each day where one person is paid on several ("20 à Marie demain et 30 lundi",
    /// "20 à Marie lundi et mardi") or several are paid the same on days of their own ("50 à
    /// Marie lundi et à Paul mardi"); nil where it is one order.
    var instalments: [Interpretation]? {
        guard let receiver, receiver != .merchant || intent == .payBill,
            values(of: .frequency).isEmpty, !paysHalfNow
        else { return nil }
        let people = slots.filter { $0.slot == receiver }
        let amounts = slots.filter { $0.slot == .amount }
        let days = slots.filter { $0.slot == .date }
        guard uncorrectedCount(amounts) == amounts.count, uncorrectedCount(days) == days.count
        else { return nil }
        let others = slots.filter { $0.slot != .amount && $0.slot != .date }
        if people.count > 1 {
            guard amounts.count == 1, values(of: .amountMode) != [.text("total")],
                uncorrectedCount(people) == people.count, let each = split(days, behind: people)
            else { return nil }
            let shared = others.filter { $0.slot != receiver && $0.slot != .amountMode }
            return each.map { with(slots: shared + amounts + [$0.mark] + $0.days) }
        }
        guard people.count == 1 else { return nil }
        if amounts.count == 1, days.count > 1, areJoined(days) {
            return days.map { with(slots: others + amounts + [$0]) }
        }
        guard amounts.count > 1, let last = amounts.last,
            days.contains(where: { $0.range.lowerBound > last.range.lowerBound })
        else { return nil }
        return split(days, behind: amounts)?.map { with(slots: others + [$0.mark] + $0.days) }
    }

    /// Each of the marks with the day that stands behind it, none for today; nil where one has none
    /// or several.
    private func split(
        _ days: [SlotFill], behind marks: [SlotFill]
    ) -> [(mark: SlotFill, days: [SlotFill])]? {
        guard areJoined(marks) else { return nil }
        let parts = marks.indices.map { index in
            let start = marks[index].range.lowerBound
            let end = index + 1 < marks.count ? marks[index + 1].range.lowerBound : Int.max
            let own = days.filter { (start..<end).contains($0.range.lowerBound) }
            let isToday = !Set(text(in: start..<end).foldedWords).isDisjoint(with: Self.todayWords)
            return (mark: marks[index], days: own, isToday: isToday)
        }
        let areTold = parts.allSatisfy { $0.days.count == 1 || $0.days.isEmpty && $0.isToday }
        guard areTold, parts.contains(where: { !$0.days.isEmpty }) else { return nil }
        return parts.map { ($0.mark, $0.days) }
    }

    /// One word for the day that runs.
    static let todayWords: Set<String> = ["today", "aujourd'hui", "maintenant", "now"]
}
