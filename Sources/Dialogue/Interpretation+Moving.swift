internal import Entities
internal import Primitives
internal import Understanding

extension Interpretation {
    /// The turn that says yes or puts something right, with the day on which it says that "it" is to
    /// be done, where no slot has it ("mets 35 et fais-le partir demain").
    func moving(on today: Day) -> Interpretation {
        guard label == .act(.affirm) || label == .act(.correct), values(of: .date).isEmpty,
            words.count <= Self.mostWordsOfMoving, !text.contains("?"),
            let date = dayToDoIt(on: today)
        else { return self }
        return with(slots: slots + [date])
    }

    /// The day right behind "do it".
    private func dayToDoIt(on today: Day) -> SlotFill? {
        for entity in entities(on: today) {
            guard case .time(let span) = entity.value, let start = span.days.start, start >= today
            else { continue }
            let before = text(in: 0..<entity.source.lowerBound).foldedWords.suffix(4)
            guard !Self.doing.isDisjoint(with: before), !Self.it.isDisjoint(with: before),
                Self.negations.isDisjoint(with: before)
            else { continue }
            return SlotFill(slot: .date, value: .days(span.days), range: entity.source)
        }
        return nil
    }

    /// The most words of a turn that moves what is restated beside something else.
    private static let mostWordsOfMoving = 14
}
