internal import Entities
internal import Foundation
internal import Primitives
internal import TextProcessing
internal import Wallet

/// One line of `yani entities`: a text in, its entities out.
struct EntityLine {
    /// What a line says besides the text.
    private struct Request: Decodable {
        let id: String?
        let text: String
        let lang: String?
        let locale: String?
        let dimension: String?
        let now: String?
    }

    /// How the entities are listed.
    struct Options {
        /// The instant it is where the line does not say.
        var today = Day(number: 0)
        /// Seconds since midnight where the line does not say.
        var secondOfDay = 0
        /// Every reading rather than the best ones.
        var listsAll = false
        /// The rule behind each reading.
        var explains = false
    }

    /// Why a line cannot be read.
    struct Failure: LineFault {
        /// The line's identifier, where it could be read.
        let id: String?
        let reason: String

        var jsonLine: String {
            let id = id.map(JSONText.quoted) ?? "null"
            return #"{"id":\#(id),"error":\#(JSONText.quoted(reason))}"#
        }
    }

    private let request: Request
    private let context: EntityContext
    private let options: Options

    /// Reads a line of JSON.
    /// - Throws: `Failure`.
    init(_ line: String, options: Options) throws(Failure) {
        do {
            request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
        } catch DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty {
            let key = context.codingPath.map(\.stringValue).joined(separator: ".")
            throw Failure(id: nil, reason: #""\#(key)" is no string; write it in quotes"#)
        } catch {
            throw Failure(id: nil, reason: #"is no object {"id","text","lang"}"#)
        }
        self.options = options
        context = try Self.context(of: request, options: options)
    }

    /// What the line's text holds.
    struct Answer {
        fileprivate let text: TokenizedText
        fileprivate let entities: [Entity]
    }

    /// Reads the text.
    func answer() -> Answer {
        let text = TokenizedText(request.text)
        let recognizer = EntityRecognizer()
        let entities =
            options.listsAll
            ? recognizer.readings(in: text, context: context)
            : recognizer.entities(in: text, context: context)
        return Answer(text: text, entities: entities)
    }

    /// The answer as one JSON object.
    func json(_ answer: Answer) -> String {
        let (text, entities) = (answer.text, answer.entities)
        let ranges = text.scalarRanges(of: entities.map(\.source))
        let objects = zip(entities, ranges).map { json($0, at: $1, in: text) }
        let id = request.id.map(JSONText.quoted) ?? "null"
        return #"{"id":\#(id),"entities":[\#(objects.joined(separator: ","))]}"#
    }

    private func json(
        _ entity: Entity, at range: Range<Int>, in text: TokenizedText
    ) -> String {
        var parts = [
            #""dimension":"\#(entity.value.dimension.rawValue)""#,
            #""start":\#(range.lowerBound)"#, #""end":\#(range.upperBound)"#,
            #""text":\#(JSONText.quoted(text.surface(of: entity.source)))"#,
            #""value":\#(entity.jsonValue)"#,
        ]
        if entity.doubts.contains(.decimalMark) { parts.append(#""doubts":["decimal_mark"]"#) }
        if options.explains { parts.append(#""rule":\#(JSONText.quoted(entity.rule))"#) }
        return "{\(parts.joined(separator: ","))}"
    }

    private static func context(
        of request: Request, options: Options
    ) throws(Failure) -> EntityContext {
        var context = EntityContext(today: options.today)
        context.secondOfDay = options.secondOfDay
        context.joinsRanges = true
        let locale = LocaleName(request.locale ?? request.lang ?? "")
        if let name = request.lang ?? locale.language, name != "auto" {
            guard let language = Language(rawValue: name) else {
                throw Failure(
                    id: request.id, reason: "has the language “\(name)”, not fr or en")
            }
            context.language = language
        }
        context.dateOrder = dateOrder(context.language, region: locale.region)
        context.currencies = RegionalCurrencies(region: locale.region)
        if let name = request.dimension {
            guard let dimension = EntityDimension(rawValue: name) else {
                throw Failure(id: request.id, reason: "has the unknown dimension “\(name)”")
            }
            context.dimensions = [dimension]
            context.readsBareNumbers = true
        } else {
            context.dimensions = Set(EntityDimension.allCases)
        }
        if let now = request.now, !setInstant(now, &context) {
            throw Failure(
                id: request.id, reason: "has “\(now)” for now, not such as 2026-11-20T10:00:00")
        }
        return context
    }

    /// The United States and, where English says no region, its corpora put the month first.
    private static func dateOrder(_ language: Language?, region: String?) -> DateOrder {
        guard language == .english else { return .dayFirst }
        return region == nil || region == "US" ? .monthFirst : .dayFirst
    }

    /// Sets the day and the time from a local instant, an offset behind it left out of account;
    /// returns whether it is one.
    private static func setInstant(_ text: String, _ context: inout EntityContext) -> Bool {
        if let today = Day(text) {
            context.today = today
            return true
        }
        guard let (today, seconds) = InstantText.wallTime(text) else { return false }
        context.today = today
        context.secondOfDay = Int(seconds)
        return true
    }
}

extension RegionalCurrencies {
    /// The currencies meant in a country (ISO 3166), or where it is unknown.
    fileprivate init(region: String?) {
        self.init()
        (buck, centime) = (nil, nil)
        switch region {
        case "US": (buck, grand) = (.usd, .usd)
        case "GB": grand = .gbp
        case "CA": (dollar, buck, grand) = (.cad, .cad, .cad)
        case "AU": setDollar("AUD")
        case "NZ": setDollar("NZD")
        default: break
        }
    }

    private mutating func setDollar(_ code: String) {
        guard let currency = Currency(code: code) else { return }
        (dollar, buck, grand) = (currency, currency, currency)
    }
}
