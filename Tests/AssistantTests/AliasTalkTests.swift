import Testing

/// Talks in which somebody is called by what they are to the speaker, and told by their name.
struct AliasTalkTests {
    private static let wallet = """
        {"now":"2026-11-20T10:00:00+01:00","account_currency":"EUR","balance":"2400.00 EUR",
         "contacts":[{"name":"Karim Benali","aliases":["Karim"]},
          {"name":"Sylvie Durand","aliases":["maman","ma mère","mum"]},
          {"name":"Nicolas Perret","aliases":["Nico"]},
          {"name":"Gérard Lemoine","aliases":["proprio","landlord"]}],
         "limits":{"per_transaction":"1000.00 EUR","daily":"1500.00 EUR"},
         "transactions":[
          {"date":"2026-11-05","to":"Gérard Lemoine","category":"housing","amount":"780.00 EUR"},
          {"date":"2026-10-05","to":"Gérard Lemoine","category":"housing","amount":"770.00 EUR"},
          {"date":"2026-10-20","to":"Sylvie Durand","amount":"40.00 EUR"},
          {"date":"2026-10-12","to":"Nicolas Perret","amount":"12.00 EUR"},
          {"date":"2025-12-05","to":"Gérard Lemoine","category":"housing","amount":"760.00 EUR"}]}
        """

    private func play(_ talk: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play(talk)
    }

    @Test(arguments: [
        (
            "combien j'ai payé à mon proprio depuis le début de l'année",
            "Tu as envoyé 1 550,00 € à Gérard Lemoine"
        ),
        ("combien j'ai envoyé à ma mère cette année", "Tu as envoyé 40,00 € à Sylvie Durand"),
        ("combien j'ai envoyé à maman en octobre", "Tu as envoyé 40,00 € à Sylvie Durand"),
        ("how much did i pay my landlord this year", "You sent €1,550.00 to Gérard Lemoine"),
        ("how much have i sent my mum this year", "You sent €40.00 to Sylvie Durand"),
        ("combien j'ai envoyé à Karim cette année", "Tu n’as rien envoyé à Karim"),
    ])
    func whatWentToAnAliasIsToldOfThePerson(turn: String, told: String) throws {
        try play("> \(turn)\n\(told)")
    }

    @Test(arguments: [
        ("envoie de l'argent à mon proprio", "Combien veux-tu envoyer à Gérard Lemoine"),
        ("envoie 20 à ma mère", "J’envoie 20,00 € à Sylvie Durand. Je confirme ?"),
        ("send 20 to my mum", "I’ll send €20.00 to Sylvie Durand. Shall I go ahead?"),
    ])
    func repliesCallThePersonByName(turn: String, told: String) throws {
        try play("> \(turn)\n\(told)\n! mon proprio")
    }
}
