internal import Understanding

extension DialogueState {
    /// The order or the question that a few words are behind what was told, listed or done before
    /// them; nil for any other turn.
    func meantBehindTold(by turn: Interpretation, _ context: TurnContext) -> Frame? {
        let view = context.view
        if let order = payment(ofToldBy: turn, in: view) ?? deedOnListed(by: turn)
            ?? orderOfAmountTold(by: turn, in: view)
        {
            return order
        }
        if let meant = narrowed(toOneBy: turn) ?? question(behindToldBy: turn, in: view)
            ?? reference(of: turn, context)
        {
            return meant
        }
        if let next = nextBill(by: turn, in: view) ?? billsLeft(askedBy: turn)
            ?? otherCard(by: turn, in: view)
        {
            return next
        }
        return standing(ofBudgetBy: turn) ?? supposition(orderedBy: turn)
    }
}
