internal import Primitives
internal import Understanding

/// What a few words ask of the sum that was told: what part of it something is, and on what it was.
extension Frame {
    /// The same question of a part of what it asks about ("how much of that was rent?", "surtout en
    /// courses ?"), or of what makes it ("on what mostly?"); nil for any other.
    func asked(ofPartBy turn: Interpretation, today: Day) -> Frame? {
        if turn.asksIfMostly, let part = asked(ifMostlyBy: turn) { return part }
        guard asksOfTransactions || isOfSpendingAhead, measure == nil || measure == .sum else {
            return nil
        }
        var frame = self
        if turn.asksPartOfThat {
            frame.redirect(by: turn)
            if asksOfTransactions { frame.intent = .analyzeSpending }
            return frame
        }
        guard turn.asksWhatOn, counterparty == nil, !isIncome else { return nil }
        // What will be spent is told by what was, in the months before.
        if isOfSpendingAhead {
            let months = DayInterval(
                start: today.month.adding(months: -Self.monthsBefore).first, end: today.month.first)
            frame.values[.date] = nil
            frame.values[.period] = [.days(months)]
            frame.words = turn.words
        }
        frame.intent = .analyzeSpending
        frame.measure = .groups(category == nil && theme == nil ? .category : .merchant, .most)
        return frame
    }

    /// How many months gone by tell on what is spent.
    private static let monthsBefore = 3

    /// The part that the kind or the shop a turn names is of what it asks about; of days to come
    /// what will be spent on it. Nil where it asks for nothing of the kind.
    private func asked(ifMostlyBy turn: Interpretation) -> Frame? {
        var frame = self
        switch measure {
        case .sum?, .share?, nil: break
        case .average, .count, .rate, .variety, .days, .extremes, .groups, .trend, .changes,
            .comparison, .usual, .standing, .difference:
            return nil
        }
        guard asksOfTransactions || isOfSpendingAhead, !isIncome else { return nil }
        frame.redirect(by: turn)
        guard asksOfTransactions else { return frame }
        frame.intent = .analyzeSpending
        frame.measure = frame.periods.isEmpty ? .sum : .share(of: .spending)
        return frame
    }

    /// Whether it asks what will be spent.
    var isOfSpendingAhead: Bool { intent == .forecastSpending && speaksOfSpending }
}

extension Interpretation {
    /// Whether it asks how much of "that" went on what it names, and names nothing else.
    fileprivate var asksPartOfThat: Bool {
        let wording = Wording(words)
        return !slots.isEmpty && slots.allSatisfy { [.category, .merchant].contains($0.slot) }
            && words.count <= 10 && wording.says(["how much", "combien", "cb"])
            && (wording.says(Self.ofThat) || words.contains { $0.hasSuffix("dedans") })
    }

    private static let ofThat = [
        "of that", "of this", "of it", "of those", "of which", "out of that", "dont", "de ca",
        "de cela", "sur ca", "sur ce total", "parmi ca",
    ]

    /// Whether a few words ask what a sum was spent on ("what on?", "surtout en quoi ?").
    fileprivate var asksWhatOn: Bool {
        slots.isEmpty && words.count <= 7 && Wording(words).says(Self.onWhat)
            && words.allSatisfy(Self.besideOnWhat.contains)
    }

    private static let onWhat = [
        "what on", "on what", "what mostly", "mostly what", "what was it on", "en quoi",
        "sur quoi", "dans quoi", "quoi surtout", "surtout quoi", "quoi principalement",
        "what 's it on", "what is it on", "where did most", "where does most", "most of it on",
        "what mainly", "mainly what", "where mostly", "mostly where",
    ]
    private static let besideOnWhat = elided.union(
        """
        what on mostly mainly was it that this and did i spend go so then ok exactly en quoi sur \
        dans surtout principalement c etait est ca et alors exactement plutot is 's where most of \
        does will be going part sera depense
        """.foldedWords)

    /// Whether a few words ask if what was told is mostly of the kind or the shop that is all they
    /// name ("mostly groceries?", "surtout en courses ?").
    fileprivate var asksIfMostly: Bool {
        let named = slots.allSatisfy { [.category, .merchant].contains($0.slot) }
        return !slots.isEmpty && named && words.count <= 7
            && !Self.mostly.isDisjoint(with: words)
            && wordsBesideSlots.allSatisfy { word in
                Self.mostly.contains(word) || Self.besideMostly.contains(word)
            }
    }

    private static let mostly: Set<String> = [
        "mostly", "mainly", "chiefly", "surtout", "principalement", "essentiellement",
    ]
    private static let besideMostly = elided.union(
        """
        on at for in the my is it that this was and so then will be en de du des les la le mes mon \
        ma dans pour chez sur c est etait sera ca et alors donc
        """.foldedWords)
}
