internal import Primitives
internal import Understanding

extension EnglishReplies {
    func money(_ money: Money) -> String { money.formatted(in: .english) }

    /// An amount as it was said, without a currency where none was.
    func amount(_ spoken: SpokenAmount) -> String {
        guard let amount = spoken.money(default: .eur) else { return spoken.decimal }
        guard spoken.currency == nil else { return money(amount) }
        let decimal = amount.decimalString
        return decimal.hasSuffix(".00") ? String(decimal.dropLast(3)) : decimal
    }

    /// Of which amounts transactions are: "of at least 60", "of 20 to 50"; nil for all.
    func bounds(_ filter: TransactionFilter) -> String? {
        switch (filter.minimum, filter.maximum) {
        case (nil, nil): nil
        case (let least?, nil) where filter.excludesBounds: "of more than \(amount(least))"
        case (nil, let most?) where filter.excludesBounds: "of less than \(amount(most))"
        case (let least?, nil): "of at least \(amount(least))"
        case (nil, let most?): "of at most \(amount(most))"
        case (let least?, let most?) where least == most: "of \(amount(least))"
        case (let least?, let most?): "of \(amount(least)) to \(amount(most))"
        }
    }

    /// "1 point", "2 points".
    func count(_ number: Int, _ singular: String, _ plural: String) -> String {
        "\(Language.english.grouped(UInt64(max(number, 0)))) \(number == 1 ? singular : plural)"
    }

    func date(_ day: Day) -> String { day.formatted(in: .english) }

    /// The days of a filter: " in October 2026", " from … to …".
    func words(for period: DayInterval) -> String {
        if let month = period.wholeMonth {
            return " in \(month.formatted(in: .english))"
        }
        if let year = period.wholeYear { return " in \(year)" }
        if let first = period.wholeQuarter { return " in \(quarter(first))" }
        switch (period.start, period.end?.adding(days: -1)) {
        case (let start?, let last?) where start == last: return " on \(date(start))"
        case (let start?, let last?): return " from \(date(start)) to \(date(last))"
        case (let start?, nil): return " since \(date(start))"
        case (nil, let last?): return " up to \(date(last))"
        case (nil, nil): return ""
        }
    }

    /// The quarter that begins with a month: "Q3 2026".
    func quarter(_ first: Month) -> String { "Q\(first.month / 3 + 1) \(first.year)" }

    /// The days of the week of a filter: " on Saturdays and Sundays".
    func days(_ weekdays: Set<Weekday>) -> String {
        let days = Weekday.allCases.filter(weekdays.contains).map { word($0) + "s" }
        return days.isEmpty ? "" : " on \(list(days, "and"))"
    }

    /// "every month, on the 5th", "every other Monday".
    func words(for rule: Recurrence) -> String {
        let days = list(rule.weekdays.map(word), "and")
        switch rule.unit {
        case .daily: return every(rule, "day")
        case .weekly: return days.isEmpty ? every(rule, "week") : weekly(rule, days)
        case .monthly:
            if let week = rule.weekOfMonth {
                let place = week == -1 ? "last" : ordinal(week)
                return every(rule, "month") + " on the \(place) \(days)"
            }
            if !days.isEmpty, rule.monthDays.isEmpty { return every(rule, "month") + " on \(days)" }
            return every(rule, "month") + monthDays(rule)
        case .yearly:
            let months = rule.months.map { Month.name(of: $0, in: Language.english) }
            if let day = rule.monthDays.first, rule.monthDays.count == 1, day > 0, months.count == 1
            {
                return every(rule, "year") + " on \(day) \(months[0])"
            }
            return every(rule, "year") + monthDays(rule)
                + (months.isEmpty ? "" : " in \(list(months, "and"))")
        }
    }

    private func every(_ rule: Recurrence, _ unit: String) -> String {
        switch rule.interval {
        case 1: "every \(unit)"
        case 2: "every other \(unit)"
        default: "every \(rule.interval) \(unit)s"
        }
    }

    private func weekly(_ rule: Recurrence, _ days: String) -> String {
        guard rule.weekdays.count == 1, rule.interval <= 2 else {
            return every(rule, "week") + " on \(days)"
        }
        return rule.interval == 1 ? "every \(days)" : "every other \(days)"
    }

    private func monthDays(_ rule: Recurrence) -> String {
        guard !rule.monthDays.isEmpty else { return "" }
        let days = rule.monthDays.map { $0 == -1 ? "last day" : ordinal($0) }
        return " on the \(list(days, "and"))"
    }

    private func ordinal(_ number: Int) -> String {
        let suffix =
            switch (number % 10, number % 100) {
            case (_, 11...13): "th"
            case (1, _): "st"
            case (2, _): "nd"
            case (3, _): "rd"
            default: "th"
            }
        return "\(number)\(suffix)"
    }

    func word(_ weekday: Weekday) -> String {
        switch weekday {
        case .monday: "Monday"
        case .tuesday: "Tuesday"
        case .wednesday: "Wednesday"
        case .thursday: "Thursday"
        case .friday: "Friday"
        case .saturday: "Saturday"
        case .sunday: "Sunday"
        }
    }

    /// "a day", behind an amount.
    func words(for scope: LimitScope) -> String {
        noun(scope).map { "a \($0)" } ?? "altogether"
    }

    /// "per day, per week or per month".
    func choice(of scopes: [LimitScope]) -> String {
        list(scopes.map { scope in noun(scope).map { "per \($0)" } ?? "altogether" }, "or")
    }

    /// "this week", for the period that runs.
    func now(_ scope: LimitScope) -> String {
        scope == .daily ? "today" : noun(scope).map { "this \($0)" } ?? "altogether"
    }

    private func noun(_ scope: LimitScope) -> String? {
        switch scope {
        case .daily: "day"
        case .weekly: "week"
        case .monthly: "month"
        case .yearly: "year"
        case .perTransaction: "payment"
        case .perPerson: "person"
        case .global: nil
        }
    }

    /// What a category is called before "budget".
    func attribute(_ category: SpendingCategory) -> String {
        switch category {
        case .restaurants: "restaurant"
        case .subscriptions: "subscription"
        case .fees: "fee"
        case .transfers: "transfer"
        case .groceries, .transport, .housing, .utilities, .health, .shopping, .entertainment,
            .travel, .education, .income, .savings, .other:
            word(for: category)
        }
    }

    func word(for category: SpendingCategory) -> String {
        switch category {
        case .groceries: "groceries"
        case .restaurants: "restaurants"
        case .transport: "transport"
        case .housing: "housing"
        case .utilities: "utilities"
        case .health: "health"
        case .shopping: "shopping"
        case .entertainment: "entertainment"
        case .subscriptions: "subscriptions"
        case .travel: "travel"
        case .education: "education"
        case .fees: "fees"
        case .income: "income"
        case .transfers: "transfers"
        case .savings: "savings"
        case .other: "other"
        }
    }
}
