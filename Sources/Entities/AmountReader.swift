internal import Primitives
internal import TextProcessing

/// Reads amounts of money, percentages, ordinals, durations and bare numbers.
struct AmountReader {
    private let numbers: NumberReader
    private let money: MoneyReader
    private let ordinals: OrdinalReader
    private let durations: DurationReader
    private let dimensions: Dimensions
    private let joinsRanges: Bool
    private let readsBareNumbers: Bool

    /// The dimensions read here, as bits: they are asked for at every word.
    private struct Dimensions: OptionSet {
        let rawValue: UInt8
        static let money = Dimensions(rawValue: 1)
        static let duration = Dimensions(rawValue: 2)
        static let ordinal = Dimensions(rawValue: 4)
        static let percentage = Dimensions(rawValue: 8)
        static let numeral = Dimensions(rawValue: 16)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(_ dimensions: Set<EntityDimension>) {
            self = []
            // To go through them all hashes none.
            for dimension in dimensions {
                switch dimension {
                case .money: insert(.money)
                case .duration: insert(.duration)
                case .ordinal: insert(.ordinal)
                case .percentage: insert(.percentage)
                case .numeral: insert(.numeral)
                case .time, .frequency, .iban, .address, .phone, .card: break
                }
            }
        }
    }

    private var words: Words { numbers.words }

    init(_ numbers: NumberReader, context: EntityContext) {
        self.numbers = numbers
        money = MoneyReader(numbers, currencies: context.currencies)
        ordinals = OrdinalReader(numbers)
        durations = DurationReader(numbers)
        dimensions = Dimensions(context.dimensions)
        joinsRanges = context.joinsRanges
        readsBareNumbers = context.readsBareNumbers
    }

    /// Adds the amounts of money at `index`.
    func readMoney(at index: Int, into candidates: inout [Candidate]) {
        guard dimensions.contains(.money), !money.isSurelyNone(at: index) else { return }
        let amount = money.money(at: index)
        if joinsRanges, let range = money.range(at: index, beginningWith: amount) {
            candidates.append(
                Candidate(
                    value: .moneyRange(range.range), end: range.end, doubts: range.doubts,
                    rule: "<money> to <money>"))
        }
        if let amount {
            candidates.append(
                Candidate(
                    value: amount.isTooLarge ? .tooLarge(.money) : .money(amount.money),
                    end: amount.end, doubts: amount.doubts, rule: "<money>"))
        } else if !joinsRanges, let shared = money.borrowing(at: index) {
            candidates.append(
                Candidate(
                    value: .money(shared.money), end: shared.end, doubts: shared.doubts,
                    rule: "<n> to <money>"))
        } else if readsBareNumbers, let bare = bareAmount(at: index) {
            candidates.append(bare)
        }
    }

    /// A number that is the whole text, but for "about" before it, answers "how much?".
    private func bareAmount(at index: Int) -> Candidate? {
        guard let number = numbers.number(at: index), number.end == words.count,
            (0..<index).allSatisfy({ numbers.has(.approximator, at: $0) })
        else { return nil }
        return Candidate(
            value: .money(SpokenMoney(number.value, nil)), end: number.end, doubts: number.doubts,
            rule: "<n>")
    }

    /// Adds the duration, the ordinal, the percentage and the number at `index`.
    func readNumbers(at index: Int, into candidates: inout [Candidate]) {
        guard !numbers.isSurelyNone(at: index) else { return }
        if dimensions.contains(.duration), let duration = durations.duration(at: index) {
            candidates.append(
                Candidate(
                    value: .duration(duration.value), end: duration.end, rule: "<n> <unit>"))
        }
        if dimensions.contains(.ordinal), let ordinal = ordinals.ordinal(at: index) {
            candidates.append(
                Candidate(value: .ordinal(ordinal.value), end: ordinal.end, rule: "<nth>"))
        }
        if dimensions.contains(.percentage), let share = numbers.hundredths(at: index) {
            candidates.append(
                Candidate(
                    value: .percentage(ExactDecimal(Int64(share))), end: index + 3, rule: "<n>/<n>")
            )
        }
        guard !dimensions.isDisjoint(with: [.percentage, .numeral]),
            let number = numbers.reading(at: index)
        else { return }
        if dimensions.contains(.percentage), let end = percentEnd(number.end) {
            candidates.append(
                Candidate(
                    value: number.isTooLarge ? .tooLarge(.percentage) : .percentage(number.value),
                    end: end, doubts: number.doubts, rule: "<n> %"))
        }
        if dimensions.contains(.numeral), !number.isLoneOne || readsBareNumbers {
            guard !number.isLoneOne || numbers.role(index).number != .none else { return }
            candidates.append(
                Candidate(
                    value: number.isTooLarge ? .tooLarge(.numeral) : .number(number.value),
                    end: number.end, doubts: number.doubts, rule: "<n>"))
        }
    }

    /// The word behind "%", "pour cent", "p.c.", "per cent" at `index`.
    private func percentEnd(_ index: Int) -> Int? {
        if numbers.has(.percent, at: index) { return index + 1 }
        let next = words[index + 1]
        switch words[index] {
        case "pour", "per": return next == "cent" ? index + 2 : nil
        case "pc": return index + 1
        case "p":
            guard next == "." else { return nil }
            guard ["c", "cent", "100"].contains(words[index + 2]) else { return nil }
            return words[index + 3] == "." && words[index + 2] == "c" ? index + 4 : index + 3
        default: return nil
        }
    }
}
