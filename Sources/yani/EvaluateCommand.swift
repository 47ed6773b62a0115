internal import ArgumentParser
internal import Classification
internal import Datasets
internal import Evaluation
internal import Foundation
internal import Understanding

/// `yani evaluate`.
struct EvaluateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evaluate",
        abstract: "Judge a model on labelled utterances it was not trained on.")

    @OptionGroup var shared: SharedOptions

    @Option(parsing: .upToNextOption, help: "Files or folders of labelled utterances.")
    var data: [String]

    @Option(
        parsing: .upToNextOption,
        help: "Utterances that are out of scope, besides those labelled so.")
    var outOfScope: [String] = []

    @Option(help: "Where to write gold, predicted, confidence and text, tab-separated.")
    var predictions: String?

    @Flag(help: "Write the figures as JSON.")
    var json = false

    func run() throws {
        try reportingFailure {
            let model = try shared.loadModel()
            var utterances = try UtteranceReader.utterances(atPaths: data, split: .test)
            utterances += try UtteranceReader.utterances(atPaths: outOfScope, split: .test).map {
                var utterance = $0
                utterance.label = UtteranceLabel.outOfScope.rawValue
                return utterance
            }
            let evaluation = ModelEvaluation(of: model, on: utterances)
            if let predictions {
                do {
                    try evaluation.predictionLines.write(
                        toFile: predictions, atomically: true, encoding: .utf8)
                } catch {
                    throw CommandFailure(
                        "\(predictions): cannot be written; check the folder and its rights",
                        status: CommandFailure.inputOutput)
                }
            }
            Terminal.say(json ? evaluation.json() : evaluation.text())
        }
    }
}
