internal import Primitives

extension Entity {
    /// The value as a JSON object in the shape of the machine-readable interface.
    public var jsonValue: String {
        switch value {
        case .number(let number), .percentage(let number): return #"{"value":\#(number)}"#
        case .ordinal(let place): return #"{"value":\#(place)}"#
        case .money(let money): return json(money)
        case .moneyRange(let range): return json(range)
        case .tooLarge: return #"{"type":"invalid","reason":"too_large"}"#
        case .duration(let duration): return duration.json
        case .time(let span): return span.json
        case .impossibleDate: return #"{"type":"invalid"}"#
        case .frequency(let rule): return rule.json
        case .unclearFrequency: return #"{"type":"invalid","reason":"unsupported"}"#
        case .iban(let iban): return #"{"value":"\#(iban.compact)"}"#
        case .address(let text), .phone(let text), .cardLastFour(let text):
            return #"{"value":\#(JSONText.quoted(text))}"#
        }
    }

    private func json(_ money: SpokenMoney) -> String {
        let unit =
            switch money.unit {
            case .major: "null"
            case .cent: #""cent""#
            }
        return #"{"type":"value","value":\#(money.count),"currency":\#(json(money.currency)),"#
            + #""unit":\#(unit),"ambiguous":\#(isAmbiguous(money.currency))}"#
    }

    private func json(_ range: SpokenMoneyRange) -> String {
        let from = range.from.map(\.description) ?? "null"
        let to = range.to.map(\.description) ?? "null"
        return #"{"type":"range","from":\#(from),"to":\#(to),"#
            + #""currency":\#(json(range.currency)),"unit":null,"#
            + #""ambiguous":\#(isAmbiguous(range.currency))}"#
    }

    private func json(_ currency: Currency?) -> String {
        currency.map { "\"\($0.code)\"" } ?? "null"
    }

    private func isAmbiguous(_ currency: Currency?) -> Bool {
        currency == nil || doubts.contains(.currency)
    }
}

extension SpokenDuration {
    /// `{"parts":{"minute":90}}`.
    var json: String { #"{"parts":{"\#(unit.rawValue)":\#(count)}}"# }
}

extension TimeSpan {
    /// An instant with its grain where one unit of the calendar is meant, else an interval.
    var json: String {
        let days = #""days":[\#(Self.json(touchedDays.start)),\#(Self.json(touchedDays.end))]"#
        if isInstant, let start {
            return #"{"type":"instant","iso":"\#(start)","grain":"\#(grain.rawValue)",\#(days)}"#
        }
        return #"{"type":"interval","from":\#(Self.json(start)),"to":\#(Self.json(end)),"#
            + #""grain":"\#(grain.rawValue)",\#(days)}"#
    }

    private static func json(_ value: (some CustomStringConvertible)?) -> String {
        value.map { "\"\($0)\"" } ?? "null"
    }
}

extension Recurrence {
    /// `{"every":2,"unit":"week","on":["monday"]}`.
    var json: String {
        let unit =
            switch unit {
            case .daily: "day"
            case .weekly: "week"
            case .monthly: "month"
            case .yearly: "year"
            }
        var parts = [#""every":\#(interval)"#, #""unit":"\#(unit)""#]
        let days = weekdays.map { "\"\($0)\"" } + monthDays.map(jsonMonthDay)
        if !days.isEmpty { parts.append(#""on":[\#(days.joined(separator: ","))]"#) }
        return "{\(parts.joined(separator: ","))}"
    }

    /// A day of a month is a number, one of a year a date without year, `"--04-15"`.
    private func jsonMonthDay(_ day: Int) -> String {
        guard let month = months.first, day > 0 else { return String(day) }
        return "\"--\(Self.twoDigits(month))-\(Self.twoDigits(day))\""
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : String(number)
    }
}
