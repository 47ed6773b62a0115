internal import Foundation
internal import Insights
internal import Primitives
internal import Statements
public import Wallet

/// Brings statements into a wallet.
public struct StatementImport: Sendable {
    private let path: String
    private let statement: BankStatement

    /// Reads the statement at `path`; what `profile` says is not recognised but believed.
    /// - Throws: `ReportMaking.Failure.file`.
    public init(
        path: String, profile: ImportProfile = ImportProfile()
    ) throws(ReportMaking.Failure) {
        self.path = path
        statement = try Self.read(path, options: profile.readingOptions)
    }

    /// What an import did, or would do.
    public struct Summary: Sendable {
        /// The object `yani import` writes.
        public let json: String
        /// The number of transactions in the file.
        public let transactionCount: Int
        /// How many of them the wallet had already.
        public let duplicateCount: Int
        /// How many transactions, of this account or another, it showed to be one leg of a transfer
        /// between the user's accounts.
        public let ownTransferCount: Int
        /// Rows that were not read, as `line N: reason`.
        public let rejected: [String]
        /// What was read otherwise than it is written, as `line N: reason`.
        public let notes: [String]
        /// How the file was read, and whether its balances prove it.
        public let evidence: String
    }

    /// Posts the statement's transactions to the mirrored account `name` (default: what the file
    /// says), all or none; those already there, from whatever file or format, are left alone. With
    /// no wallet, posts nothing and says what is in the file.
    /// - Throws: `WalletError`.
    public func post(
        to wallet: WalletStore?, accountNamed name: String?
    ) throws(WalletError) -> Summary {
        guard let wallet else { return summary(accounts: [name ?? fallbackName], duplicates: 0) }
        var movements: [(movement: Movement, key: IdempotencyKey)] = []
        var names: [String] = []
        var duplicates = 0
        let transfers = try wallet.ownTransferCount()
        let categorizer = try CategorySorting.categorizer(of: wallet)
        let groups = Dictionary(grouping: statement.transactions.indices) { index in
            let transaction = statement.transactions[index]
            return [name ?? transaction.account ?? "", transaction.amount.currency.code]
        }
        for key in groups.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            guard let group = groups[key]?.map({ statement.transactions[$0] }),
                let currency = group.first?.amount.currency
            else { continue }
            let account = WalletAccount(
                name: try accountName(name, for: group, in: wallet), currency: currency,
                kind: .mirror)
            try wallet.open(account)
            let known = try Self.known(account, in: wallet)
            let fresh = unknown(group, to: account, among: known, categorizer)
            duplicates += group.count - fresh.count
            movements += fresh
            if let opening = try opening(of: account, before: fresh.map(\.movement), known, wallet)
            {
                movements.append(opening)
            }
            names.append(account.name)
        }
        // The openings are last, and no transactions.
        duplicates += try wallet.postAll(movements).count { $0.isRepeat }
        if !movements.isEmpty { _ = try CategorySorting.sortAnew(wallet, by: categorizer) }
        return summary(
            accounts: names.isEmpty ? [name ?? fallbackName] : names, duplicates: duplicates,
            ownTransfers: try wallet.ownTransferCount() - transfers)
    }

    private var fallbackName: String { statement.account ?? "bank" }

    /// One JSON object a transaction.
    public func transactionLines() -> [String] {
        statement.transactions.map { transaction in
            JSONLine.text([
                "date": transaction.day.description, "amount": transaction.amount.decimalString,
                "currency": transaction.amount.currency.code, "description": transaction.label,
                "counterparty": transaction.counterparty ?? JSONLine.null, "id": transaction.id,
            ])
        }
    }

    /// The account the transactions are of: the one named, the one whose number the file gives, the
    /// one that holds at least half of them (and three) already, or a new one.
    private func accountName(
        _ name: String?, for group: [BankTransaction], in wallet: WalletStore
    ) throws(WalletError) -> String {
        if let name { return name }
        let currency = group.first?.amount.currency
        let number = group.first?.account
        let accounts = try wallet.accounts().filter {
            $0.kind == .mirror && $0.currency == currency
        }
        if let number, accounts.contains(where: { $0.name == number }) { return number }
        for account in accounts {
            if let number, Self.isSameNumber(number, account.name) { return account.name }
            let known = try Self.known(account, in: wallet)
            let shared = StatementMerge.duplicates(of: group, among: known).count { $0 }
            if shared >= 3, shared * 2 >= group.count { return account.name }
        }
        return number ?? "bank"
    }

    /// Whether one is the other inside an IBAN: at least seven digits, all of them there.
    private static func isSameNumber(_ first: String, _ second: String) -> Bool {
        let (left, right) = (first.filter(\.isNumber), second.filter(\.isNumber))
        guard left.count >= 7, right.count >= 7 else { return false }
        return left.contains(right) || right.contains(left)
    }

    private static func known(
        _ account: WalletAccount, in wallet: WalletStore
    ) throws(WalletError) -> [StatementMerge.Known] {
        try wallet.lines(of: account).map { line in
            StatementMerge.Known(day: line.day, amount: line.amount, label: line.note ?? "")
        }
    }

    /// The movements of those transactions that the account does not hold, each with a key that the
    /// same transaction gets again.
    private func unknown(
        _ group: [BankTransaction], to account: WalletAccount,
        among known: [StatementMerge.Known], _ categorizer: Categorizer
    ) -> [(movement: Movement, key: IdempotencyKey)] {
        let isDuplicate = StatementMerge.duplicates(of: group, among: known)
        var ranks: [String: Int] = [:]
        for held in known {
            ranks[Self.contentKey(held.day, held.amount, held.label), default: 0] += 1
        }
        let fresh = zip(group, isDuplicate).filter { !$0.1 && $0.0.amount.minorUnits != 0 }
            .map(\.0)
        return categorizer.analysed(fresh).map { entry in
            let transaction = entry.transaction
            let content = Self.contentKey(
                transaction.day, transaction.amount, transaction.label)
            let rank = ranks[content, default: 0]
            ranks[content] = rank + 1
            let movement = Self.movement(entry, of: account)
            return (movement, IdempotencyKey(rawValue: "import|\(account.name)|\(content)|\(rank)"))
        }
    }

    /// The balance before the statement's first transaction, for an account that has none; less the
    /// new transactions that come before all it has, for one that has.
    private func opening(
        of account: WalletAccount, before fresh: [Movement], _ known: [StatementMerge.Known],
        _ wallet: WalletStore
    ) throws(WalletError) -> (movement: Movement, key: IdempotencyKey)? {
        guard let first = fresh.map(\.day).min() else { return nil }
        let amount: Money?
        if let begun = known.map(\.day).min() {
            let held = try wallet.balance(of: account)
            let sum = try? Money.sum(of: known.map(\.amount), in: account.currency)
            guard let sum, held != sum else { return nil }
            let earlier = fresh.filter { $0.day < begun }.map(\.amount)
            amount = try? Money.sum(of: earlier, in: account.currency).negated()
        } else {
            let checks = statement.checks.filter { check in
                (check.account ?? account.name) == (statement.account ?? account.name)
                    && check.sum.currency == account.currency
            }
            amount = checks.first.flatMap { check in
                check.opening ?? (try? check.closing?.subtracting(check.sum))
            }
        }
        guard let amount, amount.minorUnits != 0 else { return nil }
        let movement = Movement(
            account: account, amount: amount, counterparty: .opening,
            day: first.adding(days: -1))
        return (movement, IdempotencyKey(rawValue: "import|\(account.name)|opening|\(first)"))
    }

    private static func contentKey(_ day: Day, _ amount: Money, _ label: String) -> String {
        "\(day)|\(amount.canonicalString)|\(label)"
    }

    private static func movement(
        _ entry: AnalysedTransaction, of account: WalletAccount
    ) -> Movement {
        let transaction = entry.transaction
        let counterparty = transaction.counterparty ?? transaction.label
        return Movement(
            account: account, amount: transaction.amount,
            counterparty: .named(counterparty.isEmpty ? "?" : counterparty), day: transaction.day,
            note: transaction.label, category: entry.kind.rawValue)
    }

    private func summary(
        accounts: [String], duplicates: Int, ownTransfers: Int = 0
    ) -> Summary {
        let transactions = statement.transactions
        let currencies = Set(transactions.map(\.amount.currency))
        // Never a sum across currencies.
        let sum =
            currencies.count == 1
            ? currencies.first.flatMap { try? Money.sum(of: transactions.map(\.amount), in: $0) }
            : nil
        let evidence = statement.evidence
        let object: [String: Any] = [
            "file": path, "format": evidence.format.rawValue,
            "encoding": evidence.encoding.rawValue,
            "account": Set(accounts).count == 1 ? accounts[0] : JSONLine.null,
            "currency": currencies.count == 1 ? currencies.first?.code ?? "" : JSONLine.null,
            "transactions": transactions.count,
            "sum": sum?.decimalString ?? (transactions.isEmpty ? "0" : JSONLine.null),
            "first": transactions.first?.day.description ?? JSONLine.null,
            "last": transactions.last?.day.description ?? JSONLine.null,
            "duplicates": duplicates, "own_transfers": ownTransfers,
            "rejected": statement.rejected.map(Self.object),
            "notes": statement.notes.map(Self.object), "checks": statement.checks.map(Self.object),
            "separator": evidence.separator ?? JSONLine.null,
            "decimal": evidence.decimalMark ?? JSONLine.null,
            "date_order": evidence.dateOrder ?? JSONLine.null,
        ]
        return Summary(
            json: JSONLine.text(object), transactionCount: transactions.count,
            duplicateCount: duplicates, ownTransferCount: ownTransfers,
            rejected: statement.rejected.map { "line \($0.line): \($0.reason)" },
            notes: statement.notes.map { "line \($0.line): \($0.reason)" }, evidence: proof)
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

    /// How the file was read, and what its balances say.
    private var proof: String {
        let evidence = statement.evidence
        let reading = [
            evidence.format.rawValue, evidence.encoding.rawValue,
            evidence.separator.map { "separator \($0)" },
            evidence.decimalMark.map { "decimal \($0)" }, evidence.dateOrder.map { "dates \($0)" },
        ]
        let proven = statement.checks.count { $0.holds == true }
        let failed = statement.checks.count { $0.holds == false }
        let balances =
            failed > 0
            ? "\(failed) of \(proven + failed) balances do not agree"
            : proven > 0 ? "opening + sum = closing" : "no pair of balances to check"
        return (reading.compactMap { $0 } + [balances]).joined(separator: " · ")
    }

    static func read(
        _ path: String, options: ReadingOptions = ReadingOptions()
    ) throws(ReportMaking.Failure) -> BankStatement {
        let data: Data
        do {
            // A handle reads pipes too, as a shell's `<(command)`.
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            data = try handle.readToEnd() ?? Data()
        } catch {
            throw .file(path, reason: "cannot be read; check its path and rights")
        }
        do {
            return try StatementReader.read([UInt8](data), options: options)
        } catch {
            throw .file(path, reason: reason(for: error))
        }
    }

    private static func reason(for error: StatementError) -> String {
        switch error {
        case .empty: "is empty; export the statement again"
        case .binary(let offset): "is no text (byte \(offset)); export the statement as CSV or OFX"
        case .unrecognized:
            "has no row with a date and an amount; export the statement as CSV or OFX"
        case .lineTooLong(let line): "has a field of over 64 KiB on line \(line); check the file"
        case .malformed(let line, let reason):
            "is damaged at line \(line): \(reason); export the statement again"
        case .unsigned:
            "does not tell money in from money out (no sign, no header); name its columns in a first line"
        case .ambiguousDates(let line): "has dates in no one order (line \(line)); check the file"
        }
    }
}
