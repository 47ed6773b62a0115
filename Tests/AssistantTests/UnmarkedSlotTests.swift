import Primitives
import Testing
import Understanding

/// Figures and days that are slots by where they stand, or none, whatever the tagger of the model
/// that ships makes of them; it is Friday, 27 November 2026.
struct UnmarkedSlotTests {
    @Test(arguments: [
        (
            "envoie 30 à Marie maintenant et 20 à Paul tous les mois", Slot.amount,
            ["30.00", "20.00"]
        ),
        ("budget courses 300, non 350", .amount, ["350.00"]),
        ("I paid 60 for dinner, split it between Paul, Zoé and me", .amount, ["60.00"]),
        ("send Rs 200 to Paul", .payee, ["Paul"]),
        ("send point five to Paul", .payee, ["Paul"]),
        ("no mor auto 4 bt", .amount, []),
        ("if it's me mammy asking just let it through, grand", .amount, []),
    ])
    func aFigureIsAnAmountByWhatItStandsBeside(text: String, slot: Slot, values: [String]) throws {
        #expect(try Self.values(of: slot, in: text) == values)
    }

    @Test(arguments: [
        ("send 20 to Paul tomorrow, actually make it Monday", Slot.date, ["2026-11-30/2026-12-01"]),
        (
            "envoie 20 à Paul mardi ou mercredi", .date,
            ["2026-12-01/2026-12-02", "2026-12-02/2026-12-03"]
        ),
        ("send 50 to Marie tomorrow and 20 to Paul", .date, ["2026-11-28/2026-11-29"]),
        (
            "combien j'ai dépensé sur le compte courant en septembre ?", .period,
            ["2026-09-01/2026-10-01"]
        ),
        ("the babysitter, Summer, was here four hours at 12 an hour: 48", .date, []),
        ("what do I spend on average in a week", .period, []),
        ("can I me permettre a weekend in Rome", .date, []),
    ])
    func aDayIsOneByThePieceItStandsIn(text: String, slot: Slot, values: [String]) throws {
        #expect(try Self.values(of: slot, in: text) == values)
    }

    private static func values(of slot: Slot, in text: String) throws -> [String] {
        try Interpreter.shared.get().interpretation(of: text, in: .init(today: Day(number: 20_784)))
            .values(of: slot).map(\.canonicalString)
    }
}
