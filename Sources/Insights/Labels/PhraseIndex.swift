/// Finds which of many phrases a folded text holds, in one pass (Aho and Corasick 1975,
/// *Communications of the ACM* 18).
struct PhraseIndex: Sendable {
    /// Letters, digits, the space, and one for all else.
    private static let width = 38
    private static let other = 37
    private var next: [Int32]
    /// For each state, the phrase of greatest length that ends there, -1 for none.
    private var phrase: [Int32]

    /// - Parameter phrases: folded, a space on each side that must be a word's edge.
    /// - Complexity: O(total length · alphabet).
    init(_ phrases: [String]) {
        next = [Int32](repeating: -1, count: Self.width)
        phrase = [-1]
        for (index, text) in phrases.enumerated() { insert(text, Int32(index)) }
        close()
    }

    private static func symbol(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
        case UInt8(ascii: "0")...UInt8(ascii: "9"): 26 + Int(byte - UInt8(ascii: "0"))
        case UInt8(ascii: " "): 36
        default: other
        }
    }

    private mutating func insert(_ text: String, _ index: Int32) {
        var state = 0
        for byte in text.utf8 {
            let slot = state * Self.width + Self.symbol(byte)
            if next[slot] < 0 {
                next[slot] = Int32(phrase.count)
                phrase.append(-1)
                next.append(contentsOf: repeatElement(-1, count: Self.width))
            }
            state = Int(next[slot])
        }
        if phrase[state] < 0 { phrase[state] = index }
    }

    /// Turns the trie into an automaton, breadth first.
    private mutating func close() {
        var failure = [Int](repeating: 0, count: phrase.count)
        var queue: [Int] = []
        for symbol in 0..<Self.width {
            if next[symbol] < 0 { next[symbol] = 0 } else { queue.append(Int(next[symbol])) }
        }
        var head = 0
        while head < queue.count {
            let state = queue[head]
            head += 1
            if phrase[state] < 0 { phrase[state] = phrase[failure[state]] }
            for symbol in 0..<Self.width {
                let slot = state * Self.width + symbol
                let fallback = next[failure[state] * Self.width + symbol]
                if next[slot] < 0 {
                    next[slot] = fallback
                } else {
                    failure[Int(next[slot])] = Int(fallback)
                    queue.append(Int(next[slot]))
                }
            }
        }
    }

    /// The phrases that `text` holds by index, with the offset in bytes after each; where several
    /// end at one place, the longest.
    /// - Complexity: O(length of `text`).
    func matches(in text: String) -> [(phrase: Int, end: Int)] {
        var found: [(phrase: Int, end: Int)] = []
        var state = 0
        for (offset, byte) in text.utf8.enumerated() {
            state = Int(next[state * Self.width + Self.symbol(byte)])
            if phrase[state] >= 0 { found.append((Int(phrase[state]), offset + 1)) }
        }
        return found
    }
}
