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
    /// Accepts any of `/ - . ,` and blanks between the parts, none in eight digits or around a
    /// month's name, months by name where this order has the month, in French, English, German,
    /// Dutch, Spanish, Italian and Portuguese, and years of two digits, which are of 1970...2069;
    /// in front, as `26-02-03`, only where month and day have two digits too.
    func day(_ text: String) -> Day? {
        if let numbers = Self.plainNumbers(text) { return day(of: numbers) }
        var parts = Self.head(of: text).split { "/-. ,年月日".contains($0) }.map(String.init)
        parts.removeAll { $0 == "de" || $0 == "of" }
        if let first = parts.firstIndex(where: { $0.lowercased() == "1er" }) { parts[first] = "1" }
        if parts.count == 1, let compact = parts.first {
            parts = cut(compact)
        } else if parts.count > 3, Int(parts[0]) == nil,
            Self.month(named: parts[0]) == nil || Self.month(named: parts[2]) != nil
        {
            // A day of the week, as `mar. 3 mars`.
            parts.removeFirst()
        }
        guard parts.count >= 3 else { return nil }
        let named = (0..<3).filter { Int(parts[$0]) == nil }
        guard named.isEmpty || named == [self == .monthDayYear ? 0 : 1] else { return nil }
        let numbers = parts.prefix(3).map { Int($0) ?? Self.month(named: $0) }
        guard let first = numbers[0], let second = numbers[1], let third = numbers[2] else {
            return nil
        }
        return day(of: [
            (first, parts[0].count), (second, parts[1].count), (third, parts[2].count),
        ])
    }

    /// Returns the day in a column of a row, or nil; as `day(_:)`, without making text of it where
    /// it is three numbers.
    func day(of row: borrowing CSVScanner, _ column: Int) -> Day? {
        guard !row.isEmpty(column) else { return nil }
        return row.content(column, plainDay) ?? day(row.text(column))
    }

    /// The day of three numbers between `/`, `-` or `.`, the year of four digits.
    private func plainDay(_ bytes: Span<UInt8>) -> Day? {
        guard (8...10).contains(bytes.count) else { return nil }
        var numbers = (0, 0, 0)
        var current = 0
        var digits = 0
        var place = 0
        for index in bytes.indices {
            let byte = bytes[index]
            switch byte {
            case 0x30...0x39:
                guard digits < 4 else { return nil }
                current = current * 10 + Int(byte - 0x30)
                digits += 1
            case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."):
                guard digits > 0 else { return nil }
                if place == 0 {
                    guard digits == (self == .yearMonthDay ? 4 : digits), digits != 3 else {
                        return nil
                    }
                    numbers.0 = current
                } else if place == 1 {
                    numbers.1 = current
                } else {
                    return nil
                }
                (current, digits, place) = (0, 0, place + 1)
            default: return nil
            }
        }
        guard place == 2, digits > 0 else { return nil }
        numbers.2 = current
        switch self {
        case .yearMonthDay: return Day(year: numbers.0, month: numbers.1, day: numbers.2)
        case .dayMonthYear, .monthDayYear:
            guard digits == 4 else { return nil }
            return self == .dayMonthYear
                ? Day(year: numbers.2, month: numbers.1, day: numbers.0)
                : Day(year: numbers.2, month: numbers.0, day: numbers.1)
        }
    }

    /// The day of three numbers in this order, each with the count of its digits.
    private func day(of parts: [(value: Int, digits: Int)]) -> Day? {
        guard parts.count == 3 else { return nil }
        switch self {
        case .yearMonthDay:
            let isShort = parts.allSatisfy { $0.digits == 2 }
            guard parts[0].digits == 4 || isShort,
                let year = Self.year(parts[0].value, digits: parts[0].digits)
            else { return nil }
            return Day(year: year, month: parts[1].value, day: parts[2].value)
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

    private static func year(_ value: Int, digits: Int) -> Int? {
        switch digits {
        case 4: value
        case 2: value < 70 ? 2000 + value : 1900 + value
        default: nil
        }
    }

    /// The text before a `T` between digits, behind which stands a time.
    private static func head(of text: String) -> Substring {
        guard let index = text.firstIndex(of: "T"), index != text.startIndex,
            text[text.index(before: index)].isNumber
        else { return text[...] }
        return text[..<index]
    }

    /// The parts of `20260203`, with or without a time behind it, or of `03FEB2026`.
    private func cut(_ text: String) -> [String] {
        if let start = text.firstIndex(where: \.isLetter),
            let end = text[start...].firstIndex(where: { !$0.isLetter })
        {
            return [String(text[..<start]), String(text[start..<end]), String(text[end...])]
        }
        guard text.count == 8 || text.count == 14 || text.count == 12 else { return [text] }
        var rest = text[...]
        return (self == .yearMonthDay ? [4, 2, 2] : [2, 2, 4]).map { length in
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
        "oct": 10, "okt": 10, "nov": 11, "déc": 12, "dec": 12, "dez": 12, "ene": 1, "gen": 1,
        "mrt": 3, "maa": 3, "abr": 4, "mei": 5, "maj": 5, "mag": 5, "giu": 6, "lug": 7, "ago": 8,
        "set": 9, "ott": 10, "out": 10, "dic": 12, "des": 12,
    ]
}
