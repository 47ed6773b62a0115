import Primitives
import Testing
import Understanding

/// Names with what is said beside them, read by the model that ships.
struct NameSlotTests {
    @Test(arguments: [
        ("envoie 40 à mon coloc, Bastien", ["Bastien"]),
        ("envoie 40 à la voisine, madame Pichon", ["Pichon"]),
        ("envoie 40 à Julien, le frère de Marc", ["Julien"]),
        ("send 40 to the cleaner, Agnieszka", ["Agnieszka"]),
        ("send 40 to my best friend Kyle", ["Kyle"]),
        ("send 40 to my brother in law Kyle", ["Kyle"]),
        ("send 40 to Ana's brother Kyle", ["Kyle"]),
        ("send 40 to Finn my cousin", ["Finn"]),
        ("send 40 to a guy called Kyle", ["Kyle"]),
        ("envoie-lui 50, elle s'appelle Affoué", ["Affoué"]),
    ])
    func theRoleOfSomebodyNamedIsLeftOut(text: String, names: [String]) throws {
        #expect(try Self.values(of: .payee, in: text) == names)
    }

    @Test(arguments: [
        ("envoie 40 à Paul, Marc et Julie", ["Paul", "Marc", "Julie"]),
        ("envoie 40 à ma mère, Paul et Julie", ["ma mère", "Paul", "Julie"]),
        ("envoie 40 à ma mère", ["ma mère"]), ("envoie 40 à mon proprio", ["mon proprio"]),
        ("envoie 50 à Marc de Lyon", ["Marc"]), ("envoie 50 à Noël", ["Noël"]),
        ("envoie 50 à Noël et à Marie", ["Noël", "Marie"]),
    ])
    func whoIsNamedByARoleOrInAListStays(text: String, names: [String]) throws {
        #expect(try Self.values(of: .payee, in: text) == names)
    }

    @Test(arguments: [
        "Charles de Gaulle", "Bertrand de la Tour", "Hubert d'Ormesson", "Marie-Ange du Plessis",
        "Marc van der Meer",
    ])
    func particlesJoinAName(name: String) throws {
        #expect(try Self.values(of: .payee, in: "envoie 50 à \(name)") == [name])
    }

    @Test(arguments: [
        ("20€ à Léo 🍕", ["Léo"]), ("envoie 20€ à Léo🍕demain", ["Léo"]),
        ("send around 50 to Marta", ["Marta"]), ("send Marta around 50", ["Marta"]),
        ("à Noël, envoie 100 euros à Augustin", ["Augustin"]),
        ("verse 50 à Lou, à Noël", ["Lou"]),
        ("ma part du cadeau commun à Bérénice", ["Bérénice"]),
        ("Lou lent me 20, send Lou the money", ["Lou"]),
    ])
    func whatNamesNobodyIsNoPayee(text: String, names: [String]) throws {
        #expect(try Self.values(of: .payee, in: text) == names)
    }

    @Test func theHolidayIsTheDay() throws {
        let text = "à Noël, envoie 100 euros à Augustin"
        #expect(try Self.values(of: .date, in: text) == ["2026-12-25/2026-12-26"])
    }

    @Test(arguments: [
        ("paie la facture d'eau Veolia", ["Veolia"]), ("paie le gaz d'Engie", ["Engie"]),
        ("pay my electricity bill to EDF, 60", ["EDF"]),
        ("pay the water bill from Severn Trent", ["Severn Trent"]),
        ("paie l'eau et l'électricité", ["eau", "électricité"]),
        ("paie la facture d'eau", ["eau"]), ("paie le gaz et Netflix", ["gaz", "Netflix"]),
    ])
    func aBillIsOfTheFirmThatIsNamed(text: String, firms: [String]) throws {
        #expect(try Self.values(of: .merchant, in: text) == firms)
    }

    private static func values(of slot: Slot, in text: String) throws -> [String] {
        try Interpreter.shared.get().interpretation(of: text, in: .init(today: Day(number: 20_784)))
            .values(of: slot).map(\.canonicalString)
    }
}
