internal import Primitives
internal import TextProcessing
internal import Understanding

/// Several whom an order or a question names one behind the other.
extension Interpretation {
    /// The turn with all of a list of people as those it is for, where some of them read as nothing
    /// ("split 90 between Paul, Bill and Cash") or as one ("send tom priya and karim 10 each"), and
    /// without those named again to be left out ("to Bill, Paul and Marie but not Paul").
    func listing(in view: WalletView) -> Interpretation {
        guard isOrder, let receiver, receiver != .merchant else { return self }
        let people = NamedPeople(self, as: receiver, in: view)
        let lists = people.lists(ofSeveral: values(of: .amountMode) == [.text("each")])
        let listed = lists.joined().map(people.source(of:))
        let known = slots.filter { fill in
            fill.slot != receiver || listed.count { $0.overlaps(fill.range) } < 2
        }
        let joined = listed.filter { range in !known.contains { $0.range.overlaps(range) } }
            .map { SlotFill(slot: receiver, value: .text(text(in: $0)), range: $0) }
        let left = leftOut(of: people.said)
        let kept = (known + joined).sorted { $0.range.lowerBound < $1.range.lowerBound }
            .filter { fill in
                fill.slot != receiver || text(of: fill).nameWords.isDisjoint(with: left)
            }
        guard kept != slots, kept.contains(where: { $0.slot == receiver }) else { return self }
        return with(slots: kept)
    }

    /// The turn with each of those a verb names with an amount of their own, whatever else the name
    /// means ("send tom 10, rich 20 and may 30", "ask rich for 20 and will for 30").
    func pairing(in view: WalletView, on today: Day) -> Interpretation {
        guard isOrder, let receiver, receiver != .merchant, !view.contacts.isEmpty else {
            return self
        }
        let people = NamedPeople(self, as: receiver, in: view)
        let fills = people.pairs.flatMap { pair in
            [(receiver, pair.name), (.amount, pair.amount)].map { slot, tokens in
                fill(of: slot, over: people.source(of: tokens))
            }
        }
        let kept = slots.filter { fill in
            fills.contains(fill) || !fills.contains { $0.range.overlaps(fill.range) }
        }
        let own = [receiver, Slot.amount]
        // "Send may 30" alone is of her where nobody else is paid.
        let isMeant =
            fills.count > 2
            || kept.count < slots.count && !slots.contains { own.contains($0.slot) }
        let end = fills.map(\.range.upperBound).max() ?? 0
        let rest = slots.filter { !kept.contains($0) && $0.slot.isOfDays }
            .compactMap { day(of: $0, behind: end, on: today) }
        let all = kept + fills.filter { !kept.contains($0) } + rest
        guard isMeant, all.count != slots.count || kept != slots else { return self }
        return with(slots: all.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// What a slot says of days behind the amounts that were taken from it ("and may 30 tomorrow").
    private func day(of fill: SlotFill, behind end: Int, on today: Day) -> SlotFill? {
        guard end < fill.range.upperBound else { return nil }
        let said = text(in: end..<fill.range.upperBound)
        let days = said.days(on: today, prefersPast: false).map(SlotValue.days)
        return SlotFill(
            slot: fill.slot, value: days ?? .text(said), range: end..<fill.range.upperBound)
    }

    /// The slot over a part of the text as it is, else as its words say.
    private func fill(of slot: Slot, over range: Range<Int>) -> SlotFill {
        if let known = slots.first(where: { $0.slot == slot && $0.range == range }) { return known }
        let said = text(in: range)
        let value: SlotValue =
            slot == .amount
            ? .amount(SpokenAmount(decimal: said, currency: nil)) : .text(said)
        return SlotFill(slot: slot, value: value, range: range)
    }

    /// The turn as a payment where its verb sends and nothing else of it is said than to whom and
    /// how much, though it reads as a request ("send Sue and Bill 15 each").
    var sending: Interpretation {
        guard label == .intent(.requestMoney, .create), !text.contains("?"),
            let verb = words.drop(while: Self.leadingWords.contains).first,
            Frame.sendingVerbs.contains(verb), !values(of: .payer).isEmpty,
            wordsBesideSlots.allSatisfy({ word in
                word == verb || NamedPeople.conjunctions.contains(word)
                    || Self.leadingWords.contains(word) || ["a", "to"].contains(word)
            })
        else { return self }
        let sent = renaming(.payer, .payee)
        return with(slots: sent.slots, label: .intent(.sendMoney, nil), confidence: 1)
    }

    /// The names, up to the next word that is none, behind "but not" and the like.
    private func leftOut(of said: [String]) -> Set<String> {
        let denials = said.indices.dropFirst().filter { index in
            Self.leavingJoints.contains("\(said[index - 1]) \(said[index])")
        }
        let names = denials.compactMap { denial in
            said[(denial + 1)...].first { !Self.nameLinks.contains($0) }
        }
        return Set(names)
    }

    /// The turn with all of a list of people or shops as those it is of ("à Marie et Paul", "Netflix
    /// and Spotify together"), where one of them reads as another thing or as nothing.
    var withListedNames: Interpretation {
        switch label {
        case .intent(.analyzeSpending, nil), .intent(.listTransactions, nil): break
        case .intent, .act, .inform, .outOfScope: return self
        }
        let people = slots.map { fill in
            guard Self.sides.contains(fill.slot), let other = joined(before: fill) else {
                return fill
            }
            return SlotFill(slot: other.slot, value: fill.value, range: fill.range)
        }
        let all = people + slots.filter { $0.slot == .merchant }.flatMap(shops(beside:))
        guard all != slots else { return self }
        return with(slots: all.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// The person whom nothing but "and" stands between and another.
    private func joined(before fill: SlotFill) -> SlotFill? {
        slots.first { other in
            guard Self.sides.contains(other.slot),
                other.range.upperBound <= fill.range.lowerBound
            else { return false }
            let between = text(in: other.range.upperBound..<fill.range.lowerBound).foldedWords
            return !Self.joints.isDisjoint(with: between)
                && between.allSatisfy { Self.joints.contains($0) || Self.nameLinks.contains($0) }
        }
    }

    /// The names with a capital that "and" joins to a shop, and that stand in no slot.
    private func shops(beside fill: SlotFill) -> [SlotFill] {
        let tokenized = TokenizedText(text)
        let tokens = tokenized.tokens
        func shop(at index: Int) -> SlotFill? {
            guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
            let (range, word) = (tokens[index].source, tokenized.foldedText(of: tokens[index]))
            let said = text(in: range)
            guard said.first?.isUppercase == true, word.count > 2,
                !Self.besideNames.contains(word), MeasureReading([word]).theme == nil,
                !slots.contains(where: { $0.range.overlaps(range) })
            else { return nil }
            return SlotFill(slot: .merchant, value: .text(said), range: range)
        }
        func joins(at index: Int) -> Bool {
            tokens.indices.contains(index)
                && Self.joints.contains(tokenized.foldedText(of: tokens[index]))
        }
        let first = tokens.firstIndex { $0.source.overlaps(fill.range) } ?? 0
        let last = tokens.lastIndex { $0.source.overlaps(fill.range) } ?? first
        return [
            joins(at: first - 1) ? shop(at: first - 2) : nil,
            joins(at: last + 1) ? shop(at: last + 2) : nil,
        ].compactMap(\.self)
    }

    private static let sides: Set<Slot> = [.payee, .payer]
    private static let joints: Set<String> = ["et", "and", "&", "+"]
    /// What has a capital where a sentence begins, or is a month.
    private static let besideNames = Set(
        monthNumbers.keys + [
            "how", "what", "combien", "quand", "when", "show", "montre", "hier", "yesterday",
        ])
}
