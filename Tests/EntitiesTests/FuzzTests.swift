import Foundation
import Primitives
import Testing
import TextProcessing

@testable import Entities

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

    /// Names of currencies, countries and parts of amounts, where a reading looks furthest ahead.
    @Test func wordsOfAmountsInAnyOrderAreReadWithoutHarm() {
        let lexicon = Language.allCases.flatMap { AmountLexicon.of($0).words.words }
        let words = Set(lexicon).union(["kong", "zealand", "zélande"]).sorted()
        var generator = SeededGenerator(state: Self.seed)
        for _ in 0..<2_000 {
            let count = Int.random(in: 1..<7, using: &generator)
            let drawn = (0..<count).compactMap { _ in words.randomElement(using: &generator) }
            Self.check((["20"] + drawn).joined(separator: " "))
        }
        for currency in ["dollars", "$"] {
            for word in words { Self.check("20 \(currency) \(word)") }
        }
    }

    private static let grammars: [(grammar: Grammar, rules: [GrammarRule])] = [
        (
            .french,
            FrenchDates.rules + FrenchRanges.rules + FrenchClock.rules + FrenchHolidays.rules
                + FrenchFrequencies.rules
        ),
        (
            .english,
            EnglishDates.rules + EnglishRanges.rules + EnglishClock.rules + EnglishHolidays.rules
                + EnglishFrequencies.rules
        ),
    ]

    /// A word that no text is cut into stands in a pattern for nothing.
    @Test func everyWordOfAPatternIsOneToken() {
        for rule in Self.grammars.flatMap(\.rules) {
            let bodies = rule.pattern.split(separator: " ").map { $0.trimmingPrefix("?") }
                .filter { !$0.hasPrefix("<") && $0 != "~" }
            for word in bodies.flatMap({ $0.split { $0 == "|" || $0 == "_" } }) {
                // A clitic is one behind a word, an elision before one.
                let isPart = word.count > 1
                let before = isPart && word.hasPrefix("'") ? "x" : ""
                let after = isPart && word.hasSuffix("'") ? "x" : ""
                let text = TokenizedText(before + word + after)
                #expect(
                    text.tokens.map(text.foldedText(of:))
                        .contains(String(word).foldedForComparison),
                    "\(word) in “\(rule.pattern)”")
            }
        }
    }

    /// Rules whose samples an earlier rule of their category reads as well.
    private static let shadowed: Set<String> = [
        "un|une <unit>", "sous <length>", "le <dayOfMonth>", "veille de|du ?la <holiday> ?<year>",
        "une_fois par|chaque|tous_les|toutes_les <unit>", "the <ordinal> $",
        "from|between|in <year> and|to|till|til|until|untill|through|thru|-|up_to <year>",
        "at|around|about|approximately|for|@ <clock>", "at <number> in_the <part>",
        "tous_les|toutes_les|ts_les|ttes_les|tout_les|toute_les|toutes_le|chaque <unit> ?, le "
            + "<dayOfMonth>",
    ]

    /// Texts drawn from the patterns, a category replaced by some expression of its kind: each rule
    /// reads one of them whole.
    @Test func everyRuleCanBeReadFromItsPattern() {
        var generator = SeededGenerator(state: Self.seed)
        for (grammar, rules) in Self.grammars {
            let samples = grammar.language == .french ? Self.frenchSamples : Self.englishSamples
            for rule in rules {
                var isRead = false
                for _ in 0..<60 where !isRead {
                    let text = Self.text(of: rule.pattern, samples, &generator)
                    Self.check(text)
                    let words = Words(TokenizedText(text))
                    var parser = GrammarParser(
                        NumberReader(words, language: grammar.language), grammar: grammar,
                        context: TimeContext(EntityContext(today: Day(number: 20_777))))
                    guard let found = parser.longest([rule.category], at: 0),
                        found.end == words.count
                    else { continue }
                    let pattern = found.rule.map { grammar.rule($0).pattern }
                    isRead = pattern == rule.pattern || Self.shadowed.contains(rule.pattern)
                }
                #expect(isRead, "seed \(Self.seed): “\(rule.pattern)”")
            }
        }
    }

    private static func text(
        of pattern: String, _ samples: [String: [String]], _ generator: inout SeededGenerator
    ) -> String {
        let words = pattern.split(separator: " ").compactMap { part -> String? in
            let isOptional = part.hasPrefix("?")
            if isOptional, Bool.random(using: &generator) { return nil }
            let body = isOptional ? part.dropFirst() : part
            if body.hasPrefix("<") {
                let name = String(body.dropFirst().dropLast())
                return (samples[name] ?? samples["date"] ?? []).randomElement(using: &generator)
            }
            let phrase = body.split(separator: "|").randomElement(using: &generator) ?? ""
            return phrase == "$" ? nil : phrase.split(separator: "_").joined(separator: " ")
        }
        // What is joined in a pattern is joined in the text: "Nov-Feb", "l'an", "month's".
        return words.joined(separator: " ").replacing("2 ~ ", with: "2")
            .replacing(" ~ ", with: "-").replacing("' ", with: "'").replacing(" '", with: "'")
    }

    private static let frenchSamples = [
        "number": ["2", "trois", "12", "80"], "ordinal": ["premier", "3e"],
        "unit": ["jours", "mois"],
        "weekday": ["lundi", "vendredi"], "weekdays": ["lundi et jeudi", "mardi"],
        "month": ["mars", "juillet"], "year": ["2026", "1999"],
        "dayOfMonth": ["1er", "15", "trente"], "clock": ["8h30", "midi"], "part": ["matin"],
        "date": ["demain", "le 3 mars", "lundi", "30 février"], "length": ["2 semaines"],
        "clockFigures": ["15:30"], "dateFigures": ["3/12/2026", "31/02", "3/12"],
        "looseFigures": ["3-12", "3.12"], "holiday": ["Noël"], "plural": ["mois", "jours"],
        "duration": ["2 semaines", "une heure"], "ordinalDay": ["3e"], "figureDay": ["15"],
        "season": ["été", "hiver"], "time": ["8h30", "ce soir"],
        "latentDate": ["mars", "mars 2025", "2025", "demain"],
    ]
    private static let englishSamples = [
        "number": ["2", "three", "12", "80"], "ordinal": ["first", "3rd", "80th"],
        "unit": ["days", "months"],
        "weekday": ["monday", "friday"], "weekdays": ["monday and friday", "tuesday"],
        "month": ["march", "july"], "year": ["2026", "1990"],
        "dayOfMonth": ["1st", "15", "thirty"], "clock": ["8:30", "noon"], "part": ["morning"],
        "date": ["tomorrow", "March 3", "monday", "1997"], "length": ["2 weeks"],
        "clockFigures": ["15:30"], "dateFigures": ["3/12/2026", "2/30", "3/12"],
        "looseFigures": ["3-12", "3.12"], "holiday": ["Easter"], "plural": ["days", "months"],
        "duration": ["2 weeks", "an hour"], "ordinalDay": ["3rd"], "figureDay": ["15"],
        "season": ["summer", "winter"], "time": ["8:30", "tonight"],
        "latentDate": ["march", "march 2025", "2025", "tomorrow"],
    ]

    /// Eight times the text may take some eight times as long; a quadratic reading would take sixty
    /// times. Processor time of this thread, the least of three.
    @Test(arguments: [
        "un virgule ", "mille ", "1-", "entre 10 et ", "une heure et ", "0.", "9", "vingt et ",
        "( ", "de 10 a ", "06 ", "one hundred and ", "lundi ", "du 3 au ",
    ])
    func aLongLineIsReadInLinearTime(piece: String) {
        let short = max(Self.seconds(toRead: piece, bytes: 400), 1e-4)
        #expect(Self.seconds(toRead: piece, bytes: 3_200) / short < 28)
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
