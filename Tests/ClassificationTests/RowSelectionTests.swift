import Testing

@testable import Classification

struct RowIndexTests {
    @Test(arguments: [1, 63, 64, 65, 1_000])
    func theRowOfABucketIsItsPlaceAmongTheChosen(dimension: Int) {
        var generator = SplitMix64(seed: UInt64(dimension))
        let chosen = (0..<dimension).filter { _ in UInt8.random(in: 0...2, using: &generator) == 0 }
        let index = RowIndex(chosen.shuffled(using: &generator), dimension: dimension)
        #expect(index.count == chosen.count && index.buckets == chosen)
        for bucket in 0..<dimension {
            #expect(index.row(of: bucket) == chosen.firstIndex(of: bucket) ?? -1)
        }
    }

    @Test func anIndexIsReadBackFromItsSection() throws {
        let index = RowIndex([3, 64, 129], dimension: 130)
        let file = ModelContainer.encode([("rows", index.littleEndianBytes)])
        let container = try ModelContainer(bytes: file)
        let read = try container.rowIndex("rows", dimension: 130)
        #expect(read == index)
        for dimension in [64, 129] {
            #expect(throws: ModelError.malformed(part: "rows")) {
                _ = try container.rowIndex("rows", dimension: dimension)
            }
        }
    }
}

struct RowSelectionTests {
    /// Thousands of words that say nothing, and three that tell the labels: with room for few rows
    /// it is those three that are kept.
    @Test func fewRowsAreThoseThatTellTheLabelsApart() throws {
        let telling = ["apple", "paris", "seven"]
        let texts = (0..<600).map { index in
            let sentence = "noise\(index) \(telling[index % 3]) filler\(index * 7 % 601)"
            let (bytes, units) = ToyProblem.units(of: sentence)
            return TrainingText(
                bytes: bytes, units: units, labels: [index % 3, index % 3 == 0 ? 0 : 1])
        }
        var options = ClassifierTrainer.Options()
        options.rowLimit = 60
        options.rowLimits = ["minor": 20]
        let heads = [
            ToyProblem.heads[0], ClassifierHead(name: "minor", labels: ["edible", "not"]),
        ]
        let trainer = ClassifierTrainer(heads: heads, options: options)
        let fit = trainer.fit(texts)
        #expect(fit.weighting.rows.count == 60 && fit.rows[1]?.count == 20)
        let bytes = trainer.encode(fit)
        #expect(bytes == trainer.encode(trainer.fit(texts)))
        let model = try LinearClassifier(bytes: bytes)
        var workspace = model.makeWorkspace()
        for (label, word) in telling.enumerated() {
            model.score("something \(word) else", workspace: &workspace)
            #expect(workspace.best(head: 0, temperature: 1).label == label)
            #expect(workspace.best(head: 1, temperature: 1).label == (label == 0 ? 0 : 1))
        }
    }

    @Test func aModelOfTextsWithoutAWordOpens() throws {
        let texts = [0, 1].map { TrainingText(bytes: [], units: [], labels: [$0]) }
        let trainer = ClassifierTrainer(heads: [ClassifierHead(name: "h", labels: ["a", "b"])])
        let model = try LinearClassifier(bytes: trainer.encode(trainer.fit(texts)))
        var workspace = model.makeWorkspace()
        model.score("anything", workspace: &workspace)
        let areFinite = workspace.logits(head: 0).allSatisfy(\.isFinite)
        #expect(areFinite)
    }
}
