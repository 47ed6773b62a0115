internal import Primitives
internal import Understanding

extension Resolver {
    /// Store cards are kept, shown and removed.
    func loyaltyCards(_ frame: Frame) throws(Detour) -> Step {
        let name = frame.text(.card) ?? frame.text(.merchant)
        switch frame.operation {
        case .add?:
            guard let name else { throw need(.slot(.card)) }
            guard let number = frame.number else { throw need(.number) }
            var order = Order(.loyaltyCards, .add)
            order.card = name.withoutCardNumber
            order.number = number
            return .perform([order])
        case .show?:
            return .answer(.loyaltyCard(try card(named: name, frame), .show))
        case .points?:
            return .answer(.loyaltyCard(try card(named: name, frame), .points))
        case .tier?:
            return .answer(.loyaltyCard(try card(named: name, frame), .tier))
        case .remove?:
            return .confirm(
                try cards(of: frame, named: name).map { card in
                    var order = Order(.loyaltyCards, .remove)
                    order.card = card.name
                    order.number = card.number
                    return order
                })
        case .redeem?:
            let card = try card(named: name, frame)
            var order = Order(.loyaltyCards, .redeem)
            order.card = card.name
            let said = frame.number(.count) ?? frame.amounts.last.flatMap { Int($0.decimal) }
            let points = said ?? (frame.wantsAll ? card.points : nil)
            guard let points else { throw need(.slot(.count)) }
            guard points > 0, points <= card.points else {
                throw refuse(.invalidAmount, asking: .slot(.count))
            }
            order.count = points
            return .confirm([order])
        default: return .answer(.loyaltyCards(view.loyaltyCards))
        }
    }

    /// Each card that is named, else the one that is meant, or all.
    private func cards(
        of frame: Frame, named name: String?
    ) throws(Detour) -> [WalletView.LoyaltyCard] {
        let names: [String?] = frame.texts(.card).count > 1 ? frame.texts(.card) : [name]
        var cards: [WalletView.LoyaltyCard] = []
        for name in names {
            let meant = try several(
                of: view.loyaltyCards, named: name, frame, slot: .card, label: \.name,
                names: { [$0.name] }, id: \.name, missing: .notFound(.loyaltyCard, name: name))
            cards += meant.filter { !cards.contains($0) }
        }
        return cards
    }

    private func card(
        named name: String?, _ frame: Frame
    ) throws(Detour) -> WalletView.LoyaltyCard {
        try one(
            of: view.loyaltyCards, named: name, frame, slot: .card, label: \.name,
            names: { [$0.name] }, id: \.name, missing: .notFound(.loyaltyCard, name: name))
    }
}

extension String {
    /// The name of a store without the number of a card that is said behind it ("Auchan 99887766");
    /// a name that is all number is kept.
    fileprivate var withoutCardNumber: String {
        let words = split(separator: " ")
        let name = words.reversed().drop { word in
            word.count(where: \.isNumber) >= 4 && word.allSatisfy { !$0.isLetter }
        }
        return name.isEmpty ? self : name.reversed().joined(separator: " ")
    }
}
