public import Classification
internal import Understanding

/// What looks wrong with training utterances: labels others would give, utterances there twice, and
/// utterances that are in the validation set too.
public struct TrainingAudit: Sendable {
    /// An utterance whose label looks wrong.
    public struct Suspect: Hashable, Sendable {
        /// The utterance's index.
        public let index: Int
        /// What models that never saw it make of it.
        public let reading: CrossValidation.HeldOut
    }

    /// Training utterances that say the same.
    public struct Group: Hashable, Sendable {
        /// Their indices, two or more, in order.
        public let indices: [Int]
        /// How alike those least alike in it are.
        public let kind: TextOverlap.Kind
    }

    /// Training utterances of the same text, and an utterance of validation that says the same.
    public struct Leak: Hashable, Sendable {
        /// The indices of the training utterances, in order.
        public let indices: [Int]
        /// The index of the first utterance of validation among those most alike.
        public let other: Int
        /// How alike they are.
        public let kind: TextOverlap.Kind
    }

    /// Utterances that look mislabelled, the most so first.
    public let suspects: [Suspect]
    /// Utterances that say the same under different labels: each as another of its group, which has
    /// another label.
    public let contradictions: [Group]
    /// Utterances that say the same under the same label.
    public let duplicates: [Group]
    /// Training utterances that are in the validation set, or nearly.
    public let leaks: [Leak]

    private let utterances: [LabelledUtterance]
    private let validation: [LabelledUtterance]
    private let validated: CrossValidation

    /// Audits `utterances` by what `validated`, made of them, says.
    ///
    /// An utterance looks mislabelled by the rule of confident learning (Northcutt, Jiang and
    /// Chuang 2021): its own label is less probable than the mean of the utterances of that label,
    /// and another is the likeliest and as probable as the mean of that one's utterances.
    /// - Precondition: `validated` was made of `utterances`.
    public init(
        of utterances: [LabelledUtterance], validated: CrossValidation,
        against validation: [LabelledUtterance] = []
    ) {
        precondition(validated.heldOut.count == utterances.count, "The readings are of others.")
        self.utterances = utterances
        self.validation = validation
        self.validated = validated
        suspects = Self.suspects(among: utterances, validated.heldOut)
        let groups = OverlapGroups(utterances)
        contradictions = groups.contradictions
        duplicates = groups.duplicates
        leaks = OverlapGroups.leaks(of: utterances, into: validation)
    }

    private static func suspects(
        among utterances: [LabelledUtterance], _ readings: [CrossValidation.HeldOut?]
    ) -> [Suspect] {
        let grouping = LabelGrouping(of: utterances)
        let labels = utterances.map { grouping.group(of: $0.label) }
        var sums: [String: (total: Double, count: Int)] = [:]
        for (label, reading) in zip(labels, readings) {
            guard let reading else { continue }
            let sum = sums[label] ?? (0, 0)
            sums[label] = (sum.total + reading.ownProbability, sum.count + 1)
        }
        let means = sums.mapValues { $0.total / Double($0.count) }
        let found = zip(utterances.indices, readings).compactMap { index, reading -> Suspect? in
            guard let reading, !reading.isRight,
                reading.ownProbability < means[labels[index]] ?? 0,
                reading.rivalProbability >= means[reading.rival] ?? 1
            else { return nil }
            return Suspect(index: index, reading: reading)
        }
        return found.sorted { ($0.reading.margin, $0.index) < ($1.reading.margin, $1.index) }
    }

    /// Returns the findings for people, each by its place; of each kind at most `limit`.
    public func text(limit: Int = 100) -> String {
        let accuracy =
            "\(Figure.percent(validated.accuracy)) ± \(Figure.percent(validated.deviation))"
        let skipped =
            validated.skippedFoldCount > 0
            ? "; \(validated.skippedFoldCount) left out, as the others have one label alone" : ""
        var lines = [
            "cross-validation: accuracy \(accuracy) over \(validated.foldAccuracies.count) folds\(skipped)"
        ]
        lines += list("looks mislabelled", suspects, limit: limit) { suspect in
            let utterance = utterances[suspect.index]
            return
                "\(utterance.place): \(utterance.label) \(Figure.percent(suspect.reading.ownProbability)), \(suspect.reading.rival) \(Figure.percent(suspect.reading.rivalProbability)): \(utterance.text)"
        }
        lines += list("says the same under another label", contradictions, limit: limit) { group in
            line(ofLabelsIn: group.indices, group.kind)
        }
        lines += list("says the same twice", duplicates, limit: limit) { group in
            line(group.indices.map { utterances[$0] }, group.kind)
        }
        lines += list("is in the validation set", leaks, limit: limit) { leak in
            line(leak.indices.map { utterances[$0] }, and: validation[leak.other], leak.kind)
        }
        return lines.joined(separator: "\n")
    }

    /// The most utterances of a group that are written out.
    private static let mostMembers = 4

    /// A line of utterances that say the same, and of `last` behind them.
    private func line(
        _ group: [LabelledUtterance], and last: LabelledUtterance? = nil, _ kind: TextOverlap.Kind
    ) -> String {
        let rest = group.count - Self.mostMembers
        let shown = group.prefix(Self.mostMembers).map(\.description)
        let members =
            shown + (rest > 0 ? ["\(rest) more"] : []) + [last?.description].compactMap(\.self)
        return "\(members.joined(separator: " = ")) (\(kind.rawValue))"
    }

    /// A line of utterances of several labels, one of each first.
    private func line(ofLabelsIn indices: [Int], _ kind: TextOverlap.Kind) -> String {
        var labels: Set<String> = []
        let firsts = indices.filter { labels.insert(utterances[$0].label).inserted }
        let others = Set(indices).subtracting(firsts).sorted()
        return line((firsts + others).map { utterances[$0] }, kind)
    }

    private func list<Finding>(
        _ title: String, _ findings: [Finding], limit: Int, _ line: (Finding) -> String
    ) -> [String] {
        let rest = findings.count - limit
        return ["", "\(title): \(findings.count)"] + findings.prefix(limit).map { "  " + line($0) }
            + (rest > 0 ? ["  and \(rest) more"] : [])
    }
}

extension LabelledUtterance {
    /// Where the utterance was read.
    fileprivate var place: String { origin?.description ?? "?" }

    /// The utterance as a finding names it.
    fileprivate var description: String { "\(place): \(label): \(text)" }
}

extension CrossValidation.HeldOut {
    /// How far the own label is above the likeliest other.
    fileprivate var margin: Double { ownProbability - rivalProbability }
}
