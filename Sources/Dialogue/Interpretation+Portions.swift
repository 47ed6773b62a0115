internal import Understanding

/// Amounts of which a portion is meant that words alone tell, and that are asked for as a figure.
extension Interpretation {
    /// Whether an amount is to be paid in two halves on two days ("half now and half on Monday"), or
    /// what is asked for is the rest or a part of what was told ("ask Marie for her quarter").
    var isPaidTwice: Bool {
        let wording = Wording(words)
        if wording.says(Self.halfNow) { return true }
        guard label == .intent(.requestMoney, .create) else { return false }
        return wording.says(["for the rest", "le reste", "her quarter", "his quarter", "son quart"])
            || wording.says(["her third", "his third", "son tiers"])
    }

    private static let halfNow = [
        "half now", "half today", "la moitie maintenant", "moitie maintenant",
        "la moitie aujourd'hui",
    ]

    /// Whether an amount is to be divided into another number of parts than there are people ("divise
    /// 100 en quatre et envoie sa part à chacun").
    var isDivided: Bool {
        guard let count = partCount else { return false }
        let people = Set(values(of: .payee) + values(of: .payer)).count
        return people > 0 && count != people
    }

    /// The number of parts that a verb which divides says ("divise … en quatre", "divide 90 by
    /// three").
    private var partCount: Int? {
        guard Wording(words.prefix(1)).saysWord(beginning: ["divis", "divid", "partag", "split"])
        else { return nil }
        return words.indices.dropLast().lazy.compactMap { index -> Int? in
            guard Self.dividing.contains(words[index]) else { return nil }
            return Self.counts[words[index + 1]] ?? Int(words[index + 1])
        }.first { (2...20).contains($0) }
    }

    private static let dividing: Set<String> = ["en", "par", "by", "into", "in"]
    private static let counts: [String: Int] = [
        "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "two": 2, "three": 3, "four": 4,
        "five": 5,
    ]
}
