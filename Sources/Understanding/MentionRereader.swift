internal import Entities
internal import Primitives
internal import TextProcessing

/// Reads the times, repetitions and amounts of a few words that hold none as they stand in their
/// sentence.
///
/// Tried in turn: the words by themselves, in either language; with slips of the finger and
/// abbreviations put right ("vendrdi", "dem"); with what is left unsaid ("le 15" of each month, the
/// months of "sur trois mois" are the last or the next three).
struct MentionRereader: Sendable {
    let finder: MentionFinder
    let context: EntityContext

    /// The time in `surface`, nil if it has none. O(words · calendar words).
    func time(in surface: String) -> Mention? {
        reading(of: surface, kind: .time, frames: [.unframed]) ?? stretch(in: surface)
            ?? reading(of: surface, kind: .time, frames: Self.timeFrames)
    }

    /// The repetition in `surface`, nil if it has none. O(words · calendar words).
    func frequency(in surface: String) -> Mention? {
        reading(of: surface, kind: .frequency, frames: [.unframed] + Self.frequencyFrames)
    }

    /// The amount in `surface`, nil if it has none. O(words · number words).
    func amount(in surface: String) -> SpokenAmount? {
        let text = TokenizedText(surface)
        guard !text.tokens.isEmpty, text.tokens.count <= Self.mostWords else { return nil }
        let words = text.tokens.map(text.foldedText(of:))
        for word in words {
            if let amount = Self.slang[word] { return amount }
        }
        for line in [Self.line(text), Self.line(text, correctedBy: Self.numberWords)] {
            for kind in [Mention.Kind.money, .number] {
                let value = mention(in: line, kind)?.value
                if case .amount(let amount)? = value { return amount }
            }
        }
        return nil
    }

    /// Words put around others to make an expression of them, in the language they are of.
    private struct Frame {
        var before = ""
        var after = ""
        var language: Language?

        /// No words, in either language.
        static let unframed = Frame()
    }

    private static let timeFrames = [
        Frame(before: "cette ", language: .french), Frame(before: "ce ", language: .french),
        Frame(before: "this ", language: .english), Frame(before: "le ", language: .french),
        Frame(before: "the ", language: .english), Frame(before: "en ", language: .french),
        Frame(before: "in ", language: .english),
    ]

    private static let frequencyFrames = [
        Frame(before: "chaque ", language: .french), Frame(before: "every ", language: .english),
        Frame(after: " de chaque mois", language: .french),
        Frame(after: " of every month", language: .english),
        Frame(before: "le ", after: " de chaque mois", language: .french),
        Frame(before: "the ", after: " of every month", language: .english),
    ]

    private func reading(of surface: String, kind: Mention.Kind, frames: [Frame]) -> Mention? {
        let text = TokenizedText(surface)
        guard !text.tokens.isEmpty, text.tokens.count <= Self.mostWords else { return nil }
        let plain = Self.line(text)
        let corrected = Self.plainly(
            Self.line(text, correctedBy: Self.calendarWords),
            kind == .time ? Self.times : Self.repetitions)
        for line in corrected == plain ? [plain] : [plain, corrected] {
            let bare = Self.withoutArticle(line)
            for frame in frames {
                let core = frame.before.isEmpty ? line : bare
                let framed = frame.before + core + frame.after
                let found = mention(
                    in: framed, kind, language: frame.language, isWhole: frame.language != nil)
                if let found { return found }
            }
        }
        return nil
    }

    /// The days of "sur trois mois", "for two weeks": up to today, or from today on.
    private func stretch(in surface: String) -> Mention? {
        var lengths = context
        lengths.dimensions = [.duration]
        lengths.language = nil
        let words = TokenizedText(surface)
        guard words.tokens.count <= Self.mostWords,
            let length = finder.durations(in: words, context: lengths).first
        else { return nil }
        let side = context.prefersPast ? "last" : "next"
        let days = "\(side) \(length.count) \(length.unit.rawValue)s"
        return mention(in: days, .time, language: .english)
    }

    /// The only mention of `kind` in `text`.
    ///
    /// - Parameters:
    ///   - language: the language to read; nil for that of the context first and then the other.
    ///   - isWhole: whether it has to be all of the text.
    private func mention(
        in text: String, _ kind: Mention.Kind, language: Language? = nil, isWhole: Bool = false
    ) -> Mention? {
        let tokens = TokenizedText(text)
        let spoken = language ?? context.language
        let others = language == nil ? Language.allCases.filter { $0 != spoken } : []
        for language in [spoken].compactMap(\.self) + others {
            var context = context
            context.language = language
            let found = finder.mentions(in: tokens, context: context).filter { $0.kind == kind }
            guard found.count == 1, let mention = found.first, mention.value != nil else {
                continue
            }
            if !isWhole || mention.tokens == tokens.tokens.indices { return mention }
        }
        return nil
    }
}

// MARK: - Words

extension MentionRereader {
    /// More words than these are no time that was misspelt.
    private static let mostWords = 8

    private static func withoutArticle(_ line: String) -> String {
        for article in ["le ", "la ", "les ", "l'", "the ", "du ", "de la "]
        where line.hasPrefix(article) {
            return String(line.dropFirst(article.count))
        }
        return line
    }

    /// The words as they are written, folded: what is glued together stays so ("26th", "l'été").
    ///
    /// - Parameter vocabulary: what mistyped words are put right by, and short ones written out;
    ///   without it all stay as they are.
    private static func line(
        _ text: TokenizedText, correctedBy vocabulary: [String]? = nil
    ) -> String {
        var line = ""
        var index = text.tokens.startIndex
        while index < text.tokens.endIndex {
            var end = index + 1
            while end < text.tokens.endIndex, text.tokens[end].isGlued { end += 1 }
            let chunk = index..<end
            if index > 0 { line += " " }
            line += vocabulary.map { corrected(chunk, of: text, by: $0) } ?? text.folded(chunk)
            index = end
        }
        return line
    }

    /// The line with `phrases` put in plain words, in their order.
    private static func plainly(
        _ line: String, _ phrases: KeyValuePairs<String, String>
    ) -> String {
        var plain = " \(line) "
        for (phrase, words) in phrases where isPhrase(phrase, in: plain) {
            plain = plain.replacing(" \(phrase) ", with: " \(words) ")
        }
        return String(plain.dropFirst().dropLast())
    }

    /// Whether the bytes of `phrase` stand in the line with a blank on both sides, as few do.
    private static func isPhrase(_ phrase: String, in line: String) -> Bool {
        let (line, phrase) = (line.utf8, phrase.utf8)
        return line.indices.contains { start in
            guard line[start] == 0x20 else { return false }
            let rest = line[start...].dropFirst()
            return rest.starts(with: phrase) && rest.dropFirst(phrase.count).first == 0x20
        }
    }

    /// Tokens with no space between, put right together or one by one.
    private static func corrected(
        _ chunk: Range<Int>, of text: TokenizedText, by vocabulary: [String]
    ) -> String {
        if let whole = shortForms[text.folded(chunk)] { return whole }
        var line = ""
        var end = text.tokens[chunk.lowerBound].folded.lowerBound
        for token in text.tokens[chunk] {
            // A hyphen, which is no token.
            line += String(decoding: text.folded[end..<token.folded.lowerBound], as: UTF8.self)
            line += corrected(text.foldedText(of: token), by: vocabulary)
            end = token.folded.upperBound
        }
        return line
    }

    /// A word put right if it is short for another, or a slip from one of `vocabulary`.
    private static func corrected(_ word: String, by vocabulary: [String]) -> String {
        if let whole = shortForms[word] { return whole }
        guard !vocabulary.contains(word) else { return word }
        if let near = EditDistance.nearest(of: vocabulary, to: [word]) { return vocabulary[near] }
        // Of four letters two are swapped at most: "jnue" is June, "mark" no March.
        let isShort = word.utf8.count == 4 && word.utf8.allSatisfy { $0 >= UInt8(ascii: "a") }
        guard isShort else { return word }
        return vocabulary.first { $0.utf8.count == 4 && isSwap(word, of: $0) } ?? word
    }

    /// Whether the words have the same letters and lie one slip apart.
    private static func isSwap(_ word: String, of other: String) -> Bool {
        word.utf8.sorted() == other.utf8.sorted()
            && EditDistance.between(word, other, limit: 1) == 1
    }
}

extension TokenizedText {
    /// The folded text of `tokens`, with what is between them.
    fileprivate func folded(_ tokens: Range<Int>) -> String {
        let first = self.tokens[tokens.lowerBound]
        let bytes = first.folded.lowerBound..<self.tokens[tokens.upperBound - 1].folded.upperBound
        return String(decoding: folded[bytes], as: UTF8.self)
    }
}
