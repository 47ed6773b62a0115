/// The folded words of what was said, in which phrases are looked for.
struct Wording {
    /// The words, in order.
    let words: [String]
    /// The words between spaces, in UTF-8.
    private let text: [UInt8]

    init(_ words: some Sequence<String>) {
        self.words = Array(words)
        text = Array(" \(self.words.joined(separator: " ")) ".utf8)
    }

    /// Whether one of these words, or of these words one behind the other, was said.
    /// - Complexity: O(phrases · length).
    func says(_ phrases: [String]) -> Bool {
        phrases.contains { phrase in
            // Folded words are plain: bytes are compared, not characters.
            let length = phrase.utf8.count
            return text.indices.dropLast(length + 1).contains { isSaid(phrase, at: $0 + 1) }
        }
    }

    /// Whether it ends with one of these.
    func ends(with phrases: [String]) -> Bool {
        phrases.contains { isSaid($0, at: text.count - 1 - $0.utf8.count) }
    }

    /// Whether the words of a phrase stand at an offset in the text, between spaces.
    private func isSaid(_ phrase: String, at start: Int) -> Bool {
        let (space, end) = (UInt8(ascii: " "), start + phrase.utf8.count)
        guard start > 0, end < text.count, text[start - 1] == space, text[end] == space else {
            return false
        }
        return text[start..<end].elementsEqual(phrase.utf8)
    }

    /// Whether a word begins with one of these.
    func saysWord(beginning stems: [String]) -> Bool {
        words.contains { word in stems.contains { word.hasPrefix($0) } }
    }
}

extension Wording {
    /// Words that open a question.
    static let interrogatives: Set<String> = [
        "quel", "quelle", "quels", "quelles", "combien", "ou", "quand", "what", "which", "where",
        "how", "when",
    ]

    /// Whether a word says that no day is left out.
    var saysEver: Bool {
        says([
            "ever", "depuis toujours", "all time", "since forever", "de tous les temps",
            "de tout temps", "de toute ma vie", "aie jamais",
        ])
    }

    /// Whether something is said to have happened twice.
    var saysTwice: Bool {
        says([
            "twice", "double", "doubles", "doublon", "doublons", "deux fois", "duplicate",
            "duplicates", "2 fois", "2x", "doubly", "duplicated",
        ])
    }

    /// Whether limits are spoken of.
    var speaksOfLimits: Bool {
        says(["limit", "limits", "limite", "limites", "plafond", "plafonds", "cap", "caps"])
    }

    /// Whether a limit is named as a thing ("la limite", "my daily cap").
    var namesLimit: Bool {
        words.indices.contains { index in
            ["limit", "limite", "plafond", "cap"].contains(words[index])
                && words[..<index].suffix(2).contains(where: Self.determiners.contains)
        }
    }

    private static let determiners: Set<String> = [
        "la", "le", "ma", "mon", "the", "my", "une", "un", "a", "cette", "ce", "this", "that",
    ]
}
