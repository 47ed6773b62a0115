internal import ArgumentParser
internal import Wallet

/// `yani autopay`.
struct AutopayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "autopay", abstract: "What may be paid without being asked.",
        subcommands: [Decide.self])

    /// `yani autopay decide`.
    struct Decide: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Decide one case a line of standard input, one JSON object a line.")

        func run() throws {
            try answeringLines { line throws(CaseError) in
                try AutopayCase(jsonLine: line).jsonLine
            }
        }
    }
}

/// Why a line of standard input has no answer.
protocol LineFault: Error {
    /// What is written in the answer's place.
    var jsonLine: String { get }
    /// A clause about the line.
    var reason: String { get }
}

extension CaseError: LineFault {}

/// Writes the answer to each line of standard input that is not empty. A line that has none is
/// answered by its error, and the first one is named at the end with exit status 65.
func answeringLines<Fault: LineFault>(_ answer: (String) throws(Fault) -> String) throws {
    try reportingFailure {
        var number = 0
        var firstFault: (line: Int, reason: String)?
        while let line = try StandardInput.line() {
            number += 1
            guard line.contains(where: { !$0.isWhitespace }) else { continue }
            do throws(Fault) {
                Terminal.say(try answer(line))
            } catch {
                Terminal.say(error.jsonLine)
                firstFault = firstFault ?? (number, error.reason)
            }
        }
        guard let firstFault else { return }
        throw CommandFailure(
            "<stdin>:\(firstFault.line):1: \(firstFault.reason); correct the line",
            status: CommandFailure.badData)
    }
}
