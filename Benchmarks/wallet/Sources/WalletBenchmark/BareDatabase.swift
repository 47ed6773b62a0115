import Foundation
import GRDBSQLite

/// The peer: SQLite's own C interface, one prepared INSERT of one row a transaction, with the
/// wallet's settings (WAL, `synchronous = FULL`).
final class BareDatabase {
    private var connection: OpaquePointer?
    private var insert: OpaquePointer?

    struct Failure: Error {
        let code: Int32
    }

    init(path: String) throws {
        try check(sqlite3_open(path, &connection))
        try run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
        try run("CREATE TABLE item (id INTEGER PRIMARY KEY, minorUnits INTEGER NOT NULL)")
        try check(
            sqlite3_prepare_v2(
                connection, "INSERT INTO item (minorUnits) VALUES (?)", -1, &insert, nil))
    }

    deinit {
        sqlite3_finalize(insert)
        sqlite3_close(connection)
    }

    /// Commits one row.
    func commitRow(_ value: Int64) throws {
        try run("BEGIN IMMEDIATE")
        sqlite3_bind_int64(insert, 1, value)
        guard sqlite3_step(insert) == SQLITE_DONE else { throw Failure(code: 1) }
        sqlite3_reset(insert)
        try run("COMMIT")
    }

    private func run(_ statements: String) throws {
        try check(sqlite3_exec(connection, statements, nil, nil, nil))
    }

    private func check(_ code: Int32) throws {
        guard code == SQLITE_OK else { throw Failure(code: code) }
    }
}
