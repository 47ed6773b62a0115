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

    /// Where the number stands that a bill or an order to pay is told by; nil where none does.
    private var reference: Range<Int>? {
        let parts = spacedParts
        let speaksOfBill = intent == .payBill || !Self.numbered.isDisjoint(with: words)
        for (index, part) in parts.enumerated() {
            // "Réf:8841", "n°2026/44": the number is written to what leads to it.
            if part.text.gluedLead > 0, let number = number(in: part.range) { return number }
            guard let lead = part.text.foldedWords.last ?? part.text.first.map(String.init) else {
                continue
            }
            let behind = parts[(index + 1)...].first { ![":", "-"].contains($0.text) }
            guard let behind, let number = number(in: behind.range) else { continue }
            let isOfReference = Self.references.contains(lead)
            let isOfNumber = speaksOfBill && Self.numbers.contains(lead) && isOwn(parts[..<index])
            // "Facture F2026-118".
            let isCode = Self.numbered.contains(lead) && text(in: number).isCode
            if isOfReference || isOfNumber || isCode { return number }
        }
        return nil
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
        guard figures.count(where: \.isNumber) >= 2, figures.count >= 3,
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
    /// figures ("F2026-118"), or groups of figures with a hyphen between them ("8841-22").
    fileprivate var isCode: Bool {
        let figures = count(where: \.isNumber)
        let opening = prefix(while: \.isLetter)
        if !opening.isEmpty {
            return figures >= 3 && Currency(code: opening.uppercased()) == nil
        }
        return figures >= 5 && contains("-")
    }

    /// Whether it is the number of a bill rather than a reason in words.
    var isReference: Bool {
        !contains(where: \.isWhitespace) && count(where: \.isNumber) >= 3
            && count(where: \.isLetter) <= 4
    }
}
