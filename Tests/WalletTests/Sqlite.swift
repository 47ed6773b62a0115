import GRDB

/// Another program that edits the file, as somebody with an SQLite tool would.
enum Sqlite {
    /// Runs `statements`; returns the error's text, empty if all went through.
    static func run(
        _ statements: String, on path: String, keepingReferences: Bool = true
    ) throws -> String {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = keepingReferences
        do {
            try DatabaseQueue(path: path, configuration: configuration).write {
                try $0.execute(sql: statements)
            }
            return ""
        } catch let error as DatabaseError {
            return error.message ?? "error"
        }
    }
}
