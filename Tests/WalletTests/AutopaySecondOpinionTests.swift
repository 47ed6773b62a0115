import Foundation
import Primitives
import Testing
import Wallet

/// The policy once more, as it is written down and with no regard to speed: days and periods are
/// found by walking through time a minute at a time.
private struct SecondOpinion {
    let walk: MinuteWalk

    func reason(
        _ settings: AutopaySettings, _ uses: [AutopayUse], _ request: AutopayRequest
    ) -> String {
        if !settings.isEnabled { return "autopay_disabled" }
        let peer = settings.peers.first { $0.name == request.peer }
        if let peer, !peer.isEnabled { return "peer_disabled" }
        if request.minorUnits <= 0 { return "invalid_amount" }
        if request.currencyCode != settings.currency.code { return "currency_mismatch" }
        if let limit = settings.dailyLimit {
            let today = day(minute(request.instant))
            let used = uses.filter { day(minute($0.instant)) == today }.map(\.minorUnits)
            if used.reduce(0, +) + request.minorUnits > limit {
                return "global_daily_limit_exceeded"
            }
        }
        for limit in settings.limits where isOver(limit, uses, request) {
            return "global_period_limit_exceeded"
        }
        if let limit = peer?.limit,
            isOver(limit, uses.filter { $0.peer == request.peer }, request)
        {
            return "peer_limit_exceeded"
        }
        for rule in settings.rules where rule.isEnabled {
            if let most = rule.maximum, request.minorUnits > most { continue }
            if let methods = rule.methods, !methods.contains(request.method) { continue }
            if let peers = rule.peers, !peers.contains(request.peer) { continue }
            return "rule_match \(rule.id.rawValue)"
        }
        return "no_rule_match"
    }

    private func isOver(
        _ limit: AutopaySettings.Limit, _ uses: [AutopayUse], _ request: AutopayRequest
    ) -> Bool {
        let now = minute(request.instant)
        var used: Int64 = 0
        if now >= minute(limit.start) {
            let ends = walk.ends(of: limit.period, from: minute(limit.start), past: now)
            for (from, to) in zip(ends, ends.dropFirst()) where from <= now && now < to {
                for use in uses where (from..<to).contains(minute(use.instant)) {
                    used += use.minorUnits
                }
            }
        }
        return used + request.minorUnits > limit.minorUnits
    }

    private func minute(_ instant: Date) -> Int { Int(instant.timeIntervalSince1970 / 60) }

    private func day(_ minute: Int) -> Int { walk.wall(minute) / 1_440 }
}

struct AutopaySecondOpinionTests {
    private struct Cases {
        var generator: SeededGenerator
        let peers = ["Paul", "Anne", "Zoé"].map(PeerName.init(rawValue:))
        let methods = ["wallet", "card"].map(PaymentMethodID.init(rawValue:))
        /// Midnight of 31 March 2026 in UTC, in minutes; the clocks change in Europe on the 29th.
        let base = 29_577_600 + 1_440 * 3

        mutating func number(_ range: ClosedRange<Int>) -> Int {
            Int.random(in: range, using: &generator)
        }

        mutating func maybe<Value>(_ value: Value) -> Value? { number(0...2) == 0 ? nil : value }

        mutating func peer() -> PeerName { peers[number(0...2)] }

        mutating func instant(within minutes: Int) -> Date {
            Date(timeIntervalSince1970: Double((base + number(-minutes...minutes)) * 60))
        }

        mutating func limit() -> AutopaySettings.Limit {
            AutopaySettings.Limit(
                minorUnits: Int64(number(0...6) * 500),
                period: AutopayPeriod.allCases[number(0...3)], start: instant(within: 6_000))
        }

        mutating func settings() -> AutopaySettings {
            var settings = AutopaySettings(isEnabled: number(0...20) > 0, currency: .eur)
            settings.dailyLimit = maybe(Int64(number(0...6) * 500))
            for name in peers where number(0...2) > 0 {
                let limit = limit()
                settings.peers.append(
                    .init(name: name, isEnabled: number(0...9) > 0, limit: maybe(limit)))
            }
            if number(0...2) == 0 { settings.limits = (0...number(0...1)).map { _ in limit() } }
            for id in 0..<number(0...3) {
                settings.rules.append(
                    .init(
                        id: .init(rawValue: "r\(id)"), isEnabled: number(0...4) > 0,
                        maximum: maybe(Int64(number(1...4) * 500)), methods: maybe([methods[0]]),
                        peers: maybe([peer()])))
            }
            return settings
        }

        mutating func uses() -> [AutopayUse] {
            (0..<number(0...6)).map { _ in
                AutopayUse(
                    peer: peer(), minorUnits: Int64(number(1...4) * 250),
                    instant: instant(within: 4_000))
            }
        }

        mutating func request() -> AutopayRequest {
            AutopayRequest(
                peer: peer(), minorUnits: Int64(number(0...8) * 250),
                currencyCode: number(0...15) == 0 ? "USD" : "EUR", method: methods[number(0...1)],
                instant: instant(within: 4_000))
        }
    }

    @Test(arguments: ["Europe/Paris", "America/New_York", "Asia/Kolkata"])
    func agreesOnRandomCases(zone: String) throws {
        let timeZone = try #require(TimeZone(identifier: zone))
        let calendar = LocalCalendar(timeZone: timeZone)
        let opinion = SecondOpinion(walk: MinuteWalk(timeZone: timeZone))
        var cases = Cases(generator: SeededGenerator(seed: 5))
        var reasons: Set<AutopayReason> = []
        for number in 0..<400 {
            let (settings, uses, request) = (cases.settings(), cases.uses(), cases.request())
            let decision = settings.decision(on: request, after: uses, in: calendar)
            let rule = decision.rule.map { " \($0.rawValue)" } ?? ""
            let expected = opinion.reason(settings, uses, request)
            #expect(decision.reason.rawValue + rule == expected, "case \(number) of seed 5")
            reasons.insert(decision.reason)
        }
        #expect(reasons == Set(AutopayReason.allCases))
    }
}
