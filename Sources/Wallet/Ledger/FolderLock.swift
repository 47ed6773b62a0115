internal import Foundation

/// Keeps other processes from opening wallets in a folder while one is made there.
///
/// SQLite's own waiting does not cover the switch to WAL nor GRDB's look at which migrations are
/// applied, so two processes that open a new file at once could both try to make its tables. The
/// lock is the system's advisory one on the folder (`flock`): it leaves no file behind and ends
/// with the process.
enum FolderLock {
    /// Returns what `body` returns, alone in the folder of `path`; where the folder cannot be
    /// locked, `body` runs all the same.
    static func holding<Value>(folderOf path: String, _ body: () throws -> Value) rethrows -> Value
    {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return try body() }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        return try body()
    }
}
