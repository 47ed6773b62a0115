internal import Entities
internal import Primitives
internal import TextProcessing

/// Finds the mentions of a text: its entities, as the classifier and the slots see them.
struct MentionFinder: Sendable {
    private let recognizer = EntityRecognizer()

    func mentions(in text: TokenizedText, context: EntityContext) -> [Mention] {
        mentions(of: recognizer.entities(in: text, context: context), in: text)
    }

    /// The entities of `text` in each language and in both.
    func entities(in text: TokenizedText, context: EntityContext) -> EntitiesByLanguage {
        recognizer.entitiesByLanguage(in: text, context: context)
    }

    /// The mentions that the entities of `text` are.
    func mentions(of entities: [Entity], in text: TokenizedText) -> [Mention] {
        entities.compactMap { entity in
            guard let (kind, known) = Self.meaning(of: entity.value) else { return nil }
            var value = known
            if case .tooLarge = entity.value {
                value = Self.hugeAmount(text.surface(of: entity.source))
            }
            var mention = Mention(
                kind: kind, tokens: entity.tokens, source: entity.source, value: value)
            if case .time(let span) = entity.value { mention.moment = span.clockTime }
            return mention
        }
    }

    /// The lengths of time in `text`.
    func durations(in text: TokenizedText, context: EntityContext) -> [SpokenDuration] {
        recognizer.entities(in: text, context: context).compactMap { entity in
            if case .duration(let duration) = entity.value { return duration }
            return nil
        }
    }

    /// The figures of an amount too large to be kept exactly, so that it is refused and not
    /// overheard.
    private static func hugeAmount(_ surface: String) -> SlotValue? {
        let digits = surface.filter { $0.isASCII && $0.isNumber }
        guard digits.count > 15 else { return nil }
        return .amount(SpokenAmount(decimal: digits, currency: nil))
    }

    private static func meaning(of value: EntityValue) -> (Mention.Kind, SlotValue?)? {
        switch value {
        case .number(let number):
            (.number, .amount(SpokenAmount(decimal: number.description, currency: nil)))
        case .ordinal(let place): (.number, .number(place))
        case .percentage(let number): (.percentage, .text("\(number)"))
        case .money(let money):
            (
                money.currency == .yani ? .coins : .money,
                money.amount.map {
                    .amount(SpokenAmount(decimal: $0.description, currency: money.currency))
                }
            )
        case .time(let span): (.time, .days(span.days))
        case .impossibleDate: (.time, nil)
        case .frequency(let rule): (.frequency, .recurrence(rule))
        case .unclearFrequency: (.frequency, nil)
        case .iban(let iban): (.account, .text(iban.compact))
        case .address(let text): (.handle, .text(text))
        case .tooLarge(.money): (.money, nil)
        case .tooLarge: (.number, nil)
        case .moneyRange, .duration, .phone, .cardLastFour: nil
        }
    }
}

extension EntityContext {
    /// A fixed day for reading training texts, whose features must not depend on the day.
    static let training = EntityContext(today: Day(number: 20_777))
}
