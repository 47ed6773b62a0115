import Primitives
import Statements
import Testing

/// Statements of every format but CSV, as banks write them.
struct FormatTests {
    static func read(_ text: String) throws -> BankStatement {
        try StatementReader.read(Array(text.utf8))
    }

    static let ofx = """
        OFXHEADER:100
        DATA:OFXSGML
        VERSION:102
        CHARSET:1252

        <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR
        <BANKACCTFROM><BANKID>10807<ACCTID>00012345678<ACCTTYPE>CHECKING</BANKACCTFROM>
        <BANKTRANLIST><DTSTART>20260101
        <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260103120000.000[+1:CET]<TRNAMT>-12,50<FITID>A1
        <NAME>BOULANGERIE P&amp;P<MEMO>CARTE 02/01</STMTTRN>
        <STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260105<TRNAMT>+1000.00<FITID>A2<NAME>SALAIRE
        <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260132<TRNAMT>-1.00<FITID>A3<NAME>X</STMTTRN>
        </BANKTRANLIST><LEDGERBAL><BALAMT>987.50<DTASOF>20260131</LEDGERBAL>
        <AVAILBAL><BALAMT>1.00</AVAILBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
        """

    @Test func ofxWithUnclosedTagsIsReadAndItsBadRowNamed() throws {
        let statement = try Self.read(Self.ofx)
        #expect(statement.evidence.format == .ofx && statement.account == "00012345678")
        #expect(
            statement.transactions.map(\.amount.canonicalString) == ["-12.50 EUR", "1000.00 EUR"])
        #expect(statement.transactions[0].label == "BOULANGERIE P&P CARTE 02/01")
        #expect(statement.transactions[0].counterparty == "BOULANGERIE P&P")
        #expect(statement.rejected.map(\.line) == [12])
        #expect(statement.checks.first?.closing?.decimalString == "987.50")
    }

    @Test(arguments: [
        "<DTPOSTED>20260113<TRNAMT>-12", "<DTPOSTED>20260113<TRNAMT>-12\n",
        "<DTPOSTED>20260113<TRNAMT>-12.50\n<NAME>", "<DTPOSTED>20260113</DTPOSTED><TRNAMT>-12.50<",
        "<DTPOSTED>20260113</DTPOSTED><TRNAMT>-12.50</TRNAMT>",
    ])
    func anOFXFileThatEndsInATransactionNamesItAndItself(end: String) throws {
        let text =
            "<OFX><STMTRS><CURDEF>EUR<BANKTRANLIST>\n<STMTTRN><DTPOSTED>20260112"
            + "<TRNAMT>-1.00<NAME>A</STMTTRN>\n<STMTTRN><NAME>B"
        let statement = try Self.read(text + end)
        #expect(statement.transactions.map(\.amount.decimalString) == ["-1.00"])
        #expect(statement.rejected.map(\.fault) == [.cutOff])
        #expect(statement.rejected.map(\.line) == [3])
        #expect(statement.notes.map(\.text) == ["the file ends early; export it again"])
        let balance = try Self.read(text + "</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>98")
        #expect(balance.checks.isEmpty)
        // What the end of the document closes was all there.
        let closed = try Self.read(text + "<DTPOSTED>20260113<TRNAMT>-12</OFX>\n")
        #expect(closed.transactions.count == 2 && closed.notes.isEmpty)
    }

    @Test(arguments: [
        (":62F:C260102EUR9,\n", 0), (":62M:C260102EUR9,\n-\n", 0), ("", 1), (":86:Shop\n", 1),
        (":62F:C2601", 1),
    ])
    func anMT940FileWithoutItsClosingBalanceIsNoted(end: String, count: Int) throws {
        let statement = try Self.read(":20:R\n:60F:C260101EUR10,\n:61:260102D1,NMSC\n\(end)")
        #expect(statement.transactions.map(\.amount.decimalString) == ["-1.00"])
        #expect(statement.notes.count { $0.text.contains("ends early") } == count)
    }

    @Test(arguments: [
        (":61:260103D3", 1), (":61:260103D300,", 1), (":61:260103D300,00NMSC", 0),
        (":61:260103D300,00\n:62F:C260103EUR691,\n", 0),
    ])
    func anMT940LineThatTheFileEndsInIsNamed(end: String, cut: Int) throws {
        let statement = try Self.read(":20:R\n:60F:C260101EUR992,\n:61:260102D1,NMSC\n\(end)")
        #expect(statement.transactions.count == 2 - cut)
        #expect(statement.rejected.map(\.fault) == [RowFault](repeating: .cutOff, count: cut))
    }

    @Test func eachAccountOfAnOFXFileKeepsItsOwnTransactions() throws {
        let text = """
            <?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?>
            <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD</CURDEF>
            <BANKACCTFROM><ACCTID>111</ACCTID></BANKACCTFROM><BANKTRANLIST><STMTTRN>
            <DTPOSTED>20260103</DTPOSTED><TRNAMT>-5.00</TRNAMT><FITID>1</FITID>
            <BANKACCTTO><ACCTID>999</ACCTID></BANKACCTTO></STMTTRN></BANKTRANLIST></STMTRS>
            </STMTTRNRS></BANKMSGSRSV1><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS>
            <CCACCTFROM><ACCTID>222</ACCTID></CCACCTFROM><BANKTRANLIST><STMTTRN>
            <DTPOSTED>20260103</DTPOSTED><TRNAMT>-5.00</TRNAMT><FITID>1</FITID>
            <NAME><![CDATA[A < B]]></NAME></STMTTRN></BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS>
            </CREDITCARDMSGSRSV1></OFX>
            """
        let statement = try Self.read(text)
        #expect(statement.transactions.map(\.account) == ["111", "222"])
        #expect(statement.transactions.map(\.amount.currency) == [.usd, .eur])
        #expect(Set(statement.transactions.map(\.id)).count == 2)
        #expect(statement.transactions[1].label == "A < B")
    }

    @Test func mt940ReversalsTurnTheSignAndTheBalancesProveIt() throws {
        let text = """
            :20:REF
            :25:10020030/1234567
            :28C:1/1
            :60F:C260101EUR1000,00
            :61:2601020102D100,NTRFNONREF//B1
            :86:005?00LASTSCHRIFT?20Strom?21 Januar?32STADTWERKE?33 NORD
            :61:2601030103RD100,NTRFNONREF//B2
            :61:2601040104RC50,00NTRFNONREF
            Supplementary
            :61:2601300131CR3,NTRFNONREF
            :86:/NAME/JOHN DOE/REMI/Invoice 7
            :62F:C260131EUR953,00
            -
            :20:REF2
            :25:10020030/1234567
            :60F:C260131EUR953,00
            :61:2602300301D953,N024NONREF
            :62F:C260301EUR0,00
            -
            """
        let statement = try Self.read(text)
        #expect(statement.evidence.format == .mt940)
        let expected = ["-100.00", "100.00", "-50.00", "3.00", "-953.00"]
        #expect(statement.transactions.map(\.amount.decimalString) == expected)
        #expect(statement.checks.map(\.holds) == [true, true])
        #expect(statement.transactions[0].label == "LASTSCHRIFT Strom Januar")
        #expect(statement.transactions[0].counterparty == "STADTWERKE NORD")
        #expect(statement.transactions[2].label == "Supplementary")
        #expect(statement.transactions[3].counterparty == "JOHN DOE")
        #expect(statement.transactions[4].day.description == "2026-03-01")
    }

    @Test func aBalanceThatDoesNotAgreeIsSaid() throws {
        let text = ":60F:C260101EUR10,\n:61:260102D1,NMSC\n:62F:C260102EUR8,\n"
        let statement = try Self.read(text)
        #expect(statement.checks.map(\.holds) == [false])
        #expect(statement.notes.count == 1)
    }

    @Test(arguments: [
        (["D12/19/18", "D12/20/18"], "2018-12-19"), (["D04/08'2008", "D20/08'2008"], "2008-08-04"),
        (["D1/ 2' 5", "D1/28' 5"], "2005-01-02"), (["D2022-09-23", "D2022-09-24"], "2022-09-23"),
        (["D03/01/26", "D04/01/26", "D05/01/26", "D01/02/26"], "2026-01-03"),
    ])
    func qifDatesAreReadByTheEvidence(lines: [String], first: String) throws {
        let records = lines.map { "\($0)\nT-1,250.00\nPShop\n^\n" }.joined()
        let statement = try Self.read("!Type:Bank\n" + records)
        #expect(statement.transactions.first?.day.description == first)
        #expect(statement.transactions.first?.amount.decimalString == "-1250.00")
    }

    @Test func qifListsAndSecuritiesAreNoTransactionsAndTheSecuritiesNoted() throws {
        let text = """
            !Account
            NCompte courant
            TBank
            ^
            !Type:Cat
            NFood
            T100
            D12/01/2026
            ^
            !Type:Banque
            D13/01/2026
            T-30,00
            PMarché
            SFood
            $-10,00
            SCash
            $-20,00
            ^
            !Type:Invst
            D14/01/2026
            T500,00
            PFund
            ^
            """
        let statement = try Self.read(text)
        #expect(statement.transactions.map(\.amount.decimalString) == ["-30.00"])
        #expect(statement.account == "Compte courant")
        #expect(statement.notes.map(\.text) == ["investments are not read"])
        #expect(statement.notes.map(\.line) == [19])
    }

    static func camt(version: String, status: String, prefix: String = "") -> String {
        let text = """
            <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.\(version)">
            <BkToCstmrStmt><Stmt><Acct><Id><IBAN>FR7630004000031234567890143</IBAN></Id>
            <Ccy>EUR</Ccy></Acct>
            <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">10.00</Amt>
            <CdtDbtInd>DBIT</CdtDbtInd></Bal>
            <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">52.50</Amt>
            <CdtDbtInd>CRDT</CdtDbtInd></Bal>
            <Ntry><Amt Ccy="EUR">62.500</Amt><CdtDbtInd>CRDT</CdtDbtInd><RvslInd>true</RvslInd>
            \(status)<BookgDt><DtTm>2026-01-02T10:00:00+01:00</DtTm></BookgDt>
            <NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch><TxDtls><Amt Ccy="EUR">60</Amt>
            <RltdPties><Dbtr><Nm>Nord &amp; Fils</Nm></Dbtr></RltdPties>
            <RmtInf><Ustrd>Facture 1</Ustrd></RmtInf></TxDtls><TxDtls><Amt Ccy="EUR">2.5</Amt>
            <RmtInf><Ustrd>Facture 2</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
            <Ntry><Amt Ccy="EUR">1</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>PDNG</Sts>
            <BookgDt><Dt>2026-01-03</Dt></BookgDt></Ntry>
            </Stmt></BkToCstmrStmt></Document>
            """
        guard !prefix.isEmpty else { return text }
        return text.replacing("</", with: "</\(prefix):").replacing("<", with: "<\(prefix):")
            .replacing("<\(prefix):/", with: "</").replacing("xmlns=", with: "xmlns:\(prefix)=")
    }

    @Test(arguments: [
        camt(version: "02", status: "<Sts>BOOK</Sts>"),
        camt(version: "08", status: "<Sts><Cd>BOOK</Cd></Sts>"),
        camt(version: "13", status: "<Sts><Cd>BOOK</Cd></Sts>", prefix: "n2"),
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n"
            + camt(version: "04", status: "<Sts>BOOK</Sts>"),
    ])
    func camtBatchesAreOneTransactionAndPendingOnesAreNamed(text: String) throws {
        let statement = try Self.read(text)
        #expect(statement.evidence.format == .camt053)
        #expect(statement.transactions.map(\.amount.decimalString) == ["62.50"])
        #expect(statement.transactions[0].label == "Facture 1 Facture 2 (×2)")
        #expect(statement.transactions[0].counterparty == "Nord & Fils")
        #expect(statement.rejected.count == 1)
        #expect(statement.checks.map(\.holds) == [true])
        #expect(statement.account == "FR7630004000031234567890143")
    }

    @Test func aBatchOfSeveralPayeesNamesThem() throws {
        func details(_ name: String) -> String {
            "<TxDtls><RltdPties><Cdtr><Nm>\(name)</Nm></Cdtr></RltdPties></TxDtls>"
        }
        let text = """
            <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
            <Acct><Id><IBAN>FR7630004000031234567890143</IBAN></Id><Ccy>EUR</Ccy></Acct>
            <Ntry><Amt Ccy="EUR">90</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>
            <BookgDt><Dt>2026-01-02</Dt></BookgDt>
            <NtryDtls>\(details("EDF"))\(details("ORANGE"))\(details("EDF"))</NtryDtls></Ntry>
            </Stmt></BkToCstmrStmt></Document>
            """
        let row = try #require(try Self.read(text).transactions.first)
        #expect(row.label == "EDF, ORANGE (×3)" && row.counterparty == nil)
    }

    @Test func brokenXMLIsRefusedWithItsLine() {
        let text = "<Document>\n<BkToCstmrStmt>\n<Stmt></Document>"
        #expect(throws: StatementError.malformed(line: 3, reason: "the XML is not well formed")) {
            try Self.read(text)
        }
    }

    @Test func whatIsChosenIsNotRecognised() throws {
        var options = ReadingOptions(currency: .gbp)
        options.dateOrder = .monthDayYear
        options.decimalMark = .comma
        options.separator = ";"
        options.encoding = .windows1250
        let bytes = Array("Date;Label;Amount\n02/03/2026;".utf8) + [0xE8] + Array(";1.234\n".utf8)
        let statement = try StatementReader.read(bytes, options: options)
        #expect(statement.transactions.first?.day.description == "2026-02-03")
        #expect(statement.transactions.first?.amount.canonicalString == "1234.00 GBP")
        #expect(statement.transactions.first?.label == "č")
    }
}
