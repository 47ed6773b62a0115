internal import Foundation

/// What commands read line by line.
enum StandardInput {
    /// The next line, without its end; nil at the end of the input.
    /// - Throws: `CommandFailure` where it cannot be read, as a folder cannot.
    static func line() throws(CommandFailure) -> String? {
        errno = 0
        if let line = readLine() { return line }
        guard ![EISDIR, EBADF, EIO].contains(errno) else {
            throw CommandFailure(
                "<stdin>: cannot be read; give it a file or a pipe",
                status: CommandFailure.inputMissing)
        }
        return nil
    }
}
