extension TokenScanner {
    /// The end of the word at `start`: letters and digits, with the apostrophe of an elision
    /// (`l'`, `qu'`), inside `aujourd'hui`, `don't`, `o'brien`, but not before a clitic (`what` +
    /// `'s`).
    func wordEnd(from start: Int) -> Int {
        let end = alphanumericEnd(from: start)
        guard byte(at: end) == Self.apostrophe, kind(at: end + 1) == .letter else { return end }
        if isElision(start..<end) { return end + 1 }
        guard englishCliticEnd(from: end) == nil else { return end }
        return alphanumericEnd(from: end + 1)
    }

    /// The end of the English clitic at `start` (`'s 'm 're 've 'll 'd`), if one stands there
    /// behind a letter.
    func englishCliticEnd(from start: Int) -> Int? {
        guard byte(at: start) == Self.apostrophe, kind(at: start - 1) == .letter else { return nil }
        let end = alphanumericEnd(from: start + 1)
        let isClitic = Self.englishClitics.contains { matches($0, in: start + 1..<end) }
        return isClitic ? end : nil
    }

    /// The end of the run of letters and digits at `start`.
    func alphanumericEnd(from start: Int) -> Int {
        var index = start
        while kind(at: index) == .letter || kind(at: index) == .digit { index += 1 }
        return index
    }

    /// Whether the bytes of `range` are those of `text`.
    func matches(_ text: StaticString, in range: Range<Int>) -> Bool {
        guard range.count == text.utf8CodeUnitCount, range.upperBound <= bytes.count else {
            return false
        }
        return text.withUTF8Buffer { expected in
            range.indices.allSatisfy { bytes[$0] == expected[$0 - range.lowerBound] }
        }
    }

    private func isElision(_ range: Range<Int>) -> Bool {
        Self.elidedWords.contains { matches($0, in: range) }
    }

    private static let apostrophe = UInt8(ascii: "'")
    private static let elidedWords: [StaticString] = [
        "l", "d", "j", "m", "t", "s", "c", "n", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu",
    ]
    private static let englishClitics: [StaticString] = ["s", "m", "re", "ve", "ll", "d"]
}
