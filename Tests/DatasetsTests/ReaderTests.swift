import Classification
import Datasets
import Foundation
import Primitives
import Testing

/// Reads `text` as a file of a folder `fr`.
func read(
    _ text: String, named name: String = "x.yml", split: DatasetSplit = .training
) throws -> [LabelledUtterance] {
    try read(Data(text.utf8), named: name, split: split)
}

func read(
    _ data: Data, named name: String = "x.yml", split: DatasetSplit = .training
) throws -> [LabelledUtterance] {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("yani-\(ProcessInfo.processInfo.globallyUniqueString)/fr")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return try UtteranceReader.utterances(atPaths: [file.path], split: split)
}

struct ReaderTests {
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
              metadata:
                weight: 0.25
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
        #expect(utterances.map(\.weight) == [1, 1, 0.25])
    }

    @Test(arguments: ["none", "0", "-1", "[1]", "nan"])
    func aWeightThatIsNoneIsRefusedWithItsLine(weight: String) {
        let text = """
            nlu:
            - intent: greet
              metadata:
                weight: \(weight)
              examples: |
                - hello
            """
        let error = #expect(throws: DatasetError.self) { try read(text) }
        #expect(error?.line == 4 && error?.reason.contains("gives no weight") == true)
    }

    @Test func passesOverWhatIsNoUtteranceInRasaYAML() throws {
        let utterances = try read(
            """
            version: "3.1"
            nlu:
            - synonym: groceries
              examples: |
                - food
            - regex: zip
              examples: |
                - \\d{5}
            - lookup: city
              examples: |
                - Paris
            - intent: faq
              examples:
              - text: |
                  - how does [it](thing:work) work
                metadata:
                  seen: often
              - text: is it free
            stories:
            - story: none
            """)
        #expect(utterances.map(\.text) == ["how does it work", "is it free"])
        #expect(utterances[0].slots == [.init(slot: "thing", range: 9..<11, value: "work")])
    }

    @Test func readsTabSeparatedLines() throws {
        let utterances = try read("greet\thello there\r\n\nbye\tsee you\n", named: "x.tsv")
        #expect(utterances.map(\.label) == ["greet", "bye"])
        #expect(utterances.map(\.text) == ["hello there", "see you"])
        #expect(utterances[1].origin?.line == 3)
    }

    @Test func aFirstLineThatNamesColumnsIsAHeader() throws {
        let utterances = try read("text\tintent\nhello there\tgreet\n", named: "x.tsv")
        #expect(utterances.map(\.text) == ["hello there"])
        #expect(utterances.map(\.label) == ["greet"])
    }

    @Test func readsCSVByTheNamesOfItsColumns() throws {
        let utterances = try read(
            """
            id,Utterance,lang,Intent
            1,"hello, you",en,greet
            2,"say ""bye""
            now",fr-CA,bye
            3,salut,,greet
            """, named: "x.csv")
        #expect(utterances.map(\.text) == ["hello, you", "say \"bye\"\nnow", "salut"])
        #expect(utterances.map(\.label) == ["greet", "bye", "greet"])
        #expect(utterances.map(\.language) == [.english, .french, .french])
        #expect(utterances.map { $0.origin?.line } == [2, 3, 5])
    }

    @Test func readsCSVByWhatItsColumnsHold() throws {
        let utterances = try read(
            "a;b\ngreet;hello there\nbye;see you soon\ngreet;good day to you\n", named: "x.csv")
        #expect(utterances.map(\.text) == ["hello there", "see you soon", "good day to you"])
        #expect(utterances.map(\.label) == ["greet", "bye", "greet"])
    }

    @Test func aByteOrderMarkIsNotText() throws {
        let utterances = try read("\u{FEFF}text,label\nhello,greet\n", named: "x.csv")
        #expect(utterances.map(\.text) == ["hello"])
    }

    @Test func readsRasaJSONWithItsEntities() throws {
        let utterances = try read(
            """
            {"rasa_nlu_data": {
              "regex_features": [],
              "common_examples": [
                {"text": "où manger à Sète", "intent": "search",
                 "entities": [{"start": 12, "end": 16, "value": "Sète", "entity": "city"}]},
                {"text": "caf\\u00e9 \\ud83d\\ude00", "intent": "order", "entities": []}
              ]}}
            """, named: "x.json")
        #expect(utterances.map(\.text) == ["où manger à Sète", "café 😀"])
        #expect(utterances[0].slots == [.init(slot: "city", range: 14..<19, value: nil)])
        #expect(utterances.map { $0.origin?.line } == [4, 6])
    }

    @Test func readsSnipsDataSets() throws {
        let utterances = try read(
            """
            {"language": "en", "entities": {}, "intents": {"PlayMusic": {"utterances": [
              {"data": [{"text": "play "},
                        {"text": "Ravel", "entity": "artist", "slot_name": "who"}]}]}}}
            """, named: "x.json")
        #expect(utterances.map(\.text) == ["play Ravel"])
        #expect(utterances.map(\.label) == ["PlayMusic"])
        #expect(utterances[0].slots == [.init(slot: "who", range: 5..<10, value: nil)])
        #expect(utterances[0].language == .english)
    }

    @Test func readsSnipsBenchmarkFiles() throws {
        let utterances = try read(
            """
            {"GetWeather": [
              {"data": [{"text": "rain in "}, {"text": "Oslo", "entity": "city"}, {"text": "?"}]}]}
            """, named: "x.json")
        #expect(utterances.map(\.text) == ["rain in Oslo?"])
        #expect(utterances[0].slots == [.init(slot: "city", range: 8..<12, value: nil)])
    }

    @Test(arguments: [
        (DatasetSplit.training, ["a b", "e f"]), (.validation, ["c d"]), (.test, ["g h"]),
    ])
    func readsTheWantedPartOfCLINC(split: DatasetSplit, texts: [String]) throws {
        let utterances = try read(
            """
            {"train": [["a b", "x"]], "val": [["c d", "x"]], "oos_train": [["e f", "oos"]],
             "test": [["g h", "y"]]}
            """, named: "x.json", split: split)
        #expect(utterances.map(\.text) == texts)
        #expect(utterances.filter { $0.text == "e f" }.allSatisfy { $0.label == "out_of_scope" })
    }

    @Test func aFileWithoutTheWantedPartIsReadWhole() throws {
        let utterances = try read(#"{"train": [["a b", "x"]]}"#, named: "x.json", split: .test)
        #expect(utterances.map(\.text) == ["a b"])
    }

    @Test(arguments: [
        ("greet hello", 1), ("a\tb\nc\n", 2), ("a\tb\n\n \tc\n", 3),
        ("nlu:\n- intent: a\n  examples: |\n    - [x](y\n", 4),
        ("nlu:\n- intent: a\n  examples: |\n    - fine\n    no dash\n", 5),
        ("nlu:\n- intent: [a\n", 3),
        ("nlu:\n- intent: a\n", 2), ("nlu:\n- story: a\n", 2),
        ("text,label\nhello,greet\nbye\n", 3), ("text,label\n\"hello,greet\nbye,x\n", 2),
        ("text,label\n\"hello\" you,greet\n", 2), ("text,label\nhello,\n", 2),
        ("hello,greet\nhi,greet\nsee you,bye\n", 1), ("a,b\n", 1),
        ("{\"train\": [\n[\"a\", \"b\"],\n[\"a\"]]}", 3), ("{\n\"a\" 1}", 2),
        ("{\"train\": [\n[\"a\", \"b\"]\n", 3), ("[\n1,\n2x]", 3), ("[[\n\"a\nb\"]]", 2),
        ("{\"rasa_nlu_data\": {\"common_examples\": [\n{\"text\": \"a\"}]}}", 2),
        (
            "{\"rasa_nlu_data\": {\"common_examples\": [{\"text\": \"a\", \"intent\": \"b\",\n\"entities\": [\n{\"start\": 0, \"end\": 9, \"entity\": \"c\"}]}]}}",
            3
        ),
        ("{\"intents\": {\"a\":\n{\"utterances\": [{\"data\": [{\"txt\": 1}]}]}}}", 2),
        ("{\"a\": 1}", 1), (String(repeating: "[", count: 100_000), 1),
        ("[\"\\u12\"]", 1), ("[1e999]", 1), ("[] x", 1),
    ])
    func namesTheLineAtFault(text: String, line: Int) {
        let error = #expect(throws: DatasetError.self) { try read(text) }
        #expect(error?.line == line, "\(error?.description ?? "")")
    }

    @Test func namesTheLineThatIsNotUTF8() {
        let data = Data("a\tb\nc\t".utf8) + Data([0xFF, 0xFE]) + Data("\n".utf8)
        let error = #expect(throws: DatasetError.self) { try read(data) }
        #expect(error?.line == 2)
    }

    @Test(arguments: [
        "", "\n \n", "nlu:\n- synonym: a\n  examples: |\n    - b\n", "text,label\n",
        "version: \"3.1\"\nstories:\n",
    ])
    func aFileWithoutUtterancesIsRefused(text: String) {
        let error = #expect(throws: DatasetError.self) { try read(text) }
        #expect(error?.reason.contains("holds no utterance") == true || error?.line == 1)
    }

    /// Whatever the bytes, the answer is utterances or one error.
    @Test func noBytesAreTooOddToRead() throws {
        let seeds = [
            "nlu:\n- intent: a\n  examples: |\n    - [x](y) z\n", "a\tb\n", "text,label\n\"a\",b\n",
            #"{"train": [["a\u00e9", "x"]], "rasa_nlu_data": {"common_examples": [{"text": "a"}]}}"#,
        ]
        var state: UInt64 = 7
        func random(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for round in 0..<300 {
            var bytes = Array(seeds[round % seeds.count].utf8)
            for _ in 0..<random(below: 6) {
                bytes[random(below: bytes.count)] = UInt8(random(below: 256))
            }
            bytes.removeLast(random(below: bytes.count))
            do {
                let utterances = try read(Data(bytes))
                #expect(utterances.allSatisfy { !$0.text.isEmpty && !$0.label.isEmpty })
            } catch let error as DatasetError {
                #expect(!error.reason.isEmpty)
            }
        }
    }

    @Test func aFolderIsReadInTheOrderOfItsFiles() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("yani-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let empty = #expect(throws: DatasetError.self) {
            try UtteranceReader.utterances(atPaths: [folder.path])
        }
        #expect(empty?.line == nil)
        for (name, text) in [
            ("b.tsv", "x\tsecond\n"), ("a.json", #"{"train": [["first", "x"]]}"#),
            ("c.md", "not data"),
        ] {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        let utterances = try UtteranceReader.utterances(atPaths: [folder.path])
        #expect(utterances.map(\.text) == ["first", "second"])
    }

    @Test func aMissingFileIsNamed() {
        let error = #expect(throws: DatasetError.self) {
            try UtteranceReader.utterances(atPaths: ["/no/such/file"])
        }
        #expect(error?.file == "/no/such/file")
    }
}
