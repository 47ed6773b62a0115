internal import Entities
internal import Primitives
internal import TextProcessing
internal import Understanding

/// What is said about amounts and times beyond what their slots hold.
extension Interpretation {
    /// Whether an amount is to be worked out: a part or a multiple of one ("la moitié de 90"), a sum
    /// ("20+30", "3 x 20") or one in parts ("100 en 4 fois").
    var reckonsAmount: Bool {
        let amounts = slots.filter { $0.slot == .amount }
        return isInParts || isPaidTwice || isDivided || asksForOneShare || isOfUnknownShare
            || joinedUnits != nil
            || amounts.contains {
                isPart($0) || isTerm($0) || isRelative($0) || isCutShort($0) || areCents($0)
                    || isNegative($0) || isFraction($0) || isLessened($0) || notes($0) != nil
            }
    }

    /// What an amount that is to be worked out comes to, to the nearest minor unit: a part or a
    /// multiple of the one that was said, the product or the sum of two figures. Nil for what else
    /// there is to work out.
    var reckonedAmount: SpokenAmount? {
        let amounts = slots.filter { $0.slot == .amount }
        guard !isInParts, !isPaidTwice, !isDivided, let fill = amounts.last,
            case .amount(let said) = fill.value,
            let money = said.reckoned
        else { return nil }
        if isFraction(fill) { return amounts.count == 1 ? fraction(fill) : nil }
        let share = amounts.count == 1 ? notes(fill) ?? share(of: fill) : nil
        let units =
            share.map { $0.applied(to: money.minorUnits) } ?? joinedUnits
            ?? arithmetic(in: money.currency)
        return units.map { units in
            let result = Money(minorUnits: units, currency: money.currency)
            return SpokenAmount(decimal: result.decimalString, currency: said.currency)
        }
    }

    /// Whether an amount stands behind the word for a decimal sign with nothing before it ("point
    /// five").
    private func isFraction(_ fill: SlotFill) -> Bool {
        let before = text(in: 0..<fill.range.lowerBound)
        return ["point", "virgule"].contains(before.foldedWords.last)
    }

    /// The amount below one that an amount behind a decimal sign is; nil for more figures than a
    /// currency has.
    private func fraction(_ fill: SlotFill) -> SpokenAmount? {
        let digits = text(of: fill).prefix { $0.isNumber }
        guard case .amount(let said) = fill.value, 1...2 ~= digits.count else { return nil }
        return SpokenAmount(decimal: "0.\(digits)", currency: said.currency)
    }

    /// The product or the sum of the only two figures there are with one sign between them, in
    /// minor units.
    private func arithmetic(in currency: Currency) -> Int64? {
        let figures = text.split { !$0.isNumber && $0 != "." && $0 != "," }
        let terms = figures.compactMap {
            Money(decimal: $0.replacing(",", with: "."), currency: currency)
        }
        guard terms.count == 2, figures.count == 2 else { return nil }
        let between = text[figures[0].endIndex..<figures[1].startIndex].filter {
            !$0.isWhitespace && $0 != "€"
        }
        switch between.lowercased() {
        case "+": return try? terms[0].adding(terms[1]).minorUnits
        case "x", "*", "×":
            return ExactRatio(terms[0].minorUnits, currency.minorUnitsPerUnit)?
                .applied(to: terms[1].minorUnits)
        default: return nil
        }
    }

    /// The sum or the difference, in minor units, of two amounts for one person that words join
    /// ("20 plus 5", "20 à Paul et 5 de pourboire", "100 less the 20 he owes me"), or of all that
    /// somebody lent; nil where none do.
    private var joinedUnits: Int64? {
        if let lentUnits { return lentUnits }
        let fills = slots.filter { $0.slot == .amount }
        guard [.sendMoney, .requestMoney, .payBill].contains(intent), fills.count == 2,
            !namesSeveral, case .amount(let first) = fills[0].value,
            case .amount(let second) = fills[1].value,
            case let currency = first.currency ?? second.currency ?? .eur,
            second.currency ?? currency == currency,
            let whole = first.money(default: currency), let part = second.money(default: currency)
        else { return nil }
        let (end, start) = (fills[0].range.upperBound, fills[1].range.lowerBound)
        let joint =
            text(in: end..<max(end, start)).foldedWords.last { !Self.articles.contains($0) } ?? ""
        if Self.takingAway.contains(joint) {
            return (try? whole.subtracting(part)).flatMap { $0.isPositive ? $0.minorUnits : nil }
        }
        // "50 to Marie minus 20": the sign is read as part of the figure.
        if !part.isPositive, whole.isPositive { return try? whole.adding(part).minorUnits }
        let behind = text(in: fills[1].range.upperBound..<Int.max).foldedWords
        let isMore =
            joint == "plus"
            || ["et", "and", "avec", "with"].contains(joint)
                && !Self.additions.isDisjoint(with: behind.prefix(4))
        return isMore ? try? whole.adding(part).minorUnits : nil
    }

    /// Whether an amount is made less by another that it names ("100 minus the 20 he owes me").
    var takesAway: Bool {
        let fills = slots.filter { $0.slot == .amount }
        guard let first = fills.first else { return false }
        let end = fills.count > 1 ? fills[1].range.lowerBound : Int.max
        let behind = text(in: first.range.upperBound..<max(first.range.upperBound, end))
        return fills.count > 1
            && behind.foldedWords.last { !Self.articles.contains($0) }
                .map(Self.takingAway.contains) == true
            || isLessened(first)
    }

    /// Whether an amount is made less by what is not said ("100 minus what he owes me").
    private func isLessened(_ fill: SlotFill) -> Bool {
        let behind = text(in: fill.range.upperBound..<Int.max).foldedWords
        return behind.indices.contains { index in
            let next = behind[(index + 1)...].prefix(2)
            let isUnsaid =
                ["what", "whatever"].contains(next.first)
                || next.first == "ce" && ["que", "qu'"].contains(next.last)
            return isUnsaid && Self.takingAway.contains(behind[index])
        }
    }

    private static let takingAway: Set<String> = ["less", "minus", "moins"]
    private static let articles: Set<String> = [
        "the", "les", "le", "la", "those", "these", "ces", "my", "mes",
    ]
    /// What comes on top of a price.
    private static let additions: Set<String> = [
        "tip", "tips", "pourboire", "extra", "more", "plus", "top", "supplement",
    ]

    /// Whether a fraction stands before an amount ("a third of 90").
    private func isPart(_ fill: SlotFill) -> Bool { share(of: fill) != nil }

    /// The part of what an account holds that is meant ("la moitié de mon solde", "10% of my
    /// balance", "half of the joint account").
    var shareOfBalance: ExactRatio? {
        guard let end = words.firstIndex(where: Self.holdings.contains) else { return nil }
        if let share = Self.share(before: words[..<end].suffix(5)) { return share }
        guard ["solde", "balance"].contains(words[end]),
            case .text(let percent)? = values(of: .percentage).first
        else { return nil }
        return ExactRatio(percent: percent)
    }

    private static let holdings: Set<String> = [
        "solde", "balance", "compte", "account", "joint", "epargne", "savings", "livret",
    ]

    /// What the fraction before an amount makes of it, or a share of it among several.
    private func share(of fill: SlotFill) -> ExactRatio? {
        Self.share(before: text(in: 0..<fill.range.lowerBound).foldedWords.suffix(8))
            ?? percentage(of: fill) ?? ownShare ?? shareOfOthers
    }

    /// The percentage that stands before an amount and is of it ("20 % of 90").
    private func percentage(of fill: SlotFill) -> ExactRatio? {
        for percentage in slots where percentage.slot == .percentage {
            let (end, start) = (percentage.range.upperBound, fill.range.lowerBound)
            guard end <= start, case .text(let percent) = percentage.value else { continue }
            let between = text(in: end..<start).foldedWords
            if !between.isEmpty, between.allSatisfy(Self.fractionLinks.contains) {
                return ExactRatio(percent: percent)
            }
        }
        return nil
    }

    /// Whether each of so many gets the part of the whole that is said ("chacun la moitié"): nil
    /// where no part is, false where the parts of so many are no whole.
    func isWhole(inPartsFor count: Int) -> Bool? {
        let words = words
        guard let each = words.firstIndex(where: ["chacun", "chacune", "each"].contains) else {
            return nil
        }
        let near = words[max(0, each - 3)...].prefix(7)
        guard let part = near.compactMap({ Self.fractions[$0] }).first, part.times == 1 else {
            return nil
        }
        return part.parts == Int64(count)
    }

    /// What the fraction that words end with makes of what stands behind them.
    static func share(before: ArraySlice<String>) -> ExactRatio? {
        guard let place = before.lastIndex(where: { fractions[$0] != nil }),
            let fraction = fractions[before[place]]
        else { return nil }
        let behind = before[(place + 1)...]
        // "La moitié des courses de 64,50", "half of the bill of 80".
        let isOfNamed =
            (3...5).contains(behind.count)
            && behind.first.map(["de", "des", "du", "d'", "of", "the"].contains) == true
            && behind.last.map(["de", "d'", "of", "at"].contains) == true
            && behind.allSatisfy { !NamedPeople.conjunctions.contains($0) && Int($0) == nil }
        guard !behind.isEmpty, isOfNamed || behind.allSatisfy(fractionLinks.contains) else {
            return nil
        }
        let count = place > before.startIndex ? numerator(before[place - 1]) : nil
        return ExactRatio(fraction.times * (count ?? 1), fraction.parts)
    }

    /// Whether an amount is what something is more or less by ("20 more than last time", "50 de
    /// plus à Karim que la dernière fois").
    private func isRelative(_ fill: SlotFill) -> Bool {
        let behind = text(in: fill.range.upperBound..<Int.max).foldedWords
        return Self.relations.contains { behind.starts(with: $0) }
            && !Set(["than", "que", "qu'"]).isDisjoint(with: behind)
    }

    /// Whether one person is asked for a share that is not said of what was ("demande sa part").
    private var asksForOneShare: Bool {
        intent == .requestMoney && values(of: .payer).count == 1
            && Wording(words).says(["sa part", "his share", "her share"])
            && !words.contains { ["with", "avec", "split", "partage"].contains($0) }
    }

    /// Whether a figure stands right behind an amount that is part of it ("5 lakh", "12 50").
    private func isCutShort(_ fill: SlotFill) -> Bool {
        let behind = text(in: fill.range.upperBound..<Int.max)
        let words = behind.foldedWords
        guard behind.first?.isWhitespace == true, let next = words.first else { return false }
        let isFigure = next.utf8.count == 2 && Int(next) != nil
        return Self.scales.contains(next)
            || isFigure && words.dropFirst().first.map(Self.recipients.contains) ?? true
    }

    /// How many times an amount is meant as so many notes or coins of it are ("deux billets de
    /// vingt"), or what each of so many is worth ("two twenties", "three 20s"); nil where none are.
    private func notes(_ fill: SlotFill) -> ExactRatio? {
        guard case .amount(let said) = fill.value else { return nil }
        let before = text(in: 0..<fill.range.lowerBound).foldedWords
        let behind = text(in: fill.range.upperBound..<Int.max).foldedWords
        if let next = behind.first, Int(said.decimal.prefix { $0 != "." }) != nil {
            let figure = behind.dropFirst().first == "s" ? Int64(next) : nil
            if let worth = figure ?? Self.worths[next] { return ExactRatio(worth, 1) }
        }
        let isOfNotes =
            ["de", "d'"].contains(before.last)
            && before.dropLast().last.map(Self.notes.contains) == true
        guard isOfNotes, let count = before.dropLast(2).last else { return nil }
        return SpokenNumber.value(of: count).flatMap { ExactRatio(Int64($0), 1) }
    }

    private static let notes: Set<String> = [
        "billet", "billets", "piece", "pieces", "coupures", "biftons",
    ]
    private static let worths: [String: Int64] = [
        "fives": 5, "fivers": 5, "tens": 10, "tenners": 10, "twenties": 20, "fifties": 50,
        "hundreds": 100, "grands": 1000,
    ]

    /// Whether a figure that is no day stands before two more with a comma or nothing between them,
    /// and is not another person's ("12, 50").
    private func areCents(_ fill: SlotFill) -> Bool {
        let own = text(in: fill.range)
        let ends = slots.filter { $0.slot != .amount }.map(\.range.upperBound)
            .filter { $0 <= fill.range.lowerBound }
        let before = text(in: (ends.max() ?? 0)..<fill.range.lowerBound)
        return own.count == 2 && Int(own) != nil && before.last?.isWhitespace == true
            && before.last { !$0.isWhitespace && $0 != "," }?.isNumber == true
            && values(of: .payee).count + values(of: .payer).count <= 1
            && !["pas", "not"].contains(before.foldedWords.dropLast().last)
    }

    /// What leads on to whom an amount is for.
    private static let recipients: Set<String> = ["to", "for", "a", "pour"]

    private static let scales: Set<String> = [
        "lakh", "lakhs", "crore", "crores", "ten", "twenty", "thirty", "forty", "fifty", "sixty",
        "seventy", "eighty", "ninety", "hundred", "thousand", "grand", "dix", "vingt", "trente",
        "quarante", "cinquante", "soixante",
    ]

    /// Whether less than nothing is to be paid ("envoie moins 50").
    private func isNegative(_ fill: SlotFill) -> Bool {
        guard [.sendMoney, .requestMoney, .payBill].contains(intent) else { return false }
        let before = text(in: 0..<fill.range.lowerBound).foldedWords.suffix(2)
        return ["moins", "minus", "negative"].contains(before.last)
            && before.count == 2 && !["au", "de", "a", "du", "d'"].contains(before.first)
    }

    private static let relations = [["more"], ["less"], ["de", "plus"], ["de", "moins"]]

    /// Whether a sign of arithmetic joins an amount to another figure.
    private func isTerm(_ fill: SlotFill) -> Bool {
        let spaces: Set<Character> = [" ", "\u{A0}", "\u{202F}"]
        let behind = text(in: fill.range.upperBound..<Int.max).filter { !spaces.contains($0) }
        let before = text(in: 0..<fill.range.lowerBound).filter { !spaces.contains($0) }
        let follows =
            behind.first.map(Self.signs.contains) == true
            && behind.dropFirst().first?.isNumber == true
        let precedes =
            before.last.map(Self.signs.contains) == true
            && before.dropLast().last?.isNumber == true
        // The sign may be of the amount's own word ("2x15").
        let begins =
            text(of: fill).first.map(Self.signs.contains) == true && before.last?.isNumber == true
        return follows || precedes || begins
    }

    /// Whether it is to be paid in several parts ("en 4 fois", "in 4 instalments").
    private var isInParts: Bool {
        let words = words
        return words.indices.dropFirst(2).contains { index in
            Self.parts.contains(words[index]) && !["une", "one", "un"].contains(words[index - 1])
                && ["en", "in"].contains(words[index - 2])
        }
    }

    static let fractions: [String: (times: Int64, parts: Int64)] = [
        "moitie": (1, 2), "half": (1, 2), "tiers": (1, 3), "third": (1, 3), "thirds": (1, 3),
        "quart": (1, 4), "quarts": (1, 4), "quarter": (1, 4), "quarters": (1, 4),
        "double": (2, 1), "triple": (3, 1),
    ]
    /// The first part or multiple that a word says.
    var spokenFraction: ExactRatio? {
        words.lazy.compactMap { Self.fractions[$0] }.first.flatMap {
            ExactRatio($0.times, $0.parts)
        }
    }

    /// How many of the parts of a fraction a word before it says ("two thirds").
    static func numerator(_ word: String) -> Int64? {
        SpokenNumber.several(word).flatMap { $0 <= 3 ? Int64($0) : nil }
    }
    private static let fractionLinks: Set<String> = [
        "de", "d'", "des", "of", "the", "les", "my", "mes", "mon", "ma",
    ]
    private static let signs: Set<Character> = ["+", "*", "×", "x", "X", "-", "−", "/", "e"]
    private static let parts: Set<String> = [
        "fois", "instalments", "installments", "payments", "parts", "mensualites", "versements",
        "paiements",
    ]

    /// Whether a day is said with a time of day ("à 18 h", "tonight"), unless it is the last one
    /// ("by tonight").
    func saysHour(_ fill: SlotFill) -> Bool {
        let said = text(of: fill).foldedWords
        let before = text(in: 0..<fill.range.lowerBound).foldedWords.last
        guard Self.until.isDisjoint(with: said.prefix(1)), before.map(Self.until.contains) != true
        else { return false }
        let isNow = !Self.atOnce.isDisjoint(with: said)
        return !isNow && (fill.moment != nil || !Self.partsOfDay.isDisjoint(with: said))
    }

    /// Whether the day it says is but the day of a month ("the 12th", "plutôt le 5").
    var saysDayOfMonthAlone: Bool {
        guard let fill = slots.first(where: { $0.slot.isOfDays }) else {
            return false
        }
        let said = text(of: fill).foldedWords.filter { !Self.besideDays.contains($0) }
        return said.count == 1 && said[0].first?.isNumber == true
    }

    private static let besideDays: Set<String> = [
        "le", "the", "on", "of", "du", "mois", "month", "each", "every", "st", "nd", "rd", "th",
        "er",
    ]

    /// Whether one of several is to be chosen ("20 or 30").
    var offersAlternatives: Bool { !Set(words).isDisjoint(with: ["ou", "or"]) }

    /// Whether two amounts are said for one and nothing of how they go together ("20 et 30 à Paul",
    /// "50 à Paul et garde 10").
    func listsAmounts(_ fills: [SlotFill]) -> Bool {
        fills.count == 2 && !namesSeveral && uncorrectedCount(fills) == fills.count
    }

    /// Whether two amounts are those between which what is meant lies ("between 20 and 30"), rather
    /// than people among whom something is split.
    func setsBetween(_ fills: [SlotFill]) -> Bool {
        guard let first = fills.first else { return false }
        let before = text(in: 0..<first.range.lowerBound).foldedWords
        return before.last { !Self.articles.contains($0) && !Self.vague.contains($0) }
            .map(["entre", "between"].contains) == true
    }

    private static let vague: Set<String> = [
        "about", "around", "roughly", "environ", "like", "say", "disons",
    ]

    /// Those of the amounts of a payment that are to be paid: the last of several takes the place
    /// of the one before it where it corrects it ("50 à Marie et 20 à Paul, non 30"), of more than
    /// two for one person the first is meant if it is the sum of the others ("100 à Paul, 80 de
    /// loyer et 20 d'eau"), and else none.
    func amountsMeant(_ amounts: [SlotValue], _ fills: [SlotFill]) -> [SlotValue] {
        guard fills.count > 2 else { return amounts }
        let kept = uncorrectedCount(fills)
        if namesSeveral {
            let corrects = kept == 1
            return corrects ? amounts.dropLast(2) + amounts.suffix(1) : amounts
        }
        guard kept == fills.count else { return amounts }
        let monies = amounts.compactMap { value -> Money? in
            if case .amount(let amount) = value { return amount.reckoned }
            return nil
        }
        guard monies.count == amounts.count,
            let rest = try? monies.dropFirst(2).reduce(monies[1], { try $0.adding($1) })
        else { return [] }
        return rest == monies[0] ? [amounts[0]] : []
    }

    private var namesSeveral: Bool {
        (values(of: .payee) + values(of: .payer) + values(of: .merchant)).count > 1
    }

    /// Whether a time of day is said that no slot has ("every Monday at 9am").
    var saysUnmarkedHour: Bool {
        let context = EntityContext(today: Day(number: 0), language: language)
        let entities = EntityRecognizer().entities(in: TokenizedText(text), context: context)
        return entities.contains { entity in
            guard case .time(let span) = entity.value, span.clockTime != nil else { return false }
            return !slots.contains { $0.range.overlaps(entity.source) }
        }
    }

    private static let until: Set<String> = ["by", "before", "avant", "ici"]
    private static let atOnce: Set<String> = [
        "now", "maintenant", "immediately", "immediatement", "suite", "asap", "straight", "right",
    ]
    private static let partsOfDay: Set<String> = [
        "soir", "tonight", "evening", "matin", "morning", "afternoon", "midi", "noon", "minuit",
        "midnight", "soiree",
    ]

    /// Whether a figure stands outside of all slots.
    var hasUnreadFigures: Bool { !unreadFigures.isEmpty }

    /// The amount of a payment that a question supposes, where the only figure outside of all slots
    /// says it ("if I pay the joiner 500, what's left?").
    var supposedAmount: SpokenAmount? {
        supposes ? unreadAmount : nil
    }

    /// The only figure outside of all slots as an amount; nil for none or several.
    var unreadAmount: SpokenAmount? {
        guard unreadFigures.count == 1 else { return nil }
        let decimal = unreadFigures[0].replacing(",", with: ".")
        return Money(decimal: decimal, currency: .eur)
            .map { SpokenAmount(decimal: $0.decimalString, currency: nil) }
    }

    /// The figures outside of all slots.
    private var unreadFigures: [String] {
        TokenizedText(text).tokens.filter { token in
            token.kind == .number && !slots.contains { $0.range.overlaps(token.source) }
        }.map { text(in: $0.source) }
    }
}

extension SpokenAmount {
    /// The amount to reckon with where its currency may not be known: in euros, or in millionths
    /// where its figure is finer.
    var reckoned: Money? { money(default: .eur) ?? money(default: .yani) }
}

extension ExactRatio {
    /// The share that a decimal number of percent is, "12.5"; nil for text that is none.
    init?(percent text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let digits = parts.joined()
        guard parts.count <= 2, digits.count <= 12,
            digits.allSatisfy({ ("0"..."9").contains($0) }), let figure = Int64(digits)
        else { return nil }
        let fraction = parts.count == 2 ? parts[1].count : 0
        self.init(figure, (0..<fraction).reduce(100) { whole, _ in whole * 10 })
    }
}
