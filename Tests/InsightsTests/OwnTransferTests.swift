import Insights
import Primitives
import Statements
import Testing

struct OwnTransferTests {
    /// Rows as day, amount in cents, label, account; identifiers are their indices.
    private func entries(
        _ rows: [(Int, Int64, String, String)], ownAccounts: [String] = []
    ) -> [AnalysedTransaction] {
        let transactions = rows.enumerated().map { index, row in
            BankTransaction(
                day: Day(number: 20_500 + row.0), amount: Money(minorUnits: row.1, currency: .eur),
                label: row.2, id: "\(index)", account: row.3)
        }
        return Categorizer().analysed(transactions, ownAccounts: ownAccounts)
    }

    private func pairs(_ entries: [AnalysedTransaction]) -> [String?] {
        entries.map { $0.ownTransfer.map { $0.counterpart ?? "-" } }
    }

    @Test func bothLegsAreMarkedAndNeitherSpentNorEarned() throws {
        let rows = [
            (0, Int64(-50_000), "VIR VERS LIVRET", "courant"),
            (1, 50_000, "VIR DE COMPTE COURANT", "livret"),
            (2, -3_000, "CB LIDL", "courant"), (3, 200_000, "VIR SALAIRE ACME", "courant"),
        ]
        let found = entries(rows)
        #expect(pairs(found) == ["1", "0", nil, nil])
        #expect(found[0].decision.ground == .ownTransfer && !found[0].isSpending)
        let analysis = try SpendingAnalysis(of: found.map(\.transaction))
        #expect(analysis.months.map(\.income.minorUnits) == [200_000])
        #expect(analysis.months.map(\.spending.minorUnits) == [3_000])
    }

    @Test func ofManyAlikeEachIsPairedWithItsOwnDays() {
        var rows: [(Int, Int64, String, String)] = []
        var partners: [String?] = []
        for week in 0..<4_000 {
            rows.append((7 * week, -100, "VIREMENT", "a"))
            rows.append((7 * week + 1, 100, "VIREMENT", "b"))
            partners += ["\(2 * week + 1)", "\(2 * week)"]
        }
        #expect(pairs(entries(rows)) == partners)
    }

    @Test func fiveDaysApartIsATransferAndSixIsNone() {
        let near = entries([(0, -100, "VIREMENT", "a"), (5, 100, "VIREMENT", "b")])
        let far = entries([(0, -100, "VIREMENT", "a"), (6, 100, "VIREMENT", "b")])
        #expect(pairs(near) == ["1", "0"] && pairs(far) == [nil, nil])
    }

    @Test func oneLegMatchesOneOtherAndTheNearestDayWins() {
        let found = entries([
            (0, -100, "VIREMENT", "a"), (4, 100, "VIREMENT", "b"), (1, 100, "VIREMENT", "b"),
        ])
        #expect(pairs(found) == ["2", nil, "0"])
    }

    @Test func aLabelThatNamesTheAccountBeatsANearerDay() {
        let (one, two) = ("FR7630006000011234567890189", "FR7610107001011234567890129")
        let found = entries([
            (0, -100, "VIR \(two)", one), (0, 100, "VIREMENT", "livret"), (3, 100, "VIR", two),
        ])
        #expect(pairs(found) == ["2", nil, "0"])
    }

    @Test func aLabelWithAnotherOwnNumberIsATransferWithoutItsStatement() {
        let found = entries(
            [(0, -100, "VIR SEPA FR76 1010 7001 0112 3456 7890 129", "a")],
            ownAccounts: ["FR7610107001011234567890129"])
        #expect(pairs(found) == ["-"])
    }

    @Test(arguments: [
        ("CB FNAC", "VIREMENT"), ("PRLV EDF", "VIR"), ("VIR LOYER", "VIR SALAIRE ACME"),
        ("QWERTY", "AZERTY"),
    ])
    func equalAmountsThatWereSpentOrEarnedAreNoTransfer(out: String, into: String) {
        #expect(pairs(entries([(0, -100, out, "a"), (1, 100, into, "b")])) == [nil, nil])
    }

    @Test func oneAccountHasNoTransfersToItself() {
        #expect(pairs(entries([(0, -100, "VIR", "a"), (1, 100, "VIR", "a")])) == [nil, nil])
    }

    @Test(arguments: [
        ("VIR LIVRET A M MARTIN", false), ("TRANSFER FROM SAVINGS ACCOUNT", false),
        ("Savings Pot", false), ("VIR RACHAT ASSURANCE VIE", false),
        ("INTERETS LIVRET A", true), ("Livret A intérêts 2025", true),
        ("SAVINGS INTEREST PAID", true),
    ])
    func whatIsTakenBackFromSavingsIsNoIncomeAndItsInterestIs(label: String, isEarned: Bool) throws
    {
        let found = entries([
            (0, -30_000, "VIR VERS LIVRET A", "courant"), (9, 5_000, label, "courant"),
            (10, -5_000, "CB LIDL", "joint"),
        ])
        let analysis = try SpendingAnalysis(of: found.map(\.transaction))
        #expect(analysis.months.map(\.income.minorUnits).reduce(0, +) == (isEarned ? 5_000 : 0))
        #expect(analysis.months.map(\.spending.minorUnits).reduce(0, +) == 5_000)
    }

    @Test(arguments: [
        ("Bank Deposit to PP Account ", "PAYPAL INST XFER"),
        ("Virement bancaire sur compte PayPal", "PRLV SEPA PAYPAL EUROPE SARL"),
        ("Top-Up by *1234", "CB REVOLUT**1234"), ("Recharge de *1234", "CARTE REVOLUT DUBLIN"),
        ("Apple Pay Top-Up by *1234", "REVOLUT LONDON"),
        ("ACH DEPOSIT INTERNET TRANSFER FROM ACCOUNT ENDING IN 1234", "APPLECARD GSBANK PAYMENT"),
    ])
    func whatAProviderDrawsFromTheBankIsNoIncomeAndNotSpentTwice(
        drawn: String, paid: String
    ) throws {
        let rows: [(Int, Int64, String, String)] = [
            (0, -1_099, "Spotify AB", "paypal"), (0, 1_099, drawn, "paypal"),
            (2, -1_099, paid, "bank"), (9, -5_000, "User Initiated Withdrawal", "paypal"),
        ]
        let alone = try SpendingAnalysis(
            of: entries(rows.filter { $0.3 == "paypal" }).map(\.transaction))
        #expect(alone.months.map(\.income.minorUnits) == [0])
        #expect(alone.months.map(\.spending.minorUnits) == [1_099])
        let both = try SpendingAnalysis(of: entries(rows).map(\.transaction))
        #expect(both.months.map(\.income.minorUnits) == [0])
        #expect(both.months.map(\.spending.minorUnits) == [1_099])
    }

    @Test(arguments: [
        ("Exchanged to USD", true), ("Exchanged from GBP", true),
        ("Converted 100.00 EUR to 108.00 USD", true), ("Exchanged to Marie Curie", false),
        ("Top-Up by Marie Curie", false), ("Converted barns to let", false), ("Recharge", false),
    ])
    func moneyChangedIntoAnotherCurrencyStaysTheUsers(label: String, isOwn: Bool) {
        let found = entries([(0, -10_000, label, "a"), (1, 4_600, label, "a")])
        #expect(found.map { $0.ownTransfer != nil } == [isOwn, isOwn])
    }

    @Test(arguments: ["To pocket EUR Vacances from EUR", "Vers Coffre Vacances"])
    func aPocketIsSavings(label: String) {
        let found = entries([(0, -8_000, label, "a")])
        #expect(found.map(\.kind) == [.savings] && !found[0].isSpending)
    }
}
