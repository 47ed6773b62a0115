import Primitives
import Testing

struct HashTests {
    /// Test vectors of L. C. Noll, isthe.com/chongo/src/fnv/test_fnv.c.
    @Test(arguments: [
        ("", UInt32(0x811C_9DC5), UInt64(0xCBF2_9CE4_8422_2325)),
        ("a", 0xE40C_292C, 0xAF63_DC4C_8601_EC8C), ("foobar", 0xBF9C_F968, 0x8594_4171_F739_67E8),
    ])
    func isFNV1a(text: String, narrow: UInt32, wide: UInt64) {
        #expect(FNV1a.hash32(text.utf8) == narrow)
        #expect(FNV1a.hash64(text.utf8) == wide)
    }

    /// `fmix32` of 0 and 1, by hand.
    @Test func isTheFinalizerOfMurmurHash3() {
        #expect(MurmurHash3.finalized(0) == 0)
        #expect(MurmurHash3.finalized(1) == 0x514E_28B7)
    }
}
