internal import Primitives
internal import TextProcessing

/// What belongs to the note of a payment, whatever else it reads as.
extension SlotFilling {
    /// Makes the note of a payment whole: what is quoted ("with the note “happy birthday, 25
    /// today!”") and the price of one of the things it is for ("pour les 2 places à 15 €") are no
    /// amounts or days of it. O(words · drafts).
    func readNotes(in drafts: inout [SlotDraft]) {
        guard source.label.isOrderOfAmounts, source.words.count <= SlotRules.mostWords else {
            return
        }
        // "For the next three Fridays" gives no reason.
        drafts.removeAll { draft in
            draft.slot == .note
                && draft.tokens.allSatisfy { Self.noReasons.contains(source.words[$0]) }
        }
        cutSubjects(fromNotesIn: &drafts)
        readQuotedNote(in: &drafts)
        readUnitPrice(in: &drafts)
    }

    /// Cuts from a note who did what is told behind it: "the shopping he did on Tuesday".
    private func cutSubjects(fromNotesIn drafts: inout [SlotDraft]) {
        for (place, draft) in drafts.enumerated() where draft.slot == .note {
            guard draft.tokens.count > 1, draft.tokens.upperBound < source.words.count,
                Self.subjects.contains(source.words[draft.tokens.upperBound - 1])
            else { continue }
            let rest = draft.tokens.dropLast()
            drafts[place] = source.draft(.note, of: rest)
        }
    }

    private static let subjects = WordHash.set("he she they we il elle ils elles")

    private func readQuotedNote(in drafts: inout [SlotDraft]) {
        let marks = source.words.indices.filter { Self.quotes.contains(source.words[$0]) }
        guard marks.count == 2, let start = marks.first.map({ $0 + 1 }), let end = marks.last,
            start < end,
            drafts.contains(where: { $0.slot == .amount && !$0.tokens.overlaps(start..<end) }),
            source.words[..<start].dropLast().suffix(3).contains(where: Self.noting.contains)
                || drafts.contains(where: { $0.slot == .note && $0.tokens.overlaps(start..<end) })
        else { return }
        drafts.removeAll { $0.tokens.overlaps(start - 1..<end + 1) }
        let note = SlotValue.text(source.surface(of: start..<end))
        drafts.removeAll { $0.slot == .note }
        drafts.append(SlotDraft(slot: .note, tokens: start..<end, value: note))
    }

    private func readUnitPrice(in drafts: inout [SlotDraft]) {
        guard
            let first = drafts.filter({ $0.slot == .amount })
                .min(by: { $0.tokens.lowerBound < $1.tokens.lowerBound })
        else { return }
        for price in drafts
        where price.slot == .amount && price.tokens.lowerBound > first.tokens.upperBound {
            let link = price.tokens.lowerBound - 1
            guard Self.pricing.contains(source.words[link]),
                let note = drafts.firstIndex(where: { draft in
                    draft.slot == .note && draft.tokens.lowerBound >= first.tokens.upperBound
                        && (link...link + 1).contains(draft.tokens.upperBound)
                })
            else { continue }
            let tokens = drafts[note].tokens.lowerBound..<price.tokens.upperBound
            drafts[note] = source.draft(.note, of: tokens)
            drafts.removeAll { $0.slot != .note && $0.tokens.overlaps(tokens) }
            return
        }
    }

    private static let noReasons = WordHash.set(
        "the next following le la les prochain prochaine prochains prochaines")
    private static let quotes = WordHash.set("\"")
    private static let noting = WordHash.set(
        "note message motif mention libelle comment memo saying texte text mot reference objet "
            + "description reason raison caption")
    private static let pricing = WordHash.set("a at @")
}
