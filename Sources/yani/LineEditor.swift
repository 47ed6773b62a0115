internal import CEdit
internal import Foundation

/// Reads lines from a person: edited, completed and remembered on a terminal, as they come
/// otherwise.
struct LineEditor {
    private let historyPath: String?

    /// Creates an editor that keeps its history in the file at `historyPath`.
    init(historyPath: String?) {
        self.historyPath = historyPath
        guard Terminal.isInteractive else { return }
        Self.chooseLocale()
        using_history()
        stifle_history(1_000)
        CEditSetCompletion { start, state in
            start.flatMap { WordCompletion.copy(of: String(cString: $0), at: Int(state)) }
        }
        if let historyPath { _ = read_history(historyPath) }
    }

    /// Takes the user's locale, and one that is always there where that is not installed or cannot
    /// write what is outside ASCII: libedit ends the process at a prompt it cannot write.
    private static func chooseLocale() {
        setlocale(LC_ALL, "")
        for name in ["C.UTF-8", "en_US.UTF-8"] where !writesWide { setlocale(LC_CTYPE, name) }
    }

    /// Whether the locale in force can write what is outside ASCII.
    private static var writesWide: Bool { mbstowcs(nil, "›", 0) != -1 }

    /// Proposes `words` where Tab is pressed.
    func complete(with words: [String]) {
        WordCompletion.words = words
    }

    /// Returns the next line, or nil at the end of the input.
    /// - Throws: `CommandFailure` where the input cannot be read.
    func line(prompt: String) throws(CommandFailure) -> String? {
        guard Terminal.isInteractive else { return try StandardInput.line() }
        guard let raw = readline(Self.writesWide ? prompt : "> ") else { return nil }
        defer { free(raw) }
        let line = String(cString: raw)
        if line.contains(where: { !$0.isWhitespace }) {
            add_history(raw)
            if let historyPath { _ = write_history(historyPath) }
        }
        return line
    }

    /// Returns the next line without showing it or remembering it, or nil at the end of the input.
    /// - Throws: `CommandFailure` where the input cannot be read.
    func secretLine(prompt: String) throws(CommandFailure) -> String? {
        // What is typed shows on the terminal wherever the answers go.
        guard isatty(STDIN_FILENO) == 1 else { return try StandardInput.line() }
        return getpass(prompt).map { String(cString: $0) }
    }

    /// The lines typed before, the oldest first.
    var history: [String] {
        guard let historyPath, let text = try? String(contentsOfFile: historyPath, encoding: .utf8)
        else { return [] }
        return text.split(separator: "\n").filter { !$0.hasPrefix("_HiStOrY") }.map(Self.decoded)
    }
}

extension LineEditor {
    /// A line of the history file, in which libedit writes some bytes as a backslash and three
    /// octal digits.
    private static func decoded(_ line: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = line.utf8[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(3)
            if byte == UInt8(ascii: "\\"), digits.count == 3,
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
            {
                bytes.append(value)
                rest = rest.dropFirst(3)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The words Tab proposes. libedit takes a function without context, so they are global.
private enum WordCompletion {
    /// Read and written by the one thread that reads lines.
    nonisolated(unsafe) static var words: [String] = []

    /// Returns the `index`th word that begins with `start` as libedit wants it: a copy it frees.
    static func copy(of start: String, at index: Int) -> UnsafeMutablePointer<CChar>? {
        let matches = words.filter {
            $0.range(of: start, options: [.anchored, .caseInsensitive, .diacriticInsensitive])
                != nil
        }
        return matches.indices.contains(index) ? strdup(matches[index]) : nil
    }
}
