/// Values by the `WordHash` of words, in open addressing with linear probing: a word is looked up
/// in a few nanoseconds.
package struct WordTable<Value: Sendable>: Sendable {
    private var slots: [(hash: UInt32, value: Value)?]
    private let mask: Int

    /// Creates the table of `pairs`; of several values for one hash the first counts.
    package init(_ pairs: some Collection<(UInt32, Value)>) {
        var capacity = 16
        while capacity < 2 * pairs.count { capacity *= 2 }
        slots = Array(repeating: nil, count: capacity)
        mask = capacity - 1
        for (hash, value) in pairs {
            var slot = Int(hash) & mask
            while let taken = slots[slot], taken.hash != hash { slot = (slot + 1) & mask }
            if slots[slot] == nil { slots[slot] = (hash, value) }
        }
    }

    /// Creates the table of what a dictionary holds.
    package init(_ dictionary: [UInt32: Value]) {
        self.init(dictionary.map { ($0.key, $0.value) })
    }

    /// The value of the word whose `WordHash` is `hash`.
    package subscript(hash: UInt32) -> Value? {
        var slot = Int(hash) & mask
        while let taken = slots[slot] {
            if taken.hash == hash { return taken.value }
            slot = (slot + 1) & mask
        }
        return nil
    }
}
