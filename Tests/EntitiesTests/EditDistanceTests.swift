import Testing

@testable import Entities

struct EditDistanceTests {
    /// The look at the letters leaves out no word that is near enough.
    @Test func theNearestWordIsThatOfAllDistances() {
        let known = [
            "groceries", "restaurant", "transport", "essence", "electricite", "abonnement",
            "streaming", "vacances", "pharmacie", "chauffage", "loyer", "cinema",
        ]
        let slips = [
            "grocreies", "restuarant", "trasnport", "essnce", "electircite", "abonemment",
            "steaming", "vacanses", "farmacie", "chaufage", "loier", "cinnema", "pipeline", "zzzzz",
        ]
        for slip in slips {
            let limit = EditDistance.limit(for: slip)
            let distances = known.map { EditDistance.between($0, slip) }
            let least = distances.min() ?? .max
            let expected = least <= limit ? distances.firstIndex(of: least) : nil
            #expect(EditDistance.nearest(of: known, to: [slip]) == expected, "\(slip)")
        }
        #expect(EditDistance.nearest(of: known, to: ["farmasie", "trnsport"]) == 2)
    }
}
