internal import Primitives
internal import Understanding

/// Payments that are only supposed, to know whether there is enough for them.
extension Frame {
    /// The accounts of the user's own between which money is only supposed to be moved ("si je mets
    /// 200 du livret sur le compte courant ça me fait combien ?"); nil where none is.
    func supposedMove(in view: WalletView) -> AccountRoute? {
        guard intent == .checkBalance, amounts.count == 1, counterparty == nil,
            !Interpretation.suppositions.isDisjoint(with: words)
        else { return nil }
        let route = route(in: view)
        let isBetweenTwo = route.source != nil && route.destination != nil
        return isBetweenTwo && route.source != route.destination ? route : nil
    }
}

extension Resolver {
    /// What the account that money is supposed to be moved to would hold; nil where none is.
    func supposedHolding(_ frame: Frame) throws(Detour) -> Answer? {
        guard let destination = frame.supposedMove(in: view)?.destination,
            let said = frame.amounts.last
        else { return nil }
        let held =
            switch destination {
            case .main: view.balance
            case .named(let name): view.accounts.first { $0.name == name }?.balance
            }
        guard let held else { return nil }
        let amount = try money(said, in: held.currency)
        guard let sum = try? held.adding(amount) else { throw refuse(.invalidAmount) }
        return .supposed(amount, left: sum)
    }
}

extension Interpretation {
    /// The turn as the question whether there is enough for a payment, where it asks to make one
    /// without being overdrawn ("je peux envoyer 500 à Thomas sans être à découvert ?"); itself
    /// where it asks for anything else.
    var askingIfCovered: Interpretation {
        switch label {
        case .intent(.checkBalance, nil), .intent(.getAdvice, nil), .intent(.forecastSpending, nil),
            .outOfScope:
            break
        case .intent(.sendMoney, nil), .intent(.payBill, nil):
            guard Self.mayI(words) else { return self }
        case .intent, .act, .inform: return self
        }
        guard values(of: .amount).count == 1, slots.contains(where: \.slot.isName),
            Wording(words).says(Self.uncovered)
        else { return self }
        return with(slots: slots, label: .intent(.getAdvice, nil), confidence: 1)
    }

    /// Whether words begin by asking what one may do, rather than what is to be done.
    private static func mayI(_ words: [String]) -> Bool {
        Wording(words.prefix(4)).says([
            "can i", "could i", "may i", "je peux", "puis je", "j' peux", "jpe", "jpeux", "on peut",
        ])
    }

    static let uncovered = [
        "sans etre a decouvert", "sans etre en decouvert", "sans finir a decouvert",
        "sans passer a decouvert", "sans tomber a decouvert", "sans me mettre a decouvert",
        "sans etre dans le rouge", "sans finir dans le rouge", "sans passer dans le rouge",
        "sans decouvert", "without going overdrawn", "without being overdrawn",
        "without getting overdrawn", "without going into overdraft",
        "without going into my overdraft", "without an overdraft", "without going in the red",
        "without going into the red", "without going negative", "without running out",
    ]
}
