internal import Classification

/// `label<TAB>text`, a line each; blank lines are passed over. A first line that names columns
/// makes the file a table with a header.
enum TabSeparated {
    static func utterances(in source: SourceText) throws(DatasetError) -> [LabelledUtterance] {
        if hasHeader(source) { return try HeadedTable.utterances(in: source, separator: "\t") }
        var utterances: [LabelledUtterance] = []
        for line in source.lines where !line.isBlank {
            let fields = line.text.split(
                separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            guard fields.count == 2, let label = fields[0].trimmed, let text = fields[1].trimmed
            else {
                throw DatasetError(
                    file: source.file, line: line.number,
                    reason: "is not label<TAB>text; write one tab between")
            }
            var utterance = LabelledUtterance(text: text, label: label)
            utterance.origin = .init(file: source.file, line: line.number)
            utterances.append(utterance)
        }
        return utterances
    }

    private static func hasHeader(_ source: SourceText) -> Bool {
        guard let first = source.lines.first(where: { !$0.isBlank }) else { return false }
        let names = first.text.split(separator: "\t").map(String.init)
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
