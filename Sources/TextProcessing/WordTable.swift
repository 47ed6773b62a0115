/// Values by the `WordHash` of words, in open addressing with linear probing: a word is looked up
/// in a few nanoseconds.
///
/// It is public since package functions are not inlined into the loops of other modules.
public struct WordTable<Value: Sendable>: Sendable {
    /// For each slot, from 1, the place in `entries` of what is there; 0 is empty. Half the bits
    /// of a hash, since most words are in no table, and what tells so is to stay in the cache.
    @usableFromInline let slots: [UInt16]
    @usableFromInline let entries: [Entry]

    @usableFromInline
    struct Entry: Sendable {
        @usableFromInline let hash: UInt32
        @usableFromInline var value: Value

        @inlinable
        init(hash: UInt32, value: Value) {
            self.hash = hash
            self.value = value
        }
    }

    /// Creates the table of `pairs`; of several values for one hash, `combine` makes one of those
    /// so far and the next. O(pairs).
    ///
    /// - Precondition: there are fewer than 2^16 hashes.
    @inlinable
    public init(_ pairs: [(UInt32, Value)], combining combine: (Value, Value) -> Value) {
        var capacity = 16
        while capacity < 2 * pairs.count { capacity *= 2 }
        var slots = [UInt16](repeating: 0, count: capacity)
        var entries: [Entry] = []
        entries.reserveCapacity(pairs.count)
        for (hash, value) in pairs {
            var slot = Int(hash) & (capacity - 1)
            while slots[slot] != 0, entries[Int(slots[slot]) - 1].hash != hash {
                slot = (slot + 1) & (capacity - 1)
            }
            if slots[slot] == 0 {
                entries.append(Entry(hash: hash, value: value))
                slots[slot] = UInt16(entries.count)
            } else {
                let place = Int(slots[slot]) - 1
                entries[place].value = combine(entries[place].value, value)
            }
        }
        self.slots = slots
        self.entries = entries
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
        while slots[slot] != 0 {
            let place = Int(slots[slot]) - 1
            if entries[place].hash == hash { return entries[place].value }
            slot = (slot + 1) & mask
        }
        return nil
    }
}
