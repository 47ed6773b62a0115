internal import Primitives

/// The day a payment comes that is due on a Saturday or a Sunday: banks book some the Friday
/// before, as employers order it, and some the Monday after, as those that collect do.
enum WeekendRule: CaseIterable, Hashable, Sendable {
    case sameDay, before, after

    /// The day a payment due on `day` comes.
    func day(for day: Day) -> Day {
        let isSaturday = day.weekday == .saturday
        guard isSaturday || day.weekday == .sunday else { return day }
        switch self {
        case .sameDay: return day
        case .before: return day.adding(days: isSaturday ? -1 : -2)
        case .after: return day.adding(days: isSaturday ? 2 : 1)
        }
    }
}
