internal import Classification
internal import Primitives
internal import TextProcessing

/// What a word is about, whichever word of either language says it: the classifier sees it beside
/// the word, so that what is learned of "refile" holds for "hand" as well.
enum Concept: UInt8, CaseIterable, Sendable {
    case sending = 64
    case giving, payingBack, paying, requesting, owing, reminding, accepting, declining
    case splitting, each, kin, bill, merchant, paymentCode, recurring, every, pausing, resuming
    case stopping, creating, changing, automatic, enabling, disabling, limit, rule, always
    case balance, having, howMuch, account, what, when, why, listing, spending, analysing, past
    case future, forecasting, anomaly, advice, budget, alert, loyalty, shopCard, barcode, card
    case freezing, unfreezing, secret, identity, device, staking, coin, reward, confirming
    case negation, cancelling, correcting, repeating, undoing, thanking, greeting, parting, help
    case how, ability, wish, please, whom, condition, reporting, others, weather, entertainment
    case calendar, calling, cooking, travel, sport, market, loan, insurance, law, agent, meaning
    case joke, money, food, home, outing, transport

    /// What stands for the concept in the features.
    var placeholder: Placeholder { Placeholder(rawValue: rawValue) }

    /// Returns what the word in the folded `bytes` is about: by itself, or by its longest beginning
    /// that is known. O(length²).
    static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> Concept? {
        if let concept = words[FNV1a.hash32(bytes)] { return concept }
        var length = min(bytes.count, longestStem)
        while length >= shortestStem {
            let start = UnsafeBufferPointer(rebasing: bytes[..<length])
            if let concept = stems[FNV1a.hash32(start)] { return concept }
            length -= 1
        }
        return nil
    }

    private static let shortestStem = 3
    private static let longestStem = 14

    private static let (words, stems) = {
        var words: [(UInt32, Concept)] = []
        var stems: [(UInt32, Concept)] = []
        for (concept, list) in lexicon {
            for word in list.utf8.split(whereSeparator: { $0 <= UInt8(ascii: " ") }) {
                if word.last == UInt8(ascii: "-") {
                    stems.append((FNV1a.hash32(word.dropLast()), concept))
                } else {
                    words.append((FNV1a.hash32(word), concept))
                }
            }
        }
        return (WordTable(words), WordTable(stems))
    }()
}
