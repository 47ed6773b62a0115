internal import Foundation
public import Insights
public import Primitives
public import Reports
internal import Statements
public import Wallet

/// Makes reports from statements or from a wallet, all alike but for what they are on.
public struct ReportMaking: Sendable {
    /// The language they are written in.
    public let language: Language
    /// The day they are made.
    public let day: Day
    /// The days they are on; nil for all.
    public let period: DayInterval?
    /// What the user saves for.
    public let goals: [SavingsGoal]
    /// What decides the categories of statements; one with a user's own rules where it is theirs.
    public let categorizer: Categorizer
    /// What the user says of statements; what it leaves open is recognised.
    public let reading: ImportProfile

    /// Creates what makes reports.
    public init(
        language: Language, day: Day, period: DayInterval? = nil, goals: [SavingsGoal] = [],
        categorizer: Categorizer = CategorySorting.bundled,
        reading: ImportProfile = ImportProfile()
    ) {
        self.reading = reading
        self.language = language
        self.day = day
        self.period = period
        self.goals = goals
        self.categorizer = categorizer
    }

    /// Why a report could not be made.
    public enum Failure: Error, Sendable {
        /// A file could not be read as a statement; the reason says why and what to do.
        case file(String, reason: String)
        /// There is nothing to report on in this place: a file, or the wallet where it is nil.
        case nothing(place: String?)
        /// There is nothing in the days to report on.
        case nothingIn(DayInterval)
        /// The figures do not fit.
        case analysis(InsightError)
        /// The wallet could not be read.
        case wallet(WalletError)
    }

    /// Why nothing can be reported on: `place` has no transaction, or none is in the period.
    public func failure(ofNothingIn place: String?) -> Failure {
        period.map(Failure.nothingIn) ?? .nothing(place: place)
    }

    /// Returns the report on the statements at `paths`, transactions they share counted once.
    public func report(onFiles paths: [String]) throws(Failure) -> FinanceReport {
        var sources: [FinanceReport.Source] = []
        let transactions = try StatementFiles.transactions(
            at: paths, options: reading.readingOptions, in: language
        ) { statement, path in
            sources.append(source(statement, path: path))
        }
        return try report(
            on: AccountLine(account: "", transactions: transactions), sources,
            place: paths.joined(separator: ", "))
    }

    /// Returns what came in and went out by month and category of the statement at `path`, what was
    /// assumed of it, and how many of its rows were not read.
    /// - Throws: `Failure.file`.
    /// - Complexity: O(*n*); memory does not grow with the file.
    public func monthlySums(
        ofFile path: String
    ) throws(Failure) -> (sums: MonthlySums, assumed: [String], rejectedCount: Int) {
        var sums = MonthlySums(categorizer: categorizer, period: period)
        let statement = try StatementImport.checked(path, in: language) {
            () throws(StatementError) in
            try StatementReader.read(
                StatementSource(path: path), options: reading.readingOptions, into: &sums)
        }
        sums.takeBack(statement.leftOut)
        let assumed = assumptions(
            statement.notes.rows, isCurrencyAssumed: statement.isCurrencyAssumed)
        return (sums, assumed, statement.rejected.count)
    }

    /// Returns the report on all accounts of a wallet, sorted by the rules it holds and the
    /// categorizer's model.
    public func report(onWallet wallet: WalletStore) throws(Failure) -> FinanceReport {
        let content: CategorySorting.Content
        let categorizer: Categorizer
        let budgets: [FinanceReport.SetBudget]
        let balance: (known: Money?, unbalanced: Set<String>)
        do {
            content = try CategorySorting.content(of: wallet)
            categorizer = try CategorySorting.categorizer(
                of: wallet, model: self.categorizer.model)
            budgets = try Self.budgets(of: wallet, on: day)
            balance = try Self.balance(of: wallet, content.transactions)
        } catch {
            throw .wallet(error)
        }
        return try report(
            on: AccountLine(
                account: "", balance: balance.known, transactions: content.transactions), [],
            budgets, unbalanced: balance.unbalanced, categorizer: categorizer,
            recorded: content.recorded)
    }

    /// What the accounts hold in the currency most transactions are in, but for those whose
    /// statements say no balance; nil where none says one, or the sum does not fit.
    private static func balance(
        of wallet: WalletStore, _ transactions: [BankTransaction]
    ) throws(WalletError) -> (known: Money?, unbalanced: Set<String>) {
        guard let currency = SpendingAnalysis.mainCurrency(of: transactions) else {
            return (nil, [])
        }
        var total: Money? = .zero(currency)
        var unbalanced: Set<String> = []
        var knowsOne = false
        for account in try wallet.accounts() where account.currency == currency {
            let own = transactions.filter {
                $0.account == account.name && $0.amount.currency == currency
            }
            guard try wallet.statesBalance(of: account, holding: own.map(\.amount)) else {
                unbalanced.insert(account.name)
                continue
            }
            knowsOne = true
            let balance = try wallet.balance(of: account)
            total = try? total?.adding(balance)
        }
        return (knowsOne ? total : nil, unbalanced)
    }

    /// The budgets the user set, as far as they are used on `day`.
    private static func budgets(
        of wallet: WalletStore, on day: Day
    ) throws(WalletError) -> [FinanceReport.SetBudget] {
        var budgets: [FinanceReport.SetBudget] = []
        for budget in try wallet.budgets() {
            guard budget.isOverall || budget.spendingCategory != nil else { continue }
            let interval = budget.period.interval(containing: day)
            budgets.append(
                FinanceReport.SetBudget(
                    category: budget.spendingCategory, amount: budget.amount, interval: interval,
                    spent: try budget.spent(in: interval, of: wallet)))
        }
        return budgets
    }

    /// Returns the report on one account that a line of JSON states.
    public func report(onLine line: AccountLine) throws(Failure) -> FinanceReport {
        try report(on: line, [], place: line.account.isEmpty ? nil : line.account)
    }

    private func report(
        on account: AccountLine, _ sources: [FinanceReport.Source],
        _ budgets: [FinanceReport.SetBudget] = [], unbalanced: Set<String> = [],
        categorizer: Categorizer? = nil, recorded: [String: SpendingCategory] = [:],
        place: String? = nil
    ) throws(Failure) -> FinanceReport {
        do {
            let analysis = try SpendingAnalysis(
                of: account.transactions, closingBalance: account.balance,
                unbalanced: unbalanced, categorizer: categorizer ?? self.categorizer,
                recorded: recorded, period: period, on: day)
            return FinanceReport(
                language: language, day: day,
                account: account.account.isEmpty ? nil : account.account, analysis: analysis,
                sources: sources, budgets: budgets,
                goals: try analysis.courses(of: goals, on: day))
        } catch InsightError.noTransactions {
            throw account.transactions.isEmpty
                ? .nothing(place: place) : failure(ofNothingIn: place)
        } catch {
            throw .analysis(error)
        }
    }

    /// What was assumed of a file that it does not show, in words.
    private func assumptions(
        _ notes: [BankStatement.Note], isCurrencyAssumed: Bool
    ) -> [String] {
        let rows = notes.filter { $0.remark.isAssumption || $0.remark.isDoubt }
        let currency =
            isCurrencyAssumed ? reading.assumedCurrency(in: language).map { [$0] } ?? [] : []
        return StatementImport.lines(rows, of: rows.count, in: language) + currency
    }

    private func source(_ statement: BankStatement, path: String) -> FinanceReport.Source {
        let evidence = statement.evidence
        let parts = [
            evidence.format.rawValue, evidence.encoding.rawValue, evidence.separator,
            evidence.decimalMark.map { "1\($0)00" }, evidence.dateOrder,
        ]
        return FinanceReport.Source(
            file: URL(fileURLWithPath: path).lastPathComponent,
            transactionCount: statement.transactions.count,
            rejected: StatementImport.lines(
                statement.rejected, of: statement.rejectedCount, in: language),
            assumed: assumptions(
                statement.notes, isCurrencyAssumed: statement.isCurrencyAssumed),
            reading: parts.compactMap { $0 }.joined(separator: " · "))
    }
}
