internal import Primitives
internal import TextProcessing
internal import Understanding

/// Payments that are to be made if the account holds more, or less, than an amount.
extension Interpretation {
    /// A case about what the account holds in which alone something is to be paid.
    fileprivate struct BalanceCondition {
        /// Where the words of the order stand.
        let order: Range<Int>
        let bound: SpokenAmount
        let isMost: Bool
        let includesItself: Bool
    }

    /// The turn as the payment that is to be made in a case about what the account holds ("if I
    /// have more than 1500 send 60 to Tom"), which may read as a question of the balance, where
    /// that is the case; itself otherwise: what the account holds is known now.
    func paying(onBalanceIn view: WalletView) -> Interpretation {
        guard let condition = balanceCondition, condition.unmet(by: view.balance) == nil else {
            return self
        }
        let told = saying([condition.order], as: label)
        let label = UtteranceLabel.intent(
            told.values(of: .merchant).isEmpty ? .sendMoney : .payBill, nil)
        return told.ordering(label, told.slots)
    }

    /// Why the payment is not made that is to be made in a case about what the account holds; nil
    /// where it is the case, or none was told.
    func unmetCondition(in view: WalletView) -> Refusal? {
        balanceCondition?.unmet(by: view.balance)
    }

    private var balanceCondition: BalanceCondition? {
        guard words.count <= 24, !text.contains("?") else { return nil }
        let tokenized = TokenizedText(text)
        let tokens = tokenized.tokens.filter { $0.kind == .word || $0.kind == .number }
        let said = tokens.map(tokenized.foldedText(of:))
        guard let start = said.firstIndex(where: Self.ifs.contains) else { return nil }
        let opening = tokens[start].source.lowerBound
        let bounds = slots.filter { fill in
            Self.amountSlots.contains(fill.slot) && fill.range.lowerBound > opening
        }
        guard let fill = bounds.min(by: { $0.range.lowerBound < $1.range.lowerBound }),
            case .amount(let bound) = fill.value
        else { return nil }
        let isBehind: (Int) -> Bool = { tokens[$0].source.lowerBound >= fill.range.upperBound }
        let behind = tokens.indices.first(where: isBehind) ?? tokens.count
        let lead = Wording(
            said[start..<behind].filter { SpokenNumber.value(of: $0) == nil })
        guard lead.says(Self.holding), lead.words.count <= 10,
            Self.negations.isDisjoint(with: lead.words)
        else { return nil }
        let isMost = lead.says(Self.fewer)
        let includesItself = lead.says(Self.reaching)
        guard isMost || includesItself || lead.says(Self.exceeding) else { return nil }
        let rest = said[behind...].drop(while: Self.besideHoldings.contains)
        let order: Range<Int>
        if rest.isEmpty {
            let first = said[..<start].drop(while: Self.leadingWords.contains).first
            guard first.map(Self.isPaying) == true else { return nil }
            order = 0..<opening
        } else {
            guard start <= 1, let verb = rest.first, Self.isPaying(verb) else { return nil }
            order = tokens[rest.startIndex].source.lowerBound..<text.utf8.count
        }
        return BalanceCondition(
            order: order, bound: bound, isMost: isMost, includesItself: includesItself)
    }

    private static func isPaying(_ word: String) -> Bool {
        payingVerbs.contains(word) || Frame.sendingVerbs.contains(word)
    }

    private static let ifs: Set<String> = ["si", "if", "s'"]
    private static let amountSlots: Set<Slot> = [.amount, .amountMinimum, .amountMaximum]
    private static let holding = [
        "j' ai", "j' ai encore", "il me reste", "me reste", "il reste", "mon solde", "mon compte",
        "le solde", "le compte", "il y a", "y a", "i have", "i 've got", "i've got", "i 've",
        "ive got", "i got", "i still have", "my balance", "my account", "the balance",
        "there is", "there 's", "there's", "theres", "the account",
    ]
    private static let exceeding = [
        "plus de", "plus que", "more than", "over", "above", "superieur a", "au dessus de",
        "depasse", "exceeds",
    ]
    private static let reaching = ["au moins", "at least"]
    private static let fewer = [
        "moins de", "less than", "under", "below", "inferieur a", "en dessous de", "at most",
    ]
    private static let besideHoldings = Set(
        """
        sur le mon compte dessus in my the account left currency euros euro eur pounds pound quid \
        gbp dollars balles encore courant main current dispo disponible disponibles available bank \
        en banque alors then on there it sur de ben bah please stp
        """.foldedWords)
}

extension Interpretation.BalanceCondition {
    /// Why a balance does not meet it; nil where it does.
    fileprivate func unmet(by balance: Money) -> Refusal? {
        guard let edge = bound.money(default: balance.currency), edge.currency == balance.currency
        else { return .unkeptCondition }
        let isHeld: Bool
        if balance.minorUnits == edge.minorUnits {
            isHeld = includesItself
        } else {
            isHeld = isMost ? edge > balance : balance > edge
        }
        return isHeld ? nil : .unmetBalance(balance, bound: edge, isMost: isMost)
    }
}
