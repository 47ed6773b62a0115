internal import Dialogue
internal import Primitives
internal import TextProcessing
internal import Wallet

extension LedgerLine {
    /// Whether its label names what a theme is of.
    func isOf(_ theme: SpendingTheme) -> Bool { theme.isNamed(by: labelWords) }

    /// Whether its label says the words of a part of a kind of spending, in whichever number.
    func isCalled(_ part: String) -> Bool {
        let (said, words) = (labelWords, part.foldedWordParts.map(\.singular))
        return !words.isEmpty
            && said.indices.contains { said[$0...].map(\.singular).starts(with: words) }
    }
}

extension String {
    /// Its words of letters, folded.
    var foldedWordParts: [Substring] { foldedForComparison.split { !$0.isLetter } }
}

extension Substring {
    /// The word without the ending of a plural.
    fileprivate var singular: Substring {
        count > 3 && (last == "s" || last == "x") ? dropLast() : self
    }
}
