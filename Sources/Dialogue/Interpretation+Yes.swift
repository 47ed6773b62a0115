internal import Primitives
internal import Understanding

extension Interpretation {
    /// Whether it is a yes to orders and nothing but a yes: no slot but whom they are for, no
    /// reserve, and no word but those that a yes is made of and those in `known`, by which the
    /// orders are spoken of.
    func isPlainYes(to orders: [Order], known: Set<String>) -> Bool {
        let figures = Set(restated(of: orders).flatMap { text(of: $0).foldedWords })
        let known = known.union(figures)
        guard label == .act(.affirm), confidence >= 0.5, !text.contains("?"), !hasImpossibleDate,
            namesOnlyReceivers(of: orders), !namesFigure(besides: orders.count, figures),
            !namesSome(of: orders), !answersOtherwise(than: orders),
            !YesWords.isHalfHearted(words)
        else { return false }
        let all = Self.wholes[orders.count] ?? []
        let said = YesWords.withoutIdioms(words)
        let agreed = said.starts(with: ["mais", "oui"]) ? said.dropFirst() : said[...]
        let isSound = YesWords.judges(agreed)
        let isClear =
            confidence >= Self.clearConfidence && YesWords.isClear(agreed, known: known)
        guard Self.reserves.isDisjoint(with: agreed), !setsRight,
            isClear
                || agreed.allSatisfy({ word in
                    YesWords.contains(word) || known.contains(word) || all.contains(word)
                        || isSound && YesWords.isJudged(word)
                })
        else { return false }
        let added = addedWords
        // "Yeah, right" doubts; "right" by itself does not.
        let doubts = words != ["right"] && Self.doubts.contains(added)
        return !doubts && !Self.changes.contains(added)
            && !Self.callingOff.contains(added) && !repeatsOrDirects(added)
            // "Yes and lock my card".
            && (added.count < 3 || !["and", "et"].contains(added[0]))
    }

    /// How sure the model is of a yes that may have words nobody knows in it.
    private static let clearConfidence = 0.97

    /// Whether a yes names some of several orders and not all of them ("oui le deuxième", "yes one
    /// of them", "oui pour EDF").
    func namesSome(of orders: [Order]) -> Bool {
        guard orders.count > 1 else { return false }
        let words = Set(words)
        if spokenRank != nil || !words.isDisjoint(with: Self.oneOfSeveral) { return true }
        let named = orders.map { !($0.receiver?.nameWords ?? []).isDisjoint(with: words) }
        return named.contains(true) && named.contains(false)
    }

    /// The amount of the only order, where it is said again ("yes, 20 euros").
    private func restated(of orders: [Order]) -> [SlotFill] {
        guard orders.count == 1, let amount = orders[0].amount else { return [] }
        return slots.filter { fill in
            guard fill.slot == .amount, case .amount(let said) = fill.value else { return false }
            return said.money(default: amount.currency) == amount
        }
    }

    /// Whether nothing but those whom orders are for, and the amount of the only one, is in a slot.
    private func namesOnlyReceivers(of orders: [Order]) -> Bool {
        let people = orders.compactMap(\.payee).flatMap { [$0.name] + $0.aliases }
        let known = (people + orders.compactMap(\.receiver)).nameWords
        return receivers.count + restated(of: orders).count == slots.count
            && receivers.allSatisfy { name in
                name.nameWords.isSubset(of: known)
            }
    }

    /// Whether one of several is wanted, whichever it is ("one of the two", "just one").
    func wantsOne(of orders: [Order]) -> Bool {
        orders.count > 1 && only(of: orders) == nil && words.count <= 6
            && Wording(words).says([
                "one of", "either of", "only one", "just one", "un des", "une des", "l' un des",
                "l' une des", "un seul", "une seule", "un sur deux",
            ])
    }

    /// The one of several orders that is named or whose place is said; nil where there is not one.
    func only(of orders: [Order]) -> Order? {
        if let rank = spokenRank {
            let index = rank > 0 ? rank - 1 : orders.count - 1
            return orders.indices.contains(index) ? orders[index] : nil
        }
        let words = Set(words)
        let named = orders.filter { !($0.receiver?.nameWords ?? []).isDisjoint(with: words) }
        return named.count == 1 ? named[0] : nil
    }

    private static let oneOfSeveral: Set<String> = ["one", "un", "une", "either"]

    /// Whether something is to be set right, rather than said to be right ("correct the amount").
    private var setsRight: Bool {
        let parts = text.lowercased().split(separator: " ")
        return zip(parts, parts.dropFirst()).contains { verb, object in
            verb == "correct" && ["it", "the", "that", "this", "them"].contains(object)
        }
    }

    /// Whether nothing but a yes or a no is said, which is nobody's name.
    var isOnlyYesOrNo: Bool {
        !words.isEmpty && words.count <= 3
            && words.allSatisfy { YesWords.contains($0) || Self.noes.contains($0) }
    }

    /// The turn as a yes where its thanks are for what it says yes to ("yep cheers"): a yes that
    /// cannot be taken for a mere courtesy, as "ok" or "grand" can.
    var agreeing: Interpretation {
        // "Don't hesitate" reads as a no.
        if slots.isEmpty, YesWords.urges(words) {
            return with(slots: [], label: .act(.affirm), confidence: 1)
        }
        if saysYesAsItSounds { return with(slots: [], label: .act(.affirm), confidence: 1) }
        guard label == .act(.thanks), slots.isEmpty, !text.contains("?"), words.count <= 6,
            words.contains(where: Self.clearYes.contains),
            words.allSatisfy({ YesWords.contains($0) || Self.thanking.contains($0) })
        else { return self }
        return with(slots: [], label: .act(.affirm), confidence: 1)
    }

    /// Whether all it says is a yes written as it sounds ("wé", "ouè c bon").
    private var saysYesAsItSounds: Bool {
        let first = String(text.lowercased().prefix(while: \.isLetter))
        return slots.isEmpty && !text.contains("?") && words.count <= 4
            && ["wé", "ouè", "oué"].contains(first)
            && words.dropFirst().allSatisfy(YesWords.contains)
    }

    private static let clearYes: Set<String> = [
        "oui", "ouais", "ouep", "yes", "yep", "yeah", "yup", "confirm", "confirme", "vas", "go",
        "volontiers", "gladly", "perfect", "parfait",
    ]
    private static let thanking: Set<String> = [
        "cheers", "ta", "thx", "ty", "beaucoup", "bien", "mille", "fois", "lot", "a", "very",
        "much", "so", "many", "mate", "mec", "bcp", "on",
    ]

    /// Whether a yes is taken back in the same breath ("yes cancel", "ok, just kidding").
    var takesBackYes: Bool {
        label == .act(.affirm) && slots.isEmpty && Self.callingOff.contains(addedWords)
    }

    /// Whether a figure is named, which may be another than was restated ("yes I said 40"); a
    /// hundred percent is none, and neither is how many there are ("oui les deux").
    private func namesFigure(besides count: Int, _ restated: Set<String>) -> Bool {
        let all = Self.wholes[count] ?? []
        return !text.contains("%")
            && words.contains { word in
                !all.contains(word) && !restated.contains(word)
                    && SpokenNumber.isFigure(word)
            }
    }

    private static let wholes: [Int: Set<String>] = [
        2: ["2", "deux", "two"], 3: ["3", "trois", "three"], 4: ["4", "quatre", "four"],
    ]

    /// The words of a yes that are more than a yes.
    private var addedWords: [String] { words.filter { !Self.yes.contains($0) } }

    /// What a few words that say no more make of an amount that was restated ("double it", "oui, la
    /// moitié").
    var multiple: ExactRatio? { multiple(besides: []) }

    /// The same, said of one who is named ("double for Paul").
    func multiple(besides name: Set<String>) -> ExactRatio? {
        // "Half" reads as a percentage too.
        let isOfName = slots.allSatisfy { fill in
            fill.slot == .percentage || !name.isEmpty && fill.slot.isName
        }
        guard isOfName, !text.contains("?") else { return nil }
        let said = addedWords.filter { word in
            if Self.besideMultiples.contains(word) { return false }
            return name.isEmpty || !name.contains(word) && !Self.besideOnes.contains(word)
        }
        return said.count == 1 ? Self.multiples[said[0]] : nil
    }

    private static let besideOnes = nameLinks.union(["s", "'s"])
    static let multiples: [String: ExactRatio] = [
        "double": ExactRatio(2, 1), "doubler": ExactRatio(2, 1), "doublez": ExactRatio(2, 1),
        "triple": ExactRatio(3, 1), "tripler": ExactRatio(3, 1), "half": ExactRatio(1, 2),
        "halve": ExactRatio(1, 2), "moitie": ExactRatio(1, 2),
    ].compactMapValues { $0 }
    private static let besideMultiples = besideRetractions.union([
        "make", "mets", "met", "of", "de", "d'", "ca", "cela", "instead", "only", "just",
        "seulement", "juste", "amount", "montant", "somme", "c'", "est", "'s", "trop", "too",
        "much",
    ])

    /// "Three times", "x2", "from my savings", "in pounds".
    private func repeatsOrDirects(_ added: [String]) -> Bool {
        guard let first = added.first, added.count <= 4 else { return false }
        if added.count <= 3, ["from", "depuis"].contains(first) { return added.last != "me" }
        if added.count == 2, ["in", "en"].contains(first) {
            return Self.currencies.contains(added[1])
        }
        let isMultiple = first.hasPrefix("x") && Int(first.dropFirst()) != nil
        return isMultiple || added.count == 2 && ["fois", "times", "x"].contains(added[1])
    }

    private static let currencies: Set<String> = [
        "euro", "euros", "pounds", "livres", "dollars", "francs", "yen", "yens", "yani", "yanis",
    ]

    /// Words that keep something back wherever they stand.
    private static let reserves: Set<String> = [
        "mais", "but", "sauf", "except", "unless", "si", "if", "pas", "not", "non", "no", "attends",
        "wait", "don't", "dont", "jamais", "never", "plutot", "rather", "instead",
        // "Yes when Paul pays me", "oui j'ai dit demain", "oui, et puis quoi encore".
        "when", "once", "after", "before", "until", "till", "quand", "lorsque", "apres", "avant",
        "jusqu'", "same", "pareil", "autant", "too", "also", "aussi", "said", "told", "meant",
        "dit", "demande", "encore", "tomorrow", "demain", "moque", "moques",
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "lundi",
        "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
    ]

    /// Words of which a yes may be made, courtesies and what is agreed to among them.
    private static let yes = Set(
        """
        oui ouais ouep ui yes yep yeah yup ya yh ye ok okay oki k sure d'accord confirm confirme \
        confirmed je j'y i do it that this then please plz pls stp svp s'il te vous plait thanks \
        thank you merci the le la les l'on ca bon bien bah ben alors go ahead vas y allez fais faites \
        send envoie pay paie payment paiement transfer virement thing well hm hmm euh uh um er of \
        course sur
        """.foldedWords)

    /// What is left of a yes that is taken back.
    private static let callingOff = remainders(
        """
        cancel, cancelled, annule, annuler, annulez, stop, stoppe, stop it all, abort, arrete, \
        arreter, arretez, on arrete, abandonne, abandon, undo, deny, just kidding, kidding, \
        only kidding, joking, just joking, only joking, je rigole, je plaisante, je blague, forget, \
        forget about it, oublie, laisse tomber, never mind, nevermind, scrap
        """)

    /// What is left of a yes that is put off.
    private static let doubts = remainders(
        """
        later, later on, plus tard, tantot, bientot, soon, someday, one day, un jour, on verra, \
        on va voir, on verra bien, we'll see, we will see, i'll see, je verrai, je reflechis, \
        j'y reflechis, je vais reflechir, je vais y reflechir, j'y pense, i'll think about it, \
        let me think, let me think about it, i'll let you know, je te dirai, je te redis, \
        not now, not yet, maybe, peut-etre, in a bit, in a minute, in a while, tout a l'heure, \
        dans un moment, dans une minute, another time, une autre fois, right
        """)

    /// What is left of a yes to something else than was restated.
    private static let changes = remainders(
        """
        twice, double, le double, double it, doubler, triple, un peu plus, un peu moins, a bit more, \
        a bit less, a little more, a little less, more, less, plus, moins, half, la moitie, half of it
        """)

    /// The phrases between commas as `addedWords` has them.
    private static func remainders(_ phrases: String) -> Set<[String]> {
        Set(
            phrases.split(separator: ",").map { phrase in
                String(phrase).foldedWords.filter { !yes.contains($0) }
            })
    }

    /// Whether it is said that nothing is decided yet ("je sais pas").
    var hesitates: Bool { Self.hesitations.contains(words) }

    private static let hesitations = Set(
        """
        je sais pas, je ne sais pas, j'sais pas, jsp, chais pas, pas sur, je suis pas sur, \
        j'hesite, i don't know, i dont know, idk, dunno, i dunno, not sure, i'm not sure, hmm, euh, \
        peut-être, maybe, perhaps, possibly, ça dépend, it depends, bof, meh, mouais bof, hum, \
        t'es sûr, t'es sûre, tu es sûr, tu es sûre, c'est sûr, vraiment, sérieux, are you sure, \
        you sure, really, seriously, je réfléchis, j'y réfléchis, laisse-moi réfléchir, \
        laissez-moi réfléchir, let me think, i'm thinking, thinking
        """.split(separator: ",").map { String($0).foldedWords })

    /// The contacts a yes names who are not those of the orders it is said to.
    func others(than orders: [Order], among contacts: [Payee]) -> [Payee] {
        let added = Set(addedWords)
        guard !added.isEmpty else { return [] }
        let known = orders.compactMap(\.receiver).nameWords
        let meant = Set(orders.compactMap(\.payee?.id))
        return contacts.filter { contact in
            !meant.contains(contact.id)
                && ([contact.name] + contact.aliases).contains { name in
                    let first = name.foldedWords.first { !Self.nameLinks.contains($0) } ?? ""
                    return added.contains(first) && !known.contains(first)
                }
        }
    }
}
