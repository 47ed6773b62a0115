/// The columns a header names, and how a row that has more fields fills them: commas inside its
/// figures or its label, which the bank did not quote, parted what belongs together.
struct CSVWidth: Sendable {
    /// How the fields of a row make its columns.
    enum Fit: Equatable, Sendable {
        /// A field a column.
        case plain
        /// The fields of each column.
        case joined([Range<Int>])
        /// More fields than columns, which no joining brings to their number.
        case overlong
        /// More fields than columns, which could be joined in several ways.
        case ambiguous
    }

    private let roles: [ColumnRole?]
    private let isComma: Bool
    /// Whether most rows are longer, as the header leaves their last columns without a name.
    private var isRagged = false
    /// Whether commas that part figures are decimal marks, as rows show that leave no doubt.
    private var hasDecimalCommas = false

    /// The number of columns.
    var count: Int { roles.count }

    /// Creates the width of a header whose cells name `roles`, above `rows`.
    init(roles: [ColumnRole?], separator: UInt8, over rows: ArraySlice<CSVScanner.Row>) {
        self.roles = roles
        isComma = separator == UInt8(ascii: ",")
        let overlong = rows.count { fit(of: $0.fields) == .overlong }
        isRagged = overlong > 0 && overlong * 2 >= rows.count
        let joined = rows.filter { if case .joined = fit(of: $0.fields) { true } else { false } }
        hasDecimalCommas =
            !joined.isEmpty
            && joined.compactMap(fitted).allSatisfy { row in
                zip(roles, row.fields).allSatisfy { !$0.isFigure || !$1.contains(".") }
            }
    }

    /// Returns how a row fills the columns. Fields are joined where that gives each column of
    /// figures one, in a single way: `-12` and `50`, `-1` and `234.56`, but not `1` and `234`.
    /// - Complexity: O(fields); O(columns) times the ways to join, of which few are kept, for a row
    ///   that has more fields than columns.
    func fit(of fields: [String]) -> Fit {
        guard fields.count > count else { return .plain }
        let isPadded = fields[count...].allSatisfy(\.isEmpty)
        if isPadded, !hasBothSides((0..<count).map { $0..<$0 + 1 }, of: fields) { return .plain }
        let found = isComma ? partitions(of: fields) : []
        guard let only = found.first else { return isPadded || isRagged ? .plain : .overlong }
        if found.count == 1, only.isSure { return .joined(only.runs) }
        return isPadded ? .plain : .ambiguous
    }

    /// Returns a row with its fields joined; nil where that could be in several ways.
    func fitted(_ row: CSVScanner.Row) -> CSVScanner.Row? {
        switch fit(of: row.fields) {
        case .plain, .overlong: row
        case .joined(let runs):
            CSVScanner.Row(
                line: row.line, fields: runs.map { row.fields[$0].joined(separator: ",") })
        case .ambiguous: nil
        }
    }

    /// The fields of each column, and whether each run of them can be nothing else.
    private typealias Partition = (runs: [Range<Int>], isSure: Bool)

    /// The ways to give each column a run of fields, behind which come empty ones alone; where they
    /// are many, some of them, unfinished.
    private func partitions(of fields: [String]) -> [Partition] {
        var open: [Partition] = [([], true)]
        for (column, role) in roles.enumerated() {
            open = open.flatMap { partition in
                let start = partition.runs.last?.upperBound ?? 0
                return (1...Self.longestRun).compactMap { length -> Partition? in
                    let run = start..<start + length
                    guard run.upperBound + count - column - 1 <= fields.count,
                        let isSure = isSure(fields[run], as: role)
                    else { return nil }
                    return (partition.runs + [run], partition.isSure && isSure)
                }
            }
            if open.count > Self.mostPartitions { return open }
        }
        return open.filter { partition in
            let end = partition.runs.last?.upperBound ?? 0
            return fields[end...].allSatisfy(\.isEmpty) && !hasBothSides(partition.runs, of: fields)
        }
    }

    /// The parts of 1,234,567.89.
    private static let longestRun = 3
    private static let mostPartitions = 64

    /// Whether fields that can make a cell of `role` can be nothing else; nil where they cannot.
    private func isSure(_ run: ArraySlice<String>, as role: ColumnRole?) -> Bool? {
        if role.isFigure { return isSureFigure(run.joined(separator: ","), parts: run.count) }
        let isText = role == .label || role == .counterparty
        let isWhole = isText && run.allSatisfy { $0.contains(where: \.isLetter) }
        return run.count == 1 || isWhole ? true : nil
    }

    /// A thousand needs a fraction behind it to be one, a decimal comma one or two digits.
    private func isSureFigure(_ text: String, parts: Int) -> Bool? {
        let hasPoint = AmountText(text, mark: .point) != nil
        let hasComma = AmountText(text, mark: .comma) != nil
        if parts == 1 { return text.isEmpty || hasPoint || hasComma ? true : nil }
        if hasComma, DecimalMark.comma.plausibility(of: text) == 2 { return true }
        guard hasPoint else { return nil }
        if text.contains(".") { return true }
        let groups = text.split(separator: ",").dropFirst()
        return hasDecimalCommas || groups.contains { $0.utf8.count != 3 } ? nil : false
    }

    /// Whether a row has both a debit and a credit.
    private func hasBothSides(_ runs: [Range<Int>], of fields: [String]) -> Bool {
        func moves(_ side: ColumnRole) -> Bool {
            zip(roles, runs).contains { role, run in
                role == side
                    && fields[run].contains { $0.contains { ("1"..."9").contains($0) } }
            }
        }
        return moves(.debit) && moves(.credit)
    }
}

extension CSVScanner {
    /// Makes the fields of the row the columns of a header, and returns how that could be done: the
    /// fields of a row that was joined are plain.
    mutating func fit(to width: CSVWidth?) -> CSVWidth.Fit {
        guard let width, fields.count > width.count else { return .plain }
        let fit = width.fit(of: row.fields)
        guard case .joined(let runs) = fit else { return fit }
        join(runs)
        return .plain
    }
}

extension ColumnRole? {
    /// Whether a column holds figures of money.
    fileprivate var isFigure: Bool {
        switch self {
        case .amount, .debit, .credit, .balance, .fee, .gross: true
        case .date, .valueDate, .label, .counterparty, .currency, .account, .reference, .indicator,
            .status, .category, .accountName, .product, nil:
            false
        }
    }
}
