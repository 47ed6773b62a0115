internal import Primitives

/// The English rules of repetitions.
enum EnglishFrequencies {
    static let rules = RuleSet(repetitions, calendar: .english)

    private static let repetitions: [Rule<Recurrence>] = [
        Rule("every|each|per|a <unit>") { Recurrence(every: 1, unit: $0.units[0]) },
        Rule("every <n> <unit>") { Recurrence(every: $0.numbers[0], unit: $0.units[0]) },
        Rule("every other|second <unit>") { Recurrence(every: 2, unit: $0.units[0]) },
        Rule("?on every|each <weekday>") { Recurrence(.weekly, on: [$0.weekdays[0]]) },
        Rule("every other|second <weekday>") {
            Recurrence(every: 2, .weekly, on: [$0.weekdays[0]])
        },
        Rule("once a <unit>") { Recurrence(every: 1, unit: $0.units[0]) },
        Rule("?on ?the <nth> of every|each ?the month") { Self.monthly($0.numbers[0]) },
        Rule("every month on the <nth>") { Self.monthly($0.numbers[0]) },
        Rule("?on the last day of every|each|the month") { _ in
            Recurrence(.monthly, monthDays: [-1])
        },
        Rule("daily") { _ in Recurrence(.daily) },
        Rule("weekly") { _ in Recurrence(.weekly) },
        Rule("fortnightly|biweekly") { _ in Recurrence(every: 2, .weekly) },
        Rule("every fortnight") { _ in Recurrence(every: 2, .weekly) },
        Rule("monthly") { _ in Recurrence(.monthly) },
        Rule("quarterly") { _ in Recurrence(every: 3, .monthly) },
        Rule("yearly|annually") { _ in Recurrence(.yearly) },
    ]

    private static func monthly(_ day: Int) -> Recurrence? {
        (1...31).contains(day) ? Recurrence(.monthly, monthDays: [day]) : nil
    }
}
