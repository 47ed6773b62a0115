/// Cuts a separated text into rows of fields (RFC 4180), in one pass that allocates nothing a row.
///
/// A quoted field may hold separators, doubled quotes and line breaks. A quote inside an unquoted
/// field stands for itself, as banks that do not know the rule write it; `="123"` is 123, as they
/// write it for spreadsheets.
struct CSVScanner {
    /// A row, with the line it begins on, from 1.
    struct Row: Sendable {
        let line: Int
        var fields: [String]
    }

    /// Where a field stands, without the blanks and quotes around it.
    struct Field: Sendable {
        var start: Int
        var end: Int
        /// Whether quotes in it are doubled.
        var hasQuotes = false
    }

    static let longestField = 65_536
    /// A row beyond this is none of a statement's.
    static let longestRow = 1 << 22

    private var window: TextWindow
    private let separator: UInt8
    private var position = 0
    private var nextLine = 1
    /// Whether the end of the window was looked at, where more of the text may follow.
    private var sawEnd = false
    /// The fields of the row `advance()` came to.
    private(set) var fields: [Field] = []
    /// The line it begins on, from 1.
    private(set) var line = 1

    /// Begins a pass over `text`.
    /// - Throws: `StatementError.unreadable`.
    init(_ text: StatementText, separator: UInt8) throws(StatementError) {
        window = try text.window()
        self.separator = separator
    }

    /// Returns the first `limit` rows that are not blank, and whether there are more. O(*n*).
    /// - Throws: `StatementError.lineTooLong`, `unreadable`.
    static func rows(
        of text: StatementText, separator: UInt8, limit: Int
    ) throws(StatementError) -> (rows: [Row], isCut: Bool) {
        var scanner = try CSVScanner(text, separator: separator)
        var rows: [Row] = []
        while try scanner.advance() {
            if rows.count == limit { return (rows, true) }
            rows.append(scanner.row)
        }
        return (rows, false)
    }

    /// The row `advance()` came to, its fields as text.
    var row: Row { Row(line: line, fields: fields.indices.map(text)) }

    /// Makes one field of each run of fields, with what stands between them.
    mutating func join(_ runs: [Range<Int>]) {
        fields = runs.compactMap { run in
            guard let first = fields[run].first, let last = fields[run].last else { return nil }
            let hasQuotes = fields[run].contains(where: \.hasQuotes)
            return Field(start: first.start, end: last.end, hasQuotes: hasQuotes)
        }
    }

    /// Comes to the next row that is not blank; false at the end.
    /// - Throws: `StatementError.lineTooLong`, `unreadable`.
    mutating func advance() throws(StatementError) -> Bool {
        while position < bytes.count || !window.isAtEnd {
            let (start, startLine) = (position, nextLine)
            fields.removeAll(keepingCapacity: true)
            line = nextLine
            sawEnd = false
            try scanRow()
            if sawEnd || position == bytes.count, !window.isAtEnd {
                // The row may go on: it is scanned again with more of the text.
                guard bytes.count - start <= Self.longestRow else {
                    throw .lineTooLong(line: startLine)
                }
                try window.advance(to: start)
                (position, nextLine) = (0, startLine)
            } else if fields.contains(where: { $0.start < $0.end }) {
                return true
            }
        }
        return false
    }

    private var bytes: [UInt8] { window.bytes }

    /// The text of a column, runs of white space made one space; empty beyond the row's end.
    func text(_ column: Int) -> String {
        guard fields.indices.contains(column) else { return "" }
        let field = fields[column]
        let raw = String(decoding: bytes[field.start..<field.end], as: UTF8.self)
        return (field.hasQuotes ? raw.replacing("\"\"", with: "\"") : raw).trimmedSpaces
    }

    /// Whether a column holds nothing, or the row ends before it.
    func isEmpty(_ column: Int) -> Bool {
        !fields.indices.contains(column) || fields[column].start >= fields[column].end
    }

    /// Returns what `body` makes of the bytes of a column as they stand in the file.
    func content<Value>(_ column: Int, _ body: (Span<UInt8>) -> Value) -> Value {
        guard fields.indices.contains(column) else { return body([UInt8]().span) }
        let field = fields[column]
        return body(window.bytes.span.extracting(field.start..<field.end))
    }

    /// Whether the bytes of a column are its text, but for blanks within.
    func isVerbatim(_ column: Int) -> Bool {
        fields.indices.contains(column) && !fields[column].hasQuotes
    }

    private mutating func scanRow() throws(StatementError) {
        while true {
            fields.append(try field())
            guard position < bytes.count else { return }
            let byte = bytes[position]
            position += 1
            if byte == separator { continue }
            if byte == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
            nextLine += 1
            return
        }
    }

    private mutating func field() throws(StatementError) -> Field {
        while position < bytes.count, bytes[position] == 0x20 { position += 1 }
        if position + 1 < bytes.count {
            let isFormula = bytes[position] == UInt8(ascii: "=") && bytes[position + 1] == 0x22
            if bytes[position] == 0x22 || isFormula,
                let quoted = quotedField(from: position + (isFormula ? 1 : 0))
            {
                return quoted
            }
        }
        let start = position
        while position < bytes.count, bytes[position] != separator, bytes[position] != 0x0A,
            bytes[position] != 0x0D
        {
            position += 1
        }
        guard position - start <= Self.longestField else { throw .lineTooLong(line: line) }
        return trimmed(Field(start: start, end: position))
    }

    /// The field that the quote at `quote` opens, or nil if what follows its end is no separator or
    /// it has no end within the longest field, in which case nothing was read.
    private mutating func quotedField(from quote: Int) -> Field? {
        var field = Field(start: quote + 1, end: quote + 1)
        var index = quote + 1
        var breaks = 0
        while index < bytes.count {
            guard index - quote <= Self.longestField else { return nil }
            if bytes[index] == 0x22 {
                guard index + 1 < bytes.count, bytes[index + 1] == 0x22 else { break }
                field.hasQuotes = true
                index += 1
            } else if bytes[index] == 0x0A {
                breaks += 1
            }
            index += 1
        }
        sawEnd = sawEnd || index >= bytes.count
        field.end = index
        var end = min(index + 1, bytes.count)
        while end < bytes.count, bytes[end] == 0x20 { end += 1 }
        let endsField =
            end == bytes.count || bytes[end] == separator || bytes[end] == 0x0A
            || bytes[end] == 0x0D
        guard index < bytes.count, endsField else { return nil }
        position = end
        nextLine += breaks
        return trimmed(field)
    }

    /// The field without blanks and tabs at its ends.
    private func trimmed(_ field: Field) -> Field {
        var result = field
        while result.start < result.end, Self.isBlank(bytes[result.start]) { result.start += 1 }
        while result.end > result.start, Self.isBlank(bytes[result.end - 1]) { result.end -= 1 }
        return result
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}

extension CSVScanner.Row {
    /// The cell of a column, or nil if the row is shorter.
    func cell(_ column: Int) -> String? {
        fields.indices.contains(column) ? fields[column] : nil
    }
}

extension String {
    /// The text without spaces at its ends, runs of white space inside made one space.
    var trimmedSpaces: String {
        hasTrimmedSpaces ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether no white space needs to go, as a look at the bytes can tell: those that can begin a
    /// space beyond ASCII (U+0085, U+00A0, U+1680, U+2000…) say no.
    private var hasTrimmedSpaces: Bool {
        var isAfterSpace = true
        for byte in utf8 {
            switch byte {
            case 0x20:
                if isAfterSpace { return false }
                isAfterSpace = true
            case 0x09...0x0D, 0xC2, 0xE1...0xE3: return false
            default: isAfterSpace = false
            }
        }
        return !isAfterSpace || isEmpty
    }
}
