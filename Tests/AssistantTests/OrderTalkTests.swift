import Testing

/// Conversations about orders of several parts, orders that are changed once they are given, and
/// settings that are changed again. How they are written is said in `TalkTests`.
struct OrderTalkTests {
    /// A wallet with three contacts and nothing else.
    static let fresh = """
        {"balance":"1000.00 EUR",
         "contacts":[{"name":"Marie Dupont"},{"name":"Paul Martin"},{"name":"Zoé Lefèvre"}]}
        """
    /// A wallet with requests, accounts and bills.
    static let full = """
        {"balance":"1250.00 EUR",
         "contacts":[{"name":"Paul Martin","aliases":["Paul"]},{"name":"Zoé Lefèvre"},
          {"name":"Marie Dupont","aliases":["ma proprio"]}],
         "requests_in":[{"from":"Paul Martin","amount":"22.00 EUR"},
          {"from":"Zoé Lefèvre","amount":"35.00 EUR"}],
         "accounts":[{"name":"épargne","balance":"3000.00 EUR"},
          {"name":"compte joint","balance":"800.00 EUR"}],
         "bills":[{"merchant":"EDF","amount":"84.20 EUR","due":"2026-11-28"},
          {"merchant":"Orange","amount":"29.99 EUR","due":"2026-12-03"}],
         "subscriptions":[{"merchant":"Netflix","amount":"15.99 EUR","frequency":"FREQ=MONTHLY"},
          {"merchant":"Spotify","amount":"10.99 EUR","frequency":"FREQ=MONTHLY"}]}
        """

    @Test(
        arguments: [
            scheduledTalks, rhythmTalks, changedRhythmTalks, limitTalks, unknownNameTalks,
            lengthTalks, guardTalks, asideTalks, referenceTalks, turnaboutTalks, yesTalks,
            dividedTalks, correctedTalks, multipleTalks, sameTalks, dayBoundTalks, onceTalks,
            limitBesideTalks, calledOffTalks, figureDayTalks,
        ].joined())
    func aFreshWalletAnswers(talk: String) throws {
        try play(talk, on: Self.fresh)
    }

    @Test(
        arguments: [
            requestTalks, partTalks, accountTalks, allTalks, besideTalks, clauseTalks,
            foreignAccountTalks, surplusTalks, calledTalks, priceTalks, spareTalks,
            withdrawalTalks, ownShareTalks, otherShareTalks, lessTalks, lentTalks, toldDayTalks,
            severalDayTalks, noteTalks, namedTalks, besideAmountTalks,
        ].joined())
    func aFullWalletAnswers(talk: String) throws {
        try play(talk, on: Self.full)
    }

    private func play(_ talk: String, on fixture: String) throws {
        var scene = try FullWallet(fixture)
        try scene.play(talk)
    }
}
