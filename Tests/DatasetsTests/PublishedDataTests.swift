import Classification
import Datasets
import Foundation
import Testing

/// The published intent data sets, where they are beside the repository.
struct PublishedDataTests {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("../shared/data/nlu").path

    /// Rows and labels as the data sets' authors state them.
    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: folder)),
        arguments: [
            ("clinc150/train.tsv", 15_000, 150), ("clinc150/test.tsv", 4_500, 150),
            ("clinc150/oos_test.tsv", 1_000, 1), ("banking77/train.tsv", 8_621, 77),
            ("banking77/test.tsv", 3_080, 77), ("hwu64/train.tsv", 8_954, 64),
            ("hwu64/test.tsv", 1_076, 64), ("snips/train.tsv", 13_084, 7),
            ("snips/test.tsv", 700, 7),
        ])
    func hasTheRowsAndLabelsItsAuthorsState(path: String, rows: Int, labels: Int) throws {
        let utterances = try UtteranceReader.utterances(atPaths: ["\(Self.folder)/\(path)"])
        #expect(utterances.count == rows)
        #expect(Set(utterances.map(\.label)).count == labels)
    }
}
