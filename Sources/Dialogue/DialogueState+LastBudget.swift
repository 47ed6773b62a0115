internal import Primitives
internal import Understanding

/// What is said of the budget that was set or told of last without naming it.
extension DialogueState {
    /// How the budget stands that was set or told of last, where a few words ask how one is doing
    /// ("j'en suis où ?", "how am I doing?"); nil where they ask anything else.
    func standing(ofBudgetBy turn: Interpretation) -> Frame? {
        guard lastFrame?.intent == .manageBudget, turn.slots.isEmpty, turn.words.count <= 9,
            Wording(turn.words).says(Self.standing),
            !Wording(turn.words).saysWord(beginning: ["balance", "solde", "compte", "account"])
        else { return nil }
        var frame = Frame(.manageBudget, .check)
        frame.words = turn.words
        frame.values[.category] = lastFrame?.values[.category]
        return frame
    }

    /// A frame of an alert on no budget that it names as one on the budget that was set or told of
    /// last ("préviens-moi à 50 %").
    func watching(lastBudgetBy frame: Frame, in view: WalletView) -> Frame {
        guard frame.intent == .manageBudget, frame.operation == .setAlert, frame.category == nil,
            frame.counterparty == nil, !frame.wantsAll, let lastFrame,
            lastFrame.intent == .manageBudget, lastFrame.texts(.category).count <= 1
        else { return frame }
        var frame = frame
        if let category = lastFrame.values[.category] {
            frame.values[.category] = category
        } else if let order = done.last?.orders.last, order.intent == .manageBudget {
            frame.refer(to: order, in: view, isWhole: false)
        }
        return frame
    }

    private static let standing = [
        "how much is left", "how much 's left", "what 's left", "what is left", "how much of it",
        "how much do i have left", "left of it", "left of that",
        "left on it", "left in it", "i got left", "have i left", "do i have left", "m' en reste",
        "en reste t il", "droit a combien", "combien j' ai droit",
        "how much have i used", "il reste combien", "reste combien",
        "combien il reste", "combien il me reste", "combien me reste t il", "combien reste t il",
        "combien dessus", "j' en ai utilise combien", "combien j' en ai utilise",
        "j' en suis ou", "ou j' en suis", "en suis je ou", "ou en suis je", "j' en suis a combien",
        "j' en suis", "how am i doing", "where am i at", "where am i", "where do i stand",
        "how do i stand", "how am i on it",
        "il est a combien", "est a combien", "il est de combien", "what is it now",
        "what 's it now", "how much is it now", "what 's it at", "what is it at",
    ]
}
