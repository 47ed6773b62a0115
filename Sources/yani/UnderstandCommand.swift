internal import ArgumentParser
internal import Assistant
internal import Foundation
internal import Understanding
internal import Wallet

/// `yani understand`.
struct UnderstandCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "understand",
        abstract: "Say what each line of standard input means, one JSON object a line.")

    @OptionGroup var shared: SharedOptions

    @Option(
        help: "A JSON array of names, or of objects with a name and aliases, likely to be said.")
    var contacts: String?

    @Flag(help: "Say which n-grams spoke for and against the intent, under `explanation`.")
    var explain = false

    @Flag(help: "Write the explanation as a table for people instead of JSON.")
    var table = false

    @Flag(help: "Accepted for symmetry: the output is JSON unless --table is given.")
    var json = false

    func validate() throws {
        guard !table || explain else { throw ValidationError("--table goes with --explain.") }
        guard !table || !json else { throw ValidationError("Choose --table or --json.") }
    }

    func run() throws {
        try reportingFailure {
            let interpreter = try shared.loadInterpreter()
            let names = try contacts.map(Self.names(inFile:)) ?? []
            let (day, second) = LocalCalendar(timeZone: shared.zone).wallTime(of: shared.instant)
            let context = Interpreter.Context(
                today: day, language: shared.chosenLanguage, names: KnownNames(names),
                secondOfDay: Int(second))
            var number = 0
            while let line = try StandardInput.line() {
                number += 1
                guard line.utf8.count <= Interpreter.longestText else {
                    throw StandardInput.tooLong(number)
                }
                let turn = interpreter.interpretation(of: line, in: context)
                let explanation =
                    explain ? interpreter.explanation(of: line, names: context.names) : nil
                if table, let explanation {
                    Terminal.show("\(line)\n\(explanation.text())\n")
                } else {
                    Terminal.say(turn.jsonLine(explanation: explanation, timeZone: shared.zone))
                }
            }
        }
    }

    /// A contact in the file: a name alone, or one with aliases.
    private enum Contact: Decodable {
        case name(String)
        case person(name: String, aliases: [String])

        private enum CodingKeys: CodingKey {
            case name, aliases
        }

        init(from decoder: any Decoder) throws {
            if let name = try? decoder.singleValueContainer().decode(String.self) {
                self = .name(name)
                return
            }
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self = .person(
                name: try container.decode(String.self, forKey: .name),
                aliases: try container.decodeIfPresent([String].self, forKey: .aliases) ?? [])
        }

        var names: [String] {
            switch self {
            case .name(let name): [name]
            case .person(let name, let aliases): [name] + aliases
            }
        }
    }

    private static func names(inFile path: String) throws -> [String] {
        let data = try InputFile.contents(of: path)
        do {
            return try JSONDecoder().decode([Contact].self, from: data).flatMap(\.names)
        } catch {
            throw CommandFailure(
                "\(path): is no JSON array of names; write [\"Marie\", {\"name\": \"Paul Martin\", \"aliases\": [\"Paulo\"]}]",
                status: CommandFailure.badData)
        }
    }
}
