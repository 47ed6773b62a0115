internal import Classification
internal import Understanding

/// How well slots are found, by exact match: the same slot over the same words.
public struct SlotEvaluation: Hashable, Sendable {
    /// The figures of one slot, or of all together.
    public struct Figures: Hashable, Codable, Sendable {
        /// The share of the slots found that are right; 0 if none was found.
        public let precision: Double
        /// The share of the slots marked that were found; 0 if none is marked.
        public let recall: Double
        /// The harmonic mean of both.
        public let f1: Double
        /// The number of slots marked.
        public let support: Int
    }

    /// The figures over all slots (micro-averaged).
    public let all: Figures
    /// The figures of each slot that is marked or was found.
    public let slots: [String: Figures]

    /// Returns the figures of `counts`, or nil if no slot is marked.
    init?(_ counts: SlotCounts) {
        guard counts.bySlot.values.contains(where: { $0.marked > 0 }) else { return nil }
        slots = counts.bySlot.mapValues(\.figures)
        all =
            counts.bySlot.values.reduce(into: SlotCounts.Count()) { sum, count in
                sum.marked += count.marked
                sum.found += count.found
                sum.right += count.right
            }.figures
    }
}

/// Counts slots marked, found, and both.
struct SlotCounts {
    struct Count {
        var marked = 0
        var found = 0
        var right = 0

        var figures: SlotEvaluation.Figures {
            let precision = found > 0 ? Double(right) / Double(found) : 0
            let recall = marked > 0 ? Double(right) / Double(marked) : 0
            let sum = precision + recall
            return .init(
                precision: precision, recall: recall,
                f1: sum > 0 ? 2 * precision * recall / sum : 0, support: marked)
        }
    }

    private(set) var bySlot: [String: Count] = [:]

    /// A slot where it stands.
    private struct Place: Hashable {
        let slot: String
        let range: Range<Int>
    }

    mutating func count(_ utterance: LabelledUtterance, _ turn: Interpretation) {
        guard utterance.label != JudgedUtterance.outOfScope else { return }
        let gold = Set(utterance.slots.map { Place(slot: $0.slot, range: $0.range) })
        let found = Set(turn.slots.map { Place(slot: $0.slot.rawValue, range: $0.range) })
        for place in gold { bySlot[place.slot, default: Count()].marked += 1 }
        for place in found {
            bySlot[place.slot, default: Count()].found += 1
            if gold.contains(place) { bySlot[place.slot, default: Count()].right += 1 }
        }
    }
}
