internal import Primitives
internal import Understanding

/// Until when a payment is to be paused, which no pause keeps: it lasts until it is ended.
extension Frame {
    /// Whether it says until when, or for how long, a payment is to be paused ("until January",
    /// "pendant deux mois", "this month"), and no day from which on.
    func endsPause(on today: Day) -> Bool {
        guard intent == .manageRecurring, operation == .pause, !hasImpossibleDay,
            !Wording(words).says(Self.pauseBeginnings)
        else { return false }
        let days = saidDays
        // What is said to last so long is read from tomorrow on.
        let beginsNow = saysLength && spoken.isDisjoint(with: ["tomorrow", "demain"])
        let latest = beginsNow ? today.adding(days: 1) : today
        let isOngoing = days?.start.map { $0 <= latest } ?? true
        let isLong = (days?.end).map { $0 > latest.adding(days: 1) } ?? false
        return isOngoing && (isLong || saysTerm)
    }

    private static let pauseBeginnings = [
        "a partir de", "a partir du", "a partir d'", "starting", "from",
    ]
}

extension DialogueState {
    /// What was paused right before, told again with that its end is up to the speaker, where a
    /// turn says until when it is to be ("until january", "suspends-le jusqu'en janvier"); nil for any
    /// other.
    func pause(endedBy turn: Interpretation) -> Reply? {
        guard case .done(let orders, _)? = lastReply, let last = done.last, let context,
            self.turn - last.turn <= Self.memory,
            orders.allSatisfy({ $0.intent == .manageRecurring && $0.operation == .pause }),
            turn.endsPause(on: context.today)
        else { return nil }
        return .repeated(
            orders.map { order in
                var order = order
                order.hasUnkeptEnd = true
                return order
            })
    }
}

extension Interpretation {
    /// The days up to the end of a pause, where that is all a few words say ("for two months",
    /// "until january"); nil for anything else.
    func pauseEnd(on today: Day) -> DayInterval? {
        saidLength(from: today) ?? saidEnd(from: today, on: today)
    }

    /// Whether it says of the payment that was paused until when it is to be.
    fileprivate func endsPause(on today: Day) -> Bool {
        if pauseEnd(on: today) != nil { return true }
        guard label == .intent(.manageRecurring, .pause), isOrder, words.count <= 8,
            slots.allSatisfy(\.slot.isOfDays)
        else { return false }
        var frame = Frame(.manageRecurring, .pause)
        _ = frame.take(self)
        return frame.endsPause(on: today)
    }
}
