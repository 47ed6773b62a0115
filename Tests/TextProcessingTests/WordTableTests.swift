import Testing
import TextProcessing

struct WordTableTests {
    @Test(arguments: [
        ("", []), ("  \n ", []), ("un", ["un"]), (" deux  mots\n", ["deux", "mots"]),
        ("été\tnoël", ["été", "noël"]),
    ])
    func aListIsReadWordByWord(list: String, words: [String]) {
        var read: [String] = []
        WordList.forEachWord(in: list) { read.append(String(decoding: $0, as: UTF8.self)) }
        #expect(read == words)
    }

    @Test func everyValueIsFoundAndNoOther() {
        let table = WordTable((0..<1_000).map { (UInt32($0) &* 0x9E37_79B1, $0) })
        for number in 0..<1_000 { #expect(table[UInt32(number) &* 0x9E37_79B1] == number) }
        #expect(table[1] == nil)
    }

    @Test func ofSeveralValuesTheFirstCountsOrAllTogether() {
        let pairs: [(UInt32, [Int])] = [(7, [1]), (8, [2]), (7, [3])]
        #expect(WordTable(pairs)[7] == [1])
        #expect(WordTable(pairs, combining: +)[7] == [1, 3])
    }

    @Test func aTableOfNothingHasNothing() {
        #expect(WordTable<Int>([])[0] == nil)
    }
}
