internal import Classification
internal import Foundation
internal import Primitives

extension ModelEvaluation {
    /// Returns the figures as one HTML page that needs nothing else: no script, no network.
    ///
    /// What comes from files is escaped. Latencies aside, the same evaluation gives the same bytes.
    /// - Parameters:
    ///   - title: what was judged, such as the model's file name.
    ///   - sources: where the utterances were read.
    ///   - outside: where those were read that are out of scope whatever their labels.
    public func html(title: String, sources: [String], outside: [String] = []) -> String {
        EvaluationPage(evaluation: self, title: title, sources: sources, outside: outside).document
    }
}

/// Renders an evaluation as HTML.
private struct EvaluationPage {
    let evaluation: ModelEvaluation
    let title: String
    let sources: [String]
    let outside: [String]

    private var report: ClassificationReport { evaluation.report }

    var document: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Evaluation of \(MarkupText.escaped(title))</title>
        <style>\(EvaluationStyle.sheet)</style>
        </head>
        <body>
        <main>
        <header><h1>Evaluation of \(MarkupText.escaped(title))</h1>
        <p class="muted">\(origin)</p></header>
        \(cards)
        <div class="pair">
        \(calibration)
        \(outOfScope)
        </div>
        \(groups)
        \(labels)
        \(confusionMatrix)
        \(confusions)
        \(slots)
        </main>
        </body>
        </html>

        """
    }

    /// How many utterances were judged, and where they are from.
    private var origin: String {
        let judged =
            "\(report.count) utterances of \(MarkupText.escaped(sources.joined(separator: ", ")))"
        let count = evaluation.judged.count - report.count
        guard count > 0 else { return judged }
        return
            "\(judged); besides, \(count) out of scope of \(MarkupText.escaped(outside.joined(separator: ", ")))"
    }

    /// What the matrix and the confusions count that the other figures do not.
    private var besides: String {
        let count = evaluation.judged.count - report.count
        return count > 0 ? "<p class=\"note\">With the \(count) out of scope besides.</p>" : ""
    }

    private var cards: String {
        let interval = WilsonInterval(share: report.accuracy, count: report.count)
        let latency = evaluation.interpretationLatency ?? evaluation.labelLatency
        var cards = [
            (
                "accuracy", Markup.percent(report.accuracy),
                "95 %: \(Markup.percent(interval.low)) to \(Markup.percent(interval.high))"
            ),
            ("macro-F1", Markup.percent(report.macroF1), "\(occurringLabelCount) labels"),
            (
                "calibration error", Markup.percent(report.expectedCalibrationError),
                "expected, 15 bins"
            ),
        ]
        if let figures = evaluation.outOfScope {
            cards += [
                (
                    "in-scope accuracy", Markup.percent(figures.inScopeAccuracy),
                    "of \(figures.inScopeCount)"
                ),
                (
                    "out-of-scope recall", Markup.percent(figures.recall),
                    "of \(figures.count); AUROC \(Markup.decimal(figures.areaUnderROC, places: 4))"
                ),
            ]
        }
        if let slots = evaluation.slots {
            cards.append(
                ("slot F1", Markup.percent(slots.all.f1), "exact, of \(slots.all.support)"))
        }
        if let share = evaluation.languageAccuracy {
            cards.append(("language", Markup.percent(share), "found"))
        }
        cards.append(
            (
                "latency", "\(Markup.decimal(latency.p50, places: 1))\u{A0}µs",
                "median; p99 \(Markup.decimal(latency.p99, places: 1))\u{A0}µs"
            ))
        let items = cards.map { name, value, note in
            "<li><span>\(name)</span><strong>\(value)</strong><small>\(note)</small></li>"
        }
        return "<ul class=\"cards\">\(items.joined())</ul>"
    }

    private var occurringLabelCount: Int { report.labels.values.count { $0.support > 0 } }

    private var calibration: String {
        Markup.section(
            "Calibration",
            ReliabilityDiagram(report.reliability).svg
                + """
                <p class="note">How often answers of each confidence are right. On the diagonal a model is as sure \
                as it is right; below it is too sure. The grey columns are the shares of utterances.</p>
                """)
    }

    private var outOfScope: String {
        guard let figures = evaluation.outOfScope else { return "" }
        let rows = figures.pointsToCompare.map { point in
            [point.recall, point.inScopeAccuracy, point.precision].map(Markup.percent)
        }
        return Markup.section(
            "Out of scope",
            OutOfScopeChart(figures).svg
                + """
                <p class="note">What other thresholds on the out-of-scope score would give; the dot is the model as \
                it is.</p>
                """ + Markup.table(["recall", "in-scope accuracy", "precision"], rows))
    }

    private var groups: String {
        let tables = [("Styles", evaluation.styles), ("Languages", evaluation.languages)]
            .filter { !$0.1.isEmpty }
            .map { name, groups in
                let rows = groups.map { group in
                    [
                        MarkupText.escaped(group.name), Markup.bar(group.accuracy),
                        Markup.percent(group.accuracy), "\(group.count)",
                    ]
                }
                let head = [name.dropLast().lowercased(), "", "accuracy", "utterances"]
                return Markup.section(name, Markup.table(head, rows))
            }
        return tables.isEmpty ? "" : "<div class=\"pair\">\(tables.joined())</div>"
    }

    private var labels: String {
        let rows = Self.rows(of: report.labels)
        let head = ["label"] + Self.columns
        let first = Markup.table(head, Array(rows.prefix(40)))
        let others = Array(rows.dropFirst(40))
        let folded =
            others.isEmpty
            ? ""
            : "<details><summary>\(others.count) more</summary>\(Markup.table(head, others))</details>"
        return Markup.section("Labels, the worst first", first + folded)
    }

    private static let columns = ["", "F1", "precision", "recall", "support"]

    /// A row for each name, the worst first.
    private static func rows(
        of figures: [String: ClassificationReport.LabelFigures]
    ) -> [[String]] {
        figures.sorted { ($0.value.f1, $0.key) < ($1.value.f1, $1.key) }.map { name, figures in
            [
                MarkupText.escaped(name), Markup.bar(figures.f1), Markup.percent(figures.f1),
                Markup.percent(figures.precision), Markup.percent(figures.recall),
                "\(figures.support)",
            ]
        }
    }

    private var slots: String {
        guard let slots = evaluation.slots else { return "" }
        return Markup.section(
            "Slots, the worst first",
            Markup.table(["slot"] + Self.columns, Self.rows(of: slots.slots))
                + "<p class=\"note\">Exact match: the same slot over the same words.</p>")
    }

    private var confusionMatrix: String {
        guard !evaluation.confusions.isEmpty else { return "" }
        return Markup.section(
            "Confusion matrix", besides + ConfusionTable(evaluation.confusion).html)
    }

    private var confusions: String {
        guard !evaluation.confusions.isEmpty else {
            return Markup.section("Confusions", "<p>There are none.</p>")
        }
        let items = evaluation.confusions.prefix(40).map { confusion in
            let utterances = confusion.utterances.prefix(50).map { example in
                let place =
                    example.origin.map { " <small>\(MarkupText.escaped("\($0)"))</small>" } ?? ""
                return """
                    <li>\(MarkupText.escaped(example.text)) <b>\(Markup.percent(example.confidence))</b>\(place)</li>
                    """
            }
            return """
                <details\(confusion == evaluation.confusions.first ? " open" : "")><summary><b>\(confusion.count)</b> \
                \(MarkupText.escaped(confusion.gold)) <span>taken for</span> \(MarkupText.escaped(confusion.predicted))\
                </summary><ul>\(utterances.joined())</ul></details>
                """
        }
        return Markup.section("Worst confusions", besides + items.joined(separator: "\n"))
    }
}
