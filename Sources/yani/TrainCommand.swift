internal import ArgumentParser
internal import Classification
internal import Datasets
internal import Evaluation
internal import Foundation
internal import Understanding

/// `yani train`.
struct TrainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "train", abstract: "Train a model from labelled utterances.",
        discussion: "Reads Rasa NLU YAML files or folders of them, and label<TAB>text lines.")

    @Option(parsing: .upToNextOption, help: "Files or folders to train on.")
    var data: [String]

    @Option(
        parsing: .upToNextOption, help: "Utterances to calibrate on (default: cross-validation).")
    var validation: [String] = []

    @Option(help: "The model file to write.")
    var output: String

    @Option(help: "Where to write the model card (default: nowhere).")
    var card: String?

    @Option(help: "The seed of the training.")
    var seed: UInt64 = 1

    @Option(help: "The number of folds of the cross-validation.")
    var folds = 5

    func validate() throws {
        guard (2...50).contains(folds) else { throw ValidationError("--folds is 2 to 50.") }
    }

    func run() throws {
        try reportingFailure {
            let utterances = try UtteranceReader.utterances(atPaths: data)
            let held = try UtteranceReader.utterances(atPaths: validation, split: .validation)
            var options = ModelTraining.Options()
            options.classifier.seed = seed
            options.foldCount = folds
            var bar = ProgressBar()
            let result: ModelTraining.Result
            do {
                result = try ModelTraining(options: options).train(on: utterances, validation: held)
                {
                    bar.show($0.fraction, "\($0.head), loss \(Self.rounded($0.loss))")
                }
            } catch {
                throw CommandFailure(
                    "\(data.joined(separator: " ")): there are not two labels to tell apart; name more data",
                    status: CommandFailure.badData)
            }
            bar.finish()
            try OutputFile.write(Data(result.bytes), to: output)
            if let card {
                try OutputFile.write(ModelCard.text(of: result, on: utterances), to: card)
            }
            let report = result.heldOut
            Terminal.say(
                "\(utterances.count) utterances, \(result.bytes.count) bytes; held out: accuracy \(Self.rounded(report.accuracy)), macro-F1 \(Self.rounded(report.macroF1)), ECE \(Self.rounded(report.expectedCalibrationError))"
            )
        }
    }

    private static func rounded(_ value: Double) -> String { String(format: "%.4f", value) }
}
