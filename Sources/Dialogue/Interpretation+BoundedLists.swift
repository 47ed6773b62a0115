internal import Primitives
internal import TextProcessing
internal import Understanding

/// Orders on all those of a list that come to less, or to more, than an amount.
extension Interpretation {
    /// The turn as one order on those of a list that are within a bound ("pay all bills under 50",
    /// "résilie tous mes abonnements de plus de 12 euros"), which may read as a rule of auto-pay:
    /// what is said to be so each time stays one.
    var withinBounds: Interpretation {
        guard let label = labelWithinBounds, figures.count == 1,
            slots.allSatisfy({ Self.ofBoundedLists.contains($0.slot) })
        else { return self }
        let bounds: Set<Slot> = [.amountMinimum, .amountMaximum]
        // A rule has a most alone, also where "more than" is said.
        let bounded = slots.map { fill in
            fill.slot == .amount || bounds.contains(fill.slot) ? bound(of: fill) ?? fill : fill
        }
        guard bounded.count(where: { bounds.contains($0.slot) }) == 1,
            !bounded.contains(where: { $0.slot == .amount || $0.slot == .count })
        else { return self }
        return ordering(label, bounded)
    }

    /// What an order on a list is that is opened by its verb and names the list; nil for any other.
    private var labelWithinBounds: UtteranceLabel? {
        let said = words.drop(while: Self.politeOpenings.contains)
        guard let verb = said.first, let noun = said.firstIndex(where: Self.isListed) else {
            return nil
        }
        let isOfBills = Self.nounsOfBills.contains(words[noun])
        switch label {
        case .intent(.manageAutopay, .setRule), .intent(.manageAutopay, .setLimit):
            let determined =
                saysAll || words[..<noun].suffix(2).contains(where: Self.listing.contains)
            guard determined, Self.eachTime.isDisjoint(with: words),
                !Wording(words).saysWord(beginning: ["auto"])
            else { return nil }
            if isOfBills { return Self.payingVerbs.contains(verb) ? .intent(.payBill, nil) : nil }
            guard let deed = Self.answering[verb] else { return nil }
            return .intent(.requestMoney, deed)
        case .intent(.payBill, nil): return isOfBills ? label : nil
        case .intent(.manageRecurring, .cancel), .intent(.manageRecurring, .pause): return label
        case .intent, .act, .inform, .outOfScope: return nil
        }
    }

    /// How the words begin that name several things of which there are lists.
    static let listedNouns = [
        "factures", "bills", "invoices", "demandes", "requests", "abonnements", "abos",
        "subscriptions", "virements", "orders", "prelevements",
    ]
    private static func isListed(_ word: String) -> Bool { listedNouns.contains(word) }
    private static let nounsOfBills: Set<String> = ["factures", "bills", "invoices"]
    private static let listing: Set<String> = [
        "les", "mes", "ces", "des", "the", "my", "these", "those", "all", "toutes", "tous",
    ]
    private static let ofBoundedLists: Set<Slot> = [
        .amount, .amountMinimum, .amountMaximum, .currency, .payee, .payer, .merchant, .plan,
    ]
    private static let politeOpenings: Set<String> = [
        "please", "stp", "svp", "can", "could", "would", "you", "peux", "pourrais", "tu", "je",
        "veux", "voudrais", "i", "want", "to", "like", "d'", "ok", "et", "and", "alors",
    ]
    /// Words of what holds from now on, for whatever comes.
    private static let eachTime: Set<String> = [
        "always", "toujours", "chaque", "every", "each", "whenever", "desormais", "dorenavant",
        "fois", "future", "futures", "futurs", "prochaines", "sans", "without", "ask", "asking",
        "demande", "demander", "demandez", "jamais", "never", "office", "seul", "seule", "yourself",
        "rule", "now", "avenir",
    ]
}
