public import Classification
internal import Understanding

/// How well slots are found, by exact match: the same slot over the same words; and by value: the
/// same slot with the same machine-readable value, wherever its words begin.
public struct SlotEvaluation: Hashable, Sendable {
    /// The figures over all slots (micro-averaged).
    public let all: ClassificationReport.LabelFigures
    /// The figures of each slot that is marked or was found.
    public let slots: [String: ClassificationReport.LabelFigures]
    /// The figures by value over all slots whose marks and finds have one; nil if none has, as
    /// those of other labels than Yani's.
    public let values: ClassificationReport.LabelFigures?

    /// Returns the figures of `counts`, or nil if no slot is marked.
    init?(_ counts: SlotCounts) {
        guard counts.bySlot.values.contains(where: { $0.marked > 0 }) else { return nil }
        slots = counts.bySlot.mapValues(\.figures)
        all = SlotCounts.sum(counts.bySlot).figures
        values = counts.byValue.isEmpty ? nil : SlotCounts.sum(counts.byValue).figures
    }
}

/// Counts slots marked, found, and both.
struct SlotCounts {
    struct Count {
        var marked = 0
        var found = 0
        var right = 0

        var figures: ClassificationReport.LabelFigures {
            .init(right: right, predicted: found, support: marked)
        }
    }

    private(set) var bySlot: [String: Count] = [:]
    private(set) var byValue: [String: Count] = [:]

    static func sum(_ counts: [String: Count]) -> Count {
        counts.values.reduce(into: Count()) { sum, count in
            sum.marked += count.marked
            sum.found += count.found
            sum.right += count.right
        }
    }

    /// A slot where it stands.
    private struct Place: Hashable {
        let slot: String
        let range: Range<Int>
    }

    /// A slot and its value.
    private struct Meaning: Hashable {
        let slot: String
        let value: String
    }

    /// - Parameter value: the machine-readable value of a mark, nil where it has none.
    mutating func count(
        _ utterance: LabelledUtterance, _ turn: Interpretation,
        value: (LabelledUtterance.SlotMark) -> String? = { _ in nil }
    ) {
        guard utterance.label != JudgedUtterance.outOfScope else { return }
        count(utterance, found: turn.slots.map { Place(slot: $0.slot.rawValue, range: $0.range) })
        countValues(
            marked: utterance.slots.compactMap { mark in
                value(mark).map { Meaning(slot: mark.slot, value: $0.lowercased()) }
            },
            found: turn.slots.compactMap { fill in
                fill.canonicalString().map {
                    Meaning(slot: fill.slot.rawValue, value: $0.lowercased())
                }
            })
    }

    /// Counts slots that have no values but their words.
    mutating func count(_ utterance: LabelledUtterance, _ marks: [LabelledUtterance.SlotMark]) {
        guard utterance.label != JudgedUtterance.outOfScope else { return }
        count(utterance, found: marks.map { Place(slot: $0.slot, range: $0.range) })
    }

    private mutating func count(_ utterance: LabelledUtterance, found places: [Place]) {
        let gold = Set(utterance.slots.map { Place(slot: $0.slot, range: $0.range) })
        let found = Set(places)
        for place in gold { bySlot[place.slot, default: Count()].marked += 1 }
        for place in found {
            bySlot[place.slot, default: Count()].found += 1
            if gold.contains(place) { bySlot[place.slot, default: Count()].right += 1 }
        }
    }

    private mutating func countValues(marked: [Meaning], found: [Meaning]) {
        var open: [Meaning: Int] = [:]
        for meaning in marked {
            byValue[meaning.slot, default: Count()].marked += 1
            open[meaning, default: 0] += 1
        }
        for meaning in found {
            byValue[meaning.slot, default: Count()].found += 1
            guard let left = open[meaning], left > 0 else { continue }
            open[meaning] = left - 1
            byValue[meaning.slot, default: Count()].right += 1
        }
    }
}
