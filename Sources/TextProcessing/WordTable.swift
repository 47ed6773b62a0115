/// Values by the `WordHash` of words, in open addressing with linear probing: a word is looked up
/// in a few nanoseconds.
///
/// It is public since package functions are not inlined into the loops of other modules.
public struct WordTable<Value: Sendable>: Sendable {
    /// For each slot the hash there and, from 1, its value's place in `values`; place 0 is empty.
    @usableFromInline let slots: [SIMD2<UInt32>]
    @usableFromInline let values: [Value]

    /// Creates the table of `pairs`; of several values for one hash, `combine` makes one of those
    /// so far and the next. O(pairs).
    @inlinable
    public init(_ pairs: [(UInt32, Value)], combining combine: (Value, Value) -> Value) {
        var capacity = 16
        while capacity < 2 * pairs.count { capacity *= 2 }
        var slots = [SIMD2<UInt32>](repeating: .zero, count: capacity)
        var values: [Value] = []
        values.reserveCapacity(pairs.count)
        for (hash, value) in pairs {
            var slot = Int(hash) & (capacity - 1)
            while slots[slot].y != 0, slots[slot].x != hash { slot = (slot + 1) & (capacity - 1) }
            if slots[slot].y == 0 {
                values.append(value)
                slots[slot] = SIMD2(hash, UInt32(truncatingIfNeeded: values.count))
            } else {
                let place = Int(slots[slot].y) - 1
                values[place] = combine(values[place], value)
            }
        }
        self.slots = slots
        self.values = values
    }

    /// Creates the table of `pairs`; of several values for one hash the first counts. O(pairs).
    @inlinable
    public init(_ pairs: [(UInt32, Value)]) {
        self.init(pairs) { first, _ in first }
    }

    /// The value of the word whose `WordHash` is `hash`.
    @inlinable
    public subscript(hash: UInt32) -> Value? {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot].y != 0 {
            if slots[slot].x == hash { return values[Int(slots[slot].y) - 1] }
            slot = (slot + 1) & mask
        }
        return nil
    }
}
