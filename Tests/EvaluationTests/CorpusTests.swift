import Classification
import Datasets
import Evaluation
import Foundation
import Testing
import TextProcessing
import Understanding

/// The corpora of the repository.
enum Corpora {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func training() throws -> [LabelledUtterance] {
        try utterances(in: ["fr", "en"])
    }

    static func evaluation() throws -> [LabelledUtterance] {
        try utterances(in: ["evaluation/fr", "evaluation/en"])
    }

    /// The published data sets of intents, beside the repository where they are at hand.
    static let published = root.appendingPathComponent("../shared/data/nlu")

    static func publishedFiles() throws -> [String] {
        let folders = try FileManager.default.contentsOfDirectory(atPath: published.path).sorted()
        return try folders.flatMap { name in
            let folder = published.appendingPathComponent(name).path
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                .filter { $0.hasSuffix(".tsv") }.map { "\(folder)/\($0)" }
        }
    }

    private static func utterances(in folders: [String]) throws -> [LabelledUtterance] {
        let corpora = root.appendingPathComponent("Corpora")
        return try UtteranceReader.utterances(
            atPaths: folders.map { corpora.appendingPathComponent($0).path })
    }
}

struct CorpusTests {
    @Test func everyLabelAndSlotOfTheCorporaIsKnown() throws {
        for utterance in try Corpora.training() + Corpora.evaluation() {
            let place = utterance.origin?.description ?? ""
            #expect(
                UtteranceLabel(rawValue: utterance.label) != nil, "\(place): \(utterance.label)")
            for mark in utterance.slots {
                #expect(Slot(rawValue: mark.slot) != nil, "\(place): \(mark.slot)")
            }
        }
    }

    @Test func noTrainingUtteranceIsAnEvaluationUtteranceOrNearlyOne() throws {
        let evaluation = try Corpora.evaluation()
        let index = OverlapIndex(evaluation.map(\.text))
        for utterance in try Corpora.training() {
            for overlap in index.overlaps(with: utterance.text) {
                let other = evaluation[overlap.index]
                Issue.record(
                    "\(Self.place(utterance)): «\(utterance.text)» is in the evaluation (\(overlap.kind.rawValue)): \(Self.place(other)): «\(other.text)»; delete the training line"
                )
            }
        }
    }

    /// Published data sets are for measuring by; a sentence copied from one would make that a lie.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: Corpora.published.path)))
    func noUtteranceOfTheCorporaIsFromAPublishedDataSet() throws {
        var places: [String: String] = [:]
        for file in try Corpora.publishedFiles() {
            for utterance in try UtteranceReader.utterances(atPaths: [file]) {
                places[utterance.text.foldedForComparison] = Self.place(utterance)
            }
        }
        for utterance in try Corpora.training() + Corpora.evaluation() {
            let text = utterance.text.foldedForComparison
            // Three words or fewer are what everybody says.
            guard text.split(separator: " ").count > 3, let place = places[text] else { continue }
            Issue.record("\(Self.place(utterance)): «\(utterance.text)» is in \(place)")
        }
    }

    private static func place(_ utterance: LabelledUtterance) -> String {
        utterance.origin?.description ?? "?"
    }
}
