internal import Foundation

/// The formats of labelled utterances.
enum DatasetFormat {
    case rasaYAML
    case json
    case tabSeparated
    case commaSeparated

    /// Returns the format that `text` looks like by its first lines. O(*n*) at worst.
    init(of text: SourceText) {
        let lines = text.lines.lazy.filter { !$0.isBlank }.prefix(20)
        let first = lines.first?.text.first { !$0.isWhitespace }
        let tabbed = lines.count { $0.text.contains("\t") }
        if first == "{" || first == "[" {
            self = .json
        } else if lines.contains(where: { $0.text.hasPrefix("nlu:") || $0.isVersion }) {
            self = .rasaYAML
        } else if 2 * tabbed < lines.count,
            lines.first?.text.contains(where: Self.separates) == true
        {
            self = .commaSeparated
        } else {
            self = .tabSeparated
        }
    }

    private static func separates(_ character: Character) -> Bool {
        character == "," || character == ";"
    }
}

extension SourceText.Line {
    fileprivate var isVersion: Bool {
        text.hasPrefix("version:") && !text.contains("\t")
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

    /// Reads a file's bytes.
    /// - Throws: `DatasetError` that names the first line that is not UTF-8.
    init(_ data: Data, file: String) throws(DatasetError) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        bytes = Array(data.starts(with: mark) ? data.dropFirst(mark.count) : data)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw DatasetError(
                file: file, line: Self.line(ofInvalidUTF8In: bytes),
                reason: "is not UTF-8 text; save it as UTF-8")
        }
        self.text = text
        self.file = file
    }

    /// The lines, split at line feeds alone; a carriage return before one is not part of the line.
    var lines: [Line] {
        let feed = Unicode.Scalar("\n")
        let pieces = text.unicodeScalars.split(separator: feed, omittingEmptySubsequences: false)
        return pieces.enumerated().map { index, scalars in
            let isMarked = scalars.last == "\r"
            return Line(
                number: index + 1, text: Substring(isMarked ? scalars.dropLast() : scalars))
        }
    }

    private static func line(ofInvalidUTF8In bytes: [UInt8]) -> Int {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let place = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
        return (place ?? 0) + 1
    }
}
