internal import GRDB

/// The sum of postings that SQLite is asked for: its SUM fails where a part of the sum does not fit
/// 64 bits, though the whole may; so the upper and the lower 32 bits are added up apart.
enum ExactSum {
    /// The columns of the query.
    static let columns = """
        COALESCE(SUM(posting.minorUnits / 4294967296), 0) AS upper,
        COALESCE(SUM(posting.minorUnits % 4294967296), 0) AS lower
        """

    /// The sum; nil where it does not fit.
    static func value(_ row: Row) -> Int64? {
        let (upper, lower): (Int64, Int64) = (row["upper"], row["lower"])
        let (scaled, isTooLarge) = upper.multipliedReportingOverflow(by: 1 << 32)
        let (sum, overflow) = scaled.addingReportingOverflow(lower)
        return isTooLarge || overflow ? nil : sum
    }
}
