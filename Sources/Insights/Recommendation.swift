internal import Forecasting
public import Primitives
internal import Statements

/// Something to do that saves money.
public struct Recommendation: Hashable, Sendable {
    /// What it is about.
    public enum Subject: Hashable, Sendable {
        /// A subscription that could be cancelled.
        case subscription(name: String)
        /// Several subscriptions for the same use; all but the dearest could go.
        case overlap(names: [String])
        /// A payment whose price rose.
        case priceRise(name: String, before: Money, after: Money)
        /// What the bank charges.
        case fees(count: Int)
        /// A payment that may have been charged twice.
        case duplicate(name: String, day: Day)
        /// Spending that is free to choose, above the person's own good months.
        case category(SpendingCategory, budget: Money)
    }

    /// An identifier that the same recommendation has in every report.
    public let id: String
    /// What it is about.
    public let subject: Subject
    /// What a year of it saves.
    public let saving: Money
    /// How sure it is that this saves it, in 0...1.
    public let certainty: Double
    /// The transactions behind it by identifier.
    public let evidence: [String]

    /// Saving times certainty: what it is ranked by.
    public var expectedSaving: Double { saving.estimate * certainty }
}

extension SpendingAnalysis {
    /// What would save money, by saving times certainty, the most first.
    /// - Complexity: O(*n* log *n*).
    public var recommendations: [Recommendation] {
        (subscriptionAdvice + priceAdvice + feeAdvice + duplicateAdvice + categoryAdvice)
            .filter { $0.saving.estimate >= 1 }
            .sorted { ($1.expectedSaving, $0.id) < ($0.expectedSaving, $1.id) }
    }

    private var subscriptionAdvice: [Recommendation] {
        let subscriptions = recurring.filter {
            $0.amount.minorUnits < 0 && $0.category == .subscriptions
        }
        var advice = subscriptions.map { payment in
            Recommendation(
                id: StableName.of("advice", "subscription", payment.id),
                subject: .subscription(name: payment.name), saving: payment.yearlyAmount,
                certainty: payment.certainty * 0.4, evidence: payment.transactions)
        }
        for use in SubscriptionUse.allCases {
            let same = subscriptions.filter { use.covers($0.name) }
                .sorted {
                    ($1.yearlyAmount.minorUnits, $0.id) < ($0.yearlyAmount.minorUnits, $1.id)
                }
            guard same.count >= 2 else { continue }
            advice.append(
                Recommendation(
                    id: StableName.of("advice", "overlap", use.rawValue),
                    subject: .overlap(names: same.map(\.name)),
                    saving: money(same.dropFirst().reduce(0) { $0 + $1.yearlyAmount.estimate }),
                    certainty: 0.5, evidence: same.flatMap(\.transactions)))
        }
        return advice
    }

    private var priceAdvice: [Recommendation] {
        let since = (period.end ?? Day(number: 0)).adding(days: -365)
        return recurring.compactMap { payment in
            guard payment.amount.minorUnits < 0, let change = payment.priceChange,
                change.day >= since,
                change.after.estimate < change.before.estimate * 1.02,
                let before = try? change.before.negated(),
                let after = try? change.after.negated()
            else { return nil }
            let share = 1 - before.estimate / after.estimate
            return Recommendation(
                id: StableName.of("advice", "price", payment.id),
                subject: .priceRise(name: payment.name, before: before, after: after),
                saving: money(payment.yearlyAmount.estimate * share),
                certainty: payment.certainty * 0.5, evidence: payment.transactions)
        }
    }

    private var feeAdvice: [Recommendation] {
        let fees = lastYear(.fees)
        guard !fees.isEmpty else { return [] }
        return [
            Recommendation(
                id: StableName.of("advice", "fees"), subject: .fees(count: fees.count),
                saving: money(fees.reduce(0) { $0 - $1.transaction.amount.estimate }),
                certainty: 0.6, evidence: fees.map(\.transaction.id))
        ]
    }

    private var duplicateAdvice: [Recommendation] {
        let since = (period.end ?? Day(number: 0)).adding(days: -90)
        return duplicates.filter { $0.second.day >= since }.compactMap { charge in
            guard let amount = try? charge.second.amount.negated() else { return nil }
            return Recommendation(
                id: StableName.of("advice", "duplicate", charge.second.id),
                subject: .duplicate(name: charge.name, day: charge.second.day), saving: amount,
                certainty: 0.5, evidence: [charge.first.id, charge.second.id])
        }
    }

    /// Chosen spending: a month at the quartile of the person's own months instead of the mean.
    private var categoryAdvice: [Recommendation] {
        let complete = Array(completeMonths.suffix(12))
        return categories.filter(\.category.isChosen).compactMap { figures in
            guard let target = CategoryTarget(figures.category, in: complete) else { return nil }
            return Recommendation(
                id: StableName.of("advice", "category", figures.category.rawValue),
                subject: .category(figures.category, budget: target.budget),
                saving: money(12 * max(0, target.mean - target.budget.estimate)), certainty: 0.3,
                evidence: lastYear(figures.category).map(\.transaction.id))
        }
    }
}

/// What subscriptions are for: two for one use may be one too many.
private enum SubscriptionUse: String, CaseIterable {
    case films, music, news, storage

    func covers(_ name: String) -> Bool {
        let words: [String] =
            switch self {
            case .films:
                ["netflix", "disney", "prime video", "canal", "paramount", "now tv", "hbo", "ocs"]
            case .music: ["spotify", "deezer", "tidal", "qobuz", "apple music", "youtube music"]
            case .news: ["monde", "figaro", "mediapart", "guardian", "times", "economist"]
            case .storage: ["icloud", "google one", "dropbox", "onedrive"]
            }
        let folded = LabelText.fold(name)
        return words.contains { folded.contains($0) }
    }
}

extension SpendingCategory {
    /// Whether a person can easily choose to spend less on it.
    var isChosen: Bool {
        switch self {
        case .restaurants, .shopping, .entertainment, .travel: true
        case .groceries, .transport, .housing, .utilities, .health, .subscriptions, .education,
            .fees, .income, .transfers, .savings, .other:
            false
        }
    }
}
