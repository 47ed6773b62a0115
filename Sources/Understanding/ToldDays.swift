internal import Primitives
internal import TextProcessing

/// The days of an order that only tell its story: of a clause that tells ("je vois Karim samedi,
/// envoie-lui 20"), of what was done ("the 30 I borrowed on Tuesday"), and of what is owed ("les 18
/// euros du 12 novembre").
struct ToldDays {
    private let source: SlotSource
    private let drafts: [SlotDraft]

    init(source: SlotSource, drafts: [SlotDraft]) {
        self.source = source
        self.drafts = drafts
    }

    /// The drafts without such days. O(drafts · words).
    var left: [SlotDraft] {
        guard source.label.isOrderOfAmounts, source.words.count <= SlotRules.mostWords,
            !drafts.contains(where: { $0.slot == .frequency })
        else { return drafts }
        let days = drafts.filter { $0.slot == .date || $0.slot == .period }
        guard !days.isEmpty else { return drafts }
        let reading = OrderReading(source.text, label: source.label)
        let told = days.filter {
            isOfStory($0, reading) || isOfDeed($0) || isOfState($0) || isOfAmount($0)
        }
        .map(\.tokens)
        return told.isEmpty ? drafts : drafts.filter { !told.contains($0.tokens) }
    }

    /// Whether the clause with a day in it tells of somebody before another orders.
    private func isOfStory(_ day: SlotDraft, _ reading: OrderReading) -> Bool {
        guard let clause = reading.clauseBesideOrder(with: day.tokens),
            !(clause.upperBound..<source.words.count).contains(where: {
                Self.thatDay.match(at: $0, in: source.words) != nil
            })
        else { return false }
        // "I'll send Tom 20 tomorrow, and …": what has an amount may be an order as well.
        let hasAmount = drafts.contains { $0.slot.isAmount && $0.tokens.overlaps(clause) }
        guard !hasAmount || clause.contains(where: isPast) else { return false }
        let told = clause.filter { isBeside(day, $0) }
        let roles = told.map(source.roles(at:))
        guard !told.contains(where: isWanted), !clause.contains(where: isDue) else { return false }
        let isTold =
            reading.tells(day.tokens)
            && roles.contains { !$0.isDisjoint(with: Self.telling) }
        if isTold || told.contains(where: isDone) {
            // "It's due tomorrow", "c'est pour demain" are of the payment.
            return told.contains(where: isPerson) || told.contains(where: isName)
                || source.words[clause].contains(where: Self.feasts.contains)
        }
        // "Emma turns 25 tomorrow": she does, where "for Emma tomorrow" is of the payment.
        guard isName(clause.lowerBound),
            source.words[clause.upperBound...].contains(where: Self.pronouns.contains)
        else { return false }
        let next = clause.dropFirst().first { !isName($0) } ?? clause.lowerBound
        return !day.tokens.contains(next) && source.mention(at: next) == nil
            && source.roles(at: next).isEmpty && !Self.leading.contains(source.words[next])
            && source.text.tokens[next].kind == .word
    }

    /// Whether a word says that something is wanted, which "got the drinks" does not.
    private func isWanted(_ index: Int) -> Bool {
        let next = index + 1
        let leads = next < source.words.count && source.roles(at: next).contains(.to)
        return !source.roles(at: index).isDisjoint(with: Self.wanting) && (leads || !isDone(index))
    }

    /// Whether a word is of what is due, as "la paye" is and "a payé" is not.
    private func isDue(_ index: Int) -> Bool {
        let isParticiple = index > 0 && source.roles(at: index - 1).contains(.auxiliary)
        return Self.due.contains(source.words[index])
            && !(isParticiple && source.roles(at: index).contains(.participle))
    }

    /// Whether a day is when what is paid was lent or spent: "the 30 I borrowed on Tuesday", "les 20
    /// qu'il m'a prêtés lundi".
    private func isOfDeed(_ day: SlotDraft) -> Bool {
        guard !isAhead(day),
            let last = drafts.last(where: { draft in
                draft.tokens.upperBound <= day.tokens.lowerBound
                    && (draft.slot == .amount || draft.slot.isName)
            })
        else { return false }
        let between = (last.tokens.upperBound..<day.tokens.lowerBound)
            .filter { isBeside(day, $0) }
        guard let subject = between.firstIndex(where: isPerson),
            !between.contains(where: {
                !source.roles(at: $0).isDisjoint(with: Self.wanting.union(.boundary))
                    || Self.due.contains(source.words[$0])
                    || Self.waiting.contains(source.words[$0])
            })
        else { return false }
        return between[subject...].contains(where: isPast)
    }

    /// Whether a day is of what was so: "it was his birthday on the 3rd", "the 20 that was due last
    /// Friday".
    private func isOfState(_ day: SlotDraft) -> Bool {
        let before = max(0, day.tokens.lowerBound - 8)..<day.tokens.lowerBound
        guard !isAhead(day), let was = before.last(where: { Self.was.contains(source.words[$0]) }),
            was > 0, Self.things.contains(source.words[was - 1]),
            drafts.contains(where: {
                ($0.slot == .amount || $0.slot.isName) && $0.tokens.upperBound < was
            })
        else { return false }
        return (was + 1..<day.tokens.lowerBound).allSatisfy {
            source.roles(at: $0).isDisjoint(with: Self.wanting.union(.boundary))
        }
    }

    /// Whether a word says that something was done, and not that it is to be.
    private func isDone(_ index: Int) -> Bool {
        guard index > 0, !drafts.contains(where: { $0.tokens.contains(index) }) else {
            return false
        }
        let word = source.text.foldedText(of: source.text.tokens[index])
        return Self.deeds.contains(source.words[index])
            || word.hasSuffix("ed") && word != "need" && source.text.tokens[index].kind == .word
                && !Self.beings.contains(source.words[index - 1])
    }

    /// Whether a word is not of a day, nor an "on" that leads to it, as which no "on" tells of
    /// somebody.
    private func isBeside(_ day: SlotDraft, _ index: Int) -> Bool {
        !day.tokens.contains(index)
            && !(index + 1 == day.tokens.lowerBound && source.words[index] == Self.on)
    }

    /// Whether a word stands for somebody who does something.
    private func isPerson(_ index: Int) -> Bool {
        source.roles(at: index).contains(.firstPerson)
            || Self.persons.contains(source.words[index])
    }

    /// Whether a word is of a verb in the past, or helps one.
    private func isPast(_ index: Int) -> Bool {
        let token = source.text.tokens[index]
        let isAccented = token.source.count > token.folded.count && token.folded.count == 1
        let roles = source.roles(at: index)
        return roles.contains(.past) || roles.contains(.auxiliary) && !isAccented
            || Self.deeds.contains(source.words[index])
            || token.kind == .word && source.text.foldedText(of: token).hasSuffix("ed")
    }

    /// Whether a day is right behind an amount that is known by it: "les 22 euros de lundi dernier",
    /// "the 15 from November 3rd".
    private func isOfAmount(_ day: SlotDraft) -> Bool {
        guard !isAhead(day),
            let amount = drafts.last(where: {
                $0.slot == .amount && $0.tokens.upperBound <= day.tokens.lowerBound
            }), amount.tokens.lowerBound > 0,
            Self.definite.contains(source.words[amount.tokens.lowerBound - 1])
        else { return false }
        let lead = source.words[amount.tokens.upperBound..<day.tokens.upperBound]
        let gap = source.words[amount.tokens.upperBound..<day.tokens.lowerBound]
        return lead.first.map(Self.belonging.contains) == true
            && gap.allSatisfy { Self.belonging.contains($0) || Self.articles.contains($0) }
    }

    /// Whether a day is said to come.
    private func isAhead(_ day: SlotDraft) -> Bool {
        source.words[day.tokens].contains(where: Self.ahead.contains)
    }

    /// Whether somebody is named at a place.
    private func isName(_ index: Int) -> Bool {
        drafts.contains { $0.slot.isName && $0.tokens.contains(index) }
            || source.wordClass(at: index).contains(.givenName) && source.startsUpper(index)
                && source.mention(at: index) == nil
    }

    private static let wanting: WordRoles = [
        .wish, .duty, .conditional, .to, .supposing, .infinitive,
    ]
    private static let due = WordHash.set(
        "due deadline urgent echeance virement paiement transfer payment loyer rent payday paye "
            + "salaire")
    /// What a payment waits for is behind these: "after I'm paid on the 27th".
    private static let waiting = WordHash.set("after apres before avant until till once des")
    private static let thatDay = PhraseTable<Void>([
        (): "then,that day,ce jour,ce jour-la,le jour meme,a ce moment"
    ])
    private static let persons = WordHash.set("he she they il elle ils elles who qui")
    private static let on = WordHash.hash("on")
    private static let telling: WordRoles = [.auxiliary, .past, .firstPerson, .thirdPerson]
    private static let feasts = WordHash.set(
        "anniversaire anniv fete birthday bday mariage wedding party noel christmas bapteme")
    private static let pronouns = WordHash.set("her him them lui leur")
    private static let leading = WordHash.set(
        "for to pour a au chez de from on at by avant before")
    private static let deeds = WordHash.set(
        "lent paid spent got took had bought gave sent put went ate left won lost did cut came sat "
            + "babysat drove brought made fed fixed")
    private static let was = WordHash.set("was were etait etaient")
    private static let things = WordHash.set("it that this which c' ca qui")
    private static let beings = WordHash.set("is are be am 's 're to the a my his her need")
    private static let definite = WordHash.set("les des the ces those mes my aux its her his")
    private static let belonging = WordHash.set("de du d' from of")
    private static let articles = WordHash.set("le la les l' the")
    private static let ahead = WordHash.set(
        "demain tomorrow prochain prochaine prochains prochaines next apres-demain suivant tonight")
}
