internal import Primitives
internal import Understanding

/// Whether what has an amount is to have more or less.
extension Frame {
    /// Whether a difference that was said makes something less ("baisse … de 50", "lower by 50",
    /// "take 20 off").
    var lowers: Bool { text(.direction) == "out" || Self.lowers(words) }

    private static func lowers(_ words: [String]) -> Bool {
        words.contains(where: lowersByItself)
            || zip(words, words.dropFirst()).contains { word, next in
                taking.contains(word) && (SpokenNumber.isFigure(next) || next == "another")
            }
    }

    private static func lowersByItself(_ word: String) -> Bool {
        lowering.contains(where: word.hasPrefix)
    }

    private static func raises(_ words: [String]) -> Bool {
        words.contains { word in
            more.contains(word) || raising.contains(where: word.hasPrefix)
        }
    }

    /// Takes from a turn that goes on from a change whether it wants more or less, or the amount
    /// itself, where its own words say so ("et mets 30 de plus aux courses", "et les courses à
    /// 300"): what the change before wanted is no part of it then.
    mutating func goOn(changingBy turn: Interpretation) {
        if intent == .manageBudget, operation == .setAlert { return goOn(alertingBy: turn) }
        guard [.manageBudget, .manageRecurring].contains(intent),
            operation == .change || operation == .set,
            !Wording(turn.words).says(Self.bounding)
        else { return }
        let figure = turn.onlyFigure
        let isShare = !turn.values(of: .percentage).isEmpty
        let isLess = Self.lowers(turn.words)
        let isChanged = isLess || Self.raises(turn.words)
        let isWhole = !isShare && (figure?.range).map { turn.sets($0, isChanged) } == true
        guard isChanged || isWhole, isShare || figure != nil else { return }
        if isShare { drop(.amount) } else { values[.percentage] = nil }
        if let figure, !isShare { values[.amount] = [.amount(figure.amount)] }
        let before = words.dropLast(turn.words.count)
        words = before.filter { !Self.lowersByItself($0) && !Self.taking.contains($0) } + turn.words
        values[.direction] = nil
        values[.amountMode] = isWhole ? nil : [.text("delta")]
        if !isWhole, intent == .manageBudget { operation = .change }
    }

    /// Takes what a turn says that an alert is to be at, as a share where the one before was one.
    private mutating func goOn(alertingBy turn: Interpretation) {
        guard let figure = turn.onlyFigure, turn.values(of: .percentage).isEmpty else { return }
        let isShare = values[.percentage] != nil && figure.amount.currency == nil
        values[.percentage] = isShare ? [.text(figure.amount.decimal)] : nil
        values[.amount] = isShare ? nil : [.amount(figure.amount)]
    }

    private static let lowering = [
        "baiss", "abaiss", "redui", "dimin", "rabot", "descen", "moins", "enlev", "retir", "lower",
        "reduc", "decreas", "cut", "trim", "drop", "less", "knock", "shav", "slash", "minus",
        "remov", "subtract", "deduct", "dedui", "soustrai", "ote", "oter", "otez",
    ]
    private static let raising = [
        "augment", "mont", "remont", "ajout", "rajout", "relev", "hauss", "rais", "increas", "bump",
        "lift", "boost",
    ]
    private static let more: Set<String> = ["plus", "add", "more", "extra", "another", "up"]
    private static let bounding = [
        "pas plus", "plus de", "moins de", "no more", "not more", "more than", "less than",
    ]
    /// What takes off a figure right behind it.
    private static let taking: Set<String> = ["take", "taking", "chop"]
}

extension Interpretation {
    /// Whether a figure is what something is to be, and not by how much it is changed.
    fileprivate func sets(_ figure: Range<Int>, _ isChanged: Bool) -> Bool {
        let link = text(in: 0..<figure.lowerBound).foldedWords.last ?? ""
        return ["a", "to", "at"].contains(link)
            || !isChanged && !["de", "d'", "by"].contains(link)
                && !Self.setting.isDisjoint(with: words)
    }

    private static let setting: Set<String> = [
        "mets", "met", "mettre", "fixe", "fixer", "passe", "passer", "set", "put", "make",
    ]
}
