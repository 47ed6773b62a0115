internal import ArgumentParser
internal import Foundation
internal import Wallet

/// `yani entities`.
struct EntitiesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "entities",
        abstract: "Find amounts, numbers, dates and the like in texts, JSON lines in and out.",
        discussion: """
            A line in: {"id","text","lang","locale"?,"dimension"?,"now"?}; a line out: \
            {"id","entities":[{"dimension","start","end","text","value"}]}.
            """)

    @OptionGroup var shared: SharedOptions

    @Flag(help: "List every reading, not only the best ones that stand apart.")
    var all = false

    @Flag(help: "Name the rule behind each reading.")
    var explain = false

    @Flag(
        help: """
            At the end, read the texts five times more and write the processor time a text takes: \
            median and 99th percentile.
            """)
    var latency = false

    func run() throws {
        let (day, second) = LocalCalendar(timeZone: shared.zone).wallTime(of: shared.instant)
        let options = EntityLine.Options(
            today: day, secondOfDay: Int(second), listsAll: all, explains: explain)
        var requests: [EntityLine] = []
        try answeringLines { line throws(EntityLine.Failure) in
            let request = try EntityLine(line, options: options)
            if latency { requests.append(request) }
            return request.json(request.answer())
        }
        if !requests.isEmpty { Terminal.note(Self.latencies(of: requests) + "\n") }
    }

    private static func latencies(of requests: [EntityLine]) -> String {
        var times: [Double] = []
        for _ in 0..<5 {
            for request in requests {
                let start = processorMicroseconds()
                _ = request.answer()
                times.append(processorMicroseconds() - start)
            }
        }
        let sorted = times.sorted()
        let median = sorted[sorted.count / 2]
        let high = sorted[sorted.count * 99 / 100]
        return "p50 \(median.formatted(places)) p99 \(high.formatted(places)) microseconds, "
            + "\(requests.count) texts five times"
    }

    private static let places = FloatingPointFormatStyle<Double>.number.precision(
        .fractionLength(1)
    ).locale(Locale(identifier: "en_US_POSIX"))

    /// The time this thread has run.
    private static func processorMicroseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
