import Classification
import Datasets
import Foundation
import Primitives
import Testing

struct ReaderTests {
    private func read(_ text: String, named name: String = "x.yml") throws -> [LabelledUtterance] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("yani-\(ProcessInfo.processInfo.globallyUniqueString)/fr")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return try UtteranceReader.utterances(atPaths: [file.path])
    }

    @Test func readsRasaYAMLWithItsMarks() throws {
        let utterances = try read(
            """
            version: "3.1"
            nlu:
            - intent: send_money
              metadata:
                style: sms
              examples: |
                - envoie [50 €](amount) à [Zoé](payee)
                - rien de plus
            - intent: manage_budget/check
              examples: |
                - reste [courses]{"entity":"category","value":"groceries"} ?
            """)
        #expect(utterances.map(\.text) == ["envoie 50 € à Zoé", "rien de plus", "reste courses ?"])
        #expect(utterances.map(\.label) == ["send_money", "send_money", "manage_budget/check"])
        #expect(utterances[0].slots.map(\.slot) == ["amount", "payee"])
        #expect(utterances[0].slots[0].range == 7..<13)
        #expect(utterances[2].slots[0].value == "groceries")
        #expect(utterances[0].style == "sms" && utterances[0].language == .french)
        #expect(utterances[1].origin?.line == 8)
    }

    @Test func readsTabSeparatedLines() throws {
        let utterances = try read("greet\thello there\n\nbye\tsee you\n", named: "x.tsv")
        #expect(utterances.map(\.label) == ["greet", "bye"])
        #expect(utterances[1].origin?.line == 3)
    }

    @Test(arguments: [
        ("greet hello", 1), ("a\tb\nc\n", 2),
        ("nlu:\n- intent: a\n  examples: |\n    - [x](y\n", 4),
        ("nlu:\n- intent: a\n  examples: |\n    - fine\n    no dash\n", 5),
        ("nlu:\n- intent: [a\n", 3),
    ])
    func namesTheLineAtFault(text: String, line: Int) {
        let error = #expect(throws: DatasetError.self) { try read(text) }
        #expect(error?.line == line)
    }

    @Test func aMissingFileIsNamed() {
        let error = #expect(throws: DatasetError.self) {
            try UtteranceReader.utterances(atPaths: ["/no/such/file"])
        }
        #expect(error?.file == "/no/such/file")
    }
}
