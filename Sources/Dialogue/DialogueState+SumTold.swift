internal import Primitives
internal import Understanding

/// What figures come to that were told one by one, of several shops, kinds of spending or times.
extension DialogueState {
    /// What those told in the turns right before come to together, where a turn asks ("et les deux
    /// ensemble ?", "how much is that in total?"); nil where it asks for anything else, or one of
    /// them is part of another.
    func sum(ofToldAskedBy turn: Interpretation) -> Reply? {
        guard lastAnswerTurn == self.turn - 1, turn.asksForSumOfTold, let lastAnswer else {
            return nil
        }
        let told = ((toldBefore ?? []) + [lastAnswer]).compactMap(\.spent)
        let each = told.indices.filter { place in
            !told[..<place].contains { $0.filter == told[place].filter }
        }.map { told[$0] }
        let figures = turn.speaksOfTwo ? Array(each.suffix(2)) : each
        guard figures.count > 1, let currency = figures.first?.amount.currency,
            figures.indices.allSatisfy({ place in
                figures[..<place].allSatisfy { $0.filter.isApart(from: figures[place].filter) }
            }), let sum = try? Money.sum(of: figures.map(\.amount), in: currency)
        else { return nil }
        return .sum(sum, of: figures.map(\.amount))
    }
}

extension Answer {
    /// What it tells that was spent, or received, and of what; nil where it tells something else,
    /// or not all of it.
    fileprivate var spent: (amount: Money, filter: TransactionFilter)? {
        switch self {
        case .spending(let figure, let filter):
            figure.beginning == nil && figure.others.isEmpty ? (figure.amount, filter) : nil
        case .measured(.count(_, let total), let filter, _): (total, filter)
        case _: nil
        }
    }
}

extension TransactionFilter {
    /// Whether no transaction can be of both: they are of other days, shops or kinds of spending.
    fileprivate func isApart(from other: TransactionFilter) -> Bool {
        guard direction == other.direction, accounts == other.accounts else { return false }
        if let period, let days = other.period, period.isBeside(days) { return true }
        if category != nil, other.category != nil {
            return Set([category] + otherCategories.map(Optional.some))
                .isDisjoint(with: [other.category] + other.otherCategories.map(Optional.some))
        }
        guard let counterparty, let name = other.counterparty else { return false }
        return ([counterparty] + otherNames).nameWords
            .isDisjoint(with: ([name] + other.otherNames).nameWords)
    }
}

extension DayInterval {
    /// Whether it is over when another begins, or begins when that is over.
    fileprivate func isBeside(_ other: DayInterval) -> Bool {
        func isOver(_ days: DayInterval, before others: DayInterval) -> Bool {
            guard let end = days.end, let start = others.start else { return false }
            return end <= start
        }
        return isOver(self, before: other) || isOver(other, before: self)
    }
}

extension Interpretation {
    /// Whether a few words ask what those just told come to together.
    fileprivate var asksForSumOfTold: Bool {
        let wording = Wording(words)
        return words.count <= 10 && slots.allSatisfy { [.amount, .count].contains($0.slot) }
            && (wording.says(Self.together) || wording.says(Self.sums) && !asksOfWhole)
            && words.allSatisfy(Self.besideSum.contains)
    }

    fileprivate var speaksOfTwo: Bool {
        Wording(words).says(["both", "les deux", "the two", "eux deux", "elles deux"])
    }

    private static let together = [
        "both", "les deux", "the two", "les trois", "the three", "ensemble", "together",
        "combined", "cumule", "cumules", "cumulees", "eux deux", "elles deux", "en tout les deux",
    ]
    private static let sums = [
        "en tout", "au total", "in total", "in all", "altogether", "total", "ca fait combien",
        "combien ca fait", "ca fera combien", "add up to", "adds up to", "come to", "comes to",
        "that make", "it make",
    ]
    private static let besideSum = elided.union(
        """
        and so et alors donc then du coup ok both the two three les deux trois that this those \
        these it them all of in au en tout total altogether together ensemble combined cumule \
        cumules cumulees ca cela ce fait font fera ferait c est combien cb how much what whats \
        what's is 's s are do does did would will be make makes come comes to add adds up a eux \
        elles i have on spend spent depense depenses ai je
        """.foldedWords)
}
