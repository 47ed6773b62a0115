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

    /// Two utterances that say the same.
    public struct Pair: Hashable, Sendable {
        /// The index of the training utterance.
        public let index: Int
        /// The index of the other, a training utterance that comes later or one of validation.
        public let other: Int
        /// How alike they are.
        public let kind: TextOverlap.Kind
    }

    /// Utterances that look mislabelled, the most so first.
    public let suspects: [Suspect]
    /// Utterances that say the same under different labels.
    public let contradictions: [Pair]
    /// Utterances that say the same under the same label.
    public let duplicates: [Pair]
    /// Training utterances that are in the validation set, or nearly.
    public let leaks: [Pair]

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
        let index = OverlapIndex(utterances.map(\.text))
        let pairs = utterances.indices.flatMap { first in
            index.overlaps(with: utterances[first].text).filter { $0.index > first }
                .map { Pair(index: first, other: $0.index, kind: $0.kind) }
        }
        contradictions = pairs.filter {
            utterances[$0.index].label != utterances[$0.other].label
        }
        duplicates = pairs.filter { utterances[$0.index].label == utterances[$0.other].label }
        let judges = OverlapIndex(validation.map(\.text))
        leaks = utterances.indices.flatMap { first in
            judges.overlaps(with: utterances[first].text)
                .map { Pair(index: first, other: $0.index, kind: $0.kind) }
        }
    }

    private static func suspects(
        among utterances: [LabelledUtterance], _ readings: [CrossValidation.HeldOut]
    ) -> [Suspect] {
        let grouping = LabelGrouping(of: utterances)
        let labels = utterances.map { grouping.group(of: $0.label) }
        var sums: [String: (total: Double, count: Int)] = [:]
        for (label, reading) in zip(labels, readings) {
            let sum = sums[label] ?? (0, 0)
            sums[label] = (sum.total + reading.ownProbability, sum.count + 1)
        }
        let means = sums.mapValues { $0.total / Double($0.count) }
        let found = utterances.indices.filter { index in
            let reading = readings[index]
            return !reading.isRight && reading.ownProbability < means[labels[index]] ?? 0
                && reading.rivalProbability >= means[reading.rival] ?? 1
        }
        let margin = { (index: Int) in
            readings[index].ownProbability - readings[index].rivalProbability
        }
        return found.sorted { (margin($0), $0) < (margin($1), $1) }
            .map { Suspect(index: $0, reading: readings[$0]) }
    }

    /// Returns the findings for people, each by its place; of each kind at most `limit`.
    public func text(limit: Int = 100) -> String {
        let accuracy =
            "\(Figure.percent(validated.accuracy)) ± \(Figure.percent(validated.deviation))"
        var lines = [
            "cross-validation: accuracy \(accuracy) over \(validated.foldAccuracies.count) folds"
        ]
        lines += list("looks mislabelled", suspects, limit: limit) { suspect in
            let utterance = utterances[suspect.index]
            return
                "\(utterance.place): \(utterance.label) \(Figure.percent(suspect.reading.ownProbability)), \(suspect.reading.rival) \(Figure.percent(suspect.reading.rivalProbability)): \(utterance.text)"
        }
        lines += list("says the same under another label", contradictions, limit: limit) { pair in
            line(pair, utterances[pair.other])
        }
        lines += list("says the same twice", duplicates, limit: limit) { pair in
            line(pair, utterances[pair.other])
        }
        lines += list("is in the validation set", leaks, limit: limit) { pair in
            line(pair, validation[pair.other])
        }
        return lines.joined(separator: "\n")
    }

    private func line(_ pair: Pair, _ other: LabelledUtterance) -> String {
        let utterance = utterances[pair.index]
        return
            "\(utterance.place): \(utterance.label): \(utterance.text) = \(other.place): \(other.label): \(other.text) (\(pair.kind.rawValue))"
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
}
