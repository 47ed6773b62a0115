internal import Primitives
internal import TextProcessing

/// Reads amounts of money, percentages, ordinals and bare numbers.
struct AmountReader {
    private let words: Words
    private let numbers: NumberReader
    private let money: MoneyReader
    private let ordinals: OrdinalReader
    private let dimensions: Set<EntityDimension>

    init(_ numbers: NumberReader, context: EntityContext) {
        words = numbers.words
        self.numbers = numbers
        money = MoneyReader(numbers)
        ordinals = OrdinalReader(numbers)
        dimensions = context.dimensions
    }

    /// Adds the amount of money at `index`.
    func readMoney(at index: Int, into candidates: inout [Candidate]) {
        guard dimensions.contains(.money), let amount = money.money(at: index) else { return }
        candidates.append(Candidate(value: amount.value, end: amount.end, rule: "<money>"))
    }

    /// Adds the ordinal, the percentage and the number at `index`.
    func readNumbers(at index: Int, into candidates: inout [Candidate]) {
        func add(_ value: EntityValue, _ end: Int, _ rule: String) {
            guard dimensions.contains(value.dimension) else { return }
            candidates.append(Candidate(value: value, end: end, rule: rule))
        }
        if let ordinal = ordinals.ordinal(at: index) {
            add(.ordinal(ordinal.value), ordinal.end, "<nth>")
        }
        guard let number = numbers.number(at: index) else { return }
        if words[number.end] == "%" || words[number.end] == "percent" {
            add(.percentage(number.value), number.end + 1, "<n> %|percent")
        }
        if words[number.end] == "pour", words[number.end + 1] == "cent" {
            add(.percentage(number.value), number.end + 2, "<n> pour cent")
        }
        if !number.isLoneOne { add(.number(number.value), number.end, "<n>") }
    }
}
