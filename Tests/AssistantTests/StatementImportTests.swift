import Assistant
import Foundation
import Primitives
import Testing
import Wallet

struct StatementImportTests {
    private let scene: TemporaryWallet
    private let folder: URL
    private let wallet: WalletStore

    init() throws {
        scene = try TemporaryWallet()
        (folder, wallet) = (scene.folder, scene.wallet)
    }

    private func bringIn(_ text: String, _ name: String) throws -> (added: Int, held: Int) {
        let summary = try scene.bringIn(text, name)
        return (summary.transactionCount - summary.duplicateCount, summary.duplicateCount)
    }

    private let csv = """
        Date;Libellé;Montant
        02/01/2026;CAFE DU PORT;-3,00
        02/01/2026;CAFE DU PORT;-3,00
        13/01/2026;VIR SALAIRE ACME;2000,00

        """

    @Test func aFileAnOverlapAndAnotherFormatAddNothingTwice() throws {
        #expect(try bringIn(csv, "a.csv") == (3, 0))
        #expect(try bringIn(csv, "a.csv") == (0, 3))
        #expect(try bringIn(csv + "14/01/2026;LOYER;-700,00\n", "b.csv") == (1, 3))
        let account = try #require(try wallet.accounts().first { $0.kind == .mirror })
        let text = try #require(
            try AccountExport.text(of: wallet, accountNamed: account.name, format: "ofx"))
        #expect(try bringIn(text, "c.ofx") == (0, 4))
        #expect(try wallet.balance(of: account).decimalString == "1294.00")
    }

    @Test func howMuchOfAnImportIsDoneRisesToAllOfIt() throws {
        let rows = (0..<9_000).map { "\(2000 + $0 / 900)-03-02,SHOP \($0),-1.00\n" }
        let url = folder.appendingPathComponent("long.csv")
        try Data(("Date,Description,Amount\n" + rows.joined()).utf8).write(to: url)
        var shares: [Double] = []
        let statement = try StatementImport(path: url.path) { shares.append($0) }
        #expect(try statement.post(to: wallet, accountNamed: "bank").transactionCount == 9_000)
        #expect(shares == shares.sorted())
        #expect(shares.contains { (0.1...0.4).contains($0) })
        #expect(shares.contains { (0.6...0.9).contains($0) })
        #expect(shares.last == 1)
    }

    @Test func statementsImportedAtOnceEachGoWhereTheyBelong() async throws {
        let counts = [400, 300, 200]
        let wallet = wallet
        var paths: [String] = []
        for (number, count) in counts.enumerated() {
            let rows = (0..<count).map { "02/01/2026;SHOP \(number) \($0);-1,00\n" }
            let url = folder.appendingPathComponent("\(number).csv")
            try Data(("Date;Libellé;Montant\n" + rows.joined()).utf8).write(to: url)
            paths.append(url.path)
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, path) in paths.enumerated() {
                group.addTask {
                    let summary = try StatementImport(path: path)
                        .post(to: wallet, accountNamed: "bank \(number)")
                    #expect(summary.transactionCount == counts[number])
                    #expect(summary.duplicateCount == 0)
                }
            }
            try await group.waitForAll()
        }
        for (number, count) in counts.enumerated() {
            let account = WalletAccount(name: "bank \(number)", currency: .eur, kind: .mirror)
            #expect(try wallet.balance(of: account).minorUnits == Int64(-100 * count))
        }
    }

    @Test func aRehearsalSaysWhatIsThereAndLeavesTheWalletAsItIs() throws {
        func rehearsed(_ text: String) throws -> (added: Int, held: Int) {
            let url = folder.appendingPathComponent("r.csv")
            try Data(text.utf8).write(to: url)
            let summary = try StatementImport(path: url.path)
                .rehearse(in: wallet, accountNamed: nil)
            return (summary.transactionCount - summary.duplicateCount, summary.duplicateCount)
        }
        #expect(try rehearsed(csv) == (3, 0))
        #expect(try wallet.accounts().isEmpty && wallet.entryCount() == 0)
        #expect(try bringIn(csv, "a.csv") == (3, 0))
        #expect(try rehearsed(csv) == (0, 3))
        #expect(try rehearsed(csv + "14/01/2026;LOYER;-700,00\n") == (1, 3))
        #expect(try wallet.entryCount() == 3)
        #expect(try bringIn(csv + "14/01/2026;LOYER;-700,00\n", "b.csv") == (1, 3))
    }

    @Test func whatIsSaidOfAFileIsInTheLanguageAndItsJSONInEnglish() throws {
        let url = folder.appendingPathComponent("a.csv")
        let rows = "13/01/2026;Solde;1994,00\n32/01/2026;LOYER;-700,00\n"
        try Data((csv + rows).utf8).write(to: url)
        let balance = "«\u{A0}Solde\u{A0}» 1\u{202F}994,00\u{A0}€ est un solde, pas une opération"
        let summary = try StatementImport(path: url.path, language: .french)
            .post(to: wallet, accountNamed: nil)
        #expect(summary.evidence.hasSuffix("dates dmy · pas deux soldes à comparer"))
        #expect(summary.rejected == ["ligne 6\u{A0}: «\u{A0}32/01/2026\u{A0}» n’est pas une date"])
        #expect(summary.notes.first == "ligne 5\u{A0}: \(balance)")
        #expect(summary.notes.contains { $0.hasPrefix("le fichier ne dit pas sa devise") })
        #expect(summary.json.contains("the file names no currency"))
    }

    @Test(arguments: [
        ("", "est vide\u{A0}; exporte à nouveau le relevé", "is empty; export the statement again"),
        (
            "hello\nthere\n", "n’a aucune ligne avec une date",
            "has no row with a date and an amount"
        ),
        ("%PDF-1.4\n", "est un PDF, qui ne se lit pas", "is a PDF, which is not read"),
    ])
    func whatIsWrongWithAFileIsInTheLanguage(
        text: String, french: String, english: String
    ) throws {
        let url = folder.appendingPathComponent("a.csv")
        try Data(text.utf8).write(to: url)
        for (language, reason) in [(Language.french, french), (.english, english)] {
            do throws(ReportMaking.Failure) {
                _ = try StatementImport(path: url.path, language: language)
                    .post(to: nil, accountNamed: nil)
                Issue.record("The file was read.")
            } catch {
                guard case .file(_, let said) = error else { throw error }
                #expect(said.hasPrefix(reason), "\(said)")
            }
        }
    }

    @Test func theBalanceIsTheBanks() throws {
        func statement(_ month: String, _ opening: String, _ closing: String) -> String {
            """
            :20:REF
            :25:FR7612345678901
            :60F:C26\(month)01EUR\(opening)
            :61:26\(month)02D10,00NMSCNONREF
            :86:CAFE \(month)
            :62F:C26\(month)28EUR\(closing)

            """
        }
        #expect(try bringIn(statement("02", "100,00", "90,00"), "b.sta") == (1, 0))
        let account = try #require(try wallet.accounts().first { $0.kind == .mirror })
        #expect(try wallet.balance(of: account).decimalString == "90.00")
        // An older statement moves the opening, a newer and the same one do not.
        #expect(try bringIn(statement("01", "110,00", "100,00"), "a.sta") == (1, 0))
        #expect(try wallet.balance(of: account).decimalString == "90.00")
        #expect(try bringIn(statement("03", "90,00", "80,00"), "c.sta") == (1, 0))
        #expect(try bringIn(statement("02", "100,00", "90,00"), "b.sta") == (0, 1))
        #expect(try wallet.balance(of: account).decimalString == "80.00")
        #expect(try wallet.lines(of: account).count == 3)
    }

    /// Two accounts in a file: 100.00 less 10.00, and 5,000.00 less 20.00.
    private static let accountPairs = [
        (
            "two.ofx",
            [("111", "-10.00", "90.00"), ("222", "-20.00", "4980.00")].map { account in
                """
                <STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>\(account.0)</BANKACCTFROM><BANKTRANLIST>
                <STMTTRN><DTPOSTED>20260202<TRNAMT>\(account.1)<FITID>1<NAME>CAFE</STMTTRN>
                </BANKTRANLIST><LEDGERBAL><BALAMT>\(account.2)</LEDGERBAL></STMTRS>

                """
            }.reduce("OFXHEADER:100\n\n<OFX>", +) + "</OFX>"
        ),
        (
            "two.sta",
            [("111", "100,00", "10,00", "90,00"), ("222", "5000,00", "20,00", "4980,00")].map {
                """
                :20:REF
                :25:\($0.0)
                :60F:C260201EUR\($0.1)
                :61:260202D\($0.2)NMSCNONREF
                :62F:C260228EUR\($0.3)
                -

                """
            }.joined()
        ),
        (
            "two.xml",
            [("111", "100.00", "10.00"), ("222", "5000.00", "20.00")].map {
                """
                <Stmt><Acct><Id><Othr><Id>\($0.0)</Id></Othr></Id></Acct>
                <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">\($0.1)</Amt>
                <CdtDbtInd>CRDT</CdtDbtInd></Bal><Ntry><Amt Ccy="EUR">\($0.2)</Amt>
                <CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-02-02</Dt></BookgDt>
                </Ntry></Stmt>

                """
            }.reduce(#"<?xml version="1.0"?><Document><BkToCstmrStmt>"#, +)
                + "</BkToCstmrStmt></Document>"
        ),
        (
            "two.csv",
            """
            Date,Description,Amount,Balance,Account
            2026-02-02,Cafe,-4.00,96.00,111
            2026-02-03,Cafe,-6.00,90.00,111
            2026-02-02,Cafe,-5.00,4995.00,222
            2026-02-03,Cafe,-15.00,4980.00,222

            """
        ),
    ]

    @Test(arguments: accountPairs)
    func eachAccountOfAFileHasItsOwnOpening(name: String, text: String) throws {
        #expect(try bringIn(text, name).held == 0)
        let accounts = try wallet.accounts().filter { $0.kind == .mirror }
        #expect(accounts.map(\.name) == ["111", "222"])
        let balances = try accounts.map { try wallet.balance(of: $0).decimalString }
        #expect(balances == ["90.00", "4980.00"])
    }

    @Test func theOpeningIsThatOfTheEarliestStatementWhereverItStands() throws {
        let text = [("03", "90,00", "80,00"), ("02", "100,00", "90,00")].map {
            """
            :20:REF
            :25:FR7612345678901
            :60F:C26\($0.0)01EUR\($0.1)
            :61:26\($0.0)02D10,00NMSCNONREF
            :62F:C26\($0.0)28EUR\($0.2)
            -

            """
        }.joined()
        #expect(try bringIn(text, "newest-first.sta") == (2, 0))
        let account = try #require(try wallet.accounts().first { $0.kind == .mirror })
        #expect(try wallet.balance(of: account).decimalString == "80.00")
    }

    @Test func anImportThatFailsHalfWayLeavesNothing() throws {
        #expect(try bringIn(csv, "a.csv") == (3, 0))
        let before = try (wallet.entryCount(), wallet.accounts(), wallet.verify().head)
        // The second amount is more than the account can hold beside the first.
        let rows = (0..<2_500).map { "14/02/2026;CAFE \($0);-3,00\n" }.joined()
        let tooMuch = "15/02/2026;A;90000000000000000,00\n16/02/2026;A;90000000000000000,00\n"
        for text in [rows + tooMuch, "14/02/2026;A;-1,00\n" + tooMuch] {
            #expect(throws: ReportMaking.Failure.self) {
                try bringIn("Date;Libellé;Montant\n" + text, "b.csv")
            }
            let after = try (wallet.entryCount(), wallet.accounts(), wallet.verify().head)
            #expect(after.0 == before.0 && after.1 == before.1 && after.2 == before.2)
        }
        #expect(try bringIn(csv + "14/01/2026;LOYER;-700,00\n", "c.csv") == (1, 3))
    }

    @Test func theOrderOfTheFileIsNotThatOfTheLedger() throws {
        // More rows than a batch or a page, the newest first, two accounts among each other.
        let rows = (0..<3_000).map { index in
            let day = Day(number: 20_500 - index / 5)
            return "\(day),Shop \(index),-\(index % 7 + 1).00,\(index % 3 == 0 ? "A" : "B")\n"
        }
        let text = "Date,Description,Amount,Account\n" + rows.joined()
        #expect(try bringIn(text, "a.csv") == (3_000, 0))
        for account in try wallet.accounts() where account.kind == .mirror {
            let lines = try wallet.lines(of: account)
            #expect(lines.count == (account.name == "A" ? 1_000 : 2_000))
            let isSorted = zip(lines, lines.dropFirst()).allSatisfy {
                ($0.day, $0.entry) > ($1.day, $1.entry)
            }
            #expect(isSorted)
            #expect(lines.first?.balance == (try wallet.balance(of: account)))
        }
        #expect(try bringIn(text, "a.csv") == (0, 3_000))
        #expect(try wallet.verify().firstFault == nil)
    }

    @Test func accountsOfOneFileWithEqualRowsStayTwo() throws {
        let rows = (1...6).flatMap { day in
            ["A", "B"].map { "2026-01-0\(day),Rent,-1.00,\($0)\n" }
        }
        let text = "Date,Description,Amount,Account\n" + rows.joined()
        #expect(try bringIn(text, "a.csv") == (12, 0))
        #expect(try wallet.accounts().filter { $0.kind == .mirror }.map(\.name) == ["A", "B"])
        #expect(try bringIn(text, "a.csv") == (0, 12))
    }

    @Test func whatTheFileShowsToBeABalanceIsNotPosted() throws {
        let text = """
            Date;Libellé;Montant
            13/01/2026;CAFE DU PORT;-3,00
            31/01/2026;NOUVEAU SOLDE;500,00

            """
        #expect(try bringIn(text, "a.csv") == (1, 0))
        let account = try #require(try wallet.accounts().first { $0.kind == .mirror })
        #expect(try wallet.balance(of: account).decimalString == "-3.00")
    }

    @Test func anAccountInSeveralCurrenciesIsExportedWhole() throws {
        let text = """
            Date,Description,Amount,Currency
            2026-01-13,Tesco,-3.00,GBP
            2026-01-14,Monoprix,-4.00,EUR

            """
        #expect(try bringIn(text, "a.csv") == (2, 0))
        let account = try #require(try wallet.accounts().first { $0.kind == .mirror })
        let csv = try #require(
            try AccountExport.text(of: wallet, accountNamed: account.name, format: "csv"))
        #expect(csv.contains(",-3.00,GBP,") && csv.contains(",-4.00,EUR,"))
    }

    @Test(arguments: [("ymd", nil), (nil, "ofx")] as [(String?, String?)])
    func aFileThatIsNotWhatTheOptionsSayIsRefused(order: String?, format: String?) throws {
        let url = folder.appendingPathComponent("a.csv")
        try Data(csv.utf8).write(to: url)
        var profile = ImportProfile()
        (profile.dateOrder, profile.format) = (order, format)
        let statement = try StatementImport(path: url.path, profile: profile)
        for target in [wallet, nil] {
            #expect(throws: ReportMaking.Failure.self) {
                try statement.post(to: target, accountNamed: nil)
            }
        }
        #expect(throws: ReportMaking.Failure.self) { try statement.transactionLines() }
        #expect(try wallet.accounts().filter { $0.kind == .mirror }.isEmpty)
    }

    @Test(arguments: [
        ("a.csv", "Date,Label,Amount\n2026-01-13,Shop,-1.00\n", true),
        ("a.csv", "Date,Label,Amount,Currency\n2026-01-13,Shop,-1.00,GBP\n", false),
        ("a.csv", "Date,Label,Amount (GBP)\n2026-01-13,Shop,-1.00\n", false),
        ("a.csv", "Date,Label,Amount\n2026-01-13,Shop,-£1.00\n", false),
        ("a.qif", "!Type:Bank\nD13/01/2026\nT-1.00\nPShop\n^\n", true),
        (
            "a.ofx",
            "<OFX><STMTRS><STMTTRN><DTPOSTED>20260113<TRNAMT>-1.00<NAME>Shop</STMTTRN></STMTRS></OFX>",
            true
        ),
        (
            "a.ofx",
            "<OFX><STMTRS><CURDEF>GBP<STMTTRN><DTPOSTED>20260113<TRNAMT>-1.00</STMTTRN></STMTRS></OFX>",
            false
        ),
    ])
    func aCurrencyThatTheFileDoesNotNameIsNoted(
        name: String, text: String, isNoted: Bool
    ) throws {
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        let note = "the file names no currency; read as EUR (--currency: another)"
        let read = try StatementImport(path: url.path).post(to: nil, accountNamed: nil)
        #expect(read.transactionCount == 1)
        #expect(read.notes.contains(note) == isNoted && read.json.contains(note) == isNoted)
        var profile = ImportProfile()
        profile.currency = "GBP"
        let said = try StatementImport(path: url.path, profile: profile)
        #expect(!(try said.post(to: nil, accountNamed: nil).json.contains("names no currency")))
    }

    /// January, February and March of an account, 10.00 less each.
    private static let months = [
        ("01", "110,00", "100,00"), ("02", "100,00", "90,00"), ("03", "90,00", "80,00"),
    ].map { month, opening, closing in
        """
        :20:REF
        :25:FR7612345678901
        :60F:C26\(month)01EUR\(opening)
        :61:26\(month)02D10,00NMSCNONREF
        :86:CAFE \(month)
        :62F:C26\(month)28EUR\(closing)

        """
    }

    @Test(
        arguments: [
            ([0, 1, 2], nil), ([2, 1, 0], nil), ([0, 0, 1], nil),
            (
                [0, 2],
                "FR7612345678901: before 2026-03-02 the file has 90.00 EUR, the wallet 100.00, "
                    + "a difference of -10.00; what moved from 2026-01-03 to 2026-03-01 is missing"
            ),
            (
                [2, 0],
                "FR7612345678901: before 2026-01-02 the file has 110.00 EUR, the wallet 100.00, "
                    + "a difference of 10.00; what moved from 2026-01-03 to 2026-03-01 is missing"
            ),
        ] as [([Int], String?)])
    func aStatementMissingBetweenTwoIsTold(order: [Int], gap: String?) throws {
        var notes: [String] = []
        for month in order {
            let url = folder.appendingPathComponent("\(month).sta")
            try Data(Self.months[month].utf8).write(to: url)
            notes = try StatementImport(path: url.path).post(to: wallet, accountNamed: nil).notes
        }
        #expect(notes == (gap.map { [$0] } ?? []))
        let account = try #require(try wallet.accounts().first { $0.kind == .mirror })
        // Nothing is posted for it.
        #expect(try wallet.lines(of: account).count == Set(order).count)
    }

    @Test func twoStatementsThatShareADayLeaveNoGap() throws {
        let header = "Date,Description,Amount,Balance\n"
        for (name, rows) in [
            ("a.csv", "2026-01-13,A,-1.00,99.00\n2026-01-14,B,-2.00,97.00\n"),
            ("b.csv", "2026-01-14,C,-3.00,94.00\n2026-01-15,D,-4.00,90.00\n"),
            // A file without balances tells nothing.
            ("c.csv", "2026-01-20,E,-3.00,\n"),
        ] {
            let url = folder.appendingPathComponent(name)
            try Data((header + rows).utf8).write(to: url)
            let summary = try StatementImport(path: url.path)
                .post(to: wallet, accountNamed: "Joint")
            #expect(!summary.notes.contains { $0.contains("missing") })
            #expect(summary.json.contains("\"gaps\":[]"))
        }
    }

    @Test(arguments: ["Fee", "Frais", "Total fees"])
    func aFeeBesideAnAmountIsSortedAsOne(header: String) throws {
        let text = """
            Date,Description,Amount,\(header),Balance
            2026-01-13,Tesco,-10.00,0.00,90.00
            2026-01-14,Tesco,-50.00,1.50,38.50

            """
        #expect(try bringIn(text, "a.csv") == (3, 0))
        let account = try #require(try wallet.accounts().first { $0.kind == .mirror })
        let fees = try wallet.lines(of: account).filter { $0.category == "fees" }
        #expect(fees.map(\.amount.decimalString) == ["-1.50"])
        #expect(try bringIn(text, "a.csv") == (0, 3))
    }

    @Test func aProfileIsKeptAndCompletesWhatIsSaid() throws {
        var profile = ImportProfile()
        profile.dateOrder = "mdy"
        profile.separator = "tab"
        profile.invert = true
        #expect(profile.unknownOption == nil)
        #expect(profile.save(as: "my-bank", in: folder.path))
        #expect(try ImportProfile.load("my-bank", from: folder.path) == profile)
        #expect(try ImportProfile.load("another", from: folder.path) == nil)
        let kept = folder.appendingPathComponent("profiles/my-bank.json")
        try Data("{".utf8).write(to: kept)
        #expect(throws: ImportProfile.Damaged.self) {
            try ImportProfile.load("my-bank", from: folder.path)
        }
        #expect(!profile.save(as: "../x", in: folder.path))
        var spoken = ImportProfile()
        spoken.dateOrder = "dmy"
        let completed = spoken.completed(by: profile)
        #expect(completed.dateOrder == "dmy" && completed.separator == "tab")
        #expect(completed.invert == true)
        spoken.encoding = "klingon"
        #expect(spoken.unknownOption?.contains("klingon") == true)
    }

    @Test func theBalanceAboveATableIsTheAccounts() throws {
        let above = "Solde au 15/01/2026 2 100,00 €;\n\n" + csv
        #expect(try bringIn(above, "a.csv") == (3, 0))
        let account = try #require(try wallet.accounts().first { $0.kind == .mirror })
        #expect(try wallet.balance(of: account).decimalString == "2100.00")
        // The next statement states its own, which its rows make.
        let next = "Solde au 22/01/2026 2 090,00 €;\n\n" + csv + "20/01/2026;CB LIDL;-10,00\n"
        #expect(try bringIn(next, "b.csv") == (1, 3))
        #expect(try wallet.balance(of: account).decimalString == "2090.00")
    }

    @Test(arguments: [
        ("bean", "beancount"), ("ledger", "journal"), ("OFX", "ofx"), ("json", "json"),
        ("csv", "csv"), ("pdf", nil),
    ])
    func theEndingOfAnExportSaysItsFormat(ending: String, format: String?) {
        #expect(AccountExport.format(ofEnding: ending) == format)
        #expect(format.map(AccountExport.formats.contains) ?? true)
    }
}
