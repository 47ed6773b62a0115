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
    func text(in language: Language) -> String {
        let difference = (try? stated.subtracting(held))?.decimalString
        let ends = missing.map { ($0.lowerBound, $0.upperBound.adding(days: -1)) }
        switch language {
        case .english:
            return "\(account): before \(begun) the file has \(stated.canonicalString), the wallet "
                + held.decimalString + (difference.map { ", a difference of \($0)" } ?? "")
                + (ends.map { "; what moved from \($0.0) to \($0.1) is missing" } ?? "")
        case .french:
            return "\(account)\u{A0}: avant le \(begun) le fichier a \(stated.canonicalString), le "
                + "portefeuille \(held.decimalString)"
                + (difference.map { ", soit \($0) d’écart" } ?? "")
                + (ends.map { "\u{A0}; il manque ce qui a bougé du \($0.0) au \($0.1)" } ?? "")
        }
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
