import Foundation

/// A line of the shared forecasting data: id, start, values; nil where one is missing.
struct SeriesLine {
    let id: String
    let start: String
    let values: [Double?]

    static func read(_ path: String) throws -> [SeriesLine] {
        try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline).map {
            let fields = $0.split(separator: ",", omittingEmptySubsequences: false)
            return SeriesLine(
                id: String(fields[0]), start: fields.count > 1 ? String(fields[1]) : "",
                values: fields.dropFirst(2).map { Double($0) })
        }
    }
}

/// The processor time of this process, in seconds.
func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The least processor time of several runs that together last about half a second, in seconds.
func leastSeconds(_ body: () throws -> Void) rethrows -> Double {
    let begin = processorSeconds()
    var least = Double.infinity
    var runs = 0
    while runs < 3 || (processorSeconds() - begin < 0.5 && runs < 1000) {
        let start = processorSeconds()
        try body()
        least = min(least, processorSeconds() - start)
        runs += 1
    }
    return least
}
