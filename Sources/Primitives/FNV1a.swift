/// FNV-1a (Fowler, Noll and Vo): hashes that are the same in every process and on every machine.
///
/// Features and word lists of model files are found by these values, which never change. They are
/// public since package functions are not inlined into the loops of other modules.
public enum FNV1a {
    /// Returns the hash of `bytes` in 32 bits.
    @inlinable
    public static func hash32(_ bytes: some Sequence<UInt8>) -> UInt32 {
        bytes.reduce(empty32) { extended32($0, by: $1) }
    }

    /// The hash of no bytes in 32 bits.
    @inlinable
    public static var empty32: UInt32 { 0x811C_9DC5 }

    /// Returns the hash of bytes whose hash is known and of one more behind them.
    @inlinable
    public static func extended32(_ hash: UInt32, by byte: UInt8) -> UInt32 {
        (hash ^ UInt32(byte)) &* 0x0100_0193
    }

    /// Returns the hash of `bytes` in 64 bits.
    @inlinable
    public static func hash64(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(empty64) { extended64($0, by: UInt64($1)) }
    }

    /// The hash of no bytes in 64 bits.
    @inlinable
    public static var empty64: UInt64 { 0xCBF2_9CE4_8422_2325 }

    /// Returns the hash in 64 bits of what has `hash`, and of one more byte, or word, behind it.
    @inlinable
    public static func extended64(_ hash: UInt64, by word: UInt64) -> UInt64 {
        (hash ^ word) &* 0x0000_0100_0000_01B3
    }
}

/// MurmurHash3 (A. Appleby).
public enum MurmurHash3 {
    /// Returns `hash` with every bit mixed into every other: the finaliser over 32 bits.
    @inlinable
    public static func finalized(_ hash: UInt32) -> UInt32 {
        var hash = (hash ^ (hash >> 16)) &* 0x85EB_CA6B
        hash = (hash ^ (hash >> 13)) &* 0xC2B2_AE35
        return hash ^ (hash >> 16)
    }
}
