public import Primitives

/// Why a transaction is in its category.
public struct CategoryDecision: Hashable, Codable, Sendable {
    /// What decided.
    public enum Ground: String, Codable, Hashable, Sendable {
        /// A rule of the user's own.
        case userRule = "user_rule"
        /// What the user said of this merchant.
        case correction
        /// What was recorded with the payment when it was made.
        case recorded
        /// A word or name in the label.
        case phrase
        /// The model, from the words it names.
        case model
        /// The money only went from one of the user's accounts to another.
        case ownTransfer = "own_transfer"
        /// The merchant gave back what was paid: the category of that payment.
        case refund
        /// How the money moved, where no name says more.
        case paymentKind = "payment_kind"
        /// Nothing is known: to review.
        case none

        /// Whether a model may know better: where two names or a name and a common word stand in
        /// one label, a phrase sees one of them.
        var yieldsToModel: Bool {
            switch self {
            case .phrase, .paymentKind, .none: true
            case .userRule, .correction, .recorded, .model, .ownTransfer, .refund: false
            }
        }

        /// Whether the user said so.
        var isUsers: Bool {
            switch self {
            case .userRule, .correction: true
            case .recorded, .phrase, .model, .ownTransfer, .refund, .paymentKind, .none: false
            }
        }
    }

    /// The category.
    public let category: SpendingCategory
    /// What decided.
    public let ground: Ground
    /// The words that decided, folded; empty if none did.
    public let evidence: String
    /// The model's calibrated probability of the category, 0...1, where the model decided.
    public let confidence: Double?
    /// What the model would propose where it is not sure enough to decide.
    public let proposal: Proposal?

    /// A category that may be right.
    public struct Proposal: Hashable, Codable, Sendable {
        /// The category.
        public let category: SpendingCategory
        /// Its calibrated probability, 0...1.
        public let confidence: Double
    }

    init(
        category: SpendingCategory, ground: Ground, evidence: String, confidence: Double? = nil,
        proposal: Proposal? = nil
    ) {
        self.category = category
        self.ground = ground
        self.evidence = evidence
        self.confidence = confidence
        self.proposal = proposal
    }

    func proposing(_ guess: CategoryModel.Guess) -> CategoryDecision {
        CategoryDecision(
            category: category, ground: ground, evidence: evidence,
            proposal: Proposal(category: guess.category, confidence: guess.confidence))
    }

    /// Whether nothing in the label says what it is, so that someone should look.
    public var needsReview: Bool { ground == .none }
}

/// Category rules, in order: the user's own; then of the phrases a label holds the one furthest
/// left, the longest of those that begin together, words that banks use last; then how the money
/// moved; else it abstains.
public struct CategoryRules: Sendable {
    /// A rule of the user's own: labels that hold `text`, whatever its case and accents.
    public struct UserRule: Hashable, Codable, Sendable {
        /// What the label must hold, as whole words.
        public let text: String
        /// The category of such labels.
        public let category: SpendingCategory

        /// Creates a rule.
        public init(text: String, category: SpendingCategory) {
            self.text = text
            self.category = category
        }
    }

    private let userRules: [(folded: String, category: SpendingCategory)]

    /// Creates rules, the user's own first and in this order.
    public init(userRules: [UserRule] = []) {
        self.userRules = userRules.map { (" \(LabelText.fold($0.text)) ", $0.category) }
            .filter { $0.0 != "  " }
    }

    /// Whether one of the user's rules holds a figure, so that labels which differ in figures alone
    /// can fit different rules.
    var holdFigures: Bool {
        userRules.contains { $0.folded.utf8.contains { $0 &- UInt8(ascii: "0") < 10 } }
    }

    /// The user's own rules in their order, a text each.
    var written: [String] { userRules.map { "\($0.folded)=\($0.category.rawValue)" } }

    /// Decides by the first of the user's own rules that fits `label`; nil if none does.
    /// - Complexity: O(length of the label · rules).
    func userDecision(for label: String) -> CategoryDecision? {
        guard !userRules.isEmpty else { return nil }
        let text = " \(LabelText.fold(label)) "
        return userRules.first { text.contains($0.folded) }.map { rule in
            CategoryDecision(
                category: rule.category, ground: .userRule, evidence: Self.trimmed(rule.folded))
        }
    }

    /// Decides on a label whose money moved as `kind` says.
    /// - Complexity: O(length of the label · rules).
    public func decision(
        for label: String, kind: PaymentKind, isIncoming: Bool
    ) -> CategoryDecision {
        userDecision(for: label)
            ?? Self.builtInDecision(for: label, kind: kind, isIncoming: isIncoming)
    }

    /// Decides by what is known without the user: phrases, then how the money moved.
    /// - Complexity: O(length of the label).
    static func builtInDecision(
        for label: String, kind: PaymentKind, isIncoming: Bool
    ) -> CategoryDecision {
        let text = " \(LabelText.fold(label)) "
        var best: (phrase: Phrase, start: Int)?
        for match in index.matches(in: text) {
            let phrase = phrases[match.phrase]
            guard isAllowed(phrase.category, isIncoming: isIncoming, by: kind),
                !phrase.isName || !kind.isTransfer
            else { continue }
            let start = match.end - phrase.text.utf8.count
            if let current = best, !phrase.precedes(current.phrase, start, current.start) {
                continue
            }
            best = (phrase, start)
        }
        if let best {
            return CategoryDecision(
                category: best.phrase.category, ground: .phrase,
                evidence: trimmed(best.phrase.text))
        }
        return decision(byKind: kind, isIncoming: isIncoming)
    }

    private static func decision(byKind kind: PaymentKind, isIncoming: Bool) -> CategoryDecision {
        let category: SpendingCategory? =
            switch kind {
            case .transfer, .instantTransfer, .standingOrder, .cashWithdrawal, .cheque,
                .deferredCardTotal:
                isIncoming ? .income : .transfers
            case .loanPayment: isIncoming ? .income : .housing
            case .fee: .fees
            case .interest: isIncoming ? .income : .fees
            case .chequeDeposit, .cashDeposit: isIncoming ? .income : nil
            case .refund: isIncoming ? .other : nil
            case .card, .directDebit, .deferredCard, .unknown: nil
            }
        guard let category else {
            return CategoryDecision(
                category: isIncoming ? .income : .other, ground: .none, evidence: "")
        }
        return CategoryDecision(category: category, ground: .paymentKind, evidence: kind.rawValue)
    }

    /// Money in is income, one's own or given back; income is no kind of spending.
    static func isAllowed(
        _ category: SpendingCategory, isIncoming: Bool, by kind: PaymentKind = .unknown
    ) -> Bool {
        switch category {
        case .income: isIncoming
        case .transfers, .savings: true
        case .groceries, .restaurants, .transport, .housing, .utilities, .health, .shopping,
            .entertainment, .subscriptions, .travel, .education, .fees, .other:
            !isIncoming || kind == .refund
        }
    }

    private static func trimmed(_ text: String) -> String {
        text.split(separator: " ").joined(separator: " ")
    }

    private struct Phrase: Sendable {
        let text: String
        let category: SpendingCategory
        let isGeneric: Bool
        /// Whether it may be somebody's name, as it is where somebody is sent money.
        let isName: Bool

        /// Whether this says more than `other`: a name more than a word banks use, the one further
        /// left more than what follows it, the longer of two that begin together.
        func precedes(_ other: Phrase, _ start: Int, _ otherStart: Int) -> Bool {
            if isGeneric != other.isGeneric { return other.isGeneric }
            if start != otherStart { return start < otherStart }
            return text.utf8.count > other.text.utf8.count
        }
    }

    private static let phrases: [Phrase] = CategoryPhrases.table.flatMap { category, text in
        text.split(separator: "|").map { written in
            let isBeginning = written.last == "*"
            let folded = LabelText.fold(String(written))
            return Phrase(
                text: isBeginning ? " \(folded)" : " \(folded) ", category: category,
                isGeneric: category == .transfers || category == .other,
                isName: CategoryPhrases.names.contains(folded))
        }
    }

    private static let index = PhraseIndex(phrases.map(\.text))
}
