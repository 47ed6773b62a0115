internal import Foundation

/// A text to train on: its folded bytes, its units, and its label for each head, nil where the text
/// says nothing of it.
public struct TrainingText: Sendable {
    /// The folded text.
    public let bytes: [UInt8]
    /// What features are made from.
    public let units: [FeatureUnit]
    /// For each head, the index of the text's label, or nil.
    public let labels: [Int?]
    /// How much its loss counts, 1 for most.
    public var weight: Float

    /// Creates a text to train on.
    public init(bytes: [UInt8], units: [FeatureUnit], labels: [Int?], weight: Float = 1) {
        self.bytes = bytes
        self.units = units
        self.labels = labels
        self.weight = weight
    }
}

/// Trains linear classifiers; deterministic for given texts, order and options.
public struct ClassifierTrainer: Sendable {
    /// What is trained.
    public struct Options: Sendable {
        /// The features.
        public var space = FeatureSpace()
        /// The space that the features are folded into for all heads but the first, which have the
        /// easier questions; no larger than `space`.
        public var minorSpace = FeatureSpace(bucketBits: 12)
        /// The space that the features are folded into for some heads, by name.
        public var rowSpaces: [String: FeatureSpace] = [:]
        /// The L2 penalty λ of the mean loss.
        public var l2: Float = 1e-6
        /// The most epochs of the fit.
        public var epochLimit = 10
        /// The mean duality gap at which a fit is done.
        public var gapTolerance: Float = 3e-3
        /// How far rare labels are raised: a text's loss is weighed by (mean count / its label's
        /// count) to this power, 0 for none, 1 for labels that all weigh the same.
        public var balance: Float = 0
        /// How much of naive Bayes is added to the weights.
        public var naiveBayesShare: Float = 0.1
        /// The binary logarithm of the tagger's number of buckets.
        public var spanBucketBits = 16
        /// The seed of the shuffles.
        public var seed: UInt64 = 1

        /// Creates the defaults, which are the same for every data set.
        public init() {}
    }

    /// Where training stands.
    public struct Progress: Sendable {
        /// The head being fitted.
        public let head: String
        /// Epochs done.
        public let epoch: Int
        /// The most epochs there may be.
        public let epochLimit: Int
        /// The mean loss of the epoch.
        public let loss: Float
    }

    private let heads: [ClassifierHead]
    private let options: Options

    /// Creates a trainer of `heads`.
    public init(heads: [ClassifierHead], options: Options = Options()) {
        self.heads = heads
        self.options = options
    }

    /// Fits all heads to `texts`.
    ///
    /// - Parameter earlier: a fit by the same trainer of the first of the same texts, which is
    ///   taken up where it ended; what comes out is as near the optimum as a fit from scratch.
    /// - Complexity: O(epochs · features · labels) over all texts.
    public func fit(
        _ texts: [TrainingText], startingFrom earlier: FittedClassifier? = nil,
        progress: (Progress) -> Void = { _ in }
    ) -> FittedClassifier {
        var counted = earlier?.counted ?? []
        var counter = FeatureCounter(space: options.space)
        for text in texts.dropFirst(counted.count) {
            counter.count(text.units, in: text.bytes)
            counted.append(counter.vector)
        }
        // A text that says nothing of the first head is none of its documents.
        let documents = zip(texts, counted).filter { $0.0.labels.first != .some(nil) }.map(\.1)
        let weighting = TermWeighting(documentsOf: documents, in: options.space)
        var weighed = counted
        for index in weighed.indices { _ = weighting.weigh(&weighed[index]) }
        var fit = FittedClassifier(counted: counted, weighting: weighting)
        for (index, head) in heads.enumerated() {
            let (rows, labels) = rows(of: texts, weighed, weighting, head: index)
            var regression = SoftmaxRegression(
                rows: rows, labels: labels, labelCount: head.labels.count, options: fitting,
                rowWeights: rowWeights(of: texts, labelCount: head.labels.count, head: index),
                startingFrom: earlier?.duals[index] ?? [])
            regression.fit { report in
                progress(
                    Progress(
                        head: head.name, epoch: report.epoch, epochLimit: options.epochLimit,
                        loss: report.loss))
            }
            var weights = regression.weights
            NaiveBayesFold.add(
                to: &weights, rows: rows, labels: labels, share: options.naiveBayesShare)
            fit.duals.append(regression.duals)
            fit.packings.append(WeightPacking(weights))
        }
        return fit
    }

    /// Returns the bytes of a model file that holds `fit`, and a tagger fitted to `sequences` if
    /// there are tags.
    ///
    /// - Parameter describe: completes what the file says of itself.
    public func encode(
        _ fit: FittedClassifier, sequences: [TaggedSequence] = [], spanTags: SpanTags? = nil,
        describedBy describe: (inout ModelManifest) -> Void = { _ in },
        progress: (Progress) -> Void = { _ in }
    ) -> [UInt8] {
        var sections: [(name: String, bytes: [UInt8])] = []
        for (head, packing) in zip(heads, fit.packings) {
            sections += packing.sections(head: head.name)
        }
        if let spanTags {
            sections += SpanTagger.sections(
                fittedTo: sequences, tags: spanTags, name: Self.taggerName,
                bucketBits: options.spanBucketBits, seed: options.seed
            ) { epoch, loss in
                progress(
                    Progress(
                        head: Self.taggerName, epoch: epoch,
                        epochLimit: StructuredPerceptron.Options().epochCount, loss: loss))
            }
        }
        var manifest = ModelManifest(
            space: options.space, rowSpaces: heads.indices.map(rowSpace), heads: heads,
            isDelexicalized: false,
            spanKinds: spanTags?.kinds ?? [], spanBucketBits: options.spanBucketBits,
            exampleCount: fit.counted.count, fingerprint: "",
            seed: options.seed, refusal: nil, measurements: [:])
        describe(&manifest)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let json = (try? encoder.encode(manifest)) ?? Data()
        return ModelContainer.encode(
            [("manifest", Array(json)), ("idf", fit.weighting.codes.littleEndianBytes)] + sections)
    }

    /// The name of the tagger's sections.
    static let taggerName = "slots"

    private var fitting: SoftmaxRegression.Options {
        var fitting = SoftmaxRegression.Options()
        fitting.l2 = options.l2
        fitting.epochLimit = options.epochLimit
        fitting.gapTolerance = options.gapTolerance
        fitting.seed = options.seed
        return fitting
    }

    /// How much each text that has a label of a head counts there.
    private func rowWeights(
        of texts: [TrainingText], labelCount: Int, head index: Int
    ) -> [Float] {
        var counts = [Int](repeating: 0, count: labelCount)
        for text in texts { if let label = text.labels[index] { counts[label] += 1 } }
        let mean = Float(counts.reduce(0, +)) / Float(max(1, labelCount))
        let factors = counts.map { count in
            options.balance == 0 || count == 0
                ? 1
                : 1
                    / VectorMath.exponential(
                        -options.balance * VectorMath.logarithm(mean / Float(count)))
        }
        return texts.compactMap { text in text.labels[index].map { factors[$0] * text.weight } }
    }

    private func rowSpace(ofHead index: Int) -> FeatureSpace {
        let own = options.rowSpaces[heads[index].name]
        let wished = own ?? (index == 0 ? options.space : options.minorSpace)
        return options.space.folds(into: wished) ? wished : options.space
    }

    /// The texts that have a label of a head, and those labels.
    private func rows(
        of texts: [TrainingText], _ vectors: [FeatureVector], _ weighting: TermWeighting,
        head index: Int
    ) -> (FeatureMatrix, [Int]) {
        let space = rowSpace(ofHead: index)
        var rows = FeatureMatrix(dimension: space.dimension)
        var labels: [Int] = []
        for (text, vector) in zip(texts, vectors) {
            guard let label = text.labels[index] else { continue }
            if space == options.space {
                rows.append(vector, weighting: weighting)
            } else {
                rows.append(vector.folded(from: options.space, into: space), weighting: nil)
            }
            labels.append(label)
        }
        return (rows, labels)
    }
}

/// Heads fitted to texts: what a model file is made of, and what a fit of more texts starts from.
public struct FittedClassifier: Sendable {
    /// The features of the texts, counted.
    let counted: [FeatureVector]
    let weighting: TermWeighting
    /// The dual variables of each head's rows.
    var duals: [[Float]] = []
    /// The weights of each head.
    var packings: [WeightPacking] = []

    init(counted: [FeatureVector], weighting: TermWeighting) {
        self.counted = counted
        self.weighting = weighting
    }
}
