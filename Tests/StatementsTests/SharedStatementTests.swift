import Foundation
import Primitives
import Statements
import Testing

/// Files of public parsers with the counts and sums another parser gave, beside the repository.
enum SharedStatements {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/data/statements")

    struct Expectation: CustomTestStringConvertible {
        let format: String
        let file: String
        let count: Int?
        let sum: Double?
        var testDescription: String { "\(format)/\(file)" }

        var bytes: [UInt8] {
            get throws {
                [UInt8](try Data(contentsOf: folder.appendingPathComponent(testDescription)))
            }
        }
    }

    static let all: [Expectation] = {
        guard
            let table = try? String(
                contentsOf: folder.appendingPathComponent("expected.tsv"), encoding: .utf8)
        else { return [] }
        return table.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                .map(String.init)
            return Expectation(
                format: fields[0], file: fields[1], count: Int(fields[2]), sum: Double(fields[3]))
        }
    }()
}

struct SharedStatementTests {
    /// Rows whose date or amount nobody can read, or that are not booked yet, named with their line
    /// instead of counted.
    static let unreadable = [
        "ofxparse__date_missing.ofx": 3, "ofxparse__decimal_error.ofx": 1,
        "oca__test_ofx_wrong.ofx": 1, "ofxstatement-revolut__2022-january.csv": 2,
    ]

    /// Files that do not say which way their money went.
    static let unsigned: Set<String> = ["bank2ynab__statement_1.csv"]

    @Test(arguments: SharedStatements.all.filter { $0.count != nil })
    func countsAndSumsAgree(expected: SharedStatements.Expectation) throws {
        let statement: BankStatement
        do {
            statement = try StatementReader.read(expected.bytes)
        } catch StatementError.unrecognized where expected.count == 0 {
            return
        } catch StatementError.unsigned where Self.unsigned.contains(expected.file) {
            return
        }
        #expect(statement.evidence.format.rawValue == expected.format)
        let unreadable = Self.unreadable[expected.file] ?? 0
        #expect(statement.rejected.count >= unreadable)
        // Other parsers take what an account of QIF opens with for a transaction.
        let openings =
            statement.evidence.format == .qif ? statement.checks.compactMap(\.opening) : []
        let total = (statement.transactions.map(\.amount) + openings).map(\.estimate).reduce(0, +)
        let count = try #require(expected.count)
        #expect(statement.transactions.count + openings.count + unreadable == count)
        if let sum = expected.sum, unreadable == 0 { #expect(abs(total - sum) < 0.005) }
    }

    @Test(arguments: SharedStatements.all.filter { $0.count == nil })
    func whatIsMalformedOnPurposeEndsInAnErrorOrNothing(
        file: SharedStatements.Expectation
    ) throws {
        let statement = try? StatementReader.read(file.bytes)
        #expect(statement?.transactions.isEmpty ?? true)
    }
}
