internal import Primitives
internal import TextProcessing
internal import Understanding

extension Interpretation {
    /// The place in a list that is said ("la deuxième", "the last one"), from 1, or −1 for the
    /// last.
    var spokenOrdinal: Int? {
        for word in text.nameWords.sorted() {
            if let place = Self.places[word] { return place }
        }
        if case .number(let number)? = values(of: .count).first { return number }
        return nil
    }

    private static let places: [String: Int] = [
        "premier": 1, "premiere": 1, "first": 1, "1": 1, "1er": 1, "1ere": 1, "un": 1, "one": 1,
        "deuxieme": 2, "second": 2, "seconde": 2, "2": 2, "2e": 2, "2eme": 2, "two": 2, "deux": 2,
        "troisieme": 3, "third": 3, "3": 3, "3e": 3, "trois": 3, "three": 3,
        "quatrieme": 4, "fourth": 4, "4": 4, "quatre": 4, "four": 4,
        "dernier": -1, "derniere": -1, "last": -1,
    ]

    /// The words, folded, in order.
    var words: [String] { text.foldedWords }

    /// A yes and nothing but a yes: no slot, no reserve.
    var isPlainYes: Bool {
        guard label == .act(.affirm), slots.isEmpty, confidence >= 0.5 else { return false }
        return Self.reserves.isDisjoint(with: words)
    }

    private static let reserves: Set<String> = [
        "mais", "but", "sauf", "except", "unless", "si", "if", "pas", "not", "non", "no", "attends",
        "wait", "don't", "dont", "jamais", "never", "plutot", "rather", "instead",
    ]

    /// Whether the pending thing is given up.
    var givesUp: Bool {
        switch label {
        case .act(.cancel), .act(.undo): true
        case .act(.deny): slots.isEmpty
        case .act, .intent, .inform, .outOfScope: false
        }
    }

    /// Whether a turn may be the answer to what was asked rather than something new.
    func mayAnswer(_ frame: Frame) -> Bool {
        switch label {
        case .inform, .outOfScope, .act(.correct), .act(.affirm), .act(.deny): true
        case .act: false
        case .intent(let intent, _):
            intent == frame.intent ? frame.goesOn(with: self) : words.count <= 3
        }
    }

    /// Whether the whole text may be a name: it was understood as nothing else.
    var isFreeText: Bool {
        guard words.count <= 4, !words.isEmpty else { return false }
        switch label {
        case .inform, .outOfScope: return true
        case .intent: return confidence < 0.5
        case .act: return false
        }
    }

    /// Whether it goes on from what was said before ("et en octobre ?", "same for Paul").
    var isContinuation: Bool {
        guard words.count <= 7, let first = words.first else { return false }
        if ["et", "and", "pareil", "idem", "same", "meme", "ditto"].contains(first) { return true }
        let opening = words.prefix(2).joined(separator: " ")
        return ["what about", "how about", "la meme", "le meme", "the same"].contains(opening)
            || label == .act(.again) && !slots.isEmpty
    }

    /// Whether all there is was said.
    var saysAll: Bool {
        !Set(words).isDisjoint(with: [
            "tout", "toute", "tous", "toutes", "totalite", "all", "everything", "max", "maximum",
            "integralite",
        ])
    }

    /// Whether the speaker is one of those who share.
    var mentionsSpeaker: Bool {
        zip(words, words.dropFirst()).contains { pair in
            ["et moi", "and me", "and myself", "and i"].contains("\(pair.0) \(pair.1)")
        }
    }
}

extension String {
    /// The words of the text folded for comparison, each once.
    var nameWords: Set<String> { Set(foldedWords) }

    /// The words of the text folded for comparison, in order.
    var foldedWords: [String] {
        let tokenized = TokenizedText(self)
        let words = tokenized.tokens.filter { $0.kind == .word || $0.kind == .number }
        return words.map(tokenized.foldedText(of:))
    }

    /// The text without the preposition an answer may begin with ("à Marie", "to Paul").
    var withoutPreposition: String {
        let words = split(separator: " ")
        guard words.count > 1, let first = words.first?.lowercased(),
            ["à", "a", "au", "pour", "to", "for", "chez", "at"].contains(first)
        else { return self }
        return words.dropFirst().joined(separator: " ")
    }

    /// Whether an amount is for each or for all together.
    var amountMode: String? {
        let words = nameWords
        if !words.isDisjoint(with: ["chacun", "chacune", "chaque", "each", "apiece", "personne"]) {
            return "each"
        }
        let total: Set<String> = [
            "total", "tout", "partage", "partager", "partages", "split", "ensemble", "altogether",
            "together",
        ]
        return words.isDisjoint(with: total) ? nil : "total"
    }

    /// The number of a card: figures and letters, at least four of them figures.
    var cardNumber: String? {
        let candidates = split(whereSeparator: { $0.isWhitespace }).filter {
            $0.contains { $0.isNumber }
        }
        let number = candidates.joined().filter { $0.isLetter || $0.isNumber }
        return number.filter(\.isNumber).count >= 4 ? number : nil
    }
}
