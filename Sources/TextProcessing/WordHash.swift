internal import Primitives

/// What words are looked up by: FNV-1a over 32 bits of a folded word.
package enum WordHash {
    /// Returns the hash of a word that is folded already.
    package static func hash(_ word: some StringProtocol) -> UInt32 { FNV1a.hash32(word.utf8) }
}
