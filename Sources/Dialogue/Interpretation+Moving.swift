internal import Entities
internal import Primitives
internal import Understanding

extension Interpretation {
    /// The turn with the day on which it says that what is restated is to be done, where no slot
    /// has it ("mets 35 et fais-le partir demain"); one that says nothing else puts that right,
    /// whatever it reads as ("fais-le demain", "have it leave on Monday").
    func moving(on today: Day) -> Interpretation {
        guard words.count <= Self.mostWordsOfMoving, !text.contains("?"),
            let (days, range) = dayToDoIt(on: today)
        else { return self }
        let date = SlotFill(slot: .date, value: .days(days), range: range)
        if label == .act(.affirm) || label == .act(.correct) {
            return values(of: .date).isEmpty ? with(slots: slots + [date]) : self
        }
        let before = text(in: 0..<range.lowerBound)
        let rest = before + " " + text(in: range.upperBound..<text.utf8.count)
        guard rest.foldedWords.allSatisfy(Self.besideMoving.contains),
            slots.allSatisfy({ $0.slot == .date || $0.slot == .period })
        else { return self }
        return with(slots: [date], label: .act(.correct), confidence: 1)
    }

    /// The day behind a verb that does something and the "it" that it does, and where it stands.
    private func dayToDoIt(on today: Day) -> (DayInterval, Range<Int>)? {
        for entity in entities(on: today) {
            guard case .time(let span) = entity.value, let start = span.days.start, start >= today
            else { continue }
            let before = text(in: 0..<entity.source.lowerBound).foldedWords
            guard let verb = before.lastIndex(where: Self.doing.contains) else { continue }
            let near = before[max(0, verb - 2)...]
            guard near.contains(where: Self.it.contains),
                before[(verb + 1)...].allSatisfy(Self.besideMoving.contains),
                before[max(0, verb - 3)...].allSatisfy({ !Self.denials.contains($0) })
            else { continue }
            return (span.days, entity.source)
        }
        return nil
    }

    /// The most words of a turn that says no more than when.
    private static let mostWordsOfMoving = 14
    private static let doing: Set<String> = [
        "fais", "faites", "faire", "fasse", "partir", "parte", "part", "partira", "envoie",
        "envoyez", "envoyer", "paie", "paye", "verse", "execute", "effectue", "programme", "do",
        "done", "leave", "leaves", "go", "goes", "out", "send", "sent", "pay", "paid", "make",
        "run", "schedule",
    ]
    private static let it: Set<String> = ["le", "la", "les", "ca", "cela", "it", "that", "them"]
    private static let denials: Set<String> = [
        "pas", "ne", "n'", "not", "don't", "dont", "never", "jamais",
    ]
    /// What may stand beside them and says nothing else.
    private static let besideMoving = doing.union(it).union([
        "que", "je", "prefere", "prefererais", "veux", "voudrais", "plutot", "mais", "non", "oui",
        "et", "a", "partir", "de", "des", "pour", "seulement", "stp", "alors", "donc", "i'd",
        "i", "want", "rather", "prefer", "would", "like", "have", "let", "get", "to", "on", "for",
        "please", "pls", "instead", "no", "but", "only", "be", "from", "then", "ok",
    ])
}
