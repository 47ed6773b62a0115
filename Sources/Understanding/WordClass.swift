internal import Primitives
internal import TextProcessing

/// What a word is known to name, before any sentence is seen. A word may be several things
/// ("orange", "rose"): the tagger weighs them against the words around.
struct WordClass: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let givenName = WordClass(rawValue: 1 << 0)
    static let brand = WordClass(rawValue: 1 << 1)
    static let kin = WordClass(rawValue: 1 << 2)
    static let title = WordClass(rawValue: 1 << 3)
    /// A kind of bill or of shop, paid by its noun: *électricité*, *dentist*.
    static let biller = WordClass(rawValue: 1 << 4)
    /// A kind of spending.
    static let spending = WordClass(rawValue: 1 << 5)
    static let card = WordClass(rawValue: 1 << 6)
    static let account = WordClass(rawValue: 1 << 7)
    static let place = WordClass(rawValue: 1 << 8)
    static let calendar = WordClass(rawValue: 1 << 9)
    /// A name the user's own list of contacts has.
    static let contact = WordClass(rawValue: 1 << 10)
    static let season = WordClass(rawValue: 1 << 11)
    static let familyName = WordClass(rawValue: 1 << 12)

    /// Returns what the word whose `WordHash` is `hash` may name; nothing for most words.
    static func of(_ hash: UInt32) -> WordClass { table[hash] ?? [] }

    /// Returns what each word of a text may name, by the `WordHash`es of all: by itself, or as one
    /// of a name of several. O(words).
    static func classes(of words: [UInt32]) -> [WordClass] {
        var classes = words.map(of)
        for index in words.indices {
            guard let name = names.match(at: index, in: words) else { continue }
            for place in name.tokens { classes[place].formUnion(name.meaning) }
        }
        return classes
    }

    /// Names whose words are nothing by themselves.
    private static let names = PhraseTable<WordClass>([.brand: brandPhrases])

    private static let table: WordTable<WordClass> = {
        var pairs: [(UInt32, WordClass)] = []
        for (_, words) in ClosedSlotValues.categories {
            WordList.forEachWord(in: words) { word in
                // Beginnings of words and phrases are no words.
                guard word.last != UInt8(ascii: "-"), !word.contains(UInt8(ascii: "_")) else {
                    return
                }
                pairs.append((FNV1a.hash32(word), .spending))
            }
        }
        for (kind, words) in lexicon {
            WordList.forEachWord(in: words) { pairs.append((FNV1a.hash32($0), kind)) }
        }
        return WordTable(pairs) { $0.union($1) }
    }()
}
