internal import Foundation

/// What is written where, and how it looks on a terminal.
enum Terminal {
    /// A colour or weight of text.
    enum Style: String {
        case bold = "1"
        case faint = "2"
        case red = "31"
        case yellow = "33"
        case cyan = "36"
    }

    static let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1

    /// Whether colours may be used on a stream: it is a terminal and NO_COLOR is not set.
    static func hasColour(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1 && (environment("NO_COLOR") ?? "").isEmpty
            && environment("TERM") != "dumb"
    }

    /// Returns `text` in `style` where a stream, standard output if none is named, shows colours.
    static func styled(
        _ text: String, _ style: Style, on descriptor: Int32 = STDOUT_FILENO
    ) -> String {
        hasColour(descriptor) ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Writes a line to standard output at once.
    static func say(_ line: String) {
        put(line + "\n")
    }

    /// Writes lines with texts of others in them to standard output at once; a terminal is not
    /// given the control characters among them to obey.
    static func show(_ lines: String) {
        say(legible(lines, on: STDOUT_FILENO))
    }

    /// Returns `text` with its control characters, line ends and tabs aside, written as `\x1B`
    /// where a stream is a terminal.
    static func legible(_ text: String, on descriptor: Int32) -> String {
        guard isatty(descriptor) == 1 else { return text }
        return text.unicodeScalars.reduce(into: "") { shown, scalar in
            let isControl = scalar.properties.generalCategory == .control
            if isControl, scalar != "\n", scalar != "\t" {
                shown += String(format: "\\x%02X", scalar.value)
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
    }

    /// Writes a value as a line of JSON to standard output at once.
    static func say(json value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        say(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// Writes to standard output at once. Where that cannot be done the command ends: with status
    /// 74, or, if the reader went away, in silence.
    static func put(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            guard cause?.code != Int(EPIPE) else { exit(EXIT_SUCCESS) }
            complain("standard output: cannot be written; check the disk and where it leads")
            exit(CommandFailure.inputOutput)
        }
    }

    /// Writes an error line to standard error.
    static func complain(_ line: String) {
        note("\(styled("yani:", .red, on: STDERR_FILENO)) \(legible(line, on: STDERR_FILENO))\n")
    }

    /// Writes to standard error, where progress goes.
    static func note(_ text: String) {
        // There is nobody left to tell.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// The name of the locale that holds in a category of POSIX, such as `LC_MESSAGES`: a variable
    /// that is empty says nothing.
    static func locale(for category: String) -> String {
        ["LC_ALL", category, "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    }

    static func environment(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name]
    }
}
