import Classification
import Testing
import Understanding

/// How utterances are held out of trainings.
struct FoldTests {
    private static func utterance(_ text: String, _ label: String) -> LabelledUtterance {
        LabelledUtterance(text: text, label: label)
    }

    /// Texts of random words, whose labels cannot be told from them.
    private static func nonsense(_ count: Int, labels: [String]) -> [LabelledUtterance] {
        var state: UInt64 = 7
        func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let letters = Array("bcdfghjklmnprst"), vowels = Array("aeiou")
        return (0..<count).map { _ in
            let words = (0..<4).map { _ in
                String(
                    (0..<6).map { $0 % 2 == 0 ? letters[next(below: 15)] : vowels[next(below: 5)] })
            }
            return utterance(words.joined(separator: " "), labels[next(below: labels.count)])
        }
    }

    @Test(arguments: [2, 3, 5, 10])
    func everyFoldHasItsShareOfEachLabel(count: Int) {
        let labels = ["a", "b", "c", "d", "e"]
        let utterances = (0..<500).map { Self.utterance("text number \($0)", labels[$0 % 5]) }
        let folds = Folds(of: utterances, count: count)
        for fold in 0..<count {
            let inside = folds.indices(of: fold).map { utterances[$0].label }
            for label in labels {
                let share = inside.count { $0 == label }
                #expect(abs(share - 100 / count) <= 1, "\(label) in \(fold)")
            }
        }
    }

    @Test func theSameWordsAreInOneFold() {
        var utterances = Self.nonsense(60, labels: ["a", "b"])
        utterances += utterances.map { Self.utterance($0.text.uppercased() + " !", $0.label) }
        let folds = Folds(of: utterances, count: 5).assignments
        #expect((0..<60).allSatisfy { folds[$0] == folds[$0 + 60] })
    }

    @Test func labelsOfOneUtteranceAreSpreadOverTheFolds() {
        let utterances = (0..<50).map { Self.utterance("only \($0)", "label \($0)") }
        let folds = Folds(of: utterances, count: 5)
        #expect((0..<5).allSatisfy { folds.indices(of: $0).count == 10 })
    }

    /// Labels that take turns as the folds do are not held out whole.
    @Test func alternatingLabelsAreLearned() throws {
        let texts = [
            "play some music by", "what is the weather in", "book a table at", "rate this book",
            "add a song to",
        ]
        let utterances = (0..<150).map { index in
            Self.utterance("\(texts[index % 5]) number\(index / 5)", "label\(index % 5)")
        }
        let result = try ModelTraining().train(on: utterances)
        #expect(result.heldOut.accuracy > 0.95)
    }

    /// What cannot be learned is not remembered from a copy either.
    @Test func copiesDoNotTellTheLabelsOfNonsense() throws {
        let once = Self.nonsense(160, labels: ["a", "b", "c", "d"])
        let copies = once.map { Self.utterance($0.text.uppercased() + ".", $0.label) }
        let result = try ModelTraining().train(on: once + copies)
        #expect(result.heldOut.accuracy < 0.45)
    }
}
