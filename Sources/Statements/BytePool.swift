/// What was made of the texts of a column, kept for those that come again: most statements repeat a
/// few thousand labels.
///
/// It holds a fixed number of texts: a new one takes the place of one with a like trace.
struct BytePool<Value> {
    /// By place: the trace of the text that is kept there, 0 for none; the text; its value.
    private var traces: [UInt64]
    private var keys: [String]
    private var values: [Value?]
    /// The values made so far.
    private var madeCount = 0

    /// The texts that are kept, the longest of them, and the places one can stand in.
    private static var size: Int { 16_384 }
    private static var longest: Int { 128 }
    private static var ways: Int { 4 }

    init() {
        traces = Array(repeating: 0, count: Self.size)
        keys = Array(repeating: "", count: Self.size)
        values = Array(repeating: nil, count: Self.size)
    }

    /// Returns the value of `bytes`, made by `make` of their text and a number that no other value
    /// has, unless it is kept.
    /// - Complexity: O(length) to find it.
    mutating func value(of bytes: Span<UInt8>, make: (String, Int) -> Value) -> Value {
        let trace = Self.trace(of: bytes.bytes)
        let first = Int(truncatingIfNeeded: trace >> 1) & (Self.size - Self.ways)
        var free = first
        for index in first..<first + Self.ways {
            if traces[index] == trace, Self.isSame(keys[index], bytes.bytes),
                let value = values[index]
            {
                return value
            }
            if traces[index] == 0 { free = index }
        }
        madeCount += 1
        let key = String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
        let value = make(key, madeCount)
        if bytes.count <= Self.longest {
            (traces[free], keys[free], values[free]) = (trace, key, value)
        }
        return value
    }

    private static func isSame(_ key: String, _ bytes: RawSpan) -> Bool {
        guard key.utf8.count == bytes.byteCount else { return false }
        let isSame = key.utf8.withContiguousStorageIfAvailable { text in
            let text = UnsafeRawBufferPointer(text)
            var offset = 0
            while offset + 8 <= bytes.byteCount {
                let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                guard word == Self.word(bytes, offset) else { return false }
                offset += 8
            }
            while offset < bytes.byteCount {
                guard text[offset] == byte(bytes, offset) else { return false }
                offset += 1
            }
            return true
        }
        return isSame ?? false
    }

    /// An odd number that differs for most texts: eight bytes at a time multiplied in, both halves
    /// of the product taken (as W. Yi's wyhash does).
    private static func trace(of bytes: RawSpan) -> UInt64 {
        var trace = UInt64(truncatingIfNeeded: bytes.byteCount) &+ 0x9E37_79B9_7F4A_7C15
        var offset = 0
        while offset + 8 <= bytes.byteCount {
            trace = mixed(trace, word(bytes, offset))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.byteCount {
            rest = rest << 8 | UInt64(byte(bytes, offset))
            offset += 1
        }
        return mixed(trace, rest) | 1
    }

    private static func mixed(_ trace: UInt64, _ word: UInt64) -> UInt64 {
        let product = (trace ^ word).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        return product.high ^ product.low
    }

    private static func word(_ bytes: RawSpan, _ offset: Int) -> UInt64 {
        bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    private static func byte(_ bytes: RawSpan, _ offset: Int) -> UInt8 {
        bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt8.self)
    }
}
