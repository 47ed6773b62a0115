/// The folded words of what was said, in which phrases are looked for.
struct Wording {
    /// The words, in order.
    let words: [String]
    private let known: Set<String>
    /// The words between spaces.
    private let text: String

    init(_ words: some Sequence<String>) {
        self.words = Array(words)
        known = Set(self.words)
        text = " \(self.words.joined(separator: " ")) "
    }

    /// Whether one of these words, or of these words one behind the other, was said.
    /// - Complexity: O(1) for a word, O(length) for several.
    func says(_ phrases: [String]) -> Bool {
        phrases.contains { phrase in
            phrase.contains(" ") ? text.contains(" \(phrase) ") : known.contains(phrase)
        }
    }

    /// Whether it ends with one of these.
    func ends(with phrases: [String]) -> Bool {
        phrases.contains { text.hasSuffix(" \($0) ") }
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
