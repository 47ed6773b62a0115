internal import Primitives
internal import Understanding

/// What goes on with a list that was cut ("la suite", "show me the rest").
extension DialogueState {
    /// What a turn comes to that asks for those behind the ones a list told, in the turn right
    /// before; nil where it asks for something else, or no list was told then.
    mutating func goOn(by turn: Interpretation) -> [DialogueEffect]? {
        guard lastAnswerTurn == self.turn - 1, let lastAnswer, lastAnswer.isList,
            let rest = turn.restAsked ?? (lastAnswer.isOfLatest ? turn.oneBefore : nil)
        else { return nil }
        // "10 de plus" and "oui, continue" are said to what is pending.
        if !isIdle, rest.count != nil || turn.act == .affirm { return nil }
        understood = .listTransactions
        guard let question = lastAnswer.following(rest) else {
            lastAnswerTurn = self.turn
            return [.say(.listEnds)] + askAgain()
        }
        return [.ask(question)]
    }
}

/// How many of those behind the ones a list told are asked for; nil for as many again.
struct RestAsked: Hashable {
    let count: Int?
}

extension Answer {
    /// Whether it tells several things one by one, of which there may be more.
    fileprivate var isList: Bool {
        switch self {
        case .recurring(let figure): figure.own.count + figure.found.count > 1
        // The latest of many units of time are behind none.
        case .measured(.groups(_, _, let order, let more, _), _, _): order != .course || more == 0
        case .transactions, .anomalies, .bills, .requests, .claims, .budgets, .contacts,
            .loyaltyCards,
            .upcoming, .owed, .measured(.extremes, _, _):
            true
        case .balance, .balances, .holdings, .supposed, .affordable, .balanceForecast,
            .nextPayment, .pastBalance, .balanceHistory, .spending, .measured, .forecast, .saved,
            .oddities, .advice, .cut, .goal, .saving, .leftover, .charges, .reasons, .autopay,
            .pastBudget,
            .loyaltyCard, .security, .staking:
            false
        }
    }

    /// Whether it tells the latest of its transactions alone, as was asked.
    fileprivate var isOfLatest: Bool {
        guard case .transactions(let lines, let filter, _) = self else { return false }
        return lines.count == 1 && filter.limit == 1 && !filter.areFirst
    }

    /// The question of those behind the ones that were told; nil where there are none.
    fileprivate func following(_ rest: RestAsked) -> Question? {
        switch self {
        case .transactions(let lines, let filter, let more) where more > 0:
            return .transactions(filter.following(lines.count, rest))
        case .anomalies(let lines, let filter) where lines.count == Self.longestPage:
            return .anomalies(filter.following(lines.count, RestAsked(count: nil)))
        case .measured(.extremes(let lines, let extreme), let filter, let intent)
        where lines.count > 1:
            return .measured(
                .extremes(extreme, count: lines.count), filter.following(lines.count, rest),
                by: intent)
        case .measured(.groups(let groups, let kind, let order, let more, _), let filter, let by)
        where more > 0 && order != .course:
            return .measured(.groups(kind, order), filter.following(groups.count, rest), by: by)
        case _: return nil
        }
    }
}

extension TransactionFilter {
    /// The same of those behind so many more.
    fileprivate func following(_ told: Int, _ rest: RestAsked) -> TransactionFilter {
        var filter = self
        filter.skipped += told
        filter.limit = rest.count ?? limit
        return filter
    }
}

extension Interpretation {
    /// How many it asks for of those behind the ones a list told; nil where it asks for anything
    /// else.
    fileprivate var restAsked: RestAsked? {
        let counts = words.compactMap(Int.init)
        // "Plus de 50 €" is of fewer of those told.
        let ofRest = counts.isEmpty ? Self.ofRest : Self.ofRest.union(Self.ofThoseBefore)
        guard !onlyNarrows,
            words.count <= 9, counts.count <= 1, counts.allSatisfy((1...50).contains),
            words.contains(where: ofRest.contains) || Wording(words).says(Self.goingOn),
            words.allSatisfy({
                ofRest.contains($0) || Self.besideRest.contains($0) || Int($0) != nil
            })
        else { return nil }
        return RestAsked(count: counts.first)
    }

    /// The one before the latest, where a few words ask for that alone ("and the one before?", "et
    /// celle d'avant ?"); nil where they ask for anything else.
    fileprivate var oneBefore: RestAsked? {
        guard slots.allSatisfy({ $0.slot == .count }), words.count <= 8,
            !Self.behindLatest.isDisjoint(with: words),
            words.allSatisfy({ Self.behindLatest.contains($0) || Self.besideBefore.contains($0) })
        else { return nil }
        return RestAsked(count: 1)
    }

    private static let behindLatest: Set<String> = [
        "before", "previous", "avant", "precedent", "precedente", "avant-dernier",
        "avant-derniere",
    ]
    private static let besideBefore = elided.union(
        """
        and the one time that this what whats what's about how much was it is to et la le les \
        celle celui d' fois c etait est combien quand quelle quel dernier derniere ca alors then \
        so purchase shop payment transaction visit achat operation paiement me show tell
        """.foldedWords)

    private static let goingOn = ["go on", "keep going"]
    /// What so many of the latest are told by that lie before those told.
    private static let ofThoseBefore: Set<String> = [
        "precedents", "precedentes", "avant", "before", "previous", "earlier",
    ]
    private static let ofRest: Set<String> = [
        "suite", "suivant", "suivante", "suivants", "suivantes", "reste", "autres", "plus",
        "encore", "ensuite", "prochaines", "prochains", "continue", "continuer", "more", "next",
        "rest",
        "remaining", "others",
    ]
    private static let besideRest = elided.union(
        """
        et la le les montre montrer montres moi en affiche afficher donne voir fais vois liste \
        peux tu je veux stp svp il te plait alors ok de page operations transactions lignes oui \
        puis ensuite liste and show see list me the ones one page give can could you i want to \
        please let's us s of them what are is there any then yes ok go on keep going load other
        """.foldedWords)
}
