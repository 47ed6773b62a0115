/// Whether bytes, one after another, are Japanese in Shift-JIS.
///
/// Its characters of two bytes have leads that Western and Russian texts use for signs, and stand
/// side by side: an apostrophe or a dash of Windows-1252 stands alone.
struct ShiftJISCheck {
    private var isValid = true
    private var lead: UInt8?
    /// The characters of two bytes side by side, those beside another, and all.
    private var run = 0
    private var inRuns = 0
    private var total = 0

    /// Whether the next byte is not needed to know what the last is.
    var isAtBoundary: Bool { lead == nil && run == 0 }

    /// Whether the bytes taken are valid, and Japanese.
    var isJapanese: Bool {
        let all = inRuns + (run > 1 ? run : 0)
        return isValid && lead == nil && all > 2 && all * 2 > total
    }

    /// Whether a byte is the first of two that make a character.
    static func isLead(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x81...0x9F, 0xE0...0xEF, 0xFA...0xFC: true
        default: false
        }
    }

    /// Takes in the byte that follows.
    mutating func take(_ byte: UInt8) {
        guard isValid else { return }
        if let lead {
            self.lead = nil
            isValid = (0x40...0x7E).contains(byte) || (0x80...0xFC).contains(byte)
            total += 1
            // A row of one sign, as `••••` before the last digits of a card, is none of letters.
            if lead < 0xA0, lead != byte { run += 1 } else { endRun() }
        } else if byte < 0x80 {
            endRun()
        } else if Self.isLead(byte) {
            lead = byte
        } else {
            isValid = (0xA1...0xDF).contains(byte)
            endRun()
        }
        if !isValid { (lead, run) = (nil, 0) }
    }

    private mutating func endRun() {
        if run > 1 { inRuns += run }
        run = 0
    }
}
