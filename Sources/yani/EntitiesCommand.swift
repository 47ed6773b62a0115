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
            while let line = readLine() {
                number += 1
                guard line.contains(where: { !$0.isWhitespace }) else { continue }
                do throws(EntityLine.Failure) {
                    Terminal.say(try EntityLine(line, options: options).answer())
                } catch {
                    throw CommandFailure(
                        "<stdin>:\(number):1: \(error.description)", status: CommandFailure.badData)
                }
            }
        }
    }
}
