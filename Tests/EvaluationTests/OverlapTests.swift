import Evaluation
import Testing
import TextProcessing

struct OverlapTests {
    @Test(arguments: [
        ("Envoie 50 € à Zoé !", "envoie 50 € a zoe", TextOverlap.Kind.sameText),
        ("pay Mark 20", "20 pay mark", .sameWords),
        ("envoie 50 € à Zoé", "envoie 80 € à Zoé", .sameWords),
        (
            "show me all of the payments I made to the garage",
            "show me all of the payments I made to garage", .nearlySameWords
        ),
    ])
    func finds(first: String, second: String, kind: TextOverlap.Kind) {
        #expect(OverlapIndex([first]).overlaps(with: second).map(\.kind) == [kind])
        #expect(OverlapIndex([second]).overlaps(with: first).map(\.kind) == [kind])
    }

    @Test(arguments: [
        ("combien j'ai dépensé", "combien je vais dépenser"),
        ("send Bill 50", "pay the bill, 50"), ("50", "60"), ("?", "!"),
        ("pay the bill now", "pay the bill"),
        ("please show me the last five payments", "please show me the next five payments"),
    ])
    func passesOver(first: String, second: String) {
        #expect(OverlapIndex([first]).overlaps(with: second).isEmpty)
    }

    /// The index must find what comparing all pairs finds: the definition, written out.
    @Test func agreesWithTheComparisonOfAllPairs() {
        let vocabulary = "a b c d e f g h i j k l m n".split(separator: " ").map(String.init)
        var state: UInt64 = 11
        func random(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let texts = (0..<250).map { _ in
            let count = 1 + random(below: 13)
            let width = max(2, min(vocabulary.count, count + 1))
            return (0..<count).map { _ in vocabulary[random(below: width)] }
                .joined(separator: " ")
        }
        let index = OverlapIndex(texts)
        var kinds: Set<TextOverlap.Kind> = []
        for text in texts {
            var expected: [Int: TextOverlap.Kind] = [:]
            for (other, candidate) in texts.enumerated() {
                expected[other] = Self.kind(text, candidate)
            }
            let found = index.overlaps(with: text).map { ($0.index, $0.kind) }
            #expect(Dictionary(uniqueKeysWithValues: found) == expected, "\(text)")
            kinds.formUnion(expected.values)
        }
        #expect(kinds == Set(TextOverlap.Kind.allCases))
    }

    private static func kind(_ first: String, _ second: String) -> TextOverlap.Kind? {
        if first == second { return .sameText }
        let (one, two) = (first.split(separator: " "), second.split(separator: " "))
        if one.sorted() == two.sorted() { return .sameWords }
        let (set, other) = (Set(one), Set(two))
        let isLong = one.count >= 5 && two.count >= 5
        let isAlike = 10 * set.intersection(other).count >= 9 * set.union(other).count
        return isLong && isAlike ? .nearlySameWords : nil
    }
}
