import Classification
import Evaluation
import Testing
import Understanding

struct TrainingAuditTests {
    @Test func aWrongLabelATwinAndALeakAreFound() throws {
        var utterances: [LabelledUtterance] = []
        for index in 0..<120 {
            let label = index % 2 == 0 ? "fruit" : "city"
            let word = Toy.words[label]?[index / 2 % 8] ?? ""
            utterances.append(.init(text: "\(label) \(word) number x\(index)", label: label))
        }
        utterances[40].label = "city"
        utterances.append(.init(text: "city paris number x1", label: "fruit"))
        utterances.append(.init(text: "Fruit apple number x0!", label: "fruit"))
        let audit = TrainingAudit(
            of: utterances, validated: try CrossValidation(of: utterances, foldCount: 3),
            against: [.init(text: "city rome, number x3", label: "city")])
        #expect(audit.suspects.prefix(2).map(\.index).contains(40))
        #expect(audit.suspects.first { $0.index == 40 }?.reading.rival == "fruit")
        #expect(audit.contradictions.map(\.indices) == [[1, 120]])
        #expect(audit.duplicates.map(\.indices) == [[0, 121]])
        #expect(audit.leaks.map(\.indices) == [[3]])
        #expect(audit.text().contains("looks mislabelled: \(audit.suspects.count)"))
    }

    @Test func aLearningCurveRisesInSizeAndKeepsEveryLabel() throws {
        let curve = try LearningCurve(of: Toy.utterances, shares: [1, 0.1, 0.5])
        // Without every fifth of three times 8, the labels have 7, 6 and 7; halves round up.
        #expect(curve.points.map(\.count) == [3, 11, 20])
        #expect(curve.judgedCount == 4)
        #expect(curve.points.allSatisfy { (0...1).contains($0.accuracy) })
        #expect(curve.text().contains("learning curve"))
    }

    @Test func aLearningCurveOfTooFewSaysSo() throws {
        let few = [
            LabelledUtterance(text: "a b", label: "x"), LabelledUtterance(text: "c d", label: "y"),
        ]
        let text = try LearningCurve(of: few).text()
        #expect(text.contains("too few utterances"))
    }

    @Test func oneLabelIsNothingToValidate() {
        #expect(throws: UnderstandingError.nothingToTrainOn) {
            try CrossValidation(of: Array(Toy.utterances.prefix(8)), foldCount: 2)
        }
    }

    /// Two labels, told apart by a word, with an utterance to spare for each fold.
    private static let few: [LabelledUtterance] = (0..<12).map { index in
        let label = index % 2 == 0 ? "fruit" : "city"
        return .init(text: "\(label) \(Toy.words[label]?[index / 2] ?? "") x", label: label)
    }

    private static func audit(
        _ texts: [LabelledUtterance], against validation: [LabelledUtterance] = []
    ) throws -> TrainingAudit {
        let utterances = few + texts
        return TrainingAudit(
            of: utterances, validated: try CrossValidation(of: utterances, foldCount: 2),
            against: validation)
    }

    @Test func equalTextsAreAFindingHoweverManyTheyAre() throws {
        let copies = Array(
            repeating: LabelledUtterance(text: "see you later", label: "city"), count: 2_000)
        let audit = try Self.audit(copies, against: copies)
        #expect(audit.duplicates.map(\.indices) == [Array(12..<2_012)])
        #expect(audit.duplicates[0].kind == .sameText && audit.contradictions.isEmpty)
        #expect(audit.leaks.map(\.indices) == [Array(12..<2_012)] && audit.leaks[0].other == 0)
        let lines = audit.text().split(separator: "\n")
        #expect(
            lines.contains("says the same twice: 1") && lines.contains { $0.contains("1996 more") })
        #expect(lines.contains("is in the validation set: 1"))
    }

    @Test func aGroupIsAsLooseAsItsLeastAlike() throws {
        let long = "show me all of the payments I made to the garage"
        let audit = try Self.audit(
            [
                ("pay mark 20", "a"), ("20 pay mark", "a"), ("Pay Mark 20!", "a"), (long, "a"),
                ("\(long) today", "b"), ("?", "a"), ("!", "a"), ("!", "b"),
            ].map { LabelledUtterance(text: $0.0, label: $0.1) })
        #expect(audit.duplicates.map(\.indices) == [[12, 13, 14]])
        #expect(audit.duplicates.map(\.kind) == [.sameWords])
        #expect(audit.contradictions.map(\.indices) == [[15, 16], [18, 19]])
        #expect(audit.contradictions.map(\.kind) == [.nearlySameWords, .sameText])
    }

    /// The definition, written out: pairs that overlap, joined where they meet.
    @Test func groupsAreThoseThatComparingAllPairsGives() throws {
        var state: UInt64 = 5
        func random(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let words = "a b c d e f g h".split(separator: " ").map(String.init)
        let texts = (0..<160).map { _ in
            let count = 1 + random(below: 11)
            let text = (0..<count).map { _ in words[random(below: min(8, count + 1))] }
                .joined(separator: " ")
            return LabelledUtterance(text: text, label: ["x", "y", "z"][random(below: 3)])
        }
        let audit = try Self.audit(texts)
        let all = Self.few + texts
        let index = OverlapIndex(all.map(\.text))
        func groups(_ joins: (LabelledUtterance, LabelledUtterance) -> Bool) -> [[Int]] {
            var names = Array(all.indices)
            for first in all.indices {
                for overlap in index.overlaps(with: all[first].text)
                where joins(all[first], all[overlap.index]) {
                    let (kept, gone) = (names[first], names[overlap.index])
                    for place in names.indices where names[place] == gone { names[place] = kept }
                }
            }
            return Dictionary(grouping: all.indices) { names[$0] }.values
                .filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
        }
        #expect(audit.duplicates.map(\.indices) == groups { $0.label == $1.label })
        #expect(audit.contradictions.map(\.indices) == groups { $0.label != $1.label })
    }

    @Test func aFoldThatLeavesOneLabelIsSkipped() throws {
        let one = (0..<6).map { LabelledUtterance(text: "fruit x\($0)", label: "fruit") }
        let utterances = one + [LabelledUtterance(text: "old rome", label: "city")]
        let validated = try CrossValidation(of: utterances, foldCount: 7)
        #expect(validated.skippedFoldCount == 1 && validated.foldAccuracies.count == 6)
        #expect(validated.heldOut.map { $0 != nil } == Array(repeating: true, count: 6) + [false])
        let audit = TrainingAudit(of: utterances, validated: validated)
        #expect(audit.text().contains("over 6 folds; 1 left out"))
    }
}
