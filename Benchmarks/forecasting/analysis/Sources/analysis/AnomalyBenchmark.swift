import Forecasting

/// `anomalies FILE SEASON [THRESHOLD]`: «id,step,z» for every anomaly of each series.
func anomalyBenchmark(_ arguments: [String]) throws {
    let threshold = arguments.count > 2 ? Double(arguments[2]) : nil
    let options = try threshold.map { try AnomalyOptions(threshold: $0) }
    let detector = try AnomalyDetector(
        seasons: [Int(arguments[1]) ?? 1], options: options ?? AnomalyOptions())
    for line in try SeriesLine.read(arguments[0]) {
        for anomaly in try detector.report(on: line.values).anomalies {
            print("\(line.id),\(anomaly.step),\(anomaly.z),\(anomaly.kind.rawValue)")
        }
    }
}

/// `scores FILE WINDOW`: «id,global,rolling» z-scores at every step of each series.
func scoreBenchmark(_ arguments: [String]) throws {
    for line in try SeriesLine.read(arguments[0]) {
        let values = line.values.compactMap { $0 }
        let (global, rolling) = (
            ZScores.global(of: values),
            ZScores.rolling(of: values, window: Int(arguments[1]) ?? 28)
        )
        let numbers = (global + rolling).map { "\($0)" }.joined(separator: ",")
        print("\(line.id),\(numbers)")
    }
}

/// `stream FILE`: for each series, whose «start» is its season, the nanoseconds a value took, then
/// for every step the z and the novelty as the stream made them on the way, joined by «|».
func streamBenchmark(_ arguments: [String]) throws {
    for line in try SeriesLine.read(arguments[0]) {
        var stream = try AnomalyStream(period: Int(line.start) ?? 1)
        let start = processorSeconds()
        let seen = try line.values.map { try stream.observe($0) }
        let nanoseconds = (processorSeconds() - start) * 1e9 / Double(max(1, seen.count))
        let numbers = seen.map { "\($0.z)|\($0.novelty)" }.joined(separator: ",")
        print("\(line.id),\(nanoseconds),\(numbers)")
    }
}
