internal import Primitives
internal import TextProcessing
internal import Understanding

/// Questions of the latest payments of something, or of the first, which are told one by one.
extension Interpretation {
    /// The turn as the list of so many of the latest payments that it tells by their number ("my
    /// last three electricity bills"), or of the last or the first of them ("how much was the last
    /// EDF bill?"), whatever it reads as; nil for any other.
    var ofLatest: Interpretation? {
        let reading = MeasureReading(self)
        let isSum =
            switch label {
            case .intent(.analyzeSpending, nil):
                switch measure {
                case nil, .sum, .average(.mean, nil): true
                case .average, .count, .rate, .variety, .days, .extremes, .groups, .share, .trend,
                    .changes, .comparison, .usual, .standing, .difference:
                    false
                }
            case .intent(.listTransactions, nil), .outOfScope: true
            case .intent(.findAnomalies, nil): words.count <= 5
            case .intent(.payBill, _): values(of: .amount).isEmpty && !reading.ordersPayment
            case .intent, .act, .inform: false
            }
        let subjects: Set<Slot> = [.merchant, .category, .payee]
        let read = slots.filter { subjects.contains($0.slot) }
        let named = read.isEmpty ? shopOfLatest.map { [$0] } ?? [] : read
        // What else is said of them is told by the list as it reads.
        let isAll = slots.allSatisfy { fill in
            fill.slot == .count || subjects.contains(fill.slot)
                || fill.slot.isOfDays && saysLatest(fill)
        }
        guard isSum, isAll, words.count <= 12, !named.isEmpty || reading.theme != nil,
            !reading.says(["why", "pourquoi", "comment"]), !reading.asksIfNormal,
            let count = reading.wording.latestCount
                ?? (label == .outOfScope && reading.says(Self.lastTime) ? 1 : nil)
        else { return nil }
        let limit = SlotFill(slot: .count, value: .number(count), range: 0..<0)
        return with(slots: named + [limit], label: .intent(.listTransactions, nil), confidence: 1)
    }

    /// The shop that stands between the word for the last and what was paid there, in no slot ("my
    /// last Tesco shop").
    private var shopOfLatest: SlotFill? {
        let tokenized = TokenizedText(text)
        let tokens = tokenized.tokens.filter { $0.kind == .word || $0.kind == .number }
        let said = tokens.map(tokenized.foldedText(of:))
        guard let last = said.firstIndex(where: Wording.latest.contains),
            let noun = said[last...].firstIndex(where: Wording.onePayment.contains),
            (1...2).contains(noun - last - 1)
        else { return nil }
        let name = Array(said[(last + 1)..<noun])
        guard name.allSatisfy(Wording.mayNameShop), MeasureReading(name).theme == nil,
            SpendingCategory.named(in: name.joined(separator: " ")) == nil
        else { return nil }
        let range = tokens[last + 1].source.lowerBound..<tokens[noun - 1].source.upperBound
        return SlotFill(slot: .merchant, value: .text(text(in: range)), range: range)
    }

    private static let lastTime = [
        "last time", "derniere fois", "did i last", "have i last", "was i last",
    ]

    /// Whether a slot of days is but the word that calls something the last.
    private func saysLatest(_ fill: SlotFill) -> Bool {
        text(of: fill).foldedWords.allSatisfy { word in
            Wording.latest.contains(word) || SpokenNumber.value(of: word) != nil
        }
    }
}

extension MeasureReading {
    /// Whether something is to be paid.
    fileprivate var ordersPayment: Bool {
        wording.words.prefix(4).contains { word in
            ["pay", "pai", "paye", "regl", "settl", "rembours"].contains(where: word.hasPrefix)
        }
    }
}

extension Wording {
    /// How many of the latest payments are meant, or of the first; nil where none are counted.
    fileprivate var latestCount: Int? {
        if let first = firstCount { return first }
        for place in words.indices where Self.latest.contains(words[place]) {
            let behind = words[(place + 1)...]
            let numbers = [words[..<place].last, behind.first].compactMap(\.self)
            let counted = numbers.lazy.compactMap(SpokenNumber.several).first
            let noun =
                counted == nil || words[..<place].last.flatMap(SpokenNumber.several) != nil
                ? behind : behind.dropFirst()
            guard let next = noun.first, !Self.units.contains(next) else { continue }
            if let counted, counted <= 100 { return counted }
            let isOne = noun.prefix(3).contains(where: Self.onePayment.contains)
            if isOne, says(Self.askingOfOne) { return 1 }
        }
        return nil
    }

    /// Whether the first of all is asked for, or the first few ("my first EDF bill", "when did I
    /// first shop there?").
    var asksOfFirst: Bool { firstCount != nil }

    /// How many of the first are asked for; nil where none are.
    private var firstCount: Int? {
        if says(Self.firstTime) { return 1 }
        guard !says(["of the month", "du mois", "each month", "chaque mois"]) else { return nil }
        return words.indices.lazy.compactMap { place -> Int? in
            guard Self.first.contains(words[place]) else { return nil }
            let behind = words[(place + 1)...].prefix(4)
            let isOfPayments = behind.contains { word in
                Self.onePayment.contains(word)
                    || word.hasSuffix("s") && Self.onePayment.contains(String(word.dropLast()))
            }
            let numbers = [words[..<place].last, behind.first].compactMap(\.self)
            let count = numbers.lazy.compactMap(SpokenNumber.several).first ?? 1
            return isOfPayments && count <= 100 ? count : nil
        }.first
    }

    private static let first: Set<String> = [
        "first", "earliest", "premier", "premiere", "premiers", "premieres",
    ]
    fileprivate static let latest: Set<String> = [
        "last", "latest", "past", "previous", "dernier", "derniere", "derniers", "dernieres",
    ]
    /// What is counted back that is time, or told by it.
    private static let units: Set<String> = [
        "day", "days", "week", "weeks", "weekend", "weekends", "month", "months", "year", "years",
        "quarter", "quarters", "night", "nights", "hour", "hours", "payday", "paydays", "jour",
        "jours", "semaine", "semaines", "week-end", "week-ends", "mois", "an", "ans", "annee",
        "annees", "trimestre", "trimestres", "nuit", "nuits", "heures", "paie", "paies", "paye",
        "payes", "full", "whole", "complete", "calendar", "trading", "business", "working",
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mondays",
        "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays", "lundi", "mardi",
        "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "lundis", "mardis", "mercredis",
        "jeudis", "vendredis", "samedis", "dimanches",
    ]
    /// Whether a word may be of a shop's name, rather than tell what a payment is like.
    fileprivate static func mayNameShop(_ word: String) -> Bool {
        word.count > 2 && SpokenNumber.value(of: word) == nil && !units.contains(word)
            && !onePayment.contains(word) && !qualities.contains(word) && !latest.contains(word)
    }

    private static let qualities = Set(
        """
        big large small little cash bank card debit credit direct online contactless wire outgoing \
        incoming weekly monthly yearly regular single main recurring standing paid pending food \
        grocery shopping few own best worst proper major gros grosse grand grande petit petite \
        vrai vraie grosses bon bonne mobile money received refund
        """.foldedWords)
    fileprivate static let onePayment: Set<String> = [
        "bill", "invoice", "payment", "purchase", "visit", "trip", "shop", "order", "receipt",
        "transaction", "fill", "tank", "withdrawal", "transfer", "meal", "facture", "paiement",
        "achat", "visite", "passage", "course", "courses", "commande", "operation", "plein",
        "retrait", "virement", "repas", "ticket", "prelevement", "depense", "note", "addition",
    ]
    private static let askingOfOne = [
        "how much", "what", "combien", "when", "quand", "show", "montre", "c' est quoi",
        "c' etait quoi", "quel", "quelle", "date",
    ]
    private static let firstTime = [
        "first time", "premiere fois", "did i first", "have i first", "i first",
    ]
}
