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
                draft.slot == .amount && draft.tokens.count < time.tokens.count
                    && time.tokens.clamped(to: draft.tokens) == draft.tokens
            }
            guard drafts.contains(where: isInside) else { continue }
            let place = place(of: time, in: drafts)
            let hasOther = drafts.contains { $0.slot.isAmount && !isInside($0) }
            if !hasOther, let place, let day = day(of: drafts[place], rereader) {
                drafts[place].value = day
                continue
            }
            drafts.removeAll(where: isInside)
            read(time, in: &drafts)
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
            guard isNote else { continue }
            drafts.removeAll { $0.slot == .note && $0.tokens.overlaps(time.tokens) }
            read(time, in: &drafts)
        }
    }

    /// Adds a number that corrects an amount and was left unmarked ("courses 300, non 350").
    func addCorrectedAmounts(to drafts: inout [SlotDraft]) {
        for number in source.mentions where number.kind == .number && number.isAmount {
            let start = number.tokens.lowerBound
            guard start > 0, let value = number.value,
                Retractions.correcting.contains(source.words[start - 1]),
                drafts.contains(where: { $0.slot == .amount && $0.tokens.upperBound < start }),
                !drafts.contains(where: { $0.tokens.overlaps(number.tokens) })
            else { continue }
            drafts.append(SlotDraft(slot: .amount, tokens: number.tokens, value: value))
        }
    }

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
