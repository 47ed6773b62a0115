import Entities
import Foundation
import Primitives
import Testing
import TextProcessing

/// Numbers drawn by SplitMix64 (Steele, Lea and Flood 2014), so that a failure can be run again.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension CountingStyle {
    var language: Language {
        switch self {
        case .french, .belgianFrench, .swissFrench: .french
        case .britishEnglish, .americanEnglish: .english
        }
    }
}

/// What is written is read back the same.
struct RoundTripTests {
    private static let seed: UInt64 = 4

    /// Every number to 1 100, then a sample; every one below a million where the environment asks.
    private static var numbers: [Int] {
        if ProcessInfo.processInfo.environment["YANI_ALL_NUMBERS"] != nil {
            return Array(0...999_999)
        }
        var generator = SeededGenerator(state: seed)
        let thousands = stride(from: 1_000, to: 1_000_000, by: 9_973)
        let large = (0..<200).map { _ in
            Int.random(in: 1_000_000..<1_000_000_000_000, using: &generator)
        }
        return Array(0...1_100) + thousands + large
    }

    @Test(arguments: CountingStyle.allCases)
    func numbersInWords(style: CountingStyle) throws {
        var context = EntityContext(today: Day(number: 20_777), language: style.language)
        context.dimensions = [.numeral]
        context.readsBareNumbers = true
        let recognizer = EntityRecognizer()
        for number in Self.numbers {
            let words = try #require(style.words(for: number))
            let found = recognizer.entities(in: TokenizedText(words), context: context)
            guard found.count == 1, case .number(let read) = found[0].value,
                read.whole == number, found[0].source == 0..<words.utf8.count
            else {
                Issue.record("“\(words)” is read as \(found.map(\.listed)), not \(number).")
                return
            }
        }
    }

    /// Amounts of cents as French and English write them in figures and in words.
    @Test func amounts() throws {
        var generator = SeededGenerator(state: Self.seed)
        for _ in 0..<300 {
            let cents = Int.random(in: 1..<100_000_000, using: &generator)
            let (euros, rest) = cents.quotientAndRemainder(dividingBy: 100)
            let money = Money(minorUnits: Int64(cents), currency: .eur)
            let places = rest < 10 ? "0\(rest)" : "\(rest)"
            let texts: [(String, Language)] = [
                (money.canonicalString, .french), (money.canonicalString, .english),
                (money.formatted(in: .french), .french), (money.formatted(in: .english), .english),
                ("\(Self.grouped(euros, by: "\u{202F}")),\(places) €", .french),
                ("€\(Self.grouped(euros, by: ",")).\(places)", .english),
                ("\(Self.grouped(euros, by: "'")).\(places) EUR", .french),
                (try Self.inWords(euros, rest, .french, "euros et", "centimes"), .french),
                (try Self.inWords(euros, rest, .swissFrench, "euros et", "centimes"), .french),
                (try Self.inWords(euros, rest, .britishEnglish, "euros and", "cents"), .english),
            ]
            for (text, language) in texts {
                #expect(Self.cents(text, language) == cents, "seed \(Self.seed): “\(text)”")
            }
        }
    }

    private static func inWords(
        _ euros: Int, _ cents: Int, _ style: CountingStyle, _ unit: String, _ part: String
    ) throws -> String {
        let whole = try #require(style.words(for: euros))
        let rest = try #require(style.words(for: cents))
        let link = style.language == .french && euros > 0 && euros % 1_000_000 == 0 ? "d'" : ""
        let noun = cents > 0 ? unit : String(unit.split(separator: " ")[0])
        return "\(whole) \(link)\(noun)" + (cents > 0 ? " \(rest) \(part)" : "")
    }

    private static func cents(_ text: String, _ language: Language) -> Int? {
        var context = EntityContext(today: Day(number: 20_777), language: language)
        context.dimensions = [.money]
        let found = EntityRecognizer().entities(in: TokenizedText(text), context: context)
        guard found.count == 1, case .money(let money) = found[0].value, money.currency == .eur,
            let amount = money.amount, found[0].source == 0..<text.utf8.count
        else { return nil }
        return amount.multiplied(by: 100)?.whole
    }

    private static func grouped(_ number: Int, by mark: String) -> String {
        var groups: [String] = []
        var rest = String(number)
        while rest.count > 3 {
            groups.insert(String(rest.suffix(3)), at: 0)
            rest.removeLast(3)
        }
        return ([rest] + groups).joined(separator: mark)
    }

    /// Days as French and English write them in figures and in words.
    @Test func days() throws {
        var generator = SeededGenerator(state: Self.seed)
        for _ in 0..<200 {
            // 1995 to 2049.
            let day = Day(number: Int.random(in: 9_131..<29_219, using: &generator))
            let (year, month, date) = day.components
            let padded = (month < 10 ? "0" : "") + String(month)
            let texts: [(String, Language)] = [
                (day.description, .french), (day.description, .english),
                ("\(date)/\(padded)/\(year)", .french),
                (
                    "le \(date == 1 ? "1er" : "\(date)") \(Self.frenchMonths[month - 1]) \(year)",
                    .french
                ),
                ("\(Self.englishMonths[month - 1]) \(date), \(year)", .english),
                ("\(date) \(Self.englishMonths[month - 1]) \(year)", .english),
            ]
            for (text, language) in texts {
                #expect(
                    listing(text, language, [.time]) == [day.interval.description],
                    "seed \(Self.seed): “\(text)”")
            }
        }
    }

    private static let frenchMonths = [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
        "octobre", "novembre", "décembre",
    ]
    private static let englishMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
}
