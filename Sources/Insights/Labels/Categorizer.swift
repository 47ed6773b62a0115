public import Classification
public import Primitives
public import Statements

/// Decides categories, the same way for the report, the chat and the wallet: the user's rules in
/// their order, then their corrections of a merchant, then the model with what corrections taught
/// it where it is sure enough, then the built-in phrases, then how the money moved; else the
/// payment is to review.
public struct Categorizer: Sendable {
    /// What the user said of a merchant.
    public struct Correction: Hashable, Sendable {
        /// A label or name, as it was written.
        public let label: String
        /// Its category.
        public let category: SpendingCategory

        /// Creates a correction.
        public init(label: String, category: SpendingCategory) {
            self.label = label
            self.category = category
        }
    }

    /// The rules.
    public let rules: CategoryRules
    /// The model; nil where only rules decide.
    public let model: CategoryModel?
    /// What tells it from categorizers that may decide otherwise: a hash, in hexadecimal digits, of
    /// the user's rules, their corrections and the model, the same in every process.
    public let fingerprint: String
    private let corrected: [String: SpendingCategory]
    private let memory: CorrectionMemory

    /// Creates a categorizer; of two corrections of one merchant the later holds.
    public init(
        rules: CategoryRules = CategoryRules(), corrections: [Correction] = [],
        model: CategoryModel? = nil
    ) {
        self.rules = rules
        self.model = model
        let said =
            rules.written + corrections.map { "\($0.label):\($0.category.rawValue)" }
            + [model.map { String($0.checksum) } ?? ""]
        fingerprint = String(FNV1a.hash64(said.joined(separator: "\n").utf8), radix: 16)
        var corrected: [String: SpendingCategory] = [:]
        var words: [String: (String, PaymentKind)] = [:]
        for correction in corrections {
            let label = BankLabel(correction.label, booked: Day(number: 0))
            let key = LabelReading.key(of: label.merchant)
            corrected[key] = correction.category
            words[key] = (label.words, label.kind)
        }
        var memory = CorrectionMemory()
        if let model {
            for (key, category) in corrected.sorted(by: { $0.key < $1.key }) {
                guard let (words, kind) = words[key] else { continue }
                // The middle of the month, a middling amount: neither says anything.
                let features = CategoryFeatures(
                    words: words, kind: kind, amount: category == .income ? 100 : -100,
                    dayOfMonth: 15)
                memory.add(model.vector(of: features), category)
            }
        }
        self.corrected = corrected
        self.memory = memory
    }

    /// The category the user gave the merchant whose folded name is `key`.
    func correction(
        of key: String, isIncoming: Bool, by kind: PaymentKind
    ) -> SpendingCategory? {
        guard let category = corrected[key],
            CategoryRules.isAllowed(category, isIncoming: isIncoming, by: kind)
        else { return nil }
        return category
    }

    func makeScorer() -> CategoryScorer? { model?.makeScorer(memory: memory) }
}

extension Categorizer {
    /// Reads the labels of `transactions`, the oldest first, decides their categories, and marks
    /// what merchants gave back and transfers between the user's accounts.
    ///
    /// - Parameters:
    ///   - ownAccounts: numbers and names of the user's accounts besides those the transactions
    ///     are of.
    ///   - recorded: categories recorded with the payments themselves, by identifier; they yield
    ///     to the user's rules and corrections alone.
    /// - Complexity: O(*n* log *n*).
    public func analysed(
        _ transactions: [BankTransaction], ownAccounts: [String] = [],
        recorded: [String: SpendingCategory] = [:]
    ) -> [AnalysedTransaction] {
        var bills = CardBills()
        for transaction in transactions { bills.take(transaction) }
        var reader = LabelReader(categorizer: self, cards: bills.cards)
        var refunds = RefundSearch()
        var entries = transactions.map { transaction in
            var entry = reader.analysed(transaction, recorded: recorded[transaction.id])
            refunds.mark(&entry)
            return entry
        }
        OwnTransfer.mark(in: &entries, ownAccounts: ownAccounts)
        return entries
    }

    /// Decides on one transaction.
    public func decision(on transaction: BankTransaction) -> CategoryDecision {
        var reader = LabelReader(categorizer: self)
        return reader.analysed(transaction, recorded: nil).decision
    }

    /// What each n-gram of a transaction's label adds to the model's logit of `category`; nil
    /// without a model.
    public func explanation(
        of transaction: BankTransaction, category: SpendingCategory
    ) -> Explanation? {
        var reader = LabelReader(categorizer: self)
        let reading = reader.analysed(transaction, recorded: nil).label
        return model?.explanation(
            of: CategoryFeatures(
                words: reading.words, kind: reading.kind, amount: transaction.amount,
                day: transaction.day), category: category)
    }
}
