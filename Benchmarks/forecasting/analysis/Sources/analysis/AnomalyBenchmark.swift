import Forecasting

/// `anomalies FILE SEASON`: «id,step,z» for every anomaly of each series.
func anomalyBenchmark(_ arguments: [String]) throws {
    let detector = try AnomalyDetector(seasons: [Int(arguments[1]) ?? 1])
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

/// `stream FILE`: for each series, whose «start» is its season, the |z| of every step as the stream
/// made it on the way, and the nanoseconds a value took.
func streamBenchmark(_ arguments: [String]) throws {
    for line in try SeriesLine.read(arguments[0]) {
        var stream = try AnomalyStream(period: Int(line.start) ?? 1)
        let start = processorSeconds()
        var scores = [Double]()
        for value in line.values {
            let seen = try stream.observe(value)
            scores.append(seen.z)
        }
        let nanoseconds = (processorSeconds() - start) * 1e9 / Double(max(1, scores.count))
        let numbers = scores.map { "\($0)" }.joined(separator: ",")
        print("\(line.id),\(nanoseconds),\(numbers)")
    }
}
