internal import Classification

/// `label<TAB>text`, a line each; blank lines are passed over. A first line that names columns
/// makes the file a table with a header; without one, more columns or texts before labels are
/// refused.
enum TabSeparated {
    static func reading(of source: SourceText) throws(DatasetError) -> DatasetReading {
        if hasHeader(source) { return try HeadedTable.reading(of: source, separator: "\t") }
        var utterances: [LabelledUtterance] = []
        for record in try SeparatedRecords.records(in: source, separator: "\t") {
            let fields = record.fields
            guard let label = fields[0].trimmed, let text = fields.dropFirst().first?.trimmed,
                fields.dropFirst(2).allSatisfy({ $0.trimmed == nil })
            else {
                throw DatasetError(
                    file: source.file, line: record.line,
                    reason: fields.count > 2
                        ? "has \(fields.count) fields; write label<TAB>text, or name the columns in the first line"
                        : "is not label<TAB>text; write one tab between")
            }
            var utterance = LabelledUtterance(text: text, label: label)
            utterance.origin = .init(file: source.file, line: record.line)
            utterances.append(utterance)
        }
        try requireLabelsFirst(in: utterances)
        return DatasetReading(
            utterances: utterances, notices: [notice(ofHeaderIn: utterances)].compactMap(\.self))
    }

    /// What is said of a first line that may be a header of names that are not known: its label is
    /// the only one that is there once.
    private static func notice(ofHeaderIn utterances: [LabelledUtterance]) -> DatasetNotice? {
        let counts = utterances.reduce(into: [:]) { $0[$1.label, default: 0] += 1 }
        guard let first = utterances.first, let origin = first.origin, counts.count > 1,
            counts.allSatisfy({ ($0.value == 1) == ($0.key == first.label) })
        else { return nil }
        return DatasetNotice(
            file: origin.file, line: origin.line,
            text:
                "was taken for an utterance labelled “\(first.label)”; if it names the columns, name them label and text"
        )
    }

    /// Labels repeat and texts hardly do; where it is the other way round, a model would learn a
    /// label for each text.
    private static func requireLabelsFirst(
        in utterances: [LabelledUtterance]
    ) throws(DatasetError) {
        let labelCount = Set(utterances.map(\.label)).count
        guard let origin = utterances.first?.origin, labelCount > 2,
            labelCount >= 2 * Set(utterances.map(\.text)).count
        else { return }
        throw DatasetError(
            file: origin.file, line: origin.line,
            reason:
                "has the text first, as those below; write label<TAB>text, or name the columns above"
        )
    }

    private static func hasHeader(_ source: SourceText) -> Bool {
        guard let first = source.lines.first(where: { !$0.isBlank }) else { return false }
        let names = first.text.split(separator: "\t").map { String($0.filter { $0 != "\"" }) }
        return ColumnNames.text.index(in: names) != nil && ColumnNames.label.index(in: names) != nil
    }
}

extension StringProtocol {
    /// The text without white space around it, or nil if nothing is left.
    var trimmed: String? {
        let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
        guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else {
            return nil
        }
        return String(self[scalars.startIndex...last])
    }
}
