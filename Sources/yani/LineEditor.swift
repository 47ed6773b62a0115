internal import CEdit
internal import Foundation

/// Reads lines from a person: edited and remembered on a terminal, as they come otherwise.
struct LineEditor {
    private let historyPath: String?

    /// Creates an editor that keeps its history in the file at `historyPath`.
    init(historyPath: String?) {
        self.historyPath = historyPath
        guard Terminal.isInteractive else { return }
        setlocale(LC_ALL, "")
        using_history()
        stifle_history(1_000)
        if let historyPath { _ = read_history(historyPath) }
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

    /// The lines typed before, the oldest first.
    var history: [String] {
        guard let historyPath, let text = try? String(contentsOfFile: historyPath, encoding: .utf8)
        else { return [] }
        return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("_HiStOrY") }
    }
}
