public import Insights
internal import Primitives

extension MonthlySums {
    /// Returns the sums as CSV (RFC 4180): month, category, amount, currency, number of
    /// transactions.
    /// - Throws: `InsightError`.
    public func csv() throws(InsightError) -> String {
        var lines = ["month,category,amount,currency,transactions"]
        for row in try rows() {
            lines.append(
                "\(row.month.description),\(row.category.rawValue),\(row.amount.decimalString),"
                    + "\(row.amount.currency.code),\(row.count)")
        }
        return lines.joined(separator: "\r\n") + "\r\n"
    }
}
