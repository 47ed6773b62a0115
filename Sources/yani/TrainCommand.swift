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
        discussion: """
            Reads Rasa NLU YAML and JSON, label<TAB>text lines, CSV with a header, Snips JSON and the JSON of \
            CLINC150, told apart by their content; a folder gives its .yml, .yaml, .json, .tsv and \
            .csv files, those of its folders not, and YAML without nlu: is passed over. Slots are \
            trained where they are marked; those of Yani's own labels where the language is told.
            """)

    @Option(parsing: .upToNextOption, help: "Files or folders to train on.")
    var data: [String] = []

    @Option(
        help: "Instead: a folder of merchants by category, for the model that sorts bank labels.")
    var labels: String?

    @Option(
        parsing: .upToNextOption,
        help:
            "Utterances to calibrate on, whose labels are those of the data or out_of_scope (default: cross-validation)."
    )
    var validation: [String] = []

    @Flag(help: "Calibrate on --validation alone; train on it as well by default.")
    var calibrateOnly = false

    @Option(help: "The model file to write.")
    var output: String

    @Option(help: "Where to write the model card (default: nowhere).")
    var card: String?

    @Option(parsing: .unconditional, help: "The seed of the training.")
    var seed: UInt64 = 1

    @Option(parsing: .unconditional, help: "The number of folds of the cross-validation.")
    var folds = 5

    @Option(
        parsing: .unconditional,
        help: "The most fits done at once, each on its own core and in its own memory.")
    var jobs = 4

    @Flag(help: "Write the figures as a JSON object.")
    var json = false

    @Flag(help: "Also show the accuracy that growing shares of the utterances give.")
    var learningCurve = false

    @Flag(
        help:
            "Also list utterances that look mislabelled, are there twice, or are in --validation too."
    )
    var audit = false

    func validate() throws {
        guard data.isEmpty != (labels == nil) else {
            throw ValidationError("Name what to train on: --data or --labels, one of them.")
        }
        guard labels == nil || !(learningCurve || audit || !validation.isEmpty) else {
            throw ValidationError("--labels takes no --validation, --learning-curve or --audit.")
        }
        guard !json || !(learningCurve || audit) else {
            throw ValidationError("--learning-curve and --audit are for people: leave out --json.")
        }
        guard !calibrateOnly || !validation.isEmpty else {
            throw ValidationError("--calibrate-only needs --validation to calibrate on.")
        }
        guard (2...50).contains(folds) else { throw ValidationError("--folds is 2 to 50.") }
        guard (1...50).contains(jobs) else { throw ValidationError("--jobs is 1 to 50.") }
    }

    func run() throws {
        try reportingFailure {
            try OutputFile.requireRoom(
                for: [output] + [card].compactMap(\.self),
                besides: data + validation + [labels].compactMap(\.self))
            if let labels {
                return try CategoryTrainingRun(
                    folder: labels, output: output, card: card, seed: seed, foldCount: folds,
                    json: json
                ).run()
            }
            let utterances = try DataNotices.utterances(atPaths: data)
            let held = try DataNotices.utterances(atPaths: validation, split: .validation)
            let result = try training("train") { bar throws(UnderstandingError) in
                try ModelTraining(options: options).train(on: utterances, validation: held) {
                    bar.show($0.fraction, $0.words)
                }
            }
            try OutputFile.write(Data(result.bytes), to: output)
            if let card {
                let text = ModelCard.text(
                    of: result, on: utterances, from: data, validation: validation, seed: seed)
                try OutputFile.write(text, to: card)
            }
            tellWhatDoesNotCount(in: result)
            let summary = TrainingSummary(of: result, on: utterances)
            guard !json else { return try Terminal.say(json: summary) }
            Terminal.say(summary.text)
            if learningCurve { try showLearningCurve(of: utterances, judgedBy: held) }
            if audit { try showAudit(of: utterances, against: held) }
        }
    }

    /// Says which validation utterances, and which marks, the training could make nothing of.
    private func tellWhatDoesNotCount(in result: ModelTraining.Result) {
        if let names = DataNotices.names(of: result.validation?.unknownLabels ?? []) {
            Terminal.complain(
                "\(validation.joined(separator: " ")): has the labels \(names), which the data to train on do not have, and whose utterances are passed over; train on some, or correct them"
            )
        }
        if result.untaughtSlotCount > 0 {
            Terminal.complain(
                "\(data.joined(separator: " ")): marks slots in \(result.untaughtSlotCount) utterances, which are not trained; they are where the language is told, as by a folder fr or en in the path"
            )
        }
    }

    private func showLearningCurve(
        of utterances: [LabelledUtterance], judgedBy held: [LabelledUtterance]
    ) throws {
        let curve = try training("learning curve") { bar throws(UnderstandingError) in
            try LearningCurve(of: utterances, judgedBy: held, options: options) {
                bar.show($0, $1)
            }
        }
        Terminal.show("\n" + curve.text())
    }

    private func showAudit(
        of utterances: [LabelledUtterance], against held: [LabelledUtterance]
    ) throws {
        let validated = try training("audit") { bar throws(UnderstandingError) in
            try CrossValidation(of: utterances, foldCount: folds, options: options) {
                bar.show($0, $1)
            }
        }
        let audit = TrainingAudit(of: utterances, validated: validated, against: held)
        Terminal.show("\n" + audit.text())
    }

    private var options: ModelTraining.Options {
        var options = ModelTraining.Options()
        options.classifier.seed = seed
        options.foldCount = folds
        options.fitLimit = jobs
        options.refitsOnValidation = !calibrateOnly
        return options
    }

    /// Runs a training under a progress bar.
    private func training<Result>(
        _ name: String, _ body: (ProgressBar) throws(UnderstandingError) -> Result
    ) throws -> Result {
        let bar = ProgressBar()
        defer { bar.clear() }
        do {
            return try body(bar)
        } catch .nothingToTrainOn {
            throw CommandFailure(
                "\(data.joined(separator: " ")): there are not two labels to tell apart; name more data",
                status: CommandFailure.badData)
        } catch {
            throw CommandFailure(
                "\(data.joined(separator: " ")): \(name) failed (\(error)); check the data",
                status: CommandFailure.badData)
        }
    }
}
