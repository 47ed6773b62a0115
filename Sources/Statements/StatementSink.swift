/// Takes the transactions of a statement as they are read.
public protocol StatementSink {
    /// Forgets all that was taken: the file showed that it must be read otherwise, and begins anew.
    mutating func restart()

    /// Takes transactions, in the order of the file.
    mutating func take(_ entries: [StatementEntry])
}
