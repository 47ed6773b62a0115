internal import Primitives
internal import Wallet

/// A statement with another balance than the wallet has by then, as one between them was not
/// imported.
struct StatementGap: Sendable {
    let account: String
    /// What the statement begins or ends with, and what the wallet has there.
    private let balance: StatedBalance
    private let held: Money
    /// The days from which the wallet has nothing.
    private let missing: Range<Day>?

    init(account: String, stated: StatedBalance, held: Money, missing: Range<Day>?) {
        self.account = account
        balance = stated
        self.held = held
        self.missing = missing
    }

    private var stated: Money { balance.amount }

    /// The gap in words.
    func text(in language: Language) -> String {
        let difference = (try? stated.subtracting(held))?.decimalString
        let ends = missing.map { ($0.lowerBound, $0.upperBound.adding(days: -1)) }
        switch language {
        case .english:
            let side = balance.side == .opening ? "before" : "after"
            return
                "\(account): \(side) \(balance.day) the file has \(stated.canonicalString), the wallet "
                + held.decimalString + (difference.map { ", a difference of \($0)" } ?? "")
                + (ends.map { "; what moved from \($0.0) to \($0.1) is missing" } ?? "")
        case .french:
            let side = balance.side == .opening ? "avant" : "après"
            return
                "\(account)\u{A0}: \(side) le \(balance.day) le fichier a \(stated.canonicalString), le "
                + "portefeuille \(held.decimalString)"
                + (difference.map { ", soit \($0) d’écart" } ?? "")
                + (ends.map { "\u{A0}; il manque ce qui a bougé du \($0.0) au \($0.1)" } ?? "")
        }
    }

    /// The gap as an object of the JSON that an import writes.
    var object: [String: Any] {
        [
            "account": account, "date": balance.day.description, "file": stated.canonicalString,
            "wallet": held.canonicalString,
            "missing": missing.map { "\($0.lowerBound)/\($0.upperBound)" } ?? JSONLine.null,
        ]
    }
}
