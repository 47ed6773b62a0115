internal import TextProcessing

/// What is said in the same breath not to be meant: a value that the next one corrects ("80, euh
/// non 85"), one denied beside another ("in October, not September", "pas Basile mais Blaise"), one
/// that is to be kept where another is to go ("annule Spotify mais garde Netflix"), and one of the
/// story told before the order ("j'ai payé Gilles, maintenant paie Huguette").
///
/// Only one of several values for the same thing is ever taken back, and only within a request: an
/// answer ("pas Paul, Zoé") is about what was said before it.
struct Retractions {
    private let source: SlotSource
    private let drafts: [SlotDraft]

    /// - Parameter drafts: the slots of the text, in any order.
    init(source: SlotSource, drafts: [SlotDraft]) {
        self.source = source
        self.drafts = drafts.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }

    /// The drafts that are meant. O(drafts² · words between them).
    var kept: [SlotDraft] {
        guard isRequest, source.words.count <= SlotRules.mostWords, hasRivals else {
            return drafts
        }
        var left = source.label.stopsThings || beginsByStopping ? unspared : drafts
        let reading = OrderReading(source.text, label: source.label)
        for draft in drafts where isTakenBack(draft, among: left, reading) {
            left.removeAll { $0.tokens == draft.tokens && $0.slot == draft.slot }
            passCurrency(of: draft, to: &left)
        }
        return left
    }

    /// Whether it asks for something, and does not only put right what was said before it: "envoie
    /// 40 à Luc, je voulais dire Marc" does both.
    private var isRequest: Bool {
        source.label.intent != nil
            || source.label == .act(.correct)
                && !source.roles(at: 0).isDisjoint(with: [.sends, .pays, .asks])
                && !source.roles(at: 0).isDisjoint(with: [.imperative, .english])
    }

    /// Gives the amount that corrects another the currency that was said with that.
    private func passCurrency(of draft: SlotDraft, to left: inout [SlotDraft]) {
        guard case .amount(let old) = draft.value, let currency = old.currency,
            let place = left.firstIndex(where: {
                $0.slot == draft.slot && $0.tokens.lowerBound >= draft.tokens.upperBound
            }), case .amount(let new) = left[place].value, new.currency == nil,
            isCorrected(draft, by: left[place])
        else { return }
        left[place].value = .amount(SpokenAmount(decimal: new.decimal, currency: currency))
    }

    /// Whether the first word stops something, whatever the whole reads as.
    private var beginsByStopping: Bool {
        source.words.first.map(Self.stopping.contains) ?? false
    }

    private var hasRivals: Bool {
        drafts.indices.contains { index in
            drafts[..<index].contains { Self.areRivals($0, drafts[index]) }
        }
    }

    /// Whether only one of two values might be meant.
    private static func areRivals(_ first: SlotDraft, _ second: SlotDraft) -> Bool {
        if first.slot.isName, second.slot.isName { return true }
        if first.slot == second.slot { return rivalSlots.contains(first.slot) }
        return times.contains(first.slot) && times.contains(second.slot)
    }

    private static let times: Set<Slot> = [.date, .period]
    private static let rivalSlots: Set<Slot> = times.union([
        .amount, .coinAmount, .frequency, .category, .card, .account, .percentage,
    ])

    private func isTakenBack(
        _ draft: SlotDraft, among left: [SlotDraft], _ reading: OrderReading
    ) -> Bool {
        let rivals = left.filter { $0.tokens != draft.tokens && Self.areRivals($0, draft) }
        let before = rivals.last { $0.tokens.upperBound <= draft.tokens.lowerBound }
        let behind = rivals.first { $0.tokens.lowerBound >= draft.tokens.upperBound }
        if let before, isDenied(draft, behind: before.tokens.upperBound) {
            // "Martin m'a remboursé mais pas Denise, demande-lui 22": Denise has not.
            return !reading.tells(before.tokens)
        }
        if let before, getsDeniedAmount(draft, behind: before.tokens.upperBound) { return true }
        guard let behind else { return false }
        if reading.tells(draft.tokens) {
            let isOrdered = rivals.contains {
                $0.tokens.lowerBound >= behind.tokens.lowerBound && reading.orders($0.tokens)
            }
            return isOrdered || isLeftOpen(behind, behind: draft)
        }
        // "Pay Lou 20, wait, not Lou, Ida".
        let other = rivals.first {
            $0.tokens.lowerBound >= behind.tokens.lowerBound && !isSameName($0, draft)
        }
        return isCorrected(draft, by: other ?? behind) || isDenied(draft, before: behind)
    }

    /// Whether a name is said again.
    private func isSameName(_ first: SlotDraft, _ second: SlotDraft) -> Bool {
        first.slot == second.slot && first.slot.isName
            && source.words[first.tokens] == source.words[second.tokens]
    }

    /// Whether what is told of one is not so of the next: "but not Denise", "but Denise hasn't".
    private func isLeftOpen(_ next: SlotDraft, behind draft: SlotDraft) -> Bool {
        isDenied(next, behind: draft.tokens.upperBound)
            || source.roles(at: next.tokens.upperBound).contains([.not, .auxiliary])
            || source.roles(at: next.tokens.upperBound).contains([.not, .did])
    }

    /// Whether a word that corrects stands before the next, with nothing between the two but what
    /// goes with one, or other values put right with it: "80, euh non 85", "20 to Lou, no, 30".
    private func isCorrected(_ draft: SlotDraft, by next: SlotDraft) -> Bool {
        let between = draft.tokens.upperBound..<next.tokens.lowerBound
        guard !between.isEmpty, !isDenied(next, behind: between.lowerBound),
            // "Visa no 4521" is one card.
            ![.card, .account].contains(draft.slot) || words(between) != [Self.number],
            let cue = cue(before: next, behind: draft)
        else { return false }
        // "20 à Paul et enfin 30 à Zoé" are two, "et non 30 à Zoé" is denied.
        let before = words(between.lowerBound..<cue.tokens.lowerBound)
            .last { !Self.signs.contains($0) }
        let isJoined = before.map(Self.joining.contains) ?? false
        // "40 à Paul et 30 à Zoé, non 25 à Paul": which is put right is the name's to say.
        let isOfOther = drafts.contains { $0.slot.isName && $0.tokens.overlaps(between) }
        return !isJoined && !(isOfOther && hasOwnReceiver(next))
    }

    /// The word that corrects before `next`; what is put right with a time is passed over.
    private func cue(before next: SlotDraft, behind draft: SlotDraft) -> PhraseTable<Void>.Match? {
        let own = source.words[draft.tokens]
        var place = next.tokens.lowerBound
        var isBesideOther = false
        while place > draft.tokens.upperBound {
            let last = place - 1
            if let other = drafts.first(where: { $0.tokens.contains(last) }),
                !own.contains(source.words[last])
            {
                guard next.slot.isTime, !Self.areRivals(other, next),
                    (draft.tokens.upperBound..<place).contains(other.tokens.lowerBound)
                else { return nil }
                isBesideOther = true
                place = other.tokens.lowerBound
                continue
            }
            if let cue = Corrections.cue(endingAt: place, in: source.words) {
                return cue.tokens.lowerBound >= draft.tokens.upperBound ? cue : nil
            }
            let word = source.words[last]
            let isJoined = isBesideOther && Self.joining.contains(word)
            let isOwn =
                draft.slot.isName
                && (own.contains(word)
                    || Self.denying.contains(word) && own.contains(source.words[place]))
            guard isOwn || Self.goesWithCorrections(word) && !isJoined else { return nil }
            place = last
        }
        return nil
    }

    /// Whether an amount has somebody of its own behind it.
    private func hasOwnReceiver(_ draft: SlotDraft) -> Bool {
        let end = draft.tokens.upperBound
        return draft.slot == .amount
            && drafts.contains { other in
                other.slot.isName && other.tokens.lowerBound > end
                    && words(end..<other.tokens.lowerBound).allSatisfy(Self.links.contains)
            }
    }

    /// Whether a word may stand beside one that puts right.
    private static func goesWithCorrections(_ word: UInt32) -> Bool {
        besideCorrections.contains(word) || links.contains(word) || signs.contains(word)
    }

    /// Whether words that put right stand between `start` and `index`, with nothing but what goes
    /// with them behind.
    static func areCorrecting(
        before index: Int, behind start: Int = 0, in words: [UInt32]
    ) -> Bool {
        var place = index
        while place > start {
            if Corrections.cue(endingAt: place, in: words) != nil { return true }
            guard goesWithCorrections(words[place - 1]) else { return false }
            place -= 1
        }
        return false
    }

    /// Whether it is said behind another not to be meant: "…, not September", "et pas celle de
    /// Veolia", "plutôt que Paul", "instead of Paul".
    private func isDenied(_ draft: SlotDraft, behind start: Int) -> Bool {
        let before = words(start..<draft.tokens.lowerBound)
        guard let place = before.lastIndex(where: { !Self.links.contains($0) }) else {
            return false
        }
        if Self.denying.contains(before[place]) {
            // "Ne … pas" denies the verb; of "the October list, not November" the noun is passed over.
            guard place > before.startIndex else { return true }
            let last = before[place - 1]
            return Self.beforeDenials.contains(last) || place == 1 && WordRoles.of(last).isEmpty
        }
        if Self.replacing.contains(before[place]) { return true }
        guard place > before.startIndex else { return false }
        // "50 et non 60", "plutôt que 60".
        return Self.joining.contains(before[place - 1]) && Self.noes.contains(before[place])
            || Self.preferring.contains(before[place - 1])
                && Self.comparing.contains(before[place])
    }

    /// Whether it is who gets an amount that is denied beside another's: "20 à Paul et non 30 à Zoé".
    private func getsDeniedAmount(_ draft: SlotDraft, behind start: Int) -> Bool {
        guard draft.slot.isName,
            let amount = drafts.last(where: {
                $0.slot == .amount && $0.tokens.upperBound <= draft.tokens.lowerBound
            }), amount.tokens.lowerBound >= start
        else { return false }
        return words(amount.tokens.upperBound..<draft.tokens.lowerBound)
            .allSatisfy(Self.links.contains) && isDenied(amount, behind: start)
    }

    /// Whether it is said before another not to be meant: "ce n'est pas Basile mais Blaise", "I
    /// don't mean the current account, I want …".
    private func isDenied(_ draft: SlotDraft, before next: SlotDraft) -> Bool {
        let before = words(max(0, draft.tokens.lowerBound - 5)..<draft.tokens.lowerBound)
        guard let place = before.lastIndex(where: { !Self.links.contains($0) }) else {
            return false
        }
        let denial = Self.meaning.contains(before[place]) ? place - 1 : place
        guard before.indices.contains(denial), Self.denying.contains(before[denial]) else {
            return false
        }
        return words(draft.tokens.upperBound..<next.tokens.lowerBound)
            .contains(where: Self.contrasting.contains)
    }

    /// The drafts without those that are to be kept, where others are to go: "garde Netflix, annule
    /// Spotify". O(words + drafts²).
    private var unspared: [SlotDraft] {
        var end = 0
        var isKept = false
        let kept = drafts.map { draft in
            let before = words(end..<max(end, draft.tokens.lowerBound))
            end = max(end, draft.tokens.upperBound)
            if let place = before.lastIndex(where: { !Self.besideKept($0) }) {
                isKept =
                    Self.keeping.contains(before[place])
                    && !before[..<place].suffix(4).contains(where: Self.unkept.contains)
            }
            return isKept
        }
        let (spared, meant) = (
            drafts.indices.filter { kept[$0] }, drafts.indices.filter { !kept[$0] }
        )
        let dropped = spared.filter { place in
            meant.contains { Self.areRivals(drafts[$0], drafts[place]) }
        }
        return drafts.indices.filter { !dropped.contains($0) }.map { drafts[$0] }
    }

    /// Whether a word may stand between a verb that keeps and what it keeps, one of a list.
    private static func besideKept(_ word: UInt32) -> Bool {
        links.contains(word) || joining.contains(word) || kindsOfKept.contains(word)
            || word == comma
    }

    private func words(_ range: Range<Int>) -> [UInt32] {
        range.isEmpty ? [] : Array(source.words[range.clamped(to: source.words.indices)])
    }

    private static let number = WordHash.hash("no")
    private static let besideCorrections = WordHash.set(
        "euh heu uh um er erm oh ah attend i je say made make it that be c' est etait was 's ou et or "
            + "and well bon mais but me")
    private static let joining = WordHash.set("et and")
    static let noes = WordHash.set("non no")
    static let comparing = WordHash.set("que qu' than")
    /// What may stand between a word that denies and what it denies.
    private static let links = WordHash.set(
        "le la les l' un une de d' du des a au aux en dans sur pour par chez the an my mon ma mes "
            + "to for from of in on at with avec celle celui ceux celles that one ones")
    private static let signs = WordHash.set(", . ; : ! … - – — ( )")
    private static let comma = WordHash.hash(",")
    private static let stopping = WordHash.set(
        "annule annuler resilie resilier arrete arreter stoppe supprime supprimer cancel stop "
            + "remove drop end")
    private static let keeping = WordHash.set(
        "garde gardes garder gardez gardons conserve conserver conservez laisse laisser laissez "
            + "keep keeping leave leaving")
    /// What denies the verb behind it: "plus besoin de garder", "no need to keep".
    private static let unkept = denying.union(WordHash.set("plus no sans without stop"))
    private static let kindsOfKept = WordHash.set(
        "budget budgets abonnement abonnements forfait subscription subscriptions plan carte card "
            + "bien juste seulement uniquement only just que our your your notre nos both")
    static let denying = WordHash.set("pas not don't dont didn't didnt never jamais")
    private static let beforeDenials = WordHash.set(", ; . - – — ( et and mais but non")
    private static let meaning = WordHash.set("mean want need meant")
    private static let contrasting = WordHash.set(", ; . : mais but plutot rather - – —")
    /// "Instead (of)", "au lieu (de)".
    private static let replacing = WordHash.set("instead lieu")
    private static let preferring = WordHash.set("plutot rather")
}

extension UtteranceLabel {
    /// Whether something that there is, is to go or to rest, beside which another may be kept.
    fileprivate var stopsThings: Bool {
        guard case .intent(_, let operation?) = self else { return false }
        return [.cancel, .remove, .removeRule, .pause, .decline].contains(operation)
    }
}
