public import Primitives
internal import Understanding

extension Frame {
    /// What it is about that is no kind of spending of its own, as fuel of what transport costs.
    var theme: SpendingTheme? {
        guard asksOfTransactions || isRecurringList || intent == .forecastSpending,
            excluded.isEmpty, let saidTheme,
            counterparty.map(saidTheme.isNamed) ?? true
        else { return nil }
        guard let category, category != .other else {
            return saidTheme.kind == nil || counterparty != nil ? saidTheme : nil
        }
        return saidTheme.kind == category ? saidTheme : nil
    }

    /// Takes over what a turn names that is no kind of spending of its own; where it names another
    /// subject that is it no more.
    mutating func takeTheme(of turn: Interpretation) {
        let namesSubject = turn.slots.contains { Self.subjects.contains($0.slot) }
        if let said = MeasureReading(turn).theme {
            saidTheme = said
            let isLeftOut = exclusions?.themes.contains(said) == true
            if asksOfTransactions || intent == .forecastSpending, !namesSubject, !isLeftOut,
                let kind = said.kind,
                category == nil, counterparty == nil
            {
                values[.category] = [.text(kind.rawValue)]
            }
        } else if namesSubject {
            saidTheme = nil
        }
    }
}

extension Frame {
    /// Takes over what a turn names that is no kind of spending of its own, where and how it says
    /// that something was bought, and what it calls the kinds of spending a budget is of.
    mutating func takeWording(of turn: Interpretation) {
        takeTheme(of: turn)
        if asksOfTransactions || intent == .forecastSpending {
            circumstances += turn.circumstances.filter { !circumstances.contains($0) }
        }
        if intent == .manageBudget { takeKinds(of: turn) }
    }
}

extension SpendingTheme {
    /// The kind of spending it is part of; nil where it may be part of any.
    public var kind: SpendingCategory? {
        switch self {
        case .fuel, .train, .taxi, .metro: .transport
        case .rent, .councilTax: .housing
        case .electricity, .gas, .water, .phone: .utilities
        case .bakery, .butcher: .groceries
        case .pharmacy, .healthInsurance: .health
        case .cinema, .gym: .entertainment
        case .coffee: .restaurants
        case .flights, .hotels: .travel
        case .taxes, .insurance: nil
        }
    }

    /// Whether its transactions are told by their labels alone, whatever kind they are sorted into.
    public var isOfAnyKind: Bool {
        switch self {
        case .taxes, .insurance, .bakery, .butcher, .pharmacy, .cinema, .coffee, .gym,
            .healthInsurance, .flights, .hotels:
            true
        case .fuel, .councilTax, .rent, .electricity, .gas, .water, .phone, .train, .taxi, .metro:
            false
        }
    }

    /// What is called by a name that nobody bears ("gym", "salle de sport"); nil for any other.
    package init?(called name: String) {
        guard let theme = MeasureReading(name.foldedWords).theme,
            MeasureReading.themeWords(theme).contains(name.foldedWords.joined(separator: " "))
        else { return nil }
        self = theme
    }

    /// Whether a name is but its own, as "impôts" is nobody's.
    fileprivate func isNamed(by name: String) -> Bool {
        let isOfNobody = [
            .taxes, .insurance, .gym, .healthInsurance, .cinema, .flights, .hotels,
        ].contains(self)
        return isOfNobody && Self.names.contains(name.lowercased())
    }

    /// What is named as the other side of a payment that nobody is called.
    private static let names: Set<String> = [
        "impôt", "impôts", "impot", "impots", "taxe", "taxes", "tax", "assurance", "assurances",
        "insurance", "mutuelle", "health insurance", "gym", "gyms", "salle de sport", "fitness",
        "cinema", "cinéma", "cine", "ciné", "movies", "pictures",
        "hôtel", "hôtels", "hotel", "hotels", "avion", "flight", "flights",
    ]
}

extension MeasureReading {
    /// What is spoken of that is no kind of spending of its own.
    var theme: SpendingTheme? {
        if asksOfFuel { return .fuel }
        if says(["council tax"]) { return .councilTax }
        if let said = Self.themes.first(where: { says($0.words) }) { return said.theme }
        return asksOfTaxes ? .taxes : asksOfInsurance ? .insurance : nil
    }

    /// The first word for what is no kind of spending of its own that is said; nil where none is.
    var themeWord: String? {
        theme.flatMap { theme in Self.themeWords(theme).first { says([$0]) } }
    }

    /// The words for what is no kind of spending of its own.
    static func themeWords(_ theme: SpendingTheme) -> [String] {
        themes.filter { $0.theme == theme }.flatMap(\.words)
    }

    private static let themes: [(theme: SpendingTheme, words: [String])] = [
        (.rent, ["loyer", "loyers", "rent", "rents"]),
        (.electricity, ["electricite", "elec", "electricity", "electric"]),
        (.gas, ["gaz", "gas"]),
        (.water, ["l' eau", "d' eau", "eau", "water"]),
        (
            .phone,
            [
                "telephone", "telephonie", "phone", "mobile", "forfait",
            ]
        ),
        (.bakery, ["boulangerie", "boulangeries", "boulanger", "bakery", "bakeries", "baker"]),
        (.butcher, ["boucherie", "boucheries", "boucher", "butcher", "butchers"]),
        (
            .pharmacy,
            ["pharmacie", "pharmacies", "pharmacy", "chemist", "chemists"]
        ),
        (.cinema, ["cinema", "cinemas", "cine", "movies", "the pictures"]),
        (.train, ["train", "trains", "sncf"]),
        (.metro, ["tube", "tubes", "metro", "metros", "underground", "subway"]),
        (.taxi, ["taxi", "taxis", "vtc", "cab", "cabs"]),
        (.gym, ["salle de sport", "salle de gym", "club de sport", "fitness", "gym", "gyms"]),
        (
            .healthInsurance,
            [
                "mutuelle", "mutuelles", "complementaire sante", "health insurance",
                "medical insurance",
            ]
        ),
        (.coffee, ["cafe", "cafes", "coffee", "coffees"]),
        (
            .flights,
            [
                "avion", "billet d' avion", "billets d' avion", "plane", "flight", "flights",
                "last fly",
            ]
        ),
        (.hotels, ["hotel", "hotels"]),
    ]
}
