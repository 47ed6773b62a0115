import Forecasting

/// `decomposition FILE`: for each line «name,robust|plain,period,values…» prints name, mode, least
/// milliseconds, and the trend and the season.
func decompositionBenchmark(_ arguments: [String]) throws {
    for line in try SeriesLine.read(arguments[0]) {
        let values = line.values.compactMap { $0 }
        let period = Int(values[0])
        let options = STLOptions(isRobust: line.start == "robust")
        let series = Array(values.dropFirst())
        let parts = try STL.decompose(series, period: period, options: options)
        let seconds = try leastSeconds {
            _ = try STL.decompose(series, period: period, options: options)
        }
        let numbers = (parts.trend + parts.seasonal).map { "\($0)" }.joined(separator: ",")
        print("\(line.id),\(line.start),\(seconds * 1000),\(numbers)")
    }
}
