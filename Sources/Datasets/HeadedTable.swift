internal import Classification
internal import Primitives

/// Separated values with a header: one column of texts, one of labels, perhaps a language and a
/// style. The columns are found by name, or by what they hold: texts are the longest, labels the
/// fewest.
enum HeadedTable {
    /// Reads a table; its separator is, where none is given, the one a first line `sep=;` states,
    /// as Excel writes it, else the commonest of `,` and `;` in the header.
    static func reading(
        of source: SourceText, separator: Character? = nil
    ) throws(DatasetError) -> DatasetReading {
        let stated = source.lines.first.flatMap { statedSeparator(in: $0.text) }
        let records = try SeparatedRecords.records(
            in: source, separator: separator ?? stated ?? self.separator(of: source)
        ).dropFirst(stated == nil ? 0 : 1)
        guard let header = records.first else { return DatasetReading(utterances: []) }
        let rows = records.dropFirst()
        for row in rows where row.fields.count != header.fields.count {
            throw DatasetError(
                file: source.file, line: row.line,
                reason:
                    "has \(row.fields.count) fields, the header \(header.fields.count); quote a field that holds a separator"
            )
        }
        let columns = try Columns(header: header, rows: Array(rows), file: source.file)
        var utterances: [LabelledUtterance] = []
        for row in rows {
            guard let text = row.fields[columns.text].trimmed,
                let label = row.fields[columns.label].trimmed
            else {
                throw DatasetError(
                    file: source.file, line: row.line,
                    reason: "has no text or no label; fill in both")
            }
            var utterance = LabelledUtterance(text: text, label: label)
            utterance.origin = .init(file: source.file, line: row.line)
            utterance.language = columns.language.flatMap { language(row.fields[$0]) }
            utterance.style = columns.style.flatMap { row.fields[$0].trimmed }
            utterances.append(utterance)
        }
        return DatasetReading(
            utterances: utterances,
            notices: [columns.notice(of: header, file: source.file)].compactMap(\.self))
    }

    /// The language of a tag such as `fr` or `fr-CA`.
    private static func language(_ tag: String) -> Language? {
        Language(rawValue: String((tag.trimmed ?? "").lowercased().prefix(2)))
    }

    /// The separator that a line `sep=;` states, nil for any other line.
    static func statedSeparator(in line: Substring) -> Character? {
        guard line.hasPrefix("sep="), line.count == 5, let sign = line.last, sign.isASCII else {
            return nil
        }
        return sign
    }

    private static func separator(of source: SourceText) -> Character {
        let header = source.lines.first { !$0.isBlank }?.text ?? ""
        let commas = header.count { $0 == "," }
        return header.count { $0 == ";" } > commas ? ";" : ","
    }
}

/// Where the columns of a table are.
private struct Columns {
    let text: Int
    let label: Int
    let language: Int?
    let style: Int?
    /// Whether a name says which column holds what.
    private let isNamed: Bool

    typealias Record = SeparatedRecords.Record

    init(header: Record, rows: [Record], file: String) throws(DatasetError) {
        let names = header.fields
        let named = (text: ColumnNames.text.index(in: names), ColumnNames.label.index(in: names))
        let label = named.1 ?? Self.fewestValues(in: rows, besides: named.text)
        let text = named.text ?? Self.longest(in: rows, besides: label)
        guard let label, let text else {
            throw DatasetError(
                file: file, line: header.line,
                reason: "names no columns of texts and labels; write the header text,label")
        }
        let isRow = rows.contains { $0.fields[label] == names[label] }
        guard named.text != nil || named.1 != nil || !isRow else {
            throw DatasetError(
                file: file, line: header.line,
                reason: "is an utterance, not a header; write text,label above it")
        }
        self.label = label
        self.text = text
        isNamed = named.text != nil || named.1 != nil
        language = ColumnNames.language.index(in: names)
        style = ColumnNames.style.index(in: names)
    }

    /// What is said of a header none of whose names is known.
    func notice(of header: Record, file: String) -> DatasetNotice? {
        guard !isNamed else { return nil }
        return DatasetNotice(
            file: file, line: header.line,
            text:
                "was taken for a header, with texts under “\(header.fields[text])” and labels under “\(header.fields[label])”; if it is an utterance, write text,label above it"
        )
    }

    /// The column with the fewest values, at least two, that repeat.
    private static func fewestValues(in rows: [Record], besides taken: Int?) -> Int? {
        let columns = (rows.first?.fields.indices ?? 0..<0).filter { $0 != taken }
        let counted = columns.map { column in
            (column: column, count: Set(rows.map { $0.fields[column] }).count)
        }
        return counted.filter { $0.count > 1 && $0.count < rows.count }
            .min { ($0.count, $0.column) < ($1.count, $1.column) }?.column
    }

    /// The column whose fields are longest.
    private static func longest(in rows: [Record], besides taken: Int?) -> Int? {
        let columns = (rows.first?.fields.indices ?? 0..<0).filter { $0 != taken }
        return columns.max { first, second in
            length(of: first, in: rows) < length(of: second, in: rows)
        }
    }

    private static func length(of column: Int, in rows: [Record]) -> Int {
        rows.reduce(0) { $0 + $1.fields[column].utf8.count }
    }
}
