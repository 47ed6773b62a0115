import Assistant
import Foundation
import Insights
import Primitives
import Reports
import Testing
import Wallet

struct ReportMakingTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("yani-report-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// The report on files of these contents.
    private func report(
        on texts: [String], language: Language = .english, day: String = "2026-06-01",
        period: String? = nil, reading: ImportProfile = ImportProfile()
    ) throws -> FinanceReport {
        let paths = try texts.enumerated().map { index, text in
            let url = folder.appendingPathComponent("\(index).csv")
            try Data(text.utf8).write(to: url)
            return url.path
        }
        let making = ReportMaking(
            language: language, day: try #require(Day(day)),
            period: period.flatMap(DayInterval.init), reading: reading)
        return try making.report(onFiles: paths)
    }

    /// Rows of an account from 1,000.00 on, its running balance beside them.
    private static func rows(_ days: [String], _ amount: Int, from opening: Int = 1_000) -> String {
        let lines = days.enumerated().map { index, day in
            "\(day),CB SHOP \(amount),\(amount).00,\(opening + (index + 1) * amount).00\n"
        }
        return "Date,Description,Amount,Balance\n" + lines.joined()
    }

    /// Two payments alike but for the bank's identifier, the one the last of its file, which bears
    /// the file's balance.
    @Test func identifiersTellPaymentsOfTwoFilesApart() throws {
        func file(_ rows: [(String, String, String)], _ closing: String) -> String {
            let lines = rows.map { day, label, id in
                "<STMTTRN><DTPOSTED>\(day)<TRNAMT>-2.00<FITID>\(id)<NAME>\(label)</STMTTRN>"
            }.joined()
            return "OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>EUR<ACCTID>AAA<BANKTRANLIST>\(lines)"
                + "</BANKTRANLIST><LEDGERBAL><BALAMT>\(closing)</LEDGERBAL></STMTRS></OFX>"
        }
        let report = try report(on: [
            file([("20260517", "LIDL", "X1"), ("20260518", "CAFE", "A1")], "96.00"),
            file([("20260518", "CAFE", "A2"), ("20260519", "PAIN", "A3")], "92.00"),
        ])
        #expect(report.analysis.entries.count == 4)
    }

    @Test(arguments: [
        (Language.french, "n’est pas"), (.english, "is no"),
    ])
    func aFileThatIsNoStatementIsRefusedInTheReportsLanguage(
        language: Language, words: String
    ) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = #expect(throws: ReportMaking.Failure.self) {
            try report(on: ["\u{0}\u{1}\u{2}\u{0}PNG"], language: language)
        }
        guard case .file(_, let reason)? = error else { return #expect(Bool(false)) }
        #expect(reason.contains(words), "\(reason)")
    }

    @Test func aStatementWithoutTransactionsIsNamed() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let empty =
            "OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>EUR<ACCTID>A<BANKTRANLIST>"
            + "</BANKTRANLIST></STMTRS></OFX>"
        let error = #expect(throws: ReportMaking.Failure.self) { try report(on: [empty]) }
        guard case .nothing(let place)? = error else { return #expect(Bool(false), "\(error)") }
        #expect(place?.hasSuffix("0.csv") == true)
    }

    /// What is wrong with the first row says more than that there is nothing.
    @Test(arguments: [
        (Language.english, "line 2"), (.french, "ligne 2"),
    ])
    func aFileNoRowOfWhichCanBeReadIsRefusedByItsFirst(language: Language, place: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = #expect(throws: ReportMaking.Failure.self) {
            try report(
                on: ["Date;Libellé;Montant\n31/02/2026;a;-12,50\n2026-03-01;b;abc\n"],
                language: language)
        }
        guard case .file(_, let reason)? = error else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
        #expect(reason.contains(place) && reason.contains("31/02/2026"))
    }

    /// Budgets of all that is spent, and of a kind whatever the case of its label.
    @Test func everyBudgetIsInTheReportWithWhatWasSpent() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let json = """
            {"balance":"500.00 EUR","budgets":{"all":"900.00 EUR"},"transactions":[
              {"date":"2026-11-02","merchant":"Lidl","category":"groceries","amount":"30.00 EUR"},
              {"date":"2026-11-03","merchant":"SNCF","category":"transport","amount":"12.00 EUR"}]}
            """
        let wallet = try WalletStore(path: ":memory:")
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        _ = try Fixture(json: Data(json.utf8)).fill(wallet, at: ConversationTests.now, in: zone)
        try wallet.setBudget(
            Budget(category: "Groceries", amount: Money(minorUnits: 5_000, currency: .eur)),
            key: IdempotencyKey(rawValue: "budget"))
        let report = try ReportMaking(
            language: .english, day: Day(at: ConversationTests.now, in: zone)
        ).report(onWallet: wallet)
        let spent = report.budgets.map { "\($0.category?.rawValue ?? "all") \($0.spent)" }
        #expect(spent.sorted() == ["all 42.00 EUR", "groceries 30.00 EUR"])
        #expect(report.text().contains("All spending") && report.html().contains("All spending"))
        #expect(try report.json().contains("\"category\" : \"all\""))
    }

    private static let january = rows(["2026-01-02", "2026-01-09", "2026-01-20"], -10)
    private static let february = rows(["2026-02-02", "2026-02-09"], -10, from: 970)
    private static let overlapping = rows(
        ["2026-01-20", "2026-02-02", "2026-02-09"], -10, from: 980)
    private static let other = rows(["2026-01-03", "2026-01-21"], -300, from: 5_000)
    /// A statement of March, February's missing between it and January's.
    private static let march = rows(["2026-03-02", "2026-03-09"], -10, from: 700)
    /// Formats that state a balance for the file and none for its rows.
    private static let mt940 = """
        :20:X
        :25:123/456
        :28C:1
        :60F:C260301EUR100,00
        :61:2603100310C500,00NTRFNONREF
        :86:SALARY
        :61:2603200320D40,00NTRFNONREF
        :86:SHOP
        :62F:C260331EUR560,00
        -

        """
    /// One whose balances do not agree with its lines.
    private static let disagreeing = """
        :20:X
        :25:123/456
        :60F:C260301EUR100,00
        :61:2603200320D12,50NTRFNONREF
        :86:SHOP
        :62F:C260331EUR2000,00
        -

        """
    private static let unbalanced = "Date,Description,Amount\n2026-01-03,CB TAXI,-20.00\n"
    private static let twoInOne = """
        Date,Account,Description,Amount,Balance
        2026-01-02,Current,CB SHOP,-10.00,990.00
        2026-01-03,Savings,INTEREST,5.00,5005.00
        2026-01-20,Current,CB SHOP,-10.00,980.00

        """

    @Test(arguments: [
        ([january], "970.00 EUR"), ([january, other], "5370.00 EUR"),
        ([other, january], "5370.00 EUR"), ([january, february], "950.00 EUR"),
        ([february, january], "950.00 EUR"), ([january, overlapping], "950.00 EUR"),
        ([february, other, january], "5350.00 EUR"), ([twoInOne], "5985.00 EUR"),
        ([january, march], "680.00 EUR"), ([mt940], "560.00 EUR"),
        ([january, unbalanced], "970.00 EUR"), ([unbalanced], nil),
    ])
    func theBalanceIsTheSumOfTheAccounts(texts: [String], balance: String?) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let analysis = try report(on: texts).analysis
        #expect(analysis.balance?.current?.canonicalString == balance)
    }

    @Test func balancesThatDoNotAgreeAreTold() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = try report(on: [Self.disagreeing]).text()
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            text.contains("the balances do not agree: 100.00 and -12.50 do not make 2000.00"))
    }

    /// Rent on the first and shopping on the 8th and the 20th, from January to May.
    private static let spring: String = {
        let days = (1...5).flatMap { month in
            ["01", "08", "20"].map { "2026-0\(month)-\($0)" }
        }
        var balance = 10_000
        let lines = days.map { day in
            let isRent = day.hasSuffix("01")
            balance -= isRent ? 700 : 50
            return "\(day),\(isRent ? "PRLV LOYER FONCIA,-700" : "CB LIDL,-50").00,\(balance).00\n"
        }
        return "Date,Description,Amount,Balance\n" + lines.joined() + "2026-05-31,CB LIDL,-9.00,\n"
    }()

    @Test(arguments: [
        ("2026-01-01/2026-06-01", ["2026-01", "2026-02", "2026-03", "2026-04", "2026-05"]),
        ("2026-01-15/2026-04-15", ["2026-02", "2026-03"]), ("2026-02-02/2026-03-01", []),
        ("../2026-02-28", ["2026-01"]), ("2026-04-01/..", ["2026-04", "2026-05"]),
    ])
    func aMonthThatThePeriodCutsIsNotComplete(period: String, complete: [String]) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let analysis = try report(on: [Self.spring], period: period).analysis
        #expect(analysis.completeMonths.map(\.month.description) == complete)
    }

    @Test(arguments: [
        (Language.english, "Balance on 31 May 2026: "), (.french, "Solde au 31 mai 2026\u{A0}: "),
    ])
    func theBalanceBearsItsDayWhateverThePeriod(language: Language, sentence: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = try report(
            on: [Self.spring], language: language, period: "2026-01-01/2026-03-01")
        #expect(report.text().contains(sentence) && report.html().contains(sentence))
        #expect(try report.json().contains("\"date\" : \"2026-05-31\""))
    }

    /// Forecast, calendar and table count from the day of the report; where the statement is old,
    /// from its end.
    @Test(arguments: [
        ("2026-06-01", "2026-06-01", "2026-06-30"), ("2026-06-10", "2026-07-01", "2026-07-09"),
        ("2026-07-15", "2026-08-01", "2026-08-13"), ("2027-01-01", "2026-06-01", "2026-06-30"),
    ])
    func whatIsToComeCountsFromOneDay(day: String, next: String, last: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = try report(on: [Self.spring], day: day)
        #expect(report.recurring.first { $0.name.contains("FONCIA") }?.next.description == next)
        #expect(report.upcoming.map(\.day.description) == [next])
        #expect(report.analysis.balance?.ahead.last?.day.description == last)
        #expect(report.analysis.outlook.end?.adding(days: -1).description == last)
    }

    @Test(arguments: [
        (Language.english, "The balance leaves out 1.csv, whose statements state none."),
        (.french, "Le solde laisse de côté 1.csv, dont les relevés n’en donnent aucun."),
    ])
    func anAccountWithoutABalanceIsNamed(language: Language, sentence: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = try report(on: [Self.january, Self.unbalanced], language: language)
        #expect(report.analysis.balance?.current?.canonicalString == "970.00 EUR")
        #expect(report.analysis.balance?.past.map(\.balance.minorUnits).first == 99_000)
        #expect(report.text().contains(sentence))
    }

    @Test(arguments: [(true, "5370.00 EUR"), (false, "970.00 EUR")])
    func aReportOnTheWalletHasTheBalanceOfItsAccounts(
        isStated: Bool, balance: String?
    ) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let wallet = try WalletStore(path: folder.appendingPathComponent("wallet.sqlite").path)
        for (name, text) in [
            ("current", Self.january), ("saving", isStated ? Self.other : Self.unbalanced),
        ] {
            let url = folder.appendingPathComponent("\(name).csv")
            try Data(text.utf8).write(to: url)
            _ = try StatementImport(path: url.path).post(to: wallet, accountNamed: name)
        }
        let making = ReportMaking(language: .english, day: try #require(Day("2026-02-01")))
        let report = try making.report(onWallet: wallet)
        #expect(report.analysis.balance?.current?.canonicalString == balance)
        #expect(report.analysis.unbalanced == (isStated ? [] : ["saving"]))
    }

    @Test(arguments: [
        (
            Language.french,
            "Du 20 janvier 2026 au 2 mars 2026, le solde change de −270,00 € sans opération qui le dise"
        ),
        (
            .english,
            "From 20 January 2026 to 2 March 2026 the balance changes by -€270.00 and no transaction"
        ),
    ])
    func aBalanceThatLeapsIsTold(language: Language, words: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = try report(on: [Self.january, Self.march], language: language)
        let text = report.text().replacing("\n    ", with: " ")
            .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        #expect(text.contains(words), "\(text)")
        let whole = try self.report(on: [Self.january, Self.february], language: language)
        #expect(whole.analysis.leaps.isEmpty)
    }

    private static let faulty = """
        Date,Description,Amount,Currency,State
        2026-01-05,CB LIDL,-20.00,EUR,COMPLETED
        2026-01-06,CB LIDL,-20.00,EUR,COMPLETED
        2026-01-07,CB LIDL,abc,EUR,COMPLETED
        2026-13-45,CB LIDL,-20.00,EUR,COMPLETED
        2026-01-09,CB LIDL,,EUR,COMPLETED
        2026-01-10,CB LIDL,-20.00,EUR,REVERTED
        2026-01-11,CB DINER,-20.00,USD,COMPLETED
        2026-01-12,CB LIDL,-20.00,EUR,COMPLETED

        """

    @Test(arguments: [
        (
            Language.french,
            [
                "ligne 4\u{A0}: «\u{A0}abc\u{A0}» n’est pas un montant",
                "ligne 5\u{A0}: «\u{A0}2026-13-45\u{A0}» n’est pas une date",
                "ligne 6\u{A0}: a une date mais pas de montant",
                "ligne 7\u{A0}: n’a pas été exécutée\u{A0}; son état est «\u{A0}REVERTED\u{A0}»",
            ], "1\u{A0}opération dans une autre devise laissée de côté."
        ),
        (
            .english,
            [
                "line 4: «abc» is no amount of money", "line 5: «2026-13-45» is no date",
                "line 6: has a date and no amount",
                "line 7: moved no money: its state is «REVERTED»",
            ], "1\u{A0}transaction in another currency left out."
        ),
    ])
    func everyFormNamesWhatIsLeftOutInTheReportsLanguage(
        language: Language, rows: [String], currency: String
    ) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = try report(on: [Self.faulty], language: language)
        #expect(report.sources.first?.rejected == rows)
        let text = report.text().replacing("\n    ", with: " ")
        for line in rows + [currency] {
            #expect(text.contains(line) && report.html().contains(line))
            #expect(try report.json().contains(line))
        }
    }

    @Test(arguments: [
        (Language.french, "En janvier 2026 (mois incomplet), 30,00\u{A0}€ de dépenses"),
        (.english, "In January 2026 (partial month), €30.00 of spending"),
    ])
    func aMonthThatIsNotCompleteIsShownAsSuchWhereNoneIs(
        language: Language, sentence: String
    ) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = try report(on: [Self.january], language: language)
        #expect(report.analysis.completeMonths.isEmpty)
        #expect(report.text().contains(sentence) && report.html().contains(sentence))
        let partial = ReportMakingTests.partial(language)
        #expect(report.text().contains("30,00\u{A0}€ (\(partial))") || language == .english)
        #expect(report.text().contains("€30.00 (\(partial))") || language == .french)
        for name in ["Revenus, mois médian", "Income, median month"] {
            #expect(!report.text().contains(name))
        }
    }

    private static func partial(_ language: Language) -> String {
        switch language {
        case .french: "mois incomplet"
        case .english: "partial month"
        }
    }

    @Test func aPeriodWithoutATransactionIsNamed() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            _ = try report(on: [Self.january], period: "2024-01-01/2024-02-01")
            Issue.record("There is nothing to report on.")
        } catch ReportMaking.Failure.nothingIn(let period) {
            #expect(period.description == "2024-01-01/2024-02-01")
        }
    }

    /// Five payments of which nothing shows whether they are of five months or of one.
    private static let ambiguous =
        "Date,Description,Amount\n" + (1...5).map { "04/0\($0)/2026,CB SHOP,-10.00\n" }.joined()

    @Test(
        arguments: [
            (
                Language.english,
                [
                    "line 2: no date shows whether day or month comes first; read as dmy "
                        + "(--date-order mdy: month first)",
                    "the file names no currency; read as EUR (--currency: another)",
                ]
            ),
            (
                .french,
                [
                    "ligne 2\u{A0}: aucune date ne montre si le jour ou le mois vient d’abord\u{A0}; "
                        + "lues en dmy (--date-order mdy\u{A0}: le mois)",
                    "le fichier ne dit pas sa devise\u{A0}; lu en EUR (--currency\u{A0}: une autre)",
                ]
            ),
        ])
    func whatIsAssumedOfAFileIsToldInTheReport(language: Language, assumed: [String]) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = try report(on: [Self.ambiguous], language: language)
        #expect(report.sources.map(\.assumed) == [assumed])
        let colon = language == .french ? "\u{A0}:" : ":"
        for form in [report.html(), try report.json()] {
            #expect(assumed.allSatisfy { form.contains("0.csv\(colon) \($0)") })
        }
    }

    @Test func whatTheUserSaysOfAStatementIsBelieved() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var reading = ImportProfile()
        (reading.dateOrder, reading.currency) = ("mdy", "GBP")
        let report = try report(on: [Self.ambiguous], reading: reading)
        #expect(report.analysis.currency == .gbp)
        #expect(report.analysis.period.description == "2026-04-01/2026-04-06")
        #expect(report.sources.map(\.assumed) == [[]])
        let making = ReportMaking(
            language: .english, day: Day(number: 20_700), reading: reading)
        let path = folder.appendingPathComponent("0.csv").path
        let (sums, assumed, _) = try making.monthlySums(ofFile: path)
        #expect(try sums.rows().count == 1 && assumed.isEmpty)
        let (guessed, assumptions, _) = try ReportMaking(
            language: .english, day: Day(number: 20_700)
        ).monthlySums(ofFile: path)
        #expect(try guessed.rows().count == 5 && assumptions.count == 2)
    }

    @Test(arguments: ["VIREMENT DEPUIS LIVRET A", "Virement de mon Livret A"])
    func theModelCallsNothingIncomeThatComesFromSavings(label: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = try report(on: [
            "Date;Libellé;Montant\n13/01/2026;VIR SALAIRE ACME;2000,00\n14/01/2026;\(label);500,00\n"
        ])
        #expect(report.analysis.months.map(\.income.decimalString) == ["2000.00"])
    }
}
