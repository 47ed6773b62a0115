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
