/// The text of a statement in UTF-8, decoded a piece at a time in as many passes as needed.
struct StatementText {
    private let source: StatementSource
    /// The encoding it is read in.
    let encoding: TextEncoding
    /// Whether its letters were encoded twice, as `Ã©` for `é`.
    private let isEncodedTwice: Bool

    /// Looks at all bytes of `source` to recognise the encoding, unless one is `chosen`.
    /// - Throws: `StatementError.empty`, `binary`, `unreadable`.
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

/// What lies around a place in a text, more of it read as it is looked at: what a scanner sees.
struct TextWindow {
    private let source: StatementSource
    private var transcoder: Transcoder
    /// The bytes in UTF-8 from where the window begins.
    private(set) var bytes: [UInt8] = []
    /// Whether they go to the end of the text.
    private(set) var isAtEnd = false

    init(_ source: StatementSource, _ transcoder: Transcoder) {
        self.source = source
        self.transcoder = transcoder
    }

    /// Moves the beginning to `start` and reads on until there is twice as much as was kept.
    /// - Throws: `StatementError.unreadable`.
    /// - Complexity: O(bytes read), amortised.
    mutating func advance(to start: Int) throws(StatementError) {
        bytes.removeSubrange(..<start)
        let wanted = bytes.count * 2
        repeat {
            let piece = try source.nextPiece()
            isAtEnd = piece.isEmpty
            bytes += transcoder.utf8(of: piece)
        } while !isAtEnd && (bytes.count <= wanted)
    }
}
