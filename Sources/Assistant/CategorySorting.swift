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
    public static let bundled = Categorizer(model: model)

    private static let model = BundledModel.categories.flatMap {
        try? CategoryModel(contentsOfFile: $0.path)
    }

    /// Returns the bundled rules and model with the rules and corrections of a wallet's user.
    public static func categorizer(of wallet: WalletStore) throws(WalletError) -> Categorizer {
        let rules = try wallet.categoryRules()
        let corrections = try wallet.categoryCorrections()
        guard !rules.isEmpty || !corrections.isEmpty else { return bundled }
        return Categorizer(
            rules: CategoryRules(
                userRules: rules.map { .init(text: $0.text, category: $0.category) }),
            corrections: corrections.map { .init(label: $0.text, category: $0.category) },
            model: model)
    }

    /// What all accounts of a wallet hold.
    struct Content {
        var transactions: [BankTransaction] = []
        /// The categories recorded with payments of the wallet's own.
        var recorded: [String: SpendingCategory] = [:]
    }

    static func content(of wallet: WalletStore) throws(WalletError) -> Content {
        var content = Content()
        for account in try wallet.accounts() {
            for line in try wallet.lines(of: account) {
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

    /// Sorts all statement lines of a wallet anew, after an import or a correction; returns how
    /// many are sorted otherwise than before.
    /// - Complexity: O(*n* log *n*) in the number of transactions.
    @discardableResult
    public static func sortAnew(
        _ wallet: WalletStore, by categorizer: Categorizer
    ) throws(WalletError) -> Int {
        let content = try content(of: wallet)
        var sortings: [EntrySorting] = []
        let groups = Dictionary(grouping: content.transactions, by: \.amount.currency)
        for (_, group) in groups.sorted(by: { $0.key.code < $1.key.code }) {
            for entry in categorizer.analysed(group, recorded: content.recorded) {
                guard let number = Int64(entry.transaction.id),
                    content.recorded[entry.transaction.id] != entry.kind
                else { continue }
                sortings.append(
                    EntrySorting(
                        entry: number, category: entry.kind,
                        isOwnTransfer: entry.ownTransfer != nil))
            }
        }
        return try wallet.sort(sortings)
    }
}
