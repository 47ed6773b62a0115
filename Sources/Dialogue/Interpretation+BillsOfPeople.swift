internal import Primitives
internal import TextProcessing
internal import Understanding

/// Payments of people for a bill of theirs.
extension Interpretation {
    /// The turn as a payment of the contact it names as the receiver, with the bill it is for as
    /// its note, where the bill makes it read as the payment of a shop ("pay Paul 25 for the
    /// internet bill", "envoie 30 euros à Marie pour la facture EDF").
    func payingPerson(in view: WalletView) -> Interpretation {
        guard label == .intent(.payBill, nil) || label == .intent(.sendMoney, nil),
            values(of: .amount).count <= 1, values(of: .frequency).isEmpty, !text.contains("?"),
            let (link, verb) = purposeOfBill, let name = receiver(in: view, verb..<link)
        else { return self }
        let tokens = TokenizedText(text).tokens
        let start = tokens[link].source.upperBound
        let kept = slots.filter { fill in
            let isAhead = fill.range.upperBound <= tokens[link].source.lowerBound
            switch fill.slot {
            case .amount, .currency: return true
            case .date: return isAhead || !belongsToBill(fill)
            case .account: return true
            case _: return false
            }
        }
        let end = kept.map(\.range.lowerBound).filter { $0 > start }.min() ?? text.utf8.count
        let note = text(in: start..<end).trimmingPrefix(while: Self.isEdge)
        let trimmed = String(note.reversed().drop(while: Self.isEdge).reversed())
        let fills = [
            SlotFill(slot: .payee, value: .text(text(in: name)), range: name),
            SlotFill(slot: .note, value: .text(trimmed), range: start..<end),
        ]
        return ordering(
            .intent(.sendMoney, nil),
            (kept + fills).sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    private static func isEdge(_ sign: Character) -> Bool {
        sign.isWhitespace || ",;:.!".contains(sign)
    }

    /// Whether a day is that of the bill, and not of the payment ("la facture de novembre").
    private func belongsToBill(_ fill: SlotFill) -> Bool {
        let before = text(in: 0..<fill.range.lowerBound).foldedWords.last ?? ""
        return ["de", "d'", "du", "of"].contains(before)
    }

    /// The tokens of the word that leads to the bill something is paid for, and of the verb before
    /// it; nil where there is none.
    private var purposeOfBill: (link: Int, verb: Int)? {
        let tokens = TokenizedText(text)
        let said = tokens.tokens.map(tokens.foldedText(of:))
        guard let verb = said.firstIndex(where: Self.paysPeople.contains) else { return nil }
        let link = said.indices.first { index in
            index > verb && ["pour", "for"].contains(said[index])
                && said[(index + 1)...].prefix(5).contains(where: Self.oneBill.contains)
        }
        return link.map { ($0, verb) }
    }

    /// Where the contact is named to whom the verb sends something: right behind it, or behind a
    /// word that leads to a receiver; nil where nobody is.
    private func receiver(in view: WalletView, _ part: Range<Int>) -> Range<Int>? {
        let tokens = TokenizedText(text)
        let said = tokens.tokens.map(tokens.foldedText(of:))
        // Several who are named are not passed over for one of them.
        guard view.contacts.names(spokenIn: Array(said[part])).count == 1 else { return nil }
        let starts = part.filter { $0 == part.lowerBound || ["a", "to"].contains(said[$0]) }
        for start in starts.map({ $0 + 1 }) {
            for length in [2, 1] where start + length <= part.upperBound {
                let words = Set(said[start..<(start + length)])
                guard view.contacts.contains(where: { $0.isNamed(words) }) else { continue }
                let last = tokens.tokens[start + length - 1].source
                return tokens.tokens[start].source.lowerBound..<last.upperBound
            }
        }
        return nil
    }

    private static let paysPeople = Frame.sendingVerbs.union([
        "rembourse", "rembourser", "repay", "reimburse", "verser", "payer", "wire", "transfere",
        "transferer", "regle", "regler",
    ])
    private static let oneBill: Set<String> = [
        "facture", "factures", "bill", "bills", "invoice", "invoices", "abonnement", "subscription",
    ]
}
