import Classification
import Datasets
import Foundation
import Testing

/// What may not have been meant is read, and said.
struct NoticeTests {
    /// Reads files of a folder.
    private func reading(_ files: [(name: String, text: String)]) throws -> DatasetReading {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("yani-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        return try UtteranceReader.reading(atPaths: [folder.path])
    }

    private static let settings: [(name: String, text: String)] = [
        ("config.yml", "# see https://example.com, there\nrecipe: default.v1\nlanguage: en\n"),
        ("domain.yml", "version: \"3.1\"\nintents:\n- greet\n"),
        ("endpoints.yml", "action_endpoint:\n  url: \"http://localhost:5055/webhook\"\n"),
        ("credentials.yml", "rest:\n\nrasa:\n  url: \"http://localhost:5002/api\"\n"),
        ("rules.yml", "version: \"3.1\"\nrules:\n- rule: x\n"),
        ("stories.yml", "stories:\n- story: x\n"), ("session.yml", "version: \"3.1\"\nx: 1\n"),
        ("empty.yml", "# nothing\n"),
    ]

    @Test func ofTheFolderOfARasaProjectTheUtterancesAreRead() throws {
        let nlu = "version: \"3.1\"\nnlu:\n- intent: greet\n  examples: |\n    - hello\n"
        let reading = try reading(Self.settings + [("nlu.yml", nlu)])
        #expect(reading.utterances.map(\.text) == ["hello"])
        let names = reading.notices.map { URL(fileURLWithPath: $0.file).lastPathComponent }
        #expect(
            names == ["config", "credentials", "empty", "endpoints", "session"].map { "\($0).yml" })
        #expect(reading.notices.allSatisfy { $0.text.contains("passed over") })
    }

    @Test func aFolderOfSettingsAloneIsRefused() {
        let error = #expect(throws: DatasetError.self) { try reading(Self.settings) }
        #expect(error?.reason.contains("holds no utterance") == true)
    }

    @Test func aFileThatIsNoDataSetIsRefusedWhereItIsNamed() {
        #expect(throws: DatasetError.self) { try read("recipe: default.v1\nlanguage: en\n") }
    }

    @Test(arguments: ["|", "|\n\n", "[]", "\"\"", ""])
    func anIntentWithNoExamplesIsSaid(examples: String) throws {
        let text =
            "nlu:\n- intent: a\n  examples: \(examples)\n- intent: b\n  examples: |\n    - c\n"
        let reading = try reading([("x.yml", text)])
        #expect(reading.utterances.map(\.text) == ["c"])
        #expect(reading.notices.map(\.line) == [2])
        #expect(reading.notices.first?.text.contains("intent a with no examples") == true)
    }

    @Test func aFirstLineTakenForAHeaderIsSaid() throws {
        let table = [("x.csv", "good morning,hi\nhello,greet\nhey,greet\nsee you,bye\nciao,bye\n")]
        let notices = try reading(table).notices
        #expect(notices.map(\.line) == [1])
        #expect(notices.first?.text.contains("taken for a header") == true)
        for header in ["text,label", "Utterance;kind", "a,intent"] {
            let sign = header.contains(";") ? ";" : ","
            let rows = ["hello there", "hey", "hi", "see you"].enumerated()
                .map { "\($0.element)\(sign)\($0.offset < 2 ? "greet" : "bye")\n" }
            #expect(try reading([("x.csv", "\(header)\n\(rows.joined())")]).notices.isEmpty)
        }
    }

    @Test func aFirstLineTakenForAnUtteranceThatMayBeAHeaderIsSaid() throws {
        let lines = "greet\thello\ngreet\they\nbye\tsee you\nbye\tciao\n"
        let notices = try reading([("x.tsv", "kind\tUser said\n\(lines)")]).notices
        #expect(notices.map(\.line) == [1])
        #expect(notices.first?.text.contains("taken for an utterance labelled “kind”") == true)
        for text in [lines, "label\ttext\n\(lines)", "once\ta b\ntwice\tc d\n", "a\tb\n"] {
            #expect(try reading([("x.tsv", text)]).notices.isEmpty)
        }
    }
}
