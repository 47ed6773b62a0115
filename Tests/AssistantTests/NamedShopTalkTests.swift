import Testing

/// Talks in which a shop is told by the name that statements have of it.
struct NamedShopTalkTests {
    private static let wallet = """
        {"now":"2026-11-26T10:00:00+01:00","account_currency":"EUR","balance":"1684.35 EUR",
         "transactions":[
          {"date":"2026-11-24","merchant":"Uber","category":"transport","amount":"14.80 EUR"},
          {"date":"2026-11-12","merchant":"Le Bistrot","category":"restaurants","amount":"41.00 EUR"},
          {"date":"2026-11-07","merchant":"Basic-Fit","category":"health","amount":"29.90 EUR"}]}
        """

    @Test(arguments: [
        ("combien j'ai dépensé chez basic fit ce mois ci", "29,90 € chez Basic-Fit"),
        ("combien j'ai dépensé chez bistrot ce mois ci", "41,00 € chez Le Bistrot"),
        ("how much did i spend at basic fit this month", "€29.90 at Basic-Fit"),
        ("combien j'ai dépensé chez uber ce mois ci", "14,80 € chez Uber"),
        ("combien je dépense en uber", "14,80 € chez Uber"),
    ])
    func shopsAreToldByTheirOwnNames(turn: String, told: String) throws {
        var scene = try FullWallet(Self.wallet)
        try scene.play("> \(turn)\n\(told)")
    }
}
