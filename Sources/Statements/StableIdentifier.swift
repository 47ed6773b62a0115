/// Identifiers made from what they identify: FNV-1a-64 (Fowler, Noll and Vo).
struct StableIdentifier: Hashable {
    private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Takes in a text and its end.
    mutating func combine(_ text: String) { combine(text.utf8[...]) }

    /// Takes in a text and its end.
    mutating func combine(_ text: Substring.UTF8View) {
        for byte in text { mix(byte) }
        mix(0xFF)
    }
    /// Takes in a number.
    mutating func combine(_ number: Int64) {
        for shift in stride(from: Int64(0), to: 64, by: 8) {
            mix(UInt8(truncatingIfNeeded: number >> shift))
        }
    }

    /// Up to thirteen digits and letters, short enough to need no memory of their own.
    var text: String {
        String(unsafeUninitializedCapacity: 13) { buffer in
            var count = 1
            // 36 to the thirteenth power is beyond 64 bits.
            var power: UInt64 = 36
            while count < 13, hash >= power {
                count += 1
                power &*= 36
            }
            var rest = hash
            for place in stride(from: count - 1, through: 0, by: -1) {
                let digit = UInt8(truncatingIfNeeded: rest % 36)
                buffer[place] = digit + UInt8(ascii: digit < 10 ? "0" : "W")
                rest /= 36
            }
            return count
        }
    }

    private mutating func mix(_ byte: UInt8) {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
}
