import Forecasting
import Foundation

/// The accuracy of base and reconciled forecasts by level of state × industry.
///
/// `hierarchy TRAIN TEST`: from 29 origins half a year apart within the training part, then on the
/// test part. What `yani forecast --hierarchy` does was chosen by the last six whole years of those
/// origins. The series that end before the others are no part of
/// the hierarchy.
func hierarchyBenchmark(_ arguments: [String]) throws {
    let horizon = 24
    let lines = try SeriesLine.read(arguments[0])
    let series = try lines.map {
        try TimeSeries(
            $0.values, seasons: [12], start: SeriesStart($0.start, seasons: [12]))
    }
    let ends = Dictionary(grouping: series.indices) { series[$0].end }
    let aligned = ends.values.max { $0.count < $1.count } ?? []
    let retail = try Retail(ids: aligned.map { lines[$0].id }, bottom: aligned.map { series[$0] })
    print("\(aligned.count) of \(lines.count) series end together. sMAPE / MASE:")
    let origins = try (0..<29).reversed().map { half in
        try retail.judged(back: horizon + 6 * half, horizon: horizon)
    }
    show("29 origins of the training part", retail, origins)
    let future = Dictionary(
        uniqueKeysWithValues: try SeriesLine.read(arguments[1]).map { ($0.id, $0.values) })
    let actual = retail.hierarchy.columns(of: aligned.map { future[lines[$0].id] ?? [] })
    show("test", retail, [try retail.judged(retail.series, actual: actual, horizon: horizon)])
}

/// The turnover of shops by state, by industry and in all.
private struct Retail {
    let hierarchy: Hierarchy
    let series: [TimeSeries]
    /// The nodes of each level.
    let levels: [(name: String, nodes: [Int])]

    init(ids: [String], bottom: [TimeSeries]) throws {
        let (hierarchy, sums) = try Hierarchy.paths(ids, separator: "|")
        self.hierarchy = hierarchy
        series = try hierarchy.series(of: bottom)
        levels = [
            ("total", sums.indices.filter { sums[$0] == "*" }),
            ("state", sums.indices.filter { sums[$0].hasSuffix("|*") }),
            ("industry", sums.indices.filter { sums[$0].hasPrefix("*|") }),
            ("state × industry", Array(sums.count..<hierarchy.count)),
        ]
    }

    /// What was forecast of all nodes, and how far off each was.
    struct Judged {
        let name: String
        let base: String
        let percentage: [Double]
        let scaled: [Double]
    }

    /// Forecasts from `back` months before the end.
    func judged(back: Int, horizon: Int) throws -> [Judged] {
        let past = series.compactMap { $0.prefix($0.count - back) }
        let actual = series.map { series in
            Array(series.values[(series.count - back)..<(series.count - back + horizon)])
        }
        return try judged(past, actual: actual, horizon: horizon)
    }

    func judged(_ past: [TimeSeries], actual: [[Double]], horizon: Int) throws -> [Judged] {
        let scales = past.map { series in
            zip(series.values.dropFirst(12), series.values).reduce(0) { $0 + abs($1.0 - $1.1) }
                / Double(series.count - 12)
        }
        return try [smoothing(past, horizon: horizon), automatic(past, horizon: horizon)].flatMap {
            base in
            let alone = judge("alone", base, base.means, actual, scales)
            return try [alone]
                + Reconciliation.Method.allCases.map { method in
                    let made = try Reconciliation(hierarchy, method: method, residuals: base.errors)
                        .reconciled(
                            base.means,
                            nonNegative: Array(repeating: true, count: hierarchy.bottomCount))
                    return judge(method.rawValue, base, made, actual, scales)
                }
        }
    }

    private struct Base {
        let name: String
        let means: [[Double]]
        let errors: [[Double]]
    }

    /// Exponential smoothing by AICc; the errors of its first two years start it.
    private func smoothing(_ past: [TimeSeries], horizon: Int) -> Base {
        let models = past.compactMap { series in
            ExponentialSmoothing.candidates(
                values: series.values, filled: series.values, period: 12
            ).first
        }
        let errors = zip(past, models).map { zip($0.values, $1.fitted).map { $0 - $1 } }
        return Base(
            name: "smoothing", means: models.map { $0.mean(horizon: horizon) },
            errors: aligned(errors.map { Array($0.dropFirst(24)) }))
    }

    /// The automatic forecast, with the errors `yani forecast --hierarchy` takes.
    private func automatic(_ past: [TimeSeries], horizon: Int) throws -> Base {
        let nodes = try past.map {
            try NodeForecast($0, by: .automatic, horizon: horizon, levels: [])
        }
        return Base(
            name: "automatic", means: nodes.map(\.forecast.mean),
            errors: aligned(nodes.map(\.errors)))
    }

    private func aligned(_ errors: [[Double]]) -> [[Double]] {
        let common = errors.map(\.count).min() ?? 0
        return errors.map { Array($0.suffix(common)) }
    }

    private func judge(
        _ name: String, _ base: Base, _ made: [[Double]], _ actual: [[Double]], _ scales: [Double]
    ) -> Judged {
        let count = Double(actual.first?.count ?? 1)
        let percentage = zip(made, actual).map { made, actual in
            zip(made, actual).reduce(0) {
                $0 + ($1.0 == $1.1 ? 0 : 200 * abs($1.0 - $1.1) / (abs($1.0) + abs($1.1)))
            } / count
        }
        let scaled = zip(zip(made, actual), scales).map { pair, scale in
            zip(pair.0, pair.1).reduce(0) { $0 + abs($1.0 - $1.1) } / count / scale
        }
        return Judged(name: name, base: base.name, percentage: percentage, scaled: scaled)
    }
}

extension Hierarchy {
    /// The values of all nodes from those of the bottom series.
    fileprivate func columns(of bottom: [[Double?]]) -> [[Double]] {
        let steps = (0..<(bottom.first?.count ?? 0)).map { step in
            summed(bottom.map { $0[step] ?? .nan })
        }
        return (0..<count).map { node in steps.map { $0[node] } }
    }
}

/// Prints a table: the mean over the origins, and for the bottom series by how much the sMAPE is
/// above that of the base alone, with the standard error over the series, and at how many origins
/// it is below.
private func show(_ title: String, _ retail: Retail, _ origins: [[Retail.Judged]]) {
    let heads = retail.levels.map { "\($0.name) (\($0.nodes.count))" } + ["bottom less alone"]
    print("\n" + row(title, heads))
    let bottom = retail.levels.last?.nodes ?? []
    var alone: [[Double]] = []
    for index in origins.first?.indices ?? 0..<0 {
        let judged = origins.map { $0[index] }
        let percentage = means(judged.map(\.percentage))
        let scaled = means(judged.map(\.scaled))
        if judged[0].name == "alone" { alone = judged.map(\.percentage) }
        let cells = retail.levels.map { _, nodes in
            String(
                format: "%.3f / %.3f", mean(nodes.map { percentage[$0] }),
                mean(nodes.map { scaled[$0] }))
        }
        let perOrigin = zip(judged, alone).map { judged, alone in
            bottom.map { judged.percentage[$0] - alone[$0] }
        }
        let lower = perOrigin.count { mean($0) < 0 }
        let changes = means(perOrigin)
        let center = mean(changes)
        let spread = mean(changes.map { ($0 - center) * ($0 - center) })
        let error = (spread / Double(max(1, changes.count - 1))).squareRoot()
        print(
            row(
                "\(judged[0].base), \(judged[0].name)",
                cells + [String(format: "%+.3f ± %.3f, %d lower", center, error, lower)]))
    }
}

private func mean(_ values: [Double]) -> Double {
    values.reduce(0, +) / Double(max(1, values.count))
}

private func means(_ rows: [[Double]]) -> [Double] {
    (rows.first ?? []).indices.map { index in mean(rows.map { $0[index] }) }
}

private func row(_ name: String, _ cells: [String]) -> String {
    name.padding(toLength: 38, withPad: " ", startingAt: 0)
        + cells.map { $0.padding(toLength: 25, withPad: " ", startingAt: 0) }.joined()
}
