internal import Primitives
internal import TextProcessing

/// What the words that entities hide from the classifier say of the language: number words,
/// currencies and letters with accents.
enum LanguageEvidence {
    /// Returns logits to add for each language the words of `mentions` and the accents of the text
    /// speak for. O(words).
    static func logits(
        in text: TokenizedText, mentions: [Mention]
    ) -> (french: Float, english: Float) {
        var logits: (french: Float, english: Float) = (0, 0)
        for mention in mentions {
            for word in text.wordHashes[mention.tokens.clamped(to: text.tokens.indices)] {
                guard let vote = table[word] else { continue }
                switch vote.language {
                case .french: logits.french += vote.weight
                case .english: logits.english += vote.weight
                }
            }
        }
        for token in text.tokens where token.kind == .word {
            // "café" is written so in English too, but seldom.
            if text.source[token.source].contains(where: isOfAccent) {
                logits.french += accentWeight
            }
        }
        return logits
    }

    /// Whether a byte of UTF-8 begins a letter with an accent as French has them (`é`, `œ`), or an
    /// accent that stands by itself; no apostrophe or hyphen of a typographer.
    private static func isOfAccent(_ byte: UInt8) -> Bool {
        byte == 0xC3 || byte == 0xC5 || byte == 0xCC
    }

    private static let accentWeight: Float = 1
    private static let wordWeight: Float = 3
    private static let signWeight: Float = 1

    private static let table: WordTable<(language: Language, weight: Float)> = {
        var pairs: [(UInt32, (language: Language, weight: Float))] = []
        func add(_ words: String, _ language: Language, _ weight: Float) {
            WordList.forEachWord(in: words) { pairs.append((FNV1a.hash32($0), (language, weight))) }
        }
        add(frenchWords, .french, wordWeight)
        add(englishWords, .english, wordWeight)
        add("€ euros euro eur", .french, signWeight)
        add("£ $ gbp usd", .english, signWeight)
        return WordTable(pairs) { $1 }
    }()

    static let frenchWords = """
        un une deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize
        vingt trente quarante cinquante soixante septante huitante nonante cent cents mille millier
        milliers centaine centaines dizaine vingtaine trentaine cinquantaine moitie demi balles
        balle boules francs livres piasses centimes premier premiere troisieme deuxieme
        virgule environ
        """

    static let englishWords = """
        one two three four five seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
        seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred
        hundreds thousand thousands grand couple dozen half quid pounds pound bucks fiver tenner
        dollars dollar pence cents percent first second third fourth fifth and of the point
        """
}
