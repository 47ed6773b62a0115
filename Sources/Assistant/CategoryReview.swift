internal import Classification
public import Insights
public import Primitives
internal import Statements
public import Wallet

/// What is to review among a wallet's or some statements' transactions, as `yani categorize` shows
/// it.
public struct CategoryReview: Sendable {
    /// The merchants to review.
    public let list: ReviewList
    /// How many transactions there are.
    public let transactionCount: Int
    /// How many of them have a category.
    public let decidedCount: Int
    /// The rows of files that were not read.
    public let rejected: [Rejected]

    /// A row that was not read.
    public struct Rejected: Sendable {
        /// The path of its file.
        public let file: String
        /// `line N: reason`.
        public let row: String
    }

    /// Reviews a wallet's transactions, those in the currency most of them are in, as sorted with
    /// `model`.
    /// - Throws: `ReportMaking.Failure`.
    public init(
        of wallet: WalletStore, model: CategoryModel? = CategorySorting.bundledModel
    ) throws(ReportMaking.Failure) {
        do {
            let content = try CategorySorting.content(of: wallet)
            try self.init(
                content.transactions, try CategorySorting.categorizer(of: wallet, model: model),
                recorded: content.recorded)
        } catch let error as WalletError {
            throw .wallet(error)
        } catch let failure as ReportMaking.Failure {
            throw failure
        } catch {
            throw .nothing(place: nil)
        }
    }

    /// Reviews the statements at `paths`, transactions they share counted once.
    /// - Parameters:
    ///   - reading: what is said of the statements; what it leaves open is recognised.
    ///   - language: what is wrong with a file or a row of it is said in it.
    /// - Throws: `ReportMaking.Failure`.
    public init(
        files paths: [String], categorizer: Categorizer, reading: ImportProfile = ImportProfile(),
        language: Language = .english
    ) throws(ReportMaking.Failure) {
        var rejected: [Rejected] = []
        let transactions = try StatementFiles.transactions(
            at: paths, options: reading.readingOptions, in: language
        ) { statement, path in
            let rows = StatementImport.lines(
                statement.rejected, of: statement.rejectedCount, in: language)
            rejected += rows.map { Rejected(file: path, row: $0) }
        }
        try self.init(
            transactions, categorizer, recorded: [:], rejected: rejected,
            place: paths.joined(separator: ", "))
    }

    private init(
        _ transactions: [BankTransaction], _ categorizer: Categorizer,
        recorded: [String: SpendingCategory], rejected: [Rejected] = [], place: String? = nil
    ) throws(ReportMaking.Failure) {
        let groups = Dictionary(grouping: transactions, by: \.amount.currency)
        guard
            let (currency, own) = groups.max(by: {
                ($0.value.count, $1.key.code) < ($1.value.count, $0.key.code)
            })
        else { throw .nothing(place: place) }
        self.rejected = rejected
        let entries = categorizer.analysed(own, recorded: recorded)
        do {
            list = try ReviewList(of: entries, currency: currency)
        } catch {
            throw .analysis(.overflow)
        }
        transactionCount = entries.count
        decidedCount = entries.count { !$0.decision.needsReview }
    }

    /// The review as a line of JSON.
    public var json: String {
        JSONLine.text([
            "transactions": transactionCount, "decided": decidedCount,
            "to_review": transactionCount - decidedCount,
            "unsorted": list.total.canonicalString,
            "settled_by_questions": (list.settledShare * 1_000).rounded() / 1_000,
            "questions": list.questions.map(Self.object),
            "merchants": list.items.map(Self.object),
        ])
    }

    private static func object(_ item: ReviewList.Item) -> [String: Any] {
        [
            "merchant": item.name, "label": item.label, "total": item.total.canonicalString,
            "count": item.transactions.count, "transactions": item.transactions,
            "proposal": item.proposal?.category.rawValue ?? JSONLine.null,
            "confidence": item.proposal.map { JSONLine.rounded($0.confidence) } ?? JSONLine.null,
        ]
    }
}

/// Why a label would be in its category.
public struct CategoryExplanation: Sendable {
    /// The label, as it was given.
    public let label: String
    /// What decides, and on what ground.
    public let decision: CategoryDecision
    /// The n-grams that speak for and against the category, the strongest first, with what each
    /// adds to its logit; empty without a model.
    public let contributions: [(feature: String, value: Double)]

    /// Explains `label` on a payment of `amount` on `day`.
    public init(of label: String, amount: Money, day: Day, by categorizer: Categorizer) {
        let transaction = BankTransaction(day: day, amount: amount, label: label, id: label)
        let decision = categorizer.decision(on: transaction)
        self.label = label
        self.decision = decision
        let category = decision.proposal?.category ?? decision.category
        let parts = categorizer.explanation(of: transaction, category: category)?.contributions
        contributions = (parts ?? []).filter { abs($0.value) > 0.01 }.prefix(12).map {
            ($0.features.joined(separator: " = "), $0.value)
        }
    }

    /// The explanation as a line of JSON.
    public var json: String {
        JSONLine.text([
            "label": label, "category": decision.category.rawValue,
            "ground": decision.ground.rawValue, "evidence": decision.evidence,
            "to_review": decision.needsReview,
            "confidence": decision.confidence.map { JSONLine.rounded($0) } ?? JSONLine.null,
            "proposal": decision.proposal?.category.rawValue ?? JSONLine.null,
            "proposal_confidence": decision.proposal.map {
                JSONLine.rounded($0.confidence)
            } ?? JSONLine.null,
            "features": contributions.map {
                ["feature": $0.feature, "value": JSONLine.rounded($0.value)]
                    as [String: Any]
            },
        ])
    }
}
