internal import Primitives
public import Wallet

/// The account a conversation pays from.
public enum PayingAccount {
    /// Returns the user's own account in `wallet`; where it holds a bank's statements alone, one
    /// with nothing in it, opened in their currency, euros where they have several. Nil for a new
    /// wallet, also one whose first day was cut short before anything was posted.
    public static func found(in wallet: WalletStore) throws(WalletError) -> WalletAccount? {
        let accounts = try wallet.accounts()
        let mirrored = Set(accounts.lazy.filter { $0.kind == .mirror }.map(\.currency))
        let isPosted = try wallet.entryCount() > 0
        guard isPosted || !mirrored.isEmpty else { return nil }
        if let own = accounts.first(where: { $0.kind == .own }) { return own }
        let currency = mirrored.count == 1 ? mirrored.first : nil
        let account = WalletAccount(name: Fixture.mainAccount, currency: currency ?? .eur)
        try wallet.open(account)
        return account
    }
}
