import Entities
import Primitives
import Testing
import TextProcessing

/// The entities of `dimensions` in `text`, each as tests write it: `50 EUR`, `20..30 EUR`,
/// `90 minute`, `1.2?` with a mark that may be another.
func listing(
    _ text: String, _ language: Language?, _ dimensions: Set<EntityDimension>,
    bare: Bool = false, region: RegionalCurrencies = RegionalCurrencies()
) -> [String] {
    var context = EntityContext(today: Day(number: 20_777), language: language)
    context.dimensions = dimensions
    context.joinsRanges = true
    context.readsBareNumbers = bare
    context.currencies = region
    return EntityRecognizer().entities(in: TokenizedText(text), context: context).map {
        $0.listed + ($0.doubts.contains(.decimalMark) ? "?" : "")
    }
}

extension Entity {
    var listed: String {
        switch value {
        case .number(let number): "\(number)"
        case .percentage(let number): "\(number) %"
        case .ordinal(let place): "#\(place)"
        case .money(let money):
            "\(money.count)\(money.unit == .cent ? "c" : "") \(money.currency?.code ?? "-")"
        case .moneyRange(let range):
            "\(range.from?.description ?? "")..\(range.to?.description ?? "") "
                + (range.currency?.code ?? "-")
        case .duration(let duration): "\(duration.count) \(duration.unit.rawValue)"
        case .tooLarge(let dimension): "too large \(dimension.rawValue)"
        case .time(let interval): interval.description
        case .impossibleDate: "impossible"
        case .unclearFrequency: "unclear frequency"
        case .frequency(let rule): rule.description
        case .iban(let iban): iban.compact
        case .address(let text), .phone(let text), .cardLastFour(let text): text
        }
    }
}
