internal import TextProcessing

/// The passages of a text that may carry its request while the rest tells a story: its pieces, cut
/// at signs and at words that join, each two that stand together, and the whole.
struct Passages {
    /// A run of pieces.
    struct Passage: Hashable {
        /// The pieces, as indices.
        let pieces: Range<Int>
        /// The tokens, what joins the pieces among them.
        let tokens: Range<Int>
    }

    /// The tokens of each piece, what joins them left out.
    let pieces: [Range<Int>]
    /// What each token can do.
    let roles: [WordRoles]
    let text: TokenizedText

    /// Cuts a text, nowhere within a mention. O(words).
    init(_ text: TokenizedText, mentions: [Mention]) {
        self.text = text
        roles = text.wordHashes.map(WordRoles.of)
        var isWithin = [Bool](repeating: false, count: roles.count)
        for mention in mentions {
            for token in mention.tokens.clamped(to: 0..<roles.count).dropFirst() {
                isWithin[token] = true
            }
        }
        var pieces: [Range<Int>] = []
        var start = 0
        for index in 0...roles.count {
            guard index == roles.count || Self.parts(roles[index]) && !isWithin[index] else {
                continue
            }
            if start < index, pieces.count < Self.mostPieces { pieces.append(start..<index) }
            start = index + 1
        }
        self.pieces = pieces
    }

    /// More pieces than these are no request; what follows is read with the whole alone.
    private static let mostPieces = 12

    private static func parts(_ roles: WordRoles) -> Bool {
        !roles.isDisjoint(with: [.boundary, .stop, .conjunction])
    }

    /// The passages, the whole first; that alone if there is one piece. O(pieces).
    var all: [Passage] {
        let whole = Passage(pieces: pieces.indices, tokens: 0..<roles.count)
        guard pieces.count > 1 else { return [whole] }
        let singles = pieces.indices.map { $0..<$0 + 1 }
        let pairs = pieces.count > 2 ? pieces.indices.dropLast().map { $0..<$0 + 2 } : []
        return [whole]
            + (singles + pairs).map { run in
                Passage(
                    pieces: run,
                    tokens: pieces[run.lowerBound]
                        .lowerBound..<pieces[run.upperBound - 1].upperBound)
            }
    }

    func isWhole(_ passage: Passage) -> Bool { passage.pieces == pieces.indices }

    /// The roles of what joins a passage to the next one, and whether it is a word; nil at the end.
    func joint(behind passage: Passage) -> Joint? {
        passage.tokens.upperBound < roles.count
            ? Joint(at: passage.tokens.upperBound, in: text) : nil
    }

    /// What joins a passage to the one before; nil at the beginning.
    func joint(before passage: Passage) -> Joint? {
        passage.tokens.lowerBound > 0 ? Joint(at: passage.tokens.lowerBound - 1, in: text) : nil
    }

    /// What stands between two pieces.
    enum Joint {
        case question, stop, comma, word

        init(at token: Int, in text: TokenizedText) {
            switch text.foldedText(of: text.tokens[token]) {
            case "?": self = .question
            case ".", "!", "…": self = .stop
            case ",", ";", ":": self = .comma
            default: self = .word
            }
        }
    }

    /// How the piece of each token stands to the others: how it begins and ends, whether it speaks
    /// of the past and of whom, and whether a piece before or behind it asks; 0 of a text in one
    /// piece. O(words).
    var stances: [UInt32] {
        var stances = [UInt32](repeating: 0, count: roles.count)
        guard pieces.count > 1 else { return stances }
        let asking = pieces.map(asks)
        for (index, piece) in pieces.enumerated() {
            var stance: UInt32 = asking[index] ? 3 : 1
            if asking[..<index].contains(true) { stance |= 4 }
            if asking[(index + 1)...].contains(true) { stance |= 8 }
            for token in piece {
                if !roles[token].isDisjoint(with: [.auxiliary, .past, .did]) { stance |= 16 }
                if roles[token].contains(.firstPerson) { stance |= 32 }
                if roles[token].contains(.thirdPerson) { stance |= 64 }
                if roles[token].contains(.conditional) { stance |= 128 }
            }
            for token in piece { stances[token] = stance }
        }
        return stances
    }

    /// Whether a piece begins as a request does or ends in a question mark.
    private func asks(_ piece: Range<Int>) -> Bool {
        let words = roles[piece]
        if words.beginsRequest { return true }
        // "How does one …", "à combien", "since when".
        if words.first?.contains(.how) == true { return true }
        if words.dropFirst().first?.contains(.interrogative) == true { return true }
        return piece.upperBound < roles.count
            && Joint(at: piece.upperBound, in: text) == .question
    }
}
