internal import Dialogue
internal import Entities
internal import Primitives
internal import TextProcessing
internal import Understanding
internal import Wallet

extension WalletHistory {
    /// The filter with names that were typed in small letters as statements write them ("lidl" as
    /// "Lidl"), where they do; of one left out that they do not, the kind of spending it names.
    func spelled(_ filter: TransactionFilter) throws(WalletError) -> TransactionFilter {
        var spelled = filter
        if let name = filter.counterparty {
            spelled.counterparty = try self.spelled(name) ?? name
        }
        spelled.otherNames = []
        for name in filter.otherNames {
            spelled.otherNames.append(try self.spelled(name) ?? name)
        }
        if let theme = filter.theme, try isUnknown(theme) {
            (spelled.theme, spelled.unnamedTheme) = (nil, theme)
            spelled.category = filter.category ?? theme.kind
        }
        if let part = filter.part {
            var meant = TransactionFilter()
            meant.part = part
            let named = Set(try matching(meant).map(\.counterparty))
            (spelled.part, spelled.unnamedPart) = named.isEmpty ? (nil, part) : (part, nil)
            if !named.isEmpty { spelled.category = nil }
            // What is a shop's whole name is no part of a kind of spending.
            if spelled.counterparty == nil, named.count == 1, let shop = named.first,
                shop.ownWords == part.ownWords
            {
                (spelled.part, spelled.counterparty) = (nil, shop.unshoutedWords)
            }
        }
        let lines = filter.places.isEmpty ? [] : try matching(TransactionFilter())
        for place in filter.places where !lines.contains(where: { $0.names(place) }) {
            spelled.places.removeAll { $0 == place }
            spelled.untold.append(place)
        }
        for theme in filter.excludedThemes where try isUnknown(theme) {
            spelled.excludedThemes.remove(theme)
            if let kind = theme.kind { spelled.excludedCategories.insert(kind) }
        }
        spelled.excludedNames = []
        for name in filter.excludedNames {
            if let written = try self.spelled(name) {
                spelled.excludedNames.append(written)
            } else if name == name.lowercased(), let category = SpendingCategory.named(in: name) {
                spelled.excludedCategories.insert(category)
            } else {
                spelled.excludedNames.append(name)
            }
        }
        return spelled
    }

    /// The same, of the days that are told by when the wages came where those are meant: of all
    /// there are where they came too seldom for it.
    func spelled(
        _ filter: TransactionFilter, today: Day
    ) throws(WalletError) -> TransactionFilter {
        var spelled = try spelled(filter)
        guard let paydays = filter.paydays else { return spelled }
        var wages = TransactionFilter(
            period: DayInterval(start: nil, end: today.adding(days: 1)))
        (wages.areWages, wages.direction) = (true, .incoming)
        spelled.assumesPeriod = false
        let days = Set(try matching(wages).map(\.day)).sorted()
        switch paydays {
        case .sinceLast:
            spelled.period = DayInterval(start: days.last, end: today.adding(days: 1))
        case .betweenLastTwo:
            spelled.period = DayInterval(start: days.dropLast().last, end: days.last)
        }
        return spelled
    }

    /// Whether no label ever names a part of a kind of spending, which then is told as a whole.
    private func isUnknown(_ theme: SpendingTheme) throws(WalletError) -> Bool {
        guard let kind = theme.kind else { return false }
        var meant = TransactionFilter()
        meant.theme = theme
        meant.category = theme.isOfAnyKind ? nil : kind
        return try matching(meant).isEmpty
    }

    /// A name as statements write it, or as it was typed with capitals; nil where they do not.
    private func spelled(_ name: String) throws(WalletError) -> String? {
        var meant = TransactionFilter()
        meant.counterparty = name
        let labels = try matching(meant).map(\.counterparty)
        let isTyped = name == name.lowercased()
        // "Basic fit" is "Basic-Fit", and "Bistrot" may be "Le Bistrot".
        let whole = Set(labels.filter { $0.ownWords == name.ownWords })
        if whole.count == 1, Set(labels) == whole, let label = whole.first,
            isTyped || !name.contains(" ") && label.contains(" ")
        {
            return label.unshoutedWords
        }
        if let written = labels.lazy.compactMap(name.spelled).first {
            return isTyped ? written : name
        }
        // A name with a slip is told by its right one.
        let words = Set(labels.compactMap { Self.nearestWord(to: name, in: $0)?.word })
        if words.count == 1, let word = words.first { return word.unshouted }
        return labels.isEmpty ? nil : name
    }

    /// Those of labels that a name with slips is nearest to, where it is one word and no other word
    /// is as near.
    static func nearest(to name: String, of labels: [String]) -> Set<String> {
        let near = labels.compactMap { label in
            nearestWord(to: name, in: label).map { (label: label, word: $0.word, slips: $0.slips) }
        }
        guard let fewest = near.map(\.slips).min() else { return Set(labels) }
        let meant = near.filter { $0.slips == fewest }
        let words = Set(meant.map(\.word.foldedForComparison))
        return words.count == 1 ? Set(meant.map(\.label)) : []
    }

    /// The word of a label that a name of one word is a slip of, and by how many slips; nil for a
    /// name of several words, and where none is like it.
    private static func nearestWord(
        to name: String, in label: String
    ) -> (word: String, slips: Int)? {
        let said = name.foldedForComparison
        guard said.count > 3, said.allSatisfy(\.isLetter) else { return nil }
        return label.split(whereSeparator: { !$0.isLetter }).map(String.init).compactMap { word in
            let folded = word.foldedForComparison
            let reach = max(said.count, folded.count) / 2
            let slips = EditDistance.between(said, folded, limit: reach)
            return slips <= reach ? (word, slips) : nil
        }.min { $0.slips < $1.slips }
    }
}

extension String {
    /// The name as it is written in a label, without its shouting; nil where it is not in there.
    fileprivate func spelled(in label: String) -> String? {
        let (name, words) = (split(separator: " "), label.split(separator: " "))
        let folded = name.map(String.init).map(\.foldedForComparison)
        let start = words.indices.first { index in
            index + name.count <= words.count
                && zip(words[index...], folded).allSatisfy {
                    String($0).foldedForComparison == $1
                }
        }
        guard let start, !name.isEmpty else { return nil }
        return words[start..<start + name.count].map { String($0).unshouted }.joined(separator: " ")
    }

    /// The words of the name besides its article, folded, whatever stands between them.
    fileprivate var ownWords: [Substring] {
        foldedForComparison.split { !$0.isLetter && !$0.isNumber }.filter { word in
            !["le", "la", "les", "l", "the"].contains(word)
        }
    }

    /// The name with the words that are shouted in it as they are read.
    fileprivate var unshoutedWords: String {
        split(separator: " ").map { String($0).unshouted }.joined(separator: " ")
    }

    /// The word with small letters behind its first where all are capitals, but for what is no word
    /// ("EDF", "SNCF").
    fileprivate var unshouted: String {
        let letters = filter(\.isLetter)
        let hasVowel = letters.foldedForComparison.contains { "aeiouy".contains($0) }
        guard self == uppercased(), letters.count > 3, hasVowel else { return self }
        return prefix(1) + dropFirst().lowercased()
    }
}
