internal import Primitives

/// A statement that begins with another balance than the wallet has by then, as one between them
/// was not imported.
struct StatementGap: Sendable {
    let account: String
    /// The first day of the statement.
    let begun: Day
    /// What the statement begins with, and what the wallet has before that day.
    let stated: Money
    let held: Money
    /// The days from which the wallet has nothing.
    let missing: Range<Day>?

    /// The gap in words.
    var text: String {
        let difference = (try? stated.subtracting(held)).map {
            ", a difference of \($0.decimalString)"
        }
        let days = missing.map {
            "; what moved from \($0.lowerBound) to \($0.upperBound.adding(days: -1)) is missing"
        }
        return "\(account): before \(begun) the file has \(stated.canonicalString), the wallet "
            + "\(held.decimalString)\(difference ?? "")\(days ?? "")"
    }

    /// The gap as an object of the JSON that an import writes.
    var object: [String: Any] {
        [
            "account": account, "date": begun.description, "file": stated.canonicalString,
            "wallet": held.canonicalString,
            "missing": missing.map { "\($0.lowerBound)/\($0.upperBound)" } ?? JSONLine.null,
        ]
    }
}
