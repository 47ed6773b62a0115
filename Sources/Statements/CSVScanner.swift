/// Cuts the bytes of a separated text into rows of fields (RFC 4180), in one pass.
///
/// A quoted field may hold separators, doubled quotes and line breaks. A quote inside an unquoted
/// field stands for itself, as banks that do not know the rule write it.
struct CSVScanner {
    /// A row, with the line it begins on, from 1.
    struct Row: Sendable {
        let line: Int
        var fields: [String]
    }

    static let longestField = 65_536

    private let bytes: [UInt8]
    private let separator: UInt8
    private var position = 0
    private var line = 1

    init(_ text: String, separator: UInt8) {
        bytes = Array(text.utf8)
        self.separator = separator
    }

    /// Returns the first `limit` rows that are not blank, and whether there are more. O(*n*).
    /// - Throws: `StatementError.lineTooLong`.
    static func rows(
        of text: String, separator: UInt8, limit: Int
    ) throws(StatementError) -> (rows: [Row], isCut: Bool) {
        var scanner = CSVScanner(text, separator: separator)
        var rows: [Row] = []
        while let row = try scanner.nextFilled() {
            if rows.count == limit { return (rows, true) }
            rows.append(row)
        }
        return (rows, false)
    }

    /// Returns the next row that is not blank, nil at the end.
    /// - Throws: `StatementError.lineTooLong`.
    mutating func nextFilled() throws(StatementError) -> Row? {
        while let row = try next() {
            if row.fields.contains(where: { !$0.isEmpty }) { return row }
        }
        return nil
    }

    private mutating func next() throws(StatementError) -> Row? {
        guard position < bytes.count else { return nil }
        var row = Row(line: line, fields: [])
        while true {
            row.fields.append(try field())
            guard position < bytes.count else { return row }
            let byte = bytes[position]
            position += 1
            if byte == separator { continue }
            if byte == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
            line += 1
            return row
        }
    }

    private mutating func field() throws(StatementError) -> String {
        while position < bytes.count, bytes[position] == 0x20 { position += 1 }
        if position < bytes.count, bytes[position] == 0x22, let quoted = try quotedField() {
            return quoted
        }
        let start = position
        while position < bytes.count, bytes[position] != separator, bytes[position] != 0x0A,
            bytes[position] != 0x0D
        {
            position += 1
        }
        guard position - start <= Self.longestField else { throw .lineTooLong(line: line) }
        return String(decoding: bytes[start..<position], as: UTF8.self).trimmedSpaces
    }

    /// The field that the quote at `position` opens, or nil if what follows its end is no
    /// separator, in which case nothing was read.
    private mutating func quotedField() throws(StatementError) -> String? {
        var content: [UInt8] = []
        var index = position + 1
        var breaks = 0
        while index < bytes.count {
            guard content.count <= Self.longestField else { throw .lineTooLong(line: line) }
            if bytes[index] == 0x22 {
                guard index + 1 < bytes.count, bytes[index + 1] == 0x22 else { break }
                index += 1
            } else if bytes[index] == 0x0A {
                breaks += 1
            }
            content.append(bytes[index])
            index += 1
        }
        var end = min(index + 1, bytes.count)
        while end < bytes.count, bytes[end] == 0x20 { end += 1 }
        let endsField = end == bytes.count || [separator, 0x0A, 0x0D].contains(bytes[end])
        guard index < bytes.count, endsField else { return nil }
        position = end
        line += breaks
        return String(decoding: content, as: UTF8.self).trimmedSpaces
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
