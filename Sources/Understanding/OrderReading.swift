package import TextProcessing

/// Tells an order ("envoie 50 à Marie") from a sentence that only speaks of one: a negation, a
/// hypothesis, a question how, the past, somebody else's words.
///
/// The sentence is cut into clauses. One that orders makes the sentence an order, whatever story
/// the others tell; if none does, one that only speaks of the label's deed makes it none. What says
/// neither ("20 à Paul") is an order.
package struct OrderReading {
    private let roles: [WordRoles]
    private let deeds: WordRoles
    private let isPayment: Bool

    package init(_ text: TokenizedText, label: UtteranceLabel) {
        roles = zip(text.tokens, text.wordHashes).map { token, hash in
            let roles = WordRoles.of(hash)
            // "à" is no auxiliary, "a" may be one.
            let isAccented = token.source.count > token.folded.count && token.folded.count == 1
            return isAccented ? roles.subtracting([.auxiliary, .determiner]) : roles
        }
        deeds = WordRoles.deeds(of: label)
        isPayment =
            switch label {
            case .intent(.sendMoney, _), .intent(.payBill, _), .intent(.requestMoney, .create): true
            case .intent, .act, .inform, .outOfScope: false
            }
    }

    /// Whether the sentence asks for its deed to be done. O(words).
    package var isOrder: Bool {
        let quoted = quotedWords
        let isQuoted = quoted.contains(where: isDeed)
        let forces = (isQuoted ? [.mention] : []) + clauses(besides: quoted).map(force(of:))
        return forces.contains(.order) || !forces.contains(.mention)
    }

    /// Whether every clause only speaks of its deed, so that nothing is ordered in a few words
    /// beside ("I didn't pay, so 9.30 for Penny"). O(words).
    var onlySpeaks: Bool {
        let clauses = clauses(besides: quotedWords)
        return !clauses.isEmpty && clauses.allSatisfy { force(of: $0) == .mention }
    }

    /// Whether the clause with `tokens` in it only tells something before another orders: "j'ai payé
    /// Gilles" of "j'ai payé Gilles, paie Huguette". O(words).
    func tells(_ tokens: Range<Int>) -> Bool {
        let clauses = clauses(endingWith: tokens)
        guard let own = clauses.firstIndex(where: { $0.overlaps(tokens) }) else { return false }
        let told: WordRoles = [.auxiliary, .past, .firstPerson, .thirdPerson]
        return has(told, in: clauses[own]) && !has(.conditional, in: clauses[own])
            && force(of: clauses[own]) != .order
            && clauses[(own + 1)...].contains { force(of: $0) == .order }
    }

    /// The clause with `tokens` in it, where it orders nothing and one behind it does; nil else.
    /// O(words).
    func clauseBesideOrder(with tokens: Range<Int>) -> Range<Int>? {
        let clauses = clauses(endingWith: tokens)
        guard let own = clauses.firstIndex(where: { $0.overlaps(tokens) }),
            force(of: clauses[own]) != .order,
            clauses[(own + 1)...].contains(where: { force(of: $0) == .order })
        else { return nil }
        return clauses[own]
    }

    /// Whether the clause with `tokens` in it orders. O(words).
    func orders(_ tokens: Range<Int>) -> Bool {
        clauses(besides: quotedWords).contains { $0.overlaps(tokens) && force(of: $0) == .order }
    }

    /// The clauses, without words that are quoted.
    private func clauses(besides quoted: Range<Int>) -> [Range<Int>] {
        var clauses: [Range<Int>] = []
        var start = 0
        for index in 0...roles.count {
            let isEnd = index == roles.count || roles[index].contains(.boundary)
            guard isEnd || quoted.contains(index) else { continue }
            if start < index { clauses.append(start..<index) }
            start = index + 1
        }
        return clauses
    }

    /// The clauses, of which the one with `tokens` in it ends with them where an order begins right
    /// behind: "it's Rose's birthday tomorrow send her 25".
    private func clauses(endingWith tokens: Range<Int>) -> [Range<Int>] {
        clauses(besides: quotedWords).flatMap { clause in
            let told = clause.lowerBound..<max(clause.lowerBound, tokens.lowerBound)
            guard clause.overlaps(tokens), !told.isEmpty, tokens.upperBound < clause.upperBound,
                has([.imperative, .english], at: tokens.upperBound), isDeed(tokens.upperBound),
                !has([.ability, .to], in: told)
            else { return [clause] }
            let order = tokens.upperBound..<clause.upperBound
            guard force(at: tokens.upperBound, in: order) == .order else { return [clause] }
            return [clause.lowerBound..<tokens.upperBound, order]
        }
    }

    /// What a clause does with the deeds it names.
    private enum Force {
        case order, mention, neither
    }

    /// The words between quotation marks, unless the whole sentence is.
    private var quotedWords: Range<Int> {
        guard let first = roles.firstIndex(where: { $0.contains(.quote) }),
            let last = roles.lastIndex(where: { $0.contains(.quote) }), first < last
        else { return 0..<0 }
        let isWhole = first == 0 && last >= roles.count - 2
        return isWhole ? 0..<0 : first..<last + 1
    }

    private func force(of clause: Range<Int>) -> Force {
        if let scope = scope(of: clause) {
            guard let end = scope.endOfCondition else { return .mention }
            let orders = (end..<clause.upperBound).contains { index in
                isVerb(index) && !has(.conjunction, at: index - 1)
                    && force(at: index, in: end..<clause.upperBound) == .order
            }
            return orders ? .order : .mention
        }
        var result = Force.neither
        for index in clause where isVerb(index) {
            switch force(at: index, in: clause) {
            case .order: return .order
            case .mention: result = .mention
            case .neither: break
            }
        }
        return result
    }

    private func isVerb(_ index: Int) -> Bool { has(.verb, at: index) }

    private func isDeed(_ index: Int) -> Bool { isVerb(index) && has(deeds, at: index) }

    private func has(_ role: WordRoles, at index: Int) -> Bool {
        roles.indices.contains(index) && !roles[index].isDisjoint(with: role)
    }

    private func has(_ role: WordRoles, in range: Range<Int>) -> Bool {
        range.clamped(to: roles.indices).contains { !roles[$0].isDisjoint(with: role) }
    }
}

extension OrderReading {
    /// What frames a whole clause so that its verbs order nothing; `endOfCondition` where an order
    /// may still follow.
    private struct Scope {
        var endOfCondition: Int?
    }

    private func scope(of clause: Range<Int>) -> Scope? {
        var deed = clause.lowerBound
        for index in clause where !roles[index].isEmpty {
            if deed <= index {
                guard let next = (index + 1..<clause.upperBound).first(where: isDeed) else { break }
                deed = next
            }
            let role = roles[index]
            if role.contains(.how), !has(.about, at: index + 1) { return Scope() }
            if role.contains(.supposing) { return Scope() }
            if isOnlyIntended(index) || isNeverSaid(index) || isOnlyWished(index) {
                return Scope()
            }
            // A payment cannot wait for what may come between.
            let isExcepted = role.contains(.conditional) && has(.except, at: index - 1)
            if isPayment, role.contains(.unless) || isExcepted { return Scope() }
            if role.contains(.reporting), !has(.firstPerson, in: index - 3..<index) {
                return Scope()
            }
            if role.contains(.conditional),
                let end = endOfCondition(at: index, verb: deed, in: clause)
            {
                return Scope(endOfCondition: end)
            }
            if role.contains(.duty), isAsked(index, in: clause) { return Scope() }
            if isAskedWhether(index, in: clause) { return Scope() }
        }
        return nil
    }

    /// "was going to send", "I was about to send", "I thought about sending".
    private func isOnlyIntended(_ index: Int) -> Bool {
        let isMine = has(.firstPerson, in: index - 3..<index)
        if has(.weighing, at: index) { return isMine }
        guard has(.auxiliary, at: index - 1), has(.to, at: index + 1) else { return false }
        return has(.intended, at: index) || isMine && has(.about, at: index)
    }

    /// "je n'ai jamais demandé de payer", "I never told you to pay".
    private func isNeverSaid(_ index: Int) -> Bool {
        let isAsked = has(.asks, at: index) && has([.participle, .past], at: index)
        return (isAsked || has(.reporting, at: index)) && has([.pas, .not], in: index - 3..<index)
    }

    /// "dois-je", "should I", "est-ce que je dois".
    private func isAsked(_ duty: Int, in clause: Range<Int>) -> Bool {
        has(.firstPerson, at: duty + 1)
            || has(.firstPerson, at: duty - 1)
                && has(.interrogative, in: frame(of: duty, in: clause))
    }

    /// "I wish I could send".
    private func isOnlyWished(_ index: Int) -> Bool {
        has(.wish, at: index) && has(.firstPerson, at: index - 1)
            && has(.firstPerson, at: index + 1) && has(.ability, at: index + 2)
    }

    /// "Do I have to send".
    private func isAskedWhether(_ index: Int, in clause: Range<Int>) -> Bool {
        index == clause.lowerBound + 1 && has(.interrogative, at: index - 1)
            && has(.firstPerson, at: index) && has(.auxiliary, at: index + 1)
            && has(.to, at: index + 2)
    }

    /// Behind the verb of "si j'envoie", or nil where the condition is a courtesy ("si tu peux") or
    /// speaks of no deed ("si j'ai assez envoie 20").
    private func endOfCondition(at index: Int, verb: Int, in clause: Range<Int>) -> Int? {
        let subject = index + 1
        guard has([.firstPerson, .secondPerson, .thirdPerson], at: subject), verb > subject else {
            return nil
        }
        let between = subject + 1..<verb
        if has(.secondPerson, at: subject), has(.ability, in: between) { return nil }
        // "I'd be obliged if you paid the vet."
        if has(.secondPerson, at: subject), has(.past, at: verb), index > clause.lowerBound {
            return nil
        }
        if has(.past, at: verb), proposes(index) { return nil }
        let links: WordRoles = [
            .clitic, .auxiliary, .ability, .wish, .duty, .to, .ne, .pas, .not, .did, .filler,
            .firstPerson, .secondPerson, .causative,
        ]
        return between.count <= 5 && between.allSatisfy { has(links, at: $0) } ? verb + 1 : nil
    }

    /// "Et si on payait", "et si tu envoyais".
    private func proposes(_ index: Int) -> Bool {
        has(.conditional, at: index) && has(.conjunction, at: index - 1)
            && has([.secondPerson, .we], at: index + 1)
    }

    private func force(at index: Int, in clause: Range<Int>) -> Force {
        let previous = (clause.lowerBound..<index).last { isVerb($0) && !has(.auxiliary, at: $0) }
        let start = previous.map { $0 + 1 } ?? clause.lowerBound
        let before = max(start, index - 5)..<index
        if isRegretted(index, before) { return isDeed(index) ? .mention : .neither }
        if isNoun(at: index) { return .neither }
        if isUrged(before, index, in: clause) { return .order }
        let hesitates = before.contains {
            has(.urging, at: $0) && has(.firstPerson, at: $0 - 1)
        }
        if hesitates || has(.why, in: frame(of: index, in: clause)) {
            return isDeed(index) ? .mention : .neither
        }
        if isNegated(at: index, before: before, in: clause) || isOnlyThought(index, before) {
            return isDeed(index) ? .mention : .neither
        }
        return past(at: index, before: before, in: clause)
            ?? directive(at: index, before: before, in: clause)
    }

    /// Whether an article or a possessive makes a noun of the word: "la demande", "a transfer".
    private func isNoun(at index: Int) -> Bool {
        let before = index - 1
        guard has(.determiner, at: before), !has(.clitic, at: before) else { return false }
        return !has(.auxiliary, at: before) || has(.english, at: index)
    }

    /// "n'oublie pas d'envoyer", "don't forget to send", "why don't you send", "tu ne peux pas
    /// envoyer".
    private func isUrged(_ before: Range<Int>, _ index: Int, in clause: Range<Int>) -> Bool {
        let isNegative = has(
            [.ne, .pas, .not], in: before.lowerBound..<min(index + 3, clause.upperBound))
        guard isNegative else { return false }
        if has(.urging, in: before) { return true }
        if has([.firstPerson, .thirdPerson, .did], in: before) {
            // "why don't we send" proposes.
            return has(.why, in: before) && has(.english, at: index) && !has(.did, in: before)
                && has(.not, in: before)
        }
        if has(.why, in: before) { return true }
        return has(.secondPerson, in: before) && has(.ability, in: before)
            && has([.infinitive, .english], at: index)
    }

    /// The words before `index` that may frame it; bounded, so that a line without end takes no
    /// time without end.
    private func frame(of index: Int, in clause: Range<Int>) -> Range<Int> {
        max(clause.lowerBound, index - 40)..<index
    }

    /// "J'aurais (jamais) dû envoyer".
    private func isRegretted(_ index: Int, _ before: Range<Int>) -> Bool {
        guard has(.infinitive, at: index), has(.due, at: index - 1) else { return false }
        return has(.auxiliary, in: before.lowerBound..<index - 1)
    }

    /// "I might send", "perhaps I'll send", "j'ai peur d'envoyer", "I used to send", "my sister will
    /// send", "she wants to send".
    private func isOnlyThought(_ index: Int, _ before: Range<Int>) -> Bool {
        if has(.to, at: index - 1), has(.formerly, at: index - 2) { return true }
        if isOthers(index, before) { return true }
        let people: WordRoles = [.firstPerson, .thirdPerson]
        return before.contains { place in
            if has(.unsure, at: place), !has(.auxiliary, at: place + 1) {
                return has(people, at: place - 1)
                    || has(.filler, at: place) && has(people, at: place + 1)
            }
            return has(.reluctant, at: place) && has([.infinitive, .gerund, .english], at: index)
                && has(.firstPerson, in: place - 3..<place)
                && !has(.firstPerson, in: place + 1..<index)
        }
    }

    /// "My sister will send", "she wants to send"; not "that can stop".
    private func isOthers(_ index: Int, _ before: Range<Int>) -> Bool {
        guard has(.english, at: index), !has(.stops, at: index) || has(.determiner, at: index + 1),
            !has([.firstPerson, .secondPerson, .conditional], in: before)
        else { return false }
        let wants =
            has(.to, at: index - 1) && has(.causative, at: index - 2)
            && !has([.wish, .auxiliary], at: index - 2)
        guard wants || has(.ability, at: index - 1) else { return false }
        let subject = index - (wants ? 3 : 2)
        return has(.thirdPerson, at: subject) || has(.determiner, at: subject - 1)
    }

    private func isNegated(at index: Int, before: Range<Int>, in clause: Range<Int>) -> Bool {
        if has(.not, in: before) || has(.without, in: before) { return true }
        if before.contains(where: { has(.no, at: $0) && has([.wish, .ruledOut], at: $0 + 1) }) {
            return true
        }
        let after = index + 1..<min(index + 4, clause.upperBound)
        let isOnly =
            has(.que, in: after) && !has(.pas, in: after) && !has(.pas, in: before)
        guard has(.imperative, at: index), !isPast(index, before) else {
            // "Thx n nudge Jess."
            return !has(.english, at: index) && has([.ne, .pas], in: before)
                && !(has(.ne, in: before) && isOnly)
        }
        // Nothing but pronouns stands between "n'" and an imperative, or behind it and "pas".
        if let ne = before.last(where: { has(.ne, at: $0) }), isLinked(ne + 1..<index) {
            return !isOnly
        }
        guard let pas = after.first(where: { has(.pas, at: $0) }) else { return false }
        return isLinked(index + 1..<pas) && !has(.more, at: pas + 1)
    }

    private func isLinked(_ range: Range<Int>) -> Bool {
        range.allSatisfy { has([.clitic, .firstPerson, .secondPerson], at: $0) }
    }

    /// Whether a French participle stands behind its auxiliary.
    private func isPast(_ index: Int, _ before: Range<Int>) -> Bool {
        guard has(.participle, at: index),
            let auxiliary = before.last(where: { has(.auxiliary, at: $0) })
        else { return false }
        let links: WordRoles = [
            .clitic, .pas, .filler, .firstPerson, .secondPerson, .thirdPerson, .auxiliary, .not,
        ]
        return (auxiliary + 1..<index).allSatisfy { has(links, at: $0) }
    }

    /// A mention where the deed is past, neither where it is only the story or describes a noun,
    /// nil where it is not past.
    private func past(at index: Int, before: Range<Int>, in clause: Range<Int>) -> Force? {
        let hasDid = has(.did, in: before) && has(.english, at: index)
        let isEnglish = has(.past, at: index) && !has(.english, at: index)
        let isRecent = has(.recently, in: before) && has(.infinitive, at: index)
        guard hasDid || isEnglish || isRecent || isPast(index, before) else { return nil }
        if isEnglish, before.contains(where: proposes) { return .neither }
        let people: WordRoles = [.firstPerson, .secondPerson]
        let isMine = has(people, in: before)
        if isEnglish {
            let isWanted = (index - 6..<index).contains { wish in
                has([.causative, .wish], at: wish) && !(isMine && has(.auxiliary, at: wish))
            }
            // "What I staked", "where they're locked" describe.
            let describes = before.dropFirst().contains {
                has(.interrogative, at: $0) && has([people, .thirdPerson], at: $0 + 1)
            }
            let isSaid =
                has([people, .thirdPerson, .auxiliary], in: before)
                || index <= clause.lowerBound + 1
            if isWanted || describes || !isSaid { return .neither }
        }
        // "les 50 que j'ai envoyés" describes; "est-ce que j'ai envoyé" asks.
        if let que = before.first(where: { has(.que, at: $0) }), !has(.interrogative, at: que - 2) {
            return .neither
        }
        guard isDeed(index), !has(.pays, at: index) || isMine else { return .neither }
        return .mention
    }

    private func directive(at index: Int, before: Range<Int>, in clause: Range<Int>) -> Force {
        if has(.english, at: index) { return englishDirective(at: index, before: before) }
        if has(.infinitive, at: index) {
            let isAsked = has(.ability, in: before) && has(.secondPerson, in: before)
            let orders = index == clause.lowerBound || isAsked || has(.wish, in: before)
            return orders ? .order : .neither
        }
        guard has(.imperative, at: index) else { return .neither }
        let isNoun = has(.determiner, at: index - 1)
        var subject = index - 1
        while subject >= clause.lowerBound, has([.clitic, .ne], at: subject),
            !has([.firstPerson, .thirdPerson], at: subject)
        {
            subject -= 1
        }
        guard subject >= clause.lowerBound else { return isNoun ? .neither : .order }
        if has(.firstPerson, at: subject) {
            // "je le suspends" does it by saying so; "ce que j'envoie" does not.
            let frames: WordRoles = [.que, .interrogative, .conditional, .why, .how]
            return has(frames, in: frame(of: subject, in: clause)) ? .neither : .order
        }
        return has(.thirdPerson, at: subject) || isNoun ? .neither : .order
    }

    private func englishDirective(at index: Int, before: Range<Int>) -> Force {
        if has(.to, at: index - 1) { return has(.wish, in: before) ? .order : .neither }
        if has(.ability, in: before), has(.secondPerson, in: before) { return .order }
        let subjects: WordRoles = [.firstPerson, .thirdPerson, .determiner, .ability, .auxiliary]
        return has(subjects, in: max(before.lowerBound, index - 2)..<index) ? .neither : .order
    }
}
