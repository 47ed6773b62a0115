public import Primitives
internal import Statements

/// What nobody could sort, by merchant, and the answers that would settle most of it.
public struct ReviewList: Sendable {
    /// The payments of one merchant, all to review.
    public struct Item: Sendable {
        /// The merchant or person, as written.
        public let name: String
        /// One of the labels, which answers for all of them.
        public let label: String
        /// What they come to, whatever the direction.
        public let total: Money
        /// The identifiers of the transactions, the oldest first.
        public let transactions: [String]
        /// What the model would propose; nil without a model.
        public let proposal: CategoryDecision.Proposal?
    }

    /// The number of questions asked.
    public static let questionCount = 10

    /// The merchants, those with the most money first.
    public let items: [Item]
    /// What all of them come to.
    public let total: Money

    /// The merchants to ask about first: no ten others would settle more money.
    public var questions: ArraySlice<Item> { items.prefix(Self.questionCount) }

    /// The share of the unsorted money that the answers to the questions settle, 0...1.
    public var settledShare: Double {
        let all = total.estimate
        return all > 0 ? questions.reduce(0) { $0 + $1.total.estimate } / all : 1
    }

    /// Lists what of `entries`, all in `currency`, is to review.
    /// - Throws: `MoneyError.overflow`.
    /// - Complexity: O(*n* log *n*).
    public init(of entries: [AnalysedTransaction], currency: Currency) throws(MoneyError) {
        var groups: [String: [AnalysedTransaction]] = [:]
        for entry in entries where entry.decision.needsReview {
            groups[entry.nameKey, default: []].append(entry)
        }
        var items: [Item] = []
        for group in groups.values {
            let sizes = group.map { $0.transaction.amount.magnitude }
            guard let largest = group.max(by: { $0.proposedConfidence < $1.proposedConfidence })
            else { continue }
            items.append(
                Item(
                    name: largest.name, label: largest.transaction.label,
                    total: try Money.sum(of: sizes, in: currency),
                    transactions: group.map(\.transaction.id),
                    proposal: largest.decision.proposal))
        }
        self.items = items.sorted {
            ($1.total.minorUnits, $0.label) < ($0.total.minorUnits, $1.label)
        }
        total = try Money.sum(of: items.map(\.total), in: currency)
    }
}

extension AnalysedTransaction {
    fileprivate var proposedConfidence: Double { decision.proposal?.confidence ?? 0 }
}

extension Money {
    /// The amount without its sign.
    fileprivate var magnitude: Money {
        minorUnits < 0 ? (try? negated()) ?? self : self
    }
}
