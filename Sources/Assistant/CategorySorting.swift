internal import BundledModels
internal import Foundation
public import Insights
internal import Primitives
internal import Statements
public import Wallet

/// Sorts a wallet's transactions into categories: the one way the report, the chat and the budgets
/// share.
public enum CategorySorting {
    /// The bundled rules and model, without anything a user said.
    public static let bundled = Categorizer(model: bundledModel)

    /// The bundled model; nil where it is missing.
    public static let bundledModel = BundledModel.categories.flatMap {
        try? CategoryModel(contentsOfFile: $0.path)
    }

    /// Returns the bundled rules and a model, the bundled one by default, with the rules and
    /// corrections of a wallet's user.
    public static func categorizer(
        of wallet: WalletStore, model: CategoryModel? = bundledModel
    ) throws(WalletError) -> Categorizer {
        let rules = try wallet.categoryRules()
        let corrections = try wallet.categoryCorrections()
        return Categorizer(
            rules: CategoryRules(
                userRules: rules.map { .init(text: $0.text, category: $0.category) }),
            corrections: corrections.map { .init(label: $0.text, category: $0.category) },
            model: model)
    }

    /// What all accounts of a wallet hold, without what was undone.
    struct Content {
        var transactions: [BankTransaction] = []
        /// The categories recorded with payments of the wallet's own.
        var recorded: [String: SpendingCategory] = [:]
    }

    static func content(of wallet: WalletStore) throws(WalletError) -> Content {
        var content = Content()
        for account in try wallet.accounts() {
            for line in try wallet.lines(of: account) where !line.isUndone {
                content.transactions.append(
                    WalletHistory.transaction(line, account: account.name))
                if line.kind != .statement {
                    content.recorded[String(line.entry)] =
                        line.category.flatMap(SpendingCategory.init(rawValue:))
                }
            }
        }
        return content
    }

    /// Sorts all statement lines of a wallet anew, after a correction; returns how many are sorted
    /// otherwise than before.
    /// - Complexity: O(*n* log *n*) in the number of transactions; memory grows with their days.
    @discardableResult
    public static func sortAnew(
        _ wallet: WalletStore, by categorizer: Categorizer
    ) throws(WalletError) -> Int {
        try wallet.transaction { try sortAnew(in: $0, by: categorizer) }
    }

    /// As `sortAnew(_:by:)`, inside a transaction.
    static func sortAnew(in ledger: LedgerSession, by categorizer: Categorizer) throws -> Int {
        var changed = 0
        let accounts = try ledger.accounts()
        for currency in Set(accounts.map(\.currency)).sorted(by: { $0.code < $1.code }) {
            let own = try accounts.filter {
                try $0.currency == currency && ledger.course(of: $0) != nil
            }
            var bills = CardBills()
            try ledger.forEachLine(of: own) { account, line in
                bills.take(WalletHistory.transaction(line, account: account.name))
            }
            var stream = CategoryStream(
                categorizer, accounts: own.map(\.name), bills: bills)
            var batch = SortingBatch()
            try ledger.forEachLine(of: own) { account, line in
                let recorded =
                    line.kind == .statement
                    ? nil : line.category.flatMap(SpendingCategory.init(rawValue:))
                let decided = stream.take(
                    WalletHistory.transaction(line, account: account.name), recorded: recorded)
                for entry in decided { batch.append(entry) }
                changed += try batch.write(to: ledger)
            }
            for entry in stream.finish() { batch.append(entry) }
            changed += try batch.write(to: ledger, isLast: true)
        }
        return changed
    }

    /// Sortings on their way into the ledger.
    private struct SortingBatch {
        private var sortings: [EntrySorting] = []
        private static let size = 1_000

        mutating func append(_ entry: AnalysedTransaction) {
            // What is as it was recorded with the payment needs no sorting.
            guard let number = Int64(entry.transaction.id),
                entry.recorded != entry.kind || entry.isRefund
            else { return }
            sortings.append(
                EntrySorting(
                    entry: number, category: entry.kind, isOwnTransfer: entry.ownTransfer != nil,
                    isRefund: entry.isRefund))
        }

        /// Writes what there is once it is enough; returns how many are new.
        mutating func write(to ledger: LedgerSession, isLast: Bool = false) throws -> Int {
            guard sortings.count >= Self.size || isLast else { return 0 }
            defer { sortings.removeAll(keepingCapacity: true) }
            return try ledger.sort(sortings)
        }
    }
}
