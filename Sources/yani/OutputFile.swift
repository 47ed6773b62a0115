internal import Foundation

/// Files commands write for their users.
enum OutputFile {
    /// Writes `text` in place of what was there, whole or not at all.
    static func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    /// Writes `data` in place of what was there, whole or not at all.
    static func write(_ data: Data, to path: String) throws {
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw CommandFailure(
                "\(path): cannot be written; check the folder and its rights",
                status: CommandFailure.inputOutput)
        }
    }
}
