internal import Dialogue
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
            let isNamed = try !matching(meant).isEmpty
            (spelled.part, spelled.unnamedPart) = isNamed ? (part, nil) : (nil, part)
            if isNamed { spelled.category = nil }
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

    /// The same, of the days since the last wages where those are meant: of all there are where
    /// there were none.
    func spelled(
        _ filter: TransactionFilter, today: Day
    ) throws(WalletError) -> TransactionFilter {
        var spelled = try spelled(filter)
        guard filter.areSincePayday else { return spelled }
        var wages = TransactionFilter(
            period: DayInterval(start: nil, end: today.adding(days: 1)))
        (wages.areWages, wages.direction) = (true, .incoming)
        spelled.assumesPeriod = false
        spelled.period = DayInterval(
            start: try matching(wages).first?.day, end: today.adding(days: 1))
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
        guard name == name.lowercased() else { return labels.isEmpty ? nil : name }
        return labels.lazy.compactMap(name.spelled).first ?? (labels.isEmpty ? nil : name)
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

    /// The word with small letters behind its first where all are capitals, but for what is no word
    /// ("EDF", "SNCF").
    private var unshouted: String {
        let letters = filter(\.isLetter)
        let hasVowel = letters.foldedForComparison.contains { "aeiouy".contains($0) }
        guard self == uppercased(), letters.count > 3, hasVowel else { return self }
        return prefix(1) + dropFirst().lowercased()
    }
}
