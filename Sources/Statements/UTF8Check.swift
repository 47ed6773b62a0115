/// Whether bytes are UTF-8 (Unicode 16, table 3-7), one after another.
struct UTF8Check {
    private var isValid = true
    private var missing = 0
    private var scalar: UInt32 = 0
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether no character is cut.
    var isAtBoundary: Bool { missing == 0 }
    /// Whether all bytes so far are whole characters.
    var isWhole: Bool { isValid && missing == 0 }

    /// Takes in a byte; returns the character it ends.
    mutating func take(_ byte: UInt8) -> UInt32? {
        guard isValid else { return nil }
        if missing > 0 {
            guard allowed.contains(byte) else { return fail() }
            scalar = scalar << 6 | UInt32(byte & 0x3F)
            allowed = 0x80...0xBF
            missing -= 1
            return missing == 0 ? scalar : nil
        }
        switch byte {
        case ..<0x80: return UInt32(byte)
        case 0xC2...0xDF: begin(byte & 0x1F, missing: 1, 0x80...0xBF)
        case 0xE0: begin(byte & 0x0F, missing: 2, 0xA0...0xBF)
        case 0xED: begin(byte & 0x0F, missing: 2, 0x80...0x9F)
        case 0xE1...0xEF: begin(byte & 0x0F, missing: 2, 0x80...0xBF)
        case 0xF0: begin(byte & 0x07, missing: 3, 0x90...0xBF)
        case 0xF1...0xF3: begin(byte & 0x07, missing: 3, 0x80...0xBF)
        case 0xF4: begin(byte & 0x07, missing: 3, 0x80...0x8F)
        default: return fail()
        }
        return nil
    }

    private mutating func begin(
        _ bits: UInt8, missing count: Int, _ followers: ClosedRange<UInt8>
    ) {
        (scalar, missing, allowed) = (UInt32(bits), count, followers)
    }

    private mutating func fail() -> UInt32? {
        (isValid, missing) = (false, 0)
        return nil
    }
}
