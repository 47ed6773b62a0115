public import Foundation

extension Day {
    /// Returns the day it is at `instant` in `timeZone`.
    public init(at instant: Date, in timeZone: TimeZone) {
        let seconds = instant.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: instant))
        self.init(number: Int((seconds / 86_400).rounded(.down)))
    }
}
