public import Foundation

/// Why labelled utterances could not be read, and where.
public struct DatasetError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file, as its path was given.
    public let file: String
    /// The line from 1, where one is to blame.
    public let line: Int?
    /// What is wrong and what would be right, a clause without a final point.
    public let reason: String

    /// `file:line: reason`.
    public var description: String {
        line.map { "\(file):\($0): \(reason)" } ?? "\(file): \(reason)"
    }
}

extension DatasetError: LocalizedError {
    /// The description, for whoever shows what `localizedDescription` says.
    public var errorDescription: String? { description }
}
