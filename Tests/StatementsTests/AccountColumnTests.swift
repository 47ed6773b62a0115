import Primitives
import Statements
import Testing

/// The account of each row of a CSV statement, as a column of its own names it.
struct AccountColumnTests {
    @Test(arguments: [
        "Empfaenger", "Zahlungsempfaenger", "Beguenstigter/Zahlungspflichtiger", "Empfänger",
    ])
    func aPartyIsNamedWithOrWithoutUmlauts(header: String) throws {
        let statement = try FormatTests.read(
            "Buchungstag;\(header);Verwendungszweck;Betrag\n13.01.2026;Cafe;Kaffee;-3,00\n")
        #expect(statement.transactions.map(\.counterparty) == ["Cafe"])
    }

    @Test(arguments: [
        "Account Name, Account Number", "Account Number, Account Name",
    ])
    func twoAccountsOfOneNameAreToldByTheirNumbers(header: String) throws {
        func cells(_ number: String) -> String {
            header.hasPrefix("Account Name") ? "'SMITH J,'\(number)" : "'\(number),'SMITH J"
        }
        let statement = try FormatTests.read(
            """
            Date, Type, Description, Value, Balance, \(header)
            13/01/2026,POS,'TESCO,-10.00,90.00,\(cells("600000-12345678"))
            14/01/2026,INT,'INTEREST,1.00,1001.00,\(cells("600000-87654321"))

            """)
        #expect(statement.transactions.map(\.account) == ["600000-12345678", "600000-87654321"])
    }

    @Test func aNameWithoutNumberIsTheAccounts() throws {
        let statement = try FormatTests.read(
            "Date,Description,Amount,Account Name\n2026-01-13,Shop,-1.00,Joint\n")
        #expect(statement.transactions.map(\.account) == ["Joint"])
    }

    private static func revolut(_ savings: [String]) -> String {
        """
        Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
        CARD_PAYMENT,Current,2026-01-02 10:00:00,2026-01-03 10:00:00,Target,-12.50,0.00,EUR,COMPLETED,987.50
        TRANSFER,Current,2026-01-04 10:00:00,2026-01-04 10:00:00,To savings,-100.00,0.00,EUR,COMPLETED,887.50
        TRANSFER,\(savings[0]),0.00,EUR,COMPLETED,\(savings[1])
        CARD_PAYMENT,Current,2026-01-06 10:00:00,2026-01-07 10:00:00,Shop,-20.00,0.50,EUR,COMPLETED,\(savings[2])
        INTEREST,\(savings[3]),0.00,EUR,COMPLETED,\(savings[4])

        """
    }

    @Test func productsThatHaveTheirOwnBalancesAreAccounts() throws {
        let statement = try FormatTests.read(
            Self.revolut([
                "Savings,2026-01-04 10:00:00,2026-01-04 10:00:00,From current,100.00", "600.00",
                "867.00", "Savings,2026-01-31 10:00:00,2026-01-31 10:00:00,Interest,1.00", "601.00",
            ]))
        let rows = statement.transactions.filter { $0.label != "Fee" }
        #expect(rows.map(\.account) == ["Current", "Current", "Savings", "Current", "Savings"])
        #expect(statement.checks.allSatisfy { $0.holds == true })
    }

    @Test func productsOfOneBalanceAreNoAccounts() throws {
        let statement = try FormatTests.read(
            Self.revolut([
                "Premium,2026-01-04 10:00:00,2026-01-04 10:00:00,Back,100.00", "987.50", "967.00",
                "Premium,2026-01-31 10:00:00,2026-01-31 10:00:00,Interest,1.00", "968.00",
            ]))
        #expect(statement.transactions.allSatisfy { $0.account == nil })
    }
}
