/// The records of separated values (RFC 4180): quoted fields may hold separators, line breaks and
/// doubled quotes. Between tabs a quote that encloses no field of the line is a sign like any
/// other, as most writers of such files know no quotes, and so is a carriage return inside one.
struct SeparatedRecords {
    /// A record and the line it begins on.
    struct Record {
        let line: Int
        var fields: [String]
    }

    private let source: SourceText
    private let separator: UInt8
    private var index = 0
    private var line = 1

    private static let quote = UInt8(ascii: "\"")
    private static let feed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private init(_ source: SourceText, separator: UInt8) {
        self.source = source
        self.separator = separator
    }

    /// Returns the records of `source`, blank lines left out. O(*n*).
    /// - Throws: `DatasetError` for a quote that is never closed or is followed by text.
    static func records(
        in source: SourceText, separator: Character
    ) throws(DatasetError) -> [Record] {
        var scanner = SeparatedRecords(source, separator: separator.asciiValue ?? 0x2C)
        var records: [Record] = []
        while let record = try scanner.next() {
            if record.fields.contains(where: { $0.trimmed != nil }) { records.append(record) }
        }
        return records
    }

    private mutating func next() throws(DatasetError) -> Record? {
        guard index < source.bytes.count else { return nil }
        var record = Record(line: line, fields: [])
        while true {
            record.fields.append(try field())
            guard index < source.bytes.count, source.bytes[index] == separator else { break }
            index += 1
        }
        skipLineEnd()
        return record
    }

    private mutating func field() throws(DatasetError) -> String {
        guard index < source.bytes.count, source.bytes[index] == Self.quote, opensField else {
            let start = index
            while index < source.bytes.count, !isEnd(at: index) { index += 1 }
            return String(decoding: source.bytes[start..<index], as: UTF8.self)
        }
        let opening = line
        var value: [UInt8] = []
        index += 1
        while index < source.bytes.count {
            let byte = source.bytes[index]
            index += 1
            if byte == Self.quote {
                guard index < source.bytes.count, source.bytes[index] == Self.quote else {
                    try requireEnd(opening)
                    return String(decoding: value, as: UTF8.self)
                }
                index += 1
            } else if byte == Self.feed {
                line += 1
            }
            value.append(byte)
        }
        throw DatasetError(
            file: source.file, line: opening,
            reason: "opens a quote that is never closed; double a quote inside a field")
    }

    /// Whether the quote here is the opening one of a field.
    private var opensField: Bool {
        guard separator == UInt8(ascii: "\t") else { return true }
        var place = index + 1
        while place < source.bytes.count, source.bytes[place] != Self.feed {
            guard source.bytes[place] == Self.quote else {
                place += 1
                continue
            }
            let next = place + 1
            guard next < source.bytes.count, !isEnd(at: next) else { return true }
            guard source.bytes[next] == Self.quote else { return false }
            place += 2
        }
        return false
    }

    private func requireEnd(_ opening: Int) throws(DatasetError) {
        guard index < source.bytes.count, !isEnd(at: index) else { return }
        throw DatasetError(
            file: source.file, line: opening,
            reason: "has text behind a closing quote; double a quote inside a field")
    }

    private func isEnd(at index: Int) -> Bool {
        switch source.bytes[index] {
        case separator, Self.feed: true
        case Self.carriageReturn:
            separator != UInt8(ascii: "\t") || index + 1 == source.bytes.count
                || source.bytes[index + 1] == Self.feed
        default: false
        }
    }

    private mutating func skipLineEnd() {
        if index < source.bytes.count, source.bytes[index] == Self.carriageReturn { index += 1 }
        if index < source.bytes.count, source.bytes[index] == Self.feed { index += 1 }
        line += 1
    }
}
