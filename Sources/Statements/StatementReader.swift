public import Primitives

/// Reads bank statements of any format it recognises.
public enum StatementReader {
    /// Returns the statement that `bytes` hold; `currency` is meant where the file names none.
    ///
    /// Never returns fewer transactions in silence: a row with a date or an amount that cannot be
    /// read stands in `rejected` with its line.
    /// - Throws: `StatementError`.
    /// - Complexity: O(bytes).
    public static func read(
        _ bytes: [UInt8], currency: Currency = .eur
    ) throws(StatementError) -> BankStatement {
        guard !bytes.isEmpty else { throw .empty }
        let (text, encoding) = try TextEncoding.decode(bytes)
        return try CSVStatement.read(text, encoding: encoding, currency: currency)
    }
}
