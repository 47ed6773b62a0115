internal import Primitives

/// What words are looked up by: FNV-1a over 32 bits of a folded word.
package enum WordHash {
    /// Returns the hash of a word that is folded already.
    package static func hash(_ word: some StringProtocol) -> UInt32 { FNV1a.hash32(word.utf8) }

    /// Returns the hashes of the words of a list with blanks between them, folded already.
    package static func set(_ list: String) -> Set<UInt32> {
        var hashes: Set<UInt32> = []
        WordList.forEachWord(in: list) { hashes.insert(FNV1a.hash32($0)) }
        return hashes
    }
}
