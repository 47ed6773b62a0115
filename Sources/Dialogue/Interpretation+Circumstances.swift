internal import Primitives
internal import TextProcessing
internal import Understanding

/// Where or how something was bought, where a question is of that alone ("à Lyon", "online").
public struct Circumstance: Hashable, Codable, Sendable {
    /// The words of the user.
    public let said: String
    /// The place they name, which labels may tell; nil for what none does.
    public let place: String?
}

extension Interpretation {
    /// Whether it says but when, how often or what for something is, and names nobody ("demain").
    var onlySaysCircumstances: Bool {
        !slots.isEmpty
            && slots.allSatisfy { $0.slot.isOfDays || [.note, .frequency].contains($0.slot) }
            && wordsBesideSlots.allSatisfy(Self.nameLinks.contains)
    }

    /// The circumstances its words name outside of any slot.
    var circumstances: [Circumstance] {
        let tokenized = TokenizedText(text)
        let tokens = tokenized.tokens.filter { $0.kind == .word || $0.kind == .number }
        let folded = tokens.map { tokenized.foldedText(of: $0) }
        var found: [Circumstance] = []
        var index = 0
        while index < tokens.count {
            let untold = Self.untold.first { folded[index...].starts(with: $0) }?.count
            let place = untold == nil ? place(behind: index, tokens, folded) : nil
            guard let length = untold ?? place.map({ $0.count + 1 }) else {
                index += 1
                continue
            }
            let last = tokens[index + length - 1].source.upperBound
            let range = tokens[index].source.lowerBound..<last
            if !slots.contains(where: { takes(range, for: $0, isPlace: place != nil) }) {
                let name = place.map { text(in: tokens[$0.lowerBound].source.lowerBound..<last) }
                found.append(Circumstance(said: text(in: range), place: name))
            }
            index += length
        }
        return found
    }

    /// Whether a slot stands for the words of a range. One of the whole text was worked out, and
    /// names none of its words; one of days may have the time of day in it.
    private func takes(_ range: Range<Int>, for fill: SlotFill, isPlace: Bool) -> Bool {
        guard fill.range.overlaps(range), fill.range.count < text.utf8.count else { return false }
        let isOfDays = !isPlace && fill.slot.isOfDays
        return !isOfDays || fill.range.count < range.count + 4
    }

    /// The tokens of the place that stands behind a preposition: up to three words with capitals,
    /// or one of the best known; nil where none does.
    private func place(
        behind index: Int, _ tokens: [Token], _ folded: [String]
    ) -> Range<Int>? {
        let start = index + 1
        guard Self.leadingToPlaces.contains(folded[index]), start < tokens.count else { return nil }
        // "A" is an article in English, a verb in French.
        guard text(in: tokens[index].source).lowercased() != "a",
            !Self.times.contains(folded[start])
        else { return nil }
        if Self.places.contains(folded[start]) { return start..<start + 1 }
        let name = tokens[start...].prefix(3).prefix { token in
            text(in: token.source).first?.isUppercase == true
        }
        guard let first = name.first, let last = name.last else { return nil }
        let range = first.source.lowerBound..<last.source.upperBound
        return isListedShop(range) ? nil : name.indices
    }

    /// Whether a name is one of the shops that are listed, another of which is asked about ("at
    /// Carrefour and Lidl").
    private func isListedShop(_ range: Range<Int>) -> Bool {
        slots.contains { fill in
            guard fill.slot == .merchant, !fill.range.overlaps(range) else { return false }
            let between = text(
                in: min(
                    range.upperBound, fill.range.upperBound)..<max(
                        range.lowerBound, fill.range.lowerBound))
            guard between.contains(",") || !Self.shopJoints.isDisjoint(with: between.foldedWords)
            else { return false }
            return between.split { $0.isWhitespace || $0 == "," }.allSatisfy { word in
                let folded = word.lowercased()
                return word.first?.isUppercase == true || Self.shopJoints.contains(folded)
                    || Self.leadingToShops.contains(folded)
            }
        }
    }

    private static let shopJoints: Set<String> = ["et", "and", "ou", "or", "vs", "plus"]
    private static let leadingToShops: Set<String> = ["at", "chez", "à", "au", "aux"]

    /// What is written with a capital behind a preposition and is no place: months and quarters.
    private static let times = Set(
        monthNumbers.keys + ["q1", "q2", "q3", "q4", "t1", "t2", "t3", "t4"])
    private static let leadingToPlaces: Set<String> = ["a", "au", "aux", "en", "in", "at", "near"]
    /// Places that are known as such in small letters.
    private static let places = Set(
        """
        paris lyon marseille lille toulouse bordeaux nantes strasbourg montpellier rennes \
        grenoble rouen bruxelles liege geneve lausanne montreal quebec london londres manchester \
        leeds glasgow edinburgh liverpool bristol birmingham cardiff dublin belfast spain espagne \
        italy italie portugal belgique belgium suisse switzerland allemagne germany angleterre \
        england scotland ireland irlande france maroc tunisie rome madrid berlin amsterdam
        """.split(separator: " ").map(String.init))

    /// What no statement tells, the longer first where one begins with another.
    private static let untold: [[String]] = [
        "a l' etranger", "abroad", "overseas", "in foreign currency", "en devises", "en ligne",
        "sur internet", "sur le net", "sur le web", "online", "on the internet", "on the web",
        "en magasin", "en boutique", "in store", "in stores", "in person", "sans contact",
        "contactless", "apple pay", "google pay", "avec mon telephone", "with my phone",
        "by phone", "le matin", "le soir", "la nuit", "l' apres midi", "at night",
        "in the morning", "in the mornings", "in the afternoon", "in the evening",
        "in the evenings", "a credit", "on credit",
    ].map { $0.split(separator: " ").map(String.init) }
}

extension Interpretation {
    /// The turn without the slots that name but one of the best known places behind a preposition,
    /// which is no kind of spending and nobody's name ("à paris").
    var placed: Interpretation {
        guard intent == .analyzeSpending || intent == .listTransactions else { return self }
        let kept = slots.filter { fill in
            let before = text(in: 0..<fill.range.lowerBound).foldedWords.last
            let isSubject = [.category, .payee, .merchant].contains(fill.slot)
            return !isSubject || !Self.places.contains(text(of: fill).foldedWords.joined())
                || before.map(Self.leadingToPlaces.contains) != true
        }
        return kept.count == slots.count ? self : with(slots: kept)
    }

    /// The circumstances it names and nothing else ("et à Lyon ?", "and online?").
    var onlyCircumstances: [Circumstance] {
        let circumstances = circumstances
        let named = Set(circumstances.flatMap(\.said.foldedWords))
        let isAll = words.allSatisfy { named.contains($0) || ["et", "and", "ou"].contains($0) }
        return slots.isEmpty && isAll ? circumstances : []
    }

    /// Whether it asks of what was spent somewhere and names nothing else, where it reads as none
    /// of Yani's business ("spending in London").
    var asksOfSpendingSomewhere: Bool {
        label == .outOfScope && slots.isEmpty && words.count <= 7 && !circumstances.isEmpty
            && Wording(words).saysWord(beginning: ["depens", "spen"])
    }
}
