extension TokenScanner {
    /// The end of the number at `start`: digits in groups of three (`1 200`, `1,200`, `1'200`,
    /// `1.200`), or of two before the last (`1,50,000`), with a decimal part behind the other
    /// separator, or plain digits with a decimal part.
    ///
    /// `12.03.2026` is three numbers and two points: what goes on behind the second separator is no
    /// decimal part. `06 12 34` is three numbers.
    func numberEnd(from start: Int) -> Int {
        let digits = end(of: .digit, from: start)
        let separator = byte(at: digits)
        guard digits - start <= 3, Self.groupSeparators.contains(separator) else {
            return decimalEnd(from: digits, start: start) ?? digits
        }
        var end = digits
        var groupCount = 0
        while groupCount < Self.mostGroups, byte(at: end) == separator,
            let group = groupEnd(from: end + 1)
        {
            end = group
            groupCount += 1
        }
        guard end > digits, isFinished(at: end, after: separator) else {
            if separator == UInt8(ascii: ","), let pairs = pairsEnd(from: digits, start: start) {
                return decimalEnd(from: pairs, start: start) ?? pairs
            }
            return decimalEnd(from: digits, start: start) ?? digits
        }
        guard byte(at: end) != separator else { return end }
        return decimalEnd(from: end, start: start) ?? end
    }

    /// The end of digits grouped as in India, by two before the last three: `1,50,000`.
    private func pairsEnd(from digits: Int, start: Int) -> Int? {
        guard digits - start <= 2 else { return nil }
        var end = digits
        for _ in 0..<Self.mostGroups {
            let next = self.end(of: .digit, from: end + 1)
            switch next - end {
            case 3 where byte(at: next) == UInt8(ascii: ","): end = next
            case 4 where end > digits && isFinished(at: next, after: UInt8(ascii: ",")):
                return next
            default: return nil
            }
        }
        return nil
    }

    /// The end of a decimal part at `position`, a separator and digits, unless more of the kind
    /// follows, as in a date.
    private func decimalEnd(from position: Int, start: Int) -> Int? {
        let separator = byte(at: position)
        guard separator == UInt8(ascii: ".") || separator == UInt8(ascii: ","),
            kind(at: position + 1) == .digit
        else { return nil }
        let end = end(of: .digit, from: position + 1)
        let continues =
            (byte(at: end) == UInt8(ascii: ".") || byte(at: end) == UInt8(ascii: ","))
            && kind(at: end + 1) == .digit
        let precedes = byte(at: start - 1) == separator && kind(at: start - 2) == .digit
        return continues || precedes ? nil : end
    }

    /// The end of exactly three digits at `start`.
    private func groupEnd(from start: Int) -> Int? {
        let end = end(of: .digit, from: start)
        return end - start == 3 ? end : nil
    }

    /// Whether groups joined by `separator` may end at `end`: `1.200.5` is not grouped by points.
    private func isFinished(at end: Int, after separator: UInt8) -> Bool {
        separator == 0x20 || byte(at: end) != separator || kind(at: end + 1) != .digit
    }

    /// More groups than any amount has; the bound keeps the scan linear.
    private static let mostGroups = 8
    private static let groupSeparators: [UInt8] = [0x20, 0x27, 0x2C, 0x2E]
}
