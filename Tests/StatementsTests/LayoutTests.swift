import Foundation
import Primitives
import Statements
import Testing

/// Statements as banks of many countries lay them out: `Tests/Reference/statement_layouts.jsonl`,
/// one a line, written by hand after the banks' published column lists, two or three rows each.
struct LayoutTests {
    struct Layout: Decodable, Sendable, CustomTestStringConvertible {
        let name: String
        let encoding: String
        let text: String
        /// The amounts by day; nil where the file must be refused.
        let amounts: [String]?
        let days: [String]?
        /// How many rows must be named as unread.
        let rejected: Int?
        /// Whether a balance is wrong because of the row that is not read.
        let unbalanced: Bool?

        var testDescription: String { name }
    }

    static let layouts: [Layout] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("Reference/statement_layouts.jsonl")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            try? JSONDecoder().decode(Layout.self, from: Data(line.utf8))
        }
    }()

    @Test func theTableIsRead() {
        #expect(Self.layouts.count >= 275)
    }

    @Test(arguments: layouts)
    func everyTransactionOfABanksLayoutIsRead(layout: Layout) throws {
        let bytes = try #require(Self.bytes(of: layout))
        guard let amounts = layout.amounts else {
            #expect(throws: StatementError.self) { try StatementReader.read(bytes) }
            return
        }
        let statement = try StatementReader.read(bytes)
        #expect(statement.transactions.map(\.amount.canonicalString) == amounts)
        if let days = layout.days { #expect(statement.transactions.map(\.day.description) == days) }
        #expect(statement.rejected.count == layout.rejected ?? 0)
        if layout.unbalanced != true { #expect(!statement.checks.contains { $0.holds == false }) }
    }

    static func bytes(of layout: Layout) -> [UInt8]? {
        let encodings: [String: String.Encoding] = [
            "utf-8": .utf8, "utf-16le": .utf16LittleEndian, "utf-16be": .utf16BigEndian,
            "windows-1252": .windowsCP1252, "windows-1250": .windowsCP1250,
            "windows-1251": .windowsCP1251, "iso-8859-15": .isoLatin1,
        ]
        let data = encodings[layout.encoding].flatMap { layout.text.data(using: $0) }
        return data.map { [UInt8]($0) }
    }
}
