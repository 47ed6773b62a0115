import Assistant
import Foundation
import Insights
import Primitives
import Reports
import Testing
import Wallet

/// What a wallet holds after statements of one account, whichever order they came in.
struct StatementOrderTests {
    private let scene: TemporaryWallet
    private let folder: URL
    private let wallet: WalletStore

    init() throws {
        scene = try TemporaryWallet()
        (folder, wallet) = (scene.folder, scene.wallet)
    }

    @discardableResult
    private func bringIn(_ text: String, _ name: String = "a.csv") throws
        -> StatementImport.Summary
    {
        try scene.bringIn(text, name)
    }

    private var account: WalletAccount {
        get throws { try #require(try wallet.accounts().first { $0.kind == .mirror }) }
    }

    private var balance: String {
        get throws { try wallet.balance(of: account).decimalString }
    }

    private var lineCount: Int { get throws { try wallet.lines(of: account).count } }

    // MARK: - Identifiers of the bank

    /// A statement of lines, a day, an amount and an identifier each.
    private func ofx(_ lines: [(String, String, String)], _ closing: String?) -> String {
        let rows = lines.map { day, amount, id in
            "<STMTTRN><DTPOSTED>\(day)<TRNAMT>\(amount)<FITID>\(id)<NAME>COFFEE</STMTTRN>"
        }.joined()
        let balance = closing.map { "<LEDGERBAL><BALAMT>\($0)</LEDGERBAL>" } ?? ""
        return "OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>EUR<ACCTID>AAA<BANKTRANLIST>\(rows)"
            + "</BANKTRANLIST>\(balance)</STMTRS></OFX>"
    }

    @Test(arguments: [[0, 1], [1, 0], [0, 1, 0, 1]])
    func twoIdentifiersAreTwoTransactions(order: [Int]) throws {
        let files = [
            ofx([("20250131", "-2.50", "A1")], "97.50"),
            ofx([("20250131", "-2.50", "A2")], "95.00"),
        ]
        var notes: [String] = []
        for index in order { notes = try bringIn(files[index], "\(index).ofx").notes }
        #expect(try lineCount == 2)
        #expect(try balance == "95.00")
        #expect(notes.isEmpty)
    }

    @Test func anIdentifierWhoseDateMovedIsTheSameTransaction() throws {
        #expect(try bringIn(ofx([("20250131", "-2.50", "A1")], nil)).duplicateCount == 0)
        let moved = ofx([("20250201", "-2.50", "A1"), ("20250201", "-2.50", "A2")], nil)
        #expect(try bringIn(moved).duplicateCount == 1)
        #expect(try lineCount == 2)
        #expect(try bringIn(moved).duplicateCount == 2)
    }

    @Test func aMovedDateLeavesTheBalanceAndIsNoGap() throws {
        try bringIn(ofx([("20250131", "-2.50", "A1")], "97.50"))
        #expect(try bringIn(ofx([("20250201", "-2.50", "A1")], "97.50")).notes.isEmpty)
        #expect(try balance == "97.50")
    }

    /// Another amount, another month: banks that reuse identifiers.
    @Test(arguments: [("20250131", "-7.00"), ("20250228", "-2.50")])
    func anIdentifierOfAnotherPaymentIsAnotherTransaction(day: String, amount: String) throws {
        try bringIn(ofx([("20250131", "-2.50", "A1")], nil))
        let other = ofx([(day, amount, "A1")], nil)
        #expect(try bringIn(other).duplicateCount == 0)
        #expect(try bringIn(other).duplicateCount == 1)
        #expect(try lineCount == 2)
    }

    /// Identifiers counted anew in each file, and made anew with each file.
    @Test(arguments: [["1", "2", "3"], ["x7", "x8", "x9"]])
    func whatComesAgainUnderNewIdentifiersIsMerged(ids: [String]) throws {
        let days = ["20250129", "20250130", "20250131"]
        let first = zip(days, ["3", "1", "2"]).map { ($0, "-\($0.suffix(2)).00", $1) }
        let second = zip(days, ids).map { ($0, "-\($0.suffix(2)).00", $1) }
        try bringIn(ofx(first, nil))
        #expect(try bringIn(ofx(second, nil)).duplicateCount == 3)
        #expect(try lineCount == 3)
    }

    /// A statement that was downloaded during its last day, then the one of the day after, which
    /// lists more of that day.
    @Test func moreOfTheLastDayIsNoGap() throws {
        let first = [("20261117", "-2.00", "A1"), ("20261118", "-5.00", "A2")]
        let more = first + [("20261118", "-3.00", "A3"), ("20261119", "-1.00", "A4")]
        #expect(try bringIn(ofx(first, "93.00"), "1.ofx").notes.isEmpty)
        #expect(try bringIn(ofx(more, "89.00"), "2.ofx").notes.isEmpty)
        #expect(try balance == "89.00")
    }

    /// Another amount in a corrected export: both are kept, and the balances say so.
    @Test func aCorrectedExportIsToldByTheBalances() throws {
        func file(_ amount: String, _ after: String) -> String {
            "Date;Libellé;Montant;Solde\n18/11/2026;CAFE;\(amount);\(after)\n"
                + "17/11/2026;LIDL;-2,00;98,00\n"
        }
        try bringIn(file("-2,00", "96,00"), "1.csv")
        let notes = try bringIn(file("-2,50", "95,50"), "2.csv").notes
        #expect(notes.contains { $0.contains("95.50") })
    }

    @Test func aTransactionListedTwiceIsTold() throws {
        let row = ("20250131", "-2.50", "A1")
        let summary = try bringIn(ofx([row, row], "95.00"))
        #expect(summary.transactionCount == 2)
        #expect(summary.notes.count == 1)
        #expect(summary.notes.first?.contains("identifier «A1»") == true)
        #expect(try bringIn(ofx([row, row], "95.00")).duplicateCount == 2)
        #expect(try balance == "95.00")
    }

    // MARK: - Balances

    private static let months = [
        ("01", "100,00", "90,00"), ("02", "90,00", "80,00"), ("03", "80,00", "70,00"),
        ("04", "70,00", "60,00"),
    ].map { month, opening, closing in
        """
        :20:REF
        :25:FR7612345678901
        :60F:C25\(month)01EUR\(opening)
        :61:25\(month)02D10,00NMSCNONREF
        :86:CAFE \(month)
        :62F:C25\(month)28EUR\(closing)

        """
    }

    private static let tables = [
        ("01", 90), ("02", 80), ("03", 70), ("04", 60),
    ].map { month, closing in
        """
        Date,Description,Amount,Balance
        2025-\(month)-02,CAFE A\(month),-4.00,\(closing + 6).00
        2025-\(month)-03,CAFE B\(month),-6.00,\(closing).00

        """
    }

    private static let orders = [
        [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0], [3, 0, 1, 2],
        [3, 0, 2, 1], [0, 3, 2, 1], [1, 3, 0, 2],
    ]

    @Test(arguments: orders, [months, tables])
    func theBalanceIsTheSameInAnyOrder(order: [Int], files: [String]) throws {
        var notes: [String] = []
        for index in order {
            notes = try bringIn(files[index]).notes.filter { $0.contains("missing") }
        }
        #expect(try balance == (order.count == 3 ? "70.00" : "60.00"))
        #expect(notes.isEmpty)
        // And was so on each day.
        let january = try #require(Day("2025-01-20"))
        #expect(try wallet.balance(of: account, asOf: january).decimalString == "90.00")
        #expect(try wallet.verify().firstFault == nil)
        #expect(try bringIn(files[order[0]]).duplicateCount > 0)
        #expect(try balance == (order.count == 3 ? "70.00" : "60.00"))
    }

    /// A wallet of before, which kept an opening balance and not what statements state.
    @Test func anOpeningBalanceOfBeforeStays() throws {
        let account = WalletAccount(name: "FR7612345678901", currency: .eur, kind: .mirror)
        try wallet.open(account)
        let movements: [(String, Int64, Counterparty)] = [
            ("2025-02-28", 8_000, .opening), ("2025-03-02", -1_000, .named("CAFE 03")),
            ("2025-01-01", 1_000, .opening), ("2025-01-02", -1_000, .named("CAFE 01")),
        ]
        for (day, units, party) in movements {
            _ = try wallet.post(
                Movement(
                    account: account, amount: Money(minorUnits: units, currency: .eur),
                    counterparty: party, day: #require(Day(day)), note: "CAFE"),
                key: IdempotencyKey(rawValue: day))
        }
        try bringIn(Self.months[1])
        #expect(try balance == "70.00")
        try bringIn(Self.months[3])
        #expect(try balance == "60.00")
    }

    @Test func whatTheLatestStatementSaysIsHeldAcrossAGap() throws {
        try bringIn(Self.months[0])
        let notes = try bringIn(Self.months[2]).notes
        #expect(try balance == "70.00")
        #expect(notes.count == 1 && notes.first?.contains("is missing") == true)
    }

    @Test(arguments: [[0, 1], [1, 0]])
    func oneBalanceIsEnough(order: [Int]) throws {
        let files = [
            "Date,Description,Amount,Balance\n2025-03-01,M1,-10.00,50.00\n",
            "Date,Description,Amount,Balance\n2025-02-01,F1,-10.00,70.00\n2025-02-02,F2,-10.00,60.00\n",
        ]
        for index in order { try bringIn(files[index]) }
        #expect(try balance == "50.00")
    }

    @Test func aBalanceIsAdoptedBehindStatementsWithoutOne() throws {
        try bringIn("Date,Description,Amount\n2025-02-01,F1,-10.00\n")
        #expect(try balance == "-10.00")
        try bringIn("Date,Description,Amount,Balance\n2025-03-01,M1,-10.00,50.00\n")
        #expect(try balance == "50.00")
    }

    @Test func aClosingBalanceThatContradictsTheWalletIsTold() throws {
        try bringIn(ofx([("20250131", "-2.50", "A1")], "97.50"))
        let notes = try bringIn(ofx([("20250210", "-1.00", "B1")], "50.00")).notes
        #expect(
            notes == [
                "AAA: after 2025-02-10 the file has 50.00 EUR, the wallet 96.50, "
                    + "a difference of -46.50"
            ])
    }

    private static let shared = [
        "Date,Description,Amount,Balance\n2025-01-30,A,-1.00,99.00\n2025-01-31,COFFEE,-2.50,96.50\n",
        "Date,Description,Amount,Balance\n2025-01-31,COFFEE,-2.50,94.00\n2025-02-01,B,-1.00,93.00\n",
    ]

    @Test(arguments: [[0, 1], [1, 0], [0, 1, 0, 1], [1, 0, 1, 0]])
    func balancesTellTwoEqualPaymentsOfASharedDayApart(order: [Int]) throws {
        for index in order { try bringIn(Self.shared[index]) }
        #expect(try lineCount == 4)
        #expect(try balance == "93.00")
    }

    @Test func theReportTellsThemApartToo() throws {
        let paths = try Self.shared.enumerated().map { index, text in
            let url = folder.appendingPathComponent("\(index).csv")
            try Data(text.utf8).write(to: url)
            return url.path
        }
        let day = try #require(Day("2025-03-01"))
        let report = try ReportMaking(language: .english, day: day).report(onFiles: paths)
        #expect(report.analysis.entries.count == 4)
    }

    @Test func aDayThatBothStatementsListWholeIsMerged() throws {
        try bringIn(Self.shared[0])
        try bringIn(
            "Date,Description,Amount,Balance\n2025-01-31,COFFEE,-2.50,96.50\n2025-02-01,B,-1.00,95.50\n"
        )
        #expect(try lineCount == 3)
        #expect(try balance == "95.50")
    }

    // MARK: - Rows

    @Test func anAmountOfNothingMovesNothing() throws {
        let summary = try bringIn(
            "Date,Description,Amount\n2025-01-30,A,-1.00\n2025-01-31,CARD CHECK,0.00\n")
        #expect(summary.duplicateCount == 0 && summary.unmovedCount == 1)
        #expect(summary.notes.contains("line 3: an amount of 0.00 moves nothing; not kept"))
        #expect(try lineCount == 1)
    }

    @Test func whatAddsUpToTooMuchIsNamedByItsLine() throws {
        let text =
            "Date,Description,Amount\n2025-01-30,A,90000000000000000.00\n2025-01-31,B,90000000000000000.00\n"
        do {
            try bringIn(text)
            Issue.record("It was brought in.")
        } catch ReportMaking.Failure.file(let path, let reason) {
            #expect(path.hasSuffix("a.csv") && reason.contains("line 3"))
        }
        #expect(try wallet.entryCount() == 0)
    }
}
