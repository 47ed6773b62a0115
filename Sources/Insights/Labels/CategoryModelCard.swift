internal import Classification
internal import Primitives

/// The page that goes with a model of categories: what it is, what it was made from, how well it
/// does.
public enum CategoryModelCard {
    /// Returns the card of a training's result; the same training gives the same card.
    ///
    /// - Parameters:
    ///   - source: the folder the names were read from, as it was given.
    ///   - seed: the seed of the training.
    public static func text(
        of result: CategoryTraining.Result, from source: String, seed: UInt64
    ) -> String {
        let report = result.heldOut
        let rows = report.labels.sorted { $0.key < $1.key }.map { name, figures in
            "| `\(name)` | \(figures.support) | \(percent(figures.precision)) | \(percent(figures.recall)) |"
        }
        return """
            # Model card

            Made by `yani train --labels --card`; not edited by hand.

            - **What**: multinomial logistic regression on hashed word and character n-grams of bank
              labels, the kind of payment, the size of the amount and the part of the month; weights in
              4 bits; \(result.bytes.count) bytes.
            - **Trained on**: \(result.nameCount) names of merchants and kinds of merchant in `\(source)`, wrapped
              in \(result.labelCount) labels as banks write them; seed \(seed).
            - **Meant for**: labels of French, British, American, Canadian, Belgian, Swiss and Luxembourg
              banks that no rule or correction decides; where it is sure it goes before the built-in
              phrases. Not meant for other languages.
            - **Abstains** below a probability of \(result.threshold): the payment is to review.

            On merchants held out (\(report.count) labels, folds by name): accuracy \(percent(report.accuracy)),
            macro-F1 \(percent(report.macroF1)), expected calibration error \(percent(report.expectedCalibrationError));
            decided \(percent(result.decidedShare)), of which right \(percent(result.decidedAccuracy)).
            On labels of others: `python3 Benchmarks/insights/categories.py`.

            | category | labels | precision | recall |
            |---|---|---|---|
            \(rows.joined(separator: "\n"))

            """
    }

    private static func percent(_ share: Double) -> String {
        let hundredths = Int((share * 10_000).rounded())
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
    }
}
