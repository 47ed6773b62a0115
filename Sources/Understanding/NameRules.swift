internal import Primitives
internal import TextProcessing

/// Which words around a name are one person with it, and which name nobody: a role said before or
/// behind it ("my best friend Kyle", "Julien, le frère de Marc"), particles ("Charles de Gaulle"),
/// what is only near an amount ("around 50"), the same name again.
struct NameRules {
    let source: SlotSource

    /// Returns the drafts with their names put right, in order of appearance where any was.
    /// O(drafts² + words).
    func applied(to tagged: [SlotDraft]) -> [SlotDraft] {
        guard source.words.count <= SlotRules.mostWords else { return tagged }
        var drafts = withoutOthersShares(tagged)
        addPresented(to: &drafts)
        addJoined(to: &drafts)
        guard drafts.contains(where: { $0.slot.isPerson }) else { return drafts }
        drafts.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
        joinParticles(in: &drafts)
        cutNearness(in: &drafts)
        cutRoles(in: &drafts)
        dropRoles(in: &drafts)
        dropDistributed(in: &drafts)
        dropRepeated(in: &drafts)
        return drafts
    }
}

// MARK: - Roles

extension NameRules {
    /// Cuts the role that a name bears from it, before ("my driving instructor Kyle") or behind
    /// ("Finn my cousin").
    private func cutRoles(in drafts: inout [SlotDraft]) {
        for (place, draft) in drafts.enumerated()
        where draft.slot.isPerson && draft.tokens.count > 1 {
            if let name = nameBehindRole(draft.tokens) ?? nameBeforeRole(draft.tokens) {
                drafts[place] = source.draft(draft.slot, of: name)
            }
        }
    }

    private func nameBehindRole(_ tokens: Range<Int>) -> Range<Int>? {
        guard isPossessive(tokens.lowerBound),
            let name = tokens.dropFirst().first(where: isName), name > tokens.lowerBound + 1,
            isRole(name - 1) || isInLaw(before: name),
            (name..<tokens.upperBound).allSatisfy(isName)
        else { return nil }
        return name..<tokens.upperBound
    }

    private func nameBeforeRole(_ tokens: Range<Int>) -> Range<Int>? {
        guard isName(tokens.lowerBound), let start = tokens.first(where: isPossessive),
            start > tokens.lowerBound, isRole(tokens.upperBound - 1),
            (start..<tokens.upperBound).allSatisfy(isSmall)
        else { return nil }
        return tokens.lowerBound..<start
    }

    /// Takes out of the people who is but the role of the one named beside.
    private func dropRoles(in drafts: inout [SlotDraft]) {
        let people = drafts.indices.filter { drafts[$0].slot.isPerson }
        guard people.count > 1 else { return }
        // "À ma mère, Paul et Julie" is a list.
        let areListed = people.count > 2 || drafts.contains { $0.slot == .amountMode }
        var dropped: [Int] = []
        for (first, second) in zip(people, people.dropFirst())
        where drafts[first].slot == drafts[second].slot
            && drafts[first].tokens.upperBound <= drafts[second].tokens.lowerBound
        {
            let (one, other) = (drafts[first].tokens, drafts[second].tokens)
            if isRole(one, rightBefore: other) || !areListed && isApposed(other, to: one) {
                dropped.append(first)
            }
            if isKinOf(other, behind: one) || isHome(other, of: one) { dropped.append(second) }
        }
        guard !dropped.isEmpty else { return }
        drafts = drafts.indices.filter { !dropped.contains($0) }.map { drafts[$0] }
    }

    /// Whether the first is the role of the second, right before it: "my best friend Kyle", "Ana's
    /// brother Kyle", "a guy called Kyle".
    private func isRole(_ one: Range<Int>, rightBefore other: Range<Int>) -> Bool {
        let gap = one.upperBound..<other.lowerBound
        guard gap.count <= 4, isNamed(other) else { return false }
        if let last = gap.last, Self.called.contains(source.words[last]) {
            return gap.count <= 2 && one.allSatisfy(isSmall)
        }
        let isOwner = gap.first.map { source.words[$0] == Self.possessive } == true
        guard isOwner || isPhraseOfRole(one) else { return false }
        guard let last = gap.last else { return isRole(one.upperBound - 1) }
        let words = isOwner ? gap.dropFirst() : gap
        return (isRole(last) || isInLaw(before: other.lowerBound)) && words.allSatisfy(isSmall)
            && source.mention(over: gap) { _ in true } == nil
    }

    /// Whether a role is told by the name behind a comma: "the cleaner, Agnieszka", "mon ex, tu
    /// sais, Jessica".
    private func isApposed(_ other: Range<Int>, to one: Range<Int>) -> Bool {
        var gap = one.upperBound..<other.lowerBound
        // "La voisine, madame Pichon".
        while let last = gap.last, source.wordClass(at: last).contains(.title) {
            gap = gap.dropLast()
        }
        guard isNamed(other), isPhraseOfRole(one), one.contains(where: isRole),
            gap.first.map({ source.words[$0] == Self.comma }) == true,
            gap.last.map({ source.words[$0] == Self.comma }) == true
        else { return false }
        return source.words[gap].allSatisfy { $0 == Self.comma || Self.asides.contains($0) }
    }

    /// Whether the second only tells who the first is: "Julien, le frère de Marc".
    private func isKinOf(_ other: Range<Int>, behind one: Range<Int>) -> Bool {
        let gap = one.upperBound..<other.lowerBound
        guard isNamed(one), gap.count > 2, source.words[gap.lowerBound] == Self.comma,
            source.roles(at: gap.lowerBound + 1).contains(.determiner),
            let last = gap.last, Self.owning.contains(source.words[last])
        else { return false }
        let between = gap.dropFirst(2).dropLast()
        return between.contains(where: isRole) && between.allSatisfy(isSmall)
    }

    /// Whether the second is but where the first lives: "Marc de Lyon".
    private func isHome(_ other: Range<Int>, of one: Range<Int>) -> Bool {
        other.lowerBound == one.upperBound + 1
            && Self.owning.contains(source.words[one.upperBound])
            && source.wordClass(at: other.lowerBound).contains(.place)
    }

    /// Whether words name a role: small ones, behind an article or a possessive.
    private func isPhraseOfRole(_ tokens: Range<Int>) -> Bool {
        let start = tokens.lowerBound
        return tokens.allSatisfy { isSmall($0) || source.words[$0] == Self.possessive }
            && (isPossessive(start) || start > 0 && Self.articles.contains(source.words[start - 1]))
    }

    private func isPossessive(_ index: Int) -> Bool {
        Self.possessives.contains(source.words[index])
    }

    /// Whether a word is what somebody is to another, or does for a living.
    private func isRole(_ index: Int) -> Bool {
        guard index >= 0, isSmall(index) else { return false }
        return !source.wordClass(at: index).isDisjoint(with: [.kin, .biller])
            || Self.livings.contains(source.words[index])
    }

    /// "Brother in law".
    private func isInLaw(before index: Int) -> Bool {
        index > 2 && source.words[index - 1] == Self.law && isRole(index - 3)
    }

    private func isSmall(_ index: Int) -> Bool {
        source.text.tokens[index].kind == .word && !source.startsUpper(index)
            && !source.wordClass(at: index).contains(.contact)
            && source.roles(at: index).isDisjoint(with: [.conjunction, .boundary, .to])
    }

    /// Whether a word is of a name, by its capital or by itself.
    private func isName(_ index: Int) -> Bool {
        guard source.text.tokens[index].kind == .word else { return false }
        let classes = source.wordClass(at: index)
        return source.startsUpper(index)
            || classes.contains(.givenName) && classes.isDisjoint(with: [.kin, .calendar, .biller])
    }

    /// Whether words are a name, with a title before it or none.
    private func isNamed(_ tokens: Range<Int>) -> Bool {
        isName(tokens.lowerBound)
            || source.wordClass(at: tokens.lowerBound).contains(.title)
                && tokens.dropFirst().contains(where: isName)
    }

    private static let possessives = WordHash.set("mon ma mes notre nos ton ta my our your")
    private static let articles = WordHash.set("le la l' les au aux du un une the an")
    private static let possessive = WordHash.hash("'s")
    private static let law = WordHash.hash("law")
    private static let comma = WordHash.hash(",")
    private static let owning = WordHash.set("de d' du of")
    private static let asides = WordHash.set("tu sais vous savez you know donc enfin namely")
    private static let called = WordHash.set("called named nomme nommee appele appelee")
    /// What people do, of those that no shop is.
    private static let livings = WordHash.set(
        "prof professeur professeure maitresse moniteur coach entraineur tuteur teacher tutor "
            + "trainer instructor captain manager guy assistant carer minder walker childminder "
            + "accountant secretary")
}

// MARK: - Particles

extension NameRules {
    /// Makes one name of those that particles join: "Charles de Gaulle", "Marc van der Meer".
    private func joinParticles(in drafts: inout [SlotDraft]) {
        var place = 0
        while place < drafts.count {
            defer { place += 1 }
            let draft = drafts[place]
            guard draft.slot.isPerson, let end = endOfParticles(behind: draft.tokens) else {
                continue
            }
            let other = drafts.first { $0.slot == draft.slot && $0.tokens.contains(end - 1) }
            let tokens = draft.tokens.lowerBound..<max(end, other?.tokens.upperBound ?? end)
            guard
                !drafts.contains(where: {
                    $0.slot != draft.slot && $0.tokens.overlaps(tokens)
                })
            else { continue }
            drafts[place] = source.draft(draft.slot, of: tokens)
            drafts.removeAll { $0.tokens != tokens && $0.tokens.overlaps(tokens) }
        }
    }

    /// The end of the name that particles right behind lead to.
    private func endOfParticles(behind tokens: Range<Int>) -> Int? {
        let (start, end) = (tokens.lowerBound, tokens.upperBound)
        guard source.startsUpper(end - 1), end < source.words.count,
            // "Le Paul de Metz" lives there.
            start == 0 || !Self.articles.contains(source.words[start - 1])
        else { return nil }
        var place = end
        while place < source.words.count, place < end + 2, !source.startsUpper(place),
            Self.particles.contains(source.words[place])
        {
            place += 1
        }
        guard place > end, place < source.words.count, source.startsUpper(place),
            source.text.tokens[place].kind == .word, source.mention(at: place) == nil
        else { return nil }
        let isForeign = Self.foreign.contains(source.words[end])
        let classes = source.wordClass(at: place)
        guard isForeign || classes.isDisjoint(with: [.place, .brand, .givenName, .calendar]) else {
            return nil
        }
        return place + 1
    }

    private static let foreign = WordHash.set("van von der den da di del della dos ten ter zu")
    private static let particles = foreign.union(WordHash.set("de d' du des la le l'"))
}

// MARK: - What names nobody

extension NameRules {
    /// Cuts what says that an amount is not exact: "around 50" is nobody.
    private func cutNearness(in drafts: inout [SlotDraft]) {
        drafts = drafts.compactMap { draft in
            guard draft.slot.isPerson,
                Self.near.contains(source.words[draft.tokens.upperBound - 1]),
                source.mention(at: draft.tokens.upperBound)?.isAmount == true
            else { return draft }
            return draft.tokens.count == 1
                ? nil : source.draft(draft.slot, of: draft.tokens.dropLast())
        }
    }

    private static let near = WordHash.set("around about roughly approximately environ autour")

    /// Takes "chaque copain" out of those who are then named.
    private func dropDistributed(in drafts: inout [SlotDraft]) {
        let isEach = { (draft: SlotDraft) in
            draft.slot.isPerson && Self.each.contains(source.words[draft.tokens.lowerBound])
        }
        guard drafts.contains(where: { $0.slot.isPerson && !isEach($0) }) else { return }
        drafts.removeAll(where: isEach)
    }

    private static let each = WordHash.set("chaque each every")

    /// Takes out the name that is said again: "Lou lent me 20, send Lou the money".
    private func dropRepeated(in drafts: inout [SlotDraft]) {
        // "Split 100 between Marie and Paul, 60 for Marie" names her twice for a reason.
        guard drafts.count(where: { $0.slot.isPerson }) == 2,
            drafts.count(where: { $0.slot == .amount }) < 2
        else { return }
        let all = drafts
        drafts = all.enumerated().filter { place, draft in
            !draft.slot.isPerson
                || !all[(place + 1)...].contains { later in
                    later.slot == draft.slot
                        && source.words[later.tokens] == source.words[draft.tokens]
                }
        }.map(\.element)
    }

    /// Takes what is shared for an account out of them ("le cadeau commun"), unless it names
    /// somebody ("mon pote commun Lou").
    private func withoutOthersShares(_ drafts: [SlotDraft]) -> [SlotDraft] {
        drafts.compactMap { draft in
            guard draft.slot == .account, draft.tokens.count > 1,
                let place = draft.tokens.dropFirst().first(where: {
                    Self.common.contains(source.words[$0])
                }), !Self.accounts.contains(source.words[draft.tokens.lowerBound])
            else { return draft }
            let name = place + 1..<draft.tokens.upperBound
            guard !name.isEmpty, name.allSatisfy(isName), source.label == .intent(.sendMoney, nil)
            else { return nil }
            return source.draft(.payee, of: name)
        }
    }

    private static let common = WordHash.set("commun commune")
    private static let accounts = WordHash.set(
        "compte cpt livret epargne cagnotte pot caisse porte portefeuille budget carte")

    /// Adds who is presented apart where nobody else is named: "envoie-lui 50, elle s'appelle
    /// Affoué".
    private func addPresented(to drafts: inout [SlotDraft]) {
        guard source.label == .intent(.sendMoney, nil),
            !drafts.contains(where: { $0.slot.isName })
        else { return }
        addKin(to: &drafts)
        for index in source.words.indices {
            guard let phrase = Self.presenting.match(at: index, in: source.words) else { continue }
            let start = phrase.tokens.upperBound
            let name = source.words.indices[start...].prefix {
                isName($0) && source.mention(at: $0) == nil
            }
            guard !name.isEmpty, !drafts.contains(where: { $0.slot.isName }),
                !drafts.contains(where: { $0.tokens.overlaps(name) })
            else {
                continue
            }
            drafts.append(source.draft(.payee, of: name))
            return
        }
    }

    /// Adds who is named before "and" and another where nobody marked it: "combien j'ai envoyé à Paul
    /// et Marie".
    private func addJoined(to drafts: inout [SlotDraft]) {
        for draft in drafts where draft.slot.isPerson {
            let joint = draft.tokens.lowerBound - 1
            guard joint > 1, Self.joining.contains(source.words[joint]), isName(joint - 1),
                source.wordClass(at: joint - 1).contains(.givenName),
                Self.receiving.contains(source.words[joint - 2]),
                !drafts.contains(where: { $0.tokens.contains(joint - 1) })
            else { continue }
            let name = joint - 1..<joint
            drafts.append(source.draft(.payee, of: name))
            return
        }
    }

    private static let joining = WordHash.set("et and")

    /// Adds who is kin where nobody marked it: "l'argent du marché à ma femme, 25000 CFA".
    private func addKin(to drafts: inout [SlotDraft]) {
        guard drafts.contains(where: { $0.slot == .amount }) else { return }
        for index in source.words.indices.dropFirst().dropLast() {
            let kin = index..<index + 2
            guard Self.receiving.contains(source.words[index - 1]), isPossessive(index),
                source.wordClass(at: index + 1).contains(.kin),
                !drafts.contains(where: { $0.tokens.overlaps(kin) })
            else { continue }
            drafts.append(source.draft(.payee, of: kin))
            return
        }
    }

    private static let receiving = WordHash.set("a to")
    private static let presenting = PhraseTable<Void>([
        (): """
        s'appelle,her name is,his name is,their name is,her name's,his name's,name is called,\
        is called,he's called,she's called
        """
    ])
}
