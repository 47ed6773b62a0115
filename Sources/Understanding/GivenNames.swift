internal import TextProcessing

/// The given names of the lexicon.
package enum GivenNames {
    /// Whether a folded word is one of them. O(length).
    package static func contains(_ word: String) -> Bool {
        WordClass.of(WordHash.hash(word)).contains(.givenName)
    }
}
