internal import Dialogue
internal import Foundation
internal import Primitives
internal import Understanding

extension TurnReport {
    /// Returns the turn as one line of JSON, as `yani chat --json` writes it.
    public func jsonLine() -> String {
        JSONLine.text([
            "reply": reply, "language": language.rawValue,
            "intent": intent?.rawValue ?? JSONLine.null,
            "asks": asks?.rawValue ?? JSONLine.null, "options": options,
            "confirms": confirms.map { [Self.action($0)] } ?? [], "done": done.map(\.json),
            "error": problem?.rawValue ?? JSONLine.null,
        ])
    }

    /// What the turn posted, one JSON object each, as `yani chat --effects` writes it.
    public var effectLines: [String] {
        done.compactMap { outcome in
            guard case .sent(let transfer, _) = outcome else { return nil }
            var effect = ["to": transfer.payee.name, "amount": transfer.amount.canonicalString]
            effect["note"] = transfer.note
            return JSONLine.text(effect)
        }
    }

    fileprivate static func action(_ transfer: Transfer) -> [String: Any] {
        var action: [String: Any] = [
            "action": Intent.sendMoney.rawValue, "amount": transfer.amount.canonicalString,
            "payee": transfer.payee.name,
        ]
        if let note = transfer.note { action["note"] = note }
        return action
    }
}

extension TurnOutcome {
    /// The outcome as the interface's object.
    fileprivate var json: [String: Any] {
        switch self {
        case .sent(let transfer, let balance):
            return TurnReport.action(transfer).merging(["balance": balance.canonicalString]) { $1 }
        case .answered(let answer): return answer.json
        }
    }
}

extension Answer {
    fileprivate var json: [String: Any] {
        switch self {
        case .balance(let balance, let account):
            var object: [String: Any] = [
                "action": "check_balance", "balance": balance.canonicalString,
                "currency": balance.currency.code,
            ]
            if let account { object["account"] = account }
            return object
        case .noSuchAccount(let name): return ["action": "check_balance", "account": name]
        case .transactions(let lines, let filter):
            return filter.json.merging([
                "action": "list_transactions", "transactions": lines.map(\.json),
            ]) { $1 }
        case .spending(let amount, let filter):
            return filter.json.merging([
                "action": "analyze_spending", "amount": amount.canonicalString,
            ]) { $1 }
        case .forecast(let figure, let filter):
            var object = filter.json
            object["action"] = "forecast_spending"
            object["amount"] = figure?.mean.canonicalString
            object["low80"] = figure?.low.canonicalString
            object["high80"] = figure?.high.canonicalString
            return object
        case .anomalies(let lines, let filter):
            let anomalies = lines.map { line in
                line.transaction.json.merging(["z": (line.score * 100).rounded() / 100]) { $1 }
            }
            return filter.json.merging(["action": "find_anomalies", "anomalies": anomalies]) { $1 }
        }
    }
}

extension TransactionLine {
    fileprivate var json: [String: Any] {
        [
            "date": day.description, "amount": amount.canonicalString, "counterparty": counterparty,
        ]
    }
}

extension TransactionFilter {
    fileprivate var json: [String: Any] {
        var object: [String: Any] = [:]
        object["period"] = period?.description
        object["category"] = category?.rawValue
        object["merchant"] = counterparty
        object["count"] = limit
        object["direction"] = direction?.rawValue
        return object
    }
}

/// One JSON object on one line.
public enum JSONLine {
    /// JSON's null.
    static var null: Any { NSNull() }

    /// Returns `object` with its keys sorted, on one line.
    public static func text(_ object: [String: Any]) -> String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        let data = try? JSONSerialization.data(withJSONObject: object, options: options)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
