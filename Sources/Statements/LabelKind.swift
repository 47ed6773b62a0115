/// Whether the label of a row may say that the row is no transaction.
enum LabelKind: Sendable {
    /// It is as most labels are.
    case plain
    /// It is that of a balance or a sum, or holds a word of card payments debited later.
    case remarkable

    /// Looks at a label.
    /// - Complexity: O(length).
    init(of label: String) {
        let isRemarkable =
            BalanceWords.kind(of: label) != nil || DeferredDebits.mayMatter(label)
        self = isRemarkable ? .remarkable : .plain
    }
}
