/// A kind of spending or income. Raw values are labels on disk.
public enum SpendingCategory: String, CaseIterable, Codable, Hashable, Sendable {
    case groceries, restaurants, transport, housing, utilities, health, shopping, entertainment
    case subscriptions, travel, education, fees, income, transfers, savings, other
}
