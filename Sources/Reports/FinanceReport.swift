public import Insights
public import Primitives

/// Everything a report says, ready to be rendered; it computes nothing.
public struct FinanceReport: Sendable {
    /// The language it is written in.
    public let language: Language
    /// The day it was made.
    public let day: Day
    /// What was analysed.
    public let analysis: SpendingAnalysis
    /// The files read, and what was noticed about them.
    public let sources: [Source]

    /// A file the report rests on.
    public struct Source: Hashable, Codable, Sendable {
        /// The file's name.
        public let file: String
        /// The number of transactions read.
        public let transactionCount: Int
        /// Rows that could not be read, as `line N: reason`.
        public let rejected: [String]
        /// How it was read: format, encoding, separator, decimal mark, date order.
        public let reading: String

        /// Creates a source.
        public init(file: String, transactionCount: Int, rejected: [String], reading: String) {
            self.file = file
            self.transactionCount = transactionCount
            self.rejected = rejected
            self.reading = reading
        }
    }

    /// Creates a report.
    public init(language: Language, day: Day, analysis: SpendingAnalysis, sources: [Source]) {
        self.language = language
        self.day = day
        self.analysis = analysis
        self.sources = sources
    }
}
