internal import GRDB
internal import Primitives

/// A wallet in one SQLite file: accounts, contacts and a double-entry ledger that only grows.
///
/// Every entry has postings that sum to zero; every command carries an idempotency key. Several
/// processes may use one file at once: writes are serialised by SQLite (WAL, `BEGIN IMMEDIATE`).
public struct WalletStore: Sendable {
    let database: any DatabaseWriter

    /// Opens the wallet at `path`, created if it is not there; `:memory:` is a wallet of its own.
    /// - Throws: `WalletError.notAWallet`, `WalletError.unavailable`.
    public init(path: String) throws(WalletError) {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.foreignKeysEnabled = true
        configuration.journalMode = .wal
        do {
            if path == ":memory:" {
                configuration.journalMode = .default
                database = try DatabaseQueue(configuration: configuration)
            } else {
                database = try DatabasePool(path: path, configuration: configuration)
            }
            // A commit is on the disk before it is reported; opening a pool sets less.
            try database.writeWithoutTransaction {
                try $0.execute(sql: "PRAGMA synchronous = FULL")
            }
            let migrator = LedgerSchema.migrator
            guard try database.read({ try !migrator.hasBeenSuperseded($0) }) else {
                throw WalletError.notAWallet(reason: "it was written by a newer version of Yani")
            }
            try migrator.migrate(database)
        } catch {
            throw WalletError(error)
        }
    }

    /// Runs `body` in one transaction that is written whole or not at all.
    func write<Value: Sendable>(
        _ body: (Database) throws -> Value
    ) throws(WalletError) -> Value {
        do {
            return try database.write(body)
        } catch {
            throw WalletError(error)
        }
    }

    func read<Value: Sendable>(_ body: (Database) throws -> Value) throws(WalletError) -> Value {
        do {
            return try database.read(body)
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
                error.resultCode == .SQLITE_NOTADB || error.resultCode == .SQLITE_CORRUPT
                ? .notAWallet(reason: reason) : .unavailable(reason: reason)
        } else {
            self = .unavailable(reason: "\(error)")
        }
    }
}
