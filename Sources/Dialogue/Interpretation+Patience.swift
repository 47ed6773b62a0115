internal import Understanding

/// What only asks for patience while something awaits an answer.
extension Interpretation {
    /// Whether it asks for a moment and says nothing else, be it only how long one ("deux secondes",
    /// "attends 5 minutes", "give me two secs").
    var onlyWaits: Bool {
        let words = words
        let asksToWait = words.contains(where: Self.waiting.contains)
        guard words.count <= 8, !text.contains("?"),
            asksToWait || words.indices.contains(where: isMoment)
        else { return false }
        return words.indices.allSatisfy { index in
            let word = words[index]
            return Self.waiting.contains(word) || Self.besideWaiting.contains(word)
                || isMoment(index)
                // "For 2 minutes" says what something is for.
                || asksToWait && word == "for"
                || Self.counts(word) && words[index...].dropFirst().contains { Self.isUnit($0) }
        }
    }

    /// Whether a word is a short time or how it is counted; "second" is one behind what counts it.
    private func isMoment(_ index: Int) -> Bool {
        let words = words
        guard Self.isUnit(words[index]) else { return false }
        let before = words[..<index].last { !Self.small.contains($0) }
        return words[index] != "second"
            || before.map { Self.articles.contains($0) || Self.counts($0) } == true
    }

    private static func isUnit(_ word: String) -> Bool { units.contains(word) }

    private static func counts(_ word: String) -> Bool {
        SpokenNumber.value(of: word) != nil || ["couple", "few", "quelques"].contains(word)
    }

    private static let waiting: Set<String> = [
        "attends", "attend", "attendez", "patiente", "patientez", "wait", "hang", "hold",
    ]
    private static let units: Set<String> = [
        "seconde", "secondes", "second", "seconds", "sec", "secs", "minute", "minutes", "min",
        "mins", "mn", "instant", "instants", "moment", "moments",
    ]
    private static let small: Set<String> = [
        "petit", "petite", "petits", "petites", "more", "little", "quick",
    ]
    private static let articles: Set<String> = ["a", "un", "une", "one", "just", "another"]
    private static let besideWaiting = elided.union(small).union(articles).union(
        """
        on euh heu hum uh um er hm oh ah ok okay stp svp s'il te vous plait please pls encore of \
        de donne donnez laisse laissez give gimme let moi me need i j'ai besoin il faut faudra
        """.foldedWords)
}
