import Classification
import Testing

struct TaggerTests {
    private static let tags = SpanTags(kinds: ["date", "payee"])

    /// "to NAME" is a payee, "on NAME" a date: the word before decides, not the word.
    private static func sequence(_ words: [UInt32], tags: [Int] = []) -> TaggedSequence {
        var sequence = TaggedSequence(count: words.count, featureCount: 2) { index, features in
            features[0] = words[index]
            features[1] = 1_000 + (index > 0 ? words[index - 1] : 0)
        }
        sequence.tags = tags
        return sequence
    }

    private static func modelBytes(weightLimit: Int = 1_000) -> [UInt8] {
        let head = ClassifierHead(name: "label", labels: ["a", "b"])
        var options = ClassifierTrainer.Options()
        options.spanBucketBits = 12
        options.spanWeightLimit = weightLimit
        let texts = [0, 1].map { label in
            TrainingText(
                bytes: Array("ab".utf8), units: [.init(bytes: label..<label + 1)], labels: [label])
        }
        let names: [UInt32] = [20, 21, 22, 23]
        let sequences = names.flatMap { name in
            [
                sequence([1, 2, name], tags: [0, 0, tags.inside(1)]),
                sequence([1, 3, name], tags: [0, 0, tags.inside(0)]),
            ]
        }
        let trainer = ClassifierTrainer(heads: [head], options: options)
        return trainer.encode(
            trainer.fit(trainer.examples(of: texts)),
            tagger: trainer.fitTagger(to: sequences, tags: tags))
    }

    private static func model() throws -> LinearClassifier {
        try LinearClassifier(bytes: modelBytes())
    }

    @Test func trainingTwiceGivesTheSameTagger() {
        #expect(Self.modelBytes() == Self.modelBytes())
    }

    @Test func learnsFromTheWordBefore() throws {
        let tagger = try #require(try Self.model().tagger)
        #expect(tagger.tags(for: Self.sequence([1, 2, 99])) == [0, 0, Self.tags.inside(1)])
        #expect(tagger.tags(for: Self.sequence([1, 3, 99])) == [0, 0, Self.tags.inside(0)])
        #expect(tagger.tags(for: Self.sequence([])).isEmpty)
    }

    /// The words before decide; the names, met as often with either tag, are the first to go.
    @Test func fewWeightsDoTheWorkOfAll() throws {
        for (limit, isLearned) in [(8, true), (0, false)] {
            let bytes = Self.modelBytes(weightLimit: limit)
            let tagger = try #require(try LinearClassifier(bytes: bytes).tagger)
            for (word, kind) in [(UInt32(2), 1), (3, 0)] {
                let tags = tagger.tags(for: Self.sequence([1, word, 20]))
                #expect((tags == [0, 0, Self.tags.inside(kind)]) == isLearned)
            }
        }
    }

    @Test func aWorkspaceServesSequencesOfAnyLength() throws {
        let tagger = try #require(try Self.model().tagger)
        var workspace = SpanTagger.Workspace()
        for words: [UInt32] in [[1, 2, 99], [], [1], [1, 3, 20, 1, 2, 21, 1, 3, 22], [1, 2]] {
            let sequence = Self.sequence(words)
            tagger.tag(sequence, in: &workspace)
            #expect(workspace.tags == tagger.tags(for: sequence))
        }
    }

    @Test func neighboursOfOneKindAreOneSpan() {
        let spans = Self.tags.spans(in: [0, 1, 1, 2, 0, 2])
        #expect(spans.map(\.kind) == [0, 1, 1])
        #expect(spans.map(\.range) == [1..<3, 3..<4, 5..<6])
    }
}
