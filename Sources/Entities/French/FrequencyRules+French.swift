internal import Primitives

/// The French rules of repetitions.
enum FrenchFrequencies {
    static let rules = RuleSet(repetitions, calendar: .french)

    private static let repetitions: [Rule<Recurrence>] = [
        Rule("tous|tout|ts les|le <unit>") { Recurrence(every: 1, unit: $0.units[0]) },
        Rule("toutes|toute|ttes les|la <unit>") { Recurrence(every: 1, unit: $0.units[0]) },
        Rule("tous|toutes|ts les <n> <unit>") {
            Recurrence(every: $0.numbers[0], unit: $0.units[0])
        },
        Rule("chaque|chak|par <unit>") { Recurrence(every: 1, unit: $0.units[0]) },
        Rule("tous|ts les <weekday>") { Recurrence(.weekly, on: [$0.weekdays[0]]) },
        Rule("chaque <weekday>") { Recurrence(.weekly, on: [$0.weekdays[0]]) },
        Rule("un <weekday> sur deux|2") { Recurrence(every: 2, .weekly, on: [$0.weekdays[0]]) },
        Rule("un|une <unit> sur deux|2") { Recurrence(every: 2, unit: $0.units[0]) },
        Rule("?le|tous|chaque ?les <nth> de|du|par ?chaque mois") { Self.monthly($0.numbers[0]) },
        Rule("le dernier jour de|du ?chaque mois") { _ in Recurrence(.monthly, monthDays: [-1]) },
        Rule("a la fin de chaque mois") { _ in Recurrence(.monthly, monthDays: [-1]) },
        Rule("quotidien|quotidienne|quotidiennement|journalier|journaliere") { _ in
            Recurrence(.daily)
        },
        Rule("hebdo|hebdomadaire|hebdomadairement") { _ in Recurrence(.weekly) },
        Rule("mensuel|mensuelle|mensuellement|mensuels") { _ in Recurrence(.monthly) },
        Rule("bimensuel|bimensuelle") { _ in Recurrence(every: 2, .weekly) },
        Rule("trimestriel|trimestrielle|trimestriellement") { _ in Recurrence(every: 3, .monthly) },
        Rule("annuel|annuelle|annuellement") { _ in Recurrence(.yearly) },
    ]

    private static func monthly(_ day: Int) -> Recurrence? {
        (1...31).contains(day) ? Recurrence(.monthly, monthDays: [day]) : nil
    }
}

extension Recurrence {
    /// Every `count` of a calendar unit; nil unless `count` is 1...1000.
    init?(every count: Int, unit: TimeUnit) {
        guard (1...1_000).contains(count) else { return nil }
        switch unit {
        case .day: self.init(every: count, .daily)
        case .week: self.init(every: count, .weekly)
        case .month: self.init(every: count, .monthly)
        case .quarter: self.init(every: 3 * count, .monthly)
        case .year: self.init(every: count, .yearly)
        }
    }
}
