internal import Forecasting
internal import Foundation
internal import Insights
internal import Primitives
internal import Statements

extension FinanceReport {
    /// Returns the report as JSON with sorted keys: money as `"50.00 EUR"`, days and months as ISO
    /// 8601; the same report gives the same bytes. Its shape is
    /// `Examples/report.schema.json`.
    /// - Throws: `EncodingError` for a figure that is no number.
    public func json() throws -> String {
        try encoded([.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]) + "\n"
    }

    /// Returns the report as one line of JSON, for streams.
    /// - Throws: As `json()`.
    public func jsonLine() throws -> String {
        try encoded([.sortedKeys, .withoutEscapingSlashes])
    }

    private func encoded(_ formatting: JSONEncoder.OutputFormatting) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        return String(decoding: try encoder.encode(JSONReport(self)), as: UTF8.self)
    }
}

/// The shape of a report in JSON.
private struct JSONReport: Encodable {
    let schema = 1
    let account: String?
    let language: String
    let made: String
    let currency: String
    let period: String
    let transactionCount: Int
    let summary: [String]
    let household: HouseholdEntry
    let balance: BalanceEntry?
    let months: [MonthEntry]
    let categories: [CategoryEntry]
    let forecast: ForecastEntry?
    let anomalies: [AnomalyEntry]
    let duplicates: [DuplicateEntry]
    let recurring: [RecurringEntry]
    let ended: [RecurringEntry]
    let upcoming: [UpcomingEntry]
    let recommendations: [RecommendationEntry]
    let budgets: [BudgetEntry]
    let goals: [GoalEntry]
    let record: RecordEntry
    let sources: [FinanceReport.Source]
    let notes: [String]

    init(_ report: FinanceReport) {
        let sentences = ReportSentences(report)
        let analysis = report.analysis
        account = report.account
        language = report.language.rawValue
        made = report.day.description
        currency = analysis.currency.code
        period = analysis.period.description
        transactionCount = analysis.entries.count
        summary = sentences.summary
        household = HouseholdEntry(report.household)
        balance = analysis.balance.map(BalanceEntry.init)
        months = analysis.months.map(MonthEntry.init)
        categories = analysis.categories.map(CategoryEntry.init)
        forecast = analysis.forecast.map(ForecastEntry.init)
        anomalies = analysis.anomalies.map { AnomalyEntry($0, reason: sentences.reason(for: $0)) }
        duplicates = analysis.duplicates.map(DuplicateEntry.init)
        recurring = report.recurring.map(RecurringEntry.init)
        ended = analysis.ended.map(RecurringEntry.init)
        upcoming = report.upcoming.map(UpcomingEntry.init)
        recommendations = report.recommendations.map { advice in
            RecommendationEntry(
                id: advice.id, text: sentences.text(of: advice), say: sentences.command(of: advice),
                saving: advice.saving.canonicalString, certainty: rounded(advice.certainty),
                evidence: advice.evidence)
        }
        budgets = report.budgets.map(BudgetEntry.init)
        goals = report.goals.map { GoalEntry($0, text: sentences.text(of: $0)) }
        record = RecordEntry(analysis.trackRecord, sentences: sentences.record)
        sources = report.sources
        notes = sentences.method
    }
}

/// Two decimals are enough for shares and scores.
private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

private struct BudgetEntry: Encodable {
    let category, amount, spent, remaining, interval: String

    init(_ budget: FinanceReport.SetBudget) {
        category = budget.category?.rawValue ?? "all"
        amount = budget.amount.canonicalString
        spent = budget.spent.canonicalString
        remaining = budget.remaining.canonicalString
        interval = budget.interval.description
    }
}

private struct GoalEntry: Encodable {
    let id, name, target, saved, monthlySaved, text: String
    let day, monthlyNeeded, reached: String?
    let chance: Double?
    let months: [String]

    init(_ course: GoalCourse, text: String) {
        id = course.id
        name = course.goal.name
        target = course.target.canonicalString
        saved = course.saved.canonicalString
        monthlySaved = course.monthlySaved.canonicalString
        self.text = text
        day = course.goal.day?.description
        monthlyNeeded = course.monthlyNeeded?.canonicalString
        reached = course.reached?.description
        chance = course.chance.map(rounded)
        months = course.months.map(\.description)
    }
}

private struct RecordEntry: Encodable {
    struct Month: Encodable {
        let month, mean, low80, high80, actual: String
        let within: Bool
    }

    struct Payment: Encodable {
        let name, date, amount: String
        let transaction: String?
    }

    let coverage: Double?
    let months: [Month]
    let payments: [Payment]
    let alarmsPerMonth: Int
    let sentences: [String]

    init(_ record: TrackRecord, sentences: [String]) {
        coverage = record.coverage.map(rounded)
        months = record.months.map {
            Month(
                month: $0.forecast.month.description, mean: $0.forecast.mean.canonicalString,
                low80: $0.forecast.low.canonicalString, high80: $0.forecast.high.canonicalString,
                actual: $0.actual.canonicalString, within: $0.isWithin)
        }
        payments = record.payments.map {
            Payment(
                name: $0.name, date: $0.day.description, amount: $0.amount.canonicalString,
                transaction: $0.transaction)
        }
        alarmsPerMonth = TrackRecord.alarmsPerMonth
        self.sentences = sentences
    }
}

private struct HouseholdEntry: Encodable {
    let monthlyIncome, monthlySpending, committed, yearlyFees: String
    let savingsRate, emergencyMonths, monthOnMonth, yearOnYear: Double?
    let topMerchantShare, concentration, unsortedShare: Double

    init(_ figures: HouseholdFigures) {
        monthlyIncome = figures.monthlyIncome.canonicalString
        monthlySpending = figures.monthlySpending.canonicalString
        committed = figures.committed.canonicalString
        yearlyFees = figures.yearlyFees.canonicalString
        savingsRate = figures.savingsRate.map(rounded)
        emergencyMonths = figures.emergencyMonths.map(rounded)
        monthOnMonth = figures.monthOnMonth.map(rounded)
        yearOnYear = figures.yearOnYear.map(rounded)
        topMerchantShare = rounded(figures.topMerchantShare)
        concentration = rounded(figures.concentration)
        unsortedShare = rounded(figures.unsortedShare)
    }
}

private struct BalanceEntry: Encodable {
    struct Day: Encodable {
        let date, median, low80, high80: String
        let overdraft: Double
    }

    let current, date: String?
    let overdraftRisk: Double?
    let ahead: [Day]

    init(_ course: BalanceCourse) {
        current = course.current?.canonicalString
        date = course.day?.description
        overdraftRisk = course.overdraftRisk.map(rounded)
        ahead = course.ahead.map {
            Day(
                date: $0.day.description, median: $0.median.canonicalString,
                low80: $0.low.canonicalString, high80: $0.high.canonicalString,
                overdraft: rounded($0.overdraft))
        }
    }
}

private struct MonthEntry: Encodable {
    let month, income, spending: String
    let categories: [String: String]
    let complete: Bool

    init(_ figures: SpendingAnalysis.MonthFigures) {
        month = figures.month.description
        income = figures.income.canonicalString
        spending = figures.spending.canonicalString
        categories = Dictionary(
            uniqueKeysWithValues: figures.byKind.map { ($0.key.rawValue, $0.value.canonicalString) }
        )
        complete = figures.isComplete
    }
}

private struct CategoryEntry: Encodable {
    struct Merchant: Encodable {
        let name, total: String
        let count: Int
    }

    let category, total, perMonth: String
    let count: Int
    let lastMonth, monthBefore, yearBefore, budget: String?
    let monthsWithinBudget: Int
    let forecast: ForecastEntry?
    let merchants: [Merchant]

    init(_ figures: CategoryFigures) {
        category = figures.category.rawValue
        total = figures.total.canonicalString
        perMonth = figures.perMonth.canonicalString
        count = figures.count
        lastMonth = figures.lastMonth?.canonicalString
        monthBefore = figures.monthBefore?.canonicalString
        yearBefore = figures.yearBefore?.canonicalString
        budget = figures.budget?.canonicalString
        monthsWithinBudget = figures.monthsWithinBudget
        forecast = figures.forecast.map(ForecastEntry.init)
        merchants = figures.merchants.map {
            Merchant(name: $0.name, total: $0.total.canonicalString, count: $0.count)
        }
    }
}

private struct ForecastEntry: Encodable {
    let month, mean, low80, high80, method: String
    let monthCount: Int

    init(_ forecast: SpendingAnalysis.SpendingForecast) {
        month = forecast.month.description
        mean = forecast.mean.canonicalString
        low80 = forecast.low.canonicalString
        high80 = forecast.high.canonicalString
        method = forecast.method.rawValue
        monthCount = forecast.monthCount
    }
}

private struct AnomalyEntry: Encodable {
    let id, date, label, amount, usual, category, reason: String
    let merchant: String?
    let peers: Int
    let z: Double

    init(_ anomaly: SpendingAnalysis.Anomaly, reason: String) {
        id = anomaly.transaction.id
        date = anomaly.transaction.day.description
        label = anomaly.transaction.label
        amount = anomaly.transaction.amount.canonicalString
        usual = anomaly.usual.canonicalString
        category = anomaly.kind.rawValue
        merchant = anomaly.merchant
        peers = anomaly.peers
        z = rounded(anomaly.score)
        self.reason = reason
    }
}

private struct DuplicateEntry: Encodable {
    let name, amount, date, first, second: String

    init(_ charge: SpendingAnalysis.DuplicateCharge) {
        name = charge.name
        amount = charge.second.amount.canonicalString
        date = charge.second.day.description
        first = charge.first.id
        second = charge.second.id
    }
}

private struct RecurringEntry: Encodable {
    struct Change: Encodable {
        let date, before, after: String
    }

    let id, name, amount, frequency, first, last, status, course, category, yearly: String
    let next: String?
    let count, skipped: Int
    let certainty: Double
    let priceChange: Change?
    let doubled, transactions: [String]

    init(_ payment: RecurringPayment) {
        id = payment.id
        name = payment.name
        amount = payment.amount.canonicalString
        frequency = payment.recurrence.description
        first = payment.first.description
        last = payment.last.description
        next = payment.status == .active ? payment.next.description : nil
        status = payment.status.rawValue
        course = payment.course.rawValue
        category = payment.category.rawValue
        yearly = payment.yearlyAmount.canonicalString
        count = payment.count
        skipped = payment.skipped
        certainty = payment.certainty
        priceChange = payment.priceChange.map {
            Change(
                date: $0.day.description, before: $0.before.canonicalString,
                after: $0.after.canonicalString)
        }
        doubled = payment.doubled
        transactions = payment.transactions
    }
}

private struct UpcomingEntry: Encodable {
    let date, name, amount, series: String

    init(_ payment: FinanceReport.Upcoming) {
        date = payment.day.description
        name = payment.payment.name
        amount = payment.payment.amount.canonicalString
        series = payment.payment.id
    }
}

private struct RecommendationEntry: Encodable {
    let id, text: String
    let say: String?
    let saving: String
    let certainty: Double
    let evidence: [String]
}
