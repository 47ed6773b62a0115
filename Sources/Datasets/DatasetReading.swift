public import Classification

/// Labelled utterances that were read, and what whoever gave them should know.
public struct DatasetReading: Sendable {
    /// The utterances.
    public internal(set) var utterances: [LabelledUtterance]
    /// What was taken for something it may not be, or passed over.
    public internal(set) var notices: [DatasetNotice] = []
}

/// What was made of a place in a data set that could have meant something else.
public struct DatasetNotice: Hashable, Sendable, CustomStringConvertible {
    /// The file, as its path was given.
    public let file: String
    /// The line from 1, where it is about one.
    public let line: Int?
    /// What was made of it and how to say otherwise, a clause without a final point.
    public let text: String

    /// `file:line: text`.
    public var description: String {
        line.map { "\(file):\($0): \(text)" } ?? "\(file): \(text)"
    }
}
