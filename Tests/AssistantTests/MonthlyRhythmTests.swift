import Primitives
import Testing
import Understanding

/// Rhythms by the days of a month, read by the model that ships; it is Friday, 20 November 2026.
struct MonthlyRhythmTests {
    @Test(arguments: [
        ("verse 60 à Karim tous les 10 et 25", "FREQ=MONTHLY;BYMONTHDAY=10,25"),
        ("verse 60 tous les 10 et 25 à Karim", "FREQ=MONTHLY;BYMONTHDAY=10,25"),
        ("programme un virement de 60 à Karim chaque 1er et 15", "FREQ=MONTHLY;BYMONTHDAY=1,15"),
        ("envoie 60 à Marie tous les 15 et 30 du mois", "FREQ=MONTHLY;BYMONTHDAY=15,30"),
        ("verse 60 euros à Karim chaque 10 et 25 du mois", "FREQ=MONTHLY;BYMONTHDAY=10,25"),
        ("verse 60 à Karim tous les 10, 20 et 30 du mois", "FREQ=MONTHLY;BYMONTHDAY=10,20,30"),
        ("envoie 60 à Karim tous les dix et vingt-cinq du mois", "FREQ=MONTHLY;BYMONTHDAY=10,25"),
        ("send 60 to Emma every 1st and 15th", "FREQ=MONTHLY;BYMONTHDAY=1,15"),
        ("send 60 to Emma every 1st, 10th and 20th", "FREQ=MONTHLY;BYMONTHDAY=1,10,20"),
        ("send 60 to Emma every 1st and 15th of the month", "FREQ=MONTHLY;BYMONTHDAY=1,15"),
        ("verse 60 à Karim le 1er et le 15 de chaque mois", "FREQ=MONTHLY;BYMONTHDAY=1,15"),
        ("verse 60 à Karim tous les 10", "FREQ=MONTHLY;BYMONTHDAY=10"),
        ("envoie 60 à Marie chaque 1er lundi du mois", "FREQ=MONTHLY;BYDAY=1MO"),
        ("envoie 60 à Marie tous les premiers lundis du mois", "FREQ=MONTHLY;BYDAY=1MO"),
        ("envoie 60 à Marie chaque 2e mardi du mois", "FREQ=MONTHLY;BYDAY=2TU"),
        ("send 60 to Marie every 1st Monday of the month", "FREQ=MONTHLY;BYDAY=1MO"),
    ])
    func theDaysOfAMonthAreOneRhythm(text: String, rule: String) throws {
        let turn = try Self.turn(text)
        #expect(turn.values(of: .frequency).map(\.canonicalString) == [rule])
        #expect(turn.values(of: .amount).compactMap(\.units) == ["60.00"])
        #expect(turn.values(of: .date).isEmpty)
    }

    @Test(arguments: [
        "verse 60 à Karim tous les 10 et 25 à Marie", "send 60 to Emma every 1st and 25 to Paul",
        "verse 60 à Karim tous les 10 et 25 euros à Marie",
    ])
    func theAmountOfAnotherIsNoDay(text: String) throws {
        let amounts = try Self.turn(text).values(of: .amount).compactMap(\.units)
        #expect(amounts == ["60.00", "25.00"])
    }

    private static func turn(_ text: String) throws -> Interpretation {
        try Interpreter.shared.get().interpretation(of: text, in: .init(today: Day(number: 20_777)))
    }
}

extension SlotValue {
    /// The figures of an amount, whatever its currency.
    fileprivate var units: String? {
        canonicalString.split(separator: " ").first.map(String.init)
    }
}
