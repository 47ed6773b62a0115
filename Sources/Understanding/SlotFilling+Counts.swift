internal import Primitives
internal import TextProcessing

/// How many times an amount is paid, and rhythms said in two pieces.
extension SlotFilling {
    /// Reads "3 x 20 euros", "2x15€", "4 fois 25" and "30 euros twice" as a count and an amount.
    func readMultiplied(in drafts: inout [SlotDraft], _ rereader: MentionRereader) {
        guard source.label.paysOrAnswers else { return }
        let counted = drafts.first { $0.slot == .count }
        // Of "3x20" the count may be marked alone.
        if counted != nil, drafts.contains(where: { $0.slot == .amount }) { return }
        for number in source.mentions where number.kind == .number && number.isAmount {
            guard case .amount(let amount)? = number.value, let count = Int(amount.decimal),
                Self.counts.contains(count),
                counted.map({ $0.tokens.overlaps(number.tokens) }) ?? true,
                let multiplied = multiplied(behind: number.tokens.upperBound, rereader)
            else { continue }
            let all = number.tokens.lowerBound..<multiplied.tokens.upperBound
            drafts.removeAll {
                ($0.slot.isAmount || $0.slot == .count) && $0.tokens.overlaps(all)
            }
            drafts.append(SlotDraft(slot: .count, tokens: number.tokens, value: .number(count)))
            drafts.append(multiplied)
            return
        }
        if counted == nil {
            addTimesBehind(to: &drafts)
            addAdverb(to: &drafts)
        }
    }

    private static let counts = 2...31
    private static let multiplying = PhraseTable<Void>([
        (): """
        x,*,fois,times,lots of,payments of,transfers of,instalments of,installments of,\
        virements de,paiements de,versements de
        """
    ])
    private static let times = WordHash.set("fois times")

    /// The amount that is paid several times, behind "x", "fois", "times" or against the "x".
    private func multiplied(behind index: Int, _ rereader: MentionRereader) -> SlotDraft? {
        guard source.words.indices.contains(index) else { return nil }
        if let link = Self.multiplying.match(at: index, in: source.words) {
            let start = link.tokens.upperBound
            guard let amount = source.mention(at: start), amount.isAmount,
                amount.tokens.lowerBound == start, let value = amount.value
            else { return nil }
            return SlotDraft(slot: .amount, tokens: amount.tokens, value: value)
        }
        let word = source.text.foldedText(of: source.text.tokens[index])
        guard word.first == "x", let figures = Int(word.dropFirst()), figures > 0 else {
            return nil
        }
        // The sign or word of a currency may stand behind.
        for end in [index + 2, index + 1] where end <= source.words.count {
            let surface = source.surface(of: index..<end).dropFirst()
            let amount = rereader.amount(in: String(surface))
            guard let amount, end == index + 1 || amount.currency != nil else { continue }
            return SlotDraft(slot: .amount, tokens: index..<end, value: .amount(amount))
        }
        return nil
    }

    /// "30 three times", which is no "three times a week".
    private func addTimesBehind(to drafts: inout [SlotDraft]) {
        for number in source.mentions where number.kind == .number && number.isAmount {
            let end = number.tokens.upperBound
            guard source.words.indices.contains(end), Self.times.contains(source.words[end]),
                !source.words.indices.contains(end + 1)
                    || !Self.behindRhythms.contains(source.words[end + 1]),
                case .amount(let amount)? = number.value, let count = Int(amount.decimal),
                Self.counts.contains(count),
                drafts.contains(where: {
                    $0.slot == .amount && $0.tokens.upperBound == number.tokens.lowerBound
                })
            else { continue }
            drafts.append(SlotDraft(slot: .count, tokens: number.tokens, value: .number(count)))
            return
        }
    }

    /// "Twice" behind an amount or right before it, which is no "twice a month".
    private func addAdverb(to drafts: inout [SlotDraft]) {
        guard !drafts.contains(where: { $0.slot == .count }),
            let amount = drafts.first(where: { $0.slot == .amount })
        else { return }
        for (index, word) in source.words.enumerated() where index + 1 >= amount.tokens.lowerBound {
            guard let count = Self.adverbs[word], source.mention(at: index) == nil,
                !drafts.contains(where: { $0.tokens.contains(index) }),
                !source.words.indices.contains(index + 1)
                    || !Self.behindRhythms.contains(source.words[index + 1])
            else { continue }
            drafts.append(SlotDraft(slot: .count, tokens: index..<index + 1, value: .number(count)))
            return
        }
    }

    private static let adverbs = [WordHash.hash("twice"): 2, WordHash.hash("thrice"): 3]
    private static let behindRhythms = WordHash.set("a an per each every the as this next par dans")

    /// Makes one rhythm of two pieces ("un mois sur deux, le 10", "du lundi au vendredi, toutes les
    /// semaines"): how often by the one, on which days by the other.
    func joinRhythms(in drafts: inout [SlotDraft]) {
        joinWeekdays(in: &drafts)
        joinLists(in: &drafts)
        let places = drafts.indices.filter { drafts[$0].slot == .frequency }
        guard places.count == 2, case .recurrence(let first) = drafts[places[0]].value,
            case .recurrence(let second) = drafts[places[1]].value,
            let whole = first.joined(with: second)
        else { return }
        drafts[places[0]].value = .recurrence(whole)
        drafts.remove(at: places[1])
    }

    /// Makes one rhythm of those on days that are listed ("every Monday and every Thursday").
    private func joinLists(in drafts: inout [SlotDraft]) {
        guard drafts.count(where: { $0.slot == .frequency }) > 1 else { return }
        drafts.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
        var joined: [SlotDraft] = []
        for draft in drafts {
            guard draft.slot == .frequency, let last = joined.last, last.slot == .frequency,
                case .recurrence(let first) = last.value,
                case .recurrence(let second) = draft.value,
                last.tokens.upperBound < draft.tokens.lowerBound,
                source.lists(last.tokens.upperBound..<draft.tokens.lowerBound),
                let whole = first.adding(daysOf: second)
            else {
                joined.append(draft)
                continue
            }
            joined[joined.count - 1] = SlotDraft(
                slot: .frequency, tokens: last.tokens.lowerBound..<draft.tokens.upperBound,
                value: .recurrence(whole))
        }
        drafts = joined
    }

    /// Makes days of a week of a range of them beside "every week" ("du lundi au vendredi, toutes
    /// les semaines"), which was read as the coming ones.
    private func joinWeekdays(in drafts: inout [SlotDraft]) {
        guard let rhythm = drafts.firstIndex(where: { $0.slot == .frequency }),
            case .recurrence(var weekly) = drafts[rhythm].value, weekly.unit == .weekly,
            weekly.weekdays.count < 2,
            let range = drafts.firstIndex(where: { [.date, .period].contains($0.slot) }),
            case .days(let days) = drafts[range].value, let count = days.dayCount,
            (2...6).contains(count), let start = days.start,
            !drafts[range].tokens.contains(where: { source.text.tokens[$0].kind == .number })
        else { return }
        weekly.weekdays = (0..<count).map { start.adding(days: $0).weekday }
        drafts[rhythm].value = .recurrence(weekly)
        drafts.remove(at: range)
    }
}

extension SlotSource {
    /// Whether nothing but what joins the parts of a list stands over `tokens`.
    func lists(_ tokens: Range<Int>) -> Bool {
        !tokens.isEmpty && words[tokens].allSatisfy(Self.listing.contains)
    }

    private static let listing = WordHash.set("et and & , plus ainsi que aussi also on le les the")
}

extension Recurrence {
    /// The repetition on its days and those of another in weeks, or in months, as many apart; nil
    /// where the two are not of a kind.
    func adding(daysOf other: Recurrence) -> Recurrence? {
        guard unit == other.unit, interval == other.interval, months.isEmpty,
            other.months.isEmpty, weekOfMonth == nil, other.weekOfMonth == nil
        else { return nil }
        var whole = self
        whole.weekdays += other.weekdays.filter { !weekdays.contains($0) }
        whole.monthDays += other.monthDays.filter { !monthDays.contains($0) }
        let areOfWeeks = !weekdays.isEmpty && !other.weekdays.isEmpty && unit == .weekly
        let areOfMonths = !monthDays.isEmpty && !other.monthDays.isEmpty && unit == .monthly
        return areOfWeeks || areOfMonths ? whole : nil
    }

    /// The repetition that two pieces of one make: of the same unit, of which but one names days
    /// and but one is of more than a unit; nil if they are two.
    fileprivate func joined(with other: Recurrence) -> Recurrence? {
        if self == other { return self }
        guard unit == other.unit, namesDays != other.namesDays,
            interval == other.interval || interval == 1 || other.interval == 1
        else { return nil }
        var whole = namesDays ? self : other
        whole.interval = max(interval, other.interval)
        return whole
    }

    private var namesDays: Bool {
        !weekdays.isEmpty || !monthDays.isEmpty || !months.isEmpty
    }
}
