internal import Primitives
internal import Understanding

/// Which of several things that were offered an answer picks, if it picks one at all.
extension Interpretation {
    /// Whether a few words take all that were offered ("les deux", "both of them", "toutes").
    func takesAll(of choice: Choice) -> Bool {
        guard words.count <= 4, saysAll, slots.allSatisfy({ $0.slot == .amount }) else {
            return false
        }
        let count = words.lazy.compactMap { $0 == "both" ? 2 : SpokenNumber.several($0) }.first
        return count == nil || count == choice.options.count
    }
}

extension Interpretation {
    /// Whether it may pick one of what was offered: it names one and nothing else, or says no more
    /// than what it was offered for. Another order and a question pick nothing, whoever they name.
    func mayPick(from choice: Choice, for frame: Frame) -> Bool {
        if namesOnly(from: choice) { return true }
        switch label {
        case .inform, .act: return !text.contains("?") && isCommand
        case .outOfScope: return false
        case .intent(let intent, _):
            guard isCommand else { return false }
            let said = Frame(intent, self)
            if said.isQuestion { return frame.isQuestion && intent == frame.intent }
            return confidence < said.confidenceNeeded || frame.isAlike(said)
        }
    }

    /// Whether no word is said beside the names of what was offered but those that lead to one.
    private func namesOnly(from choice: Choice) -> Bool {
        let labels = choice.options.map(\.label).nameWords
        return wordsBesideSlots.allSatisfy { word in
            labels.contains(word) || Self.nameLinks.contains(word)
                || Self.besideNames.contains(word)
                || Self.isPlace(word) || choice.namesCategory(word)
        }
    }

    private static let besideNames = Set(
        """
        oui ouais yes yep yeah ok okay euh um uh well ben ah oh s et and c'est est it's is that this \
        it one ones cette ce celle-la please pls stp svp s'il te vous plait merci thanks number \
        numero option request demande facture bill abonnement subscription budget carte card i je \
        veux want mean choose choisis prends take plutot rather euros euro j'ai dit said
        """.foldedWords)
}

extension Frame {
    /// Whether another order of the same kind wants the same done: what is asked for is accepted by
    /// paying it.
    fileprivate func isAlike(_ other: Frame) -> Bool {
        if intent == .requestMoney, operation == .accept, other.amounts.isEmpty,
            [.payBill, .sendMoney].contains(other.intent)
        {
            return true
        }
        return intent == other.intent
            && (other.operation == nil || other.operation.map(isSame) == true)
    }

    /// This frame, which means several bills, requests or payments, as one of the order that is one
    /// of them alone; nil where it means none of the kind.
    func narrowed(to order: Order) -> Frame? {
        guard let name = order.receiver else { return nil }
        var frame = self
        switch intent {
        case .payBill: frame.values[.merchant] = [.text(name)]
        case .requestMoney where order.subject != nil:
            frame.values[.payer] = nil
            frame.values[.payee] = [.text(name)]
        case .manageRecurring where operation != .create: frame.values[.merchant] = [.text(name)]
        case .sendMoney, .requestMoney, .manageRecurring, .manageAutopay, .checkBalance,
            .listTransactions, .analyzeSpending, .forecastSpending, .findAnomalies, .manageBudget,
            .getAdvice, .loyaltyCards, .accountSecurity, .stakeCoins:
            return nil
        }
        frame.wantsAll = false
        frame.picks = [:]
        return frame
    }

    /// Takes when and what for something is to be done from an answer that picks what it is done to
    /// ("the EDF one tomorrow").
    mutating func takeDetails(of turn: Interpretation, picking option: Choice.Option) {
        let name = option.label.nameWords
        // "Morin", which is all that is said of her, may read as a day.
        let details = turn.slots.filter { fill in
            [.date, .period, .frequency, .note].contains(fill.slot)
                && !turn.text(of: fill).nameWords.isSubset(of: name)
        }
        guard !isQuestion else { return }
        guard details.isEmpty else {
            _ = take(turn.with(slots: details), correcting: true)
            return
        }
        // A day may be said in words that fill no slot.
        words += turn.words
    }

    /// Whether each of the options offered can be meant.
    func mayTakeAll(of choice: Choice) -> Bool {
        switch intent {
        case .payBill: choice.slot == .merchant
        case .requestMoney: choice.subject == .request
        case .manageRecurring:
            choice.subject == .recurring && [.pause, .resume, .cancel].contains(operation)
        case .manageBudget:
            choice.subject == .budget && [.set, .change, .remove].contains(operation)
        case .sendMoney, .manageAutopay, .checkBalance, .listTransactions, .analyzeSpending,
            .forecastSpending, .findAnomalies, .getAdvice, .loyaltyCards,
            .accountSecurity, .stakeCoins:
            false
        }
    }
}

extension Choice {
    /// Whether a word names a kind of spending that is offered.
    fileprivate func namesCategory(_ word: String) -> Bool {
        slot == .category
            && SpendingCategory.named(in: word).map { category in
                options.contains { $0.id == category.rawValue }
            } == true
    }

    /// The greatest or the smallest of several amounts, where an answer says so ("the higher one").
    private func extreme(in turn: Interpretation) -> Option? {
        let monies = options.compactMap(\.money)
        guard monies.count == options.count, Set(monies.map(\.currency)).count == 1,
            turn.words.count <= 4
        else { return nil }
        let wording = Wording(turn.words)
        let sorted = options.sorted {
            ($0.money?.minorUnits ?? 0) < ($1.money?.minorUnits ?? 0)
        }
        let isLess = wording.says(["less", "least", "moins"])
        let isGreat = wording.says(Self.great)
        let isSmall = wording.says(Self.small)
        guard isGreat || isSmall || isLess || wording.says(["more", "most"]) else { return nil }
        // "The least expensive", "la moins petite".
        let isLeast = isGreat || isSmall ? isSmall != isLess : isLess
        return isLeast ? sorted.first : sorted.last
    }

    private static let great = [
        "higher", "highest", "high", "bigger", "biggest", "big", "larger", "largest", "large",
        "dearer", "dearest", "expensive", "pricey", "grand", "grande", "gros", "grosse", "eleve",
        "elevee", "haut", "haute", "cher", "chere",
    ]
    private static let small = [
        "lower", "lowest", "low", "smaller", "smallest", "small", "cheaper", "cheapest", "cheap",
        "little", "petit", "petite", "bas", "basse",
    ]

    /// The option an answer names, by its place ("la deuxième") or by its words.
    func option(in turn: Interpretation) -> Option? {
        let refused = options.filter { turn.refuses($0.label) }
        if !refused.isEmpty {
            let others = options.filter { !refused.contains($0) }
            return others.count == 1 ? others[0] : nil
        }
        if let said = Frame(.sendMoney, turn).amounts.last {
            let meant = options.filter { option in
                option.money.map { said.money(default: $0.currency) == $0 } == true
            }
            if meant.count == 1 { return meant[0] }
        }
        if let extreme = extreme(in: turn) { return extreme }
        // "Le reste" is no restaurant.
        if slot == .category, !turn.mentionsOthers,
            let category = SpendingCategory.named(in: turn.text),
            let option = options.first(where: { $0.id == category.rawValue })
        {
            return option
        }
        let said = turn.text.nameWords
        let shared = options.dropFirst().reduce(options.first?.label.nameWords ?? []) {
            $0.intersection($1.label.nameWords)
        }
        let named = options.filter { option in
            !said.isDisjoint(with: option.label.nameWords.subtracting(shared))
        }
        if named.count == 1 { return named[0] }
        guard named.isEmpty, let place = turn.spokenOrdinal else { return nil }
        let index = place == -1 ? options.count - 1 : place - 1
        return options.indices.contains(index) ? options[index] : nil
    }
}
