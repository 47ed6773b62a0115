internal import Primitives
internal import Understanding

/// Questions of one's means, of what is put by and of what a payment was, which their words show
/// whatever they read as.
extension Interpretation {
    /// The turn as the question of that kind that its words unmistakably ask; nil where they ask
    /// none.
    func planning(on today: Day) -> Interpretation? {
        if let charge = charge(on: today) {
            return with(slots: charge, label: .intent(.listTransactions, nil), confidence: 1)
        }
        if asksWhereItStands {
            let subjects: Set<Slot> = [.amount, .category, .merchant, .scope]
            return with(
                slots: slots.filter { subjects.contains($0.slot) },
                label: .intent(.analyzeSpending, nil), confidence: 1)
        }
        let named = dated(on: today)
        if asksForReasons(ofDays: named.filter { $0.slot.isOfDays }) {
            return with(slots: named, label: .intent(.analyzeSpending, nil), confidence: 1)
        }
        guard mayBeOfMeans else { return nil }
        let times = past(on: today).filter { $0.slot.isOfDays }
        if asksOfMeans {
            return with(slots: times, label: .intent(.analyzeSpending, nil), confidence: 1)
        }
        if asksWhatWasPaidTwice {
            return with(
                slots: past(on: today), label: .intent(.findAnomalies, nil), confidence: 1)
        }
        if Wording(words).asksOfSavingRate {
            return with(slots: times, label: .intent(.analyzeSpending, nil), confidence: 1)
        }
        if Wording(words).asksOfLeftover, times.isEmpty {
            return with(slots: [], label: .intent(.analyzeSpending, nil), confidence: 1)
        }
        if case .extremes? = measure, Wording(words).saysEver, label == .act(.help) {
            return with(slots: slots, label: .intent(.analyzeSpending, nil), confidence: 1)
        }
        if let reached {
            return with(slots: reached, label: .intent(.forecastSpending, nil), confidence: 1)
        }
        return goal.map { with(slots: $0, label: .intent(.getAdvice, nil), confidence: 1) }
    }

    /// Whether it may be a question, or reads as what one of budgets or savings is taken for.
    private var mayBeOfMeans: Bool {
        switch label {
        case .intent(.analyzeSpending, nil), .intent(.getAdvice, nil),
            .intent(.forecastSpending, nil), .intent(.findAnomalies, nil),
            .intent(.listTransactions, nil), .intent(.checkBalance, nil),
            .intent(.manageBudget, _), .intent(.manageRecurring, _), .act(.help), .outOfScope:
            true
        case .intent, .act, .inform: false
        }
    }

    /// Whether it asks if what comes in covers what is spent.
    private var asksOfMeans: Bool {
        let isOfAll = slots.allSatisfy { fill in
            [.direction, .period, .date].contains(fill.slot)
                || fill.value == .text(SpendingCategory.income.rawValue)
        }
        return isOfAll && MeasureReading(self).meansQuestion != nil
            && !Wording(words).says([
                "will", "going to", "vais", "can", "could", "peux", "comment", "how",
            ])
    }

    /// Whether it asks if something was paid twice ("did I pay anything twice?").
    private var asksWhatWasPaidTwice: Bool {
        let wording = Wording(words)
        return wording.saysTwice && !slots.contains { $0.slot == .amount }
            && (text.contains("?") || ["did", "have", "ai", "est"].contains(words.first ?? ""))
            && wording.says([
                "did i pay", "have i paid", "i paid", "did i get charged", "was i charged",
                "j' ai paye", "ai je paye", "j' ai regle", "on m' a preleve", "on m' a debite",
            ])
    }

    /// The slots of a question how long it takes to put something by, or how much a month; nil
    /// where it asks for nothing of the kind, or says how much a month already.
    private var goal: [SlotFill]? {
        let amounts = slots.filter { [.amount, .amountMinimum].contains($0.slot) }
        let wording = Wording(words)
        let opens =
            words.prefix(5).contains(where: Self.opening.contains)
            || wording.says(["combien", "how much", "how long"])
        guard amounts.count <= 1, opens, wording.asksOfGoal else { return nil }
        guard let fill = amounts.first else {
            return unreadAmount.map { amount in
                slots + [
                    SlotFill(slot: .amount, value: .amount(amount), range: 0..<text.utf8.count)
                ]
            }
        }
        let behind = text(in: fill.range.upperBound..<Int.max).foldedWords
            .prefix { !Wording.interrogatives.contains($0) }
        let isOfMonth = Wording(behind).says(Wording.eachMonth)
        return isOfMonth ? nil : slots
    }

    /// The amount that it asks when there will be, and nothing of saving for it ("dans combien de
    /// temps j'atteins 14 000 ?"); nil where it asks for nothing of the kind.
    private var reached: [SlotFill]? {
        let wording = Wording(words)
        // "Préviens-moi quand j'atteins la moitié du budget" asks nothing.
        guard label != .intent(.manageBudget, .setAlert), wording.says(Wording.howLong),
            wording.saysWord(beginning: ["attein", "reach"]), !wording.asksOfGoal,
            let figure = onlyFigure
        else { return nil }
        return [SlotFill(slot: .amount, value: .amount(figure.amount), range: figure.range)]
    }

    private static let opening: Set<String> = [
        "how", "when", "combien", "quand", "can", "could", "will", "puis", "peux", "what",
    ]

    /// The slots of a question what a payment of a day that it names was ("c'est quoi ce prélèvement
    /// du 12 ?", "what was that 785 on the 5th?"); nil where it asks for nothing of the kind.
    private func charge(on today: Day) -> [SlotFill]? {
        switch label {
        case .intent(.listTransactions, nil), .intent(.findAnomalies, nil),
            .intent(.analyzeSpending, nil), .intent(.forecastSpending, nil),
            .intent(.manageRecurring, .list), .outOfScope:
            break
        case .intent, .act, .inform: return nil
        }
        guard let day = text.days(on: today)?.singleDay else { return nil }
        // The number of the day is no amount.
        let others = slots.filter { fill in
            switch fill.slot {
            case .amountMinimum, .amountMaximum: text(of: fill) != String(day.dayOfMonth)
            case .merchant, .payee, .amount: true
            case _: false
            }
        }
        let isOfAmount = others.contains { $0.slot == .amountMinimum }
        guard Wording(words).asksWhatChargeIs(isOfAmount: isOfAmount) else { return nil }
        let days = SlotFill(
            slot: .period, value: .days(day.interval), range: 0..<text.utf8.count)
        return others + [days]
    }
}

extension Wording {
    /// Whether it is asked what a payment was, which is called one or told by its amount.
    func asksWhatChargeIs(isOfAmount: Bool) -> Bool {
        says(Self.whatIs) && (isOfAmount || says(Self.charges)) && !says(Self.ofMany)
    }

    private static let whatIs = [
        "what 's that", "what 's this", "what 's the", "what is that", "what is this",
        "what is the", "what was the", "what was that", "what was this", "whats that", "whats this",
        "c' est quoi", "c' etait quoi", "a quoi correspond", "a quoi correspondait",
        "qu' est ce que c' est que", "qu' est ce que ce", "qu' est ce que cette",
        "explain the", "explain this", "explain that", "a quoi correspondent",
        "d' ou vient", "d' ou viennent", "what are the", "what were the",
    ]
    private static let charges = [
        "charge", "payment", "debit", "transaction", "prelevement", "paiement", "operation",
        "depense", "direct debit", "withdrawal", "retrait", "virement", "debits", "charges",
        "prelevements", "truc", "thing",
    ]
    private static let ofMany = [
        "biggest", "largest", "total", "plus gros", "plus grosse", "smallest", "average", "usual",
        "next", "prochain", "prochaine",
    ]

    /// Whether the part of income that is put by is asked for.
    var asksOfSavingRate: Bool {
        says(["savings rate", "saving rate", "rate of saving", "taux d' epargne"])
            && !says(["interest", "interet", "interets", "livret", "account"])
    }

    /// Whether it is asked what is left of a month once what comes back is paid, or what is put by
    /// in one.
    var asksOfLeftover: Bool {
        if says(["reste a vivre", "disposable income", "discretionary income"]) { return true }
        if says(Self.saving), says(Self.monthly + Self.eachMonth), words.count <= 10,
            !says(["if", "si", "en moins"])
        {
            return true
        }
        let isOfMonths = says(["il me reste", "me reste t il", "i have left", "do i have left"])
        if isOfMonths, says(Self.eachMonth), words.count <= 9, !says(["if", "si"]) { return true }
        return says(["left", "left over", "leftover", "reste", "restera", "rester"])
            && says(Self.bills) && says(Self.monthly + Self.eachMonth)
            && !says(["to pay", "a payer", "this month", "ce mois ci", "ce mois"])
    }

    /// What one says of what one puts by as a rule.
    private static let saving = [
        "do i save", "am i saving", "do i put aside", "do i put by", "do i put away", "i save",
        "do i set aside", "am i putting aside", "je mets de cote", "mets je de cote",
        "est ce que j' epargne", "combien j' epargne", "combien j' economise", "economise je",
        "epargne je", "on met de cote",
    ]
    private static let bills = [
        "bills", "the bills", "charges", "factures", "fixed costs", "frais fixes", "fixed expenses",
        "direct debits", "prelevements", "depenses fixes", "regular payments", "everything is paid",
        "tout paye",
    ]
    static let eachMonth = [
        "each month", "every month", "a month", "per month", "par mois", "chaque mois",
        "tous les mois", "monthly",
    ]
    private static let monthly = [
        "mensuellement", "in a month", "on average", "en moyenne",
        "usually", "d' habitude", "in general", "en general",
    ]

    /// Whether it is asked how long it takes to put something by, how much a month that takes, or
    /// whether it can be done.
    var asksOfGoal: Bool {
        let saves =
            saysWord(beginning: ["econom", "epargn", "save", "saving"])
            || says([
                "de cote", "put aside", "put by", "put away", "set aside", "set by",
                "setting aside",
                "putting aside",
            ])
        guard saves, !says(Self.havingSaved) else { return false }
        return says(Self.howLong) || says(Self.howMuch) && says(Self.toWhat + Self.eachMonth)
            || says(Self.whether) && says(["by", "ici", "avant", "before", "pour", "in", "en"])
    }

    static let howLong = [
        "how long", "how many months", "how many years", "how soon", "how fast", "how quickly",
        "combien de temps", "combien de mois", "combien d' annees", "when will", "when would",
        "when can", "when could", "when do", "when 'll", "quand est ce que", "quand aurai",
        "quand j'",
        "quand pourrai", "quand je", "quand puis",
    ]
    private static let howMuch = ["how much", "combien", "what do i", "what should i"]
    private static let toWhat = [
        "to have", "to get", "to reach", "to afford", "pour avoir", "pour atteindre",
        "pour arriver",
        "pour m'", "pour me", "d' avoir", "by", "ici", "for a", "for my", "for the", "pour un",
        "pour une", "pour des", "pour mon", "pour ma", "to save",
    ]
    private static let whether = ["can i", "could i", "puis je", "peux je", "je peux", "will i"]
    private static let havingSaved = [
        "did i", "have i saved", "i 've saved", "j' ai", "ai je", "i saved",
    ]
}

extension Resolver {
    /// What it takes to put an amount by, or what is left of a month; nil where neither is asked.
    func plan(_ frame: Frame) throws(Detour) -> Step? {
        let wording = Wording(frame.words)
        if frame.intent == .analyzeSpending, wording.asksOfLeftover,
            frame.saidDays == nil
        {
            return .ask(.leftover)
        }
        guard frame.intent == .getAdvice, wording.asksOfGoal,
            let said = frame.amounts.last ?? frame.amount(.amountMinimum)
        else { return nil }
        let days = frame.saidDays
        let last = days.flatMap { $0.end?.adding(days: -1) ?? $0.start }
        // Whether it can be put by at once is told by what there is.
        let isOfDay = last.map { $0 > today } ?? false
        guard isOfDay || !frame.asksIfAffordable || frame.asksHowLong else { return nil }
        return .ask(.goal(try money(said, in: view.currency), by: isOfDay ? last : nil))
    }
}
