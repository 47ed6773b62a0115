public import Classification

/// The page that goes with a model: what it is, what it was made from, how well it does.
public enum ModelCard {
    /// Returns the card of a training's result; the same training gives the same card.
    ///
    /// - Parameters:
    ///   - sources: the paths the utterances were read from, as they were given.
    ///   - seed: the seed of the training.
    public static func text(
        of result: ModelTraining.Result, on utterances: [LabelledUtterance], from sources: [String],
        seed: UInt64
    ) -> String {
        let report = result.heldOut
        let labels = Set(utterances.map(\.label)).count
        let grouping = LabelGrouping(of: utterances)
        var counts: [String: Int] = [:]
        for utterance in utterances { counts[grouping.group(of: utterance.label), default: 0] += 1 }
        let rows = counts.sorted { $0.key < $1.key }.map { name, count in
            let figures = report.labels[name]
            return
                "| `\(name.replacing("|", with: "\\|"))` | \(count) | \(percent(figures?.precision)) | \(percent(figures?.recall)) |"
        }
        return """
            # Model card

            Made by `yani train --card`; not edited by hand.

            - **What**: multinomial logistic regression on \(features(of: utterances)); \(result.bytes.count) bytes.
            - **Trained on**: \(utterances.count) utterances of \(sources.map { "`\($0)`" }.joined(separator: ", ")), \(labels) labels; seed \(seed).
            \(purpose(of: Set(counts.keys)))

            On utterances held out (\(report.count)): accuracy \(percent(report.accuracy)),
            macro-F1 \(percent(report.macroF1)), expected calibration error \(percent(report.expectedCalibrationError)).
            On utterances of others: `yani evaluate --data PATH`.

            | label | utterances | precision | recall |
            |---|---|---|---|
            \(rows.joined(separator: "\n"))

            """
    }

    /// What the weights are of: more where the language is told.
    private static func features(of utterances: [LabelledUtterance]) -> String {
        guard utterances.contains(where: { $0.language != nil }) else {
            return """
                words and character n-grams of a
                  hashed space, weights in 4 bits with one scale for those of a feature
                """
        }
        return """
            words, character n-grams, keys of words (their
              consonants in any order) and what words are about, the strongest of a hashed space,
              entities delexicalised, with heads for the label,
              its operation and the language and a span tagger for the slots; the strongest weights in
              6 bits each, beside their label or slot
            """
    }

    /// What a model with these labels is for: Yani's own, or somebody else's.
    private static func purpose(of labels: Set<String>) -> String {
        let isOwn = labels.allSatisfy { label in
            Intent(rawValue: label) != nil || UtteranceLabel(rawValue: label) != nil
        }
        guard !isOwn else {
            return """
                - **Meant for**: short requests about one's own money, in French and English. Not meant for
                  anything else: what it does not know it should refuse, and does not always.
                - **Never decides alone**: no money moves without a yes to a restatement.
                """
        }
        let others =
            labels.contains(UtteranceLabel.outOfScope.rawValue)
            ? "What is like none of them it should call `out_of_scope`, and does not always."
            : "What is like none of them gets one all the same."
        return """
            - **Meant for**: texts like those, each to be given one of the labels below.
              \(others)
            """
    }

    private static func percent(_ share: Double?) -> String {
        guard let share else { return "–" }
        let hundredths = Int((share * 10_000).rounded())
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
    }
}
