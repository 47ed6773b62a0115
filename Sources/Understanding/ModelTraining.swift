public import Classification

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
        /// The most fits done at once, on a core each. Each holds its own features and weights:
        /// about 1 GB for the corpora in this repository, besides 1 GB that all share.
        public var fitLimit = 4
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
        /// How near a fit is to the optimum when it is done (`ClassifierTrainer.Options`): so near
        /// that the order of the texts hardly shows (two seeds differ by 0.01 points of accuracy on
        /// blocks held out, by 0.23 at ten times the gap), for twice the time.
        public var gapTolerance: Float = 2.5e-4
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
        /// Whether the model can say that a text is out of scope.
        public let refuses: Bool
        /// What was made of the validation utterances; nil where there were none.
        public let validation: ValidationUse?
        /// Whether the model finds slots.
        public let tagsSlots: Bool
        /// The number of utterances with slots marked where none were trained: those of Yani's
        /// labels are where the language is told.
        public let untaughtSlotCount: Int
    }

    /// What was made of validation utterances.
    public struct ValidationUse: Hashable, Sendable {
        /// The number of utterances calibrated on.
        public let calibratedCount: Int
        /// The number of those trained on as well.
        public let trainedCount: Int
        /// The labels, without operations, that no training utterance has and whose utterances were
        /// passed over, in their order.
        public let unknownLabels: [String]
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

    private let options: Options

    /// Creates a training with `options`.
    public init(options: Options = Options()) {
        self.options = options
    }

    /// Trains on `utterances`, calibrated on `validation` or, if that is empty, on folds of the
    /// training utterances.
    ///
    /// Deterministic: the same utterances in the same order give the same bytes, on however many
    /// cores.
    /// - Parameter progress: called from any thread, one call at a time.
    /// - Throws: `UnderstandingError.nothingToTrainOn`, `tooManySlots`.
    public func train(
        on utterances: [LabelledUtterance], validation: [LabelledUtterance] = [],
        progress: @escaping @Sendable (Progress) -> Void = { _ in }
    ) throws(UnderstandingError) -> Result {
        let plan = TrainingPlan(utterances)
        guard plan.groups.count > 1 else { throw .nothingToTrainOn }
        if let tags = plan.spanTags, tags.kinds.count > SpanTags.mostKinds {
            throw .tooManySlots(tags.kinds.count)
        }
        let work = TrainingWork(
            plan: plan, options: options, utterances: utterances, validation: validation)
        guard let outcome = work.carriedOut(progress: progress) else { throw .nothingToTrainOn }
        let heads = zip(plan.heads, outcome.held.heads).map { head, scores in
            ClassifierHead(
                name: head.name, labels: head.labels, temperature: scores.bestTemperature())
        }
        let refusal = outcome.held.refusal(recallWeight: options.recallWeight)
        let labelHead = LabelHead(heads[0], refusal: refusal)
        let gate = outcome.held.gate(head: labelHead)
        let report = outcome.held.report(head: labelHead, gate: gate)
        let trainer = ClassifierTrainer(heads: heads, options: options.classifier(for: plan))
        let bytes = trainer.encode(outcome.fit, tagger: outcome.tagger) { manifest in
            manifest.isDelexicalized = plan.isDelexicalized
            manifest.exampleCount -= work.copyCount
            manifest.fingerprint = plan.fingerprint
            manifest.refusal = refusal
            manifest.gate = gate
            manifest.measurements = HeldOutUtterances.measurements(of: report)
        }
        let use = validation.isEmpty ? nil : plan.use(of: validation, options: options)
        return Result(
            bytes: bytes, heldOut: report, refuses: refusal != nil || plan.outOfScopeLabel != nil,
            validation: use, tagsSlots: plan.spanTags != nil,
            untaughtSlotCount: plan.spanTags == nil ? utterances.count { !$0.slots.isEmpty } : 0)
    }
}

extension ModelTraining.Options {
    /// The trainer's options for what the utterances of `plan` are.
    func classifier(for plan: TrainingPlan) -> ClassifierTrainer.Options {
        var classifier = classifier
        guard plan.isDelexicalized else { return classifier }
        classifier.space = corpora.space
        classifier.rowLimit = corpora.rowLimit
        classifier.weightLimits = [
            HeadName.label.rawValue: corpora.labelWeightLimit,
            HeadName.operation.rawValue: corpora.operationWeightLimit,
            HeadName.language.rawValue: corpora.languageWeightLimit,
        ]
        classifier.l2 = corpora.l2
        classifier.naiveBayesShare = corpora.naiveBayesShare
        classifier.gapTolerance = corpora.gapTolerance
        classifier.restsSettledTexts = true
        classifier.epochLimit = corpora.epochLimit
        classifier.balance = corpora.balance
        return classifier
    }
}
