internal import Dialogue
internal import Entities
internal import Insights
internal import Primitives
internal import Statements
internal import TextProcessing
internal import Understanding
internal import Wallet

/// Answers questions about a wallet's past and what it says of the future.
struct WalletHistory {
    let wallet: WalletStore
    let account: WalletAccount
    /// The accounts whose history it is alone; nil for all.
    private let accounts: [WalletAccount]?

    init(_ wallet: WalletStore, _ account: WalletAccount, of accounts: [WalletAccount]? = nil) {
        self.wallet = wallet
        self.account = account
        self.accounts = accounts
    }

    /// The accounts whose history it is.
    func counted() throws(WalletError) -> [WalletAccount] {
        guard let accounts else { return try wallet.accounts() }
        return accounts
    }

    /// The history of the accounts that a filter names, in the currency of the first.
    private func history(of filter: TransactionFilter) throws(WalletError) -> WalletHistory? {
        var named: [WalletAccount] = []
        for account in filter.accounts { named.append(try self.account(account)) }
        return named.first.map { WalletHistory(wallet, $0, of: named) }
    }

    /// The currency of the paying account.
    var currency: Currency { account.currency }

    func answer(_ question: Question, today: Day) throws(WalletError) -> Answer {
        if accounts == nil, let history = try history(of: question.filter) {
            return try history.answer(question, today: today)
        }
        switch question {
        case .balance(let day, let name):
            let account = try account(named: name)
            if account.kind == .mirror { return try balances(of: account.name, on: day) }
            let balance = try wallet.balance(of: account, asOf: day)
            return .pastBalance(balance, on: day, account: name == nil ? nil : account.name)
        case .balances(let name, let day, let isOpening):
            return try balances(of: name, on: day, isOpening: isOpening)
        case .holdings(let accounts, let day): return try holdings(of: accounts, on: day)
        case .balanceHistory(let topic, let name, let period):
            return try balanceHistory(topic, of: name, in: period, today: today)
        case .balanceForecast(let question):
            return try balanceForecast(question, today: today)
        case .upcoming(let question): return try upcoming(question, today: today)
        case .owed(let debts, let question):
            return .owed(try owed(debts, besides: question, today: today))
        case .nextPayment(let filter, let said, let dues):
            return try nextPayment(filter, said, dues, today: today)
        case .affordable(let amount, let dues, let days):
            return try affordable(amount, dues: dues, beyond: days, today: today)
        case .recurring(let own, let kind):
            return .recurring(try recurring(own, kind, today: today))
        case .price(let own, let kind, let otherwise):
            let figure = try recurring(own, kind, today: today)
            let isUntold = figure.isEmpty || kind.isDearer && figure.rises.isEmpty
            return isUntold
                ? try answer(otherwise, today: today) : .recurring(figure)
        case .budget(var budget, let days):
            let spent = try spending(question.filter).amount
            budget.spent = spent.isPositive ? spent : .zero(spent.currency)
            return .pastBudget(budget, in: days)
        case .transactions(let said):
            let filter = try spelled(said, today: today)
            let latest = try listed(by: filter)
            let found = filter.areFirst ? latest.reversed() : latest
            let rest = found.dropFirst(filter.skipped)
            let lines = rest.prefix(filter.limit ?? Answer.longestPage)
            return .transactions(
                lines.map(Self.listed), filter, more: rest.count - lines.count)
        case .spending(let filter):
            return try sum(known(spelled(filter, today: today), today: today), today: today)
        case .measured(let measure, let filter, let intent):
            return try measured(
                measure, spelled(filter, today: today), by: intent, today: today)
        case .saved(let filter, let asked): return try saved(filter, asked, today: today)
        case .forecast(let said, let dues):
            let filter = try spelled(said)
            let figure = try forecast(filter, today: today)
            return .forecast(try figure?.adding(unmet(dues, filter, today: today)), filter)
        case .anomalies(let filter): return .anomalies(try anomalies(filter), filter)
        case .reasons(let question):
            // Where nothing is odd, what was spent tells why.
            if case .anomalies(let filter) = question {
                let lines = try anomalies(filter)
                if !lines.isEmpty { return .oddities(lines, filter) }
            }
            return .reasons(try reasons(for: question, today: today))
        case .cut(let filter, let reduction, let own):
            return try cut(filter, by: reduction, of: own, today: today)
        case .goal(let amount, let day): return try goal(amount, by: day, today: today)
        case .saving(let plan): return try saving(plan, today: today)
        case .leftover: return try leftover(today: today)
        case .charges(let filter): return try charges(filter, today: today)
        case .advice: return .advice(try advice(today: today))
        }
    }

    /// The lines that a filter lets through. What only went from one pocket to the other, as what
    /// goes to savings does, was neither spent nor received.
    private func listed(by filter: TransactionFilter) throws(WalletError) -> [LedgerLine] {
        let lines = try matching(filter)
        guard let direction = filter.direction else { return lines }
        let moved = lines.filter { !$0.isOwnTransfer && !$0.isUndone }
        let isOfAll = filter.category == nil && filter.counterparty == nil
        guard direction == .outgoing, isOfAll, filter.accounts.isEmpty else { return moved }
        let categories = try categories(of: moved)
        return moved.filter { categories[$0.entry] != .savings }
    }

    /// What was spent on a kind of spending, or on everything, in a period, less what was given
    /// back; what was received where the filter asks for money in.
    func spending(_ filter: TransactionFilter) throws(WalletError) -> SpendingFigure {
        let isIncoming = filter.direction == .incoming
        let counted = try counted(filter)
        let refunds = isIncoming ? [] : counted.lines.filter(\.isRefund).map(\.amount)
        guard let sum = try? Money.sum(of: counted.lines.map(\.amount), in: currency),
            let amount = isIncoming ? sum : try? sum.negated(),
            let refunded = try? Money.sum(of: refunds, in: currency)
        else { throw .overflow }
        // The kinds say something where neither a kind nor somebody was asked about.
        let isWhole = filter.category == nil && filter.counterparty == nil && !isIncoming
        return SpendingFigure(
            amount, refunded: refunds.isEmpty ? nil : refunded,
            parts: isWhole ? parts(of: counted.lines, in: counted.categories) : [])
    }

    /// The lines that make the figure of what was spent, or received: not what stays the user's
    /// own, nor what was undone; with their categories where all kinds of spending count.
    func counted(
        _ filter: TransactionFilter
    ) throws(WalletError) -> (lines: [LedgerLine], categories: [Int64: SpendingCategory]) {
        let isIncoming = filter.direction == .incoming
        // What came back is less spending; of somebody who is named it was received too.
        let isIncome = { (line: LedgerLine) in
            !line.isRefund || filter.counterparty != nil || filter.areRefunds
        }
        var both = filter
        both.direction = isIncoming ? .incoming : nil
        let lines = try matching(both).filter { line in
            // What goes to savings, or comes from them, is all own transfers.
            guard !line.isOwnTransfer || filter.category == .savings, !line.isUndone else {
                return false
            }
            let isIn = line.amount.isPositive
            return isIncoming ? isIn && isIncome(line) : !isIn || line.isRefund
        }
        guard filter.category == nil, !isIncoming else { return (lines, [:]) }
        let categories = try categories(of: lines)
        return (lines.filter { categories[$0.entry] != .savings }, categories)
    }

    /// The three kinds of spending that make most of what was spent.
    private func parts(
        of lines: [LedgerLine], in categories: [Int64: SpendingCategory]
    ) -> [SpendingPart] {
        var totals: [SpendingCategory: Money] = [:]
        for line in lines {
            guard let category = categories[line.entry], let amount = try? line.amount.negated()
            else { continue }
            totals[category] = try? (totals[category] ?? .zero(currency)).adding(amount)
        }
        totals = totals.filter(\.value.isPositive)
        guard totals.count > 1 else { return [] }
        let ranked = totals.sorted {
            ($1.value.minorUnits, $0.key.rawValue) < ($0.value.minorUnits, $1.key.rawValue)
        }
        return ranked.prefix(3).map { SpendingPart($0.key, $0.value) }
    }

    func account(named name: String?) throws(WalletError) -> WalletAccount {
        guard let name else { return account }
        let accounts = try wallet.accounts()
        let matcher = ContactMatcher(accounts.map { .init(id: $0.name, names: [$0.name]) })
        guard let match = matcher.matches(for: name).first,
            let found = accounts.first(where: { $0.name == match.id })
        else { throw .unknownAccount(name) }
        return found
    }

    /// The lines of the paying account and of mirrored ones in its currency, newest first.
    func matching(_ filter: TransactionFilter) throws(WalletError) -> [LedgerLine] {
        var ledgerFilter = LedgerFilter()
        ledgerFilter.period = filter.period
        ledgerFilter.isIncoming = filter.direction.map { $0 == .incoming }
        var lines: [LedgerLine] = []
        for other in try counted() where other.currency == account.currency {
            lines += try wallet.lines(of: other, matching: ledgerFilter)
        }
        lines = lines.filter { isWithin($0.amount, filter) }
        if filter.areWithdrawals {
            lines = lines.filter { Self.label(of: $0).kind == .cashWithdrawal }
        }
        if let means = filter.means {
            let paid = lines.filter { line in
                Self.label(of: line).kind.isPaid(by: means)
                    || means == .transfer && line.isTransfer
            }
            // Of one amount it is rather the means that no label tells.
            let isOfAmount = filter.minimum != nil && filter.minimum == filter.maximum
            lines = paid.isEmpty && isOfAmount ? lines : paid
        }
        if let means = filter.excludedMeans {
            lines = lines.filter { !Self.label(of: $0).kind.isPaid(by: means) }
        }
        if filter.excludesWages { lines = lines.filter { !$0.isCalledWages } }
        for circumstance in filter.places {
            lines = lines.filter { $0.names(circumstance) }
        }
        if let theme = filter.theme { lines = lines.filter { $0.isOf(theme) } }
        if let part = filter.part { lines = lines.filter { $0.isCalled(part) } }
        if filter.areRefunds { lines = lines.filter(\.isGivenBack) }
        if !filter.weekdays.isEmpty {
            lines = lines.filter { filter.weekdays.contains($0.day.weekday) }
        }
        if filter.areWages {
            let wages = lines.filter(\.isCalledWages)
            lines = wages.isEmpty ? try ofIncome(lines) : wages
        }
        if filter.category != nil || filter.leavesOutKinds {
            let categories = try categories(of: lines)
            lines = lines.filter { line in
                guard let kind = categories[line.entry] else { return filter.category == nil }
                let isMeant = filter.category == nil || filter.categories.contains(kind)
                return isMeant && !filter.leavesOut(line, of: kind)
            }
        }
        for (names, areMeant) in [(filter.names, true), (filter.excludedNames, false)]
        where !names.isEmpty {
            let labels = Set(lines.map(\.counterparty))
            let matches = names.reduce(into: Set<String>()) {
                $0.formUnion(Self.matches(of: $1, among: labels))
            }
            lines = lines.filter { matches.contains($0.counterparty) == areMeant }
        }
        return lines.sorted { ($0.day, $0.entry) > ($1.day, $1.entry) }
    }

    /// The lines of those that are of the kind that income is.
    private func ofIncome(_ lines: [LedgerLine]) throws(WalletError) -> [LedgerLine] {
        let categories = try categories(of: lines)
        return lines.filter { categories[$0.entry] == .income }
    }

    /// The labels a name is meant by: as it is said, else without its apostrophe ("Sainsbury's" in
    /// "SAINSBURYS"), else where words that follow each other begin with it ("mcdo" of
    /// "MC DONALD S").
    static func matches(of name: String, among labels: Set<String>) -> Set<String> {
        let matcher = ContactMatcher(labels.sorted().map { .init(id: $0, names: [$0]) })
        let plain = name.replacing("'", with: "").replacing("’", with: "")
        for said in [name, plain] {
            let found = matcher.matches(for: said)
            if found.contains(where: \.isLiteral) { return Set(found.map(\.id)) }
            if !found.isEmpty { return Self.nearest(to: said, of: found.map(\.id)) }
        }
        let letters = plain.foldedForComparison.filter(\.isLetter)
        // What everybody calls it in France.
        let start = letters == "macdo" ? "mcdo" : letters
        guard start.count > 3 else { return [] }
        return labels.filter { label in
            let words = label.foldedForComparison.split { !$0.isLetter }
            return words.indices.contains { words[$0...].joined().hasPrefix(start) }
        }
    }

    private func isWithin(_ amount: Money, _ filter: TransactionFilter) -> Bool {
        let size = amount.minorUnits.magnitude
        let bounds = [filter.minimum, filter.maximum].map {
            $0?.money(default: account.currency)?.minorUnits.magnitude
        }
        if filter.excludesBounds, bounds.contains(size) { return false }
        return size >= bounds[0] ?? 0 && size <= bounds[1] ?? .max
    }

    /// The category of each line by its entry: the one it is sorted into, or else the one it would
    /// be sorted into now.
    func categories(
        of lines: [LedgerLine]
    ) throws(WalletError) -> [Int64: SpendingCategory] {
        var found: [Int64: SpendingCategory] = [:]
        var open: [LedgerLine] = []
        for line in lines.sorted(by: { ($0.day, $0.entry) < ($1.day, $1.entry) }) {
            if let category = line.category.flatMap(SpendingCategory.init(rawValue:)) {
                found[line.entry] = category
            } else {
                open.append(line)
            }
        }
        guard !open.isEmpty else { return found }
        let analysed = try CategorySorting.categorizer(of: wallet)
            .analysed(open.map { Self.transaction($0) })
        for (line, entry) in zip(open, analysed) { found[line.entry] = entry.kind }
        return found
    }

    /// What the label of a line says of it.
    static func label(of line: LedgerLine) -> BankLabel {
        BankLabel(transaction(line).label, booked: line.day)
    }

    static func listed(_ line: LedgerLine) -> TransactionLine {
        TransactionLine(day: line.day, amount: line.amount, counterparty: line.counterparty)
    }

    /// The analysis of what a filter lets through, whenever it was, up to the last day that any
    /// transaction tells of: on days without one let through nothing was spent.
    func analysis(
        _ filter: TransactionFilter, upTo today: Day
    ) throws(WalletError) -> SpendingAnalysis? {
        var past = filter
        past.period = nil
        let days = try matching(TransactionFilter()).lazy.map(\.day).filter { $0 <= today }
        guard let first = days.min(), let last = days.max() else { return nil }
        return try analysis(
            of: matching(past).filter { $0.day <= today },
            covering: DayInterval(start: first, end: last.adding(days: 1)), on: today)
    }

    /// The analysis of `lines`, in the categories they are sorted into; nil for none.
    private func analysis(
        of lines: [LedgerLine], covering days: DayInterval? = nil, on today: Day? = nil
    ) throws(WalletError) -> SpendingAnalysis? {
        let spent = lines.filter { !$0.isOwnTransfer && !$0.isUndone }
        let categories = try categories(of: spent)
        var recorded: [String: SpendingCategory] = [:]
        for line in spent { recorded[String(line.entry)] = categories[line.entry] }
        return try? SpendingAnalysis(
            of: spent.map { Self.transaction($0) }, recorded: recorded, on: today, covering: days)
    }

    /// What is expected to be spent in a month to come where a whole one is asked for; of other
    /// days what is due in them, with their share of what else their months are expected to come
    /// to.
    private func forecast(
        _ filter: TransactionFilter, today: Day
    ) throws(WalletError) -> ForecastFigure? {
        var others = filter
        others.period = nil
        others.category = nil
        others.untold = []
        others.unnamedTheme = nil
        others.unnamedPart = nil
        others.beside = nil
        // A kind is part of the forecast of all, so that the kinds add up to it.
        let isOfKind = others == TransactionFilter()
        guard let period = filter.period,
            let analysis = try analysis(isOfKind ? others : filter, upTo: today),
            let figure = analysis.forecast(
                of: period, kind: isOfKind ? filter.category : nil, on: today)
        else { return nil }
        var before = filter
        before.period = filter.beside
        return ForecastFigure(
            mean: figure.mean, low: figure.low, high: figure.high, period: period,
            beside: filter.beside == nil ? nil : try spending(before).amount)
    }

    private func anomalies(_ filter: TransactionFilter) throws(WalletError) -> [AnomalyLine] {
        var whole = filter
        whole.period = nil
        // What is usual shows in the whole history; what is told is in the period.
        guard let analysis = try analysis(of: matching(whole)) else { return [] }
        func line(
            _ transaction: BankTransaction, _ oddity: AnomalyLine.Oddity
        ) -> AnomalyLine? {
            guard filter.period?.contains(transaction.day) ?? true else { return nil }
            return AnomalyLine(
                transaction: TransactionLine(
                    day: transaction.day, amount: transaction.amount,
                    counterparty: transaction.label), oddity: oddity)
        }
        let duplicates = analysis.duplicates.reversed().compactMap { charge in
            line(charge.second, .duplicate(of: charge.first.day))
        }
        func page(_ lines: [AnomalyLine]) -> [AnomalyLine] {
            Array(lines.dropFirst(filter.skipped).prefix(Answer.longestPage))
        }
        if filter.areDuplicates { return page(duplicates) }
        let large = analysis.anomalies.compactMap { anomaly in
            line(anomaly.transaction, .large(score: anomaly.score, usual: anomaly.usual))
        }
        return page(duplicates + large)
    }

    /// A line as a transaction: a statement's with the label the bank wrote, another with the name
    /// of the other side. What goes to somebody who is known is a transfer, whatever shops are
    /// called.
    static func transaction(
        _ line: LedgerLine, account: String? = nil
    ) -> BankTransaction {
        let label = line.kind == .statement ? line.note ?? line.counterparty : line.counterparty
        return BankTransaction(
            day: line.day, amount: line.amount, label: label,
            counterparty: line.counterparty, id: String(line.entry), account: account,
            category: line.contact == nil || line.category != nil ? nil : .transfers)
    }
}

extension TransactionFilter {
    /// Whether kinds of spending or parts of them are left out.
    fileprivate var leavesOutKinds: Bool {
        !excludedCategories.isEmpty || !excludedThemes.isEmpty
    }

    /// Whether a line of a kind of spending is left out.
    fileprivate func leavesOut(_ line: LedgerLine, of kind: SpendingCategory) -> Bool {
        excludedCategories.contains(kind)
            || excludedThemes.contains { theme in
                (theme.isOfAnyKind || theme.kind == kind) && line.isOf(theme)
            }
    }
}

extension PaymentKind {
    /// Whether what is of this kind is paid so; a standing order is a transfer too.
    fileprivate func isPaid(by means: PaymentMeans) -> Bool {
        switch self {
        case .card, .deferredCard: means == .card
        case .cheque: means == .cheque
        case .directDebit: means == .directDebit
        case .standingOrder: means == .standingOrder || means == .transfer
        case .transfer, .instantTransfer: means == .transfer
        case .cashWithdrawal, .chequeDeposit, .cashDeposit, .loanPayment, .fee, .interest,
            .refund, .deferredCardTotal, .unknown:
            false
        }
    }
}

extension LedgerLine {
    /// What the bank wrote of it, in folded words.
    var labelWords: [Substring] {
        (note ?? counterparty).foldedWordParts
    }

    /// Whether the wallet moved it to somebody or to another account, whatever it is called.
    fileprivate var isTransfer: Bool { contact != nil || isOwnTransfer }

    /// Whether its label names the place of a circumstance.
    func names(_ circumstance: Circumstance) -> Bool {
        guard let place = circumstance.place?.foldedWordParts, let first = place.first else {
            return false
        }
        let label = labelWords
        return label.indices.contains { label[$0] == first && label[$0...].starts(with: place) }
    }

    private func isCalled(_ stems: [String]) -> Bool {
        amount.isPositive && labelWords.contains { word in stems.contains(where: word.hasPrefix) }
    }

    /// Whether it gives back what was paid: a merchant's refund, or what its label calls one.
    fileprivate var isGivenBack: Bool {
        amount.isPositive && (isRefund || isCalled(["rembours", "refund", "reimburs", "rmbt"]))
    }

    /// Whether its label calls it wages.
    fileprivate var isCalledWages: Bool {
        isCalled(["salair", "salar", "wage", "payroll", "paie", "traitement"])
    }
}
