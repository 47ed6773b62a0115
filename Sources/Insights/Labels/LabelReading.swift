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
    let incoming: CategoryDecision
    let outgoing: CategoryDecision

    init(_ label: String, counterparty: String?, booked day: Day, rules: CategoryRules) {
        let parsed = BankLabel(label, booked: day)
        let other = counterparty.flatMap { $0.isEmpty || $0 == label ? nil : $0 }
        kind = parsed.kind
        town = parsed.town
        name = other.map { BankLabel($0, booked: day).merchant } ?? parsed.merchant
        nameKey = LabelText.fold(name).split(separator: " ").filter { word in
            !word.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
        }.joined(separator: " ")
        let text = other.map { "\($0) \(label)" } ?? label
        incoming = rules.decision(for: text, kind: kind, isIncoming: true)
        outgoing = rules.decision(for: text, kind: kind, isIncoming: false)
    }

    static func kind(of label: String) -> PaymentKind {
        BankLabel(label, booked: Day(number: 0)).kind
    }
}

/// Reads labels, each shape once.
struct LabelReader {
    private let rules: CategoryRules
    private var known: [String: LabelReading] = [:]

    init(rules: CategoryRules) {
        self.rules = rules
    }

    mutating func reading(of transaction: BankTransaction) -> LabelReading {
        var shape = LabelText.shape(of: transaction.label)
        if let counterparty = transaction.counterparty {
            shape += "\u{1F}" + LabelText.shape(of: counterparty)
        }
        if let reading = known[shape] { return reading }
        let reading = LabelReading(
            transaction.label, counterparty: transaction.counterparty, booked: transaction.day,
            rules: rules)
        // A name with figures in it is no other's of the same shape.
        if !reading.name.utf8.contains(where: { $0 &- UInt8(ascii: "0") < 10 }) {
            known[shape] = reading
        }
        return reading
    }
}

/// A transaction with what its label says.
public struct AnalysedTransaction: Sendable {
    /// The transaction.
    public let transaction: BankTransaction
    /// What its label says.
    public let label: LabelReading

    /// Why it is in its category.
    public var decision: CategoryDecision {
        transaction.amount.minorUnits > 0 ? label.incoming : label.outgoing
    }

    /// The category.
    public var kind: SpendingCategory { decision.category }
    /// The merchant or person.
    public var name: String { label.name }
    var nameKey: String { label.nameKey }
}
