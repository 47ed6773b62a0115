internal import Foundation
internal import Insights
public import Primitives
internal import Statements
public import Wallet

/// Brings statements into a wallet.
///
/// A statement is read in pieces, its transactions staged in a temporary table and posted a day
/// at a time in one transaction: memory does not grow with the file, and an import that is
/// interrupted leaves nothing.
public struct StatementImport {
    private let path: String
    private let source: StatementSource
    private let profile: ImportProfile
    private let options: ReadingOptions
    private let language: Language
    private let progress: (Double) -> Void

    /// Opens the statement at `path`; what `profile` says is not recognised but believed. What is
    /// said of it for people is in `language`, its JSON in English.
    /// - Parameter progress: is told, now and then, which share of the work is done, from 0 to 1.
    /// - Throws: `ReportMaking.Failure.file`.
    public init(
        path: String, profile: ImportProfile = ImportProfile(), language: Language = .english,
        progress: @escaping (Double) -> Void = { _ in }
    ) throws(ReportMaking.Failure) {
        self.path = path
        self.language = language
        self.progress = progress
        self.profile = profile
        options = profile.readingOptions
        source = try Self.checked(path, in: language) { () throws(StatementError) in
            try StatementSource(path: path)
        }
    }

    /// What an import did, or would do.
    public struct Summary: Sendable {
        /// The object `yani import` writes.
        public let json: String
        /// The number of transactions in the file.
        public let transactionCount: Int
        /// How many of them the wallet had already.
        public let duplicateCount: Int
        /// How many of them move nothing, and so are not kept.
        public let unmovedCount: Int
        /// How many transactions, of this account or another, it showed to be one leg of a transfer
        /// between the user's accounts.
        public let ownTransferCount: Int
        /// Rows that were not read, as `line N: reason`; where they are many, the first of them and
        /// how many more there are.
        public let rejected: [String]
        /// The number of all such rows.
        public let rejectedCount: Int
        /// What was read otherwise than it is written, as `line N: reason`.
        public let notes: [String]
        /// How the file was read, and whether its balances prove it.
        public let evidence: String
    }

    /// Posts the statement's transactions to the mirrored account `name` (default: what the file
    /// says), all or none; those already there, from whatever file or format, are left alone. With
    /// no wallet, posts nothing and says what is in the file.
    /// - Throws: `ReportMaking.Failure.file`, `wallet`.
    /// - Complexity: O(*n* log *n*); memory grows with the transactions of a day.
    public func post(
        to wallet: WalletStore?, accountNamed name: String?
    ) throws(ReportMaking.Failure) -> Summary {
        try summary(in: wallet, accountNamed: name) { wallet, body throws(WalletError) in
            try wallet.transaction(body)
        }
    }

    /// Says what `post(to:accountNamed:)` would do, and leaves the wallet as it is.
    /// - Throws: `ReportMaking.Failure.file`, `wallet`.
    /// - Complexity: As that of posting.
    public func rehearse(
        in wallet: WalletStore?, accountNamed name: String?
    ) throws(ReportMaking.Failure) -> Summary {
        try summary(in: wallet, accountNamed: name) { wallet, body throws(WalletError) in
            var outcome: StatementPosting.Outcome?
            do throws(WalletError) {
                try wallet.transaction { ledger in
                    outcome = try body(ledger)
                    throw Rehearsed()
                }
            } catch {
                guard outcome != nil else { throw error }
            }
            return outcome ?? StatementPosting.Outcome()
        }
    }

    /// What undoes a posting that was only to be told of.
    private struct Rehearsed: Error {}

    /// What is done, or was tried, in a wallet by posting in what `transaction` makes of it.
    private func summary(
        in wallet: WalletStore?, accountNamed name: String?,
        _ transaction: Transaction
    ) throws(ReportMaking.Failure) -> Summary {
        guard let wallet else { return try contents(accountNamed: name) }
        return try wallet.whileStaging { () throws(ReportMaking.Failure) in
            try staged(in: wallet, accountNamed: name, transaction)
        }
    }

    /// What carries out a posting in a wallet, or tries it.
    private typealias Transaction = (
        WalletStore, (LedgerSession) throws -> StatementPosting.Outcome
    ) throws(WalletError) -> StatementPosting.Outcome

    /// What is done by staging the statement and posting what is staged.
    private func staged(
        in wallet: WalletStore, accountNamed name: String?, _ transaction: Transaction
    ) throws(ReportMaking.Failure) -> Summary {
        do {
            let reading = try stage(in: wallet)
            let (statement, tally) = try Self.checked(path, in: language) {
                () throws(StatementError) in
                try reading.get()
            }
            try Self.checkFound(
                statement.rejected.rows.first, tally.count, in: path, language: language)
            let categorizer = try CategorySorting.categorizer(of: wallet)
            var tooMuch: StatementPosting.TooMuch?
            let outcome: StatementPosting.Outcome
            do {
                outcome = try transaction(wallet) { ledger in
                    do {
                        return try StatementPosting(
                            statement, to: ledger, accountNamed: name, by: categorizer,
                            progress: { progress((1 + $0) / 2) }
                        ).post()
                    } catch let error as StatementPosting.TooMuch {
                        tooMuch = error
                        throw error
                    }
                }
            } catch {
                guard let line = tooMuch?.line else { throw error }
                throw ReportMaking.Failure.file(
                    path, reason: FileFault.tooMuch(line: line).reason(in: language))
            }
            return summary(statement, tally, outcome)
        } catch let failure as ReportMaking.Failure {
            throw failure
        } catch {
            throw .wallet(error as? WalletError ?? .unavailable(reason: "\(error)"))
        }
    }

    /// What is in the file, whatever a wallet holds.
    private func contents(accountNamed name: String?) throws(ReportMaking.Failure) -> Summary {
        var tally = StatementTally()
        let statement = try Self.checked(path, in: language) { () throws(StatementError) in
            try StatementReader.read(source, options: options, into: &tally)
        }
        tally.takeBack(statement.leftOut)
        try Self.checkFound(
            statement.rejected.rows.first, tally.count, in: path, language: language)
        let accounts = [name ?? statement.fallbackName]
        return summary(statement, tally, StatementPosting.Outcome(accounts: accounts))
    }

    /// Refuses a file that has no transaction and a row, the `first` of them, that was rejected.
    static func checkFound(
        _ first: BankStatement.RejectedRow?, _ count: Int, in path: String, language: Language
    ) throws(ReportMaking.Failure) {
        guard count == 0, let first else { return }
        let fault = FileFault.noRow(first: first.line, because: first.fault.text(in: language))
        throw .file(path, reason: fault.reason(in: language))
    }

    /// Reads the statement into the wallet's staging.
    private func stage(
        in wallet: WalletStore
    ) throws(WalletError) -> Result<(StatementSummary, StatementTally), StatementError> {
        try wallet.stage { staging in
            var sink = StagingSink(staging) { progress(source.fractionRead / 2) }
            let statement: StatementSummary
            do throws(StatementError) {
                statement = try StatementReader.read(source, options: options, into: &sink)
            } catch {
                return .failure(error)
            }
            try sink.finish(statement)
            return .success((statement, sink.tally))
        }
    }

    /// Returns one JSON object a transaction, the oldest first, and the rows that were not read as
    /// a summary has them.
    /// - Throws: `ReportMaking.Failure.file`.
    /// - Complexity: O(*n* log *n*), in memory too.
    public func transactionLines() throws(ReportMaking.Failure) -> (
        lines: [String], rejected: [String]
    ) {
        let statement = try Self.checked(path, in: language) { () throws(StatementError) in
            try StatementReader.read(source, options: options)
        }
        try Self.checkFound(
            statement.rejected.first, statement.transactions.count, in: path, language: language)
        let lines = statement.transactions.map { transaction in
            JSONLine.text([
                "date": transaction.day.description, "amount": transaction.amount.decimalString,
                "currency": transaction.amount.currency.code, "description": transaction.label,
                "counterparty": transaction.counterparty ?? JSONLine.null, "id": transaction.id,
            ])
        }
        return (
            lines, Self.lines(statement.rejected, of: statement.rejectedCount, in: language)
        )
    }

    private func summary(
        _ statement: StatementSummary, _ tally: StatementTally, _ outcome: StatementPosting.Outcome
    ) -> Summary {
        let accounts = Set(outcome.accounts)
        let remarks = remarks(statement, outcome, in: .english)
        let evidence = statement.evidence
        let object: [String: Any] = [
            "file": path, "format": evidence.format.rawValue,
            "encoding": evidence.encoding.rawValue,
            "account": accounts.count == 1 ? accounts.first ?? "" : JSONLine.null,
            "currency": tally.currencies.count == 1
                ? tally.currencies.first?.code ?? "" : JSONLine.null,
            "transactions": tally.count,
            "sum": tally.sum?.decimalString ?? (tally.count == 0 ? "0" : JSONLine.null),
            "first": tally.first?.description ?? JSONLine.null,
            "last": tally.last?.description ?? JSONLine.null,
            "duplicates": outcome.duplicates, "unmoved": outcome.unmoved,
            "own_transfers": outcome.ownTransfers,
            "rejected": statement.rejected.rows.map(Self.object),
            "rejected_count": statement.rejected.count,
            "notes": statement.notes.rows.map { ["line": $0.line, "reason": $0.text] }
                + remarks.map { ["line": JSONLine.null, "reason": $0] },
            "gaps": outcome.gaps.map(\.object),
            "checks": statement.checks.map(Self.object),
            "separator": evidence.separator ?? JSONLine.null,
            "decimal": evidence.decimalMark ?? JSONLine.null,
            "date_order": evidence.dateOrder ?? JSONLine.null,
        ]
        let (rejected, notes) = (statement.rejected, statement.notes)
        return Summary(
            json: JSONLine.text(object), transactionCount: tally.count,
            duplicateCount: outcome.duplicates, unmovedCount: outcome.unmoved,
            ownTransferCount: outcome.ownTransfers,
            rejected: Self.lines(rejected.rows, of: rejected.count, in: language),
            rejectedCount: rejected.count,
            notes: Self.lines(notes.rows, of: notes.count, in: language)
                + self.remarks(statement, outcome, in: language),
            evidence: Self.proof(statement, in: language))
    }

    /// What is said of the file as a whole.
    private func remarks(
        _ statement: StatementSummary, _ outcome: StatementPosting.Outcome, in language: Language
    ) -> [String] {
        let gaps = outcome.gaps.map { $0.text(in: language) }
        guard statement.isCurrencyAssumed, let currency = profile.assumedCurrency(in: language)
        else { return gaps }
        return [currency] + gaps
    }

    /// Rows that were not read, in words, and how many of `count` are not among them.
    static func lines(
        _ rows: [BankStatement.RejectedRow], of count: Int, in language: Language = .english
    ) -> [String] {
        lines(rows.map { ($0.line, $0.fault.text(in: language)) }, of: count, in: language)
    }

    /// What is said of rows, in words, and of how many of `count` nothing is said.
    static func lines(
        _ rows: [BankStatement.Note], of count: Int, in language: Language
    ) -> [String] {
        lines(rows.map { ($0.line, $0.remark.text(in: language)) }, of: count, in: language)
    }

    private static func lines(
        _ rows: [(line: Int, text: String)], of count: Int, in language: Language
    ) -> [String] {
        let more = count - rows.count
        switch language {
        case .english:
            return rows.map { "line \($0.line): \($0.text)" }
                + (more > 0 ? ["and \(more) more"] : [])
        case .french:
            return rows.map { "ligne \($0.line)\u{A0}: \($0.text)" }
                + (more > 0 ? ["et \(more) de plus"] : [])
        }
    }

    private static func object(_ row: BankStatement.RejectedRow) -> [String: Any] {
        ["line": row.line, "reason": row.reason]
    }

    private static func object(_ check: BalanceCheck) -> [String: Any] {
        [
            "account": check.account ?? JSONLine.null,
            "opening": check.opening?.decimalString ?? JSONLine.null,
            "sum": check.sum.decimalString,
            "closing": check.closing?.decimalString ?? JSONLine.null,
            "holds": check.holds ?? JSONLine.null,
        ]
    }

    /// Returns the statement at `path`, whole.
    static func read(
        _ path: String, options: ReadingOptions = ReadingOptions(), in language: Language = .english
    ) throws(ReportMaking.Failure) -> BankStatement {
        try checked(path, in: language) { () throws(StatementError) in
            try StatementReader.read(StatementSource(path: path), options: options)
        }
    }

    /// Returns what `body` makes of the file at `path`, its error in words.
    static func checked<Value>(
        _ path: String, in language: Language = .english, _ body: () throws(StatementError) -> Value
    ) throws(ReportMaking.Failure) -> Value {
        do {
            return try body()
        } catch {
            throw .file(path, reason: error.reason(in: language))
        }
    }
}
