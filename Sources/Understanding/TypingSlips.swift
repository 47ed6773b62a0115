internal import Classification
internal import Primitives

/// Copies of utterances with slips of the finger, to train on beside the utterances themselves:
/// letters swapped, left out, doubled, or a neighbouring key's.
///
/// Which utterances and which slips depends on the text alone, so the same corpora give the same
/// copies in any order. After Y. Belinkov and Y. Bisk, "Synthetic and Natural Noise Both Break
/// Neural Machine Translation", ICLR 2018.
struct TypingSlips {
    /// The share of the utterances that are copied, 0...1.
    let share: Double

    /// Returns a copy of `utterance` with a slip in one word of four letters or more, and in a
    /// second one if it has six such words; nil if it is not among the share or has no such word.
    func copy(of utterance: LabelledUtterance) -> LabelledUtterance? {
        let bytes = Array(utterance.text.utf8)
        var generator = SplitMix64(seed: UInt64(FNV1a.hash32(bytes)))
        guard Double(generator.next() >> 11) * 0x1p-53 < share else { return nil }
        var words = Self.words(of: bytes)
        guard !words.isEmpty else { return nil }
        var edits: [Edit] = []
        for _ in 0..<(words.count < 6 ? 1 : 2) {
            let word = words.remove(at: Int(generator.next() % UInt64(words.count)))
            edits.append(Self.slip(in: word, of: bytes, using: &generator))
        }
        edits.sort { $0.range.lowerBound < $1.range.lowerBound }
        var copy = utterance
        copy.text = Self.text(bytes, after: edits)
        copy.slots = utterance.slots.map { mark in
            .init(
                slot: mark.slot,
                range: Self.place(
                    mark.range.lowerBound, after: edits)..<Self.place(
                        mark.range.upperBound, after: edits),
                value: mark.value)
        }
        return copy
    }

    /// Bytes replaced within a word, its first one left alone.
    private struct Edit {
        let range: Range<Int>
        let bytes: [UInt8]
    }

    /// The runs of four ASCII letters or more.
    private static func words(of bytes: [UInt8]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        for index in 0...bytes.count {
            if index < bytes.count, isLetter(bytes[index]) { continue }
            if index - start >= 4 { words.append(start..<index) }
            start = index + 1
        }
        return words
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    private static func slip(
        in word: Range<Int>, of bytes: [UInt8], using generator: inout SplitMix64
    ) -> Edit {
        // First letters are seldom mistyped.
        let inner = word.lowerBound + 1..<word.upperBound
        let place = inner.lowerBound + Int(generator.next() % UInt64(inner.count))
        switch generator.next() % 10 {
        case 0..<5:
            let first = min(place, word.upperBound - 2)
            return Edit(range: first..<first + 2, bytes: [bytes[first + 1], bytes[first]])
        case 5..<8: return Edit(range: place..<place + 1, bytes: [])
        case 8: return Edit(range: place..<place + 1, bytes: [bytes[place], bytes[place]])
        default:
            let neighbour = neighbour(of: bytes[place], using: &generator)
            return Edit(range: place..<place + 1, bytes: [neighbour])
        }
    }

    /// The key left or right of a letter on its row, where AZERTY and QWERTY agree on most.
    private static func neighbour(of letter: UInt8, using generator: inout SplitMix64) -> UInt8 {
        let row = rows.first { $0.contains(letter | 0x20) } ?? []
        guard let place = row.firstIndex(of: letter | 0x20) else { return letter }
        let isRight = generator.next() % 2 == 0
        let other = isRight ? place + 1 : place - 1
        return row.indices.contains(other) ? row[other] : row[isRight ? place - 1 : place + 1]
    }

    private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.utf8) }

    private static func text(_ bytes: [UInt8], after edits: [Edit]) -> String {
        var changed: [UInt8] = []
        var index = 0
        for edit in edits {
            changed += bytes[index..<edit.range.lowerBound] + edit.bytes
            index = edit.range.upperBound
        }
        return String(decoding: changed + bytes[index...], as: UTF8.self)
    }

    /// Where a byte offset at the edge of a word stands after the edits.
    private static func place(_ offset: Int, after edits: [Edit]) -> Int {
        edits.reduce(offset) { place, edit in
            edit.range.upperBound <= offset ? place + edit.bytes.count - edit.range.count : place
        }
    }
}
