public import Primitives

/// Finds which transactions of a statement an account holds already, whatever file or format they
/// came from.
public enum StatementMerge {
    /// A transaction an account holds.
    public struct Known: Hashable, Sendable {
        /// The day it is booked on.
        public let day: Day
        /// The amount, negative for money out.
        public let amount: Money
        /// The label it was imported with.
        public let label: String
        /// The identifiers banks gave it, each with its scheme.
        public let references: [String]

        /// Creates a transaction that is held.
        public init(day: Day, amount: Money, label: String, references: [String] = []) {
            self.day = day
            self.amount = amount
            self.label = label
            self.references = references
        }
    }

    private struct Slot: Hashable {
        let day: Day
        let amount: Money

        init(day: Day, amount: Money) {
            self.day = day
            self.amount = amount
        }

        init(_ known: Known) { self.init(day: known.day, amount: known.amount) }
    }

    /// The most days by which a bank moves a transaction that keeps its identifier. Banks that
    /// count anew with each file give a month's payment the identifier of the month before.
    public static let longestMove = 10

    /// Returns, for each of `incoming`, the index of the one of `known` that it is, nil where it is
    /// none.
    ///
    /// Each known transaction stands for one incoming one: that with its identifier and amount,
    /// some days apart at most; then of the same day and amount those with the same label, then
    /// those whose labels share half their words, as two formats of one bank write them. So two
    /// equal purchases of a day stay two, and a third is new; and what the bank itself tells apart
    /// by identifiers of one scheme is not the same.
    /// - Parameter trustsReferences: whether identifiers tell transactions apart.
    /// - Complexity: O(*n* + *m*), times the number of equal amounts on one day.
    public static func matches(
        of incoming: [BankTransaction], among known: [Known], trustsReferences: Bool = true
    ) -> [Int?] {
        var free = Dictionary(grouping: known.indices) {
            Slot(day: known[$0].day, amount: known[$0].amount)
        }
        var found = [Int?](repeating: nil, count: incoming.count)
        if trustsReferences {
            var named: [String: [Int]] = [:]
            for (index, transaction) in known.enumerated() {
                for reference in transaction.references {
                    named[reference, default: []].append(index)
                }
            }
            for (index, transaction) in incoming.enumerated() {
                guard let candidates = transaction.reference.flatMap({ named[$0] }) else {
                    continue
                }
                for match in candidates where isNamed(transaction, as: known[match]) {
                    let slot = Slot(known[match])
                    guard let place = free[slot]?.firstIndex(of: match) else { continue }
                    free[slot]?.remove(at: place)
                    found[index] = match
                    break
                }
            }
        }
        for isSame in [{ $0 == $1 }, isCompatible] as [(String, String) -> Bool] {
            for (index, transaction) in incoming.enumerated() where found[index] == nil {
                let slot = Slot(day: transaction.day, amount: transaction.amount)
                guard let candidates = free[slot],
                    let place = candidates.firstIndex(where: { candidate in
                        isSame(known[candidate].label, transaction.label)
                            && !(trustsReferences && isToldApart(transaction, known[candidate]))
                    })
                else { continue }
                free[slot]?.remove(at: place)
                found[index] = candidates[place]
            }
        }
        return found
    }

    /// Returns, for each of `incoming`, whether it is one of `known`.
    /// - Complexity: As that of `matches(of:among:trustsReferences:)`.
    public static func duplicates(
        of incoming: [BankTransaction], among known: [Known]
    ) -> [Bool] {
        matches(of: incoming, among: known).map { $0 != nil }
    }

    /// Whether a transaction has the identifier of a known one, and can be it.
    public static func isNamed(_ transaction: BankTransaction, as known: Known) -> Bool {
        guard let reference = transaction.reference, known.references.contains(reference) else {
            return false
        }
        return transaction.amount == known.amount
            && abs(transaction.day.number - known.day.number) <= longestMove
            && isCompatible(transaction.label, known.label)
    }

    /// Whether a known transaction has another identifier of the same scheme.
    private static func isToldApart(_ transaction: BankTransaction, _ known: Known) -> Bool {
        guard let reference = transaction.reference,
            let scheme = reference.firstIndex(of: ":").map({ reference[...$0] })
        else { return false }
        return known.references.contains { $0.hasPrefix(scheme) && $0 != reference }
            && !known.references.contains(reference)
    }

    /// Whether two labels can be of one transaction: one begins the other, or they share half the
    /// words of the shorter.
    static func isCompatible(_ first: String, _ second: String) -> Bool {
        let (left, right) = (words(first), words(second))
        guard !left.isEmpty, !right.isEmpty else { return true }
        let (short, long) = (left.joined(separator: " "), right.joined(separator: " "))
        if short.hasPrefix(long) || long.hasPrefix(short) { return true }
        let shared = Set(left).intersection(right).count
        return shared * 2 >= min(Set(left).count, Set(right).count)
    }

    private static func words(_ label: String) -> [String] {
        label.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
