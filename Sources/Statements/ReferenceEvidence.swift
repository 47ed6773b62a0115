public import Primitives

/// What the identifiers of a statement's transactions show of how their bank makes them: some count
/// anew with each file.
public struct ReferenceEvidence: Sendable {
    private var named = 0
    private var contradicted: Int
    private var unlike = 0
    private var unlikeDays: Set<Day> = []

    /// The fewest transactions that come again under other identifiers by which a bank shows that
    /// it gives new ones, and the fewest days they are of: two statements can share one day.
    private static let fewestUnlike = (count: 3, days: 2)

    /// Begins without evidence but that of the file.
    /// - Parameter repeated: how many identifiers several of its transactions have.
    public init(repeated: Int = 0) { contradicted = repeated }

    /// Takes in what is known by the identifier of a transaction.
    public mutating func take(
        _ transaction: BankTransaction, namedAs known: [StatementMerge.Known]
    ) {
        guard !known.isEmpty else { return }
        if known.contains(where: { StatementMerge.isNamed(transaction, as: $0) }) {
            named += 1
        } else {
            contradicted += 1
        }
    }

    /// Takes in a day of a statement, and what is known of it.
    public mutating func take(
        _ incoming: [BankTransaction], of day: Day, among known: [StatementMerge.Known]
    ) {
        let bySight = StatementMerge.matches(of: incoming, among: known, trustsReferences: false)
        let byName = StatementMerge.matches(of: incoming, among: known)
        let count = zip(bySight, byName).count { $0 != nil && $1 == nil }
        guard count > 0 else { return }
        unlike += count
        unlikeDays.insert(day)
    }

    /// Whether identifiers tell transactions apart: not where most of those known stand for
    /// something else, nor where days come again and none of their identifiers does.
    public var isTrusted: Bool {
        guard contradicted <= named else { return false }
        return named > 0 || unlike < Self.fewestUnlike.count
            || unlikeDays.count < Self.fewestUnlike.days
    }
}
