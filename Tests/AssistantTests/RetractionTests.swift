import Primitives
import Testing
import Understanding

/// Values that a sentence takes back itself, read by the model that ships.
struct RetractionTests {
    @Test(arguments: [
        ("vire 80, euh non 85 euros à Tiphaine", Slot.amount, ["85.00 EUR"]),
        ("transfer 80, uh no 85 pounds to Tiffany", .amount, ["85.00 GBP"]),
        ("send Ed 40, sorry, 45 euros", .amount, ["45.00 EUR"]),
        ("envoie 25 euros à Louise, enfin non, à Louis", .payee, ["Louis"]),
        ("send 25 dollars to Louise, no wait, to Louis", .payee, ["Louis"]),
        ("the grocery total for October, not September", .period, ["2026-10-01/2026-11-01"]),
        ("30 euros à Lilou chaque semaine, pas chaque mois", .frequency, ["FREQ=WEEKLY"]),
        ("ce n'est pas Basile mais Blaise qu'il faut payer, 44 euros", .payee, ["Blaise"]),
        ("paie la facture Engie, pas celle de Veolia", .merchant, ["Engie"]),
        ("montre la carte Leclerc, pas la Carrefour", .card, ["Leclerc"]),
        ("show the Tesco card, not the Boots one", .card, ["Tesco"]),
        ("envoie 30 à Paul plutôt qu'à Marie", .payee, ["Paul"]),
        ("envoie 30 à Paul plutôt que 20", .amount, ["30.00"]),
        ("envoie à Paul 50 et non 60", .amount, ["50.00"]),
        ("envoie 20 à Paul et non 30 à Zoé", .payee, ["Paul"]),
        ("send 20 to Lou, no, 30", .amount, ["30.00"]),
        ("send Lou 20, scratch that, 30", .amount, ["30.00"]),
        ("send 20 to Lou, make it 30", .amount, ["30.00"]),
        ("send 20 dollars — scratch that, 25 — to Pablo", .amount, ["25.00 USD"]),
        ("request twenty from dad no thirty", .amount, ["30.00"]),
        ("send 20 to Lou, I mean Ida", .payee, ["Ida"]),
        ("pay Lou 20 — wait, not Lou, Ida", .payee, ["Ida"]),
        ("send 20 to Lou on Monday, better Tuesday", .date, ["2026-12-01/2026-12-02"]),
        ("envoie 50 euros à Inès, non, 60", .amount, ["60.00 EUR"]),
        ("réclame 30 à Julie enfin je veux dire 40", .amount, ["40.00"]),
        ("mets le budget courses à 300, non disons 350", .amount, ["350.00"]),
        ("envoie 40 à Luc, rectification, 45", .amount, ["45.00"]),
        ("envoie 40 à Luc, je voulais dire Marc", .payee, ["Marc"]),
        ("envoie 40 à Luc, ah mais non c'est à Marc", .payee, ["Marc"]),
        (
            "solde la facture du dentiste à 60, non attends c'était 65 euros", .amount,
            ["65.00 EUR"]
        ),
    ])
    func ofTwoValuesTheOneMeantIsLeft(text: String, slot: Slot, values: [String]) throws {
        #expect(try Self.values(of: slot, in: text) == values)
    }

    @Test(arguments: [
        ("J'ai payé Gilles hier, maintenant envoie 30 euros à Huguette", Slot.payee, ["Huguette"]),
        ("I paid Giles yesterday, now send 30 pounds to Harriet", .payee, ["Harriet"]),
        ("Verizon's sorted, now pay Comcast, $19.99", .merchant, ["Comcast"]),
        ("Samedi j'ai avancé 84 euros, demande 28 euros à Maud", .amount, ["28.00 EUR"]),
        ("J'ai gardé Netflix mais arrête Disney+", .merchant, ["Disney+"]),
        ("Martin m'a remboursé mais pas Denise, demande-lui 22 euros", .payer, ["Denise"]),
        ("Martin paid me back but Denise hasn't, ask her for 22 dollars", .payer, ["Denise"]),
    ])
    func whatIsToldBeforeTheOrderIsNoPartOfIt(
        text: String, slot: Slot, values: [String]
    ) throws {
        #expect(try Self.values(of: slot, in: text) == values)
    }

    @Test(arguments: [
        ("annule Spotify mais garde Netflix", Slot.merchant, ["Spotify"]),
        ("cancel Netflix but keep Spotify", .merchant, ["Netflix"]),
        ("garde Netflix, annule Spotify", .merchant, ["Spotify"]),
        ("garde Spotify et résilie Netflix", .merchant, ["Netflix"]),
        ("keep my Netflix subscription, cancel the Spotify one", .merchant, ["Spotify"]),
        ("mets en pause Netflix mais garde Spotify", .merchant, ["Netflix"]),
        ("résilie Disney+, garde Netflix et Spotify", .merchant, ["Disney+"]),
        ("supprime le budget resto mais garde le budget courses", .category, ["restaurants"]),
        ("delete the groceries budget but keep restaurants", .category, ["groceries"]),
        ("garde le budget courses et supprime le budget resto", .category, ["restaurants"]),
    ])
    func whatIsToBeKeptIsNoPartOfWhatGoes(text: String, slot: Slot, values: [String]) throws {
        #expect(try Self.values(of: slot, in: text) == values)
    }

    @Test(arguments: [
        ("plus besoin de garder Netflix et Spotify, annule les deux", ["Netflix", "Spotify"]),
        ("no need to keep Netflix and Spotify, cancel both", ["Netflix", "Spotify"]),
        ("annule Netflix et Spotify", ["Netflix", "Spotify"]),
    ])
    func whatIsNotToBeKeptGoes(text: String, values: [String]) throws {
        #expect(try Self.values(of: .merchant, in: text) == values)
    }

    @Test(arguments: [
        ("envoie 20 à Paul et 30 à Marie", Slot.payee, ["Paul", "Marie"]),
        ("combien en courses et en restos", .category, ["groceries", "restaurants"]),
        (
            "compare septembre et octobre", .period,
            ["2026-09-01/2026-10-01", "2026-10-01/2026-11-01"]
        ),
        ("si Paul me paie 20, envoie 30 à Marie", .amount, ["20.00", "30.00"]),
        ("ask Grace and Patience for 24 dollars", .payer, ["Grace", "Patience"]),
        ("envoie 20 à Paul et enfin 30 à Zoé", .amount, ["20.00", "30.00"]),
        ("send 20 to Lou and no more", .amount, ["20.00"]),
        ("envoie 50 à Paul, enfin si tu peux", .amount, ["50.00"]),
        ("non, 60", .amount, ["60.00"]),
    ])
    func valuesOfEqualRightStandBesideEachOther(
        text: String, slot: Slot, values: [String]
    ) throws {
        #expect(try Self.values(of: slot, in: text) == values)
    }

    @Test(arguments: [
        ("3 x 20 euros pour Elsa", "20.00 EUR", "3"), ("2x15€ à Denise", "15.00 EUR", "2"),
        ("envoie 4 fois 25 euros à Denise", "25.00 EUR", "4"), ("3x20 à Elsa", "20.00", "3"),
        ("send two times 40 dollars to Ed", "40.00 USD", "2"),
        ("send Hannah 30 euros twice", "30.00 EUR", "2"), ("twice 30 to Leo", "30.00", "2"),
        ("send Leo 30 three times", "30.00", "3"), ("send Leo 3 lots of 30", "30.00", "3"),
        ("two payments of 75 to Ibrahim", "75.00", "2"),
    ])
    func anAmountPaidSeveralTimesIsCounted(text: String, amount: String, count: String) throws {
        #expect(try Self.values(of: .amount, in: text) == [amount])
        #expect(try Self.values(of: .count, in: text) == [count])
    }

    @Test(arguments: ["send Hannah 30 euros twice a month", "envoie 3 tickets à 20 à Paul"])
    func whatCountsNoAmountIsNoCount(text: String) throws {
        #expect(try Self.values(of: .count, in: text).isEmpty)
    }

    @Test(arguments: [
        ("un mois sur deux, le 10, 90 euros à Edwige", "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=10"),
        ("every other month on the 10th, 90 to Edwina", "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=10"),
        ("tous les trois mois, le 5, 50 à Paul", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=5"),
        (
            "10 euros à Lison du lundi au vendredi, toutes les semaines",
            "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
        ),
    ])
    func aRhythmInTwoPiecesIsOne(text: String, rule: String) throws {
        #expect(try Self.values(of: .frequency, in: text) == [rule])
    }

    @Test(arguments: [
        ("send 20 to Paul, do it Tuesday", ["2026-12-01/2026-12-02"]),
        ("20 to Paul, make the transfer Tuesday", ["2026-12-01/2026-12-02"]),
        ("every year on June 21 send 60 dollars to Melody", []),
    ])
    func aDayWithoutAPrepositionIsOne(text: String, days: [String]) throws {
        #expect(try Self.values(of: .date, in: text) == days)
        #expect(try Self.values(of: .payee, in: text).count == 1)
    }

    @Test func aTextWithoutEndIsLeftAsItIs() throws {
        let text =
            "envoie "
            + Array(repeating: "20 à Paul, non 30 à Zoé", count: 200)
            .joined(separator: " et ")
        #expect(try Self.values(of: .amount, in: text).count > 100)
    }

    private static func values(of slot: Slot, in text: String) throws -> [String] {
        try Interpreter.shared.get().interpretation(of: text, in: .init(today: Day(number: 20_785)))
            .values(of: slot).map(\.canonicalString)
    }
}
