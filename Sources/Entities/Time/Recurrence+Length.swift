internal import Primitives

extension Recurrence {
    /// Every so long: two weeks, a quarter; nil for hours, which no payment repeats by, and for
    /// more than anybody means.
    init?(every length: TimeLength) {
        guard (1...1_000).contains(length.count) else { return nil }
        switch length.unit {
        case .second, .minute, .hour: return nil
        case .day: self.init(every: length.count, .daily)
        case .week: self.init(every: length.count, .weekly)
        case .month: self.init(every: length.count, .monthly)
        case .quarter: self.init(every: 3 * length.count, .monthly)
        case .year: self.init(every: length.count, .yearly)
        }
    }
}
