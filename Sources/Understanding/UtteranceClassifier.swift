public import Classification
public import Primitives
internal import TextProcessing

/// Scores whole utterances: any label set a model was trained on.
public struct UtteranceClassifier: Sendable {
    /// The model.
    public let model: LinearClassifier
    /// What its labels are.
    public let grouping: LabelGrouping
    private let reader = UtteranceReading()
    private let languageHead: Int?
    private let operationHead: Int?
    /// The whole labels of each group that has operations, as indices into the operation head.
    private let operations: [String: [Int]]
    /// The labels of the first head, and behind them that of what is refused.
    private let names: [String]
    /// The index of the label for what is out of scope.
    private let outOfScopeLabel: Int?

    /// An utterance scored.
    public struct Scores: Sendable {
        /// The most probable label; `out_of_scope` if the utterance is refused.
        public let label: String
        fileprivate let ranking: Ranking
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
        public var groups: [(name: String, probability: Double)] { first(ranking.names.count) }

        /// The most probable group and its probability.
        public var best: (name: String, probability: Double) { first(1).first ?? ("", 0) }

        /// The first of `groups`.
        func first(_ count: Int) -> [(name: String, probability: Double)] {
            ranking.first(count).map { (ranking.names[$0.group], $0.probability) }
        }
    }

    /// The groups in the order of their probabilities, found as far as they are asked for.
    fileprivate struct Ranking {
        /// The names of the groups, and behind them that of what is refused.
        let names: [String]
        /// The probability of each group.
        let probabilities: [Double]
        /// The group that the verdict stands for, if there is one.
        let left: Int?
        let verdict: RefusalRule.Verdict?

        /// The group that is the answer; nil where there is none.
        var answer: Int? {
            if let verdict, verdict.isRefused { return names.count - 1 }
            return probabilities.indices.lazy.filter { $0 != left }
                .max { probabilities[$0] < probabilities[$1] }
                ?? (verdict == nil ? nil : names.count - 1)
        }

        /// Returns the answer and then the most probable groups. O(groups · count).
        func first(_ count: Int) -> [(group: Int, probability: Double)] {
            var ranking: [(group: Int, probability: Double)] = []
            ranking.reserveCapacity(count + 1)
            for (group, probability) in probabilities.enumerated() where group != left {
                let isFull = ranking.count == count
                if isFull, probability <= ranking.last?.probability ?? .infinity { continue }
                let place = ranking.firstIndex { $0.probability < probability }
                if isFull { ranking.removeLast() }
                ranking.insert((group, probability), at: place ?? ranking.count)
            }
            if let verdict {
                let place =
                    verdict.isRefused
                    ? 0
                    : ranking.dropFirst().firstIndex { $0.probability < verdict.probability }
                ranking.insert((names.count - 1, verdict.probability), at: place ?? ranking.count)
            }
            return Array(ranking.prefix(count))
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
        names = (model.heads.first?.labels ?? []) + [UtteranceLabel.outOfScope.rawValue]
        operations = Dictionary(grouping: wholes.indices) { grouping.group(of: wholes[$0]) }
        outOfScopeLabel = model.heads.first?.labels
            .firstIndex(of: UtteranceLabel.outOfScope.rawValue)
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
            return scores(in: &workspace, hidden: (0, 0))
        }
        return scores(of: reader.read(text, delexicalized: true), in: &workspace)
    }

    /// Returns the label alone of `text` and its probability: the fast way, which allocates nothing
    /// in steady state where the model has no entities to look for. O(length).
    public func label(
        of text: String, in workspace: inout ClassifierWorkspace
    ) -> (name: String, probability: Double) {
        score(text, in: &workspace)
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
        return scores(
            in: &workspace,
            hidden: LanguageEvidence.logits(in: reading.text, mentions: reading.mentions))
    }

    /// Returns why `text` gets the logit it does for the most probable label of the first head.
    /// O(length · log length).
    public func explanation(
        of text: String, names: KnownNames = KnownNames()
    ) -> Explanation {
        let reading = reader.read(
            text, delexicalized: model.manifest.isDelexicalized, names: names)
        var workspace = makeWorkspace()
        let answer = scores(of: reading, in: &workspace).best.name
        let logits = workspace.logits(head: 0)
        let greatest = logits.indices.max { logits[$0] < logits[$1] } ?? 0
        return model.explanation(
            ofLabel: model.heads[0].labels.firstIndex(of: answer) ?? greatest, head: 0,
            reading.features.units, in: reading.text.folded
        ) { placeholder in
            Mention.Kind(rawValue: placeholder.rawValue).map { "\($0)" }
                ?? NameRole(rawValue: placeholder.rawValue).map { "\($0)" }
                ?? Concept(rawValue: placeholder.rawValue).map { "\($0)" } ?? "entity"
        }
    }

    private func score(_ text: String, in workspace: inout ClassifierWorkspace) {
        guard model.manifest.isDelexicalized else {
            return model.score(text, workspace: &workspace)
        }
        let reading = reader.read(text, delexicalized: true)
        model.score(reading.features.units, in: reading.text.folded, workspace: &workspace)
    }

    /// - Parameter hidden: what the words of entities say of the language.
    private func scores(
        in workspace: inout ClassifierWorkspace, hidden: (french: Float, english: Float)
    ) -> Scores {
        let verdict = model.manifest.refusal?.verdict(in: workspace)
        let probabilities = probabilities(in: workspace, verdict)
        let ranking = Ranking(
            names: names, probabilities: probabilities,
            left: verdict == nil ? nil : outOfScopeLabel, verdict: verdict)
        let logits = workspace.logits(head: 0)
        let greatest = logits.indices.lazy.filter { $0 != outOfScopeLabel }.map { logits[$0] }.max()
        let best = ranking.answer.map { names[$0] } ?? ""
        let spoken = language(in: &workspace, hidden: hidden)
        return Scores(
            label: operation(of: best, in: &workspace) ?? best, ranking: ranking,
            language: spoken.language, languageMargin: spoken.margin, isMixed: spoken.isMixed,
            greatestLogit: Double(greatest ?? 0),
            outOfScopeProbability: verdict?.probability
                ?? outOfScopeLabel.map { probabilities[$0] })
    }

    /// The probability of each label of the first head; what is out of scope left out, and the
    /// others scaled to what it leaves, where a rule has its `verdict` on that.
    private func probabilities(
        in workspace: ClassifierWorkspace, _ verdict: RefusalRule.Verdict?
    ) -> [Double] {
        var kept = model.probabilities(head: 0, in: workspace).map(Double.init)
        guard let verdict else { return kept }
        if let label = model.manifest.refusal?.outOfScopeLabel, kept.indices.contains(label) {
            kept[label] = 0
        }
        let factor = (1 - verdict.probability) / max(kept.reduce(0, +), 1e-30)
        for label in kept.indices { kept[label] *= factor }
        return kept
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
