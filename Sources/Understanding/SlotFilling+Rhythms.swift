internal import Primitives
internal import TextProcessing

/// Rhythms of which the grammar of entities reads the beginning alone.
extension SlotFilling {
    /// Reads the whole of "tous les 10 et 25", "every 1st and 15th" and of "chaque 1er lundi du
    /// mois", of which the first day of the month alone was read. O(words · drafts).
    func readMonthlyRhythms(in drafts: inout [SlotDraft], _ rereader: MentionRereader) {
        guard source.label.paysOrAnswers, source.words.count <= SlotRules.mostWords else { return }
        for index in drafts.indices where drafts[index].slot == .frequency {
            guard case .recurrence(let rule) = drafts[index].value, rule.unit == .monthly,
                rule.monthDays.count == 1, let day = rule.monthDays.first, day > 0,
                rule.weekdays.isEmpty, rule.months.isEmpty,
                let rhythm = source.mention(
                    over: drafts[index].tokens, where: { $0.kind == .frequency }),
                rhythm.tokens.contains(where: { Self.repeating.contains(source.words[$0]) }),
                let whole = weekday(behind: rhythm.tokens.upperBound, at: day, rereader)
                    ?? monthDays(of: rule, behind: rhythm.tokens.upperBound, in: drafts)
            else { continue }
            let start = min(drafts[index].tokens.lowerBound, rhythm.tokens.lowerBound)
            let read = SlotDraft(
                slot: .frequency, tokens: start..<whole.end, value: .recurrence(whole.rule))
            drafts.removeAll { $0.tokens.overlaps(read.tokens) }
            drafts.append(read)
            return
        }
    }

    /// Adds the rhythm of a day that there is not, "tous les 32 du mois", "every Feb 30": how often
    /// is said, and on which day is to be asked.
    func addRhythmsOfNoDate(to drafts: inout [SlotDraft]) {
        guard source.label == .intent(.manageRecurring, .create),
            !drafts.contains(where: { $0.slot == .frequency })
        else { return }
        for time in source.mentions where time.isImpossibleDate {
            let words = source.words[time.tokens]
            guard words.contains(where: Self.recurring.contains) else { continue }
            let rule = Recurrence(words.contains(where: Self.months.contains) ? .monthly : .yearly)
            drafts.removeAll { $0.tokens.overlaps(time.tokens) }
            drafts.append(
                SlotDraft(slot: .frequency, tokens: time.tokens, value: .recurrence(rule)))
            return
        }
    }

    /// The repetition that a weekday behind a number makes of it: "chaque 1er lundi du mois".
    private func weekday(
        behind index: Int, at place: Int, _ rereader: MentionRereader
    ) -> (rule: Recurrence, end: Int)? {
        guard (1...5).contains(place), source.words.indices.contains(index) else { return nil }
        let word = source.text.foldedText(of: source.text.tokens[index])
        let name = word.hasSuffix("s") ? String(word.dropLast()) : word
        let rank = place == 1 ? "1er" : "\(place)e"
        guard
            case .recurrence(let rule)? = rereader.frequency(
                in: "le \(rank) \(name) de chaque mois")?.value,
            rule.unit == .monthly, rule.weekOfMonth == place
        else { return nil }
        let behind = Self.ofMonths.match(at: index + 1, in: source.words)
        return (rule, behind?.tokens.upperBound ?? index + 1)
    }

    /// The repetition with the days of the month that are listed from a place on; nil for none.
    private func monthDays(
        of rule: Recurrence, behind index: Int, in drafts: [SlotDraft]
    ) -> (rule: Recurrence, end: Int)? {
        var days = Set(rule.monthDays)
        var end = index
        while let next = monthDays(behind: end, in: drafts) {
            days.formUnion(next.days)
            end = next.end
        }
        guard days.count > 1 else { return nil }
        var whole = rule
        whole.monthDays = days.sorted()
        return (whole, end)
    }

    /// The days of the month that are joined to what ends at a place, and where they end; nil for
    /// an amount.
    private func monthDays(
        behind index: Int, in drafts: [SlotDraft]
    ) -> (days: [Int], end: Int)? {
        var start = index
        while start < min(index + 3, source.words.count), Self.joints.contains(source.words[start])
        {
            start += 1
        }
        guard start > index, source.words.indices.contains(start) else { return nil }
        if let rhythm = source.mention(at: start), case .recurrence(let rule)? = rhythm.value {
            let areDays = rule.unit == .monthly && rule.interval == 1 && !rule.monthDays.isEmpty
            return areDays ? (rule.monthDays, rhythm.tokens.upperBound) : nil
        }
        let text = source.text.foldedText(of: source.text.tokens[start])
        // "15th" is one word or two.
        let figures = text.prefix { $0.isNumber }
        let next = start + 1
        let rank =
            figures != text
            ? String(text.dropFirst(figures.count))
            : source.text.tokens.indices.contains(next) && source.text.tokens[next].isGlued
                ? source.text.foldedText(of: source.text.tokens[next]) : ""
        let isRanked = Self.ranks.contains(rank)
        var (number, end) = (Int(figures), isRanked && figures == text ? next + 1 : next)
        if !isRanked, let mention = source.mention(at: start) {
            if mention.kind == .number, case .amount(let amount)? = mention.value {
                (number, end) = (Int(amount.decimal), mention.tokens.upperBound)
            } else {
                // "Le 20" is a day by itself, "le 20 mai" of no rhythm.
                guard mention.kind == .time, mention.tokens == start - 1..<next else { return nil }
            }
        }
        guard let day = number, (1...31).contains(day) else { return nil }
        if let month = Self.ofMonths.match(at: end, in: source.words) {
            return ([day], month.tokens.upperBound)
        }
        guard isRanked || !isPaid(behind: end, in: drafts) else { return nil }
        return ([day], end)
    }

    /// Whether what stands at a place makes an amount, or a count, of the number before it: the
    /// name of one who gets it besides another, or where no other amount is said.
    private func isPaid(behind index: Int, in drafts: [SlotDraft]) -> Bool {
        if SlotRules.counted.match(at: index, in: source.words) != nil { return true }
        let isBesideName = drafts.contains { draft in
            draft.slot.isName && (index...index + 1).contains(draft.tokens.lowerBound)
        }
        let others = drafts.filter { $0.slot.isAmount && $0.tokens.upperBound != index }
        return isBesideName && (others.isEmpty || drafts.count(where: { $0.slot.isName }) > 1)
    }

    private static let repeating = WordHash.set("tous toutes chaque every each")
    private static let recurring = repeating.union(WordHash.set("monthly"))
    private static let months = WordHash.set("mois month monthly")
    private static let joints = WordHash.set("et and , le les the on")
    private static let ranks: Set<String> = ["er", "e", "eme", "st", "nd", "rd", "th"]
    private static let ofMonths = PhraseTable<Void>([
        (): """
        du mois,de chaque mois,de mois,of the month,of each month,of every month,of a month,\
        each month,every month
        """
    ])
}
