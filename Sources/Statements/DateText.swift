internal import Primitives

/// The order of day, month and year in a column of dates.
public enum DateOrder: String, Codable, CaseIterable, Sendable {
    /// 2026-02-03
    case yearMonthDay = "ymd"
    /// 03/02/2026
    case dayMonthYear = "dmy"
    /// 02/03/2026
    case monthDayYear = "mdy"

    /// Returns the day that `text` writes in this order, a time of day behind it passed over, or
    /// nil.
    ///
    /// Accepts any one of `/ - . space` between the parts, none in eight digits, months by name in
    /// French, English and German, and years of two digits, which are of 1970...2069.
    func day(_ text: String) -> Day? {
        if let numbers = Self.plainNumbers(text) { return day(of: numbers) }
        let head = text.split { $0 == "T" || $0 == "," }.first.map(String.init) ?? text
        var parts = head.split { "/-. ".contains($0) }.map(String.init)
        if parts.count == 1, let compact = parts.first, compact.count == 8 {
            parts = Self.cut(compact, at: self == .yearMonthDay ? [4, 2, 2] : [2, 2, 4])
        }
        guard parts.count >= 3 else { return nil }
        let numbers = parts.prefix(3).map { Int($0) ?? Self.month(named: $0) }
        guard let first = numbers[0], let second = numbers[1], let third = numbers[2] else {
            return nil
        }
        return day(of: [
            (first, parts[0].count), (second, parts[1].count), (third, parts[2].count),
        ])
    }

    /// The day of three numbers in this order, each with the count of its digits.
    private func day(of parts: [(value: Int, digits: Int)]) -> Day? {
        guard parts.count == 3 else { return nil }
        switch self {
        case .yearMonthDay:
            guard parts[0].digits == 4 else { return nil }
            return Day(year: parts[0].value, month: parts[1].value, day: parts[2].value)
        case .dayMonthYear:
            return Self.year(parts[2].value, digits: parts[2].digits).flatMap {
                Day(year: $0, month: parts[1].value, day: parts[0].value)
            }
        case .monthDayYear:
            return Self.year(parts[2].value, digits: parts[2].digits).flatMap {
                Day(year: $0, month: parts[0].value, day: parts[1].value)
            }
        }
    }

    /// Three numbers between `/`, `-` or `.` and nothing else, as most dates are; nil for any other
    /// text.
    private static func plainNumbers(_ text: String) -> [(value: Int, digits: Int)]? {
        var numbers: [(value: Int, digits: Int)] = []
        var current = (value: 0, digits: 0)
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39:
                guard current.digits < 4 else { return nil }
                current = (current.value * 10 + Int(byte - 0x30), current.digits + 1)
            case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."):
                guard current.digits > 0, numbers.count < 2 else { return nil }
                numbers.append(current)
                current = (0, 0)
            default: return nil
            }
        }
        guard numbers.count == 2, current.digits > 0 else { return nil }
        return numbers + [current]
    }

    /// Returns the first order, of those that fit the language's habit, that reads all `texts`;
    /// else the one that reads most of them, nil if none reads half.
    static func best(for texts: [String]) -> DateOrder? {
        let counts = allCases.map { order in texts.count { order.day($0) != nil } }
        guard let most = counts.max(), most * 2 >= texts.count, most > 0 else { return nil }
        return zip(allCases, counts).first { $0.1 == most }?.0
    }

    private static func year(_ value: Int, digits: Int) -> Int? {
        switch digits {
        case 4: value
        case 2: value < 70 ? 2000 + value : 1900 + value
        default: nil
        }
    }

    private static func cut(_ text: String, at lengths: [Int]) -> [String] {
        var rest = text[...]
        return lengths.map { length in
            defer { rest = rest.dropFirst(length) }
            return String(rest.prefix(length))
        }
    }

    private static func month(named name: String) -> Int? {
        let key = String(name.lowercased().prefix(4))
        return monthNames.first {
            key.hasPrefix($0.key) || $0.key.hasPrefix(key) && key.count >= 3
        }?
        .value
    }

    private static let monthNames: KeyValuePairs<String, Int> = [
        "jan": 1, "fév": 2, "fev": 2, "feb": 2, "mar": 3, "mär": 3, "avr": 4, "apr": 4, "mai": 5,
        "may": 5, "juin": 6, "jun": 6, "juil": 7, "jul": 7, "aoû": 8, "aou": 8, "aug": 8, "sep": 9,
        "oct": 10, "okt": 10, "nov": 11, "déc": 12, "dec": 12, "dez": 12,
    ]
}
