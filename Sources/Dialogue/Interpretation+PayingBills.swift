internal import Primitives
internal import Understanding

/// Bills that are to be paid, in words that read as something else.
extension Interpretation {
    /// The turn as an order to pay bills where its words unmistakably are one ("pay all my bills
    /// except Orange", "I need to pay a bill"), whatever it reads as.
    var payingBills: Interpretation {
        let said = Wording(words)
        if intent == .payBill { return withoutCountAsName }
        // "Can you pay all my bills?" asks for it as kindly as it is answered.
        let order = wordsAskedKindly ?? words[...]
        guard asksKindly || !text.contains("?"), order.count <= 9,
            said.says(["bill", "bills", "facture", "factures"]), !said.says(Self.beyondPaying),
            !said.saysWord(beginning: ["auto"]), Self.negations.isDisjoint(with: words)
        else { return self }
        let first = order.drop(while: Self.leadingWords.contains).first ?? ""
        let paysAll =
            Self.payingVerbs.contains(first) && said.says(Self.everyBill)
            && label != .act(.affirm)
        if paysAll, asksKindly { return ordering(.intent(.payBill, nil), slots) }
        let needs = act == .help && said.says(Self.needing)
        return paysAll || needs
            ? with(slots: slots, label: .intent(.payBill, nil), confidence: 1) : self
    }

    /// The turn without a count of bills that reads as the name of a merchant ("les trois premières
    /// factures").
    private var withoutCountAsName: Interpretation {
        let kept = slots.filter { fill in
            let said = text(of: fill).foldedWords
            let behind = text(in: fill.range.upperBound..<Int.max).foldedWords.first ?? ""
            return fill.slot != .merchant || said.count != 1
                || SpokenNumber.several(said[0]) == nil || !Frame.isEndOfList(behind)
        }
        return kept == slots ? self : with(slots: kept)
    }

    /// Verbs by which bills are paid.
    static let payingVerbs: Set<String> = [
        "pay", "paie", "paye", "payer", "payez", "regle", "regler", "settle", "acquitte",
    ]
    private static let everyBill = [
        "all my bills", "all the bills", "all bills", "every bill", "toutes mes factures",
        "toutes les factures",
    ]
    private static let needing = [
        "need to pay", "have to pay", "want to pay", "got to pay", "'d like to pay",
        "would like to pay", "must pay", "dois payer", "veux payer", "voudrais payer",
        "faut payer", "aimerais payer", "dois regler", "veux regler",
    ]
    /// What makes of bills something that is asked about or settled for days to come.
    private static let beyondPaying = [
        "how", "comment", "when", "quand", "if", "si", "whenever", "chaque", "each", "always",
        "toujours", "never", "jamais", "without", "combien", "help me", "aide moi", "used to",
        "every month", "each month", "tous les mois", "from now on", "desormais",
    ]
}

extension Frame {
    /// The one bill of several that is told from the others by when it is due or by how much it is
    /// ("the bill that's due first", "la plus chère"); nil where none is.
    func distinguished(among bills: [WalletView.Bill]) -> WalletView.Bill? {
        let said = Wording(words)
        guard bills.count > 1, Set(bills.map(\.amount.currency)).count == 1 else { return nil }
        if said.says(Self.earliest) {
            let due = bills.compactMap(\.due).min()
            return bills.only { due != nil && $0.due == due }
        }
        let amounts = bills.map(\.amount.minorUnits)
        if said.says(Self.smallest) { return bills.only { $0.amount.minorUnits == amounts.min() } }
        if said.says(Self.largest) { return bills.only { $0.amount.minorUnits == amounts.max() } }
        return nil
    }

    private static let earliest = [
        "due first", "due next", "due soonest", "due earliest", "most urgent", "la plus urgente",
        "a payer en premier", "qui arrive en premier", "la plus pressee", "le plus tot",
        "echeance la plus proche",
    ]
    private static let largest = [
        "la plus chere", "la plus grosse", "la plus elevee", "la plus grande", "most expensive",
        "biggest", "largest", "dearest", "highest",
    ]
    private static let smallest = [
        "la moins chere", "la plus petite", "la plus basse", "cheapest", "smallest", "lowest",
        "least expensive",
    ]
}

extension Array {
    /// The only element that something is true of; nil where it is of none or several.
    fileprivate func only(where isMeant: (Element) -> Bool) -> Element? {
        let meant = filter(isMeant)
        return meant.count == 1 ? meant[0] : nil
    }
}

extension DialogueState {
    /// Puts another bill behind the one that was restated where a few words add it ("and Vodafone
    /// too", "and the gas one tomorrow"); nil where a turn adds none.
    mutating func takeBill(
        beside orders: [Order], of frame: Frame, _ turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect]? {
        let times: Set<Slot> = [.date, .period]
        guard frame.intent == .payBill, turn.isContinuation, turn.words.count <= 10,
            turn.slots.allSatisfy({ $0.slot.isName || times.contains($0.slot) }),
            let bill = turn.billBeside(orders, in: context)
        else { return nil }
        var other = Frame(.payBill)
        other.words = turn.words
        other.values[.merchant] = [.text(bill.merchant)]
        let said = turn.values(of: .date) + turn.values(of: .period)
        let isLikewise = Wording(turn.words).says(["too", "as well", "also", "aussi", "egalement"])
        other.values[.date] = said.isEmpty ? isLikewise ? frame.values[.date] : nil : said
        queue.append(other)
        return [.say(.deferred)] + askAgain()
    }
}

extension Interpretation {
    private static let dueTimes: Set<String> = [
        "the", "day", "before", "it", "it's", "'s", "is", "its", "due", "date", "when", "on", "la",
        "veille", "de", "l'", "echeance", "son", "jour", "le", "a", "quand",
    ]

    /// The only bill that is named by all that is said beside when, by its firm or by its kind, and
    /// that is in none of the orders.
    fileprivate func billBeside(
        _ orders: [Order], in context: TurnContext
    ) -> WalletView.Bill? {
        let times = slots.filter(\.slot.isOfDays).reduce(into: Set<String>()) { words, fill in
            words.formUnion(text(of: fill).foldedWords)
        }
        var order = Frame(.payBill)
        order.words = words
        // "The day before it's due" is a day of the bill's own.
        let due: Set<String> = order.daysBeforeDue == nil ? [] : Self.dueTimes
        let said = words.filter {
            !DialogueState.besideBills.contains($0) && !times.contains($0) && !due.contains($0)
        }
        guard !said.isEmpty else { return nil }
        let kind = BillKind(said: said.joined(separator: " "))
        let bills = context.view.bills.filter { bill in
            let isNamed = Set(said).isSubset(of: bill.merchant.nameWords)
            return (isNamed || kind?.isOf(bill.merchant) == true)
                && !orders.contains { $0.merchant == bill.merchant }
        }
        return bills.count == 1 ? bills[0] : nil
    }
}
