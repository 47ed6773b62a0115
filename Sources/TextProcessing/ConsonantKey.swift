public import Primitives

/// What a word is known by when it is abbreviated or its letters change places.
public enum ConsonantKey {
    /// Returns a hash of the first byte of a folded word and the consonants after it, doubled ones
    /// once, in any order; 0 of nothing. Vowels, *h*, apostrophes and hyphens are passed over:
    /// `virement`, `vriement` and `vrmnt` are one.
    @inlinable
    public static func hash(_ word: some Collection<UInt8>) -> UInt32 {
        guard var last = word.first else { return 0 }
        var sum = UInt32(last) &* 0x9E37_79B1
        for byte in word.dropFirst() {
            switch byte {
            case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79, 0x68, 0x27, 0x2D: continue
            default: break
            }
            if byte != last { sum = sum &+ MurmurHash3.finalized(UInt32(byte)) }
            last = byte
        }
        return MurmurHash3.finalized(sum)
    }
}
