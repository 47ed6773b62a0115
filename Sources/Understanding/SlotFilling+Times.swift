internal import Entities
internal import Primitives
internal import TextProcessing

/// Figures that belong to a time, and times that were taken for something else.
extension SlotFilling {
    /// Takes the figures of a time out of the amounts ("on January 10", "lundi 30", "à partir du 5"):
    /// the whole of the time is when.
    ///
    /// Where no other amount is said, the figure behind a day of the week is one ("à Paul lundi
    /// 20").
    func readFiguresOfTimes(in drafts: inout [SlotDraft], _ rereader: MentionRereader) {
        for time in source.mentions where time.kind == .time && time.value != nil {
            let isInside = { (draft: SlotDraft) in
                (draft.slot.isAmount || isNoRhythm(draft, in: time))
                    && draft.tokens.count < time.tokens.count
                    && time.tokens.clamped(to: draft.tokens) == draft.tokens
            }
            guard drafts.contains(where: isInside) else { continue }
            let place = place(of: time, in: drafts)
            let isOnly =
                !drafts.contains { $0.slot.isAmount && !isInside($0) }
                && drafts.contains { $0.slot == .amount && isInside($0) }
            if isOnly, let place, let day = day(of: drafts[place], rereader) {
                drafts[place].value = day
                continue
            }
            drafts.removeAll(where: isInside)
            read(time, in: &drafts)
        }
    }

    /// Whether a rhythm was marked where no words say one of what is set up ("le 15" of "le 15
    /// janvier"); what goes on is moved to another day of its rhythm.
    private func isNoRhythm(_ draft: SlotDraft, in time: Mention) -> Bool {
        draft.slot == .frequency && source.label == .intent(.manageRecurring, .create)
            && draft.tokens.upperBound < time.tokens.upperBound
            && source.mention(over: draft.tokens, where: { $0.kind == .frequency }) == nil
    }

    /// Makes an amount of the bare hour that nobody pays at ("a budget at 20", "a limit at 15"):
    /// what is set has an amount, and no time of day.
    func readAmountsOfHours(in drafts: inout [SlotDraft], _ rereader: MentionRereader) {
        guard source.label.setsAmounts, !drafts.contains(where: { $0.slot.isAmount }) else {
            return
        }
        for time in source.mentions where time.moment != nil && time.tokens.count == 2 {
            let number = time.tokens.lowerBound + 1..<time.tokens.upperBound
            guard Self.ats.contains(source.words[time.tokens.lowerBound]),
                source.text.tokens[number.lowerBound].kind == .number,
                let amount = rereader.amount(in: source.surface(of: number))
            else { continue }
            drafts.removeAll { $0.tokens.overlaps(time.tokens) }
            drafts.append(SlotDraft(slot: .amount, tokens: number, value: .amount(amount)))
            return
        }
    }

    private static let ats = WordHash.set("at @")

    /// Takes the figure of a month behind a bound out of the time ("under 11 in October"): it is an
    /// amount, of that month.
    func readBoundsOfTimes(in drafts: inout [SlotDraft], _ rereader: MentionRereader) {
        guard source.label.filtersAmounts else { return }
        for time in source.mentions where time.kind == .time && time.tokens.count > 1 {
            let first = time.tokens.lowerBound
            let rest = first + 1..<time.tokens.upperBound
            guard source.text.tokens[first].kind == .number,
                let isLeast = SlotRules.least.match(endingAt: first, in: source.words)?.meaning,
                let place = place(of: time, in: drafts),
                let amount = rereader.amount(in: source.surface(of: first..<first + 1)),
                let month = rereader.time(in: source.surface(of: rest))?.value
            else { continue }
            let period = SlotDraft(slot: drafts[place].slot, tokens: rest, value: month)
            drafts.removeAll { $0.tokens.overlaps(time.tokens) }
            drafts.append(period)
            drafts.append(
                SlotDraft(
                    slot: isLeast ? .amountMinimum : .amountMaximum, tokens: first..<first + 1,
                    value: .amount(amount)))
            return
        }
    }

    /// Takes a day with a figure in it that was marked as a reason for when it is ("schedule 50 to
    /// Marie for January 10"); a feast may be the reason ("for Christmas").
    func readDatesOfNotes(in drafts: inout [SlotDraft]) {
        guard source.label.paysOrAnswers, !drafts.contains(where: { $0.slot == .date }) else {
            return
        }
        for time in source.mentions where time.kind == .time && time.value != nil {
            let isNote = drafts.contains { draft in
                draft.slot == .note && time.tokens.clamped(to: draft.tokens) == draft.tokens
                    && draft.tokens.contains { source.text.tokens[$0].kind == .number }
            }
            guard isNote else {
                cutBirthday(before: time, in: &drafts)
                continue
            }
            drafts.removeAll { $0.slot == .note && $0.tokens.overlaps(time.tokens) }
            read(time, in: &drafts)
        }
    }

    /// Cuts the day from a note that is of a birthday ("for his birthday this Saturday"): it is the
    /// day of the payment.
    private func cutBirthday(before time: Mention, in drafts: inout [SlotDraft]) {
        guard
            let place = drafts.firstIndex(where: { draft in
                draft.slot == .note && draft.tokens.upperBound == time.tokens.upperBound
                    && draft.tokens.lowerBound < time.tokens.lowerBound
            }), Self.birthdays.contains(source.words[time.tokens.lowerBound - 1])
        else { return }
        let rest = drafts[place].tokens.lowerBound..<time.tokens.lowerBound
        drafts[place] = source.draft(.note, of: rest)
        read(time, in: &drafts)
    }

    private static let birthdays = WordHash.set("birthday bday anniversaire anniv birthdays")

    /// Adds the time of day right behind a rhythm ("tous les lundis à 9h") where nobody marked it,
    /// or it was marked as part of the rhythm.
    func addTimeOfDay(to drafts: inout [SlotDraft]) {
        guard source.label == .intent(.manageRecurring, .create) else { return }
        for time in source.mentions where time.kind == .time && time.moment != nil {
            let start = time.tokens.lowerBound
            for index in drafts.indices
            where drafts[index].slot == .frequency && drafts[index].tokens.lowerBound < start
                && drafts[index].tokens.upperBound == time.tokens.upperBound
            {
                drafts[index].tokens = drafts[index].tokens.lowerBound..<start
            }
            let followsRhythm = drafts.contains {
                $0.slot == .frequency && $0.tokens.upperBound == start
            }
            guard followsRhythm, !drafts.contains(where: { $0.tokens.overlaps(time.tokens) })
            else { continue }
            read(time, in: &drafts)
        }
    }

    /// Adds the times that nobody marked and that are meant all the same: in a text of one piece,
    /// in the piece of an order that has the amount or its receiver, and beside a day that is one
    /// of two ("mardi ou mercredi", "demain et après-demain") or is put right ("tomorrow, actually
    /// make it Monday").
    func addTimes(to drafts: inout [SlotDraft], _ rereader: MentionRereader) {
        guard let slot = source.label.timeSlot, source.words.count <= SlotRules.mostWords else {
            return
        }
        let times = source.mentions.filter { $0.kind == .time }
        for time in times { part(time, from: &drafts) }
        let unmarked = times.filter { time in
            isOfItsSide(time, today: rereader.context.today)
                && !drafts.contains { $0.tokens.overlaps(time.tokens) }
        }
        guard !unmarked.isEmpty else { return }
        let pieces = Passages(source.text, mentions: source.mentions).pieces
        for time in unmarked
        where isBesideDay(time, in: drafts) || isMeant(time, among: pieces, drafts) {
            guard let value = time.value else { continue }
            drafts.append(
                SlotDraft(slot: slot, tokens: time.tokens, value: value, moment: time.moment))
        }
    }

    /// Takes a day out of a draft that another has with it ("mardi ou mercredi").
    private func part(_ time: Mention, from drafts: inout [SlotDraft]) {
        let end = time.tokens.lowerBound - 1
        guard source.words.indices.contains(end), isJoint(source.words[end]) else { return }
        for index in drafts.indices
        where [.date, .period].contains(drafts[index].slot)
            && drafts[index].tokens.lowerBound < end
            && drafts[index].tokens.upperBound == time.tokens.upperBound
        {
            drafts[index].tokens = drafts[index].tokens.lowerBound..<end
        }
    }

    /// Whether a time lies where the label looks: an order's day is to come, and no mere hour; what
    /// happened did not begin tomorrow.
    private func isOfItsSide(_ time: Mention, today: Day) -> Bool {
        guard case .days(let days)? = time.value else { return false }
        if source.label.isOrderOfAmounts {
            return time.moment == nil && days.dayCount == 1 && (days.start ?? today) >= today
        }
        return !source.label.looksBack || days.start.map { $0 <= today } != false
    }

    /// Whether the piece a time stands in is what is asked, and names no other time.
    private func isMeant(
        _ time: Mention, among pieces: [Range<Int>], _ drafts: [SlotDraft]
    ) -> Bool {
        guard source.label != .intent(.getAdvice, nil),
            let piece = pieces.first(where: { $0.overlaps(time.tokens) })
        else { return false }
        let others = drafts.filter { $0.tokens.overlaps(piece) }
        guard !others.contains(where: \.slot.isTime) else { return false }
        return pieces.count == 1
            || source.label.isOrderOfAmounts
                && others.contains { $0.slot == .amount || $0.slot.isName }
    }

    /// Whether a day stands before the time that it is beside or instead of.
    private func isBesideDay(_ time: Mention, in drafts: [SlotDraft]) -> Bool {
        guard let day = drafts.last(where: { $0.tokens.upperBound <= time.tokens.lowerBound }),
            day.slot.isTime
        else { return false }
        let between = source.words[day.tokens.upperBound..<time.tokens.lowerBound]
        // A rhythm is put right by a day of it ("le 5 de chaque mois, non le 10").
        if day.slot != .frequency, between.count == 1, between.allSatisfy(isJoint) {
            // "I borrowed on Friday and on Saturday": on both of them only where something is done.
            return between.allSatisfy(Self.either.contains)
                || source.words.indices.prefix(time.tokens.lowerBound).contains {
                    !source.roles(at: $0).isDisjoint(with: [.imperative, .english, .infinitive])
                }
        }
        return Retractions.areCorrecting(
            before: between.endIndex, behind: between.startIndex, in: source.words)
    }

    /// Whether a word joins two days of which each is one: on both of them something is paid.
    private func isJoint(_ word: UInt32) -> Bool {
        Self.either.contains(word)
            || source.label.isOrderOfAmounts && Self.both.contains(word)
                && source.label != .intent(.manageRecurring, .create)
    }

    private static let either = WordHash.set("ou or")
    private static let both = WordHash.set("et and")

    /// The day that a draft says by its own words alone, nil where they say none or several.
    private func day(of draft: SlotDraft, _ rereader: MentionRereader) -> SlotValue? {
        guard !draft.tokens.contains(where: { source.text.tokens[$0].kind == .number }),
            case .days(let days)? = rereader.time(in: source.surface(of: draft.tokens))?.value,
            days.dayCount == 1
        else { return nil }
        return .days(days)
    }

    /// The index of the draft that says when by some of a time's words.
    private func place(of time: Mention, in drafts: [SlotDraft]) -> Int? {
        drafts.firstIndex { draft in
            [.date, .period].contains(draft.slot) && draft.tokens.overlaps(time.tokens)
        }
    }

    /// Makes a time what it is said to be when, over all of its words.
    private func read(_ time: Mention, in drafts: inout [SlotDraft]) {
        guard let value = time.value else { return }
        let slot = place(of: time, in: drafts).map { drafts[$0].slot } ?? .date
        drafts.removeAll { $0.tokens.overlaps(time.tokens) }
        drafts.append(
            SlotDraft(slot: slot, tokens: time.tokens, value: value, moment: time.moment))
    }
}
