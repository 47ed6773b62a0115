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
        setlocale(LC_ALL, "")
        using_history()
        stifle_history(1_000)
        CEditSetCompletion { start, state in
            start.flatMap { WordCompletion.copy(of: String(cString: $0), at: Int(state)) }
        }
        if let historyPath { _ = read_history(historyPath) }
    }

    /// Proposes `words` where Tab is pressed.
    func complete(with words: [String]) {
        WordCompletion.words = words
    }

    /// Returns the next line, or nil at the end of the input.
    func line(prompt: String) -> String? {
        guard Terminal.isInteractive else { return readLine() }
        guard let raw = readline(prompt) else { return nil }
        defer { free(raw) }
        let line = String(cString: raw)
        if line.contains(where: { !$0.isWhitespace }) {
            add_history(raw)
            if let historyPath { _ = write_history(historyPath) }
        }
        return line
    }

    /// Returns the next line without showing it or remembering it, or nil at the end of the input.
    func secretLine(prompt: String) -> String? {
        guard Terminal.isInteractive else { return readLine() }
        return getpass(prompt).map { String(cString: $0) }
    }

    /// The lines typed before, the oldest first.
    var history: [String] {
        guard let historyPath, let text = try? String(contentsOfFile: historyPath, encoding: .utf8)
        else { return [] }
        return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("_HiStOrY") }
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
