internal import Primitives
internal import Understanding

/// What is left out of what a question asks about.
extension Frame {
    /// What is left out of what a question asks about.
    struct Exclusions {
        var categories: [SpendingCategory] = []
        /// Parts of kinds, as rent is of housing.
        var themes: [SpendingTheme] = []
        var names: [String] = []
        var wages = false
    }

    /// The kinds, their parts and the names that are left out of what it asks about; nil where
    /// something else is.
    var exclusions: Exclusions? {
        var exclusions = Exclusions()
        for left in excluded {
            guard case .text(let text) = left.value else { return nil }
            if left.slot == .category {
                guard let category = SpendingCategory(rawValue: text) else { return nil }
                exclusions.take(category, called: left.said.foldedWords)
                // Of what came in a part that no label tells leaves nothing out.
                if isIncome, exclusions.categories.contains(.income) { return nil }
            } else {
                exclusions.names.append(text)
            }
        }
        return exclusions
    }

    /// How what is left out was paid, where it is told by that alone ("hors prélèvements").
    var meansLeftOut: PaymentMeans? { asksOfTransactions ? reading.meansLeftOut : nil }

    /// Whether wages are what is left out ("mes revenus hors salaire").
    var leavesOutWages: Bool {
        excluded.contains { MeasureReading($0.said.foldedWords).speaksOfWages }
    }
}

extension Frame.Exclusions {
    /// Leaves out a kind of spending by what it is called: of "rent" that part of it, of "fixed
    /// costs" all that is owed again and again, of "salary" the wages alone.
    fileprivate mutating func take(_ category: SpendingCategory, called words: [String]) {
        let reading = MeasureReading(words)
        if reading.areFixedCosts {
            categories += [.housing, .utilities, .subscriptions]
            themes.append(.insurance)
        } else if category == .income, reading.speaksOfWages {
            wages = true
        } else if let theme = reading.theme, theme.kind == category {
            themes.append(theme)
        } else {
            categories.append(category)
        }
    }
}
