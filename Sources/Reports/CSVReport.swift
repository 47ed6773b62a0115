internal import Foundation
internal import Insights
internal import Primitives
internal import Statements

extension FinanceReport {
    /// Returns the transactions as CSV (RFC 4180): date, amount, currency, category, why it is in
    /// it, merchant, kind of payment, town, label, identifier, and the series it belongs to.
    public func csv() -> String {
        var series: [String: String] = [:]
        for payment in analysis.recurring + analysis.ended {
            for transaction in payment.transactions { series[transaction] = payment.id }
        }
        var lines = [
            "date,amount,currency,category,ground,evidence,merchant,kind,town,label,id,series"
        ]
        for entry in analysis.entries {
            let transaction = entry.transaction
            let decision = entry.decision
            let fields = [
                transaction.day.description, transaction.amount.decimalString,
                transaction.amount.currency.code, decision.category.rawValue,
                decision.ground.rawValue, decision.evidence, entry.name, entry.label.kind.rawValue,
                entry.label.town ?? "", transaction.label, transaction.id,
                series[transaction.id] ?? "",
            ]
            lines.append(fields.map(Self.field).joined(separator: ","))
        }
        return lines.joined(separator: "\r\n") + "\r\n"
    }

    /// A field, quoted where it must be. What a spreadsheet would run as a formula is quoted with
    /// an apostrophe before it, save for numbers.
    private static func field(_ text: String) -> String {
        var text = text
        if let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first),
            !isNumber(text)
        {
            text = "'" + text
        }
        guard text.contains(where: { ",\"\n\r".contains($0) || $0 == "\r\n" }) else { return text }
        return "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }

    /// Whether a text is a decimal number below zero, such as an amount.
    private static func isNumber(_ text: String) -> Bool {
        let parts = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
        return text.hasPrefix("-") && parts.count <= 2
            && parts.allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
            }
    }
}
