public import Classification

/// The page that goes with a model: what it is, what it was made from, how well it does.
public enum ModelCard {
    /// Returns the card of a training's result; the same training gives the same card.
    ///
    /// - Parameters:
    ///   - sources: the paths the utterances were read from, as they were given.
    ///   - validation: the paths the validation utterances were read from.
    ///   - seed: the seed of the training.
    public static func text(
        of result: ModelTraining.Result, on utterances: [LabelledUtterance], from sources: [String],
        validation: [String] = [], seed: UInt64
    ) -> String {
        let labels = Set(utterances.map(\.label)).count
        let grouping = LabelGrouping(of: utterances)
        var counts: [String: Int] = [:]
        for utterance in utterances { counts[grouping.group(of: utterance.label), default: 0] += 1 }
        let rows = counts.sorted { $0.key < $1.key }.map { name, count in
            let figures = result.heldOut.labels[name]
            return
                "| \(code(name).replacing("|", with: "\\|")) | \(count) | \(percent(figures?.precision)) | \(percent(figures?.recall)) |"
        }
        return """
            # Model card

            Made by `yani train --card`; not edited by hand.

            - **What**: multinomial logistic regression on \(features(of: utterances, tagsSlots: result.tagsSlots)); \(result.bytes.count) bytes.
            - **Trained on**: \(utterances.count) utterances of \(list(sources)), \(labels) labels; seed \(seed).
            \(calibration(of: result, from: validation))\(purpose(of: Set(counts.keys), refuses: result.refuses))

            \(figures(of: result.heldOut))
            On utterances of others: `yani evaluate --data PATH`.

            | label | utterances | precision | recall |
            |---|---|---|---|
            \(rows.joined(separator: "\n"))

            """
    }

    /// What was made of the validation utterances, a line; nothing where there were none.
    private static func calibration(
        of result: ModelTraining.Result, from sources: [String]
    ) -> String {
        guard let use = result.validation else { return "" }
        let trained =
            use.trainedCount == 0
            ? "none of which was trained on"
            : "then trained on \(use.trainedCount) of them as well"
        return
            "- **Calibrated on**: \(use.calibratedCount) utterances of \(list(sources)), \(trained).\n"
    }

    private static func figures(of report: ClassificationReport) -> String {
        guard report.count > 0 else {
            return "No utterance was held out that it could be judged by."
        }
        return """
            On utterances held out (\(report.count)): accuracy \(percent(report.accuracy)),
            macro-F1 \(percent(report.macroF1)), expected calibration error \(percent(report.expectedCalibrationError)).
            \(fitted(to: report))
            """
    }

    /// What was chosen on the utterances that judge it.
    private static func fitted(to report: ClassificationReport) -> String {
        "The temperature, and where there is one the threshold of refusal and the gate of passages, were fitted to the same \(report.count)."
    }

    private static func list(_ paths: [String]) -> String {
        paths.map(code).joined(separator: ", ")
    }

    /// A text as code of one line, between more backticks than it has in a row (CommonMark 6.1).
    private static func code(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
        guard longest > 0 else { return "`\(line)`" }
        let fence = String(repeating: "`", count: longest + 1)
        return "\(fence) \(line) \(fence)"
    }

    /// What the weights are of: more where the language is told.
    private static func features(
        of utterances: [LabelledUtterance], tagsSlots: Bool
    ) -> String {
        guard utterances.contains(where: { $0.language != nil }) else {
            return """
                words and character n-grams of a
                  hashed space, weights in 4 bits with one scale for those of a feature\(tagsSlots ? ",\n  and a span tagger for the slots" : "")
                """
        }
        let heads =
            tagsSlots
            ? "its operation and the language and a span tagger for the slots; the strongest weights in\n  6 bits each, beside their label or slot"
            : "its operation, if it has one, and the language; the strongest weights in 6 bits each, beside\n  their label"
        return """
            words, character n-grams, keys of words (their
              consonants in any order) and what words are about, the strongest of a hashed space,
              entities delexicalised, with heads for the label,
              \(heads)
            """
    }

    /// What a model with these labels is for: Yani's own, or somebody else's.
    private static func purpose(of labels: Set<String>, refuses: Bool) -> String {
        guard !labels.allSatisfy(UtteranceLabel.isKnown) else {
            let others =
                refuses
                ? "what it does not know it should refuse, and does not always."
                : "what it does not know gets one of the labels all the same."
            return """
                - **Meant for**: short requests about one's own money, in French and English. Not meant for
                  anything else: \(others)
                - **Never decides alone**: no money moves without a yes to a restatement.
                """
        }
        let others =
            refuses
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
