internal import Primitives
internal import Understanding

extension FrenchReplies {
    func money(_ money: Money) -> String { money.formatted(in: .french) }

    /// An amount as it was said, without a currency where none was.
    func amount(_ spoken: SpokenAmount) -> String {
        spoken.money(default: .eur).map { amount in
            spoken.currency == nil ? amount.decimalString.frenchDecimal : money(amount)
        } ?? spoken.decimal
    }

    /// Of which amounts transactions are: "d’au moins 60", "de 20 à 50"; nil for all.
    func bounds(_ filter: TransactionFilter) -> String? {
        switch (filter.minimum, filter.maximum) {
        case (nil, nil): nil
        case (let least?, nil) where filter.excludesBounds: "de plus de \(amount(least))"
        case (nil, let most?) where filter.excludesBounds: "de moins de \(amount(most))"
        case (let least?, nil): "d’au moins \(amount(least))"
        case (nil, let most?): "d’au plus \(amount(most))"
        case (let least?, let most?) where least == most: "de \(amount(least))"
        case (let least?, let most?): "de \(amount(least)) à \(amount(most))"
        }
    }

    func name(_ payee: Payee) -> String { payee.name }

    /// "de" with its elision: "d’Anne", "de Marie".
    func of(_ name: String) -> String {
        let folded = name.foldedWords.first ?? ""
        let second = folded.dropFirst().first ?? " "
        // "y" is a vowel before a consonant alone: d’Yves, de Yann.
        let elides =
            switch folded.first {
            case "a", "e", "i", "o", "u": true
            case "y": second.isLetter && !"aeiouy".contains(second)
            case "h": second != "a"
            case _: false
            }
        return elides ? "d’\(name)" : "de \(name)"
    }

    /// "1 point", "2 points".
    func count(_ number: Int, _ singular: String, _ plural: String) -> String {
        "\(Language.french.grouped(UInt64(max(number, 0)))) \(number < 2 ? singular : plural)"
    }

    func date(_ day: Day) -> String { day.formatted(in: .french) }

    /// The days of a filter: " en octobre 2026", " du … au …".
    func words(for period: DayInterval) -> String {
        if let month = period.wholeMonth {
            return " en \(month.formatted(in: .french))"
        }
        if let year = period.wholeYear { return " en \(year)" }
        if let first = period.wholeQuarter { return " au \(quarter(first))" }
        switch (period.start, period.end?.adding(days: -1)) {
        case (let start?, let last?) where start == last: return " le \(date(start))"
        case (let start?, let last?): return " du \(date(start)) au \(date(last))"
        case (let start?, nil): return " depuis le \(date(start))"
        case (nil, let last?): return " jusqu’au \(date(last))"
        case (nil, nil): return ""
        }
    }

    /// The quarter that begins with a month: "3e trimestre 2026".
    func quarter(_ first: Month) -> String {
        let number = first.month / 3 + 1
        return "\(number)\(number == 1 ? "er" : "e") trimestre \(first.year)"
    }

    /// The days of the week of a filter: " le samedi et le dimanche".
    func days(_ weekdays: Set<Weekday>) -> String {
        let days = Weekday.allCases.filter(weekdays.contains).map { "le \(word($0))" }
        return days.isEmpty ? "" : " \(list(days, "et"))"
    }

    /// "tous les mois, le 5", "un lundi sur deux".
    func words(for rule: Recurrence) -> String {
        let every = rule.interval
        let days = rule.weekdays.map(word)
        switch rule.unit {
        case .daily: return every == 1 ? "tous les jours" : "tous les \(every) jours"
        case .weekly:
            if !days.isEmpty, every == 1 { return "tous les \(list(days.map { "\($0)s" }, "et"))" }
            if let day = days.first, days.count == 1, every == 2 { return "un \(day) sur deux" }
            let rhythm = every == 1 ? "toutes les semaines" : "toutes les \(every) semaines"
            return days.isEmpty ? rhythm : rhythm + ", \(list(days.map { "le \($0)" }, "et"))"
        case .monthly:
            let rhythm = every == 1 ? "tous les mois" : "tous les \(every) mois"
            if let week = rule.weekOfMonth {
                let place = week == -1 ? "dernier" : week == 1 ? "1er" : "\(week)e"
                return rhythm + ", le \(place) \(list(days, "et"))"
            }
            if !days.isEmpty, rule.monthDays.isEmpty {
                return rhythm + ", \(list(days.map { "le \($0)" }, "et"))"
            }
            return rhythm + monthDays(rule)
        case .yearly:
            let rhythm = every == 1 ? "tous les ans" : "tous les \(every) ans"
            let months = rule.months.map { Month.name(of: $0, in: Language.french) }
            guard !months.isEmpty else { return rhythm + monthDays(rule) }
            let isDay = rule.monthDays.count == 1 && rule.monthDays != [-1] && months.count == 1
            return rhythm + monthDays(rule) + (isDay ? " " : " en ") + list(months, "et")
        }
    }

    private func monthDays(_ rule: Recurrence) -> String {
        guard !rule.monthDays.isEmpty else { return "" }
        let days = rule.monthDays.map { day in
            day == -1 ? "le dernier jour" : day == 1 ? "le 1er" : "le \(day)"
        }
        return ", \(list(days, "et"))"
    }

    func word(_ weekday: Weekday) -> String {
        switch weekday {
        case .monday: "lundi"
        case .tuesday: "mardi"
        case .wednesday: "mercredi"
        case .thursday: "jeudi"
        case .friday: "vendredi"
        case .saturday: "samedi"
        case .sunday: "dimanche"
        }
    }

    /// "par jour", behind an amount.
    func words(for scope: LimitScope) -> String {
        switch scope {
        case .daily: "par jour"
        case .weekly: "par semaine"
        case .monthly: "par mois"
        case .yearly: "par an"
        case .perTransaction: "par paiement"
        case .perPerson: "par personne"
        case .global: "en tout"
        }
    }

    /// "cette semaine", for the period that runs.
    func now(_ scope: LimitScope) -> String {
        switch scope {
        case .daily: "aujourd’hui"
        case .weekly: "cette semaine"
        case .monthly: "ce mois-ci"
        case .yearly: "cette année"
        case .perTransaction, .perPerson, .global: words(for: scope)
        }
    }

    /// "par jour, par semaine ou par mois".
    func choice(of scopes: [LimitScope]) -> String { list(scopes.map(words), "ou") }

    func word(for category: SpendingCategory) -> String {
        switch category {
        case .groceries: "courses"
        case .restaurants: "restaurants"
        case .transport: "transports"
        case .housing: "logement"
        case .utilities: "énergie et télécoms"
        case .health: "santé"
        case .shopping: "achats"
        case .entertainment: "loisirs"
        case .subscriptions: "abonnements"
        case .travel: "voyages"
        case .education: "éducation"
        case .fees: "frais"
        case .income: "revenus"
        case .transfers: "virements"
        case .savings: "épargne"
        case .other: "divers"
        }
    }
}

extension String {
    /// A decimal with a comma, without a fraction of nothing.
    fileprivate var frenchDecimal: String {
        (hasSuffix(".00") ? String(dropLast(3)) : self).map { $0 == "." ? "," : String($0) }
            .joined()
    }
}
