import Classification
import Datasets
import Testing
import Understanding

/// A model of a few intents of the corpora with few features, trained in seconds and once.
enum QuickModel {
    static let model: LinearClassifier? = {
        let names = ["send_money", "pay_bill", "check_balance", "analyze_spending"]
        let paths = names.flatMap { name in
            ["fr", "en"].map { "\(Corpora.root)/\($0)/\(name).yml" }
        }
        var options = ModelTraining.Options()
        options.foldCount = 2
        options.corpora.epochLimit = 2
        options.corpora.space = FeatureSpace(wordBits: 10, characterBits: 10, keyBits: 11)
        options.corpora.slipShare = 0.2
        guard let utterances = try? UtteranceReader.utterances(atPaths: paths),
            let result = try? ModelTraining(options: options)
                .train(on: utterances.enumerated().filter { $0.offset % 3 == 0 }.map(\.element))
        else { return nil }
        return try? LinearClassifier(bytes: result.bytes)
    }()

    static func interpreter() throws -> Interpreter {
        try Interpreter(model: try #require(model))
    }
}
