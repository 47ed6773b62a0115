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

    @Option(help: "Where to write the figures as an HTML page.")
    var report: String?

    @Flag(help: "Write the figures as JSON.")
    var json = false

    func run() throws {
        try reportingFailure {
            let model = try shared.loadModel()
            let utterances = try UtteranceReader.utterances(atPaths: data, split: .test)
            let outside = try UtteranceReader.utterances(atPaths: outOfScope, split: .test)
            let evaluation = ModelEvaluation(of: model, on: utterances, outside: outside)
            if let predictions { try OutputFile.write(evaluation.predictionLines, to: predictions) }
            if let report {
                let page = evaluation.html(title: modelName, sources: data + outOfScope)
                try OutputFile.write(page, to: report)
            }
            Terminal.say(json ? evaluation.json() : evaluation.text())
        }
    }

    private var modelName: String {
        shared.model.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "the bundled model"
    }
}
