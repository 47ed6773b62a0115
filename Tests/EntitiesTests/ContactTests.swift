import Testing

@testable import Entities

struct ContactTests {
    static let matcher = ContactMatcher([
        .init(id: "1", names: ["Marie Dupont", "Marinette"]),
        .init(id: "2", names: ["Marie Curie"]),
        .init(id: "3", names: ["Zoé Lefèvre", "ma sœur"]),
        .init(id: "4", names: ["Mary-Jane Watson"]),
        .init(id: "5", names: ["Karim Benali"]), .init(id: "6", names: ["Bob"]),
        .init(id: "7", names: ["Linh Nguyễn"]),
    ])

    @Test(arguments: [
        ("Marie", ["1", "2"]), ("marie dupont", ["1"]), ("Dupont", ["1"]), ("Marinette", ["1"]),
        ("zoe", ["3"]), ("Zoé Lefevre", ["3"]), ("ma soeur", ["3"]), ("Mary-Jane", ["4"]),
        ("karmi", ["5"]), ("Kraim", ["5"]), ("karim benalli", ["5"]), ("Curie", ["2"]),
        ("Nguyen", ["7"]), ("Linh Nguye\u{302}\u{303}n", ["7"]),
    ])
    func findsWhoIsMeant(name: String, ids: [String]) {
        #expect(Self.matcher.matches(for: name).map(\.id).sorted() == ids)
    }

    @Test(arguments: ["Paul", "Rob", "", "Mark", "marc", "Zorro", "…"])
    func findsNobodyWhereNobodyIsMeant(name: String) {
        #expect(Self.matcher.matches(for: name).isEmpty)
    }

    @Test(arguments: [
        ("Filipe", "Philippe"), ("Katherine", "Catherine"), ("Kathryn", "Catherine"),
        ("Stefane", "Stéphane"), ("Matieu", "Matthieu"), ("Tibo", "Thibault"), ("Yan", "Yann"),
        ("Jon", "John"), ("Sara", "Sarah"), ("Jérome", "Gérôme"), ("Orélien", "Aurélien"),
        ("Mohammed", "Muhammad"), ("Erik", "Eric"), ("Steven", "Stephen"), ("Margo", "Margaux"),
        ("Michèle", "Michel"), ("Daniel", "Danielle"), ("Mari", "Marie"), ("Pascale", "Pascal"),
    ])
    func hearsNamesThatSoundAlike(said: String, name: String) {
        let matcher = ContactMatcher([
            .init(id: name, names: [name]), .init(id: "other", names: ["Gwendal Petit"]),
        ])
        #expect(matcher.matches(for: said).map(\.id) == [name])
    }

    @Test(arguments: [
        ("Marie", "Omar"), ("Paul", "Pablo"), ("Luc", "Lou"), ("Anne", "Yann"), ("Tom", "Tim"),
        ("Lea", "Leo"), ("Nina", "Nino"), ("Jean", "Jane"), ("Marc", "Marie"),
        ("Karima", "Karim"), ("Paula", "Paul"), ("Sophia", "Sophie"), ("Roberto", "Robert"),
    ])
    func keepsNamesThatDoNotSoundAlikeApart(said: String, name: String) {
        #expect(ContactMatcher([.init(id: name, names: [name])]).matches(for: said).isEmpty)
    }

    @Test(arguments: [("Marine", "Marie"), ("Mariel", "Marie")])
    func aNameByItselfIsNoSlipOfAnother(said: String, name: String) {
        let candidates = [ContactMatcher.Candidate(id: name, names: [name])]
        let known = ContactMatcher(candidates) { $0 == said.lowercased() }
        #expect(ContactMatcher(candidates).matches(for: said).map(\.id) == [name])
        #expect(known.matches(for: said).isEmpty)
    }

    @Test func nobodyIsMeantByASlipWhereSomebodyIsNamed() {
        let matcher = ContactMatcher([
            .init(id: "a", names: ["Mariel Costa"]), .init(id: "e", names: ["Marie Dupont"]),
        ])
        #expect(matcher.matches(for: "Marie").map(\.id) == ["e"])
        #expect(matcher.rankedMatches(for: "Marie").map(\.id) == ["e", "a"])
        #expect(matcher.rankedMatches(for: "Marie").map(\.score) == [0.9, 0.8])
    }

    @Test func aDiminutiveGivenAsAnAliasIsAWholeName() {
        let matcher = ContactMatcher([
            .init(id: "1", names: ["Alexandre Petit", "Alex"]),
            .init(id: "2", names: ["Alexandra Roux"]),
        ])
        #expect(matcher.matches(for: "alex").map(\.id) == ["1"])
        #expect(matcher.matches(for: "alex").map(\.score) == [1])
        #expect(matcher.matches(for: "Alexandre").map(\.id) == ["1"])
    }

    // Damerau, Communications of the ACM 7/3 (1964): one edit is an insertion, a deletion, a
    // substitution or a swap of neighbours. Distances by hand.
    @Test(arguments: [
        ("marie", "marie", 0), ("marie", "mraie", 1), ("marie", "mari", 1), ("marie", "marine", 1),
        ("kitten", "sitting", 3), ("ca", "abc", 3), ("", "abc", 3),
    ])
    func countsSlips(first: String, second: String, distance: Int) {
        #expect(EditDistance.between(first, second) == distance)
        #expect(EditDistance.between(second, first) == distance)
    }
}
