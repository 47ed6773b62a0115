internal import Classification
internal import Datasets
internal import Foundation
internal import Insights
internal import Primitives

/// `yani train --labels`: trains a model of categories and writes it.
struct CategoryTrainingRun {
    let folder: String
    let output: String
    let card: String?
    let seed: UInt64
    let foldCount: Int
    let json: Bool

    /// What is written as JSON; the figures are those of merchants held out.
    private struct Summary: Encodable {
        let names: Int
        let bytes: Int
        let accuracy: Double
        let threshold: Double
        let decided: Double
        let decidedAccuracy: Double

        private enum CodingKeys: String, CodingKey {
            case names, bytes, accuracy, threshold, decided
            case decidedAccuracy = "decided_accuracy"
        }
    }

    func run() throws {
        let corpus = try MerchantCorpus(folder: folder)
        let groups = corpus.groups.map { group in
            CategoryTraining.Group(
                category: group.category, styles: corpus.styles[group.payment] ?? [],
                isIncoming: group.isIncoming, amounts: group.amounts, names: group.names)
        }
        var options = CategoryTraining.Options()
        options.classifier.seed = seed
        options.foldCount = foldCount
        let bar = ProgressBar()
        let trained = CategoryTraining(options: options).train(on: groups, towns: corpus.towns) {
            bar.show($0, "categories")
        }
        bar.clear()
        guard let result = trained else {
            throw CommandFailure(
                "\(folder): there are not two categories to tell apart; name more data",
                status: CommandFailure.badData)
        }
        try OutputFile.write(Data(result.bytes), to: output)
        if let card {
            try OutputFile.write(
                CategoryModelCard.text(of: result, from: folder, seed: seed), to: card)
        }
        try tell(result)
    }

    private func tell(_ result: CategoryTraining.Result) throws {
        let report = result.heldOut
        guard !json else {
            return try Terminal.say(
                json: Summary(
                    names: result.nameCount, bytes: result.bytes.count, accuracy: report.accuracy,
                    threshold: result.threshold, decided: result.decidedShare,
                    decidedAccuracy: result.decidedAccuracy))
        }
        func rounded(_ value: Double) -> String { String(format: "%.4f", value) }
        Terminal.say(
            "\(result.nameCount) names, \(result.bytes.count) bytes; held out: accuracy \(rounded(report.accuracy)), decided \(rounded(result.decidedShare)) from \(result.threshold), of which right \(rounded(result.decidedAccuracy))"
        )
    }
}
