/// Cuts a text into lines, whichever of Unicode's line breaks they end with.
struct LineScanner {
    private var window: TextWindow
    private var position = 0
    private var isFinished = false
    /// The number of the line `next()` came to, from 1.
    private(set) var number = 0

    /// Begins a pass over `text`.
    /// - Throws: `StatementError.unreadable`.
    init(_ text: StatementText) throws(StatementError) { window = try text.window() }

    /// Returns the next line without its end, nil behind the last; what follows the last break is
    /// a line too, if empty.
    /// - Throws: `StatementError.lineTooLong`, `unreadable`.
    /// - Complexity: O(length of the line).
    mutating func next() throws(StatementError) -> String? {
        guard !isFinished else { return nil }
        number += 1
        var end = position
        while true {
            while end < window.bytes.count {
                if let size = breakSize(at: end) {
                    defer { position = end + size }
                    return String(decoding: window.bytes[position..<end], as: UTF8.self)
                }
                end += 1
            }
            if window.isAtEnd { break }
            guard end - position <= Self.longestLine else { throw .lineTooLong(line: number) }
            // A break may be cut: its bytes are looked at again.
            end = max(0, end - position - Self.longestBreak)
            try window.advance(to: position)
            position = 0
        }
        isFinished = true
        return String(decoding: window.bytes[position...], as: UTF8.self)
    }

    private static let longestLine = 1 << 22
    private static let longestBreak = 3

    /// The number of bytes of a line break that begins at `index`; nil if none does, or where the
    /// window cuts it.
    private func breakSize(at index: Int) -> Int? {
        let bytes = window.bytes
        func byte(_ offset: Int) -> UInt8? {
            index + offset < bytes.count ? bytes[index + offset] : nil
        }
        switch bytes[index] {
        case 0x0A, 0x0B, 0x0C: return 1
        case 0x0D:
            guard let next = byte(1) else { return window.isAtEnd ? 1 : nil }
            return next == 0x0A ? 2 : 1
        case 0xC2: return byte(1) == 0x85 ? 2 : nil
        case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : nil
        default: return nil
        }
    }
}
