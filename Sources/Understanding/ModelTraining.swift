public import Classification
public import Entities
internal import Primitives

/// Trains a model of utterances: their labels, their language where it is told, and their slots
/// where they are marked.
public struct ModelTraining: Sendable {
    /// How a model is trained.
    public struct Options: Sendable {
        /// Features, penalty and epochs.
        public var classifier = ClassifierTrainer.Options()
        /// The number of folds that calibration is cross-validated in where there are no validation
        /// utterances.
        public var foldCount = 5

        /// Creates the defaults.
        public init() {}
    }

    /// A trained model.
    public struct Result: Sendable {
        /// The model file.
        public let bytes: [UInt8]
        /// Figures of the held-out utterances: those given, or each fold's.
        public let heldOut: ClassificationReport
    }

    /// Where training stands: the fit under way, and all fits.
    public struct Progress: Sendable {
        /// What is being fitted.
        public let head: String
        /// The share done of all the work, 0...1.
        public let fraction: Double
        /// The mean loss of the last epoch.
        public let loss: Double
    }

    private let reader: UtteranceReading
    private let options: Options

    /// Creates a training that reads entities with `recognizer`.
    public init(options: Options = Options(), recognizer: EntityRecognizer = EntityRecognizer()) {
        self.options = options
        reader = UtteranceReading(recognizer: recognizer)
    }

    /// Trains on `utterances`, calibrated on `validation` or, if that is empty, on folds of the
    /// training utterances.
    ///
    /// Deterministic: the same utterances in the same order give the same bytes.
    /// - Throws: `UnderstandingError.nothingToTrainOn`.
    public func train(
        on utterances: [LabelledUtterance], validation: [LabelledUtterance] = [],
        progress: (Progress) -> Void = { _ in }
    ) throws(UnderstandingError) -> Result {
        let plan = TrainingPlan(utterances)
        guard plan.groups.count > 1 else { throw .nothingToTrainOn }
        let texts = utterances.map { plan.text(of: $0, reader: reader) }
        let held =
            validation.isEmpty
            ? crossValidate(texts, plan: plan, progress: progress)
            : score(validation, trainedOn: texts, plan: plan, progress: progress)
        let heads = zip(plan.heads, held).map { head, scores in
            ClassifierHead(
                name: head.name, labels: head.labels, temperature: scores.bestTemperature())
        }
        let report = HeldOutReport(scores: held[0], head: heads[0])
        let bytes = ClassifierTrainer(heads: heads, options: options.classifier).train(
            on: texts, sequences: plan.sequences(of: utterances, reader: reader),
            spanTags: plan.spanTags
        ) { manifest in
            manifest.isDelexicalized = plan.isDelexicalized
            manifest.fingerprint = plan.fingerprint
            manifest.acceptanceThreshold = report.acceptanceThreshold
            manifest.measurements = report.measurements
        } progress: { report in
            progress(Self.progress(report, from: 0.8, share: 0.2))
        }
        return Result(bytes: bytes, heldOut: report.report)
    }

    /// Scores each fold by a model trained on the others.
    private func crossValidate(
        _ texts: [TrainingText], plan: TrainingPlan, progress: (Progress) -> Void
    ) -> [HeldOutScores] {
        var held = plan.heads.map { _ in HeldOutScores() }
        for fold in 0..<options.foldCount {
            let isHeldOut = { (index: Int) in index % options.foldCount == fold }
            let kept = texts.indices.filter { !isHeldOut($0) }.map { texts[$0] }
            let start = 0.8 * Double(fold) / Double(options.foldCount)
            let model = fit(kept, plan: plan) { report in
                progress(
                    Self.progress(report, from: start, share: 0.8 / Double(options.foldCount)))
            }
            Self.score(
                texts.indices.filter(isHeldOut).map { texts[$0] }, by: model, into: &held)
        }
        return held
    }

    private func score(
        _ validation: [LabelledUtterance], trainedOn texts: [TrainingText], plan: TrainingPlan,
        progress: (Progress) -> Void
    ) -> [HeldOutScores] {
        var held = plan.heads.map { _ in HeldOutScores() }
        let model = fit(texts, plan: plan) { progress(Self.progress($0, from: 0, share: 0.8)) }
        Self.score(validation.map { plan.text(of: $0, reader: reader) }, by: model, into: &held)
        return held
    }

    private func fit(
        _ texts: [TrainingText], plan: TrainingPlan,
        progress: (ClassifierTrainer.Progress) -> Void
    ) -> LinearClassifier? {
        let bytes = ClassifierTrainer(heads: plan.heads, options: options.classifier)
            .train(on: texts, progress: progress)
        return try? LinearClassifier(bytes: bytes)
    }

    private static func score(
        _ texts: [TrainingText], by model: LinearClassifier?, into held: inout [HeldOutScores]
    ) {
        guard let model else { return }
        var workspace = model.makeWorkspace()
        for text in texts {
            model.score(text.units, in: text.bytes, workspace: &workspace)
            for (index, head) in model.heads.enumerated() {
                guard let label = text.labels[index] else { continue }
                held[index].logits.append(Array(workspace.logits[index].prefix(head.labels.count)))
                held[index].labels.append(label)
            }
        }
    }

    private static func progress(
        _ report: ClassifierTrainer.Progress, from start: Double, share: Double
    ) -> Progress {
        let within = Double(report.epoch) / Double(max(1, report.epochLimit))
        return Progress(
            head: report.head, fraction: start + share * within, loss: Double(report.loss))
    }
}
