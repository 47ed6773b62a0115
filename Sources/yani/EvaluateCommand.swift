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
        abstract: "Judge a model on labelled utterances it was not trained on.",
        discussion: """
            Reads what “yani train” reads; of a file with several parts, as those of CLINC150, the \
            test part.
            """)

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
            let outputs = [predictions, report].compactMap(\.self)
            let inputs = data + outOfScope + [shared.model].compactMap(\.self)
            try OutputFile.requireRoom(for: outputs, besides: inputs)
            let model = try shared.loadModel()
            let utterances = try UtteranceReader.utterances(atPaths: data, split: .test)
            let outside = try UtteranceReader.utterances(atPaths: outOfScope, split: .test)
            let evaluation = ModelEvaluation(of: model, on: utterances, outside: outside)
            if let predictions { try OutputFile.write(evaluation.predictionLines, to: predictions) }
            if let report {
                let page = evaluation.html(title: modelName, sources: data + outOfScope)
                try OutputFile.write(page, to: report)
            }
            tellUnknownLabels(of: evaluation)
            Terminal.say(json ? evaluation.json() : evaluation.text())
        }
    }

    /// Says which labels the model cannot answer: its figures are low for want of them.
    private func tellUnknownLabels(of evaluation: ModelEvaluation) {
        let unknown = evaluation.unknownLabels
        guard !unknown.isEmpty else { return }
        let names = unknown.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
        let rest = unknown.count > 3 ? " and \(unknown.count - 3) more" : ""
        Terminal.complain(
            "\(modelName): does not have the labels \(names)\(rest) of the data, whose utterances count as wrong; judge it on its own labels"
        )
    }

    private var modelName: String {
        shared.model.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "the bundled model"
    }
}
