internal import TextProcessing
package import Understanding

/// What answers a restatement and orders something else in one breath.
extension DialogueState {
    /// The answer to what awaits a yes, and the order behind the word that joins it ("yes and freeze
    /// my card"); nil where nothing awaits one, or more than a yes or a no is said before.
    package func answerAndOrder(in text: String) -> (answer: String, order: String)? {
        guard !awaitedConfirmation.isEmpty else { return nil }
        let tokens = TokenizedText(text)
        let words = tokens.tokens.map(tokens.foldedText(of:))
        guard let joint = words.firstIndex(where: Self.joints.contains), joint > 0,
            words[..<joint].allSatisfy({ word in
                word == "," || Interpretation.noes.contains(word) || YesWords.contains(word)
            })
        else { return nil }
        let start = words[joint...].firstIndex { !Self.joints.contains($0) } ?? words.count
        guard start + 1 < words.count else { return nil }
        let end = tokens.tokens[joint - 1].source.upperBound
        let behind = tokens.tokens[start].source.lowerBound..<tokens.source.count
        return (tokens.surface(of: 0..<end), tokens.surface(of: behind))
    }

    /// The order before a clause that only says what is not to be done ("freeze my card and don't pay
    /// EDF"), and that clause where it may mean what is pending; nil where there is no such clause.
    package func orderBesideRefusal(
        in text: String
    ) -> (order: String, refusal: String?)? {
        let tokens = TokenizedText(text)
        let words = tokens.tokens.map(tokens.foldedText(of:))
        let joints = Self.joints.union(["but", "mais", ",", ";"])
        guard
            let start = words.indices.dropFirst(2).first(where: { index in
                joints.contains(words[index - 1]) && Self.begins(refusal: words[index...])
            }), !words[start...].contains(where: Self.joints.union(["but", "mais", ","]).contains)
        else { return nil }
        let end = words[..<start].lastIndex { !joints.contains($0) } ?? 0
        guard end > 0 else { return nil }
        let order = tokens.surface(of: 0..<tokens.tokens[end].source.upperBound)
        let refused = tokens.tokens[start].source.lowerBound..<tokens.source.count
        let pending = awaitedConfirmation.compactMap(\.receiver).nameWords
        let isPending = !pending.isDisjoint(with: words[start...])
        return (order, isPending ? tokens.surface(of: refused) : nil)
    }

    /// The order right behind the day of what is told before it ("we went to the pub yesterday send
    /// mark 18 quid"); nil where there is none.
    package static func orderBehindStory(in text: String) -> String? {
        let tokens = TokenizedText(text)
        let words = tokens.tokens.map(tokens.foldedText(of:))
        let start = words.indices.dropFirst(3).first { index in
            Frame.sendingVerbs.contains(words[index]) && storyDays.contains(words[index - 1])
        }
        guard let start, !text.contains("?"), reporting.isDisjoint(with: words[..<start]),
            words[start...].contains(where: { $0.contains(where: \.isNumber) })
        else { return nil }
        return tokens.surface(of: tokens.tokens[start].source.lowerBound..<tokens.source.count)
    }

    private static let storyDays: Set<String> = [
        "yesterday", "today", "tonight", "night", "morning", "evening", "weekend", "week", "monday",
        "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "hier", "soir", "matin",
        "midi", "semaine", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
    ]
    private static let reporting: Set<String> = [
        "said", "says", "told", "tells", "asked", "if", "when", "dit", "disait", "demande", "si",
        "s'", "quand", "not", "never", "don't", "didn't", "pas", "jamais",
    ]

    /// Whether words begin by denying that something is paid ("don't pay", "ne paie pas").
    private static func begins(refusal words: ArraySlice<String>) -> Bool {
        let isDenied =
            words.first.map(["don't", "dont", "never", "ne", "n'"].contains) == true
            || words.starts(with: ["do", "not"])
        let paying = Frame.verbs.union(Frame.sendingVerbs).union(Frame.askingVerbs)
        return isDenied && !paying.isDisjoint(with: words.prefix(4))
    }

    /// Whether an order may stand beside an answer to what awaits a yes: it is sure to be one, of
    /// something else, and says whom or what it is about where money goes to somebody.
    package func mayTake(_ order: Interpretation) -> Bool {
        guard let intent = order.intent, order.isCommand, order.confidence >= 0.6,
            !Frame(intent, order).isQuestion, !order.text.contains("?")
        else { return false }
        switch intent {
        case .sendMoney, .requestMoney, .payBill, .manageRecurring:
            let asks = intent == .requestMoney
            let pending = awaitedConfirmation.filter { ($0.intent == .requestMoney) == asks }
                .compactMap(\.receiver).map(\.nameWords)
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
    /// Words that join what is wanted besides.
    static let joints: Set<String> = ["and", "et", "then", "puis", "also", "aussi", "&"]
}
