internal import Primitives
internal import TextProcessing

/// Reads ordinals: `3rd`, `1er`, "premier", "quarante-deuxième", "one hundred and twenty-fifth".
struct OrdinalReader: Sendable {
    private let numbers: NumberReader

    private var words: Words { numbers.words }

    private var suffixes: Set<String> {
        switch numbers.language {
        case .french: NumberWords.french.ordinalSuffixes
        case .english: NumberWords.english.ordinalSuffixes
        }
    }

    init(_ numbers: NumberReader) {
        self.numbers = numbers
    }

    /// Returns the ordinal at `index` and the word after it, or nil. O(words of the ordinal).
    func ordinal(at index: Int) -> (value: Int, end: Int)? {
        if words.kind(at: index) == .number {
            guard words.isGlued(index + 1), words.kind(at: index + 1) == .word,
                suffixes.contains(words[index + 1]), let value = Int(words[index])
            else { return nil }
            return (value, index + 2)
        }
        let role = numbers.role(index)
        guard role.ordinal != .none || role.number != .none && !role.signals.contains(.scale) else {
            return nil
        }
        var sum = NumberSum(numbers.language)
        var position = index
        while position < words.count {
            if let end = last(&sum, at: position) { return (Int(sum.total), end) }
            if sum.takesConnector, numbers.has(.connector, at: position) {
                var copy = sum
                if let end = last(&copy, at: position + 1), isConnected(sum, copy) {
                    return (Int(copy.total), end)
                }
                guard let unit = numbers.role(position + 1).number.unit, sum.connects(unit) else {
                    return nil
                }
                position += 1
            }
            guard let next = numbers.step(&sum, at: position) else { return nil }
            position = next
        }
        return nil
    }

    /// "Vingt et unième", "one hundred and first": what the connector adds is below what it
    /// follows.
    private func isConnected(_ sum: NumberSum, _ whole: NumberSum) -> Bool {
        sum.connects(whole.total - sum.total)
    }

    /// Adds the ordinal word at `position`, which ends the ordinal; nil if there is none.
    private func last(_ sum: inout NumberSum, at position: Int) -> Int? {
        // "Quatre-vingtième".
        if numbers.language == .french, words[position] == "quatre",
            numbers.role(position + 1).ordinal.unit == 20
        {
            return sum.add(80) ? position + 2 : nil
        }
        switch numbers.role(position).ordinal {
        case .none: return nil
        case .unit(let unit): return sum.add(unit) ? position + 1 : nil
        case .multiplier(let factor): return sum.multiply(by: factor) ? position + 1 : nil
        }
    }
}
