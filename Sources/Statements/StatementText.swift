/// The text of a statement in UTF-8, decoded a piece at a time in as many passes as needed.
struct StatementText {
    private let source: StatementSource
    /// The encoding it is read in.
    let encoding: TextEncoding
    /// Whether its letters were encoded twice, as `Ã©` for `é`.
    private let isEncodedTwice: Bool

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
    }

    /// Begins a pass over the text.
    func window() throws(StatementError) -> TextWindow {
        try source.rewind()
        return TextWindow(
            source, Transcoder(from: encoding, isEncodedTwice: isEncodedTwice))
    }
}
