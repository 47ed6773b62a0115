/// One pass over the text of a statement: a format's reader.
protocol StatementScan {
    /// What gathers the transactions found.
    var builder: StatementBuilder { get set }

    /// Reads some more; false once all was read.
    /// - Throws: `StatementError`.
    mutating func advance() throws(StatementError) -> Bool

    /// What is known of the statement once all was read.
    var summary: StatementSummary { get }
}

extension StatementScan {
    /// Reads all there is and hands it to `sink` in batches, the last one left in the builder.
    mutating func drain(into sink: inout some StatementSink) throws(StatementError) {
        while try advance() {
            if let batch = builder.fullBatch() { sink.take(batch) }
        }
    }

    /// Reads all there is into `sink`, in the signs that `options` say.
    /// - Throws: `StatementError`.
    consuming func read(
        _ options: ReadingOptions, into sink: inout some StatementSink
    ) throws(StatementError) -> StatementSummary {
        builder.isInverted = options.isInverted ?? false
        try drain(into: &sink)
        sink.take(builder.lastBatch())
        return summary
    }
}
