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
                word == "," || Self.noes.contains(word) || YesWords.contains(word)
            })
        else { return nil }
        let start = words[joint...].firstIndex { !Self.joints.contains($0) } ?? words.count
        guard start + 1 < words.count else { return nil }
        let end = tokens.tokens[joint - 1].source.upperBound
        let behind = tokens.tokens[start].source.lowerBound..<tokens.source.count
        return (tokens.surface(of: 0..<end), tokens.surface(of: behind))
    }

    /// Whether an order may stand beside an answer to what awaits a yes: it is sure to be one, and
    /// adds nobody to those who are paid or asked.
    package func mayTake(_ order: Interpretation) -> Bool {
        guard let intent = order.intent, order.isCommand, order.confidence >= 0.7 else {
            return false
        }
        let adding: [Intent] = [.sendMoney, .requestMoney]
        return !(adding.contains(intent) && awaitedConfirmation.contains { $0.intent == intent })
    }

    private static let joints: Set<String> = ["and", "et", "then", "puis", "also", "aussi", "&"]
    private static let noes: Set<String> = ["no", "non", "nope", "nan"]
}
