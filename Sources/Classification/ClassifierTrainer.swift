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

    /// Creates a text to train on.
    public init(bytes: [UInt8], units: [FeatureUnit], labels: [Int?]) {
        self.bytes = bytes
        self.units = units
        self.labels = labels
    }
}

/// Trains linear classifiers; deterministic for given texts, order and options.
public struct ClassifierTrainer: Sendable {
    /// What is trained.
    public struct Options: Sendable {
        /// The features.
        public var space = FeatureSpace()
        /// The L2 penalty λ of the mean loss.
        public var l2: Float = 1e-6
        /// The most epochs of the fit.
        public var epochLimit = 10
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

    /// Trains on `texts`, and a tagger on `sequences` if there are any, and returns the bytes of a
    /// model file.
    ///
    /// - Parameter describe: completes what the file says of itself.
    /// - Complexity: O(epochs · features · labels) over all texts.
    public func train(
        on texts: [TrainingText], sequences: [TaggedSequence] = [], spanTags: SpanTags? = nil,
        describedBy describe: (inout ModelManifest) -> Void = { _ in },
        progress: (Progress) -> Void = { _ in }
    ) -> [UInt8] {
        let (vectors, weighting) = features(of: texts)
        var sections: [(name: String, bytes: [UInt8])] = []
        for (index, head) in heads.enumerated() {
            let weights = fit(head, index, texts: texts, vectors, weighting, progress: progress)
            sections += QuantizedWeights.sections(of: weights, head: head.name)
        }
        if let spanTags {
            sections += SpanTagger.sections(
                fittedTo: sequences, tags: spanTags, name: Self.taggerName,
                bucketBits: options.spanBucketBits, seed: options.seed
            ) { epoch, loss in
                progress(Progress(head: Self.taggerName, epoch: epoch, epochLimit: 12, loss: loss))
            }
        }
        var manifest = ModelManifest(
            space: options.space, heads: heads, isDelexicalized: false,
            spanKinds: spanTags?.kinds ?? [], spanBucketBits: options.spanBucketBits,
            exampleCount: texts.count, fingerprint: "",
            seed: options.seed, acceptanceThreshold: 0, measurements: [:])
        describe(&manifest)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let json = (try? encoder.encode(manifest)) ?? Data()
        return ModelContainer.encode(
            [("manifest", Array(json)), ("idf", weighting.signedIDF.littleEndianBytes)] + sections)
    }

    /// The name of the tagger's sections.
    static let taggerName = "slots"

    private func features(of texts: [TrainingText]) -> ([FeatureVector], TermWeighting) {
        var counter = FeatureCounter(space: options.space)
        var vectors = texts.map { text in
            counter.count(text.units, in: text.bytes)
            return counter.vector
        }
        let weighting = TermWeighting(documentsOf: vectors, in: options.space)
        for index in vectors.indices { weighting.weigh(&vectors[index]) }
        return (vectors, weighting)
    }

    private func fit(
        _ head: ClassifierHead, _ index: Int, texts: [TrainingText], _ vectors: [FeatureVector],
        _ weighting: TermWeighting, progress: (Progress) -> Void
    ) -> WeightMatrix {
        var rows = FeatureMatrix(dimension: options.space.dimension)
        var labels: [Int] = []
        for (text, vector) in zip(texts, vectors) {
            guard let label = text.labels[index] else { continue }
            rows.append(vector, weighting: weighting)
            labels.append(label)
        }
        var fitting = SoftmaxRegression.Options()
        fitting.l2 = options.l2
        fitting.epochLimit = options.epochLimit
        fitting.seed = options.seed
        var weights = SoftmaxRegression.fit(
            rows: rows, labels: labels, labelCount: head.labels.count, options: fitting
        ) { report in
            progress(
                Progress(
                    head: head.name, epoch: report.epoch, epochLimit: options.epochLimit,
                    loss: report.loss))
        }
        NaiveBayesFold.add(
            to: &weights, rows: rows, labels: labels, share: options.naiveBayesShare)
        return weights
    }
}
