internal import Foundation

/// The formats of labelled utterances.
enum DatasetFormat {
    case rasaYAML
    case json
    case tabSeparated
    case commaSeparated

    /// Returns the format that `text` looks like by its first lines. O(*n*) at worst.
    init(of text: SourceText) {
        let all = text.lines
        let lines = all.lazy.filter { !$0.isBlank }.prefix(20)
        let first = lines.first?.text.first { !$0.isWhitespace }
        let tabbed = lines.count { $0.text.contains("\t") }
        if first == "{" || first == "[", !Self.isLabelled(lines.first?.text, source: text) {
            self = .json
        } else if Self.isRasa(all) {
            self = .rasaYAML
        } else if 2 * tabbed < lines.count,
            let head = lines.first?.text,
            head.contains(where: Self.separates) || HeadedTable.statedSeparator(in: head) != nil
        {
            self = .commaSeparated
        } else {
            self = .tabSeparated
        }
    }

    /// Whether a line that begins as JSON does is a label, perhaps in brackets, a tab and a text:
    /// what stands before the tab is no beginning of JSON, nor is the whole.
    private static func isLabelled(_ line: Substring?, source: SourceText) -> Bool {
        guard let label = line?.split(separator: "\t", maxSplits: 1).first, label != line,
            let second = label.trimmed?.dropFirst().first(where: { !$0.isWhitespace }),
            !"\"[]{}".contains(second)
        else { return false }
        return (try? JSONScanner.node(of: source)) == nil
    }

    /// Whether lines are Rasa's: `nlu:` stands alone, or `version:` among the first that are not
    /// comments, however many those are.
    private static func isRasa(_ lines: [SourceText.Line]) -> Bool {
        let said = lines.lazy.filter { !$0.isBlank && !$0.text.hasPrefix("#") }
        return said.prefix(20).contains { $0.isKey("nlu") || $0.isKey("version") }
            || said.contains { $0.text.trimmed == "nlu:" && $0.text.first == "n" }
    }

    private static func separates(_ character: Character) -> Bool {
        character == "," || character == ";"
    }
}

extension SourceText.Line {
    /// Whether the line begins with a key of YAML, in quotes or not.
    fileprivate func isKey(_ key: String) -> Bool {
        !text.contains("\t")
            && ["\(key):", "\"\(key)\":", "'\(key)':"].contains(where: text.hasPrefix)
    }
}

/// The text of a file, without its byte order mark, and its lines.
struct SourceText {
    /// A line and its number from 1.
    struct Line {
        let number: Int
        let text: Substring

        var isBlank: Bool { !text.contains { !$0.isWhitespace } }
    }

    let file: String
    let bytes: [UInt8]
    let text: String
    /// The lines, split at line feeds alone; a carriage return before one is not part of the line.
    let lines: [Line]

    /// Reads a file's bytes.
    /// - Throws: `DatasetError` that names the first line that is not UTF-8.
    init(_ data: Data, file: String) throws(DatasetError) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var bytes = Array(data.starts(with: mark) ? data.dropFirst(mark.count) : data)
        if !bytes.contains(0x0A) {
            // Some spreadsheets end lines by carriage returns alone.
            bytes = bytes.map { $0 == 0x0D ? 0x0A : $0 }
        }
        self.bytes = bytes
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw DatasetError(
                file: file, line: Self.line(ofInvalidUTF8In: bytes),
                reason: "is not UTF-8 text; save it as UTF-8")
        }
        self.text = text
        self.file = file
        lines = Self.lines(of: text)
    }

    private static func lines(of text: String) -> [Line] {
        let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        let pieces = text.utf8.split(separator: feed, omittingEmptySubsequences: false)
        return pieces.enumerated().map { index, bytes in
            let isMarked = bytes.last == carriageReturn
            return Line(number: index + 1, text: Substring(isMarked ? bytes.dropLast() : bytes))
        }
    }

    private static func line(ofInvalidUTF8In bytes: [UInt8]) -> Int {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let place = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
        return (place ?? 0) + 1
    }
}
