import Insights
import Primitives
import Statements
import Testing

struct AnalysisTests {
    /// Six months: a salary, a rent, a phone bill that drifts, and shopping with one mishap.
    static func household() throws -> [BankTransaction] {
        var transactions: [BankTransaction] = []
        func add(_ day: Day?, _ cents: Int64, _ label: String) throws {
            let day = try #require(day)
            transactions.append(
                BankTransaction(
                    day: day, amount: Money(minorUnits: cents, currency: .eur), label: label,
                    id: "\(transactions.count)"))
        }
        for offset in 0..<6 {
            let month = Month(year: 2026, month: 1 + offset)
            try add(month.day(1), -80_000, "PRLV SEPA FONCIA LOYER")
            try add(month.day(9), -2_000 - Int64(offset) * 20, "PRLV SEPA FREE MOBILE")
            try add(month.last, 200_000, "VIR SEPA RECU SALAIRE")
            for day in [3, 10, 17, 24] {
                try add(
                    month.day(day), -5_000 - Int64(day) * 10, "CB CARREFOUR \(day)/0\(1 + offset)")
            }
        }
        try add(Day(year: 2026, month: 4, day: 12), -90_000, "CB CARREFOUR 12/04")
        return transactions
    }

    @Test func monthsAddUpToTheTransactions() throws {
        let transactions = try Self.household()
        let analysis = try SpendingAnalysis(of: transactions)
        let spent = analysis.months.map(\.spending.minorUnits).reduce(0, +)
        let out = transactions.map(\.amount.minorUnits).filter { $0 < 0 }.reduce(0, +)
        #expect(spent == -out)
        #expect(analysis.months.count == 6 && analysis.months.allSatisfy(\.isComplete))
        #expect(analysis.months[0].byKind[.housing]?.canonicalString == "800.00 EUR")
    }

    @Test func findsTheMishapAndNothingElse() throws {
        let analysis = try SpendingAnalysis(of: Self.household())
        #expect(analysis.anomalies.map(\.transaction.amount.canonicalString) == ["-900.00 EUR"])
    }

    @Test func findsWhatComesBackEveryMonth() throws {
        let analysis = try SpendingAnalysis(of: Self.household())
        let monthly = analysis.recurring.filter { $0.recurrence.unit == .monthly }
        #expect(monthly.map(\.name).sorted() == ["FONCIA LOYER", "FREE MOBILE", "SALAIRE"])
        #expect(monthly.first { $0.name == "FONCIA LOYER" }?.next.description == "2026-07-01")
    }

    @Test func forecastsTheMonthAfterTheLastWholeOne() throws {
        let forecast = try #require(try SpendingAnalysis(of: Self.household()).forecast)
        #expect(forecast.month.description == "2026-07")
        #expect(forecast.low.minorUnits <= forecast.mean.minorUnits)
        #expect(forecast.mean.minorUnits <= forecast.high.minorUnits)
    }

    /// 5·10¹⁸ cents a month: two do not fit in 64 bits.
    @Test(arguments: ["CB CARREFOUR", "CB LIDL"])
    func sumsOfAMerchantOrACategoryThatDoNotFitAreNamed(second: String) throws {
        let transactions = (0..<2).map { index in
            BankTransaction(
                day: Day(number: 20_454 + index * 31),
                amount: Money(minorUnits: -5_000_000_000_000_000_000, currency: .eur),
                label: index == 0 ? "CB CARREFOUR" : second, id: "\(index)")
        }
        #expect(throws: InsightError.overflow) { try SpendingAnalysis(of: transactions) }
    }

    /// Two salaries that do not fit in 64 bits together, each of them in a month of its own.
    @Test func aBalanceThatDoesNotFitIsLeftOut() throws {
        func salaries(_ units: Int64) -> [BankTransaction] {
            (0..<2).map { index in
                BankTransaction(
                    day: Day(number: 20_454 + index * 31),
                    amount: Money(minorUnits: units, currency: .eur), label: "SALAIRE",
                    balance: index == 0 ? nil : Money(minorUnits: units, currency: .eur),
                    id: "\(index)")
            }
        }
        #expect(try SpendingAnalysis(of: salaries(200_000)).balance != nil)
        #expect(try SpendingAnalysis(of: salaries(5_000_000_000_000_000_000)).balance == nil)
        let most = Money(minorUnits: .max, currency: .eur)
        let closed = try SpendingAnalysis(
            of: salaries(-4_000_000_000_000_000_000).map { transaction in
                BankTransaction(
                    day: transaction.day, amount: transaction.amount, label: "VIREMENT LIVRET",
                    id: transaction.id)
            }, closingBalance: most)
        #expect(closed.balance == nil)
    }

    @Test func paymentsWithoutANameAreNoMerchants() throws {
        let transactions = (0..<30).map { index in
            BankTransaction(
                day: Day(number: 20_454 + index * 3),
                amount: Money(
                    minorUnits: index == 20 ? -90_000 : -2_000 - Int64(index % 7) * 100,
                    currency: .eur),
                label: "", id: "\(index)")
        }
        let anomaly = try #require(try SpendingAnalysis(of: transactions).anomalies.first)
        #expect(anomaly.transaction.id == "20" && anomaly.merchant == nil && anomaly.peers == 30)
    }

    @Test func noTransactionsAreNoAnalysis() {
        #expect(throws: InsightError.noTransactions) { try SpendingAnalysis(of: []) }
    }

    @Test(arguments: [
        ("CB CARREFOUR MARKET 12/03", false, SpendingCategory.groceries),
        ("PRLV SEPA EDF CLIENTS", false, .utilities),
        ("CARD PAYMENT TO TFL TRAVEL", false, .transport),
        ("VIR SEPA RECU SALAIRE MARS", true, .income), ("CB PHARMACIE DU PARC", false, .health),
        ("DD NETFLIX.COM", false, .subscriptions), ("XYZ", false, .other), ("XYZ", true, .income),
        ("REMBOURSEMENT CARREFOUR", true, .groceries), ("CAFÉ DES SPORTS", false, .restaurants),
    ])
    func tellsTheKind(label: String, isIncoming: Bool, kind: SpendingCategory) {
        let moved = BankLabel(label, booked: Day(number: 0)).kind
        let decision = CategoryRules().decision(for: label, kind: moved, isIncoming: isIncoming)
        #expect(decision.category == kind)
    }
}
