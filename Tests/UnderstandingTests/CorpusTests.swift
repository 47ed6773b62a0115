import Classification
import Datasets
import Foundation
import Testing
import TextProcessing
import Understanding

/// The corpora of the repository.
enum Corpora {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Corpora").path

    static func training() throws -> [LabelledUtterance] {
        try UtteranceReader.utterances(atPaths: ["\(root)/fr", "\(root)/en"])
    }

    static func evaluation() throws -> [LabelledUtterance] {
        let folders = try FileManager.default.contentsOfDirectory(atPath: "\(root)/evaluation")
        let paths = folders.sorted().map { "\(root)/evaluation/\($0)" }
        return try UtteranceReader.utterances(atPaths: paths)
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
        let evaluation = Set(try Corpora.evaluation().map { Self.words($0.text) })
        // One or two words ("oui", "mon solde") are what everybody says.
        let long = Set(evaluation.filter { $0.count > 2 }.map { $0.sorted() })
        for utterance in try Corpora.training() {
            let words = Self.words(utterance.text)
            let isEvaluated = long.contains(words.sorted())
            let place = utterance.origin?.description ?? ""
            #expect(!isEvaluated, "\(place): «\(utterance.text)» is in the evaluation")
        }
    }

    /// The words of a text folded, figures aside, so that a new amount does not make it a new text.
    private static func words(_ text: String) -> [String] {
        let tokenized = TokenizedText(text)
        return tokenized.tokens.filter { $0.kind == .word }.map(tokenized.foldedText(of:))
    }
}
