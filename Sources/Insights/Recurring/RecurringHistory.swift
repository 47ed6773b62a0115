internal import Primitives
internal import Statements

/// The recurring payments as they were known at the end of one day after the other.
struct RecurringHistory {
    /// The payments to one name in one direction.
    private struct Group {
        let key: String
        let indices: [Int]
        /// How many of them the fits are of.
        var count = 0
        var wasNamed = false
        var fits: [CycleFit] = []
    }

    private let entries: [AnalysedTransaction]
    private var groups: [Group]

    /// - Parameter entries: the transactions, oldest first.
    init(_ entries: [AnalysedTransaction]) {
        self.entries = entries
        groups = RecurringDetection.named(entries).sorted { $0.key < $1.key }
            .map { Group(key: $0.key, indices: $0.value) }
    }

    /// The series known on `day`: those of names without new payments are not looked for again.
    mutating func payments(until day: Day) -> [RecurringPayment] {
        let counts = groups.map { group in
            group.indices.partitioningIndex { entries[$0].transaction.day > day }
        }
        let isOneName = RecurringDetection.isOneName(
            groups.indices.filter { counts[$0] > 0 }.map { groups[$0].key })
        var payments: [RecurringPayment] = []
        for (place, count) in counts.enumerated() where count >= 2 {
            let key = groups[place].key
            let isNamed = key.utf8.count > 1 && !isOneName
            if groups[place].count != count || groups[place].wasNamed != isNamed {
                groups[place].fits = RecurringDetection.fits(
                    of: Array(groups[place].indices[..<count]), key: key, isNamed: isNamed,
                    in: entries)
                (groups[place].count, groups[place].wasNamed) = (count, isNamed)
            }
            payments += groups[place].fits.compactMap {
                RecurringDetection.payment($0, key: key, in: entries, until: day)
            }
        }
        return payments.sorted { ($0.next, $0.name, $0.id) < ($1.next, $1.name, $1.id) }
    }
}
