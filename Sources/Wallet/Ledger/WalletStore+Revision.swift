internal import GRDB

/// Tells two readings of a wallet apart if anything may have changed between them.
public struct WalletRevision: Hashable, Sendable {
    /// What other connections to the file, of this process or another, have committed.
    private let foreign: Int64
    /// The rows this store has changed.
    private let own: Int

    fileprivate init(foreign: Int64, own: Int) {
        self.foreign = foreign
        self.own = own
    }
}

extension WalletStore {
    /// Returns the revision the wallet is at; equal ones of the same store mean that nothing was
    /// written between them. O(1).
    public func revision() throws(WalletError) -> WalletRevision {
        do {
            return try transaction.map(Self.revision)
                ?? database.writeWithoutTransaction(Self.revision)
        } catch {
            throw WalletError(error)
        }
    }

    private static func revision(in db: Database) throws -> WalletRevision {
        let foreign = try Int64.fetchOne(db.cachedStatement(sql: "PRAGMA data_version"))
        return WalletRevision(foreign: foreign ?? 0, own: db.totalChangesCount)
    }
}
