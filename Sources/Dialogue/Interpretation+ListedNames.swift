internal import Primitives
internal import TextProcessing
internal import Understanding

/// Several whom an order or a question names one behind the other.
extension Interpretation {
    /// The turn with all of a list of contacts as those it is for, where the last of them reads as
    /// nothing ("split 90 between Paul, Bill and Cash"), and without those named again to be left
    /// out ("to Bill, Paul and Marie but not Paul").
    func listing(in view: WalletView) -> Interpretation {
        guard isOrder, let receiver, receiver != .merchant,
            slots.contains(where: { $0.slot == receiver })
        else { return self }
        let tokenized = TokenizedText(text)
        let tokens = tokenized.tokens
        let said = tokens.map(tokenized.foldedText(of:))
        let joined = said.indices.dropFirst().dropLast().compactMap { index -> SlotFill? in
            let range = tokens[index + 1].source
            guard Self.joints.contains(said[index]),
                slots.contains(where: {
                    $0.slot == receiver
                        && $0.range.upperBound == tokens[index - 1].source.upperBound
                }),
                !slots.contains(where: { $0.range.overlaps(range) }),
                view.contacts.count(where: { $0.isNamed([said[index + 1]]) }) == 1
            else { return nil }
            return SlotFill(slot: receiver, value: .text(text(in: range)), range: range)
        }
        let all = (slots + joined).sorted { $0.range.lowerBound < $1.range.lowerBound }
        let left = leftOut(of: said)
        let kept = all.filter { fill in
            fill.slot != receiver || text(of: fill).nameWords.isDisjoint(with: left)
        }
        guard kept != slots, kept.contains(where: { $0.slot == receiver }) else { return self }
        return with(slots: kept)
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
