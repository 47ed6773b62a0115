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
            test part. With a model whose entities are placeholders, as the bundled one, utterances \
            of more than 10,000 bytes are passed over.
            """)

    @OptionGroup var shared: SharedOptions

    @Option(parsing: .upToNextOption, help: "Files or folders of labelled utterances.")
    var data: [String]

    @Option(
        parsing: .upToNextOption,
        help:
            "Utterances that are out of scope, besides those labelled so; they count for the out-of-scope figures and the confusions alone."
    )
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
            let path = try shared.modelPath()
            let (model, loadLatency) = try LoadLatency.measured {
                try SharedOptions.loadModel(atPath: path)
            }
            let utterances = try DataNotices.utterances(atPaths: data, split: .test)
            let outside = try DataNotices.utterances(atPaths: outOfScope, split: .test)
            var evaluation = ModelEvaluation(of: model, on: utterances, outside: outside)
            evaluation.loadLatency = loadLatency
            DataNotices.tell(passedOver: evaluation.passedOver)
            guard evaluation.report.count > 0 else {
                throw CommandFailure(
                    "\(data.joined(separator: " ")): no utterance is short enough to be read; give an utterance a line",
                    status: CommandFailure.badData)
            }
            if let predictions { try OutputFile.write(evaluation.predictionLines, to: predictions) }
            if let report {
                let page = evaluation.html(title: modelName, sources: data, outside: outOfScope)
                try OutputFile.write(page, to: report)
            }
            tellUnknownLabels(of: evaluation)
            Terminal.show(json ? try evaluation.json() : evaluation.text())
        }
    }

    /// Says which labels the model cannot answer: its figures are low for want of them.
    private func tellUnknownLabels(of evaluation: ModelEvaluation) {
        guard let names = DataNotices.names(of: evaluation.unknownLabels) else { return }
        Terminal.complain(
            "\(modelName): does not have the labels \(names) of the data, whose utterances count as wrong; judge it on its own labels"
        )
    }

    private var modelName: String {
        shared.model.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "the bundled model"
    }
}
