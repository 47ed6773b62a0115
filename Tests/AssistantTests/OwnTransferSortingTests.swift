import Assistant
import Insights
import Primitives
import Statements
import Testing

/// Transfers between the user's accounts as they are sorted with the bundled model, which knows
/// money in as income.
struct OwnTransferSortingTests {
    private func pairs(_ out: String, _ into: String) -> [String?] {
        let transactions = [
            BankTransaction(
                day: Day(number: 20_500), amount: Money(minorUnits: -50_000, currency: .eur),
                label: out, id: "0", account: "a"),
            BankTransaction(
                day: Day(number: 20_500), amount: Money(minorUnits: 50_000, currency: .eur),
                label: into, id: "1", account: "b"),
        ]
        return CategorySorting.bundled.analysed(transactions).map {
            $0.ownTransfer.map { $0.counterpart ?? "-" }
        }
    }

    @Test(arguments: [
        ("TRANSFER TO SAVINGS", "TRANSFER FROM CURRENT ACCOUNT"),
        ("VIREMENT VERS LIVRET A", "VIREMENT RECU"), ("VIREMENT VERS LIVRET A", "VERSEMENT"),
        ("TO A/C 12345678", "FROM A/C 87654321"), ("VIREMENT INTERNE", "VIREMENT INTERNE"),
        ("Online Transfer to SAV ...1234", "Online Transfer from CHK ...9876"),
        ("VIR VERS COMPTE JOINT", "VIR DEPUIS COMPTE COURANT"),
        (
            "Online Transfer to SAV ...4471 transaction#: 1799609893",
            "Online Transfer from CHK ...8812 transaction#: 1799609893"
        ),
        (
            "Online Banking transfer to SAV 4471 Confirmation# 2334455667",
            "Online Banking transfer from CHK 8812 Confirmation# 2334455667"
        ),
    ])
    func labelsThatSayNoMoreThanAccountsAreATransfer(out: String, into: String) {
        #expect(pairs(out, into) == ["1", "0"])
    }

    @Test(arguments: [
        ("TRANSFER TO SAVINGS", "ACME LTD SALARY"), ("TO A/C 12345678", "TESCO STORES"),
        ("VIREMENT VERS LIVRET A", "VIR ACME SARL PAIE"), ("TESCO STORES", "FROM A/C 87654321"),
        ("VIREMENT LOYER", "VIREMENT RECU"), ("RETRAIT DAB LYON", "VERSEMENT"),
        ("VIREMENT VERS LIVRET A", "VERSEMENT ESPECES"),
    ])
    func aSalaryAShopOrCashIsNoLegOfATransfer(out: String, into: String) {
        #expect(pairs(out, into) == [nil, nil])
    }
}
