public import Classification
public import Understanding

/// What models trained without an utterance make of it, for every utterance of a set.
public struct CrossValidation: Sendable {
    /// One utterance as a model that never saw it reads it.
    public struct HeldOut: Hashable, Sendable {
        /// The probability of the utterance's own label, operations aside.
        public let ownProbability: Double
        /// The likeliest other label.
        public let rival: String
        /// The probability of the likeliest other label.
        public let rivalProbability: Double

        /// Whether the own label is the likeliest.
        public var isRight: Bool { ownProbability >= rivalProbability }
    }

    /// The readings, in the order of the utterances; nil for those of folds that were skipped.
    public let heldOut: [HeldOut?]
    /// The share of right answers of each fold that was read.
    public let foldAccuracies: [Double]
    /// The number of folds skipped because the others have one label alone.
    public let skippedFoldCount: Int

    /// Trains `foldCount` models, each on all utterances but those of its fold, and reads the fold
    /// with it (`Folds`). Slots are not trained.
    ///
    /// A fold that leaves fewer than two labels is skipped.
    /// - Throws: `UnderstandingError.nothingToTrainOn` if all folds do.
    /// - Complexity: that of `foldCount` trainings.
    public init(
        of utterances: [LabelledUtterance], foldCount: Int = 5,
        options: ModelTraining.Options = ModelTraining.Options(),
        progress: @escaping @Sendable (_ fraction: Double, _ words: String) -> Void = { _, _ in }
    ) throws(UnderstandingError) {
        var heldOut = [HeldOut?](repeating: nil, count: utterances.count)
        var accuracies: [Double] = []
        let folds = Folds(of: utterances, count: foldCount)
        var skippedCount = 0
        for fold in 0..<foldCount {
            let inside = folds.indices(of: fold)
            let kept = utterances.indices.filter { folds.assignments[$0] != fold }
            guard !inside.isEmpty else { continue }
            guard Self.hasTwoLabels(kept.map { utterances[$0] }) else {
                skippedCount += 1
                continue
            }
            let model = try Self.model(
                trainedOn: kept.map { utterances[$0] }, calibratedOn: inside.map { utterances[$0] },
                options: options
            ) { step in
                progress(
                    (Double(fold) + step.fraction) / Double(foldCount),
                    "fold \(fold + 1) of \(foldCount), \(step.words)")
            }
            let classifier = UtteranceClassifier(model: model)
            for index in inside {
                heldOut[index] = Self.reading(of: utterances[index], by: classifier)
            }
            let right = inside.count { heldOut[$0]?.isRight == true }
            accuracies.append(Double(right) / Double(inside.count))
        }
        guard !accuracies.isEmpty else { throw .nothingToTrainOn }
        self.heldOut = heldOut
        foldAccuracies = accuracies
        skippedFoldCount = skippedCount
    }

    private static func hasTwoLabels(_ utterances: [LabelledUtterance]) -> Bool {
        let grouping = LabelGrouping(of: utterances)
        return Set(utterances.lazy.map { grouping.group(of: $0.label) }).count > 1
    }

    /// The mean of the folds' accuracies.
    public var accuracy: Double {
        foldAccuracies.reduce(0, +) / Double(max(1, foldAccuracies.count))
    }

    /// The standard deviation of the folds' accuracies, 0 for fewer than two.
    public var deviation: Double {
        guard foldAccuracies.count > 1 else { return 0 }
        let squares = foldAccuracies.reduce(0) { $0 + ($1 - accuracy) * ($1 - accuracy) }
        return (squares / Double(foldAccuracies.count - 1)).squareRoot()
    }

    /// A model of the labels alone: slots take longer to train and say nothing here.
    static func model(
        trainedOn utterances: [LabelledUtterance], calibratedOn held: [LabelledUtterance],
        options: ModelTraining.Options,
        progress: @escaping @Sendable (ModelTraining.Progress) -> Void
    ) throws(UnderstandingError) -> LinearClassifier {
        let bare = utterances.map { utterance in
            var bare = utterance
            bare.slots = []
            return bare
        }
        let grouping = LabelGrouping(of: utterances)
        let known = Set(utterances.map { grouping.group(of: $0.label) })
        let judges = held.filter { known.contains(grouping.group(of: $0.label)) }
        // What is judged by may calibrate the model, never train it.
        var fitting = options
        fitting.refitsOnValidation = false
        let result = try ModelTraining(options: fitting)
            .train(on: bare, validation: judges, progress: progress)
        do {
            return try LinearClassifier(bytes: result.bytes)
        } catch {
            throw .model(error)
        }
    }

    private static func reading(
        of utterance: LabelledUtterance, by classifier: UtteranceClassifier
    ) -> HeldOut {
        let groups = classifier.scores(of: utterance.text).groups
        let label = classifier.grouping.group(of: utterance.label)
        let rival = groups.first { $0.name != label }
        return HeldOut(
            ownProbability: groups.first { $0.name == label }?.probability ?? 0,
            rival: rival?.name ?? "", rivalProbability: rival?.probability ?? 0)
    }
}

extension ModelTraining.Progress {
    /// What is being fitted and its loss.
    public var words: String { "\(head), loss \(Markup.decimal(loss, places: 4))" }
}
