internal import Primitives
internal import TextProcessing
internal import Understanding

extension Interpretation {
    /// Whether the speaker is one of those who share.
    var mentionsSpeaker: Bool {
        let tokenized = TokenizedText(text)
        let tokens = tokenized.tokens.filter { $0.kind == .word || $0.kind == .number }
        let words = tokens.map(tokenized.foldedText(of:))
        let isShared = Wording(words).saysWord(beginning: Self.dividingVerbs + Self.sharing)
        return words.indices.dropFirst().contains { index in
            let pair = "\(words[index - 1]) \(words[index])"
            guard Self.speakerAmongOthers.contains(pair),
                !hasFigureOfItsOwn(from: tokens[index].source.upperBound)
            else { return false }
            // "Paul bought lunch and I owe him 9", "Paul et moi on va au ciné": a clause begins.
            let behind = words.dropFirst(index + 1).first
            switch pair {
            case "was me", "etait moi": return behind.map(Self.relatives.contains) == false
            case "and i": return isShared || behind == nil
            case "et moi": return isShared || behind.map(Self.clauseSubjects.contains) != true
            default: return true
            }
        }
    }

    /// Whether the amount behind a place is what is owed, or to be sent or asked for, as it stands
    /// ("me and Jack had a pizza and I owe him 9", "Mo and I share a flat, send him 300").
    private func hasFigureOfItsOwn(from start: Int) -> Bool {
        guard
            let amount = slots.first(where: { fill in
                fill.slot == .amount && fill.range.lowerBound >= start
            })
        else { return false }
        let verb = text(in: start..<amount.range.lowerBound).foldedWords.last { word in
            Self.settling.contains(word) || Self.dividingVerbs.contains { word.hasPrefix($0) }
        }
        return verb.map(Self.settling.contains) == true
    }

    /// Verbs that an exact figure stands behind.
    private static let settling: Set<String> = Frame.sendingVerbs.union(Frame.askingVerbs)
        .union(["owe", "owes", "owed", "dois", "doit", "devais", "rembourse", "rends", "back"])

    private static let speakerAmongOthers: Set<String> = [
        "et moi", "entre moi", "moi et", "and me", "and myself", "and i", "between me", "me and",
        "myself and", "was me", "etait moi",
    ]
    private static let relatives: Set<String> = ["who", "that", "qui", "on", "from", "de", "sur"]
    private static let sharing = ["between", "entre", "half", "moiti"]
    private static let clauseSubjects: Set<String> = ["on", "nous", "je", "j'"]
}
