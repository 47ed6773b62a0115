internal import Foundation
internal import Primitives

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

/// A text as a fit takes it: its features, counted, instead of its bytes.
public struct TrainingExample: Sendable {
    let features: CountedFeatures
    let labels: [Int?]
    let weight: Float
}

/// Trains linear classifiers; deterministic for given texts, order and options.
public struct ClassifierTrainer: Sendable {
    /// What is trained.
    public struct Options: Sendable {
        /// The features.
        public var space = FeatureSpace()
        /// The most rows of weights, the strongest of the buckets hit by the first head's fit; the
        /// other heads and the length of a text know no others. Nil for all.
        public var rowLimit: Int?
        /// The most weights of some heads, by name, the strongest; the others are zero while the
        /// head is fitted. A head that is not named, or has more than 255 labels, has all its
        /// weights.
        public var weightLimits: [String: Int] = [:]
        /// The L2 penalty λ of the mean loss.
        public var l2: Float = 1e-6
        /// The most epochs of the fit.
        public var epochLimit = 10
        /// The mean KL divergence of a text's dual from its probabilities at which a fit is done:
        /// the duality gap where all texts weigh the same.
        public var gapTolerance: Float = 3e-3
        /// Whether texts met with a divergence below that are passed over in the next pass: a fit
        /// to 0.8 of the tolerance is then as near for a quarter fewer steps, but its last figures
        /// are others (`Benchmarks/understanding.md`).
        public var restsSettledTexts = false
        /// How far rare labels are raised: a text's loss is weighed by (mean count / its label's
        /// count) to this power, 0 for none, 1 for labels that all weigh the same.
        public var balance: Float = 0
        /// How much of naive Bayes is added to the weights.
        public var naiveBayesShare: Float = 0.1
        /// The binary logarithm of the tagger's number of buckets.
        public var spanBucketBits = 17
        /// The most weights of the tagger, the greatest; others are mostly of features met once.
        public var spanWeightLimit = 260_000
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

    /// Counts the features of `texts`, on all cores, for as many fits as there are to be. O(*n*).
    public func examples(of texts: [TrainingText]) -> [TrainingExample] {
        let space = options.space
        return stride(from: 0, to: texts.count, by: Self.countingShare).map(\.self)
            .concurrentMap { start in
                var counter = FeatureCounter(space: space)
                return texts[start...].prefix(Self.countingShare).map { text in
                    counter.count(text.units, in: text.bytes)
                    return TrainingExample(
                        features: counter.counted.compact, labels: text.labels, weight: text.weight)
                }
            }.flatMap(\.self)
    }

    /// How many texts a counter, which is as large as the feature space, is made for.
    private static let countingShare = 4_096

    /// Fits all heads to `examples`.
    ///
    /// - Parameter earlier: a fit by the same trainer of the first of the same examples, which is
    ///   taken up where it ended; what comes out is as near the optimum as a fit from scratch.
    /// - Complexity: O(epochs · features · labels) over all examples.
    public func fit(
        _ examples: [TrainingExample], startingFrom earlier: FittedClassifier? = nil,
        progress: (Progress) -> Void = { _ in }
    ) -> FittedClassifier {
        // A text that says nothing of the first head is none of its documents.
        let documents = examples.filter { $0.labels.first != .some(nil) }.map(\.features)
        var fit = FittedClassifier(
            exampleCount: examples.count,
            weighting: TermWeighting(documentsOf: documents, in: options.space))
        var duals = earlier?.duals ?? Array(repeating: [], count: heads.count)
        if let limit = options.rowLimit, limit < fit.weighting.rows.count, !heads.isEmpty {
            let draft = regression(
                Problem(examples, weighedBy: fit.weighting, head: 0), head: 0,
                startingFrom: duals[0], isDraft: true, progress: progress)
            fit.weighting = fit.weighting.keeping(draft.strongestRows(limit), in: options.space)
            duals[0] = draft.duals
        }
        for index in heads.indices {
            var problem = Problem(examples, weighedBy: fit.weighting, head: index)
            var support: WeightSupport?
            if let limit = options.weightLimits[heads[index].name],
                EntryLayout.labelCounts.contains(heads[index].labels.count)
            {
                let draft = regression(
                    problem, head: index, startingFrom: duals[index], isDraft: true,
                    progress: progress)
                support = problem.select(draft.strongestWeights(limit))
                duals[index] = draft.duals
            }
            fit.add(
                regression(
                    problem, head: index, startingFrom: duals[index], support: support,
                    progress: progress),
                of: problem, naiveBayesShare: options.naiveBayesShare)
        }
        return fit
    }

    /// Fits a head; as a draft, ten times as far from the optimum, which is enough to tell what
    /// matters.
    private func regression(
        _ problem: Problem, head index: Int, startingFrom duals: [Float],
        support: WeightSupport? = nil, isDraft: Bool = false, progress: (Progress) -> Void
    ) -> SoftmaxRegression {
        var fitting = SoftmaxRegression.Options()
        fitting.l2 = options.l2
        fitting.epochLimit = options.epochLimit
        fitting.gapTolerance = options.gapTolerance * (isDraft ? 10 : 1)
        fitting.restsSettledRows = options.restsSettledTexts
        fitting.seed = options.seed
        let head = heads[index]
        var regression = SoftmaxRegression(
            rows: problem.rows, labels: problem.labels, labelCount: head.labels.count,
            options: fitting,
            rowWeights: problem.textWeights(
                labelCount: head.labels.count, balance: options.balance),
            support: support, startingFrom: duals)
        regression.fit { report in
            progress(
                Progress(
                    head: head.name, epoch: report.epoch, epochLimit: options.epochLimit,
                    loss: report.loss))
        }
        return regression
    }

    /// Fits a tagger to `sequences`; deterministic.
    ///
    /// - Complexity: O(epochs · elements · (features · tags + tags²)).
    public func fitTagger(
        to sequences: [TaggedSequence], tags: SpanTags, progress: (Progress) -> Void = { _ in }
    ) -> FittedTagger {
        var fitting = StructuredPerceptron.Options()
        fitting.seed = options.seed
        fitting.weightLimit = options.spanWeightLimit
        let (weights, pairs) = StructuredPerceptron.fit(
            sequences, tagCount: tags.count, dimension: 1 << options.spanBucketBits,
            options: fitting
        ) { epoch, loss in
            progress(
                Progress(
                    head: Self.taggerName, epoch: epoch, epochLimit: fitting.totalEpochCount,
                    loss: loss))
        }
        return FittedTagger(tags: tags, weights: weights, pairs: pairs)
    }

    /// Returns the bytes of a model file that holds `fit`, and `tagger` if there is one.
    ///
    /// - Parameter describe: completes what the file says of itself.
    public func encode(
        _ fit: FittedClassifier, tagger: FittedTagger? = nil,
        describedBy describe: (inout ModelManifest) -> Void = { _ in }
    ) -> [UInt8] {
        var sections: [(name: String, bytes: [UInt8])] = []
        for (head, fitted) in zip(heads, fit.heads) {
            sections += fitted.sections(name: head.name)
        }
        sections += tagger?.sections(name: Self.taggerName) ?? []
        var manifest = ModelManifest(
            space: options.space, heads: heads, isDelexicalized: false,
            spanKinds: tagger?.tags.kinds ?? [], spanBucketBits: options.spanBucketBits,
            exampleCount: fit.exampleCount, fingerprint: "", seed: options.seed, refusal: nil,
            measurements: [:])
        describe(&manifest)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let json = (try? encoder.encode(manifest)) ?? Data()
        let frequencies = fit.weighting.frequencies
        return ModelContainer.encode(
            [
                ("manifest", Array(json)), ("rows", fit.weighting.rows.littleEndianBytes),
                ("frequencies", frequencies.bytes(of: fit.weighting.codes)),
                ("documents", UInt32(frequencies.documentCount).littleEndianBytes),
            ] + sections)
    }

    /// The name of the tagger's sections.
    static let taggerName = "slots"
}
