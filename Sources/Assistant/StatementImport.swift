internal import Foundation
internal import Insights
internal import Primitives
internal import Statements
public import Wallet

/// Brings statements into a wallet.
public struct StatementImport: Sendable {
    private let path: String
    private let statement: BankStatement

    /// Reads the statement at `path`.
    /// - Throws: `ReportMaking.Failure.file`.
    public init(path: String) throws(ReportMaking.Failure) {
        self.path = path
        statement = try Self.read(path)
    }

    /// What an import did, or would do.
    public struct Summary: Sendable {
        /// The object `yani import` writes.
        public let json: String
        /// The number of transactions in the file.
        public let transactionCount: Int
        /// How many of them the wallet had already.
        public let duplicateCount: Int
        /// Rows that were not read, as `line N: reason`.
        public let rejected: [String]
    }

    /// Posts the statement's transactions to the mirrored account `name`, all or none, those
    /// already there left alone; with no wallet, posts nothing and says what is in the file.
    /// - Throws: `WalletError`.
    public func post(
        to wallet: WalletStore?, accountNamed name: String?
    ) throws(WalletError) -> Summary {
        let account = name ?? statement.account ?? "bank"
        var duplicates = 0
        if let wallet {
            let currencies = Set(statement.transactions.map(\.amount.currency))
            for currency in currencies {
                try wallet.open(WalletAccount(name: account, currency: currency, kind: .mirror))
            }
            let receipts = try wallet.postAll(movements(account: account))
            duplicates = receipts.count { $0.isRepeat }
        }
        return summary(account: account, duplicates: duplicates)
    }

    /// One JSON object a transaction.
    public func transactionLines() -> [String] {
        statement.transactions.map { transaction in
            JSONLine.text([
                "date": transaction.day.description, "amount": transaction.amount.canonicalString,
                "description": transaction.label,
                "counterparty": transaction.counterparty ?? JSONLine.null, "id": transaction.id,
            ])
        }
    }

    private func movements(account: String) -> [(movement: Movement, key: IdempotencyKey)] {
        statement.transactions.filter { $0.amount.minorUnits != 0 }.map { transaction in
            let counterparty = transaction.counterparty ?? transaction.label
            let category = KindRules.kind(
                of: "\(counterparty) \(transaction.label)",
                isIncoming: transaction.amount.isPositive)
            let movement = Movement(
                account: WalletAccount(
                    name: account, currency: transaction.amount.currency, kind: .mirror),
                amount: transaction.amount,
                counterparty: .named(counterparty.isEmpty ? "?" : counterparty),
                day: transaction.day, note: transaction.label, category: category.rawValue)
            return (movement, IdempotencyKey(rawValue: "import-\(account)-\(transaction.id)"))
        }
    }

    private func summary(account: String, duplicates: Int) -> Summary {
        let transactions = statement.transactions
        let currencies = Set(transactions.map(\.amount.currency))
        // Never a sum across currencies.
        let sum =
            currencies.count == 1
            ? currencies.first.flatMap { try? Money.sum(of: transactions.map(\.amount), in: $0) }
            : nil
        let object: [String: Any] = [
            "file": path, "format": statement.evidence.format.rawValue,
            "encoding": statement.evidence.encoding.rawValue, "account": account,
            "currency": currencies.count == 1 ? currencies.first?.code ?? "" : JSONLine.null,
            "transactions": transactions.count, "sum": sum?.decimalString ?? JSONLine.null,
            "first": transactions.first?.day.description ?? JSONLine.null,
            "last": transactions.last?.day.description ?? JSONLine.null,
            "duplicates": duplicates,
            "rejected": statement.rejected.map {
                ["line": $0.line, "reason": $0.reason] as [String: Any]
            },
        ]
        return Summary(
            json: JSONLine.text(object), transactionCount: transactions.count,
            duplicateCount: duplicates,
            rejected: statement.rejected.map { "line \($0.line): \($0.reason)" })
    }

    static func read(_ path: String) throws(ReportMaking.Failure) -> BankStatement {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .file(path, reason: "cannot be read; check its path and rights")
        }
        do {
            return try StatementReader.read([UInt8](data))
        } catch {
            throw .file(path, reason: reason(for: error))
        }
    }

    private static func reason(for error: StatementError) -> String {
        switch error {
        case .empty: "is empty; export the statement again"
        case .binary(let offset): "is no text (byte \(offset)); export the statement as CSV"
        case .unrecognized: "has no row with a date and an amount; export the statement as CSV"
        case .lineTooLong(let line): "has a field of over 64 KiB on line \(line); check the file"
        case .malformed(let line, let reason):
            "is damaged at line \(line): \(reason); export the statement again"
        case .unsigned:
            "does not say money in from money out (no sign, no header); name the columns in a first line"
        case .ambiguousDates(let line): "has dates in no one order (line \(line)); check the file"
        }
    }
}
