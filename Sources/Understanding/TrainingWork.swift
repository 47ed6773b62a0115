internal import Classification
internal import Foundation
internal import Primitives

/// The work of one training, in pieces that do not need each other and so are done side by side:
/// the fit of all utterances, fits that some are held out of, and the tagger.
struct TrainingWork: Sendable {
    /// What comes of the work.
    struct Outcome {
        let fit: FittedClassifier
        /// The scores of utterances held out of a fit like it.
        let held: HeldOutUtterances
        let tagger: FittedTagger?
    }

    private enum Piece {
        /// A fit to all utterances.
        case all
        /// The scores of one fold by a fit to the others.
        case fold(Int)
        /// The scores of the validation utterances by a fit to the others, taken up with them.
        case validated
        case tagger
    }

    private enum Part {
        case fit(FittedClassifier)
        case held(HeldOutUtterances)
        case validated(FittedClassifier, HeldOutUtterances)
        case tagger(FittedTagger)
    }

    private let plan: TrainingPlan
    private let options: ModelTraining.Options
    private let utterances: [LabelledUtterance]
    private let validation: [LabelledUtterance]
    private let folds: Folds
    private let trainer: ClassifierTrainer
    private let reader = UtteranceReading()
    private let texts: [TrainingText]
    /// The texts as a fit takes them.
    private let examples: [TrainingExample]
    /// What is trained on beside the utterances, and the index of the utterance each was made of.
    private let copies: [(example: TrainingExample, origin: Int)]

    /// Reads the utterances. O(words), on all cores.
    init(
        plan: TrainingPlan, options: ModelTraining.Options, utterances: [LabelledUtterance],
        validation: [LabelledUtterance]
    ) {
        self.plan = plan
        self.options = options
        self.utterances = utterances
        self.validation = validation
        folds = Folds(of: validation.isEmpty ? utterances : [], count: options.foldCount)
        trainer = ClassifierTrainer(heads: plan.heads, options: options.classifier(for: plan))
        let (corpora, reader) = (options.corpora, reader)
        texts = utterances.concurrentMap { plan.text(of: $0, reader: reader) }
        examples = trainer.examples(of: texts)
        let copied = utterances.concurrentMap {
            plan.copies(of: $0, options: corpora, reader: reader)
        }
        let origins = copied.indices.flatMap { Array(repeating: $0, count: copied[$0].count) }
        copies = Array(zip(trainer.examples(of: copied.flatMap(\.self)), origins))
    }

    /// The number of texts trained on beside the utterances.
    var copyCount: Int { copies.count }

    private var allExamples: [TrainingExample] { examples + copies.map(\.example) }

    /// Does all pieces, as many at once as the options allow; nil if there was none.
    func carriedOut(
        progress: @escaping @Sendable (ModelTraining.Progress) -> Void
    ) -> Outcome? {
        let fits: [Piece] =
            validation.isEmpty ? [.all] + (0..<options.foldCount).map { .fold($0) } : [.validated]
        // The tagger takes longest: begun last it would leave the other cores idle.
        let pieces = plan.spanTags == nil ? fits : [.tagger] + fits
        let tally = Tally(pieceCount: pieces.count, tell: progress)
        let parts = pieces.indices.concurrentMap(atMost: options.fitLimit) { index in
            let part = part(of: pieces[index]) { report in tally.report(report, of: index) }
            tally.finish(index)
            return part
        }
        var fit: FittedClassifier?
        var held = HeldOutUtterances(plan: plan)
        var tagger: FittedTagger?
        for part in parts {
            switch part {
            case .fit(let all): fit = all
            case .held(let scores): held.append(scores)
            case .validated(let all, let scores): (fit, held) = (all, scores)
            case .tagger(let fitted): tagger = fitted
            }
        }
        return fit.map { Outcome(fit: $0, held: held, tagger: tagger) }
    }

    private func part(
        of piece: Piece, progress: (ClassifierTrainer.Progress) -> Void
    ) -> Part {
        switch piece {
        case .all: .fit(trainer.fit(allExamples, progress: progress))
        case .fold(let fold): .held(scores(ofFold: fold, progress: progress))
        case .validated: validated(progress: progress)
        case .tagger:
            .tagger(
                trainer.fitTagger(
                    to: plan.sequences(
                        of: utterances, slipShare: options.corpora.slipShare, reader: reader),
                    tags: plan.spanTags ?? SpanTags(kinds: []), progress: progress))
        }
    }

    /// Scores a fold by a fit to the others and to copies of the others.
    private func scores(
        ofFold fold: Int, progress: (ClassifierTrainer.Progress) -> Void
    ) -> HeldOutUtterances {
        let isHeldOut = { (index: Int) in folds.assignments[index] == fold }
        let kept = examples.indices.filter { !isHeldOut($0) }.map { examples[$0] }
        let keptCopies = copies.filter { !isHeldOut($0.origin) }.map(\.example)
        let fit = trainer.fit(kept + keptCopies, progress: progress)
        return scores(
            of: texts.indices.filter(isHeldOut).map { (texts[$0], utterances[$0]) }, by: fit)
    }

    /// Scores the validation utterances by a fit to the training texts, which is then taken up with
    /// the validation texts among them if the options say so.
    private func validated(progress: (ClassifierTrainer.Progress) -> Void) -> Part {
        let fit = trainer.fit(allExamples, progress: progress)
        let more = validation.concurrentMap { plan.text(of: $0, reader: reader) }
        let held = scores(of: Array(zip(more, validation)), by: fit)
        guard options.refitsOnValidation else { return .validated(fit, held) }
        let all = trainer.fit(
            allExamples + trainer.examples(of: more), startingFrom: fit, progress: progress)
        return .validated(all, held)
    }

    private func scores(
        of texts: [(text: TrainingText, utterance: LabelledUtterance)], by fit: FittedClassifier
    ) -> HeldOutUtterances {
        var held = HeldOutUtterances(plan: plan)
        let bytes = trainer.encode(fit) { $0.isDelexicalized = plan.isDelexicalized }
        guard let model = try? LinearClassifier(bytes: bytes) else { return held }
        var workspace = model.makeWorkspace()
        var other = model.makeWorkspace()
        for (text, utterance) in texts {
            model.score(text.units, in: text.bytes, workspace: &workspace)
            for head in model.heads.indices.dropFirst() {
                model.score(head: head, workspace: &workspace)
            }
            held.add(
                text, group: plan.grouping.group(of: utterance.label), from: workspace,
                passages: HeldOutPassages(
                    of: utterance, wholeScoredIn: workspace, reader: reader, model: model,
                    workspace: &other))
        }
        return held
    }
}

extension TrainingWork {
    /// How far the pieces are, told by one at a time.
    ///
    /// `@unchecked Sendable` is sound: what changes is touched under the lock alone.
    private final class Tally: @unchecked Sendable {
        private let lock = NSLock()
        private var fractions: [Double]
        private var last: ClassifierTrainer.Progress?
        private let tell: @Sendable (ModelTraining.Progress) -> Void

        init(pieceCount: Int, tell: @escaping @Sendable (ModelTraining.Progress) -> Void) {
            fractions = Array(repeating: 0, count: pieceCount)
            self.tell = tell
        }

        /// Takes an epoch of a piece, which has several fits, each of a few epochs or of many.
        func report(_ report: ClassifierTrainer.Progress, of piece: Int) {
            let epochs = Double(max(1, report.epochLimit))
            lock.withLock {
                // Each epoch takes the same part of what is left, so that the share never falls.
                fractions[piece] += (1 - fractions[piece]) / epochs
                last = report
                tellAll()
            }
        }

        /// Takes that a piece is done, in fewer epochs than it might have taken.
        func finish(_ piece: Int) {
            lock.withLock {
                fractions[piece] = 1
                tellAll()
            }
        }

        private func tellAll() {
            tell(
                ModelTraining.Progress(
                    head: last?.head ?? "",
                    fraction: fractions.reduce(0, +) / Double(fractions.count),
                    loss: Double(last?.loss ?? 0)))
        }
    }
}
