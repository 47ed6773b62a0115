import Testing
import TextProcessing

@testable import Entities

struct FoldedTableTests {
    /// More words than places of the smallest table, so that some collide.
    private static let words = (0..<500).map { "mot\($0)" }
    private static let table = FoldedTable(
        Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) }))

    @Test func everyWordIsFoundByItsHash() {
        for (index, word) in Self.words.enumerated() {
            #expect(Self.table.value(of: word, hash: WordHash.hash(word)) == index)
        }
    }

    @Test func anotherWordOfTheSameHashIsNotFound() {
        #expect(Self.table.value(of: "autre", hash: WordHash.hash("mot7")) == nil)
        #expect(Self.table.value(of: "", hash: 0) == nil)
    }

    @Test func anEmptyTableHoldsNothing() {
        #expect(FoldedTable<Int>([:]).value(of: "mot", hash: WordHash.hash("mot")) == nil)
    }
}
