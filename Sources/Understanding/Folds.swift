public import Classification
internal import Primitives
internal import TextProcessing

/// Utterances dealt into folds of which each label has its share (stratified cross-validation,
/// Kohavi 1995), and those that say the same in one fold: what is held out was not trained on in
/// other spelling.
public struct Folds: Sendable {
    /// The number of folds.
    public let count: Int
    /// The fold of each utterance, in their order, in 0..<`count`.
    public let assignments: [Int]

    /// Deals utterances into `count` folds, whatever order they stand in: those of a label by a
    /// hash of their words. Texts with the same words, case, accents and punctuation aside, count
    /// as one, of the label of the first.
    ///
    /// - Complexity: O(words + *n* log *n*).
    public init(of utterances: [LabelledUtterance], count: Int) {
        let count = max(1, count)
        let keys = utterances.concurrentMap { Self.key(of: $0.text) }
        var firsts: [String: Int] = [:]
        var origins: [Int] = []
        origins.reserveCapacity(utterances.count)
        for (index, key) in keys.enumerated() {
            let first = firsts[key] ?? index
            firsts[key] = first
            origins.append(first)
        }
        let byLabel = Dictionary(grouping: firsts.values) { utterances[$0].label }
        var folds = [Int](repeating: 0, count: utterances.count)
        // Small labels begin where the last one ended, or the first fold would have them all.
        var dealt = 0
        for (_, members) in byLabel.sorted(by: { $0.key < $1.key }) {
            let hashed = members.map { (hash: FNV1a.hash64(keys[$0].utf8), index: $0) }
            for member in hashed.sorted(by: <) {
                folds[member.index] = dealt % count
                dealt += 1
            }
        }
        self.count = count
        assignments = origins.map { folds[$0] }
    }

    /// The indices of the utterances in a fold.
    public func indices(of fold: Int) -> [Int] {
        assignments.indices.filter { assignments[$0] == fold }
    }

    /// The words of a text, folded; of one without words the text.
    private static func key(of text: String) -> String {
        let tokenized = TokenizedText(text)
        let words = tokenized.tokens.filter { $0.kind == .word || $0.kind == .number }
        guard !words.isEmpty else { return text }
        return words.map(tokenized.foldedText(of:)).joined(separator: " ")
    }
}
