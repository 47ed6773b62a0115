internal import Classification

/// `label<TAB>text`, a line each; blank lines are passed over.
enum TabSeparated {
    static func utterances(
        in text: String, file: String
    ) throws(DatasetError) -> [LabelledUtterance] {
        var utterances: [LabelledUtterance] = []
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            guard line.contains(where: { !$0.isWhitespace }) else { continue }
            let fields = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            guard fields.count == 2, !fields[0].isEmpty, !fields[1].isEmpty else {
                throw DatasetError(
                    file: file, line: number, reason: "is not label<TAB>text; write one tab between"
                )
            }
            var utterance = LabelledUtterance(text: String(fields[1]), label: String(fields[0]))
            utterance.origin = .init(file: file, line: number)
            utterances.append(utterance)
        }
        return utterances
    }
}
