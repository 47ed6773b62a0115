/// Values by the `WordHash` of words, in open addressing with linear probing: a word is looked up
/// in a few nanoseconds.
package struct WordTable<Value: Sendable>: Sendable {
    /// For each slot the hash there and, from 1, its value's place in `values`; place 0 is empty.
    @usableFromInline let slots: [SIMD2<UInt32>]
    @usableFromInline let values: [Value]

    /// Creates the table of `pairs`; of several values for one hash the first counts.
    @inlinable
    package init(_ pairs: some Collection<(UInt32, Value)>) {
        var capacity = 16
        while capacity < 2 * pairs.count { capacity *= 2 }
        var slots = [SIMD2<UInt32>](repeating: .zero, count: capacity)
        var values: [Value] = []
        for (hash, value) in pairs {
            var slot = Int(hash) & (capacity - 1)
            while slots[slot].y != 0, slots[slot].x != hash { slot = (slot + 1) & (capacity - 1) }
            guard slots[slot].y == 0 else { continue }
            values.append(value)
            slots[slot] = SIMD2(hash, UInt32(truncatingIfNeeded: values.count))
        }
        self.slots = slots
        self.values = values
    }

    /// Creates the table of what a dictionary holds.
    @inlinable
    package init(_ dictionary: [UInt32: Value]) {
        self.init(dictionary.map { ($0.key, $0.value) })
    }

    /// The value of the word whose `WordHash` is `hash`.
    @inlinable
    package subscript(hash: UInt32) -> Value? {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot].y != 0 {
            if slots[slot].x == hash { return values[Int(slots[slot].y) - 1] }
            slot = (slot + 1) & mask
        }
        return nil
    }
}
