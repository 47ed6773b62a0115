internal import Classification
internal import Foundation

extension ModelEvaluation {
    /// Returns the figures as a table for people.
    public func text() -> String {
        var lines = [
            "utterances        \(report.count)",
            "accuracy          \(percent(report.accuracy))",
            "macro-F1          \(percent(report.macroF1))",
            "with operations   \(percent(operationAccuracy)) of in-scope utterances",
            "ECE               \(String(format: "%.4f", report.expectedCalibrationError))",
        ]
        if let outOfScope {
            lines += [
                "out of scope      AUROC \(percent(outOfScope.areaUnderROC)), recall \(percent(outOfScope.recall)) of \(outOfScope.count), in-scope accuracy \(percent(outOfScope.inScopeAccuracy))"
            ]
        }
        if let languageAccuracy { lines.append("language          \(percent(languageAccuracy))") }
        if let slots {
            lines.append(
                "slots             F1 \(percent(slots.f1)), precision \(percent(slots.precision)), recall \(percent(slots.recall))"
            )
        }
        lines.append(
            "latency           p50 \(micro(latencyMicroseconds.p50)) µs, p99 \(micro(latencyMicroseconds.p99)) µs"
        )
        if !accuracyByStyle.isEmpty {
            lines += ["", "by style"]
            lines += accuracyByStyle.sorted { $0.key < $1.key }.map {
                "  \(padded($0.key)) \(percent($0.value))"
            }
        }
        lines += ["", "  \(padded("label")) precision  recall      F1  support"]
        for (name, figures) in report.labels.sorted(by: { $0.key < $1.key }) {
            lines.append(
                "  \(padded(name))    \(percent(figures.precision)) \(percent(figures.recall)) \(percent(figures.f1))  \(figures.support)"
            )
        }
        let worst = worstConfusions.prefix(10)
        if !worst.isEmpty { lines += ["", "worst confusions"] }
        lines += worst.map { "  \($0.count) × \($0.gold) taken for \($0.predicted)" }
        return lines.joined(separator: "\n")
    }

    /// Returns the figures as JSON with sorted keys.
    public func json() -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        let body = Body(
            report: report, accuracyByStyle: accuracyByStyle, operationAccuracy: operationAccuracy,
            outOfScope: outOfScope, languageAccuracy: languageAccuracy, slots: slots,
            latencyMicroseconds: ["p50": latencyMicroseconds.p50, "p99": latencyMicroseconds.p99])
        return String(decoding: (try? encoder.encode(body)) ?? Data(), as: UTF8.self)
    }

    private struct Body: Encodable {
        let report: ClassificationReport
        let accuracyByStyle: [String: Double]
        let operationAccuracy: Double
        let outOfScope: OutOfScopeFigures?
        let languageAccuracy: Double?
        let slots: SlotFigures?
        let latencyMicroseconds: [String: Double]
    }

    private func percent(_ share: Double) -> String {
        let text = String(format: "%.2f%%", share * 100)
        return String(repeating: " ", count: max(0, 7 - text.count)) + text
    }

    private func micro(_ value: Double) -> String { String(format: "%.1f", value) }

    private func padded(_ name: String) -> String {
        name + String(repeating: " ", count: max(0, 18 - name.count))
    }
}
