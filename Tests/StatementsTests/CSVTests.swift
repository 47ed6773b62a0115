import Primitives
import Statements
import Testing

struct CSVTests {
    private func read(_ text: String) throws -> BankStatement {
        try StatementReader.read(Array(text.utf8))
    }

    @Test func readsAFrenchExportInWindows1252() throws {
        // «Libellé» and «Crédit» in Windows-1252, the euro sign as 0x80.
        var bytes = Array("Compte n 123;;;\r\nDate;Libell".utf8) + [0xE9]
        bytes += Array(";D".utf8) + [0xE9] + Array("bit;Cr".utf8) + [0xE9] + Array("dit\r\n".utf8)
        bytes += Array("03/02/2026;CAF".utf8) + [0xC9] + Array(" DU PORT 5 ".utf8) + [0x80]
        bytes += Array(";1 234,50;\r\n13/02/2026;SALAIRE;;2.000,00\r\n".utf8)
        let statement = try StatementReader.read(bytes)
        #expect(
            statement.transactions.map(\.amount.canonicalString) == ["-1234.50 EUR", "2000.00 EUR"])
        #expect(statement.transactions[0].label == "CAFÉ DU PORT 5 €")
        #expect(statement.transactions[0].day.description == "2026-02-03")
        #expect(
            statement.evidence.encoding == .windows1252 && statement.evidence.dateOrder == "dmy")
    }

    @Test(arguments: [
        ("Date,Description,Amount\n2026-01-02,Shop,\"-1,234.50\"\n", "-1234.50 EUR"),
        ("Date;Label;Amount\n02/01/2026;Shop;-12,5\n", "-12.50 EUR"),
        ("Transaction Date\tDetails\tPaid out\tPaid in\n13 Jan 2026\tShop\t£5.00\t\n", "-5.00 GBP"),
        (
            "\"Date\",\"Name\",\"Amount\"\n\"12/31/2026\",\"Said \"\"hi\"\", twice\",\"(3.10)\"\n",
            "-3.10 EUR"
        ),
        ("2026-01-02,Shop,-4.00\n2026-01-03,Shop,-5.00\n", "-4.00 EUR"),
        ("Date,Description,Amount,Currency\n2026-01-02,Shop,-1200,JPY\n", "-1200 JPY"),
    ])
    func readsTheFirstAmountOfManyKinds(text: String, amount: String) throws {
        #expect(try read(text).transactions.first?.amount.canonicalString == amount)
    }

    @Test(
        arguments: [
            ("Category", "Groceries,Dining Out,Salary", [.groceries, .restaurants, .income]),
            (
                "Catégorie", "Alimentation,Santé,Virements internes",
                [.groceries, .health, .transfers]
            ),
            // Half of the cells must be categories; what is none of ours says nothing.
            ("Category", "Groceries,Rent,Zoo", [.groceries, .housing, nil]),
            ("Category", "Zoo,Bar,Rent", [nil, nil, nil]),
            ("Kind", "Groceries,Rent,Fees", [nil, nil, nil]),
        ] as [(String, String, [SpendingCategory?])])
    func aCategoryColumnIsRead(
        header: String, cells: String, categories: [SpendingCategory?]
    ) throws {
        let rows = cells.split(separator: ",").map { "2026-01-13,Shop,\($0),-1.00\n" }.joined()
        let statement = try read("Date,Description,\(header),Amount\n\(rows)")
        #expect(statement.transactions.map(\.category) == categories)
        #expect(statement.transactions.allSatisfy { $0.label == "Shop" })
    }

    @Test func namesEveryRowItCannotRead() throws {
        let statement = try read(
            "Date,Description,Amount\n2026-01-02,Shop,-4.00\n2026-01-32,Shop,-5.00\n2026-01-04,Shop,12..34\n"
        )
        #expect(statement.transactions.count == 1)
        #expect(statement.rejected.map(\.line) == [3, 4])
    }

    @Test func sameRowsAreKeptAndKeepTheirIdentifiers() throws {
        let text = "Date,Description,Amount\n2026-01-02,Coffee,-3.00\n2026-01-02,Coffee,-3.00\n"
        let first = try read(text)
        #expect(first.transactions.count == 2)
        #expect(Set(first.transactions.map(\.id)).count == 2)
        #expect(try read(text).transactions == first.transactions)
    }

    @Test(arguments: [
        ("R$", "BRL"), ("A$", "AUD"), ("C$", "CAD"), ("CA$", "CAD"), ("NZ$", "NZD"),
        ("S$", "SGD"), ("HK$", "HKD"), ("US$", "USD"), ("€", "EUR"), ("$", "USD"), ("£", "GBP"),
        ("zł", "PLN"), ("Kč", "CZK"), ("kr.", "EUR"), ("kr", "EUR"), ("Ft", "HUF"), ("₴", "UAH"),
        ("₽", "RUB"), ("₹", "INR"), ("Rs.", "INR"), ("¥", "JPY"), ("₺", "TRY"), ("TL", "TRY"),
        ("Fr.", "CHF"), ("SFr", "CHF"), ("SFr.", "CHF"), ("₪", "ILS"), ("₩", "KRW"),
        ("円", "JPY"), ("元", "CNY"), ("руб.", "RUB"), ("грн", "UAH"),
    ])
    func everySignOfACurrencyIsReadOnEitherSide(sign: String, code: String) throws {
        for amount in ["\(sign)-5", "-5 \(sign)"] {
            let statement = try read("Date;Label;Amount\n2026-01-02;Shop;\(amount)\n")
            #expect(statement.rejected.isEmpty)
            #expect(statement.transactions.map(\.amount.currency.code) == [code])
        }
    }

    /// A debit of −9·10¹⁸ cents is money in, and so is the credit beside it; the least number has
    /// no opposite.
    @Test(arguments: [
        "-90000000000000000.00,90000000000000000.00", "-92233720368547758.08,",
    ])
    func anAmountThatDoesNotFitIsNamedNotWrapped(figures: String) throws {
        let statement = try read(
            """
            Date,Description,Debit,Credit
            2026-01-02,Shop,5.00,
            2026-01-03,Shop,6.00,
            2026-01-04,Shop,\(figures)

            """)
        #expect(statement.transactions.map(\.amount.decimalString) == ["-5.00", "-6.00"])
        #expect(statement.rejected.map(\.line) == [4])
    }

    @Test func whatIsSaidOfTheFirstRowNamesItsOwnLine() throws {
        let statement = try read("\n\nDate,Description,Amount\n\n2026-01-02,Shop,4.00\n")
        let note = statement.notes.first { $0.text.hasPrefix("no amount has a sign") }
        #expect(note?.line == 5)
        let fees = try read("\nDate,Description,Amount,Fee\n2026-01-02,Shop,-4.00,1.00\n")
        #expect(fees.notes.first { $0.text.contains("fee stands") }?.line == 2)
    }

    @Test(arguments: [
        ("2 Mar 2026", "2026-03-02", "dmy"), ("2-Mar-26", "2026-03-02", "dmy"),
        ("Mar 2, 2026", "2026-03-02", "mdy"), ("02MAR2026", "2026-03-02", "dmy"),
        ("1 janv. 2026", "2026-01-01", "dmy"), ("1er janvier 2026", "2026-01-01", "dmy"),
        ("mar. 3 mars 2026", "2026-03-03", "dmy"), ("2026 Mar 2", "2026-03-02", "ymd"),
    ])
    func aMonthInWordsSaysWhereItStands(text: String, day: String, order: String) throws {
        let statement = try read("Date;Description;Amount\n\(text);Shop;-4.00\n")
        #expect(statement.transactions.map(\.day.description) == [day])
        #expect(statement.evidence.dateOrder == order && statement.notes.isEmpty)
    }

    @Test func aQuoteThatNothingClosesIsTextHoweverLongTheFile() throws {
        let rows = (0..<9_000).map { "2026-01-02,Shop \($0),-4.00\n" }.joined()
        let text = "Date,Description,Amount\n2026-01-02,\"Shop,-3.00\n"
        let statement = try read(text + rows)
        #expect(statement.transactions.count == 9_001)
        #expect(statement.transactions[0].label == "\"Shop")
        // As in a file that ends before.
        #expect(try read(text).transactions[0].label == "\"Shop")
    }

    @Test(arguments: [
        ([], StatementError.empty), ([0x50, 0x4B, 0x00, 0x04], .binary(offset: 2)),
        ([0x50, 0x4B, 0x03, 0x04, 0x00], .otherDocument(.workbook)),
        ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .otherDocument(.workbook)),
        (Array("%PDF-1.4\n1 0 obj\n".utf8), .otherDocument(.pdf)),
        (Array("\u{FEFF}\r\n<!DOCTYPE html>\n<html></html>\n".utf8), .otherDocument(.webPage)),
        (Array("<HTML><table><tr><td>13/01/2026\n".utf8), .otherDocument(.webPage)),
        (Array("hello world\n".utf8), .unrecognized), (Array("a;b;c\n1;2;3\n".utf8), .unrecognized),
    ])
    func refusesWhatIsNoStatement(bytes: [UInt8], expected: StatementError) {
        #expect(throws: expected) { try StatementReader.read(bytes) }
    }

    @Test func aMegabyteWithoutALineBreakIsRefused() {
        let bytes =
            Array("Date,Description,Amount\n2026-01-02,".utf8)
            + Array(repeating: 0x61, count: 1 << 20)
        #expect(throws: StatementError.lineTooLong(line: 2)) { try StatementReader.read(bytes) }
    }

    @Test func whatOnlySaysDebitOrCreditIsNoPartOfALabel() throws {
        let statement = try FormatTests.read(
            """
            Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
            DEBIT,01/09/2026,"COMCAST CABLE",-79.99,DEBIT_CARD,2520.01,,
            DSLIP,01/07/2026,"REMOTE ONLINE DEPOSIT #",250.00,CHECK_DEPOSIT,2600.00,1,
            CHECK,01/05/2026,"CHECK 1044",-250.00,CHECK_PAID,2350.00,1044,
            CREDIT,01/02/2026,"ACME PAYROLL",2600.00,ACH_CREDIT,2600.00,,

            """)
        #expect(
            statement.transactions.map(\.label) == [
                "ACME PAYROLL", "CHECK 1044", "REMOTE ONLINE DEPOSIT #", "COMCAST CABLE",
            ])
        let short = try FormatTests.read(
            "Date;Details;Amount\n13/01/2026;Withdrawal;-3,00\n14/01/2026;Deposit;5,00\n")
        #expect(short.transactions.map(\.label) == ["Withdrawal", "Deposit"])
    }

    @Test func nothingIsAssumedOfTheDatesOfNoRows() throws {
        let statement = try FormatTests.read("Date;Libellé;Montant\n")
        #expect(statement.transactions.isEmpty && statement.notes.isEmpty)
    }

    @Test func aRowThatNamesNobodyBearsItsType() throws {
        let statement = try FormatTests.read(
            """
            "Date","Nom","Type","État","Devise","Net","Solde"
            "13/01/2026","Spotify AB","Paiement automatique","Terminé","EUR","-10,99","-10,99"
            "13/01/2026","","Virement bancaire sur compte PayPal","Terminé","EUR","10,99","0,00"

            """)
        #expect(
            statement.transactions.map(\.label) == [
                "Spotify AB", "Virement bancaire sur compte PayPal",
            ])
        #expect(statement.transactions.map(\.counterparty) == ["Spotify AB", nil])
    }

    @Test func theNameBesideADescriptionIsTheOtherParty() throws {
        let statement = try FormatTests.read(
            """
            Transaction ID,Date,Type,Name,Category,Amount,Currency,Description
            tx_1,13/01/2026,Card payment,Tesco,Groceries,-35.50,GBP,TESCO STORES 2231 LONDON GBR
            tx_2,14/01/2026,Faster payment,Jo Smith,Transfers,-40.00,GBP,cab

            """)
        #expect(statement.transactions.map(\.counterparty) == ["Tesco", "Jo Smith"])
        #expect(statement.transactions.map(\.label) == ["TESCO STORES 2231 LONDON GBR", "cab"])
    }
}
