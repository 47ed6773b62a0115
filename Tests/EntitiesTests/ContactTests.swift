import Entities
import Testing

struct ContactTests {
    static let matcher = ContactMatcher([
        .init(id: "1", names: ["Marie Dupont", "Marinette"]),
        .init(id: "2", names: ["Marie Curie"]),
        .init(id: "3", names: ["Zoé Lefèvre", "ma sœur"]),
        .init(id: "4", names: ["Mary-Jane Watson"]),
        .init(id: "5", names: ["Karim Benali"]), .init(id: "6", names: ["Bob"]),
    ])

    @Test(arguments: [
        ("Marie", ["1", "2"]), ("marie dupont", ["1"]), ("Dupont", ["1"]), ("Marinette", ["1"]),
        ("zoe", ["3"]), ("Zoé Lefevre", ["3"]), ("ma soeur", ["3"]), ("Mary-Jane", ["4"]),
        ("karmi", ["5"]), ("Kraim", ["5"]), ("karim benalli", ["5"]), ("Curie", ["2"]),
    ])
    func findsWhoIsMeant(name: String, ids: [String]) {
        #expect(Self.matcher.matches(for: name).map(\.id).sorted() == ids)
    }

    @Test(arguments: ["Paul", "Rob", "", "Mark", "marc", "Zorro", "…"])
    func findsNobodyWhereNobodyIsMeant(name: String) {
        #expect(Self.matcher.matches(for: name).isEmpty)
    }
}
