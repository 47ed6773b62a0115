internal import Dialogue
internal import Primitives
internal import TextProcessing
internal import Wallet

extension WalletHistory {
    /// The filter with a name that was typed in small letters as statements write it ("lidl" as
    /// "Lidl"), where they do.
    func spelled(_ filter: TransactionFilter) throws(WalletError) -> TransactionFilter {
        guard let name = filter.counterparty, name == name.lowercased() else { return filter }
        var every = filter
        every.period = nil
        let labels = try matching(every).lazy.map(\.counterparty)
        var spelled = filter
        spelled.counterparty = labels.compactMap(name.spelled).first ?? name
        return spelled
    }
}

extension String {
    /// The name as it is written in a label, without its shouting; nil where it is not in there.
    fileprivate func spelled(in label: String) -> String? {
        let (name, words) = (split(separator: " "), label.split(separator: " "))
        let folded = name.map(String.init).map(\.foldedForComparison)
        let start = words.indices.first { index in
            index + name.count <= words.count
                && zip(words[index...], folded).allSatisfy {
                    String($0).foldedForComparison == $1
                }
        }
        guard let start, !name.isEmpty else { return nil }
        return words[start..<start + name.count].map { String($0).unshouted }.joined(separator: " ")
    }

    /// The word with small letters behind its first where all are capitals, but for what is no word
    /// ("EDF", "SNCF").
    private var unshouted: String {
        let letters = filter(\.isLetter)
        let hasVowel = letters.foldedForComparison.contains { "aeiouy".contains($0) }
        guard self == uppercased(), letters.count > 3, hasVowel else { return self }
        return prefix(1) + dropFirst().lowercased()
    }
}
