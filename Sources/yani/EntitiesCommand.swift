internal import ArgumentParser
internal import Foundation
internal import Primitives

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

    @Flag(help: "Write the processor time a text took, median and 99th percentile, at the end.")
    var latency = false

    func run() throws {
        try reportingFailure {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = shared.zone
            let midnight = calendar.startOfDay(for: shared.instant)
            let options = EntityLine.Options(
                today: shared.today,
                secondOfDay: Int(shared.instant.timeIntervalSince(midnight)),
                listsAll: all, explains: explain)
            var number = 0
            var times: [Double] = []
            while let line = readLine() {
                number += 1
                guard line.contains(where: { !$0.isWhitespace }) else { continue }
                do throws(EntityLine.Failure) {
                    let request = try EntityLine(line, options: options)
                    let start = Self.processorMicroseconds()
                    let answer = request.answer()
                    times.append(Self.processorMicroseconds() - start)
                    Terminal.say(request.json(answer))
                } catch {
                    throw CommandFailure(
                        "<stdin>:\(number):1: \(error.description)", status: CommandFailure.badData)
                }
            }
            if latency, !times.isEmpty { Terminal.note(Self.summary(of: times) + "\n") }
        }
    }

    private static func summary(of times: [Double]) -> String {
        let sorted = times.sorted()
        let median = sorted[sorted.count / 2]
        let high = sorted[sorted.count * 99 / 100]
        return "p50 \(median.formatted(places)) p99 \(high.formatted(places)) microseconds, "
            + "\(sorted.count) texts"
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
