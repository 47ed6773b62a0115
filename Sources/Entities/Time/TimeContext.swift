internal import Primitives

/// What the meaning of a time depends on besides its words.
struct TimeContext: Hashable, Sendable {
    /// The day it is.
    let today: Day
    /// The local time it is, in seconds since midnight.
    let secondOfDay: Int
    /// Whether a bare weekday or month is the last one rather than the coming one.
    var prefersPast: Bool
    /// Which part of `03/04` is the day.
    let dateOrder: DateOrder

    init(_ context: EntityContext) {
        today = context.today
        secondOfDay = min(max(context.secondOfDay, 0), 86_399)
        prefersPast = context.prefersPast
        dateOrder = context.dateOrder
    }
}

extension TimeContext {
    /// Returns the time `second` seconds into the day it is.
    func today(at second: Int) -> DayTime { DayTime(day: today, second: second) }

    /// The moment it is.
    var moment: DayTime { today(at: secondOfDay) }

    /// The context that looks to the other side.
    func looking(back: Bool) -> TimeContext {
        var context = self
        context.prefersPast = back
        return context
    }
}
