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

        /// Creates a transaction that is held.
        public init(day: Day, amount: Money, label: String) {
            self.day = day
            self.amount = amount
            self.label = label
        }
    }

    private struct Slot: Hashable {
        let day: Day
        let amount: Money
    }

    /// Returns, for each of `incoming`, whether it is one of `known`.
    ///
    /// Each known transaction stands for one incoming one of the same day and amount: those with
    /// the same label first, then those whose labels share half their words, as two formats of one
    /// bank write them. So two equal purchases of a day stay two, and a third is new.
    /// - Complexity: O(*n* + *m*), times the number of equal amounts on one day.
    public static func duplicates(
        of incoming: [BankTransaction], among known: [Known]
    ) -> [Bool] {
        var free = Dictionary(grouping: known) { Slot(day: $0.day, amount: $0.amount) }
            .mapValues { $0.map(\.label) }
        var found = [Bool](repeating: false, count: incoming.count)
        for isSame in [{ $0 == $1 }, isCompatible] as [(String, String) -> Bool] {
            for (index, transaction) in incoming.enumerated() where !found[index] {
                let slot = Slot(day: transaction.day, amount: transaction.amount)
                guard let labels = free[slot],
                    let match = labels.firstIndex(where: { isSame($0, transaction.label) })
                else { continue }
                free[slot]?.remove(at: match)
                found[index] = true
            }
        }
        return found
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
