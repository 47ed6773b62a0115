internal import Primitives
internal import TextProcessing

/// Days that are said one behind the other.
extension SlotFilling {
    /// Takes the day from the end of a person's name that it was marked with ("à marie lundi et
    /// mardi"). O(mentions · drafts).
    func cutDays(fromNamesIn drafts: inout [SlotDraft]) {
        guard let slot = source.label.timeSlot else { return }
        for time in source.mentions where time.kind == .time {
            guard let value = time.value, case .days(let days) = value, days.dayCount == 1,
                let place = drafts.firstIndex(where: { draft in
                    draft.slot.isPerson && draft.tokens.upperBound == time.tokens.upperBound
                        && draft.tokens.lowerBound < time.tokens.lowerBound
                })
            else { continue }
            let name = drafts[place].tokens.lowerBound..<time.tokens.lowerBound
            drafts[place] = source.draft(drafts[place].slot, of: name)
            drafts.append(
                SlotDraft(slot: slot, tokens: time.tokens, value: value, moment: time.moment))
        }
    }

    /// Gives a bare day of the month the month of the one that it is joined to ("le 5 et le 12
    /// janvier"). O(drafts · calendar words).
    func shareMonths(in drafts: inout [SlotDraft], _ rereader: MentionRereader) {
        let times = drafts.indices.filter {
            drafts[$0].slot.isTime && drafts[$0].slot != .frequency
        }
        .sorted { drafts[$0].tokens.lowerBound < drafts[$1].tokens.lowerBound }
        var behind: (month: String, start: Int)?
        for place in times.reversed() {
            let tokens = drafts[place].tokens
            guard let figure = tokens.last(where: isFigure) else {
                behind = nil
                continue
            }
            let month = figure + 1..<tokens.upperBound
            if !month.isEmpty {
                behind = (source.surface(of: month), tokens.lowerBound)
                continue
            }
            guard let next = behind, next.start == tokens.upperBound + 1,
                Self.joints.contains(source.words[tokens.upperBound]),
                let shared = rereader.time(in: source.surface(of: tokens) + " " + next.month),
                case .days(let days)? = shared.value, days.dayCount == 1
            else {
                behind = nil
                continue
            }
            drafts[place].value = .days(days)
            behind?.start = tokens.lowerBound
        }
    }

    /// Whether a token is figures, or begins with them: "5", "5th".
    private func isFigure(_ token: Int) -> Bool {
        source.surface(of: token..<token + 1).utf8.first.map { 0x30...0x39 ~= $0 } == true
    }

    private static let joints = WordHash.set("et and ou or , &")
}
