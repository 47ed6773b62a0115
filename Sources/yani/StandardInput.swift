internal import Foundation
internal import Understanding

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

    /// That the utterance of the line `number` is too long to be read.
    static func tooLong(_ number: Int) -> CommandFailure {
        CommandFailure(
            "<stdin>:\(number): is longer than \(Interpreter.longestText) bytes; "
                + "give an utterance a line",
            status: CommandFailure.badData)
    }
}
