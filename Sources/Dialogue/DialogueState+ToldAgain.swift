internal import Primitives
internal import Understanding

/// What a few words ask of the figures, the budgets or the course that were told right before.
extension DialogueState {
    /// What was told or done right before, as a turn asks about it again; nil where it asks for
    /// anything else.
    mutating func told(askedBy turn: Interpretation) -> [DialogueEffect]? {
        if let effects = askedOn(by: turn) { return effects }
        if let context, let asked = asked(ofToldBy: turn) {
            understood = asked.intent
            return advance(asked, context)
        }
        if let changes = changes(ofComparedAskedBy: turn) { return [.ask(changes)] }
        guard
            let reply = total(ofDoneAskedBy: turn) ?? told(ofDoneAskedBy: turn)
                ?? pause(endedBy: turn)
                ?? extreme(ofToldAskedBy: turn) ?? dispute(askedBy: turn)
                ?? sum(ofToldAskedBy: turn) ?? part(ofToldAskedBy: turn) ?? told(againBy: turn)
        else { return nil }
        switch reply {
        // Why it is so much is asked of the figure told, and the others were told right before it.
        case .answer(.spending(_, let filter)): lastQuestion = .spending(filter)
        case .difference, .sum, .step, .settlement, .help(.dispute(.some, _)):
            lastAnswerTurn = self.turn
        case _: break
        }
        return [.say(reply)]
    }

    private func told(againBy turn: Interpretation) -> Reply? {
        guard lastAnswerTurn == self.turn - 1, let lastAnswer else { return nil }
        switch lastAnswer {
        case .bills(let bills, _) where bills.count > 1: return extreme(of: bills, askedBy: turn)
        case .spending, .balance, .bills:
            let again: Reply? = turn.asksHowMuchThatWas ? .answer(lastAnswer) : nil
            return extreme(ofFiguresBy: turn) ?? difference(askedBy: turn) ?? again
        case .budgets(let budgets):
            let asksAgain = turn.asksByHowMuch || turn.asksForThoseTold
            return asksAgain ? .answer(lastAnswer) : worst(of: budgets, askedBy: turn)
        case .recurring(let figure) where figure.kind.isDearer:
            return turn.asksOfRiseTold ? .answer(lastAnswer) : nil
        case .measured(.trend(_, _, _, let months), _, _):
            return turn.asksSinceWhen ? months.lastStep ?? .answer(lastAnswer) : nil
        // The question before would tell the latest, behind which this one was told.
        case .transactions(let lines, let filter, _) where lines.count == 1 && filter.skipped > 0:
            let asksOfIt =
                turn.asksHowMuchItIs || turn.asksWhenThatWas || turn.asksWhoThatWas
            return asksOfIt ? .answer(lastAnswer) : nil
        case _: return nil
        }
    }

    /// The greatest or the smallest of the figures told, where a turn asks which that is ("which was
    /// the most?").
    private func extreme(ofFiguresBy turn: Interpretation) -> Reply? {
        let told = figuresTold
        guard let extreme = turn.endAsked, told.count > 1,
            Set(told.map(\.amount.currency)).count == 1
        else { return nil }
        let ordered = told.sorted { $0.amount.minorUnits > $1.amount.minorUnits }
        guard let most = ordered.first, let least = ordered.last else { return nil }
        // Of those that are alike none is the most.
        guard most.amount != least.amount else { return difference(of: most, least) }
        return .answer(extreme == .largest ? most.answer : least.answer)
    }

    /// What the last two of the figures told differ by, where a turn asks ("what's the
    /// difference?"); of two alone also where it asks by how much.
    private func difference(askedBy turn: Interpretation) -> Reply? {
        let told = figuresTold
        guard told.count > 1,
            turn.asksForDifference || turn.asksMoreOrLess || told.count == 2 && turn.asksByHowMuch
        else { return nil }
        return difference(of: told[told.count - 1], told[told.count - 2])
    }

    /// What the last two of the figures told right before differ by, or what was told that two do;
    /// nil where neither was told.
    var differenceTold: Money? {
        guard lastAnswerTurn == turn - 1 else { return nil }
        if case .difference(let amount, _, _)? = lastReply { return amount }
        let beside: (Money, Money)?
        if case .measured(.comparison(let amount, let other, _, _), _, _)? = lastAnswer {
            beside = (amount, other)
        } else {
            let told = figuresTold.suffix(2).map(\.amount)
            beside = told.count == 2 ? (told[0], told[1]) : nil
        }
        guard let (amount, other) = beside else { return nil }
        return amount > other ? try? amount.subtracting(other) : try? other.subtracting(amount)
    }

    private func difference(of figure: FigureTold, _ other: FigureTold) -> Reply? {
        if let comparison = figure.answer.compared(with: other.answer) {
            return .answer(comparison)
        }
        let (greater, lesser) =
            other.amount > figure.amount
            ? (other.amount, figure.amount) : (figure.amount, other.amount)
        return (try? greater.subtracting(lesser)).map { .difference($0, of: greater, lesser) }
    }

    /// What was told of the same in the turns right before, each once, as it was told first.
    private var figuresTold: [FigureTold] {
        let told = (toldBefore ?? []) + [lastAnswer].compactMap(\.self)
        return told.reduce(into: []) { figures, answer in
            guard let amount = answer.figure, !figures.contains(where: { $0.answer == answer })
            else { return }
            figures.append(FigureTold(answer: answer, amount: amount))
        }
    }

    /// The greatest or the smallest of the bills told, where a turn asks which that is; nil where
    /// it asks for anything else, or several come to as much.
    private func extreme(
        of bills: [WalletView.Bill], askedBy turn: Interpretation
    ) -> Reply? {
        guard let extreme = turn.endAsked, Set(bills.map(\.amount.currency)).count == 1 else {
            return nil
        }
        let ordered = bills.sorted { $0.amount > $1.amount }
        guard let end = extreme == .largest ? ordered.first : ordered.last,
            bills.count(where: { $0.amount == end.amount }) == 1
        else { return nil }
        return .answer(.bills([end]))
    }

    /// The one of the budgets told that is furthest over, or nearest to its limit, where a turn
    /// asks ("which one is worst?"); nil where it asks for anything else.
    private func worst(
        of budgets: [WalletView.Budget], askedBy turn: Interpretation
    ) -> Reply? {
        guard turn.endAsked == .largest, budgets.allSatisfy(\.isExceeded) || turn.speaksOfWorst
        else { return nil }
        let worst = budgets.min { $0.left < $1.left }
        return .answer(.budgets([worst].compactMap(\.self)))
    }
}

/// A figure that was told, with its answer.
private struct FigureTold {
    let answer: Answer
    let amount: Money
}

extension Answer {
    /// The one figure that it tells; nil where it tells none, or none is known.
    fileprivate var figure: Money? {
        switch self {
        case .spending(let figure, _): figure.beginning == nil ? figure.amount : nil
        case .balance(let amount, _): amount
        case .bills(let bills, _): bills.count == 1 ? bills.first?.amount : nil
        case _: nil
        }
    }

    /// What was spent, beside what another answer tells of other days of the same; nil where that
    /// is of something else, or of days of which not all is known.
    fileprivate func compared(with other: Answer) -> Answer? {
        guard case .spending(let figure, let filter) = self,
            case .spending(let before, var beside) = other,
            let days = beside.period, filter.period != nil, filter.period != days,
            [figure, before].allSatisfy({ $0.others.isEmpty && $0.knownUntil == nil })
        else { return nil }
        (beside.period, beside.assumesPeriod) = (filter.period, filter.assumesPeriod)
        guard beside == filter else { return nil }
        return .measured(
            .comparison(figure.amount, with: before.amount, in: days), filter,
            by: .analyzeSpending)
    }
}

extension [SpendingGroup] {
    /// Since which of these months it is as much as in the last, where it is one price before and
    /// another since; nil where it goes up and down, or never did.
    fileprivate var lastStep: Reply? {
        guard let last, let before = lastIndex(where: { $0.amount != last.amount }),
            allSatisfy({ $0.count == 1 }),
            self[...before].allSatisfy({ $0.amount == self[before].amount }),
            case .period(let days) = self[before + 1].key, days.wholeMonth != nil,
            let start = days.start
        else { return nil }
        return .step(last.amount, since: start, before: self[before].amount)
    }
}

extension Interpretation {
    /// Which end of those just told a few words ask for ("which was more?", "lequel est le moins
    /// élevé ?"); nil where they ask for anything else.
    fileprivate var endAsked: Extreme? {
        guard slots.allSatisfy({ $0.slot == .count }), words.count <= 9,
            !Self.choosingTold.isDisjoint(with: words),
            words.allSatisfy({ word in
                Self.greaterEnds.contains(word) || Self.smallerEnds.contains(word)
                    || Self.choosingTold.contains(word) || Self.besideEndsTold.contains(word)
            })
        else { return nil }
        if !Self.smallerEnds.isDisjoint(with: words) { return .smallest }
        return Self.greaterEnds.isDisjoint(with: words) ? nil : .largest
    }

    /// Whether what went furthest wrong is asked for, rather than what is largest.
    fileprivate var speaksOfWorst: Bool { !Self.badEnds.isDisjoint(with: words) }

    private static let choosingTold: Set<String> = [
        "which", "quel", "quelle", "quels", "quelles", "lequel", "laquelle", "lesquels",
        "lesquelles",
    ]
    private static let badEnds: Set<String> = [
        "worst", "worse", "over", "furthest", "closest", "nearest", "pire", "pires", "depasse",
        "depassee", "proche",
    ]
    private static let greaterEnds = badEnds.union([
        "more", "most", "bigger", "biggest", "larger", "largest", "higher", "highest", "greater",
        "greatest", "plus", "gros", "grosse", "grand", "grande", "maximum",
    ])
    private static let smallerEnds: Set<String> = [
        "less", "least", "smaller", "smallest", "lower", "lowest", "moins", "petit", "petite",
        "bas", "basse", "faible", "minimum",
    ]
    private static let besideEndsTold = elided.union(
        """
        was were is are s 's the one ones of them those these it that two three month months week \
        weeks year years time shop place budget budgets amount figure to its limit by far and so \
        then out exceeded est etait sont c le la les des deux trois de du entre eux elles celui \
        celle mois semaine annee fois montant somme magasin eleve elevee haut haute et alors donc \
        parmi me coute coutent cost costs cher chere expensive between
        """.foldedWords)

    /// Whether a few words ask what those just told differ by ("so what's the difference?", "ça
    /// fait combien de différence ?").
    fileprivate var asksForDifference: Bool {
        slots.isEmpty && words.count <= 9
            && !Self.differing.isDisjoint(with: words)
            && words.allSatisfy { Self.differing.contains($0) || Self.besideApart.contains($0) }
    }

    /// Whether a few words ask if the last of two figures is the greater ("so is that more or
    /// less?", "c'est plus ou moins ?").
    fileprivate var asksMoreOrLess: Bool {
        slots.isEmpty && words.count <= 10
            && Wording(words).says([
                "more or less", "less or more", "up or down", "better or worse", "higher or lower",
                "plus ou moins", "moins ou plus", "mieux ou moins bien", "en hausse ou en baisse",
                "is that more", "is that less", "is it more", "is it less", "c' est plus",
                "c' est moins",
            ])
            && words.allSatisfy { Self.besideMore.contains($0) || Self.besideApart.contains($0) }
    }

    private static let besideMore: Set<String> = [
        "more", "less", "or", "up", "down", "better", "worse", "higher", "lower", "plus", "moins",
        "ou", "mieux", "bien", "en", "hausse", "baisse", "than", "before", "qu'", "que", "avant",
        "du", "coup",
    ]

    /// Whether a few words ask how much was just told once more ("how much was it?").
    fileprivate var asksHowMuchThatWas: Bool {
        asksHowMuchItIs && Wording(words).says(["was", "etait"])
    }

    private static let differing: Set<String> = [
        "difference", "differences", "ecart", "gap", "differ",
    ]
    private static let besideApart = elided.union(
        """
        so what whats what's is s 's the a between of them those these two both how much big and \
        then that it do they by in la le les un une quel quelle est c ca cela ce fait combien de \
        du entre eux elles deux alors donc et y a t il soit
        """.foldedWords)

    /// Whether a few words ask since when something has gone as it was just told ("since when?",
    /// "depuis quand ?").
    fileprivate var asksSinceWhen: Bool {
        slots.isEmpty && words.count <= 8
            && Wording(words).says(["when", "quand", "what month", "which month", "quel mois"])
            && words.allSatisfy(Self.besideSince.contains)
    }

    private static let besideSince = elided.union(
        """
        since when what which month quel mois depuis quand a partir de en c est etait ca il elle \
        did it that was has been go went gone going up down change changed happen exactly and so \
        augmente change monte baisse fois exactement et alors
        """.foldedWords)
}
