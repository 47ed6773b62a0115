internal import Classification
internal import Primitives
internal import TextProcessing

/// What a word is about, whichever word of either language says it: the classifier sees it beside
/// the word, so that what is learned of "refile" holds for "hand" as well.
enum Concept: UInt8, CaseIterable, Sendable {
    case sending = 64
    case transfer, giving, payingBack, paying, requesting, collecting, causing, owing, reminding
    case accepting, declining, splitting, portion, each, family, partner, friend, acquaintance
    case charity, bill, fee, fine, tax, rent, utility, telecom, schooling, insurance, trade
    case professional, merchant, streaming, onlineShop, food, transport, paymentCode, recurring
    case every, pausing, resuming, stopping, creating, changing, raising, lowering, renouncing
    case automatic, enabling, disabling, limit, rule, always, balance, remaining, having, tooMuch
    case cheap, howMuch, mine, account, savings, income, what, whoever, whereabouts, when, why
    case listing, checking, transaction, latest, history, spending, analysing, category, past
    case future, forecasting, anomaly, advice, budget, alert, loyalty, shopCard, barcode, card
    case freezing, unfreezing, secret, identity, device, staking, coin, reward, confirming
    case negation, cancelling, correcting, repeating, undoing, thanking, greeting, parting, help
    case how, ability, wish, please, condition, reporting, others, money, label, waiting, taking
    case keeping, vanishing, finding, knowing, talking, usage, quantity, comparing, entirety
    case persistence, immediacy, timeUnit, ordinal, thing, toward, origin, purpose, together
    case aboutTo, before, after, among, firstPerson, me, us, you, him, my, your, his, being, doing
    case going, demonstrative, weather, music, media, sport, fitness, health, feelings, love
    case animals, science, knowledge, geography, politics, religion, law, taxes, job, study
    case language, maths, programming, tech, games, smalltalk, driving, directions, flights
    case calendar, calling, cooking, dish, drinks, groceries, clothes, goods, home, outing, market
    case loan, banking, meaning

    /// What stands for the concept in the features.
    var placeholder: Placeholder { Placeholder(rawValue: rawValue) }

    /// Returns what the word in the folded `bytes` is about: by itself, or by its longest beginning
    /// that is known. O(length).
    static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> Concept? {
        let (words, stems) = (words, stems)
        var hash = FNV1a.empty32
        var found: Concept?
        for (index, byte) in bytes.enumerated() {
            hash = FNV1a.extended32(hash, by: byte)
            guard index + 1 >= shortestStem, index < longestStem else { continue }
            if let concept = stems[hash] { found = concept }
        }
        return words[hash] ?? found
    }

    /// Returns what a token of the `folded` text is about. O(length).
    static func of(_ token: Token, in folded: [UInt8]) -> Concept? {
        folded.withUnsafeBufferPointer { of(UnsafeBufferPointer(rebasing: $0[token.folded])) }
    }

    /// Returns what a token of the `folded` text, which no list has as it is written, is about if
    /// all words with its consonants are about one thing: "supermraket", "elcetricite". O(length).
    ///
    /// After the skeleton keys of J. J. Pollock and A. Zamora, "Automatic Spelling Correction in
    /// Scientific and Scholarly Text", CACM 27(4), 1984.
    static func ofMisspelt(_ token: Token, in folded: [UInt8]) -> Concept? {
        guard token.folded.count >= shortestMisspelt else { return nil }
        return skeletons[ConsonantKey.hash(folded[token.folded])] ?? nil
    }

    /// The words of each concept in both languages.
    static let lexicon = [
        orders, people, bills, figures, talk, world, life, leisure, work, household,
    ].flatMap(Array.init)

    private static let shortestStem = 3
    private static let longestStem = 14
    /// Shorter words have too few consonants to be known by.
    private static let shortestMisspelt = 5

    private static let (words, stems) = {
        var words: [(UInt32, Concept)] = []
        var stems: [(UInt32, Concept)] = []
        for (concept, list) in lexicon {
            WordList.forEachWord(in: list) { word in
                if word.last == UInt8(ascii: "-") {
                    stems.append((FNV1a.hash32(word.dropLast()), concept))
                } else {
                    words.append((FNV1a.hash32(word), concept))
                }
            }
        }
        return (WordTable(words), WordTable(stems))
    }()

    /// What the words with the same consonants are about; nil where they differ.
    private static let skeletons = {
        var skeletons: [(UInt32, Concept?)] = []
        for (concept, list) in lexicon {
            WordList.forEachWord(in: list) { word in
                guard word.count >= shortestMisspelt, word.last != UInt8(ascii: "-") else { return }
                skeletons.append((ConsonantKey.hash(word), concept))
            }
        }
        return WordTable(skeletons) { $0 == $1 ? $0 : nil }
    }()
}
