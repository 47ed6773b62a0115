internal import Primitives
internal import Understanding

/// The number that a bill bears, by which whoever sent it knows what was paid.
extension Interpretation {
    /// The turn with the number of what it pays as its reason and in no other slot ("la facture
    /// Veolia n° F2026-118"), which may read as an amount, a name or a day.
    var referenced: Interpretation {
        switch label {
        case .intent(.payBill, _), .intent(.sendMoney, nil): break
        case .intent, .act, .inform, .outOfScope: return self
        }
        guard let range = reference else { return self }
        let reason = slots.first { $0.slot == .note && $0.range.overlaps(range) }
        let others = slots.filter { $0.slot == .note || !$0.range.overlaps(range) }
        guard reason == nil, values(of: .note).isEmpty else { return with(slots: others) }
        let note = SlotFill(slot: .note, value: .text(text(in: range)), range: range)
        return with(slots: (others + [note]).sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// The turn as a payment of the contact it names where the number of a bill makes it read as
    /// the payment of a shop ("send 20 to Marie invoice 4471").
    func addressed(in view: WalletView) -> Interpretation {
        guard label == .intent(.payBill, nil), !Self.numbered.isDisjoint(with: words),
            let name = slots.first(where: { $0.slot == .merchant }),
            values(of: .merchant).count == 1, values(of: .payee).isEmpty,
            values(of: .amount).count <= 1
        else { return self }
        let said = text(of: name).nameWords
        guard view.contacts.contains(where: { $0.isNamed(said) }),
            !view.bills.contains(where: { !$0.merchant.nameWords.isDisjoint(with: said) })
        else { return self }
        return with(slots: renaming(.merchant, .payee).slots, label: .intent(.sendMoney, nil))
    }

    /// Where the number stands that a bill or an order to pay is told by; nil where none does.
    private var reference: Range<Int>? {
        let parts = spacedParts
        let folded = parts.map { $0.text.foldedWords }
        let speaksOfBill = intent == .payBill || !Self.numbered.isDisjoint(with: words)
        for (index, part) in parts.enumerated() {
            // "Réf:8841", "n°2026/44": the number is written to what leads to it.
            if part.text.gluedLead > 0, let number = number(in: part.range) { return number }
            let lead = folded[index].last ?? part.text.prefix(1).lowercased()
            let isOfReference = Self.references.contains(lead)
            let isOfNumber = speaksOfBill && Self.numbers.contains(lead) && isOwn(parts[..<index])
            guard isOfReference || isOfNumber || Self.numbered.contains(lead),
                let place = parts.indices[(index + 1)...].prefix(Self.reach).first(where: { place in
                    !folded[place].allSatisfy(Self.besideNumbers.contains)
                })
            else { continue }
            if isOfReference, let groups = groups(parts[place...]) { return groups }
            guard let number = number(in: parts[place].range) else { continue }
            // "Facture F2026-118".
            let behind = parts[place...].dropFirst().first?.text
            let isCode = place == index + 1 && text(in: number).isCode && !isOfMoney(behind)
            if isOfReference || isOfNumber || isCode { return number }
        }
        return nil
    }

    /// How many words may stand between a word for a number and the number, and it with them.
    private static let reach = 6

    /// Where the groups of figures stand that a number is written in ("77 12 34"); nil where there
    /// are not several.
    private func groups(_ parts: ArraySlice<(text: String, range: Range<Int>)>) -> Range<Int>? {
        let groups = parts.prefix { $0.text.count <= 4 && $0.text.allSatisfy(\.isNumber) }
        let isOfMoney = isOfMoney(parts.dropFirst(groups.count).first?.text)
        let own = isOfMoney ? groups.dropLast() : groups
        guard own.count > 1, let first = own.first, let last = own.last else { return nil }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// Whether a word is of a currency.
    private func isOfMoney(_ word: String?) -> Bool {
        guard let word else { return false }
        return word.contains(where: \.isCurrencySymbol)
            || word.foldedWords.last.map(Self.currencies.contains) == true
    }

    /// Whether a number behind these parts is none of an account or a telephone.
    private func isOwn(_ parts: ArraySlice<(text: String, range: Range<Int>)>) -> Bool {
        parts.suffix(1).allSatisfy { part in
            Set(part.text.foldedWords).isDisjoint(with: Self.otherwiseNumbered)
        }
    }

    /// The part of a range that is a number, without the marks around it; nil where there is none,
    /// or another slot knows it for an account.
    private func number(in range: Range<Int>) -> Range<Int>? {
        let glued = range.lowerBound + text(in: range).gluedLead
        let range = glued..<range.upperBound
        let said = text(in: range)
        let lead = said.prefix { !$0.isLetter && !$0.isNumber }.utf8.count
        let trail = said.reversed().prefix { !$0.isLetter && !$0.isNumber }
            .reduce(0) { $0 + $1.utf8.count }
        guard lead + trail < range.count else { return nil }
        let number = range.lowerBound + lead..<range.upperBound - trail
        let figures = text(in: number)
        guard figures.count(where: \.isNumber) >= 2,
            !figures.contains(where: \.isCurrencySymbol), IBAN(figures) == nil
        else { return nil }
        return number
    }

    /// The parts of the text between spaces, and where each stands.
    private var spacedParts: [(text: String, range: Range<Int>)] {
        var start = 0
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
            .compactMap { part in
                let own = start..<start + part.utf8.count
                let gap = text[part.endIndex...].first.map { String($0).utf8.count } ?? 0
                start = own.upperBound + gap
                return part.isEmpty ? nil : (String(part), own)
            }
    }

    private static let references: Set<String> = ["ref", "reference"]
    private static let numbers: Set<String> = ["n", "no", "num", "numero", "number", "#"]
    /// What may stand between a word for a number and the number.
    private static let besideNumbers = elided.union(
        """
        de la du d' of the client contrat dossier facture commande customer contract invoice bill \
        order is est
        """.foldedWords)
    private static let currencies: Set<String> = [
        "euro", "euros", "eur", "balles", "pounds", "quid", "dollars", "bucks", "francs",
    ]
    /// What bears a number.
    private static let numbered: Set<String> = ["facture", "bill", "invoice"]
    /// What bears one that is no reference of a payment.
    private static let otherwiseNumbered: Set<String> = [
        "compte", "account", "carte", "card", "telephone", "phone", "iban", "rib",
    ]
}

extension String {
    /// How many bytes stand before a number that is written to what leads to it ("n°2026/44").
    fileprivate var gluedLead: Int {
        let leads = ["n°", "nº", "#", "ref:", "réf:", "ref.", "réf.", "no."]
        let said = lowercased()
        return leads.first(where: said.hasPrefix).map { $0.count }
            .map { prefix($0).utf8.count } ?? 0
    }

    /// Whether it is written as the number of a bill is, and no amount or day: letters before
    /// figures ("F2026-118"), groups of figures with a hyphen between them ("8841-22"), or many
    /// figures ("4471").
    fileprivate var isCode: Bool {
        let figures = count(where: \.isNumber)
        let opening = prefix(while: \.isLetter)
        if !opening.isEmpty {
            return figures >= 3 && Currency(code: opening.uppercased()) == nil
        }
        return figures >= 5 && contains("-") || figures >= 4 && allSatisfy(\.isNumber)
    }

    /// Whether it is the number of a bill rather than a reason in words.
    var isReference: Bool {
        let areGroups = allSatisfy { $0.isNumber || $0.isWhitespace }
        return (areGroups || !contains(where: \.isWhitespace)) && count(where: \.isNumber) >= 2
            && count(where: \.isLetter) <= 4
    }
}
