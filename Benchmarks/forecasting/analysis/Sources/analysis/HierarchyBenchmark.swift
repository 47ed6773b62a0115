import Forecasting
import Foundation

/// What exponential smoothing chosen by AICc makes of a series: forecasts, and the errors of its
/// one-step forecasts.
private func baseForecast(_ values: [Double], horizon: Int) -> (mean: [Double], errors: [Double]) {
    let models = ExponentialSmoothing.candidates(values: values, filled: values, period: 12)
    guard let best = models.first else {
        let last = values.last ?? 0
        return (
            Array(repeating: last, count: horizon),
            zip(values, [values[0]] + values).map { $0 - $1 }
        )
    }
    return (best.mean(horizon: horizon), zip(values, best.fitted).map { $0 - $1 })
}

/// `hierarchy TRAIN TEST`: the accuracy of base and reconciled forecasts by level of state × industry.
func hierarchyBenchmark(_ arguments: [String]) throws {
    let train = try SeriesLine.read(arguments[0])
    let future = Dictionary(
        uniqueKeysWithValues: try SeriesLine.read(arguments[1]).map { ($0.id, $0.values) })
    let keys = train.map { $0.id.split(separator: "|").map(String.init) }
    let (hierarchy, groups) = try Hierarchy.grouped(
        bottomCount: train.count, by: [keys.map { $0[0] }, keys.map { $0[1] }])
    let length = train.map(\.values.count).max() ?? 0
    let horizon = 24
    // Series begin at different times and end together.
    let past = summed(train.map(\.values), length: length, hierarchy)
    let actual = summed(train.map { future[$0.id] ?? [] }, length: horizon, hierarchy)
    let starts =
        Array(repeating: 0, count: hierarchy.aggregates.count)
        + train.map { length - $0.values.count }
    let begin = processorSeconds()
    let base = zip(past, starts).map {
        baseForecast(Array($0[$1...]), horizon: horizon)
    }
    let baseSeconds = processorSeconds() - begin
    let common = base.map(\.errors.count).min() ?? 0
    let errors = base.map { Array($0.errors.suffix(common - 24)) }
    let scales = zip(past, starts).map { values, start in
        let own = values[start...]
        return zip(own.dropFirst(12), own).reduce(0) { $0 + abs($1.0 - $1.1) }
            / Double(own.count - 12)
    }
    let states = Set(keys.map { $0[0] })
    let levels: [(String, [Int])] = [
        ("total", groups.indices.filter { groups[$0] == nil }),
        ("state", groups.indices.filter { groups[$0].map(states.contains) ?? false }),
        ("industry", groups.indices.filter { groups[$0].map { !states.contains($0) } ?? false }),
        ("state × industry", Array(groups.count..<hierarchy.count)),
        ("all", Array(0..<hierarchy.count)),
    ]
    print(
        "\(hierarchy.count) series; base: exponential smoothing by AICc, \(String(format: "%.1f", baseSeconds)) s. sMAPE / MASE:"
    )
    print(row("forecasts", levels.map { "\($0.0) (\($0.1.count))" }))
    show("base (do not add up)", base.map(\.mean), actual, scales, levels)
    for method in Reconciliation.Method.allCases {
        let start = processorSeconds()
        let reconciliation = try Reconciliation(hierarchy, method: method, residuals: errors)
        let made = try reconciliation.reconciled(base.map(\.mean), nonNegative: Array(repeating: true, count: train.count))
        let milliseconds = Int((processorSeconds() - start) * 1000)
        let name =
            "\(method.rawValue)\(reconciliation.shrinkage.map { String(format: " λ %.2f", $0) } ?? "")"
        show("\(name), \(milliseconds) ms", made, actual, scales, levels)
    }
}

private func summed(_ series: [[Double?]], length: Int, _ hierarchy: Hierarchy) -> [[Double]] {
    let padded = series.map { values in
        Array(repeating: 0, count: length - values.count) + values.map { $0 ?? 0 }
    }
    let steps = (0..<length).map { step in hierarchy.summed(padded.map { $0[step] }) }
    return (0..<hierarchy.count).map { node in steps.map { $0[node] } }
}

private func show(
    _ name: String, _ made: [[Double]], _ actual: [[Double]], _ scales: [Double],
    _ levels: [(String, [Int])]
) {
    let cells = levels.map { _, nodes in
        var (percentage, scaled) = (0.0, 0.0)
        for node in nodes {
            let pairs = zip(made[node], actual[node])
            let count = Double(actual[node].count) * Double(nodes.count)
            percentage +=
                pairs.reduce(0) {
                    $0 + ($1.0 == $1.1 ? 0 : 200 * abs($1.0 - $1.1) / (abs($1.0) + abs($1.1)))
                } / count
            scaled += pairs.reduce(0) { $0 + abs($1.0 - $1.1) } / scales[node] / count
        }
        return String(format: "%.3f / %.3f", percentage, scaled)
    }
    print(row(name, cells))
}

private func row(_ name: String, _ cells: [String]) -> String {
    name.padding(toLength: 32, withPad: " ", startingAt: 0)
        + cells.map { $0.padding(toLength: 23, withPad: " ", startingAt: 0) }.joined()
}
