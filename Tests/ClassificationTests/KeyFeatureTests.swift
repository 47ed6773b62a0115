import Testing

@testable import Classification

struct KeyFeatureTests {
    private static let space = FeatureSpace(wordBits: 12, characterBits: 12, keyBits: 12)

    /// The buckets of a text's features, of its keys alone if so wished.
    private static func buckets(
        of text: String, in space: FeatureSpace = space, keysOnly: Bool = false
    ) -> [Int] {
        var splitter = WordSplitter()
        splitter.split(text)
        var counter = FeatureCounter(space: space)
        counter.count(splitter.units, in: splitter.bytes)
        let counted = counter.counted
        return counted.buckets.dropFirst(keysOnly ? counted.keyStart : 0).map(Int.init)
    }

    @Test(arguments: [
        ("virement", "vriement"), ("virement", "vrmnt"), ("appelle", "apelle"),
        ("transfer", "trnasfer"), ("combien", "cmbn"), ("monthly", "montly"),
    ])
    func slipsAndAbbreviationsKeepTheKey(word: String, slipped: String) {
        #expect(
            Self.buckets(of: word, keysOnly: true) == Self.buckets(of: slipped, keysOnly: true))
    }

    @Test(arguments: [("send", "spend"), ("mes", "tes"), ("mai", "juin"), ("pay", "play")])
    func otherConsonantsMakeAnotherKey(word: String, other: String) {
        #expect(Self.buckets(of: word, keysOnly: true) != Self.buckets(of: other, keysOnly: true))
    }

    @Test func theShapeTellsPunctuationAndLength() {
        let plain = Set(Self.buckets(of: "is it paid", keysOnly: true))
        let asked = Set(Self.buckets(of: "is it paid?", keysOnly: true))
        #expect(!asked.isSubset(of: plain) && !plain.isSubset(of: asked))
    }

    /// A feature more than there is room for would stop the process: units without bytes, of one
    /// byte and of many, each about something, in spaces with keys and without.
    @Test(arguments: [0, 1, 2, 3, 40, 700], [space, FeatureSpace(bucketBits: 12)])
    func thereIsRoomForAsManyFeaturesAsTextsHave(unitCount: Int, space: FeatureSpace) {
        for length in [0, 1, 2, 9] {
            let bytes = (0..<max(1, unitCount * length)).map { UInt8(97 + $0 * 7 % 26) }
            let units = (0..<unitCount).map { index in
                FeatureUnit(
                    bytes: index * length..<(index + 1) * length,
                    placeholder: index % 5 == 4 ? Placeholder(rawValue: 3) : nil,
                    concept: Placeholder(rawValue: UInt8(1 + index % 200)))
            }
            var counter = FeatureCounter(space: space)
            counter.count(units, in: bytes)
            let counted = counter.counted
            #expect(Set(counted.buckets).count == counted.buckets.count)
            #expect(counted.counts.allSatisfy { $0 > 0 })
            #expect(counted.buckets.isEmpty == (unitCount == 0))
        }
    }

    /// What words are about is told of each word, of neighbours, of words further apart, and with
    /// the keys of the words beside it; the contributions still add up to the logit.
    @Test func explanationsNameWhatWordsAreAbout() throws {
        let sentence = "move some of my spare cash over to him now please"
        var splitter = WordSplitter()
        splitter.split(sentence)
        let about: [String: UInt8] = [
            "move": 1, "cash": 2, "him": 3, "now": 4, "please": 5, "my": 6,
        ]
        let bytes = splitter.bytes
        let units = splitter.units.map { unit in
            let word = String(decoding: bytes[unit.bytes], as: UTF8.self)
            return FeatureUnit(
                bytes: unit.bytes, concept: about[word].map(Placeholder.init(rawValue:)))
        }
        var options = ClassifierTrainer.Options()
        options.space = FeatureSpace(wordBits: 14, characterBits: 14, keyBits: 16)
        let trainer = ClassifierTrainer(
            heads: [ClassifierHead(name: "h", labels: ["send", "pay"])], options: options)
        let texts = [
            TrainingText(bytes: bytes, units: units, labels: [0]),
            TrainingText(bytes: bytes, units: Array(units.reversed()), labels: [1]),
        ]
        let model = try LinearClassifier(
            bytes: trainer.encode(trainer.fit(trainer.examples(of: texts))))
        let explanation = model.explanation(ofLabel: 0, head: 0, units, in: bytes) {
            "c\($0.rawValue)"
        }
        var workspace = model.makeWorkspace()
        model.score(units, in: bytes, workspace: &workspace)
        #expect(abs(explanation.logit - Double(workspace.logits(head: 0)[0])) < 0.02)
        let names = Set(explanation.contributions.flatMap(\.features))
        for name in [
            "{c1}", "^ {c1}", "{c6} {c2}", "{c1} … {c2}", "{c1} … {c4}", "{c1} ≈some",
            "≈to {c3}", "{c5} $",
        ] {
            #expect(names.contains(name), "\(name)")
        }
    }

    /// What each n-gram, key and trait of the shape adds comes to the logit.
    @Test func explanationsCountTheKeys() throws {
        var splitter = WordSplitter()
        let texts = [("send it", 0), ("pay this", 1)].map { text, label in
            splitter.split(text)
            return TrainingText(
                bytes: splitter.bytes, units: splitter.units, labels: [label])
        }
        var options = ClassifierTrainer.Options()
        options.space = Self.space
        let trainer = ClassifierTrainer(
            heads: [ClassifierHead(name: "h", labels: ["send", "pay"])], options: options)
        let model = try LinearClassifier(
            bytes: trainer.encode(trainer.fit(trainer.examples(of: texts))))
        splitter.split("sned it")
        let explanation = model.explanation(
            ofLabel: 0, head: 0, splitter.units, in: splitter.bytes
        ) { _ in "" }
        var workspace = model.makeWorkspace()
        model.score("sned it", workspace: &workspace)
        #expect(abs(explanation.logit - Double(workspace.logits(head: 0)[0])) < 0.02)
        let key = explanation.contributions.first { $0.features.contains("≈^ sned") }
        #expect((key?.value ?? 0) > 0)
    }
}

struct RowWeightTests {
    /// A row of weight 3 pulls as three rows of weight 1 do: at the optimum the weights are the
    /// same but for λ, whose share is of the number of rows.
    @Test func aWeighedRowCountsAsSeveral() {
        func fit(_ rows: [(column: Int, label: Int)], weights: [Float], l2: Float) -> [Float] {
            var matrix = FeatureMatrix(dimension: 2)
            for row in rows {
                var vector = FeatureVector()
                vector.append(row.column, value: 1)
                matrix.append(vector)
            }
            var options = SoftmaxRegression.Options()
            options.l2 = l2
            options.epochLimit = 400
            options.gapTolerance = 1e-7
            var regression = SoftmaxRegression(
                rows: matrix, labels: rows.map(\.label), labelCount: 2, options: options,
                rowWeights: weights)
            regression.fit { _ in }
            return regression.weights.elements
        }
        let weighed = fit([(0, 0), (0, 1), (1, 1)], weights: [3, 1, 1], l2: 0.05)
        let repeated = fit(
            [(0, 0), (0, 0), (0, 0), (0, 1), (1, 1)], weights: [], l2: 0.03)
        for (one, other) in zip(weighed, repeated) { #expect(abs(one - other) < 0.01) }
    }
}
