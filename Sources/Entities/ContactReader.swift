internal import Primitives
internal import TextProcessing

/// Reads what names an account or a person by itself: IBANs, addresses, @handles, links, telephone
/// numbers and the last digits of cards.
struct ContactReader {
    private let numbers: NumberReader
    private let dimensions: Set<EntityDimension>

    private var words: Words { numbers.words }

    init(_ numbers: NumberReader, dimensions: Set<EntityDimension>) {
        self.numbers = numbers
        self.dimensions = dimensions
    }

    /// Adds the reading at `index`, if there is one, and says whether nothing else can be read.
    func read(at index: Int, into candidates: inout [Candidate]) -> Bool {
        // "Le 06 12 34 56 78": the article is no date's.
        if numbers.has(.determiner, at: index), phone(at: index + 1) != nil { return true }
        guard let (value, end) = reading(at: index) else { return false }
        guard dimensions.contains(value.dimension) else {
            // An IBAN that is not looked for is still no number.
            return words.kind(at: index) != .number
        }
        candidates.append(Candidate(value: value, end: end, rule: "<\(value.dimension)>"))
        return true
    }

    private func reading(at index: Int) -> (EntityValue, end: Int)? {
        switch words.kind(at: index) {
        case .iban: return IBAN(words.surface(index)).map { (.iban($0), index + 1) }
        case .handle, .email, .link: return (.address(words.surface(index)), index + 1)
        case .number:
            if let digits = cardDigits(at: index) { return (.cardLastFour(digits), index + 1) }
            return phone(at: index)
        case .punctuation: return phone(at: index)
        case .word, .currencySign, .emoji, nil: return nil
        }
    }

    // MARK: - Cards

    /// Four digits behind a word for a card or signs that hide the others: "carte 4242", "ending in
    /// 4242", "**** 4242".
    private func cardDigits(at index: Int) -> String? {
        guard words[index].utf8.count == 4, words[index].utf8.allSatisfy(Self.isDigit),
            !words.isGlued(index + 1) || words.kind(at: index + 1) == .punctuation
        else { return nil }
        var before = index - 1
        var isHidden = false
        while before >= 0, index - before <= 16, Self.hidingSigns.contains(words[before]) {
            isHidden = true
            before -= 1
        }
        guard !isHidden else { return words[index] }
        for _ in 0..<Self.mostWordsBetween {
            if numbers.has(.card, at: before) { return words[index] }
            guard before >= 0, Self.wordsBetween.contains(words[before]) else { return nil }
            before -= 1
        }
        return nil
    }

    private static let hidingSigns: Set<String> = ["*", "•", "·", "x", "xx", "xxx", "xxxx"]
    private static let mostWordsBetween = 6
    /// What may stand between the word for a card and its digits.
    private static let wordsBetween: Set<String> = [
        "qui", "se", "finit", "finissant", "termine", "terminant", "par", "en", "in", "with",
        "number", "numero", "n", "°", "bancaire", "bleue", "gold", "that", "which", "is", "are",
        ":",
        "the", "les", "derniers", "chiffres", "last", "four", "4", "sont", "no", "#", "debit",
        "credit", "de",
    ]

    // MARK: - Telephones

    /// A telephone number: ten digits behind a nought as in France, or `+` and eight to fifteen
    /// (ITU-T E.164), or the North American plan's ten, with one sign between groups.
    private func phone(at index: Int) -> (EntityValue, end: Int)? {
        guard !words.isGlued(index) || words.kind(at: index - 1) != .number, index < words.count
        else { return nil }
        let first = words[index]
        guard first == "+" || first == "(" || first.hasPrefix("0") || first.utf8.count == 3
        else { return nil }
        var digits = ""
        var groups: [Int] = []
        var position = index
        if first == "+" { position += 1 }
        var end = position
        while position < min(words.count, index + Self.mostWords),
            digits.utf8.count <= Self.mostDigits
        {
            if words.kind(at: position) == .number {
                let group = words[position].utf8.filter(Self.isDigit)
                digits += String(decoding: group, as: UTF8.self)
                groups.append(group.count)
                position += 1
                end = position
            } else if Self.groupSigns.contains(words[position]) {
                position += 1
            } else {
                break
            }
        }
        guard !words.isGlued(end) || words.kind(at: end) == .punctuation else { return nil }
        guard Self.isPhone(digits, groups, first: first) else { return nil }
        return (.phone(first == "+" ? "+" + digits : digits), end)
    }

    private static func isPhone(_ digits: String, _ groups: [Int], first: String) -> Bool {
        let count = digits.utf8.count
        if first == "+" { return (8...mostDigits).contains(count) && !digits.hasPrefix("0") }
        if digits.hasPrefix("00") { return (10...mostDigits + 2).contains(count) }
        if digits.hasPrefix("0") { return count == 10 }
        return count == 10 && groups == [3, 3, 4]
    }

    private static let mostDigits = 15
    /// More words than a number has with a sign between all its digits.
    private static let mostWords = 32
    private static let groupSigns: Set<String> = [".", "-", "(", ")", "/"]

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
