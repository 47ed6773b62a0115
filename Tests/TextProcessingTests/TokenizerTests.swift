import Testing
import TextProcessing

struct TokenizerTests {
    static let sentences: [(String, [String])] = [
        ("envoie-moi 50€ demain", ["envoie", "moi", "50", "€", "demain"]),
        ("j'ai payé l'électricité", ["j'", "ai", "payé", "l'", "électricité"]),
        (
            "J’ai vu qu’aujourd’hui c’est cher",
            ["J’", "ai", "vu", "qu’", "aujourd’hui", "c’", "est", "cher"]
        ),
        (
            "what's Marie's balance, don't know",
            ["what", "'s", "Marie", "'s", "balance", ",", "don't", "know"]
        ),
        ("I'd pay O'Brien at 5 o'clock", ["I", "'d", "pay", "O'Brien", "at", "5", "o'clock"]),
        ("1 200,50 €", ["1 200,50", "€"]),
        ("1\u{202F}200,50\u{A0}€", ["1\u{202F}200,50", "€"]),
        ("€1,234,567.89", ["€", "1,234,567.89"]),
        ("1'200 CHF et 1.200,50", ["1'200", "CHF", "et", "1.200,50"]),
        ("50€20 12,5€ $3.5k", ["50", "€", "20", "12,5", "€", "$", "3.5", "k"]),
        (
            "le 12.03.2026 ou 12/03/2026",
            ["le", "12", ".", "03", ".", "2026", "ou", "12", "/", "03", "/", "2026"]
        ),
        ("06 12 34 56 78", ["06", "12", "34", "56", "78"]),
        ("du 13-15 juillet", ["du", "13", "-", "15", "juillet"]),
        ("Mary-Jane, quatre-vingt-dix", ["Mary", "Jane", ",", "quatre", "vingt", "dix"]),
        (
            "à FR76 3000 6000 0112 3456 7890 189 stp",
            ["à", "FR76 3000 6000 0112 3456 7890 189", "stp"]
        ),
        ("BE68 5390 0754 7034 demain", ["BE68 5390 0754 7034", "demain"]),
        ("pour @marie_d. merci", ["pour", "@marie_d", ".", "merci"]),
        ("à jo.b+x@mail.example.org!", ["à", "jo.b+x@mail.example.org", "!"]),
        ("paie yanipay://payment/a1?b=2 vite", ["paie", "yanipay://payment/a1?b=2", "vite"]),
        ("ok 👍🏽 👩‍👩‍👧 🇫🇷🇧🇪", ["ok", "👍🏽", "👩‍👩‍👧", "🇫🇷", "🇧🇪"]),
        ("3rd 12h30 b2b", ["3", "rd", "12", "h30", "b2b"]),
        ("", []), ("   \t\n", []), ("...", [".", ".", "."]),
    ]

    @Test(arguments: sentences)
    func cuts(text: String, into expected: [String]) {
        let tokenized = TokenizedText(text)
        #expect(tokenized.tokens.map(tokenized.surface(of:)) == expected)
    }

    @Test func saysWhatEachTokenIs() {
        let tokenized = TokenizedText(
            "paie 1 200,50 € à @bob, b@c.org ou FR7630006000011234567890189 😀 https://a.b")
        #expect(
            tokenized.tokens.map(\.kind) == [
                .word, .number, .currencySign, .word, .handle, .punctuation, .email, .word, .iban,
                .emoji, .link,
            ])
    }

    @Test func gluedTokensKnowIt() {
        let tokenized = TokenizedText("50€ pour Mary-Jane, $ 5")
        #expect(
            tokenized.tokens.map(\.isGlued) == [
                false, true, false, false, true, true, false, false,
            ])
    }

    @Test(arguments: [
        ("ÉTÉ", "ete"), ("Œuvre", "oeuvre"), ("Straße", "strasse"), ("e\u{301}te\u{301}", "ete"),
        ("Nguyễn", "nguyen"), ("TRẦN THỊ", "tran thi"), ("ẞ", "ss"), ("ỻ", "ỻ"),
        ("5\u{2060}0\u{200F} \u{202A}€\u{202C}", "50 €"), ("\u{2066}a\u{2069}", "a"),
        ("ÇA", "ca"), ("١٢", "١٢"), ("Ｎ", "ｎ"), ("ŁÓDŹ", "lodz"), ("Привет", "привет"),
    ])
    func folds(text: String, to expected: String) {
        #expect(text.foldedForComparison == expected)
    }

    @Test func scalarRangesCountScalarsNotBytes() throws {
        let text = "à 🇫🇷 Zoé"
        let tokenized = TokenizedText(text)
        let last = try #require(tokenized.tokens.last)
        let range = try #require(tokenized.scalarRanges(of: [last.source]).first)
        let scalars = Array(text.unicodeScalars)
        var surface = String.UnicodeScalarView()
        surface.append(contentsOf: scalars[range])
        #expect(String(surface) == "Zoé")
    }

    @Test func tokensCoverEveryNonSpaceByteInOrderWhateverTheBytes() {
        var generator = SplitMix(state: 20_261_121)
        for _ in 0..<2_000 {
            let bytes = (0..<Int(generator.next() % 60)).map { _ in Self.interesting(&generator) }
            let tokenized = TokenizedText(String(decoding: bytes.joined(), as: UTF8.self))
            var end = 0
            for token in tokenized.tokens {
                #expect(token.source.lowerBound >= end && !token.source.isEmpty)
                end = token.source.upperBound
            }
            #expect(end <= tokenized.source.count)
        }
    }

    @Test func readingAnotherTextForgetsTheFirst() {
        var tokenized = TokenizedText("une phrase assez longue")
        tokenized.replace(with: "deux mots")
        #expect(tokenized.tokens.map(tokenized.surface(of:)) == ["deux", "mots"])
    }

    private static func interesting(_ generator: inout SplitMix) -> [UInt8] {
        let pieces = [
            "FR76", " ", "1", ".", ",", "'", "’", "@", "a", "é", "-", "🇫", "\u{200D}", "://", "€",
            "\u{202F}", "e\u{301}", "BE68", "0000",
        ]
        let choice = Int(generator.next() % UInt64(pieces.count + 1))
        return choice < pieces.count
            ? Array(pieces[choice].utf8) : [UInt8(truncatingIfNeeded: generator.next())]
    }
}

/// SplitMix64 (Steele, Lea and Flood 2014), for tests that repeat.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
