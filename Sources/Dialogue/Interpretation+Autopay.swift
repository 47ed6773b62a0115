internal import TextProcessing
internal import Understanding

extension Interpretation {
    /// The turn as the end of auto-pay for somebody whom it names and of whom it says nothing else
    /// ("désactive pour Paul", "turn it off for Marie"), where it reads as none of Yani's business.
    func endingAutopay(in view: WalletView) -> Interpretation {
        guard label == .outOfScope, words.count <= 7,
            let link = words.firstIndex(where: ["pour", "for"].contains),
            Self.switchingOff.contains(words[..<link].joined(separator: " "))
        else { return self }
        let named = view.contacts.filter { $0.isSpoken(of: Array(words[(link + 1)...])) }
        let tokenized = TokenizedText(text)
        guard named.count == 1, let person = named.first,
            let token = tokenized.tokens.last(where: { $0.kind == .word })
        else { return self }
        return with(
            slots: [SlotFill(slot: .payee, value: .text(person.name), range: token.source)],
            label: .intent(.manageAutopay, .disable), confidence: 1)
    }

    private static let switchingOff: Set<String> = [
        "desactive", "desactive le", "desactive ca", "coupe", "coupe le", "arrete le", "disable",
        "disable it", "turn off", "turn it off", "switch off", "switch it off",
    ]
}
