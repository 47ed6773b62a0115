internal import ArgumentParser
internal import Assistant
internal import Understanding

/// `yani understand`.
struct UnderstandCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "understand",
        abstract: "Say what each line of standard input means, one JSON object a line.")

    @OptionGroup var shared: SharedOptions

    @Flag(help: "Accepted for symmetry: the output is always JSON.")
    var json = false

    func run() throws {
        try reportingFailure {
            let interpreter = try shared.loadInterpreter()
            let context = Interpreter.Context(
                today: shared.today, language: shared.chosenLanguage)
            while let line = readLine() {
                Terminal.say(interpreter.interpretation(of: line, in: context).jsonLine())
            }
        }
    }
}
