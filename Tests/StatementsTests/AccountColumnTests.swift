import Primitives
import Statements
import Testing

/// The account of each row of a CSV statement, as a column of its own names it.
struct AccountColumnTests {
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
}
