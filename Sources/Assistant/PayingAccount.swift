internal import Primitives
public import Wallet

/// The account a conversation pays from.
public enum PayingAccount {
    /// Returns the user's own account in `wallet`; where it holds a bank's statements alone, one
    /// with nothing in it, opened in the currency of most of their transactions, euros where
    /// several have as many. Nil for a new wallet, also one whose first day was cut short before
    /// anything was posted.
    public static func found(in wallet: WalletStore) throws(WalletError) -> WalletAccount? {
        let accounts = try wallet.accounts()
        let isPosted = try wallet.entryCount() > 0
        guard isPosted || accounts.contains(where: { $0.kind == .mirror }) else { return nil }
        if let own = accounts.first(where: { $0.kind == .own }) { return own }
        var counts: [Currency: Int] = [:]
        for account in accounts where account.kind == .mirror {
            counts[account.currency, default: 0] += try wallet.lines(of: account).count
        }
        let most = counts.filter { $0.value == counts.values.max() }.keys
        let currency = most.count == 1 ? most.first : nil
        let account = WalletAccount(name: Fixture.mainAccount, currency: currency ?? .eur)
        try wallet.open(account)
        return account
    }
}
