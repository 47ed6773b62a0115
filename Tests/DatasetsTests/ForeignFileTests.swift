import Classification
import Datasets
import Foundation
import Testing

/// Files as other programs write them.
struct ForeignFileTests {
    @Test func rasaMarksWithRolesGroupsListsAndOddValuesAreRead() throws {
        let utterances = try read(
            #"""
            version: "3.1"
            nlu:
            - intent: book
              examples: |
                - from [Oslo]{"entity": "city", "role": "departure", "group": "1"} on
                - to [Rome][{"entity": "city"}, {"entity": "place", "role": "goal"}]
                - for [two]{"entity": "count", "value": 2} at [a]{"entity": "b", "value": "x}\"]"}
            """#)
        #expect(utterances.map(\.text) == ["from Oslo on", "to Rome", "for two at a"])
        #expect(utterances.map { $0.slots.map(\.slot) } == [["city"], ["city"], ["count", "b"]])
        #expect(utterances[2].slots.map(\.value) == ["2", "x}\"]"])
    }

    @Test func rasaFilesMayBeginWithAnyNumberOfComments() throws {
        let comments = String(repeating: "# why\n", count: 40)
        let body = "nlu:\n- intent: a\n  examples: |\n    - b c\n"
        let responses =
            "responses:\n" + (0..<30).map { "  utter_\($0):\n  - text: x\n" }.joined()
        for text in [comments + body, comments + "version: \"3.1\"\n" + body, responses + body] {
            #expect(try read(text).map(\.text) == ["b c"])
        }
    }

    @Test func aFolderOfRasaHasFilesWithoutUtterances() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("yani-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in [
            ("nlu.YML", "nlu:\n- intent: a\n  examples: |\n    - first\n"),
            ("rules.yml", "version: \"3.1\"\nrules:\n- rule: x\n"),
            ("stories.yml", "version: \"3.1\"\nstories:\n- story: x\n"),
            (".#nlu.yml", "what an editor left"), ("._nlu.tsv", "what a system left"),
        ] {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        let utterances = try UtteranceReader.utterances(atPaths: [folder.path])
        #expect(utterances.map(\.text) == ["first"])
    }

    @Test(arguments: [
        ("nlu:\n- intent: a\n  examples: >\n    - b\n    - c\n", 3, "folds its lines"),
        ("nlu:\n- intent: a\nnlu:\n- intent: b\n", 1, "has “nlu” twice"),
        ("nlu:\n- intent: a\n", 2, "without examples"),
        ("[greet\thello\n[bye\n", 2, "is not label<TAB>text"),
        ("{\t\"train\": [\n[\"a\"]\n]}", 2, "is not a pair"),
        ("a\tb\nc\td\te\n", 2, "has 3 fields"),
        ("hello you\tgreet\nhi there\tgreet\nsee you\tbye\ngood bye\tbye\n", 1, "text first"),
    ])
    func whatWouldBeLostIsRefused(text: String, line: Int, reason: String) {
        let error = #expect(throws: DatasetError.self) { try read(text) }
        #expect(error?.line == line && error?.reason.contains(reason) == true)
    }

    @Test func quotesBetweenTabsAreTextUnlessTheyEncloseAField() throws {
        let utterances = try read(
            "label\ttext\na\t\"so\" he said\nb\t\"open\na\t\"x \"\"y\"\"\"\nb\tclose\"\n",
            named: "x.tsv")
        #expect(utterances.map(\.text) == ["\"so\" he said", "\"open", "x \"y\"", "close\""])
    }

    @Test func quotesBetweenTabsAreReadAlikeWithAndWithoutAHeader() throws {
        let lines = "a\t\"x \"\"y\"\"\"\n\"a\"\t\"so\" he said\nb\t\"open\nb\tone\rtwo\r\n"
        let bare = try read(lines, named: "x.tsv")
        let headed = try read("label\ttext\n" + lines, named: "x.tsv")
        #expect(bare.map(\.text) == ["x \"y\"", "\"so\" he said", "\"open", "one\rtwo"])
        #expect(bare.map(\.text) == headed.map(\.text))
        #expect(bare.map(\.label) == ["a", "a", "b", "b"])
        #expect(bare.map { $0.origin?.line } == [1, 2, 3, 4])
    }

    @Test(arguments: ["[greet]", "{x}", "{greet", "[1] a"])
    func aLabelMayBeginAsJSONDoes(label: String) throws {
        let utterances = try read("\(label)\thello\nbye\tciao\n", named: "x.tsv")
        #expect(utterances.map(\.label) == [label, "bye"])
    }

    @Test(arguments: ["{\t\"train\": [[\"a\", \"b\"]]}", "{\"train\":\t[[\"a\", \"b\"]]}"])
    func jsonMayHaveATabInItsFirstLine(text: String) throws {
        #expect(try read(text, named: "x.json").map(\.text) == ["a"])
    }

    @Test func anExamplesOwnMetadataGoBeforeThoseOfItsIntent() throws {
        let utterances = try read(
            """
            nlu:
            - intent: greet
              metadata:
                style: sms
                weight: 0.5
              examples:
              - text: hello
                metadata:
                  style: formal
              - text: hey
                metadata:
                  weight: 2
              - text: hi
            """)
        #expect(utterances.map(\.style) == ["formal", "sms", "sms"])
        #expect(utterances.map(\.weight) == [0.5, 2, 0.5])
    }

    @Test func namesOfColumnsMayBeInQuotes() throws {
        let utterances = try read("\"text\"\t\"label\"\n\"a b\"\t\"c\"\n", named: "x.tsv")
        #expect(utterances.map(\.text) == ["a b"] && utterances.map(\.label) == ["c"])
    }

    @Test(arguments: [";", "|", ","])
    func theSeparatorThatAFirstLineStatesIsTaken(separator: String) throws {
        let utterances = try read(
            "sep=\(separator)\r\ntext\(separator)label\r\nhello\(separator)greet\r\n",
            named: "x.csv")
        #expect(utterances.map(\.text) == ["hello"] && utterances.map(\.label) == ["greet"])
        #expect(utterances[0].origin?.line == 3)
    }

    @Test(arguments: ["a\tb c\rd\te f\r", "text,label\rb c,a\re f,d\r"])
    func carriageReturnsAloneEndLines(text: String) throws {
        let utterances = try read(text, named: "x.csv")
        #expect(utterances.map(\.text) == ["b c", "e f"])
        #expect(utterances.map(\.label) == ["a", "d"])
    }

    @Test func aLabelIsOfOneLine() throws {
        let utterances = try read("text,label\nhello,\"new\r\n line\"\nbye,a  b\n", named: "x.csv")
        #expect(utterances.map(\.label) == ["new line", "a  b"])
    }
}
