import Foundation
import Primitives
import Statements
import Testing

/// A statement read a piece at a time is the statement read whole.
struct StreamTests {
    /// What a reader says of a file, as far as it can be compared.
    private struct Reading: Equatable {
        var transactions: [BankTransaction] = []
        var rejected: [BankStatement.RejectedRow] = []
        var notes: [BankStatement.Note] = []
        var checks: [BalanceCheck] = []
        var evidence: BankStatement.Evidence?
        var account: String?
        var error: StatementError?

        init(_ bytes: [UInt8], pieceSize: Int) {
            do {
                let statement = try StatementReader.read(
                    StatementSource(bytes, pieceSize: pieceSize))
                transactions = statement.transactions
                (rejected, notes) = (statement.rejected, statement.notes)
                (checks, evidence) = (statement.checks, statement.evidence)
                account = statement.account
            } catch {
                self.error = error
            }
        }
    }

    private func expectTheSame(_ bytes: [UInt8], pieceSizes: [Int]) {
        let whole = Reading(bytes, pieceSize: max(1, bytes.count))
        for size in pieceSizes {
            let isSame = Reading(bytes, pieceSize: size) == whole
            #expect(isSame, "in pieces of \(size)")
        }
    }

    @Test(arguments: LayoutTests.layouts)
    func aBanksLayoutIsReadAlikeInPiecesOfAnySize(layout: LayoutTests.Layout) throws {
        expectTheSame(try #require(LayoutTests.bytes(of: layout)), pieceSizes: [1, 2, 3, 7, 61])
    }

    @Test(arguments: FuzzTests.seeds)
    func everyFormatIsReadAlikeInPiecesOfAnySize(text: String) {
        expectTheSame(Array(text.utf8), pieceSizes: Array(1...40))
        var utf16: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        expectTheSame(utf16, pieceSizes: [1, 3, 64])
    }

    @Test func aJapaneseFileInShiftJISIsReadInPiecesOfAnySize() throws {
        let text = """
            日付,内容,出金金額(円),入金金額(円),残高(円),メモ
            2026/01/13,ｺﾝﾋﾞﾆ ソニー表,"1,200",,"98,800",-
            2026/01/14,給与,,"250,000","348,800",-

            """
        let bytes = [UInt8](try #require(text.data(using: .shiftJIS)))
        let statement = try StatementReader.read(bytes)
        #expect(statement.evidence.encoding == .shiftJIS)
        #expect(
            statement.transactions.map(\.amount.canonicalString) == ["-1200 JPY", "250000 JPY"])
        #expect(statement.transactions.map(\.label) == ["ｺﾝﾋﾞﾆ ソニー表 -", "給与 -"])
        expectTheSame(bytes, pieceSizes: [1, 2, 3, 7, 61])
        expectTheSame(bytes.dropLast(3) + [0x83], pieceSizes: [1, 2])
    }

    @Test(arguments: ["CARTE ••••1234", "L’ÉTÉ – «ŒUVRE»", "———————— • …"])
    func signsOfAWesternEncodingAreNotJapanese(label: String) throws {
        let text = "Date;Label;Amount\n13/01/2026;\(label);-1,00\n"
        let bytes = [UInt8](try #require(text.data(using: .windowsCP1252)))
        let statement = try StatementReader.read(bytes)
        #expect(statement.evidence.encoding == .windows1252)
        #expect(statement.transactions.map(\.label) == [label])
    }

    @Test(arguments: SharedStatements.all)
    func aPublicFileIsReadAlikeInPieces(file: SharedStatements.Expectation) throws {
        let bytes = try file.bytes
        guard bytes.count < 1 << 18 else { return }
        expectTheSame(bytes, pieceSizes: [13, 4_096])
    }

    /// Keeps nothing but what a test asks for.
    private struct Batches: StatementSink {
        var sizes: [Int] = []
        var amounts: [Int64] = []
        var restarts = 0

        mutating func restart() { (sizes, amounts, restarts) = ([], [], restarts + 1) }

        mutating func take(_ entries: [StatementEntry]) {
            if !entries.isEmpty { sizes.append(entries.count) }
            amounts += entries.map(\.amount.minorUnits)
        }
    }

    @Test func aLongFileComesInBatchesInTheOrderOfTheFile() throws {
        let rows = (0..<5_000).map { "\(13 + $0 % 15)/01/2026;Shop \($0);-\($0),01\n" }.joined()
        let source = StatementSource(Array("Date;Label;Amount\n\(rows)".utf8), pieceSize: 1_000)
        var batches = Batches()
        let summary = try StatementReader.read(source, into: &batches)
        #expect(batches.sizes.count > 4 && batches.sizes.allSatisfy { $0 <= 1_024 })
        #expect(batches.amounts == (0..<5_000).map { -Int64($0) * 100 - 1 })
        #expect(summary.rejected.isEmpty && summary.leftOut.isEmpty && batches.restarts == 0)
    }

    @Test func datesThatTheFirstRowsLeaveInDoubtAreReadAnew() throws {
        // Day or month, until the last row says which.
        let rows = (0..<600).map { "0\(1 + $0 % 9)/05/2026,Shop \($0),-1.00\n" }.joined()
        let text = "Date,Label,Amount\n\(rows)05/31/2026,Last,-2.00\n"
        var batches = Batches()
        let summary = try StatementReader.read(StatementSource(Array(text.utf8)), into: &batches)
        #expect(batches.restarts == 1 && batches.amounts.count == 601)
        #expect(summary.evidence.dateOrder == "mdy" && summary.rejected.isEmpty)
    }

    @Test func whatTheWholeFileShowsToBeNoTransactionIsToldAtTheEnd() throws {
        let text = """
            Date;Libellé;Montant
            13/01/2026;ACHAT CB DEBIT DIFFERE MARCHE;-20,00
            31/01/2026;DEBIT MENSUEL CARTE;-20,00
            31/01/2026;NOUVEAU SOLDE;500,00

            """
        var batches = Batches()
        let summary = try StatementReader.read(StatementSource(Array(text.utf8)), into: &batches)
        #expect(batches.amounts == [-2_000, -2_000, 50_000])
        #expect(summary.leftOut.map(\.place) == [2, 1] && summary.notes.count == 2)
        #expect(summary.leftOut.map(\.amount.minorUnits) == [50_000, -2_000])
    }

    @Test func unreadRowsAreCountedBeyondThoseListed() throws {
        let bad = (0..<3_000).map { "32/01/2026;Shop \($0);-1,00\n" }.joined()
        let good = (0..<600).map { "13/01/2026;Shop \($0);-1,00\n" }.joined()
        let text = "Date;Label;Amount\n\(good)\(bad)"
        let statement = try StatementReader.read(Array(text.utf8))
        #expect(statement.rejectedCount == 3_000 && statement.rejected.count == 1_000)
        #expect(statement.rejected.first?.line == 602)
    }

    @Test func aPipeIsReadAsAFileIs() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(MergeTests.csv.utf8))
        try pipe.fileHandleForWriting.close()
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        let statement = try StatementReader.read(StatementSource(path: path))
        #expect(statement.transactions == (try FormatTests.read(MergeTests.csv)).transactions)
    }

    @Test func whatIsNotThereIsUnreadable() {
        #expect(throws: StatementError.unreadable) { try StatementSource(path: "/no/such/file") }
        #expect(throws: StatementError.unreadable) {
            try StatementReader.read(StatementSource(path: NSTemporaryDirectory()))
        }
    }
}
