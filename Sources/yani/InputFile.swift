internal import Foundation

/// Files commands are given by their users; pipes too, as a shell's `<(command)`.
enum InputFile {
    /// Returns what the file at `path` holds.
    static func contents(of path: String) throws -> Data {
        guard let handle = FileHandle(forReadingAtPath: path),
            let data = try? handle.readToEnd() ?? Data()
        else { throw CommandFailure(unreadable: path) }
        return data
    }
}
