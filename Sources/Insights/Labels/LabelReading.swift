internal import Foundation
public import Primitives
public import Statements

/// What a label says whatever its numbers: shared by all labels of one shape.
public final class LabelReading: Sendable {
    /// How the money moved.
    public let kind: PaymentKind
    /// The merchant or person, as written.
    public let name: String
    /// The town, as written.
    public let town: String?
    /// The name folded, the same for every way of writing it.
    public let nameKey: String
    /// Who gave the money back, where the label says so of money in.
    let giver: Giver?
    /// What the label says of accounts, where it says nothing else.
    let accountWords: AccountWords
    /// Whether it is that of a payment of a card's bill as only the issuer words it.
    let isCardPaid: Bool
    /// Whether it is what a payment provider calls money that it draws from the user's bank, or
    /// sends there.
    let isProviders: Bool
    /// Whether it has a word for interest.
    let tellsInterest: Bool
    /// The label's own words, folded.
    let words: String
    let incoming: CategoryDecision
    let outgoing: CategoryDecision

    /// A merchant that gave money back.
    struct Giver: Sendable {
        /// Its name as written, without the word for giving back.
        let name: String
        /// The name folded, the same as that of a payment to it.
        let key: String
    }

    init(
        _ marked: String, counterparty: String?, booked day: Day, categorizer: Categorizer
    ) {
        let label = String(BatchMark.removed(from: marked))
        let parsed = BankLabel(label, booked: day)
        let other = counterparty.flatMap { $0.isEmpty || $0 == marked ? nil : $0 }
        kind = parsed.kind
        town = parsed.town
        let party = other.map { BankLabel($0, booked: day) }
        name = party?.merchant ?? parsed.merchant
        nameKey = Self.key(of: name)
        words = party.map { "\($0.words) \(parsed.words)" } ?? parsed.words
        let text = other.map { "\($0) \(label)" } ?? label
        accountWords = AccountWords(text)
        isCardPaid = CardStatement.isThanked(marked)
        isProviders = ProviderWords.areAll(of: text)
        tellsInterest =
            kind == .interest
            || words.split(separator: " ").contains {
                $0.hasPrefix("interet") || $0.hasPrefix("interest")
            }
        giver = Self.giver(label, other, booked: day, by: parsed.kind, named: name)
        incoming = categorizer.decision(
            for: text, key: giver?.key ?? nameKey, kind: giver == nil ? kind : .refund,
            isIncoming: true)
        outgoing = categorizer.decision(for: text, key: nameKey, kind: kind, isIncoming: false)
    }

    /// Who gives money back where the bank's opening words or another word of the label say so.
    private static func giver(
        _ label: String, _ counterparty: String?, booked day: Day, by kind: PaymentKind,
        named name: String
    ) -> Giver? {
        guard kind.canGiveBack else { return nil }
        if kind == .refund { return Giver(name: name, key: key(of: name)) }
        let rests = (GivenBack.rest(of: label), counterparty.flatMap(GivenBack.rest))
        guard rests.0 != nil || rests.1 != nil else { return nil }
        let named = BankLabel(rests.1 ?? counterparty ?? rests.0 ?? label, booked: day).merchant
        return Giver(name: named, key: key(of: named))
    }

    /// A name folded, without the words that are numbers.
    static func key(of name: String) -> String {
        LabelText.fold(name).split(separator: " ").filter { word in
            !word.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
        }.joined(separator: " ")
    }
}

extension Categorizer {
    /// What rules, corrections and phrases say, and how the money moved where they say nothing.
    fileprivate func decision(
        for text: String, key: String, kind: PaymentKind, isIncoming: Bool
    ) -> CategoryDecision {
        if let decision = rules.userDecision(for: text) { return decision }
        if let category = correction(of: key, isIncoming: isIncoming, by: kind) {
            return CategoryDecision(category: category, ground: .correction, evidence: key)
        }
        return CategoryRules.builtInDecision(for: text, kind: kind, isIncoming: isIncoming)
    }
}

/// Reads labels, each shape once.
struct LabelReader {
    private let categorizer: Categorizer
    private var scorer: CategoryScorer?
    private var known: [String: LabelReading] = [:]
    /// The shapes kept; beyond them all are read anew.
    private static let mostKnown = 1 << 14
    /// Whether labels that differ in figures alone can be sorted otherwise.
    private let tellsFiguresApart: Bool
    /// The accounts that are cards.
    private let cards: Set<String?>

    init(categorizer: Categorizer, cards: Set<String?> = []) {
        self.cards = cards
        self.categorizer = categorizer
        tellsFiguresApart = categorizer.rules.holdFigures
        scorer = categorizer.makeScorer()
    }

    /// - Parameter recorded: the category recorded with the payment itself; where none was, the one
    ///   that its statement gives.
    mutating func analysed(
        _ transaction: BankTransaction, recorded: SpendingCategory?
    ) -> AnalysedTransaction {
        let reading = reading(of: transaction)
        var decision = decision(on: transaction, reading)
        if let known = recorded ?? transaction.category, !decision.ground.isUsers {
            decision = CategoryDecision(category: known, ground: .recorded, evidence: "")
        }
        var entry = AnalysedTransaction(
            transaction: transaction, label: reading, decision: decision, recorded: recorded)
        if recorded == nil, isOwn(entry) { entry.mark(OwnTransfer(counterpart: nil)) }
        return entry
    }

    /// Whether the money was the user's own before, whether the other account is there or not:
    /// nobody earns from their card or by taking back what they put aside.
    private func isOwn(_ entry: AnalysedTransaction) -> Bool {
        let isIncoming = entry.transaction.amount.isPositive
        if isIncoming, entry.kind == .savings { return !entry.label.tellsInterest }
        guard !entry.decision.ground.isUsers else { return false }
        return entry.label.isProviders || isIncoming && paysCard(entry)
    }

    private func paysCard(_ entry: AnalysedTransaction) -> Bool {
        entry.label.isCardPaid
            || cards.contains(entry.transaction.account)
                && CardBills.isBarePayment(entry.transaction)
    }

    private mutating func reading(of transaction: BankTransaction) -> LabelReading {
        var shape = shape(of: transaction.label)
        if let counterparty = transaction.counterparty {
            shape += "\u{1F}" + self.shape(of: counterparty)
        }
        if let reading = known[shape] { return reading }
        let reading = LabelReading(
            transaction.label, counterparty: transaction.counterparty, booked: transaction.day,
            categorizer: categorizer)
        // A name with figures in it is no other's of the same shape.
        if !reading.name.utf8.contains(where: { $0 &- UInt8(ascii: "0") < 10 }) {
            if known.count >= Self.mostKnown { known.removeAll(keepingCapacity: true) }
            known[shape] = reading
        }
        return reading
    }

    /// What all labels share that are read alike.
    private func shape(of label: String) -> String {
        tellsFiguresApart ? label : LabelText.shape(of: label)
    }

    /// The label's own decision, or the model's where it is sure enough and the user said nothing.
    private mutating func decision(
        on transaction: BankTransaction, _ reading: LabelReading
    ) -> CategoryDecision {
        let isIncoming = transaction.amount.minorUnits > 0
        let decision = isIncoming ? reading.incoming : reading.outgoing
        guard decision.ground.yieldsToModel, reading.kind.leavesCategoryOpen, scorer != nil,
            !reading.words.isEmpty, !isIncoming || reading.giver == nil,
            // The model knows money in as income alone.
            !isIncoming || decision.category != .savings
        else { return decision }
        let features = CategoryFeatures(
            words: reading.words, kind: reading.kind, amount: transaction.amount,
            day: transaction.day)
        guard let guess = scorer?.guess(features) else { return decision }
        // Whoever is sent money is called like a shop rather than one.
        let isName =
            reading.kind.isTransfer && guess.category.isPaidAtTill
            && guess.category != decision.category
        guard let threshold = categorizer.model?.threshold, guess.confidence >= threshold,
            !isName
        else { return decision.proposing(guess) }
        if decision.ground != .none, guess.category == decision.category { return decision }
        return CategoryDecision(
            category: guess.category, ground: .model,
            evidence: scorer?.evidence(features, for: guess.category) ?? "",
            confidence: guess.confidence)
    }
}

extension PaymentKind {
    /// Whether a payment of this kind can be for anything, so that only its name says for what.
    fileprivate var leavesCategoryOpen: Bool {
        switch self {
        case .card, .directDebit, .transfer, .instantTransfer, .standingOrder, .deferredCard,
            .unknown:
            true
        case .cashWithdrawal, .cheque, .chequeDeposit, .cashDeposit, .loanPayment, .fee, .interest,
            .refund, .deferredCardTotal:
            false
        }
    }
}

extension SpendingCategory {
    /// Whether it is bought in shops and the like, where no account's number is asked for.
    fileprivate var isPaidAtTill: Bool {
        switch self {
        case .groceries, .restaurants, .shopping: true
        case .transport, .housing, .utilities, .health, .entertainment, .subscriptions, .travel,
            .education, .fees, .income, .transfers, .savings, .other:
            false
        }
    }
}

/// A transaction with what its label says.
public struct AnalysedTransaction: Sendable {
    /// The transaction.
    public let transaction: BankTransaction
    /// What its label says.
    public let label: LabelReading
    /// Why it is in its category.
    public internal(set) var decision: CategoryDecision
    /// The other leg, where the money only went from one of the user's accounts to another.
    public internal(set) var ownTransfer: OwnTransfer?
    /// Whether a merchant gave back what was paid: less spending in the category, no income.
    public internal(set) var isRefund = false
    /// The category recorded with the payment itself, if any was.
    public let recorded: SpendingCategory?

    init(
        transaction: BankTransaction, label: LabelReading, decision: CategoryDecision,
        recorded: SpendingCategory?
    ) {
        self.recorded = recorded
        self.transaction = transaction
        self.label = label
        self.decision = decision
    }

    /// The category.
    public var kind: SpendingCategory { decision.category }
    /// The merchant or person.
    public var name: String { giver?.name ?? label.name }
    var nameKey: String { giver?.key ?? label.nameKey }
    /// Who gave the money back, where the label says so.
    var giver: LabelReading.Giver? { transaction.amount.isPositive ? label.giver : nil }
}
