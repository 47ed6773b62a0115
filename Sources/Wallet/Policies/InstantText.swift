package import Foundation
package import Primitives

/// Instants as text: ISO 8601 with an offset, `2026-03-29T09:00:00.250+02:00`.
package enum InstantText {
    /// Returns the instant that `text` writes, or nil; seconds may be left out or have a fraction,
    /// the offset is `Z`, `±hh:mm`, `±hhmm` or `±hh`, and a leap second is the second after it.
    package static func instant(_ text: String) -> Date? {
        let bytes = Array(text.utf8)
        guard let (day, seconds, end) = clock(bytes), let offset = offset(bytes[end...]) else {
            return nil
        }
        return Date(
            timeIntervalSince1970: Double(day.number) * 86_400 + seconds - Double(offset))
    }

    /// Returns what a clock shows that `text` writes, the offset behind it left out of account, or
    /// nil.
    package static func wallTime(_ text: String) -> (day: Day, seconds: Double)? {
        let bytes = Array(text.utf8)
        guard let (day, seconds, end) = clock(bytes),
            end == bytes.count || offset(bytes[end...]) != nil
        else { return nil }
        return (day, seconds)
    }

    /// The day and the seconds since 00:00 that `bytes` begin with, and where an offset may stand.
    private static func clock(_ bytes: [UInt8]) -> (day: Day, seconds: Double, end: Int)? {
        guard bytes.count >= 16, bytes.count <= 64, [0x54, 0x74, 0x20].contains(bytes[10]),
            let day = Day(String(decoding: bytes[..<10], as: UTF8.self)),
            let hour = number(bytes, 11, 2), bytes[13] == 0x3A, let minute = number(bytes, 14, 2),
            hour < 24, minute < 60
        else { return nil }
        var position = 16
        var seconds = 0.0
        if position < bytes.count, bytes[position] == 0x3A {
            guard let whole = number(bytes, 17, 2), whole <= 60 else { return nil }
            seconds = Double(whole)
            position = 19
            if position < bytes.count, [0x2E, 0x2C].contains(bytes[position]) {
                let digits = bytes[(position + 1)...].prefix { (0x30...0x39).contains($0) }
                guard let fraction = Double("0.\(String(decoding: digits, as: UTF8.self))"),
                    !digits.isEmpty
                else { return nil }
                seconds += fraction
                position += 1 + digits.count
            }
        }
        return (day, Double(hour * 3_600 + minute * 60) + seconds, position)
    }

    /// Returns the instant that `text` writes, or nil; one without an offset is the wall time in
    /// `zone`.
    package static func instant(_ text: String, in zone: TimeZone) -> Date? {
        if let instant = instant(text) { return instant }
        guard let (day, seconds) = wallTime(text) else { return nil }
        return LocalCalendar(timeZone: zone).instant(of: day, seconds: seconds)
    }

    /// The offset in seconds that `bytes` write.
    private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
        let bytes = Array(bytes)
        if bytes == [0x5A] || bytes == [0x7A] { return 0 }
        guard let sign = bytes.first, sign == 0x2B || sign == 0x2D,
            let hours = number(bytes, 1, 2), hours <= 23
        else { return nil }
        var minutes = 0
        switch bytes.count {
        case 3: break
        case 5:
            guard let value = number(bytes, 3, 2) else { return nil }
            minutes = value
        case 6 where bytes[3] == 0x3A:
            guard let value = number(bytes, 4, 2) else { return nil }
            minutes = value
        default: return nil
        }
        guard minutes < 60 else { return nil }
        return (hours * 3_600 + minutes * 60) * (sign == 0x2D ? -1 : 1)
    }

    private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int? {
        guard start + count <= bytes.count else { return nil }
        var value = 0
        for byte in bytes[start..<start + count] {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte) - 0x30
        }
        return value
    }
}
