internal import Primitives
internal import Understanding

/// A bill that is paid in two parts.
extension DialogueState {
    /// The part of a bill restated that is paid now, and what follows it: the rest, on the day that
    /// a turn says ("half now and half on Friday"), is restated behind the yes to the first. Nil for
    /// any other turn.
    mutating func payInTwo(
        _ frame: Frame, by turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect]? {
        guard frame.intent == .payBill, awaitedConfirmation.count == 1,
            let order = awaitedConfirmation.first, order.subject != nil, order.day == nil,
            let whole = order.amount, let day = turn.laterDays(than: context.today),
            let part = turn.onlyFirstPart(of: whole.spoken), let (now, rest) = part.split(whole)
        else { return nil }
        var (first, second) = (frame, frame)
        first.values[.amount] = [.amount(now.spoken)]
        second.values[.amount] = [.amount(rest.spoken)]
        second.values[.date] = [.days(day)]
        queue.insert(second, at: 0)
        let restated = advance(first, context, keeping: phase)
        let step = Resolver(view: context.view, today: context.today).step(for: second)
        guard case .confirm(let orders) = step else { return restated }
        return restated + [.say(.follows(orders))]
    }
}
