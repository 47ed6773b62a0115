import Primitives
import Statements
import Testing

/// Statements of cards, which list what is owed: purchases positive, payments negative.
struct CardTests {
    private func read(_ text: String, isInverted: Bool? = nil) throws -> BankStatement {
        var options = ReadingOptions()
        options.isInverted = isInverted
        return try StatementReader.read(Array(text.utf8), options: options)
    }

    private static let thanked = """
        Date,Description,Amount
        01/13/2026,WHOLE FOODS,45.10
        01/14/2026,UBER,12.00
        01/17/2026,AUTOPAY PAYMENT - THANK YOU,-500.00
        01/18/2026,NETFLIX,15.49

        """

    @Test(arguments: [
        (thanked, ["-45.10", "-12.00", "500.00", "-15.49"]),
        (
            "Date;Description;Montant\n13/01/2026;MONOPRIX;45,10\n14/01/2026;SNCF;12,00\n"
                + "17/01/2026;PRÉLÈVEMENT AUTOMATIQUE ENREGISTRÉ-MERCI;-500,00\n",
            ["-45.10", "-12.00", "500.00"]
        ),
        (
            "Trans. Date,Post Date,Description,Amount,Category\n"
                + "01/13/2026,01/14/2026,TARGET,45.10,Merchandise\n"
                + "01/15/2026,01/16/2026,SHELL,12.00,Gasoline\n", ["-45.10", "-12.00"]
        ),
        (
            "Trans. Date,Post Date,Description,Amount,Category\n"
                + "01/13/2026,01/13/2026,WALMART,71.00,Supermarkets\n"
                + "01/15/2026,01/15/2026,INTERNET PAYMENT - THANK YOU,-70.00,Payments\n"
                + "01/21/2026,01/21/2026,CASHBACK BONUS REDEMPTION,-5.00,Rebates\n",
            ["-71.00", "70.00", "5.00"]
        ),
        (
            "Transaction Date,Clearing Date,Description,Merchant,Type,Amount (USD),Purchased By\n"
                + "01/10/2026,01/11/2026,WHOLE FOODS AUSTIN,Whole Foods,Purchase,81.00,Jo\n"
                + "01/28/2026,01/28/2026,ACH DEPOSIT INTERNET TRANSFER FROM ACCOUNT ENDING IN 1,"
                + "Ach Deposit,Payment,-80.00,Jo\n", ["-81.00", "80.00"]
        ),
        (
            "Date,Description,Card Member,Account #,Amount\n13/01/2026,TESCO,A SMITH,-1001,45.10\n",
            ["-45.10"]
        ),
        (
            "Date,Description,Amount\n15/03/2026,WAITROSE,54.20\n10/03/2026,UBER TRIP,12.00\n"
                + "09/03/2026,REFUND AMAZON,-20.00\n", ["20.00", "-12.00", "-54.20"]
        ),
        (
            "Date;Libellé;Montant\n13/01/2026;MONOPRIX;45,10\n14/01/2026;AVOIR FNAC;-12,00\n"
                + "15/01/2026;CARTE/REMBOURSEMENT SNCF;-8,00\n", ["-45.10", "12.00", "8.00"]
        ),
    ])
    func whatACardOwesIsReadAsMoneyOutAndNoted(text: String, amounts: [String]) throws {
        let statement = try read(text)
        #expect(statement.transactions.map(\.amount.decimalString) == amounts)
        #expect(statement.notes.contains { $0.text.contains("--no-invert") })
        let written = try read(text, isInverted: false)
        #expect(
            written.transactions.map(\.amount.minorUnits)
                == statement.transactions.map { -$0.amount.minorUnits })
        #expect(!written.notes.contains { $0.text.contains("--no-invert") })
    }

    @Test(arguments: [
        // Payments of the bill are money in: the signs are an account's.
        "Date,Description,Amount\n01/13/2026,TARGET,-45.10\n01/17/2026,PAYMENT THANK YOU,500.00\n",
        // An account that pays a card among what it receives.
        "Date,Description,Amount\n01/13/2026,RENT A,450.00\n01/14/2026,RENT B,450.00\n"
            + "01/17/2026,CHASE CREDIT CRD AUTOPAY,-500.00\n",
        "Trans. Date,Post Date,Description,Amount,Category\n"
            + "01/13/2026,01/14/2026,TARGET,-45.10,Merchandise\n",
        // Money out that is no refund, and a refund that is money in.
        "Date,Description,Amount\n13/01/2026,SALARY,450.00\n14/01/2026,RENT,-400.00\n"
            + "17/01/2026,REFUND TO A TENANT,-50.00\n",
        "Date,Description,Amount\n13/01/2026,REFUND AMAZON,20.00\n14/01/2026,GIFT,10.00\n"
            + "17/01/2026,REFUND SENT,-5.00\n",
        // Savings that pay a loan back.
        "Date;Libellé;Montant\n13/01/2026;INTERETS;20,00\n14/01/2026;VIREMENT;400,00\n"
            + "15/01/2026;REMBOURSEMENT PRÊT IMMO;-200,00\n",
        // To have is no credit note.
        "Date;Libellé;Montant\n13/01/2026;VIREMENT;20,00\n14/01/2026;SAVOIRS SARL;-10,00\n",
    ])
    func signsOfAnAccountStayAsTheyAre(text: String) throws {
        let statement = try read(text)
        let written = try read(text, isInverted: false)
        #expect(statement.transactions.map(\.amount) == written.transactions.map(\.amount))
        #expect(!statement.notes.contains { $0.text.contains("invert") })
    }

    @Test func balancesThatRunWithTheSignsAreBelievedAndTheOptionNamed() throws {
        let statement = try read(
            """
            Date,Description,Amount,Balance
            01/13/2026,TARGET,45.10,545.10
            01/17/2026,PAYMENT - THANK YOU,-500.00,45.10

            """)
        #expect(statement.transactions.map(\.amount.decimalString) == ["45.10", "-500.00"])
        #expect(statement.notes.contains { $0.text.contains("(--invert: the other way round)") })
    }

    @Test func theOptionInvertsAmountsAndBalancesOfEveryFormat() throws {
        let csv = try read(
            "Date,Description,Amount,Balance\n13/01/2026,A,45.10,545.10\n14/01/2026,B,-5.00,540.10\n",
            isInverted: true)
        #expect(csv.transactions.map(\.amount.decimalString) == ["-45.10", "5.00"])
        #expect(csv.checks.map(\.holds) == [true])
        #expect(csv.checks.first?.opening?.decimalString == "-500.00")
        let ofx = try read(FormatTests.ofx, isInverted: true)
        #expect(ofx.transactions.map(\.amount.decimalString) == ["12.50", "-1000.00"])
        #expect(ofx.checks.first?.closing?.decimalString == "-987.50")
    }
}
