internal import Primitives
internal import Statements

/// Decides on entries, each kind of label, direction, size and part of the month once.
struct VerdictReader {
    /// What is decided on an entry.
    struct Verdict {
        let category: SpendingCategory
        let kind: PaymentKind
        /// Whether the user said so, whatever the file says.
        let isUsers: Bool
    }

    /// All that a decision rests on.
    private struct Circumstances: Hashable {
        let label: String
        let counterparty: String?
        /// The direction, and where the file gives no category the size and part of the month.
        let marks: UInt8
    }

    /// A verdict on a label that has a number, at a place of its own.
    private struct Numbered {
        var key = 0
        var verdict = Verdict(category: .other, kind: .unknown, isUsers: false)
    }

    private var reader: LabelReader
    private var known: [Circumstances: Verdict] = [:]
    private var numbered = [Numbered](repeating: Numbered(), count: mostKnown)
    /// The verdicts kept; beyond them all are made anew.
    private static let mostKnown = 1 << 15

    init(categorizer: Categorizer) {
        reader = LabelReader(categorizer: categorizer)
    }

    /// Forgets what labels are numbered, as another pass numbers them otherwise.
    mutating func forgetNumbers() {
        numbered = [Numbered](repeating: Numbered(), count: Self.mostKnown)
    }

    mutating func verdict(on entry: StatementEntry) -> Verdict {
        let marks = entry.category == nil ? Self.marks(of: entry) : Self.directionMark(of: entry)
        let verdict: Verdict
        if entry.labelNumber > 0, entry.counterparty == nil {
            let key = entry.labelNumber << 8 | Int(marks)
            let place = (key ^ key >> 8) % Self.mostKnown
            if numbered[place].key != key {
                numbered[place] = Numbered(key: key, verdict: foundVerdict(on: entry, marks))
            }
            verdict = numbered[place].verdict
        } else {
            verdict = foundVerdict(on: entry, marks)
        }
        guard let stated = entry.category, !verdict.isUsers else { return verdict }
        return Verdict(category: stated, kind: verdict.kind, isUsers: false)
    }

    private mutating func foundVerdict(on entry: StatementEntry, _ marks: UInt8) -> Verdict {
        let circumstances = Circumstances(
            label: entry.label, counterparty: entry.counterparty, marks: marks)
        if let found = known[circumstances] { return found }
        if known.count >= Self.mostKnown { known.removeAll(keepingCapacity: true) }
        let analysed = reader.analysed(entry.transaction(id: ""), recorded: nil)
        let verdict = Verdict(
            category: analysed.kind, kind: analysed.label.kind,
            isUsers: analysed.decision.ground.isUsers)
        known[circumstances] = verdict
        return verdict
    }

    private static func directionMark(of entry: StatementEntry) -> UInt8 {
        entry.amount.minorUnits > 0 ? 1 : 0
    }

    private static func marks(of entry: StatementEntry) -> UInt8 {
        let (size, part) = CategoryFeatures.marks(
            of: entry.amount.estimate, dayOfMonth: entry.day.dayOfMonth)
        return 2 | directionMark(of: entry) | size << 2 | part << 5
    }
}
