public import Foundation

extension Day {
    /// Returns the day it is at `instant` in `timeZone`.
    public init(at instant: Date, in timeZone: TimeZone) {
        self = DayTime(at: instant, in: timeZone).day
    }
}
