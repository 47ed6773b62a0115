internal import ArgumentParser
internal import Assistant
internal import Understanding

/// `yani classify`.
struct ClassifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "classify",
        abstract: "Say which label a model gives each line of standard input.",
        discussion: """
            For models of your own labels, trained with “yani train”: one JSON object a line, with \
            the slots found where some were marked in the training data. What \
            an utterance means to the wallet is told by “yani understand”.
            """)

    @OptionGroup var shared: SharedOptions

    @Flag(help: "Say which n-grams spoke for and against the label, under `explanation`.")
    var explain = false

    func run() throws {
        try reportingFailure {
            let classifier = UtteranceClassifier(model: try shared.loadModel())
            var workspace = classifier.makeWorkspace()
            var number = 0
            while let line = try StandardInput.line() {
                number += 1
                guard classifier.reads(line) else { throw StandardInput.tooLong(number) }
                let explanation = explain ? classifier.explanation(of: line) : nil
                let scores = classifier.scores(of: line, in: &workspace)
                let slots =
                    classifier.marksSlots
                    ? classifier.slots(of: line, labelled: scores.label) : nil
                Terminal.say(scores.jsonLine(of: line, slots: slots, explanation: explanation))
            }
        }
    }
}
