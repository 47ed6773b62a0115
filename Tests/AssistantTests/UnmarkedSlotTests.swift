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

    @Test(arguments: [
        ("paie la facture 20458 de Engie", Slot.amount, []),
        ("paie la facture n° 7781, EDF, 60 euros", .amount, ["60.00 EUR"]),
        ("pay invoice 20451 from Acme, 300 euros", .amount, ["300.00 EUR"]),
        ("pay invoice 120", .amount, ["120.00"]),
        ("send Lou 20 with reference 7781", .amount, ["20.00"]),
        ("statut de ma carte finissant par 77", .amount, []),
        ("change my pin to 4821", .amount, []),
        ("stake 50 yani for 90 days", .coinAmount, ["50 YANI"]),
        ("lock up fifty YANI on the 90-day plan", .coinAmount, ["50 YANI"]),
        ("50/50 avec Inès pour la note de 80", .amount, ["80.00"]),
    ])
    func aNumberThatIsKnownByIsNoAmount(text: String, slot: Slot, values: [String]) throws {
        #expect(try Self.values(of: slot, in: text) == values)
    }

    @Test(arguments: [
        ("paie Orange en trois fois, 90 euros", "total"),
        ("rembourse les 60 à Lou en deux virements", "total"),
        ("pay Ikea 120 in 3x", "total"), ("étale 600 euros sur six mois", "total"),
        ("demande 8 euros par parent à Inès et Bilal", "each"),
        ("envoie 12 euros pièce à Inès et Zoé", "each"),
        ("12 euros chaque à Inès et Bilal", "each"),
        ("demande 8 euros à chaque copain : Inès, Bilal", "each"),
        ("envoie 12 euros chaque lundi à Zoé", nil), ("envoie deux fois 30 à Leo", nil),
    ])
    func anAmountIsForEachOrForAllOfThem(text: String, mode: String?) throws {
        #expect(try Self.values(of: .amountMode, in: text) == [mode].compactMap(\.self))
    }

    @Test(arguments: [
        ("Lou cut the grass on Monday so give Lou 20", []),
        ("Lou babysat the kids Wednesday night, send Lou 20", []),
        ("send 20 to Lou, it was his birthday on the 3rd", []),
        ("pay Sky the 20 that was due last Friday", []),
        ("the Sky bill came on Monday, pay it", []),
        ("Lou mowed the lawn yesterday, send him 20 on Friday", ["2026-12-04/2026-12-05"]),
        ("send Lou 20 on Monday", ["2026-11-30/2026-12-01"]),
    ])
    func aDayOfTheStoryIsNoneOfThePayment(text: String, days: [String]) throws {
        #expect(try Self.values(of: .date, in: text) == days)
    }

    private static func values(of slot: Slot, in text: String) throws -> [String] {
        try Interpreter.shared.get().interpretation(of: text, in: .init(today: Day(number: 20_784)))
            .values(of: slot).map(\.canonicalString)
    }
}
