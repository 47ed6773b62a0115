internal import Primitives
internal import TextProcessing
public import Understanding

/// What is ordered in the same breath as a yes.
extension DialogueState {
    /// What stands behind the "and" of a yes to what awaits one ("yes and freeze my card"), to be
    /// understood by itself; nil where nothing awaits a yes, or nothing stands there.
    public func orderBesideYes(in text: String) -> String? {
        guard !awaitedConfirmation.isEmpty else { return nil }
        let tokens = TokenizedText(text)
        let words = tokens.tokens.map(tokens.foldedText(of:))
        guard let joint = words.firstIndex(where: { ["et", "and"].contains($0) }), joint > 0,
            words[..<joint].contains(where: { !Self.marks.contains($0) }),
            words[..<joint].allSatisfy({
                Self.marks.contains($0) || Interpretation.yes.contains($0)
            }),
            let start = tokens.tokens[(joint + 1)...].first(where: { token in
                !Self.linking.contains(tokens.foldedText(of: token))
            })?.source.lowerBound
        else { return nil }
        return tokens.surface(of: start..<text.utf8.count)
    }

    private static let marks: Set<String> = [",", ".", "!", ";"]
    private static let linking: Set<String> = ["puis", "then", "aussi", "also", "ensuite", ","]

    /// The turns that a yes with these orders beside it is taken as: what awaits the yes is said
    /// again, and the orders wait for their turn; nil where they are none that stand by themselves.
    public func turns(besideYes orders: [Interpretation]) -> [Interpretation]? {
        guard let first = orders.first, orders.allSatisfy(standsAlone) else { return nil }
        let again = Interpretation(
            text: first.text, language: first.language, label: .act(.again), act: .again,
            confidence: 1, languageMargin: first.languageMargin)
        return [again] + orders
    }

    /// Whether it orders something else than what awaits a yes, and names whom or what it is about
    /// where money goes to somebody.
    private func standsAlone(_ order: Interpretation) -> Bool {
        guard let intent = order.intent, order.isCommand, order.confidence >= 0.6,
            !Frame(intent, order).isQuestion, !order.text.contains("?")
        else { return false }
        switch intent {
        case .sendMoney, .requestMoney, .payBill, .manageRecurring:
            let pending = awaitedConfirmation.compactMap(\.receiver).map(\.nameWords)
            let named = order.receivers.map(\.nameWords)
            let isSame = named.contains { name in pending.contains { !$0.isDisjoint(with: name) } }
            // "And 20 to Paul" goes on with what is restated.
            let hasVerb = !Set(order.words.prefix(3)).isDisjoint(with: Self.verbs)
            return !named.isEmpty && !isSame && (hasVerb || intent == .manageRecurring)
        case .manageAutopay, .checkBalance, .listTransactions, .analyzeSpending,
            .forecastSpending, .findAnomalies, .manageBudget, .getAdvice, .loyaltyCards,
            .accountSecurity, .stakeCoins:
            return true
        }
    }

    private static let verbs = Frame.verbs.union(Frame.sendingVerbs).union(Frame.askingVerbs)
        .union(["accepte", "accept", "refuse", "decline", "regle", "settle"])
}
