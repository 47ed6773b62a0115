internal import Foundation
internal import GRDB
internal import Primitives

/// A wallet in one SQLite file: accounts, contacts and a double-entry ledger that only grows.
///
/// Every entry has postings that sum to zero; every command carries an idempotency key. Several
/// processes may use one file at once: writes are serialised by SQLite (WAL, `BEGIN IMMEDIATE`).
public struct WalletStore: Sendable {
    let database: any DatabaseWriter
    /// The connection inside the transaction this store is of; nil where each call is its own.
    nonisolated(unsafe) let transaction: Database?
    /// Held while a statement is staged and posted.
    let staging: NSLock

    /// Opens the wallet at `path`, created if it is not there; `:memory:` is a wallet of its own.
    /// - Throws: `WalletError.notAWallet`, `WalletError.unavailable`.
    public init(path: String) throws(WalletError) {
        transaction = nil
        staging = NSLock()
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.foreignKeysEnabled = true
        configuration.journalMode = .wal
        do {
            if path == ":memory:" {
                configuration.journalMode = .default
                database = try DatabaseQueue(configuration: configuration)
                try Self.prepare(database)
            } else {
                database = try FolderLock.holding(folderOf: path) {
                    if !FileManager.default.fileExists(atPath: path) { try Self.create(at: path) }
                    let pool = try DatabasePool(path: path, configuration: configuration)
                    try Self.prepare(pool)
                    return pool
                }
            }
        } catch {
            throw WalletError(error)
        }
    }

    /// Makes a wallet beside its place and moves it there when it is whole, so that who is
    /// interrupted leaves none. The log of one that was deleted is no part of it.
    private static func create(at path: String) throws {
        let draft = path + ".new"
        let rests = [draft, draft + "-journal", path + "-wal", path + "-shm"]
        for rest in rests where FileManager.default.fileExists(atPath: rest) {
            try FileManager.default.removeItem(atPath: rest)
        }
        let queue = try DatabaseQueue(path: draft)
        try prepare(queue)
        try queue.close()
        try FileManager.default.moveItem(atPath: draft, toPath: path)
    }

    /// Brings the tables up to date.
    private static func prepare(_ database: any DatabaseWriter) throws {
        guard try database.read(Self.isOurs) else {
            throw WalletError.notAWallet(reason: "it is a database of another program")
        }
        // A commit is on the disk before it is reported; opening a pool sets less.
        try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        let migrator = LedgerSchema.migrator
        guard try database.read({ try !migrator.hasBeenSuperseded($0) }) else {
            throw WalletError.notAWallet(reason: "it was written by a newer version of Yani")
        }
        try migrator.migrate(database)
    }

    /// Whether a database is empty or has been a wallet before.
    private static func isOurs(_ db: Database) throws -> Bool {
        try db.tableExists("grdb_migrations")
            || Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sqlite_master") == 0
    }

    private init(_ store: WalletStore, in transaction: Database) {
        database = store.database
        staging = store.staging
        self.transaction = transaction
    }

    /// Carries out all that `body` does to the store it is given, or none of it: one transaction,
    /// one commit.
    ///
    /// That store is good no longer than `body` runs, and for its thread alone; within `body` it
    /// stands for this one, which ends the process if it is used there (SQLite serves one
    /// transaction at a time).
    public func atomically<Value: Sendable>(
        _ body: (WalletStore) throws(WalletError) -> Value
    ) throws(WalletError) -> Value {
        try write { try body(WalletStore(self, in: $0)) }
    }

    /// Runs `body` in one transaction that is written whole or not at all.
    func write<Value: Sendable>(
        _ body: (Database) throws -> Value
    ) throws(WalletError) -> Value {
        do {
            guard let transaction else { return try database.write(body) }
            var results: [Value] = []
            try transaction.inSavepoint {
                results.append(try body(transaction))
                return .commit
            }
            return results[0]
        } catch {
            throw WalletError(error)
        }
    }

    func read<Value: Sendable>(_ body: (Database) throws -> Value) throws(WalletError) -> Value {
        do {
            return try transaction.map(body) ?? database.read(body)
        } catch {
            throw WalletError(error)
        }
    }
}

extension WalletError {
    /// The wallet's word for an error of the database.
    init(_ error: any Error) {
        if let error = error as? WalletError {
            self = error
        } else if let error = error as? MoneyError {
            switch error {
            case .overflow, .noShares: self = .overflow
            case .currencyMismatch(let one, let other): self = .currencyMismatch(one, other)
            }
        } else if let error = error as? DatabaseError {
            let reason = error.message ?? "SQLite error \(error.resultCode.rawValue)"
            self =
                switch error.resultCode {
                case .SQLITE_NOTADB: .notAWallet(reason: reason)
                case .SQLITE_CORRUPT: .damaged(reason: reason)
                case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
                case .SQLITE_FULL: .full
                // What our own statements name is in every wallet.
                case .SQLITE_ERROR where reason.hasPrefix("no such "): .damaged(reason: reason)
                default: .unavailable(reason: reason)
                }
        } else {
            self = .unavailable(reason: "\(error)")
        }
    }
}
