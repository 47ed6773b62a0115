internal import Primitives
internal import Statements
public import Wallet

/// Writes an account of a wallet in the formats other programs read.
public enum AccountExport {
    /// The names of the formats.
    public static var formats: [String] { StatementExport.Format.allCases.map(\.rawValue) }

    /// The format of files that end so, in upper or lower case; nil where none is known by it.
    public static func format(ofEnding ending: String) -> String? {
        let format: StatementExport.Format? =
            switch ending.lowercased() {
            case "bean", "beancount": .beancount
            case "journal", "hledger", "ledger": .journal
            case "csv": .csv
            case "json": .json
            case "ofx", "qfx": .ofx
            default: nil
            }
        return format?.rawValue
    }

    /// Returns the account `name` (default: the only one, or the one that pays) in `format`, all
    /// its currencies; nil if there is no such format.
    /// - Throws: `WalletError.unknownAccount`.
    public static func text(
        of wallet: WalletStore, accountNamed name: String?, format: String
    ) throws(WalletError) -> String? {
        guard let format = StatementExport.Format(rawValue: format) else { return nil }
        let accounts = try wallet.accounts()
        let chosen = name.map { name in accounts.first { $0.name == name } } ?? accounts.first
        guard let chosen else { throw .unknownAccount(name ?? "") }
        var holdings: [StatementExport.Holding] = []
        for account in accounts where account.name == chosen.name && account.kind == chosen.kind {
            let holding = try holding(of: account, in: wallet)
            if account == chosen || !holding.isEmpty { holdings.append(holding) }
        }
        return StatementExport(account: chosen.name, holdings: holdings).text(format)
    }

    private static func holding(
        of account: WalletAccount, in wallet: WalletStore
    ) throws(WalletError) -> StatementExport.Holding {
        let lines = try wallet.lines(of: account).reversed().map { line in
            StatementExport.Line(
                BankTransaction(
                    day: line.day, amount: line.amount, label: line.note ?? line.counterparty,
                    counterparty: line.counterparty, id: "yani-\(line.entry)",
                    account: account.name), category: line.category,
                nature: line.isOwnTransfer ? .ownTransfer : line.isRefund ? .refund : .ordinary)
        }
        // What the account holds and no line explains, it held before.
        let amounts = lines.map(\.transaction.amount)
        guard try wallet.statesBalance(of: account, holding: amounts) else {
            return StatementExport.Holding(currency: account.currency, lines: lines)
        }
        let sum = try? Money.sum(of: amounts, in: account.currency)
        let balance = try wallet.balance(of: account)
        return StatementExport.Holding(
            currency: account.currency, lines: lines,
            opening: sum.flatMap { try? balance.subtracting($0) })
    }
}
