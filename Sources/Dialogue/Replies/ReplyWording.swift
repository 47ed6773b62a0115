internal import Primitives
internal import Understanding

/// What the catalogues say alike, but for how each language writes an amount, a day and a kind of
/// spending.
protocol ReplyWording: ReplyCatalogue {
    func money(_ money: Money) -> String
    func date(_ day: Day) -> String
    func word(for category: SpendingCategory) -> String
}

extension EnglishReplies: ReplyWording {}
extension FrenchReplies: ReplyWording {}

extension ReplyWording {
    /// "Anne, Paul et Zoé".
    func list(_ names: [String], _ conjunction: String) -> String {
        guard let last = names.last, names.count > 1 else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }

    /// Words with a space before them; nothing for none.
    func spaced(_ words: String?) -> String {
        words.flatMap { $0.isEmpty ? nil : " \($0)" } ?? ""
    }

    func line(_ line: TransactionLine) -> String {
        "\(date(line.day)) · \(line.counterparty) · \(money(line.amount))"
    }

    func line(_ payment: UpcomingPayment) -> String {
        "• \(date(payment.day)) · \(payment.name) · \(money(payment.amount))"
    }

    /// An option, its amount written as the language does.
    func label(_ option: Choice.Option, of slot: Slot) -> String {
        if slot == .category, let category = SpendingCategory(rawValue: option.id) {
            return word(for: category)
        }
        guard let money = option.money else { return option.label }
        return option.label.split(separator: " · ").map {
            $0 == money.canonicalString ? self.money(money) : String($0)
        }.joined(separator: " · ")
    }
}
