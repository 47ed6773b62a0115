internal import Classification
internal import Foundation

extension ModelEvaluation {
    /// Returns the figures as tables for people.
    public func text() -> String {
        let parts = [
            summaryLines, groupLines("by style", styles), groupLines("by language", languages),
            labelLines, slotLines, outOfScopeLines, confusionLines,
        ]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n")
    }

    private var summaryLines: [String] {
        let interval = WilsonInterval(share: report.accuracy, count: report.count)
        var lines = [
            "utterances        \(report.count)",
            "accuracy          \(Figure.percent(report.accuracy)) (95 %: \(Figure.percent(interval.low).trimmed) to \(Figure.percent(interval.high).trimmed))",
            "macro-F1          \(Figure.percent(report.macroF1))",
        ]
        if let operationAccuracy {
            lines.append(
                "with operations   \(Figure.percent(operationAccuracy)) of in-scope utterances")
        }
        lines.append(
            "ECE               \(String(format: "%.4f", report.expectedCalibrationError))")
        if let outOfScope {
            lines.append(
                "out of scope      AUROC \(Figure.percent(outOfScope.areaUnderROC)), recall \(Figure.percent(outOfScope.recall)) of \(outOfScope.count), in-scope accuracy \(Figure.percent(outOfScope.inScopeAccuracy))"
            )
        }
        if let languageAccuracy {
            lines.append("language          \(Figure.percent(languageAccuracy))")
        }
        if let values = slots?.values {
            lines.append("slot values       F1 \(Figure.percent(values.f1)) of \(values.support)")
        }
        if let slots = slots?.all {
            lines.append(
                "slots             F1 \(Figure.percent(slots.f1)), precision \(Figure.percent(slots.precision)), recall \(Figure.percent(slots.recall))"
            )
        }
        lines.append("latency           \(Figure.latency(interpretationLatency ?? labelLatency))")
        if interpretationLatency != nil {
            lines.append("  label alone     \(Figure.latency(labelLatency))")
        }
        if let loadLatency {
            let first = Figure.microseconds(loadLatency.first)
            lines.append("model ready       \(Figure.latency(loadLatency.later)), first \(first)")
        }
        return lines
    }

    private func groupLines(_ title: String, _ groups: [GroupFigures]) -> [String] {
        guard !groups.isEmpty else { return [] }
        let width = Figure.width(of: groups.map(\.name))
        return [title]
            + groups.map {
                "  \(Figure.padded($0.name, to: width)) \(Figure.percent($0.accuracy)) of \($0.count)"
            }
    }

    private var labelLines: [String] { Figure.table("label", report.labels) }

    private var slotLines: [String] { slots.map { Figure.table("slot", $0.slots) } ?? [] }

    private var outOfScopeLines: [String] {
        guard let outOfScope else { return [] }
        return ["out of scope: what other thresholds give"]
            + outOfScope.pointsToCompare.map { point in
                "  recall \(Figure.percent(point.recall))   in-scope accuracy \(Figure.percent(point.inScopeAccuracy))   precision \(Figure.percent(point.precision))"
            }
    }

    private var confusionLines: [String] {
        guard !confusions.isEmpty else { return [] }
        return ["worst confusions"]
            + confusions.prefix(10).flatMap { confusion in
                ["  \(confusion.count) × \(confusion.gold) taken for \(confusion.predicted)"]
                    + confusion.utterances.prefix(3).map { example in
                        let place = example.origin.map { "\($0): " } ?? ""
                        return
                            "      \(place)\(example.text) (\(Figure.percent(example.confidence).trimmed))"
                    }
            }
    }
}

/// Figures as text for people.
enum Figure {
    /// A share as `97.31%`, seven columns wide.
    static func percent(_ share: Double) -> String {
        let text = String(format: "%.2f%%", share * 100)
        return String(repeating: " ", count: max(0, 7 - text.count)) + text
    }

    static func latency(_ latency: Latency) -> String {
        "p50 \(microseconds(latency.p50)), p99 \(microseconds(latency.p99))"
    }

    static func microseconds(_ time: Double) -> String { String(format: "%.1f µs", time) }

    static func padded(_ name: String, to width: Int) -> String {
        name + String(repeating: " ", count: max(0, width - name.count))
    }

    /// How wide a column of names is: that of the longest, within what a line bears.
    static func width(of names: [String]) -> Int {
        min(60, max(18, names.map(\.count).max() ?? 0))
    }

    /// A line for each name, in alphabetical order, below a head.
    static func table(
        _ title: String, _ rows: [String: ClassificationReport.LabelFigures]
    ) -> [String] {
        let width = width(of: Array(rows.keys))
        return ["  \(padded(title, to: width))  precision  recall      F1  support"]
            + rows.sorted { $0.key < $1.key }.map { name, figures in
                let shares = [figures.precision, figures.recall, figures.f1].map(percent)
                let values = shares.joined(separator: " ")
                return "  \(padded(name, to: width))    \(values)  \(figures.support)"
            }
    }
}

extension String {
    /// The text without the spaces that line it up.
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
