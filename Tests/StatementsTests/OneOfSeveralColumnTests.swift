import Primitives
import Statements
import Testing

/// Which of several columns that could hold it the amount is read from, and what the words beside
/// it say.
struct OneOfSeveralColumnTests {
    /// Headers with the amount that is the account's own, in the rows of each table.
    static let tables: [(text: String, amounts: [String])] = [
        (
            """
            Date,Description,Orig. amount,Orig. currency,Amount,Currency
            2026-11-18,Figma,-15.00,USD,-13.80,EUR
            2026-11-17,Salary,1200.00,EUR,1200.00,EUR
            """, ["1200.00", "-13.80"]
        ),
        (
            "Date;Libellé;Montant d'origine;Montant;Devise\n18/11/2026;A;-15,00;-13,80;EUR\n",
            ["-13.80"]
        ),
        ("Date;Libellé;Montant initial;Montant\n18/11/2026;A;-15,00;-13,80\n", ["-13.80"]),
        (
            "Date;Libellé;Montant HT;TVA;Montant TTC\n18/11/2026;A;-100,00;-20,00;-120,00\n",
            ["-120.00"]
        ),
        ("Date,Name,Gross amount,Fee,Net amount\n2026-11-18,A,100.00,-3.00,97.00\n", ["97.00"]),
        (
            """
            Date,Description,Amount (USD),Amount (EUR),Balance (EUR)
            2026-11-17,A,-15.00,-13.80,986.20
            2026-11-18,B,-10.00,-9.20,977.00
            2026-11-19,C,-20.00,-18.40,958.60
            """, ["-13.80", "-9.20", "-18.40"]
        ),
        (
            """
            Date,Description,Transaction amount,Account amount,Balance
            2026-11-19,C,-20.00,-18.40,958.60
            2026-11-18,B,-10.00,-9.20,977.00
            2026-11-17,A,-15.00,-13.80,986.20
            """, ["-13.80", "-9.20", "-18.40"]
        ),
        (
            """
            Date started (UTC),Description,Orig currency,Orig amount,Payment currency,Amount,Total amount,Fee,Balance
            2026-11-18,Figma,USD,45.00,EUR,-41.20,-41.61,0.41,958.39
            2026-11-17,Bob,EUR,100.00,EUR,-100.00,-100.20,0.20,1000.00
            2026-11-16,Rent,EUR,50.00,EUR,-50.00,-50.00,0.00,1100.20
            """, ["-50.00", "-100.20", "-41.61"]
        ),
        (
            """
            ID,Status,Direction,"Created on","Source fee amount","Source fee currency","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency"
            1,COMPLETED,OUT,2026-11-10 08:00:00,0.00,EUR,"Jean Dupont",12.50,EUR,Lidl,12.50,EUR
            2,COMPLETED,IN,2026-11-08 08:00:00,,,"ACME",600.00,EUR,"Jean Dupont",600.00,EUR
            """, ["600.00", "-12.50"]
        ),
        (
            """
            Date,Description,Amount,Debit or Credit
            2026-11-18,SHOP,12.34,DBIT
            2026-11-17,PAYMENT,-500.00,CRDT
            """, ["500.00", "-12.34"]
        ),
        (
            "Date;Libellé;Débit;Crédit\n18/11/2026;A;12,34;-\n17/11/2026;B;n/a;100,00\n",
            ["100.00", "-12.34"]
        ),
        (
            """
            Date,Description,Amount,Balance
            2026-11-18,Rent,45.00,955.00
            2026-11-17,Food,20.00,1000.00
            2026-11-16,Fuel,30.00,1020.00
            """, ["-30.00", "-20.00", "-45.00"]
        ),
    ]

    @Test(arguments: tables)
    func theAmountIsTheAccountsOwn(text: String, amounts: [String]) throws {
        let statement = try StatementReader.read([UInt8](text.utf8))
        #expect(statement.transactions.map(\.amount.decimalString) == amounts)
        #expect(statement.rejected.isEmpty)
    }

    @Test(arguments: [
        "VIR SALAIRE ACME;2150,00\n10/11/2026;VIR INSTANTANE REMBOURSEMENT RESTO PAUL;-35,00",
        "VIREMENT EPARGNE;200,00\n10/11/2026;REMBOURSEMENT PAUL;-50,00",
        "Invoice 12 payment;500,00\n10/11/2026;Refund customer;-120,00",
        "SALARY;2150,00\n10/11/2026;REFUND TO JOHN SMITH;-20,00",
        "VIR SALAIRE;2150,00\n10/11/2026;PAYMENT RECEIVED CUSTOMER 12;-20,00",
    ])
    func refundsPaidOutMakeNoCardOfAnAccount(rows: String) throws {
        let text = "Date;Libellé;Montant\n01/11/2026;\(rows)\n"
        let statement = try StatementReader.read([UInt8](text.utf8))
        #expect(statement.transactions[0].amount.minorUnits > 0)
        #expect(statement.transactions[1].amount.minorUnits < 0)
    }

    @Test(arguments: [
        ("Annulée", 1), ("Refusée", 1), ("Rejeté", 1), ("Échoué", 1), ("En cours de traitement", 1),
        ("Planifié", 1), ("Voided", 1), ("On hold", 1), ("Scheduled", 1), ("Fehlgeschlagen", 1),
        ("Zurückgewiesen", 1), ("Annullato", 1), ("Cancelado", 1), ("Autorizzato", 1),
        ("Exécutée", 0), ("Traitée", 0), ("Processed", 0),
    ])
    func whatDidNotMoveIsNotCounted(state: String, rejected: Int) throws {
        let text = """
            Date;Libellé;Montant;Devise;Statut
            18/11/2026;FNAC;-200,00;EUR;\(state)
            17/11/2026;LIDL;-2,00;EUR;Exécutée
            """
        let statement = try StatementReader.read([UInt8](text.utf8))
        #expect(statement.rejected.count == rejected)
        #expect(statement.transactions.count == 2 - rejected)
    }

    @Test func aStateNobodyKnowsIsNamedOnce() throws {
        let text = """
            Date;Libellé;Montant;Devise;Statut
            18/11/2026;FNAC;-200,00;EUR;Zurbelé
            17/11/2026;FNAC;-20,00;EUR;Zurbelé
            16/11/2026;LIDL;-2,00;EUR;Exécutée
            """
        let statement = try StatementReader.read([UInt8](text.utf8))
        #expect(statement.transactions.count == 3)
        #expect(statement.notes.map(\.remark) == [.unknownState("Zurbelé")])
    }

    @Test(arguments: [
        (
            "26-11-17,A,-1.00\n26-11-18,B,-2.00\n26-12-05,C,-3.00",
            ["2026-11-17", "2026-11-18", "2026-12-05"]
        ),
        (
            "17-11-26,A,-1.00\n18-11-26,B,-2.00\n05-12-26,C,-3.00",
            ["2026-11-17", "2026-11-18", "2026-12-05"]
        ),
        ("17.11.26,A,-1.00", ["2026-11-17"]),
        ("11/17/26,A,-1.00\n11/18/26,B,-2.00", ["2026-11-17", "2026-11-18"]),
    ])
    func yearsOfTwoDigitsStandWhereTheDaysLieTogether(rows: String, days: [String]) throws {
        let text = "Date,Description,Amount\n\(rows)\n"
        let statement = try StatementReader.read([UInt8](text.utf8))
        #expect(statement.transactions.map(\.day.description) == days)
    }

    @Test func theDayOfTheOperationIsReadBesideThatOfTheValue() throws {
        let text = """
            Date de la valeur (UTC);Date de l'opération (UTC);Libellé;Montant
            20/11/2026;18/11/2026;A;-2,00
            """
        #expect(
            try StatementReader.read([UInt8](text.utf8)).transactions[0].day.description
                == "2026-11-18")
    }

    @Test(arguments: [
        "Numéro Compte ;1234567A033\nType ;CCP", "Compte : 1234567A033", "IBAN;1234567A033",
        "Account number: 1234567A033", "Compte de dépôt n° 1234567A033123",
    ])
    func anAccountNamedAboveTheTableIsThatOfItsRows(heading: String) throws {
        let text = "\(heading)\n\nDate;Libellé;Montant\n18/11/2026;A;-2,00\n"
        let account = try #require(
            try StatementReader.read([UInt8](text.utf8)).transactions[0].account)
        #expect(account.hasPrefix("1234567A033"))
    }

    @Test(arguments: [
        "Compte rendu des opérations du 01/01/2026 au 31/01/2026", "Account statement 2026-01-31",
        "Solde du compte;1234,56", "Compte courant",
    ])
    func whatStandsAboveATableAndIsNoAccountIsNone(heading: String) throws {
        let text = "\(heading)\n\nDate;Libellé;Montant\n18/11/2026;A;-2,00\n"
        #expect(try StatementReader.read([UInt8](text.utf8)).transactions[0].account == nil)
    }

    @Test func aBalanceBelowTheTableIsNoRow() throws {
        let text = "Date;Libellé;Montant\n18/11/2026;A;-2,00\nSolde au 18/11/2026;;5000,00\n"
        let statement = try StatementReader.read([UInt8](text.utf8))
        #expect(statement.rejected.isEmpty)
        #expect(statement.transactions.count == 1)
    }

    @Test(arguments: [#"[{"date":"2026-11-18","amount":-12.34}]"#, "{\n  \"transactions\": []\n}"])
    func aListOfJSONIsNoStatement(text: String) {
        #expect(throws: StatementError.unrecognized) {
            try StatementReader.read([UInt8](text.utf8))
        }
    }

    @Test(arguments: ["(-12.00)", "(12.00) DR", "(12.00-)"])
    func twoMarksOfMoneyOutAreNoAmount(amount: String) throws {
        let text = "Date,Description,Amount\n2026-11-17,A,-1.00\n2026-11-18,B,\(amount)\n"
        #expect(try StatementReader.read([UInt8](text.utf8)).rejected.map(\.line) == [3])
    }

    @Test func manySumsOfNothingTakeNoLongerEach() throws {
        let rows = (0..<20_000).map { _ in "18/11/2026;TOTAL;0,00\n" }.joined()
        let text = "Date;Libellé;Montant\n17/11/2026;A;-2,00\n17/11/2026;B;2,00\n\(rows)"
        #expect(try StatementReader.read([UInt8](text.utf8)).transactions.count == 2)
    }

    @Test func manyAccountsTakeNoLongerEach() throws {
        let rows = (0..<40_000).map { "2026-11-18,A,-1.00,9.00,\(1_000_000 + $0)\n" }.joined()
        let statement = try StatementReader.read(
            [UInt8](("Date,Description,Amount,Balance,Account\n" + rows).utf8))
        #expect(statement.checks.count == 40_000)
    }
}
