internal import Classification
internal import Datasets
internal import Understanding

/// What is said on standard error of data that were read: what may not have been meant, and what
/// does not count.
enum DataNotices {
    /// Reads the utterances at `paths`, saying what may not have been meant.
    static func utterances(
        atPaths paths: [String], split: DatasetSplit = .training
    ) throws(DatasetError) -> [LabelledUtterance] {
        let reading = try UtteranceReader.reading(atPaths: paths, split: split)
        for notice in reading.notices { Terminal.complain(notice.description) }
        return reading.utterances
    }

    /// Names the first of some labels and counts the others; nil if there is none.
    static func names(of labels: [String]) -> String? {
        guard !labels.isEmpty else { return nil }
        let names = labels.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
        return labels.count > 3 ? "\(names) and \(labels.count - 3) more" : names
    }

    /// Says of each utterance that is too long to be read that it counts nowhere.
    static func tell(passedOver utterances: [LabelledUtterance]) {
        for utterance in utterances {
            Terminal.complain(
                "\(utterance.origin?.description ?? "an utterance"): is longer than \(Interpreter.longestText) bytes and is passed over; give an utterance a line"
            )
        }
    }
}
