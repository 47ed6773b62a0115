public import Classification
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
        /// Whether the validation utterances, once calibrated on, are trained on as well.
        public var refitsOnValidation = true
        /// What the share of out-of-scope utterances refused counts against in-scope accuracy when
        /// the threshold of refusal is chosen.
        public var recallWeight = 0.2
        /// What is different where the utterances' language is told, as in Yani's own corpora.
        public var corpora = CorpusOptions()

        /// Creates the defaults.
        public init() {}
    }

    /// What Yani's own corpora are trained with: they are in two languages and many styles, and
    /// their entities are placeholders.
    public struct CorpusOptions: Sendable {
        /// The features.
        public var space = FeatureSpace(
            wordBits: 16, characterBits: 16, keyBits: 18, frequencyBits: 4)
        /// The most rows.
        public var rowLimit = 172_000
        /// The most weights of the label's head.
        public var labelWeightLimit = 596_000
        /// The most weights of the operation's head.
        public var operationWeightLimit = 57_000
        /// The most weights of the language's head.
        public var languageWeightLimit = 16_000
        /// The L2 penalty λ of the mean loss.
        public var l2: Float = 4e-8
        /// How much of naive Bayes is added to the weights.
        public var naiveBayesShare: Float = 0.05
        /// The mean duality gap at which a fit is done: so near the optimum that the order of the
        /// texts hardly shows (two seeds differ by 0.01 points of accuracy on blocks held out, by
        /// 0.23 at ten times the gap), for twice the time.
        public var gapTolerance: Float = 3e-4
        /// The most epochs of a fit.
        public var epochLimit = 40
        /// How far rare labels are raised, 0...1.
        public var balance: Float = 0.5
        /// The share of the utterances that are trained on a second time with slips of the finger,
        /// 0...1.
        public var slipShare = 1.0
        /// How much such a copy counts.
        public var slipWeight: Float = 0.3
        /// How much a fragment counts for the language.
        public var fragmentWeight: Float = 0.5

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

    private let reader = UtteranceReading()
    private let options: Options

    /// Creates a training with `options`.
    public init(options: Options = Options()) {
        self.options = options
    }

    /// Trains on `utterances`, calibrated on `validation` or, if that is empty, on folds of the
    /// training utterances.
    ///
    /// Deterministic: the same utterances in the same order give the same bytes.
    /// - Throws: `UnderstandingError.nothingToTrainOn`, `tooManySlots`.
    public func train(
        on utterances: [LabelledUtterance], validation: [LabelledUtterance] = [],
        progress: (Progress) -> Void = { _ in }
    ) throws(UnderstandingError) -> Result {
        let plan = TrainingPlan(utterances)
        guard plan.groups.count > 1 else { throw .nothingToTrainOn }
        if let tags = plan.spanTags, tags.kinds.count > SpanTags.mostKinds {
            throw .tooManySlots(tags.kinds.count)
        }
        let texts = plan.texts(of: utterances, reader: reader)
        let trainer = ClassifierTrainer(heads: plan.heads, options: classifierOptions(of: plan))
        let copies = utterances.map { plan.isDelexicalized ? self.copies(of: $0, plan: plan) : [] }
        let outcome =
            validation.isEmpty
            ? crossValidate(texts, copies, utterances, plan: plan, by: trainer, progress: progress)
            : validate(
                on: validation, trainedOn: texts + copies.flatMap(\.self), plan: plan,
                by: trainer, progress: progress)
        let heads = zip(plan.heads, outcome.held.heads).map { head, scores in
            ClassifierHead(
                name: head.name, labels: head.labels, temperature: scores.bestTemperature())
        }
        let refusal = outcome.held.refusal(recallWeight: options.recallWeight)
        let report = outcome.held.report(head: heads[0], refusal: refusal)
        let bytes = ClassifierTrainer(heads: heads, options: classifierOptions(of: plan)).encode(
            outcome.fit,
            sequences: plan.sequences(
                of: utterances, slipShare: options.corpora.slipShare, reader: reader),
            spanTags: plan.spanTags
        ) { manifest in
            manifest.isDelexicalized = plan.isDelexicalized
            manifest.exampleCount -= copies.reduce(0) { $0 + $1.count }
            manifest.fingerprint = plan.fingerprint
            manifest.refusal = refusal
            manifest.measurements = HeldOutUtterances.measurements(of: report)
        } progress: { report in
            progress(Self.progress(report, from: 0.9, share: 0.1))
        }
        return Result(bytes: bytes, heldOut: report)
    }

    /// The trainer's options for what the utterances of `plan` are.
    private func classifierOptions(of plan: TrainingPlan) -> ClassifierTrainer.Options {
        var classifier = options.classifier
        guard plan.isDelexicalized else { return classifier }
        classifier.space = options.corpora.space
        classifier.rowLimit = options.corpora.rowLimit
        classifier.weightLimits = [
            HeadName.label.rawValue: options.corpora.labelWeightLimit,
            HeadName.operation.rawValue: options.corpora.operationWeightLimit,
            HeadName.language.rawValue: options.corpora.languageWeightLimit,
        ]
        classifier.l2 = options.corpora.l2
        classifier.naiveBayesShare = options.corpora.naiveBayesShare
        classifier.gapTolerance = options.corpora.gapTolerance
        classifier.epochLimit = options.corpora.epochLimit
        classifier.balance = options.corpora.balance
        return classifier
    }

    /// What is trained on beside an utterance: a copy with slips of the finger, and a fragment that
    /// teaches its language.
    private func copies(of utterance: LabelledUtterance, plan: TrainingPlan) -> [TrainingText] {
        let slipped = TypingSlips(share: options.corpora.slipShare).copy(of: utterance)
            .flatMap { plan.texts(of: [$0], reader: reader).first }
            .map { $0.weighing(options.corpora.slipWeight) }
        let fragment = plan.fragment(of: utterance, reader: reader)
            .map { $0.weighing(options.corpora.fragmentWeight) }
        return [slipped, fragment].compactMap(\.self)
    }

    /// The fit that goes into the model, and the scores of utterances held out of one like it.
    private struct Outcome {
        let fit: FittedClassifier
        let held: HeldOutUtterances
    }

    /// Scores each fold by a fit to the others and to copies of the others, and fits all.
    private func crossValidate(
        _ texts: [TrainingText], _ copies: [[TrainingText]], _ utterances: [LabelledUtterance],
        plan: TrainingPlan, by trainer: ClassifierTrainer, progress: (Progress) -> Void
    ) -> Outcome {
        var held = HeldOutUtterances(plan: plan)
        let share = 0.9 / Double(options.foldCount + 1)
        for fold in 0..<options.foldCount {
            let isHeldOut = { (index: Int) in index % options.foldCount == fold }
            let kept = texts.indices.filter { !isHeldOut($0) }
            let fit = trainer.fit(kept.map { texts[$0] } + kept.flatMap { copies[$0] }) {
                progress(Self.progress($0, from: share * Double(fold), share: share))
            }
            score(
                texts.indices.filter(isHeldOut).map { (texts[$0], utterances[$0].label) },
                by: trainer.encode(fit), into: &held)
        }
        let fit = trainer.fit(texts + copies.flatMap(\.self)) {
            progress(Self.progress($0, from: share * Double(options.foldCount), share: share))
        }
        return Outcome(fit: fit, held: held)
    }

    /// Scores `validation` by a fit to the training texts, which is then taken up with the
    /// validation texts among them if the options say so.
    private func validate(
        on validation: [LabelledUtterance], trainedOn texts: [TrainingText], plan: TrainingPlan,
        by trainer: ClassifierTrainer, progress: (Progress) -> Void
    ) -> Outcome {
        let fit = trainer.fit(texts) { progress(Self.progress($0, from: 0, share: 0.6)) }
        var held = HeldOutUtterances(plan: plan)
        let more = plan.texts(of: validation, reader: reader)
        score(Array(zip(more, validation.map(\.label))), by: trainer.encode(fit), into: &held)
        guard options.refitsOnValidation else { return Outcome(fit: fit, held: held) }
        let all = trainer.fit(texts + more, startingFrom: fit) {
            progress(Self.progress($0, from: 0.6, share: 0.3))
        }
        return Outcome(fit: all, held: held)
    }

    private func score(
        _ texts: [(text: TrainingText, label: String)], by bytes: [UInt8],
        into held: inout HeldOutUtterances
    ) {
        guard let model = try? LinearClassifier(bytes: bytes) else { return }
        var workspace = model.makeWorkspace()
        for (text, label) in texts {
            model.score(text.units, in: text.bytes, workspace: &workspace)
            for head in model.heads.indices.dropFirst() {
                model.score(head: head, workspace: &workspace)
            }
            held.add(text, group: UtteranceClassifier.group(of: label), from: workspace)
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

extension TrainingText {
    /// The text with so many times its weight.
    fileprivate func weighing(_ factor: Float) -> TrainingText {
        var text = self
        text.weight *= factor
        return text
    }
}
