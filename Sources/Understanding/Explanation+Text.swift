public import Classification
internal import Foundation

extension Explanation {
    /// Returns a table for people: the n-grams that spoke most for the label and against it, what
    /// the others come to, and the sum.
    ///
    /// - Parameter limit: how many of each side are written out.
    public func text(limit: Int = 8) -> String {
        let limit = max(0, limit)
        let speaking = contributions.filter { $0.value > 0 }.prefix(limit)
        let opposing = contributions.filter { $0.value < 0 }.prefix(limit)
        let shown = (speaking + opposing).reduce(0) { $0 + $1.value }
        var lines = ["\(label): logit \(Self.signed(logit))", "  for"]
        lines += speaking.map(Self.line)
        lines.append("  against")
        lines += opposing.map(Self.line)
        lines.append("  \(Self.signed(logit - bias - shown))  the others")
        lines.append("  \(Self.signed(bias))  bias")
        return lines.joined(separator: "\n")
    }

    private static func line(_ contribution: Contribution) -> String {
        "  \(signed(contribution.value))  \(contribution.features.joined(separator: " | "))"
    }

    private static func signed(_ value: Double) -> String { String(format: "%+8.3f", value) }
}
