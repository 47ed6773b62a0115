internal import Understanding

/// What a few words make of the note of what was restated.
extension Frame {
    /// Drops the note where a turn says so ("enlève le motif"), or puts a word in the place of one
    /// that it denies ("pas cinéma, théâtre"); returns whether it does.
    mutating func correctNote(by turn: Interpretation) -> Bool {
        guard let note = text(.note), turn.values(of: .amount).isEmpty else { return false }
        if turn.dropsNote {
            drop(.note)
            return true
        }
        let people = texts(personSlot).nameWords
        guard let new = turn.note(inPlaceOf: note, people: people) else { return false }
        values[.note] = [.text(new)]
        return true
    }
}

extension Interpretation {
    /// Whether nothing is said but that there is to be no note ("remove the note", "supprime le
    /// motif").
    var dropsNote: Bool {
        !Frame.noteWords.isDisjoint(with: words) && !forbidsRemoval && !text.contains("?")
            && (words.contains(where: Frame.removing.contains)
                || Wording(words).says(Frame.noteless))
            && words.allSatisfy { word in
                Frame.noteWords.contains(word) || Frame.removing.contains(word)
                    || Self.besideNotes.contains(word) || putsRightBeside(word)
            }
    }

    private static let besideNotes = elided.union(
        """
        the a any my that this le la les de du un une mon ma ce cette stp svp s'il te plait please \
        and et mets met put add ajoute ok oui yes
        """.foldedWords)

    /// A note with other words in the place of those that the turn denies, of which it is made
    /// ("not cinema, theatre", "théâtre plutôt que cinéma"); nil where it denies none of them, or
    /// names nothing else.
    fileprivate func note(inPlaceOf note: String, people: Set<String>) -> String? {
        guard words.count <= 9, !text.contains("?") else { return nil }
        let known = note.nameWords.subtracting(Self.nameLinks).subtracting(people)
        let parts = text.split { $0.isWhitespace || ",;:.!".contains($0) }.map(String.init)
        let said = parts.map { $0.foldedWords.filter { !Self.elided.contains($0) }.last ?? "" }
        guard let old = said.firstIndex(where: known.contains) else { return nil }
        let end = said[old...].firstIndex { !known.contains($0) } ?? said.endIndex
        guard let denial = Self.denial(before: said[..<old]) else { return nil }
        let behind = (end..<said.endIndex).drop { Self.beforeNoted.contains(said[$0]) }
        let lead = (0..<denial).drop {
            putsRightBeside(said[$0]) || Self.beforeNoted.contains(said[$0])
        }
        let new = (behind.isEmpty ? Array(lead) : Array(behind)).map { parts[$0] }
        guard (1...4).contains(new.count) else { return nil }
        return note.replacing(Set(said[old..<end]), with: new.joined(separator: " "))
    }

    /// Where a denial of what stands behind these words begins; nil where they deny nothing.
    private static func denial(before words: ArraySlice<String>) -> Int? {
        let count = words.reversed().prefix(while: besideNoted.contains).count
        // "Of" of "instead of" only leads to a name by itself.
        return (0...count).lazy.compactMap { dropped -> Int? in
            let said = words.dropLast(dropped)
            if insteadOf.contains(said.suffix(2).joined(separator: " ")) {
                return said.endIndex - 2
            }
            return said.last.map(["pas", "not"].contains) == true ? said.endIndex - 1 : nil
        }.first
    }

    private static let insteadOf: Set<String> = [
        "plutot que", "au lieu", "instead of", "rather than", "et non", "and not", "et pas",
        "n' est pas", "is not",
    ]
    private static let beforeNoted = Set(
        "pour for mais but plutot rather c' c'est it's its it is ce est".foldedWords)
    private static let besideNoted = beforeNoted.union(nameLinks).union(["an", "un", "une"])
}

extension String {
    /// The text with another in the place of some of its words, which may be all but what leads to
    /// them.
    fileprivate func replacing(_ old: Set<String>, with new: String) -> String {
        let parts = split(separator: " ").map(String.init)
        let isOld = parts.map { !$0.nameWords.isDisjoint(with: old) }
        guard let start = isOld.firstIndex(of: true) else { return self }
        let rest = parts.indices.filter { index in
            !isOld[index] && !parts[index].nameWords.isSubset(of: Interpretation.nameLinks)
        }
        if rest.isEmpty { return new }
        let words = new.split(separator: " ").map(String.init)
        let named = words.drop { $0.nameWords.isSubset(of: Interpretation.nameLinks) }
        let kept = parts.indices.filter { $0 == start || !isOld[$0] }
        return kept.map { $0 == start ? named.joined(separator: " ") : parts[$0] }
            .joined(separator: " ")
    }
}
