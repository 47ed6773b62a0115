internal import Primitives
internal import Understanding

/// What a few words make of one of several people who are paid or asked together, or of both.
extension Frame {
    /// Whether money is sent, or asked for.
    var movesMoney: Bool { intent == .sendMoney || personSlot == .payer }

    /// The places of those whose names a turn says.
    func places(namedBy turn: Interpretation) -> [Int] {
        let (names, words) = (texts(personSlot), Set(turn.words))
        return names.indices.filter { !names[$0].nameWords.isDisjoint(with: words) }
    }

    /// Whether a turn names one of those paid or asked and an amount, and says nothing else ("30 for
    /// Paul").
    func givesOne(_ turn: Interpretation) -> Bool {
        places(namedBy: turn).count == 1 && turn.receivers.count == 1
            && turn.values(of: .amount).count == 1
            && turn.slots.allSatisfy { [.amount, .payee, .payer].contains($0.slot) }
            && turn.wordsBesideSlots.allSatisfy { word in
                Interpretation.nameLinks.contains(word) || turn.putsRightBeside(word)
                    || ["only", "just", "seulement", "juste", "s", "'s"].contains(word)
            }
    }

    /// Adds to what one of them gets what a turn says is more, takes away what is less, or makes a
    /// multiple of it ("5 more for Marie", "le double pour Paul"); returns whether it says so.
    mutating func adjustOne(by turn: Interpretation) -> Bool {
        let places = places(namedBy: turn)
        let ofAmounts: Set<Slot> = [.amount, .amountMode, .payee, .payer, .percentage]
        let mayAdjust = movesMoney || intent == .manageRecurring && operation == .create
        guard mayAdjust, places.count == 1, let place = places.first, turn.words.count <= 9,
            !turn.text.contains("?"), turn.receivers.count <= 1,
            turn.slots.allSatisfy({ ofAmounts.contains($0.slot) })
        else { return false }
        let name = texts(personSlot)[place].nameWords
        guard turn.receivers.allSatisfy({ !$0.nameWords.isDisjoint(with: name) }) else {
            return false
        }
        let difference = turn.difference
        let multiple = turn.multiple(besides: name)
        guard difference != nil || multiple != nil else { return false }
        var each = amountsOfEach ?? values[.amount] ?? []
        let old: SpokenAmount? =
            if each.indices.contains(place), each.count == texts(personSlot).count,
                case .amount(let amount) = each[place]
            { amount } else { nil }
        let new =
            difference.flatMap { said in
                old.flatMap { Self.adjusted($0, by: said.amount, isLess: said.isLess) }
            } ?? multiple.flatMap { ratio in old.flatMap { Self.multiplied($0, by: ratio) } }
        // "Enlève les 20 de Paul" where he gets 20 leaves him out.
        if let said = difference, said.isLess, let old, texts(personSlot).count > 1,
            old.reckoned == said.amount.reckoned
        {
            remove(place)
            return true
        }
        // What each gets of a total is not said.
        guard let new else {
            drop(.amount)
            return true
        }
        each[place] = .amount(new)
        values[.amount] = each
        doubt = nil
        return true
    }

    /// Pays or asks both of the two people named so far, of whom one is restated ("aux deux");
    /// returns whether a turn means them.
    mutating func takeBoth(by turn: Interpretation, contacts: [Payee]) -> Bool {
        guard movesMoney, texts(personSlot).count == 1, turn.meansBoth(as: self) else {
            return false
        }
        let met = contacts.filter { $0.isSpoken(of: words) }
        let order = met.map { contact in
            words.firstIndex(where: contact.name.nameWords.contains) ?? words.count
        }
        guard met.count == 2, let name = text(personSlot),
            met.contains(where: { $0.isNamed(name.nameWords) })
        else { return false }
        let names = (order[0] <= order[1] ? met : met.reversed()).map(\.name)
        values[personSlot] = names.map(SlotValue.text)
        values[.amountMode] = nil
        picks = picks.filter { !$0.key.hasPrefix("\(personSlot.rawValue):") }
        _ = take(turn, correcting: true)
        return true
    }

    /// Adds the people that an answer names besides those already named, where an amount or whose
    /// it is was asked for ("20 et à Marie aussi"); returns whether it names any.
    mutating func addPeople(answering turn: Interpretation, contacts: [Payee]) -> Bool {
        let names = texts(personSlot)
        let others = newNames(in: turn, besides: names, contacts)
        let isBeside =
            adds(by: turn) || Wording(turn.words).says(["et a", "and to", "and from"])
        guard movesMoney, !names.isEmpty, amounts.count <= 1, !others.isEmpty, isBeside,
            turn.slots.allSatisfy({ fill in
                [.amount, .amountMode, .payee, .payer].contains(fill.slot)
            })
        else { return false }
        let rest = turn.slots.filter { $0.slot != .payee && $0.slot != .payer }
        _ = take(turn.with(slots: rest))
        values[personSlot] = (names + others).map(SlotValue.text)
        return true
    }

    /// Adds somebody who is to get a part or a multiple of what the one person so far gets, or so
    /// much more or less ("et le double à Lucas", "and 5 less to Lucas"); returns whether a turn says
    /// so.
    mutating func addPart(by turn: Interpretation, contacts: [Payee]) -> Bool {
        let names = texts(personSlot)
        let ofPart: Set<Slot> = [.payee, .payer, .amount, .amountMode, .percentage]
        guard movesMoney, names.count == 1, turn.isContinuation, doubt == nil, !includesSpeaker,
            turn.slots.allSatisfy({ ofPart.contains($0.slot) }),
            case .amount(let old)? = values[.amount]?.first, amounts.count == 1
        else { return false }
        let others = newNames(in: turn, besides: names, contacts)
        let difference = turn.differenceFromThat
        let new =
            difference.flatMap { Self.adjusted(old, by: $0.amount, isLess: $0.isLess) }
            ?? (turn.values(of: .amount).isEmpty
                ? turn.partOfThat.flatMap { Self.multiplied(old, by: $0) } : nil)
        guard others.count == 1, let new else { return false }
        values[personSlot] = (names + others).map(SlotValue.text)
        values[.amount] = [.amount(old), .amount(new)]
        values[.amountMode] = nil
        return true
    }

    /// Adds people, each with the amount that is said of them or of each; none where it is not said
    /// how much each gets.
    mutating func add(_ others: [String], by turn: Interpretation, _ amount: SlotValue?) {
        let said = turn.values(of: .amount)
        let isOfEach = others.count == 1 || turn.text.amountMode == "each"
        guard amount == nil || isOfEach || said.count == others.count else { return }
        for (index, other) in others.enumerated() {
            add(other, isOfEach ? amount : said.isEmpty ? nil : said[index])
        }
    }
}

// MARK: - Amounts that are changed

extension Frame {
    /// A multiple or a part of an amount; nil where it comes to nothing.
    static func multiplied(_ old: SpokenAmount, by ratio: ExactRatio) -> SpokenAmount? {
        guard let money = old.reckoned,
            let units = ratio.applied(to: money.minorUnits), units > 0
        else { return nil }
        let new = Money(minorUnits: units, currency: money.currency)
        return SpokenAmount(decimal: new.decimalString, currency: old.currency)
    }

    /// An amount with another added to it or taken away; nil where nothing is left or they are in
    /// two currencies.
    static func adjusted(
        _ old: SpokenAmount, by said: SpokenAmount, isLess: Bool
    ) -> SpokenAmount? {
        guard let (sum, difference) = monies(old, said),
            let new = try? isLess ? sum.subtracting(difference) : sum.adding(difference),
            new.isPositive
        else { return nil }
        return SpokenAmount(decimal: new.decimalString, currency: old.currency ?? said.currency)
    }

    /// Two amounts in one currency, nil where they are in two.
    static func monies(_ old: SpokenAmount, _ said: SpokenAmount) -> (Money, Money)? {
        let exact = [old, said].lazy.compactMap(\.reckoned?.currency).first { $0 != .eur }
        let currency = old.currency ?? said.currency ?? exact ?? .eur
        guard said.currency ?? currency == currency, let sum = old.money(default: currency),
            let difference = said.money(default: currency)
        else { return nil }
        return (sum, difference)
    }
}

extension Interpretation {
    /// Whether one is to take the place of another ("Zoé instead of Paul", "remplace Paul par Zoé").
    var putsInPlace: Bool {
        let wording = Wording(words)
        return wording.says(Self.inPlace)
            || Wording(words.prefix(3)).saysWord(beginning: ["swap", "switch", "replac", "remplac"])
    }

    /// Whether something is not to be left out ("n'oublie pas Paul", "don't remove Paul").
    var forbidsRemoval: Bool {
        let removing = Frame.removing.subtracting(Self.negations).subtracting(Self.refusing)
        return zip(words, words.dropFirst()).contains { before, word in
            ["n'", "n", "ne", "don't", "dont", "don", "not", "t"].contains(before)
                && removing.contains(word)
        }
    }

    private static let inPlace = [
        "instead of", "in place of", "rather than", "au lieu de", "au lieu d'", "a la place de",
        "a la place d'", "plutot que", "plutot qu'",
    ]
}
