internal import Primitives
internal import Statements

/// How many transactions a statement has, what they make, and their days.
struct StatementTally: StatementSink {
    /// The number of transactions.
    private(set) var count = 0
    /// The transactions of each day, by its number.
    private var days: [Int: Int] = [:]
    /// The sums by currency, nil where they do not fit, and how many they are of.
    private var sums: [Currency: (units: Int64?, count: Int)] = [:]

    mutating func restart() { self = StatementTally() }

    mutating func take(_ entries: [StatementEntry]) {
        for entry in entries { add(entry, times: 1) }
    }

    /// Takes back what the whole statement shows to be no transactions.
    mutating func takeBack(_ entries: [StatementEntry]) {
        for entry in entries { add(entry, times: -1) }
    }

    private mutating func add(_ entry: StatementEntry, times sign: Int) {
        count += sign
        days[entry.day.number, default: 0] += sign
        let before = sums[entry.amount.currency] ?? (0, 0)
        let after = before.units?.addingReportingOverflow(
            Int64(sign) &* entry.amount.minorUnits)
        sums[entry.amount.currency] = (
            after?.overflow == false ? after?.partialValue : nil, before.count + sign
        )
    }

    /// The currencies of the transactions.
    var currencies: [Currency] { sums.filter { $0.value.count > 0 }.map(\.key) }

    /// Their sum, never across currencies.
    var sum: Money? {
        guard let currency = currencies.first, currencies.count == 1 else { return nil }
        return sums[currency]?.units.map { Money(minorUnits: $0, currency: currency) }
    }

    /// The first day.
    var first: Day? { days.filter { $0.value > 0 }.keys.min().map(Day.init(number:)) }

    /// The last day.
    var last: Day? { days.filter { $0.value > 0 }.keys.max().map(Day.init(number:)) }
}
