internal import Foundation
internal import Primitives
internal import TextProcessing
internal import Understanding

extension Interpretation {
    /// The place in a list that is said ("la deuxième", "the last one"), from 1, or −1 for the
    /// last.
    var spokenOrdinal: Int? {
        // Of "the second one" the ordinal is meant.
        if let rank = spokenRank { return rank }
        if !saysAll, let place = words.lazy.compactMap(SpokenNumber.value).first,
            place > 1 || words.allSatisfy(Self.besideFirst.contains)
        {
            return place
        }
        if case .number(let number)? = values(of: .count).first { return number }
        return nil
    }

    /// The same, where an ordinal says it.
    var spokenRank: Int? { words.lazy.compactMap { Self.ordinals[$0] }.first }

    /// Whether a word says a place in an order.
    static func isRank(_ word: String) -> Bool { ordinals[word] != nil }

    /// Whether a word says a place in a list, by its ordinal or its number.
    static func isPlace(_ word: String) -> Bool {
        isRank(word) || SpokenNumber.value(of: word) != nil
    }

    /// Whether a short turn with an amount reads as a budget that it does not name ("trop cher, 30
    /// max").
    var isNoBudget: Bool {
        intent == .manageBudget && words.count <= 5 && !values(of: .amount).isEmpty
            && values(of: .category).isEmpty && !words.contains("budget") && !namesLimit
    }

    /// Whether the limit there is on payments is spoken of ("baisse la limite à 80"), rather than
    /// something that is to be limited.
    var namesLimit: Bool { Wording(words).namesLimit }

    static let ordinals: [String: Int] = [
        "premier": 1, "premiere": 1, "first": 1, "1er": 1, "1ere": 1, "1st": 1,
        "deuxieme": 2, "second": 2, "seconde": 2, "2e": 2, "2eme": 2, "2nd": 2,
        "troisieme": 3, "third": 3, "3e": 3, "3eme": 3, "3rd": 3,
        "quatrieme": 4, "fourth": 4, "4e": 4, "4eme": 4, "4th": 4,
        "cinquieme": 5, "fifth": 5, "dernier": -1, "derniere": -1, "last": -1,
    ]
    /// Words beside which "one" is the first: "the big one" is not.
    private static let besideFirst: Set<String> = [
        "1", "un", "une", "one", "number", "numero", "no", "option", "the", "le", "la", "l'",
        "please", "pls", "stp", "svp",
    ]

    /// The words, folded, in order.
    var words: [String] { text.foldedWords }

    /// Whether it begins with a no and brings nothing instead ("non finalement").
    var isBareNo: Bool {
        slots.isEmpty && words.first.map(Self.noes.contains) == true
    }

    /// Whether the pending thing is given up.
    var givesUp: Bool {
        switch label {
        case .act(.cancel), .act(.undo): !forbidsRemoval
        case .act(.deny): slots.isEmpty
        case .act, .intent, .inform, .outOfScope: false
        }
    }

    /// Whether a turn may be the answer to what was asked rather than something new.
    func mayAnswer(_ frame: Frame) -> Bool {
        switch label {
        case .inform, .outOfScope, .act(.correct), .act(.affirm), .act(.deny): true
        case .act: false
        case .intent(let intent, _):
            intent == frame.intent ? frame.goesOn(with: self) : words.count <= 3
        }
    }

    /// Whether it answers with an amount alone where it is asked what kind of spending a budget is
    /// for, and does not say that it is for all.
    func bringsNoCategory(to frame: Frame) -> Bool {
        frame.intent == .manageBudget && label == .inform && !values(of: .amount).isEmpty
            && slots.allSatisfy { $0.slot == .amount || $0.slot == .currency }
            && SpendingCategory.named(in: text) == nil && !saysAll && !namesWhole
    }

    /// Whether a few words answer that a budget is for all spending ("en tout", "overall").
    var meansAllSpending: Bool {
        words.count <= 5 && values(of: .amount).isEmpty && !text.contains("?")
            && (namesWhole || saysAll || Wording(words).says(["en tout"]))
    }

    /// Whether all spending is meant ("le budget total", "overall").
    private var namesWhole: Bool {
        Wording(words).says(["total", "totale", "global", "globale", "overall", "general", "whole"])
    }

    /// Whether the whole text may be a name: it was understood as nothing else.
    var isFreeText: Bool {
        guard words.count <= 4, !words.isEmpty else { return false }
        switch label {
        case .inform, .outOfScope: return true
        case .intent: return confidence < 0.5
        case .act: return false
        }
    }

    /// Whether it goes on from what was said before ("et en octobre ?", "same for Paul").
    var isContinuation: Bool {
        guard words.count <= 7, let first = words.first else { return false }
        if Self.opening.contains(first) { return true }
        let opening = words.prefix(2).joined(separator: " ")
        return ["what about", "how about", "of which", "la meme", "le meme", "the same", "as much"]
            .contains(opening)
            || label == .act(.again) && !slots.isEmpty
    }

    private static let opening: Set<String> = [
        "et", "and", "dont", "pareil", "idem", "same", "meme", "ditto", "autant", "puis", "pis",
    ]

    /// Whether it thanks and speaks of no money beside it ("wow great, another 920 on rent").
    var onlyThanks: Bool {
        let isOfMoney = slots.contains { $0.slot == .amount || $0.slot == .category }
        return !isOfMoney && !hasUnreadFigures
            || Wording(words).saysWord(beginning: ["merci", "thank", "thx", "cheers"])
    }

    /// Whether it asks for the same again and says no more ("pareil", "same again").
    var isBareRepetition: Bool {
        let isSent = ["send", "envoie", "pay", "paie", "donne", "give"].contains(words.first)
        guard slots.isEmpty, words.count <= 3 && isContinuation || words.count <= 5 && isSent,
            !Set(words).isDisjoint(with: ["same", "meme", "pareil", "idem", "ditto", "autant"])
                || !isSent
        else { return false }
        return Set(words.dropFirst(isSent ? 1 : 0)).isSubset(of: [
            "pareil", "idem", "same", "again", "la", "le", "the", "meme", "chose", "ditto", "thing",
            "encore", "s", "il", "te", "plait", "please", "her", "him", "them", "lui", "leur",
            "montant", "amount", "autant", "to",
        ])
    }

    /// Whom the same is wanted for, as they are called ("the same to Bob").
    var receiverOfSame: String? {
        let parts = text.split(separator: " ").map(String.init)
        guard isContinuation, Wording(words).says(Frame.same),
            let mark = parts.lastIndex(where: { ["à", "a", "pour", "to", "for"].contains($0) }),
            (1...3).contains(parts.count - mark - 1)
        else { return nil }
        return parts[(mark + 1)...].joined(separator: " ")
            .trimmingCharacters(in: CharacterSet(charactersIn: " ,.;:!?…"))
    }

    /// The shop that is all there is behind an "and" ("and Sainsbury's?"), which by itself may be
    /// one with a store card.
    var onlyShop: String? {
        let isAtShop = words.first.map(["at", "chez"].contains) == true
        guard isContinuation || isAtShop, words.count <= 5, slots.count == 1,
            operation != .add || wordsBesideSlots.allSatisfy(Self.linking.contains),
            case .text(let name)? = values(of: .card).first
        else { return nil }
        return name
    }

    /// The kind of spending that is all there is behind an "and" ("dont courses ?", "et le loyer
    /// ?"), in words that fill no slot.
    var onlyKind: SpendingCategory? {
        // What it is for reads as the reason of a payment.
        guard isContinuation || opensNarrowing, slots.allSatisfy({ $0.slot == .note }),
            (2...5).contains(words.count), let kind = words.last,
            words.dropLast().allSatisfy(Self.linking.contains)
        else { return nil }
        return SpendingCategory.named(in: kind)
    }

    /// The name that is all there is behind an "and" ("and Pret?"), written as one and in no slot.
    var onlyName: String? {
        guard isContinuation, slots.isEmpty, measure == nil else { return nil }
        let tokenized = TokenizedText(text)
        let name = tokenized.tokens.filter { $0.kind == .word || $0.kind == .number }.drop {
            let word = tokenized.foldedText(of: $0)
            return Self.linking.contains(word) || ["chez", "at"].contains(word)
        }
        guard (1...3).contains(name.count), let first = name.first, let last = name.last else {
            return nil
        }
        let said = text(in: first.source.lowerBound..<last.source.upperBound)
        // Behind "at" a name may be written small.
        let before = text(in: 0..<first.source.lowerBound).foldedWords.last ?? ""
        let isShop =
            ["chez", "at"].contains(before) && first.source == last.source
            && SpendingCategory.named(in: said) == nil && said.count > 3
        return said.first?.isUppercase == true || isShop ? said : nil
    }

    /// Whether it asks how much something is that was just told of ("how much will it be?").
    var asksHowMuchItIs: Bool { slots.isEmpty && asksHowMuchBesideSlots }

    /// Whether it asks so beside what stands in its slots.
    var asksHowMuchBesideSlots: Bool {
        words.count <= 7 && Wording(words).says(["combien", "how much"])
            && wordsBesideSlots.allSatisfy(Self.besideHowMuch.contains)
    }

    private static let besideHowMuch = elided.union(
        """
        et and combien how much de ce ca il cela sera est is it will be that ll fera would \
        ce sera alors then was were etait fut did cost coute
        """.foldedWords)

    /// Whether it asks which those are that a figure was told of ("montre-les", "show them").
    var asksForThoseTold: Bool {
        guard slots.isEmpty else { return false }
        if words.count <= 6, words.contains(where: Self.showing.contains),
            words.allSatisfy({ Self.showing.contains($0) || Self.besideShowing.contains($0) })
        {
            return true
        }
        return words.count <= 4
            && Wording(words).ends(with: [
                "montre les", "montre les moi", "detaille", "detaille les", "liste les",
                "affiche les", "show them", "list them", "show me them", "show me those",
                "show those", "break that down", "break it down", "detaille ca", "which ones",
                "lesquelles", "lesquels",
            ])
    }

    private static let showing: Set<String> = [
        "show", "list", "see", "montre", "affiche", "liste", "detaille", "voir",
    ]
    /// What stands beside those words where nothing new is named.
    private static let besideShowing = Set(
        """
        me moi the them those these les la le ces celles ceux et and ok please stp alors then \
        can could i you peux tu puis je transactions payments operations paiements detail details \
        list liste
        """.foldedWords)

    /// Whether it asks when what was told last was, and names nothing ("when was that?").
    var asksWhenThatWas: Bool {
        slots.isEmpty && words.count <= 6
            && Wording(words).says([
                "when", "quand", "quel jour", "what day", "what date", "which day", "which date",
                "quelle date",
            ])
            && words.allSatisfy(Self.besideWhen.contains)
    }

    private static let besideWhen = elided.union(
        """
        when was that it and et quand c etait ca cela est ce quel quelle jour what which day date \
        this alors on
        """.foldedWords)

    private static let linking = elided.union(
        "et and dont of which what how much combien about after apres le la les de du des en pour for on the in my mon ma mes au aux puis pis just only juste seulement uniquement"
            .foldedWords)

    /// The French words that lose their vowel before another, as they are folded.
    static let elided: Set<String> = ["l'", "d'", "j'", "c'", "qu'", "m'", "s'", "n'", "t'"]

    /// How something is done, where that is asked ("comment envoyer de l'argent ?").
    var howTo: HelpTopic? {
        if asksWhoYaniIs { return .yani }
        guard let how = words.prefix(4).firstIndex(where: ["comment", "how"].contains),
            let about = intent ?? probableIntent
        else { return nil }
        let next = words.dropFirst(how + 1).first ?? ""
        return ["much", "many", "about"].contains(next) ? nil : .howTo(about, operation)
    }

    /// The turn as a call for help where it asks who it is that is spoken to.
    var introduced: Interpretation {
        asksWhoYaniIs ? with(slots: [], label: .act(.help), confidence: 1) : self
    }

    /// Whether it asks who it is that is spoken to, and nothing else ("who are you?", "t'es qui ?").
    var asksWhoYaniIs: Bool {
        words.count <= 7 && Wording(words).says(Self.askingWho)
            && words.allSatisfy(Self.besideWho.contains)
    }

    private static let askingWho = [
        "who are you", "what are you", "who r u", "t' es qui", "tu es qui", "qui es tu",
        "qui t' es", "tu es quoi", "t' es quoi", "qui etes vous", "vous etes qui", "presente toi",
        "te presenter", "introduce yourself", "tes qui",
    ]
    private static let besideWho = Set(
        """
        who are you what r u t'es tu es qui quoi etes vous presente toi te presenter introduce \
        yourself peux can could hi hello hey bonjour salut coucou au fait exactly exactement \
        please stp donc alors tes and et mais but so en so then yani
        """.foldedWords)

    /// The intent a question for help is most likely about, if one is likely at all.
    private var probableIntent: Intent? {
        alternatives.first { $0.confidence >= 0.25 }.flatMap { Intent(rawValue: $0.group) }
    }

    /// Whether a payment is only supposed ("si j'envoie 50", "what if I send 50").
    var supposes: Bool {
        guard let index = words.firstIndex(where: Self.suppositions.contains) else { return false }
        return words.dropFirst(index + 1).prefix(5).contains { word in
            Self.payingStems.contains { word.hasPrefix($0) }
        }
    }

    /// Whether it is asked if or when something was done.
    var asksOfPast: Bool {
        let opens: Set<String> = ["did", "have", "ai", "est", "quand", "when", "avons", "had"]
        guard text.contains("?") || words.first.map(opens.contains) == true else { return false }
        return !Set(words).isDisjoint(with: [
            "did", "have", "had", "was", "ai", "as", "avais", "avons", "avez", "deja", "already",
        ])
    }

    /// Whether it asks why what was answered is so.
    var asksWhy: Bool {
        guard words.count <= 6, slots.isEmpty, let first = words.first else { return false }
        if first == "pourquoi" || first == "why" { return true }
        let opening = words.prefix(3).joined(separator: " ")
        return opening.hasPrefix("how come") || opening.hasPrefix("comment ca")
            || opening == "explain" || opening == "explique" || opening == "explique moi"
    }

    /// Whether it may ask or tell of an amount rather than set it ("is 300 a month a lot?", "I
    /// usually spend 200"), which a polite order does not.
    var mayOnlyWonder: Bool {
        guard Self.polite.isDisjoint(with: words) else { return false }
        let opens = words.first.map(["is", "are", "do", "does", "was", "did"].contains) == true
        return text.contains("?") || opens
            || Wording(words).says([
                "i usually", "i spend", "i spent", "je depense", "j' ai depense",
            ])
    }

    private static let polite: Set<String> = [
        "can", "could", "would", "will", "peux", "peut", "pourrais", "pourriez", "pouvez",
        "pouvoir",
        "please", "plait", "stp", "svp",
    ]

    static let suppositions: Set<String> = [
        "si", "if", "suppose", "supposing", "supposons", "imagine", "imaginons", "admettons",
    ]
    private static let payingStems = [
        "envo", "enver", "vire", "virai", "pay", "pai", "donn", "vers", "transf", "send", "sent",
        "give", "gave", "paid", "depens", "spend", "spent", "achet", "buy",
    ]

    /// The two readings of an amount with three figures behind its only mark: "1.200" is 1200 or
    /// 1.20, "1,200" is so in French alone. Nil where but one is an amount of cents.
    func doubt(about fill: SlotFill) -> Frame.Doubt? {
        guard case .amount(let said) = fill.value else { return nil }
        let bytes = Array(text.utf8)
        let surface = String(
            decoding: bytes[fill.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
        let figures = surface.filter { ("0"..."9").contains($0) || $0 == "." || $0 == "," }
        let parts = figures.split { $0 == "." || $0 == "," }
        guard parts.count == 2, (1...3).contains(parts[0].count), !parts[0].hasPrefix("0"),
            parts[1].count == 3, parts[1].hasSuffix("0"),
            !figures.contains(",") || language == .french
        else { return nil }
        let whole = SpokenAmount(decimal: parts.joined(), currency: said.currency)
        let cents = SpokenAmount(
            decimal: "\(parts[0]).\(parts[1].dropLast())", currency: said.currency)
        let isWhole = said.money(default: .eur) == whole.money(default: .eur)
        return Frame.Doubt(said: said, other: isWhole ? cents : whole)
    }

    /// Whether all there is was said ("tout", "both of them", "les deux").
    var saysAll: Bool {
        let words = words
        let isWhole = words.indices.contains { index in
            guard Self.wholes.contains(words[index]) else { return false }
            let behind = words[(index + 1)...].prefix(2)
            // "tout de suite", "all right", "tous les mois", "en tout" are no wholes.
            if behind.first.map(Self.unwhole.contains) == true { return false }
            let isPhrase = behind.last.map(Self.unwholeBehind.contains) != false
            if behind.first == "a", language == .english || isPhrase { return false }
            // "That's all", "c'est tout", "first of all", "all good".
            if index > 0, Self.closing.contains(words[index - 1]) { return false }
            return !(behind.first == "les" && behind.last.map(Self.isTime) == true)
        }
        return isWhole || words.first.map(Self.emptying.contains) == true
            || zip(words, words.dropFirst()).contains { first, second in
                ["les", "aux"].contains(first) && SpokenNumber.several(second) != nil
            }
    }

    private static let wholes: Set<String> = [
        "tout", "toute", "tous", "toutes", "totalite", "all", "everything", "every", "maximum",
        "integralite", "both",
    ]
    private static let closing: Set<String> = [
        "en", "du", "at", "in", "after", "'s", "c'", "est", "of", "is", "avant", "pas", "not",
    ]
    /// What makes no whole of "tout à" ("tout à l'heure", "tout à fait").
    private static let unwholeBehind: Set<String> = ["a", "l'", "l", "fait", "coup"]
    private static let unwhole: Set<String> = [
        "de", "right", "good", "set", "fine", "ok", "okay", "day", "month", "week", "year",
        "monday", "tuesday", "wednesday",
        "thursday", "friday", "saturday", "sunday", "other", "two", "three",
    ]

    /// Whether a word is a unit or a day of a rhythm ("mois", "vendredis").
    private static func isTime(_ word: String) -> Bool {
        ["jour", "mois", "semaine", "an", "quinzaine", "trimestre"].contains {
            word == $0 || word == $0 + "s"
        } || word.hasSuffix("di") || word.hasSuffix("dis")
            || SpokenNumber.value(of: word) != nil
    }

    /// Whether something is to be shared with those who are asked, of which the speaker has a part
    /// ("I paid 100, split it with Paul").
    var sharesWithOthers: Bool {
        guard label == .intent(.requestMoney, .create),
            values(of: .amountMode) == [.text("total")]
        else { return false }
        return words.contains { ["with", "avec"].contains($0) }
            && Wording(words).saysWord(beginning: Self.dividingVerbs)
    }

    /// How verbs that divide an amount begin.
    static let dividingVerbs = ["split", "divid", "shar", "partag", "divis"]
}

extension Sequence<String> {
    /// The words of all these names.
    var nameWords: Set<String> { reduce(into: []) { $0.formUnion($1.nameWords) } }
}

extension String {
    /// The identifier of the payment that a link in the text is to (`yanipay://payment/{id}`).
    var paymentLink: String? {
        split(whereSeparator: \.isWhitespace).lazy.compactMap { PaymentLink(String($0))?.id }.first
    }

    /// The words of the text folded for comparison, each once.
    var nameWords: Set<String> { Set(foldedWords) }

    /// The words of the text folded for comparison, in order.
    var foldedWords: [String] {
        let tokenized = TokenizedText(self)
        let words = tokenized.tokens.filter { $0.kind == .word || $0.kind == .number }
        return words.map(tokenized.foldedText(of:))
    }

    /// The text without the preposition an answer may begin with ("à Marie", "to Paul").
    var withoutPreposition: String {
        let words = split(separator: " ")
        guard words.count > 1, let first = words.first?.lowercased(),
            ["à", "a", "au", "pour", "to", "for", "chez", "at"].contains(first)
        else { return self }
        return words.dropFirst().joined(separator: " ")
    }

    /// Whether an amount is for each or for all together.
    var amountMode: String? {
        let words = nameWords
        if !words.isDisjoint(with: ["chacun", "chacune", "chaque", "each", "apiece", "personne"]) {
            // "How much each?" asks for the parts of what is shared.
            return words.isDisjoint(with: ["how", "combien", "cb"]) ? "each" : "total"
        }
        let total: Set<String> = [
            "total", "tout", "partage", "partager", "partages", "split", "ensemble", "altogether",
            "together", "evenly", "equally", "moitie-moitie",
        ]
        return words.isDisjoint(with: total) ? nil : "total"
    }

    /// The number of a card: figures and letters, at least four of them figures.
    var cardNumber: String? {
        let candidates = split(whereSeparator: { $0.isWhitespace }).filter {
            $0.contains { $0.isNumber }
        }
        let number = candidates.joined().filter { $0.isLetter || $0.isNumber }
        // An account's number is no card's.
        guard IBAN(number) == nil else { return nil }
        return number.filter(\.isNumber).count >= 4 ? number : nil
    }
}

extension SlotValue {
    /// The number of a share of 1 to 100 percent.
    var wholePercent: Int? {
        let number: Int? =
            switch self {
            case .number(let number): number
            case .text(let text): Int(text)
            case .amount(let amount): Int(amount.decimal)
            case .days, .recurrence: nil
            }
        return number.flatMap { (1...100).contains($0) ? $0 : nil }
    }
}
