import Entities
import Foundation
import Primitives
import Testing
import TextProcessing

struct FuzzTests {
    private static let seed: UInt64 = 6

    private static let pieces = [
        "deux", "cents", "mille", "million", "et", "un", "demi", "vingt", "quatre", "virgule", "€",
        "$", "euros", "and", "a", "hundred", "half", "point", "entre", "de", "à", "-", "+", "%",
        "999999999999999999999", "1.200", "0", "12,5", "h30", "1/2", "k", "M", "USD9", "c", "p",
        ".",
        "demain", "le", "3", "mars", "é", "\u{301}", "🙂", "\u{202F}", "FR76", "carte", "4242", "(",
        "06", "every", "of", "ième", "th", "\u{0}", "１２", "Ǆ", "ﬁ",
    ]

    private static func check(_ text: String) {
        let tokenized = TokenizedText(text)
        var context = EntityContext(today: Day(number: 20_777))
        context.dimensions = Set(EntityDimension.allCases)
        context.joinsRanges = true
        let bytes = Array(text.utf8)
        func isBoundary(_ index: Int) -> Bool {
            index == bytes.count || index >= 0 && index < bytes.count && bytes[index] & 0xC0 != 0x80
        }
        let recognizer = EntityRecognizer()
        var last = 0
        for entity in recognizer.entities(in: tokenized, context: context) {
            #expect(entity.source.lowerBound >= last && !entity.source.isEmpty)
            last = entity.source.upperBound
        }
        for entity in recognizer.readings(in: tokenized, context: context) {
            #expect(
                isBoundary(entity.source.lowerBound) && isBoundary(entity.source.upperBound),
                "seed \(seed): \(text.debugDescription)")
            #expect(!entity.jsonValue.isEmpty)
        }
    }

    @Test func arbitraryBytesAreReadWithoutHarm() {
        var generator = SeededGenerator(state: Self.seed)
        for _ in 0..<400 {
            let bytes = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            Self.check(String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test func wordsOfTheRulesInAnyOrderAreReadWithoutHarm() {
        var generator = SeededGenerator(state: Self.seed)
        for _ in 0..<600 {
            let count = Int.random(in: 1..<9, using: &generator)
            let words = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &generator) }
            Self.check(words.joined(separator: Bool.random(using: &generator) ? " " : ""))
        }
    }

    /// Ten times the text may take some ten times as long; a quadratic reading would take a hundred
    /// times. Processor time of this thread, the least of three.
    @Test(arguments: [
        "un virgule ", "mille ", "1-", "entre 10 et ", "une heure et ", "0.", "9", "vingt et ",
        "( ", "de 10 a ", "06 ", "one hundred and ", "lundi ", "du 3 au ",
    ])
    func aLongLineIsReadInLinearTime(piece: String) {
        let short = max(Self.seconds(toRead: piece, bytes: 500), 1e-4)
        #expect(Self.seconds(toRead: piece, bytes: 5_000) / short < 35)
    }

    private static func seconds(toRead piece: String, bytes: Int) -> Double {
        let text = TokenizedText(String(repeating: piece, count: bytes / piece.utf8.count))
        var context = EntityContext(today: Day(number: 20_777), language: .french)
        context.dimensions = Set(EntityDimension.allCases)
        context.joinsRanges = true
        return (0..<3).map { _ in
            let start = threadSeconds()
            _ = EntityRecognizer().entities(in: text, context: context)
            return threadSeconds() - start
        }.min() ?? 0
    }

    private static func threadSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
