internal import Foundation
internal import Primitives

/// One line of `yani autopay decide`: the settings, what was used, and a request.
public struct AutopayCase: Sendable {
    private let wire: Wire
    private let settings: AutopaySettings
    private let uses: [AutopayUse]
    private let request: AutopayRequest
    private let calendar: LocalCalendar

    /// Reads a case from a line of JSON.
    /// - Throws: `CaseError`.
    public init(jsonLine: String) throws(CaseError) {
        wire = try CaseError.decoding(Wire.self, from: jsonLine)
        guard let zone = TimeZone(identifier: wire.tz) else {
            throw CaseError(id: wire.id, reason: "tz “\(wire.tz)” is no time zone")
        }
        guard let currency = Currency(code: wire.state.currency) else {
            throw CaseError(
                id: wire.id, reason: "currency “\(wire.state.currency)” is no currency")
        }
        let reader = WireReader(id: wire.id, currency: currency)
        calendar = LocalCalendar(timeZone: zone)
        settings = try reader.settings(wire.state)
        uses = try reader.uses(wire.state.usage ?? [])
        request = try reader.request(wire.request)
    }

    /// What is decided.
    public var decision: AutopayDecision {
        settings.decision(on: request, after: uses, in: calendar)
    }

    /// The decision as a line of JSON.
    public var jsonLine: String {
        let decision = decision
        return CaseLine.text([
            ("id", wire.id), ("decision", decision.verdict.rawValue),
            ("reason", decision.reason.rawValue), ("rule", decision.rule?.rawValue),
        ])
    }

    fileprivate struct Wire: Decodable {
        let id: String
        let tz: String
        let state: State
        let request: Request

        struct State: Decodable {
            let enabled: Bool?
            let currency: String
            let globalDailyLimit: String?
            let peers: [Peer]?
            let rules: [Rule]?
            let usage: [Use]?
        }

        struct Peer: Decodable {
            let peer: String
            let enabled: Bool?
            let limit: String?
            let period: String?
            let periodStart: String?
        }

        struct Rule: Decodable {
            let id: String
            let enabled: Bool?
            let maxAmount: String?
            let methods: [String]?
            let peers: [String]?
        }

        struct Use: Decodable {
            let peer: String
            let amount: String
            let time: String
        }

        struct Request: Decodable {
            let peer: String
            let amount: String
            let currency: String
            let method: String?
            let time: String
        }
    }
}

/// Turns the text of a case into values.
private struct WireReader {
    let id: String
    let currency: Currency

    func settings(_ state: AutopayCase.Wire.State) throws(CaseError) -> AutopaySettings {
        var settings = AutopaySettings(isEnabled: state.enabled ?? false, currency: currency)
        settings.dailyLimit = try limit(state.globalDailyLimit, "global_daily_limit")
        for peer in state.peers ?? [] { settings.peers.append(try self.peer(peer)) }
        for rule in state.rules ?? [] {
            settings.rules.append(
                AutopaySettings.Rule(
                    id: AutopayRuleID(rawValue: rule.id), isEnabled: rule.enabled ?? true,
                    maximum: try limit(rule.maxAmount, "max_amount"),
                    methods: rule.methods?.map(PaymentMethodID.init(rawValue:)),
                    peers: rule.peers?.map(PeerName.init(rawValue:))))
        }
        return settings
    }

    private func peer(_ peer: AutopayCase.Wire.Peer) throws(CaseError) -> AutopaySettings.Peer {
        var result = AutopaySettings.Peer(
            name: PeerName(rawValue: peer.peer), isEnabled: peer.enabled ?? true)
        guard let units = try limit(peer.limit, "limit") else { return result }
        guard let period = AutopayPeriod(rawValue: peer.period ?? "") else {
            throw CaseError(
                id: id,
                reason: "period “\(peer.period ?? "")” is none of hourly, daily, weekly, monthly")
        }
        result.limit = AutopaySettings.Limit(
            minorUnits: units, period: period,
            start: try instant(peer.periodStart ?? "", "period_start"))
        return result
    }

    func uses(_ uses: [AutopayCase.Wire.Use]) throws(CaseError) -> [AutopayUse] {
        var result: [AutopayUse] = []
        for use in uses {
            let used = try units(use.amount, currency, "amount of a use")
            // Less than nothing would leave room for more than the limits allow.
            guard used >= 0 else {
                throw CaseError(id: id, reason: "amount of a use “\(use.amount)” is below zero")
            }
            result.append(
                AutopayUse(
                    peer: PeerName(rawValue: use.peer), minorUnits: used,
                    instant: try instant(use.time, "time of a use")))
        }
        return result
    }

    /// Of an amount in another currency the sign is all that is asked, however fine it is; one
    /// that is none, or finer than the minor unit of the wallet's currency, is nothing, which is
    /// denied as invalid.
    func request(_ request: AutopayCase.Wire.Request) throws(CaseError) -> AutopayRequest {
        let code = Currency(code: request.currency)?.code ?? request.currency
        let units =
            code == currency.code
            ? Money(decimal: request.amount, currency: currency)?.minorUnits
            : Decimal(string: request.amount).map { $0 > 0 ? 1 : 0 }
        return AutopayRequest(
            peer: PeerName(rawValue: request.peer), minorUnits: units ?? 0, currencyCode: code,
            method: request.method.map(PaymentMethodID.init(rawValue:)) ?? .wallet,
            instant: try instant(request.time, "time"))
    }

    private func limit(_ text: String?, _ name: String) throws(CaseError) -> Int64? {
        guard let text else { return nil }
        return try units(text, currency, name)
    }

    private func units(
        _ text: String, _ currency: Currency, _ name: String
    ) throws(CaseError) -> Int64 {
        if let amount = Money(decimal: text, currency: currency) { return amount.minorUnits }
        throw CaseError(
            id: id, reason: "\(name) “\(text)” is no amount of \(currency.code) such as 15.00")
    }

    private func instant(_ text: String, _ name: String) throws(CaseError) -> Date {
        if let instant = InstantText.instant(text) { return instant }
        throw CaseError(
            id: id, reason: "\(name) “\(text)” is no instant such as 2026-03-29T09:00:00+02:00")
    }
}
