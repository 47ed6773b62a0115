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
    /// and weights it is theirs that are kept.
    @Test func fewWeightsAreThoseThatTellTheLabelsApart() throws {
        let telling = ["apple", "paris", "seven"]
        let texts = (0..<600).map { index in
            let sentence = "noise\(index) \(telling[index % 3]) filler\(index * 7 % 601)"
            let (bytes, units) = ToyProblem.units(of: sentence)
            return TrainingText(
                bytes: bytes, units: units, labels: [index % 3, index % 3 == 0 ? 0 : 1])
        }
        var options = ClassifierTrainer.Options()
        options.rowLimit = 60
        options.weightLimits = [ToyProblem.heads[0].name: 90, "minor": 20]
        let heads = [
            ToyProblem.heads[0], ClassifierHead(name: "minor", labels: ["edible", "not"]),
        ]
        let trainer = ClassifierTrainer(heads: heads, options: options)
        let fit = trainer.fit(trainer.examples(of: texts))
        #expect(fit.weighting.rows.count == 60)
        let counts = fit.heads.map { head in
            head.weights.elements.dropLast(head.weights.stride).count { $0 != 0 }
        }
        #expect((60...90).contains(counts[0]) && (10...20).contains(counts[1]))
        #expect(fit.heads[0].rows == nil && fit.heads[1].rows?.count ?? 60 <= 20)
        let bytes = trainer.encode(fit)
        #expect(bytes == trainer.encode(trainer.fit(trainer.examples(of: texts))))
        let model = try LinearClassifier(bytes: bytes)
        var workspace = model.makeWorkspace()
        for (label, word) in telling.enumerated() {
            model.score("something \(word) else", workspace: &workspace)
            #expect(workspace.best(head: 0, temperature: 1).label == label)
            model.score(head: 1, workspace: &workspace)
            #expect(workspace.best(head: 1, temperature: 1).label == (label == 0 ? 0 : 1))
        }
    }

    /// What a model file says of a head of few weights is what was fitted, to a level's breadth.
    @Test func aSparseHeadIsReadAsItWasFitted() throws {
        var generator = SplitMix64(seed: 12)
        var weights = WeightMatrix(dimension: 50, labelCount: 27)
        for place in 0..<50 * weights.stride where place % weights.stride < 27 && place % 7 == 0 {
            weights.elements[place] = Float.random(in: -3...3, using: &generator)
        }
        for label in 0..<27 { weights.elements[50 * weights.stride + label] = Float(label) / 9 }
        let rows = RowIndex((0..<50).map { 2 * $0 }, dimension: 100)
        let file = ModelContainer.encode(SparseHead.sections(of: weights, rows: rows, head: "h"))
        let container = try ModelContainer(bytes: file)
        defer { withExtendedLifetime(container) {} }
        let head = try SparseHead(in: container, head: "h", labelCount: 27, rowCount: 100)
        var vector = FeatureVector()
        for row in 0..<100 { vector.append(row, value: Float(row % 5) / 10) }
        var logits = [Float](repeating: .nan, count: 27)
        head.computeLogits(of: vector, into: &logits)
        let breadth = 3 / Float(EntryLayout.magnitudeCount)
        for label in 0..<27 {
            var exact = head.bias(of: label)
            for row in 0..<100 {
                let weight = head.weight(row: row, label: label)
                let fitted =
                    row % 2 == 0 ? weights.elements[row / 2 * weights.stride + label] : 0
                #expect(abs(weight - fitted) <= breadth)
                exact += Float(row % 5) / 10 * weight
            }
            #expect(head.bias(of: label) == Float(label) / 9 && abs(logits[label] - exact) < 1e-4)
        }
    }

    /// An entry tells 255 labels; a head of more has all its weights, and a file that says
    /// otherwise is refused.
    @Test func aHeadOfVeryManyLabelsKeepsAllItsWeights() throws {
        let labels = (0..<300).map { "label\($0)" }
        let texts = labels.indices.map { index in
            let (bytes, units) = ToyProblem.units(of: "word\(index)")
            return TrainingText(bytes: bytes, units: units, labels: [index])
        }
        var options = ClassifierTrainer.Options()
        options.weightLimits = ["h": 100]
        let trainer = ClassifierTrainer(
            heads: [ClassifierHead(name: "h", labels: labels)], options: options)
        let model = try LinearClassifier(
            bytes: trainer.encode(trainer.fit(trainer.examples(of: texts))))
        var workspace = model.makeWorkspace()
        model.score("word250", workspace: &workspace)
        #expect(workspace.best(head: 0, temperature: 1).label == 250)
        let weights = WeightMatrix(dimension: 2, labelCount: 20)
        let file = ModelContainer.encode(SparseHead.sections(of: weights, rows: nil, head: "h"))
        let container = try ModelContainer(bytes: file)
        #expect(throws: ModelError.malformed(part: "h.numbers")) {
            _ = try SparseHead(in: container, head: "h", labelCount: 300, rowCount: 2)
        }
    }

    /// Weights outside the support stay zero, and those within are at the optimum that is left:
    /// two columns that say the same share the work, one alone does it all.
    @Test func weightsOutsideTheSupportStayZero() {
        var matrix = FeatureMatrix(dimension: 2)
        for _ in 0..<40 {
            var vector = FeatureVector()
            vector.append(0, value: 1)
            vector.append(1, value: 1)
            matrix.append(vector)
            matrix.append(FeatureVector())
        }
        func fit(_ support: WeightSupport?) -> (elements: [Float], stride: Int) {
            var options = SoftmaxRegression.Options()
            options.l2 = 1e-2
            options.epochLimit = 200
            options.gapTolerance = 1e-6
            var regression = SoftmaxRegression(
                rows: matrix, labels: (0..<80).map { $0 % 2 }, labelCount: 2, options: options,
                support: support)
            regression.fit { _ in }
            return (regression.weights.elements, regression.weights.stride)
        }
        let (both, stride) = fit(nil)
        var support = WeightSupport(dimension: 2, labelCount: 2)
        for label in 0..<2 { support[stride + label] = true }
        let (one, _) = fit(support)
        #expect(abs(both[0] - both[stride]) < 0.01 && both[0] > 0.5)
        #expect(one[0] == 0 && one[1] == 0 && one[stride] > 1.2 * both[stride])
    }

    /// W = Σ x aᵀ/(λn) where weights may be, however unequally the columns are used.
    @Test(arguments: [false, true])
    func weightsAreThoseOfTheDuals(isSparse: Bool) {
        let (columns, labels, count) = (0..<20, 0..<3, 60)
        var generator = SplitMix64(seed: 7)
        var matrix = FeatureMatrix(dimension: columns.count)
        for _ in 0..<count {
            var vector = FeatureVector()
            for column in columns where Int.random(in: 0..<6, using: &generator) <= column % 5 {
                vector.append(column, value: Float.random(in: 0.1...1, using: &generator))
            }
            matrix.append(vector)
        }
        let stride = WeightMatrix.stride(forLabelCount: labels.count)
        var support = WeightSupport(dimension: columns.count, labelCount: labels.count)
        for column in columns { support[column * stride + column % labels.count] = true }
        var options = SoftmaxRegression.Options()
        options.l2 = 1e-2
        var regression = SoftmaxRegression(
            rows: matrix, labels: (0..<count).map { $0 % labels.count }, labelCount: labels.count,
            options: options, support: isSparse ? support : nil)
        regression.fit { _ in }
        var expected = [Float](repeating: 0, count: columns.count * stride)
        for row in 0..<count {
            for element in matrix.row(row) {
                for label in labels {
                    let place = Int(matrix.columns[element]) * stride + label
                    guard !isSparse || support[place] else { continue }
                    let dual = regression.duals[row * stride + label]
                    expected[place] += matrix.values[element] * dual / (1e-2 * Float(count))
                }
            }
        }
        let weights = regression.weights
        for place in expected.indices {
            #expect(abs(weights.elements[place] - expected[place]) < 1e-4)
        }
        #expect(expected.contains { abs($0) > 0.1 })
    }

    @Test(arguments: [1, 8, 27, 300])
    func aSupportIsTheWeightsPutIntoIt(labelCount: Int) {
        var support = WeightSupport(dimension: 40, labelCount: labelCount)
        let stride = WeightMatrix.stride(forLabelCount: labelCount)
        var generator = SplitMix64(seed: UInt64(labelCount))
        let places = (0..<40 * stride).filter { _ in Int.random(in: 0..<9, using: &generator) == 0 }
        var chosen = Set(places)
        for place in places { support[place] = true }
        for place in places.prefix(places.count / 2) {
            support[place] = false
            chosen.remove(place)
        }
        let read = (0..<41 * stride).filter { support[$0] }
        #expect(Set(read) == chosen)
        let full = (0..<40).filter { !support.isEmpty(row: $0) }
        #expect(full == Set(chosen.map { $0 / stride }).sorted())
        let selected = support.selecting(full)
        #expect(selected.dimension == full.count)
        for (place, row) in full.enumerated() {
            for label in 0..<stride {
                #expect(selected[place * stride + label] == support[row * stride + label])
            }
        }
    }

    @Test func frequenciesInAByteAreExactWhereTheyAreFewAndNearWhereTheyAreMany() {
        let levels = FrequencyLevels(documentCount: 400_000, bits: 8)
        for frequency in [0, 1, 2, 127, 128] {
            #expect(levels.values[Int(levels.code(of: frequency))] == Float(frequency))
        }
        for frequency in stride(from: 129, through: 400_000, by: 977) {
            let value = levels.values[Int(levels.code(of: frequency))]
            #expect(abs(value / Float(frequency) - 1) < 0.033)
        }
        let few = FrequencyLevels(documentCount: 3, bits: 8)
        #expect(few.code(of: 3) == 3 && few.code(of: 1_000_000) == 255)
        let areFinite = few.values.allSatisfy(\.isFinite)
        #expect(areFinite)
    }

    @Test func frequenciesInHalfAByteAreNearTheirLevel() {
        let levels = FrequencyLevels(documentCount: 400_000, bits: 4)
        for frequency in [0, 1, 400_000] {
            let value = levels.values[Int(levels.code(of: frequency))]
            #expect(abs(value - Float(frequency)) <= Float(frequency) / 10_000)
        }
        var last: UInt8 = 0
        for frequency in stride(from: 1, through: 400_000, by: 977) {
            let code = levels.code(of: frequency)
            let ratio = levels.values[Int(code)] / Float(frequency)
            #expect(code >= last && (0.62...1.6).contains(ratio))
            last = code
        }
        for levels in [3, 0].map({ FrequencyLevels(documentCount: $0, bits: 4) }) {
            #expect(levels.code(of: 1_000_000) == 15 && levels.values.count == 16)
            let areFinite = levels.values.allSatisfy(\.isFinite)
            #expect(areFinite)
        }
    }

    @Test func aModelOfTextsWithoutAWordOpens() throws {
        let texts = [0, 1].map { TrainingText(bytes: [], units: [], labels: [$0]) }
        let trainer = ClassifierTrainer(heads: [ClassifierHead(name: "h", labels: ["a", "b"])])
        let model = try LinearClassifier(
            bytes: trainer.encode(trainer.fit(trainer.examples(of: texts))))
        var workspace = model.makeWorkspace()
        model.score("anything", workspace: &workspace)
        let areFinite = workspace.logits(head: 0).allSatisfy(\.isFinite)
        #expect(areFinite)
    }
}
