public import Classification
public import Primitives
internal import TextProcessing

/// Scores whole utterances: any label set a model was trained on.
public struct UtteranceClassifier: Sendable {
    /// The model.
    public let model: LinearClassifier
    /// What its labels are.
    public let grouping: LabelGrouping
    /// Whether the model finds slots of labels that are not all Yani's; those of Yani's labels are
    /// an interpreter's to find.
    public let marksSlots: Bool
    let reader = UtteranceReading()
    private let languageHead: Int?
    private let operationHead: Int?
    /// The whole labels of each group that has operations, as indices into the operation head.
    private let operations: [String: [Int]]
    private let labelHead: LabelHead
    /// The labels of the first head, and behind them that of what is refused.
    private let names: [String]

    /// An utterance scored.
    public struct Scores: Sendable {
        /// The most probable label; `out_of_scope` if the utterance is refused.
        public let label: String
        fileprivate let labels: LabelDistribution
        /// The names of the groups, and behind them that of what is refused.
        fileprivate let names: [String]
        /// The language the model hears, or nil if it was not trained to tell.
        public let language: Language?
        /// How far its logit is above the other language's.
        public let languageMargin: Double
        /// Whether the model hears both languages in the utterance.
        public let isMixed: Bool
        /// The greatest logit of a label in scope, an out-of-scope score that needs no threshold.
        public let greatestLogit: Double
        /// The probability that the utterance is out of scope; nil if the model cannot tell.
        public let outOfScopeProbability: Double?

        /// The probability of each group of labels (an intent with all its operations), by group;
        /// the first is the answer.
        public var groups: [(name: String, probability: Double)] { first(names.count) }

        /// The most probable group and its probability.
        public var best: (name: String, probability: Double) { first(1).first ?? ("", 0) }

        /// The first of `groups`.
        func first(_ count: Int) -> [(name: String, probability: Double)] {
            labels.first(count).map { (names[$0], labels.probabilities[$0]) }
        }
    }

    /// Creates a classifier that uses `model`.
    public init(model: LinearClassifier) {
        self.model = model
        languageHead = model.heads.firstIndex { $0.name == HeadName.language.rawValue }
        operationHead = model.heads.firstIndex { $0.name == HeadName.operation.rawValue }
        let wholes = operationHead.map { model.heads[$0].labels } ?? []
        let grouping = LabelGrouping(of: model)
        self.grouping = grouping
        marksSlots =
            model.tagger != nil
            && !(model.heads.first?.labels ?? []).allSatisfy(UtteranceLabel.isKnown)
        labelHead = LabelHead(model.heads[0], refusal: model.manifest.refusal)
        names = (model.heads.first?.labels ?? []) + [UtteranceLabel.outOfScope.rawValue]
        operations = Dictionary(grouping: wholes.indices) { grouping.group(of: wholes[$0]) }
    }

    /// Whether `text` is short enough to be read: where the model's entities are placeholders some
    /// of the work grows faster than the text, so that none is longer than an interpreter takes.
    public func reads(_ text: String) -> Bool {
        !model.manifest.isDelexicalized || text.utf8.count <= Interpreter.longestText
    }

    /// Returns room to classify one utterance after another in.
    public func makeWorkspace() -> ClassifierWorkspace { model.makeWorkspace() }

    /// Returns the scores of `text`. O(length).
    public func scores(of text: String) -> Scores {
        var workspace = model.makeWorkspace()
        return scores(of: text, in: &workspace)
    }

    /// Returns the scores of `text`, computed in `workspace`. O(length).
    public func scores(of text: String, in workspace: inout ClassifierWorkspace) -> Scores {
        guard model.manifest.isDelexicalized else {
            model.score(text, workspace: &workspace)
            return scores(
                distribution(in: workspace),
                spoken: language(in: &workspace, hidden: (0, 0)), in: &workspace)
        }
        return scores(of: reader.read(text, delexicalized: true), in: &workspace)
    }

    /// Returns the label alone of `text` and its probability: the fast way, which allocates nothing
    /// in steady state where the model has no entities to look for. O(length).
    public func label(
        of text: String, in workspace: inout ClassifierWorkspace
    ) -> (name: String, probability: Double) {
        guard !model.manifest.isDelexicalized else {
            let reading = reader.read(text, delexicalized: true)
            model.score(reading.features.units, in: reading.text.folded, workspace: &workspace)
            let answer = answer(of: reading, in: &workspace).labels
            return (names[answer.answer], answer.probabilities[answer.answer])
        }
        model.score(text, workspace: &workspace)
        let head = model.heads[0]
        guard let rule = model.manifest.refusal else {
            let best = workspace.best(head: 0, temperature: head.temperature)
            return (head.labels[best.label], Double(best.probability))
        }
        let verdict = rule.verdict(in: workspace)
        guard !verdict.isRefused else {
            return (UtteranceLabel.outOfScope.rawValue, verdict.probability)
        }
        let best = workspace.best(
            head: 0, temperature: head.temperature, without: rule.outOfScopeLabel)
        return (head.labels[best.label], Double(best.probability) * (1 - verdict.probability))
    }

    func scores(
        of reading: UtteranceReading.Reading, in workspace: inout ClassifierWorkspace
    ) -> Scores {
        model.score(reading.features.units, in: reading.text.folded, workspace: &workspace)
        let spoken = language(
            in: &workspace,
            hidden: LanguageEvidence.logits(in: reading.text, mentions: reading.mentions))
        let answer = answer(of: reading, in: &workspace)
        if let passage = answer.passage {
            model.score(
                reading.features(of: passage).units, in: reading.text.folded, workspace: &workspace)
        }
        return scores(answer.labels, spoken: spoken, in: &workspace)
    }

    /// What a text scored as a whole reads as: the whole or, where that is in doubt, the mixture of
    /// its passages; and the passage that speaks most for the answer, nil if it is the whole, which
    /// then is the text last scored.
    private func answer(
        of reading: UtteranceReading.Reading, in workspace: inout ClassifierWorkspace
    ) -> (labels: LabelDistribution, passage: Passages.Passage?) {
        let whole = distribution(in: workspace)
        guard let gate = model.manifest.gate, gate.weights.count == PassageSigns.count,
            whole.best.probability < Self.doubt
        else { return (whole, nil) }
        let passages = Passages(reading.text, mentions: reading.mentions)
        guard passages.pieces.count > 1 else { return (whole, nil) }
        let all = passages.all
        let readings =
            [whole]
            + all.dropFirst().map { passage in
                model.score(
                    reading.features(of: passage).units, in: reading.text.folded,
                    workspace: &workspace)
                return distribution(in: workspace)
            }
        let signs = PassageSigns(passages)
        let shares = gate.shares(
            of: zip(all, readings).map {
                signs.signs(of: $0) + PassageSigns.signs(of: $1, beside: whole)
            })
        let mixture = LabelDistribution(of: readings, shares: shares)
        let answer = mixture.answer
        let speaker = all.indices.max {
            shares[$0] * readings[$0].probabilities[answer]
                < shares[$1] * readings[$1].probabilities[answer]
        }
        return (mixture, all[speaker ?? 0])
    }

    /// A text is in doubt if its most probable label is less probable than this.
    static let doubt = 0.97

    /// The distribution of the text last scored.
    private func distribution(in workspace: ClassifierWorkspace) -> LabelDistribution {
        LabelDistribution(
            logits: workspace.logits(head: 0), unknownShare: workspace.unknownShare,
            head: labelHead)
    }

    /// Returns why `text` gets the logit it does for the answer: of all its n-grams, or of those of
    /// the passage that asks. The text is read as it is scored, so that the contributions add up to
    /// the logit. O(length · log length).
    ///
    /// - Parameter names: what is known for names, where the model knows of any.
    public func explanation(
        of text: String, names: KnownNames = KnownNames()
    ) -> Explanation {
        var workspace = makeWorkspace()
        guard model.manifest.isDelexicalized else {
            var splitter = WordSplitter()
            splitter.split(text)
            model.score(splitter.units, in: splitter.bytes, workspace: &workspace)
            return explanation(
                of: distribution(in: workspace).answer, splitter.units, in: splitter.bytes,
                &workspace)
        }
        let reading = reader.read(text, delexicalized: true, names: names)
        model.score(reading.features.units, in: reading.text.folded, workspace: &workspace)
        let answer = answer(of: reading, in: &workspace)
        let features = answer.passage.map(reading.features(of:)) ?? reading.features
        return explanation(
            of: answer.labels.answer, features.units, in: reading.text.folded, &workspace)
    }

    /// Why the text of `units` gets the logit it does for an answer, or for the likeliest label
    /// where the answer is none of the head's.
    private func explanation(
        of answer: Int, _ units: [FeatureUnit], in bytes: [UInt8],
        _ workspace: inout ClassifierWorkspace
    ) -> Explanation {
        model.score(units, in: bytes, workspace: &workspace)
        let logits = workspace.logits(head: 0)
        let greatest = logits.indices.max { logits[$0] < logits[$1] } ?? 0
        return model.explanation(
            ofLabel: model.heads[0].labels.firstIndex(of: names[answer]) ?? greatest, head: 0,
            units, in: bytes
        ) { placeholder in
            Mention.Kind(rawValue: placeholder.rawValue).map { "\($0)" }
                ?? NameRole(rawValue: placeholder.rawValue).map { "\($0)" }
                ?? Concept(rawValue: placeholder.rawValue).map { "\($0)" } ?? "entity"
        }
    }

    /// The scores of a text that reads as `labels`, its operation by the text last scored.
    private func scores(
        _ labels: LabelDistribution,
        spoken: (language: Language?, margin: Double, isMixed: Bool),
        in workspace: inout ClassifierWorkspace
    ) -> Scores {
        let best = names[labels.answer]
        return Scores(
            label: operation(of: best, in: &workspace) ?? best, labels: labels, names: names,
            language: spoken.language, languageMargin: spoken.margin, isMixed: spoken.isMixed,
            greatestLogit: Double(labels.greatestLogit),
            outOfScopeProbability: labels.outside.map { labels.probabilities[$0] })
    }

    /// The most probable whole label of a group that has operations, nil if it has none.
    private func operation(
        of group: String, in workspace: inout ClassifierWorkspace
    ) -> String? {
        guard let operationHead, let wholes = operations[group] else { return nil }
        model.score(head: operationHead, workspace: &workspace)
        let labels = model.heads[operationHead].labels
        let logits = workspace.logits(head: operationHead)
        return wholes.max { logits[$0] < logits[$1] }.map { labels[$0] }
    }

    /// The likelier of the two languages, how far it is above the other, and whether a mixture of
    /// them is likelier still.
    private func language(
        in workspace: inout ClassifierWorkspace, hidden: (french: Float, english: Float)
    ) -> (language: Language?, margin: Double, isMixed: Bool) {
        guard let languageHead else { return (nil, 0, false) }
        model.score(head: languageHead, workspace: &workspace)
        var best: (language: Language, logit: Float)?
        var second = -Float.infinity
        var mixed = -Float.infinity
        let logits = workspace.logits(head: languageHead)
        for (label, logit) in zip(model.heads[languageHead].labels, logits) {
            guard let language = Language(rawValue: label) else {
                mixed = logit
                continue
            }
            let total =
                switch language {
                case .french: logit + hidden.french
                case .english: logit + hidden.english
                }
            if total > best?.logit ?? -.infinity {
                second = best?.logit ?? second
                best = (language, total)
            } else {
                second = max(second, total)
            }
        }
        let logit = best?.logit ?? -.infinity
        return (best?.language, Double(logit - second), mixed > logit)
    }
}
