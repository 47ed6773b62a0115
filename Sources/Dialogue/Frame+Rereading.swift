internal import Entities
internal import Primitives
internal import TextProcessing
internal import Understanding

/// What an amount that is said is of a payment.
enum AmountRole: String, Hashable, Codable, Sendable {
    /// The amount paid.
    case plain
    /// What the account paid into is to hold then ("top up my savings to 3500").
    case target
    /// What the account paid from is to hold then ("leave 500 and move the rest").
    case kept
}

extension Frame {
    /// Makes of a frame what its words say where its intent was read as another: leave to be
    /// charged is a rule of auto-pay, and what tops an account up is moved to it.
    mutating func reread() {
        if letsOthersCharge {
            (intent, operation) = (.manageAutopay, .setRule)
            guard let rhythm = frequency, rhythm.interval == 1 else { return }
            values[.scope] = [.text(rhythm.unit.rawValue.lowercased())]
            values[.frequency] = nil
        } else if refusesRequests {
            (intent, operation) = (.requestMoney, .decline)
            values[.amountMinimum] = values.removeValue(forKey: .amountMaximum)
        } else if intent == .manageAutopay, operation == .disable, Wording(words).namesLimit {
            // Without a limit auto-pay would pay everything: it is another that is wanted.
            operation = .setLimit
        } else if allowsSomebody || allowsEach || capsEach {
            operation = .setRule
            if let amount = values.removeValue(forKey: .amount) { values[.amountMaximum] = amount }
        } else if intent == .manageRecurring, operation == .create, asksForMoney {
            (intent, operation) = (.requestMoney, .create)
            values[.payer] = values.removeValue(forKey: .payee)
        } else if intent == .manageRecurring && values[.frequency] == nil
            && (amountRole != .plain || operation == .create && paysBack)
            || intent == .checkBalance && amountRole == .kept
            || intent == .manageAutopay && amountRole == .kept && counterparty != nil
        {
            (intent, operation) = (.sendMoney, nil)
        }
    }

    /// Whether somebody is given leave to charge ("let Marie charge me up to 50 a week").
    private var letsOthersCharge: Bool {
        switch intent {
        case .sendMoney: break
        case .manageRecurring:
            guard operation == .create || operation == .change else { return false }
        case .requestMoney, .payBill, .manageAutopay, .checkBalance, .listTransactions,
            .analyzeSpending, .forecastSpending, .findAnomalies, .manageBudget, .getAdvice,
            .loyaltyCards, .accountSecurity, .stakeCoins:
            return false
        }
        let wording = Wording(words)
        return wording.says(Self.charging)
            || wording.saysWord(beginning: ["laiss", "autoris", "perme", "allow"])
                && wording.saysWord(beginning: ["prelev", "debit", "charg"])
    }

    /// Whether somebody is given leave to ask without a yes ("autorise Paul à me demander 50"), and
    /// not auto-pay as a whole switched or limited.
    private var allowsSomebody: Bool {
        guard intent == .manageAutopay, operation == .setLimit || operation == .enable,
            counterparty != nil
        else { return false }
        return Wording(words.prefix(2)).saysWord(
            beginning: ["laiss", "autoris", "perme", "allow", "let"])
    }

    /// Whether each of the bills or requests up to an amount is to be paid without a yes ("pay bills
    /// under 50 automatically"), and not all of them together limited.
    private var allowsEach: Bool {
        let wording = Wording(words)
        let isOfAll = operation == .setLimit || operation == .enable
        return intent == .manageAutopay && isOfAll && limit != nil && counterparty == nil
            && values[.scope] == nil && values[.frequency] == nil && !wording.speaksOfLimits
            && wording.saysWord(beginning: ["bill", "factur", "invoice", "request", "demande"])
            && wording.saysWord(beginning: ["pay", "pai", "regl", "settl"])
            && !wording.says(["jour", "day", "semaine", "week", "mois", "month"])
    }

    /// Whether auto-pay is to pay nothing above an amount, or no more than it at a time, which is
    /// the most of each payment and no limit of a day ("don't auto-pay anything over 20").
    private var capsEach: Bool {
        guard intent == .manageAutopay, operation == .setLimit, limit != nil, counterparty == nil,
            values[.frequency] == nil
        else { return false }
        if text(.scope) == LimitScope.perTransaction.rawValue { return true }
        let wording = Wording(words)
        return values[.scope] == nil && !wording.speaksOfLimits
            && words.contains(where: Self.denying.contains)
            && wording.says(["over", "above", "more than", "au dessus de", "plus de"])
    }

    private static let denying = Interpretation.negations.union([
        "rien", "shouldn't", "shouldnt", "doesn't", "doesnt", "mustn't", "won't",
    ])

    /// Whether requests over an amount are refused, which gives nobody leave ("refuse toutes les
    /// demandes de plus de 30").
    private var refusesRequests: Bool {
        guard intent == .manageAutopay, operation == .setRule || operation == .enable,
            counterparty == nil
        else { return false }
        let wording = Wording(words)
        return Wording(words.prefix(2)).saysWord(beginning: ["refus", "declin", "reject", "rejet"])
            && wording.saysWord(beginning: ["request", "demande"])
            && !wording.saysWord(beginning: ["auto", "always", "toujours", "desormais"])
    }

    /// Whether somebody is given back what is theirs, which is done once ("pay Tom back the 15").
    private var paysBack: Bool {
        guard let verb = words.first else { return false }
        return Interpretation.refundingVerbs.contains(verb)
            || verb == "pay" && words.prefix(5).contains("back")
    }

    /// Whether somebody is asked for money ("demande 50 à Paul tous les mois").
    private var asksForMoney: Bool {
        Wording(words.prefix(3)).saysWord(beginning: ["ask", "demand", "reclam", "request"])
            && !words.prefix(3).contains("me")
    }

    private static let charging = [
        "charge me", "debit me", "be charged", "can charge", "can debit", "to debit", "may charge",
        "to charge", "me prelever", "me debiter", "peut prelever", "peut debiter", "a prelever",
        "a me prelever",
    ]

    /// Whether nobody else is meant to be allowed ("only Paul can be charged").
    var allowsOnly: Bool {
        !spoken.isDisjoint(with: ["only", "seul", "seule", "seulement", "uniquement", "just"])
    }
}

extension Interpretation {
    /// What its amount is, where its words say that it is not what is paid.
    var amountRole: AmountRole? {
        let wording = Wording(words)
        let remains =
            wording.says(["the rest", "le reste", "the remainder"])
            && wording.saysWord(beginning: Self.keeping) && wording.says(Self.moving)
        // "Cancel everything except Netflix" keeps no amount.
        let hasFigure = hasUnreadFigures || slots.contains { $0.slot == .amount }
        if remains || hasFigure && wording.says(Self.allBut) || movesSurplus { return .kept }
        guard
            wording.says(["top up", "topping up", "fill up"])
                || wording.saysWord(beginning: ["complet", "renflou"]),
            let fill = slots.first(where: { $0.slot == .amount })
        else { return nil }
        let before = text(in: 0..<fill.range.lowerBound).foldedWords.last
        let own = text(of: fill).foldedWords.first
        let bounds: Set<String> = ["to", "a", "until", "jusqu'"]
        return [before, own].contains { $0.map(bounds.contains) == true } ? .target : nil
    }

    /// Whether what an account holds above a figure is to be moved ("send Paul whatever is above
    /// 1000", "vire ce qui dépasse 1000").
    var movesSurplus: Bool {
        let wording = Wording(words)
        let opening = words.prefix(4)
        guard bound != nil,
            !Self.moves.isDisjoint(with: opening) || Wording(opening).says(Self.savings)
        else { return false }
        return wording.says(Self.wholes) && wording.says(Self.above)
            || wording.says(Self.surplus)
    }

    /// The only amount that is said, whether it is paid or bounds what is.
    var bound: SpokenAmount? {
        let said = slots.filter {
            [.amount, .amountMinimum, .amountMaximum].contains($0.slot)
        }
        guard said.count == 1, case .amount(let amount) = said[0].value else { return nil }
        return amount
    }

    /// The only figure that is said, right behind the word that keeps it ("leave 500").
    var keptAmount: SpokenAmount? {
        guard let figure = onlyFigure,
            let before = text(in: 0..<figure.range.lowerBound).foldedWords.last,
            Self.keeping.contains(where: before.hasPrefix)
        else { return nil }
        return figure.amount
    }

    /// The only figure that is said, whether it is in a slot or not; nil where there are several.
    var onlyFigure: (amount: SpokenAmount, range: Range<Int>)? {
        let figures = figures
        return figures.count == 1 ? figures[0] : nil
    }

    /// The figures that are said, whether they are in slots or not.
    var figures: [(amount: SpokenAmount, range: Range<Int>)] {
        let tokenized = TokenizedText(text)
        let context = EntityContext(today: Day(number: 0), language: language)
        return EntityRecognizer().entities(in: tokenized, context: context).compactMap { entity in
            entity.value.spokenAmount.map { (amount: $0, range: entity.source) }
        }
    }

    private static let keeping = ["leav", "keep", "laiss", "gard", "conserv"]
    private static let moving = [
        "move", "transfer", "send", "put", "pay", "give", "save", "wire", "envoie", "envoyer",
        "mets", "mettre", "met", "vire", "virer", "transfere", "transferer", "place", "placer",
        "verse", "verser", "donne", "donner", "epargne", "bascule", "passe",
    ]
    private static let moves = Set(moving).subtracting(["pay", "put", "save", "epargne"])
    /// Verbs that put money by.
    static let savings = ["save", "epargne", "epargner", "de cote", "aside"]
    private static let wholes = [
        "whatever", "everything", "anything", "all", "ce qui", "ce qu'", "tout", "rest", "reste",
        "surplus", "excess", "excedent", "remainder",
    ]
    private static let above = [
        "above", "over", "beyond", "exceeds", "exceeding", "in excess of", "more than",
        "au dessus de", "au dela de", "en plus de",
    ]
    private static let surplus = [
        "ce qui depasse", "ce qui excede", "qui depasse", "le surplus de",
    ]
    private static let allBut = [
        "everything but", "all but", "everything except", "all except", "everything apart from",
        "tout sauf", "tout hormis", "tout moins",
    ]
}

extension EntityValue {
    /// The amount that it is, nil where it is something else than a figure.
    fileprivate var spokenAmount: SpokenAmount? {
        switch self {
        case .number(let number): SpokenAmount(decimal: number.description, currency: nil)
        case .money(let money):
            money.amount.map { SpokenAmount(decimal: $0.description, currency: money.currency) }
        case .ordinal, .percentage, .moneyRange, .tooLarge, .duration, .time, .impossibleDate,
            .frequency, .unclearFrequency, .iban, .address, .phone, .cardLastFour:
            nil
        }
    }
}

extension Frame {
    /// Takes a sign before a share for a change of a budget ("courses +10 %"), as a difference is
    /// one.
    mutating func takeSign(of turn: Interpretation) {
        if intent == .manageBudget, operation == .set || operation == .remove,
            text(.amountMode) == "delta"
        {
            operation = .change
        }
        guard intent == .manageBudget,
            let fill = turn.slots.first(where: { $0.slot == .percentage }),
            let sign = turn.sign(before: fill)
        else { return }
        operation = .change
        values[.amountMode] = [.text("delta")]
        values[.direction] = sign == "+" ? nil : [.text(MoneyDirection.outgoing.rawValue)]
    }
}

extension Frame {
    /// Takes what each gets of a total: the part that is said of it ("60, half each"), or the amount
    /// said besides ("60 to Marie and Paul, 30 each"); where they do not agree it is to be asked.
    mutating func takeParts(of turn: Interpretation) {
        guard text(.amountMode) == "each" else { return }
        let people = texts(.payee).count + texts(.payer).count + (includesSpeaker ? 1 : 0)
        if let (total, each) = turn.totalAndEach, people > 1 {
            let money = (total.reckoned, each.reckoned)
            let shares = try? money.0?.split(into: people)
            guard let share = money.1, shares == Array(repeating: share, count: people) else {
                return drop(.amount)
            }
            values[.amount] = [.amount(each)]
        } else if amounts.count == 1, let isWhole = turn.isWhole(inPartsFor: people) {
            if isWhole { values[.amountMode] = [.text("total")] } else { reckonsAmount = true }
        }
    }
}

extension Interpretation {
    /// A total and what each gets of it, said last ("60 to Marie and Paul, 30 each").
    fileprivate var totalAndEach: (total: SpokenAmount, each: SpokenAmount)? {
        let fills = slots.filter { $0.slot == .amount }
        guard fills.count == 2, case .amount(let total) = fills[0].value,
            case .amount(let each) = fills[1].value,
            let mode = slots.first(where: { $0.slot == .amountMode }),
            fills[1].range.upperBound <= mode.range.lowerBound,
            text(in: fills[1].range.upperBound..<mode.range.lowerBound).foldedWords.isEmpty
        else { return nil }
        return (total, each)
    }

    /// The sign right before a value, or that it begins with.
    fileprivate func sign(before fill: SlotFill) -> Character? {
        let signs: Set<Character> = ["+", "-", "−"]
        return [text(of: fill).first, text(in: 0..<fill.range.lowerBound).last].lazy
            .compactMap { $0 }.first(where: signs.contains)
    }
}

extension Resolver {
    /// What is paid from an account that holds `from` into one that holds `into`, where the amount
    /// said is what either is to hold then; nil where it is what is paid.
    func paid(from: Money, into: Money?, _ frame: Frame) throws(Detour) -> Money? {
        guard frame.amountRole != .plain, let spoken = frame.amounts.last else { return nil }
        let said = try money(spoken, in: from.currency)
        let (whole, part) = frame.amountRole == .kept ? (from, said) : (said, into ?? said)
        guard frame.amounts.count == 1, frame.amountRole == .kept || into != nil,
            let difference = try? whole.subtracting(part)
        else { throw refuse(.unreckonedAmount, asking: .slot(.amount)) }
        guard difference.isPositive else {
            guard frame.amountRole == .kept else { throw refuse(.duplicate) }
            throw refuse(.insufficientFunds(missing: .zero(from.currency)))
        }
        return difference
    }
}
