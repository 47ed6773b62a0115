/// The text of a statement in UTF-8, decoded a piece at a time in as many passes as needed.
struct StatementText {
    private let source: StatementSource
    /// The encoding it is read in.
    let encoding: TextEncoding
    /// Whether its letters were encoded twice, as `Ã©` for `é`.
    private let isEncodedTwice: Bool
    /// Whether control characters stand in it, which become blanks.
    private let hasStray: Bool
    /// Whether it is said to be UTF-8 and is not.
    let isDamaged: Bool

    /// Looks at all bytes of `source` to recognise the encoding, unless one is `chosen`.
    /// - Throws: `StatementError.empty`, `otherDocument`, `binary`, `unreadable`.
    /// - Complexity: O(*n*); memory does not grow.
    init(_ source: StatementSource, encoding chosen: TextEncoding?) throws(StatementError) {
        self.source = source
        var evidence = EncodingEvidence()
        try source.rewind()
        while true {
            let piece = try source.nextPiece()
            if piece.isEmpty { break }
            evidence.take(piece)
        }
        guard !evidence.isEmpty else { throw .empty }
        if let kind = DocumentKind(head: evidence.head) { throw .otherDocument(kind) }
        if let chosen {
            encoding = chosen
        } else {
            encoding = try evidence.encoding()
        }
        isEncodedTwice = encoding == .utf8 && evidence.isEncodedTwice
        hasStray =
            evidence.hasStray && encoding != .utf16LittleEndian && encoding != .utf16BigEndian
        isDamaged = encoding == .utf8 && !evidence.isUTF8
    }

    /// Begins a pass over the text.
    func window() throws(StatementError) -> TextWindow {
        try source.rewind()
        return TextWindow(
            source,
            Transcoder(from: encoding, isEncodedTwice: isEncodedTwice, hasStray: hasStray))
    }

    /// The line with the first bytes that are no UTF-8, from 1; nil where there are none.
    func firstDamagedLine() throws(StatementError) -> Int? {
        guard isDamaged else { return nil }
        var lines = try LineScanner(self)
        while let line = try lines.next() {
            if line.unicodeScalars.contains("\u{FFFD}") { return lines.number }
        }
        return lines.number
    }
}
