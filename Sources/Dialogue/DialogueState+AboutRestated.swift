internal import Primitives
internal import Understanding

/// What a few words ask of the orders that were restated, which stay as they are.
extension DialogueState {
    /// Tells what is asked of orders that await a yes: what they come to and cost, when their bill
    /// is due, or to whom and when they are, which they say; nil where a turn asks none of it.
    func tell(
        of orders: [Order], askedBy turn: Interpretation, _ context: TurnContext
    ) -> [DialogueEffect]? {
        if let total = total(of: orders, askedBy: turn, context) {
            return [.say(total)] + askAgain()
        }
        guard orders.allSatisfy({ $0.undoes == nil }) else { return nil }
        if turn.asksHowMuchEach { return askAgain() }
        if turn.asksWhenDue {
            let bills = context.view.bills.filter { bill in
                orders.contains { $0.subject == bill.id }
            }
            if !bills.isEmpty { return [.say(.answer(.bills(bills)))] + askAgain() }
        }
        if turn.asksOfNote { return askAgain() }
        let names = orders.compactMap(\.receiver).nameWords
        return orders.contains(where: \.movesMoney) && turn.asksOfRestated(names)
            ? askAgain() : nil
    }
}

extension Interpretation {
    /// Whether a few words ask if something costs fees, or how much what was restated is.
    var asksWhatItCosts: Bool {
        guard text.contains("?"), words.count <= 7 else { return false }
        let areFees = slots.allSatisfy { $0.value == .text(SpendingCategory.fees.rawValue) }
        return asksHowMuchItIs
            || areFees && Wording(words).says(Self.fees)
                && words.allSatisfy { Self.fees.contains($0) || Self.besideFees.contains($0) }
    }

    /// Whether a few words ask how much each gets, or is asked for.
    fileprivate var asksHowMuchEach: Bool {
        slots.isEmpty && words.count <= 6 && Wording(words).says(["combien", "cb", "how much"])
            && !Set(words).isDisjoint(with: ["each", "chacun", "chacune"])
    }

    private static let fees = ["fee", "fees", "frais", "gratuit", "gratuite", "free", "commission"]
    private static let besideFees = elided.union(
        """
        is there are any a it this that what about y a t il des de les est ce que c'est ca il and et \
        combien how much the sans for with
        """.foldedWords)

    /// Whether a few words ask until when a bill is to be paid.
    fileprivate var asksWhenDue: Bool {
        slots.isEmpty && text.contains("?") && words.count <= 8
            && Wording(words).says(["when", "quand", "what date", "quelle date", "due"])
            && Wording(words).says(["due", "echeance", "a payer", "avant quand", "limite"])
    }

    /// Whether a few words only ask to whom, from where or when what was restated goes, of which
    /// nobody but those of `names` is named.
    fileprivate func asksOfRestated(_ names: Set<String>) -> Bool {
        text.contains("?") && words.count <= 6
            && !Set(words).isDisjoint(with: Self.asking)
            && words.allSatisfy { word in
                names.contains(word) || Self.asking.contains(word)
                    || Self.besideAsking.contains(word)
            }
    }

    /// Whether a few words only ask what is noted, or what something is for ("c'est noté pour quoi
    /// ?", "what's the note?", "le motif c'est bien cadeau ?"), which what was restated tells.
    fileprivate var asksOfNote: Bool {
        let said = Set(words)
        let isOfNote = !Frame.noteWords.isDisjoint(with: said)
        guard words.count <= 9, isOfNote || Wording(words).says(Self.forWhat) else { return false }
        let isQuestion = text.contains("?") && !text.contains(":")
        if isQuestion, isOfNote, slots.allSatisfy({ $0.slot == .note }),
            Frame.noting.isDisjoint(with: said)
        {
            return true
        }
        return (isQuestion || !Self.askingWhat.isDisjoint(with: said))
            && words.allSatisfy { word in
                Frame.noteWords.contains(word) || Self.askingWhat.contains(word)
                    || Self.besideAskingWhat.contains(word)
            }
    }

    private static let forWhat = [
        "pour quoi", "for what", "what for", "what 's it for", "whats it for", "what is it for",
        "what is that for", "what 's that for", "what was it for", "what is this for",
    ]
    private static let askingWhat: Set<String> = [
        "quoi", "quel", "quelle", "what", "what's", "whats", "which",
    ]
    private static let besideAskingWhat = elided.union(
        """
        c'est c' est qu'est-ce que ce qu' it it's its is 's s was that this a the my any there \
        does do did you i we have has had put say says said written wrote write noted in as on for \
        of to ca cela il elle y as ai avez avons tu je on mis met mettre mets ecrit ecris marque \
        dit dis comme en pour le la les l' un une du de d' mon ma ton ta deja already again et and \
        alors so stp svp please mentionne indique precise
        """.foldedWords)

    private static let asking: Set<String> = [
        "which", "who", "whom", "qui", "quel", "quelle", "lequel", "laquelle", "when", "quand",
    ]
    private static let besideAsking = elided.union(
        """
        to from a de depuis pour for on sur account compte ca il it that this will arrive arrives \
        arrivera get there does is est c'est deja again one day jour the le la with avec and et
        """.foldedWords)
}
