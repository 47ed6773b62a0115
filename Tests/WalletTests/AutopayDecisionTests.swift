import Foundation
import Primitives
import Testing
import Wallet

struct AutopayDecisionTests {
    private func answer(_ line: String) throws -> String {
        try AutopayCase(jsonLine: line).jsonLine
    }

    /// The example of the interface.
    @Test func theExampleOfTheInterface() throws {
        let line = """
            {"id":"a1","tz":"Europe/Paris","state":{"enabled":true,"currency":"EUR",\
            "global_daily_limit":"100.00","peers":[{"peer":"Paul","enabled":true,"limit":"30.00",\
            "period":"weekly","period_start":"2026-03-23T09:00:00+01:00"}],"rules":[{"id":"small",\
            "enabled":true,"max_amount":"20.00","methods":["wallet"],"peers":["Paul"]}],"usage":[{\
            "peer":"Paul","amount":"10.00","time":"2026-03-28T23:30:00+01:00"}]},"request":{\
            "peer":"Paul","amount":"15.00","currency":"EUR","method":"wallet",\
            "time":"2026-03-29T09:00:00+02:00"}}
            """
        #expect(
            try answer(line)
                == #"{"id":"a1","decision":"auto_approve","reason":"rule_match","rule":"small"}"#)
    }

    /// A case with the fields a test varies.
    private func line(
        state: String = "", peer: String = "", rule: String = #""id":"r""#, usage: String = "",
        amount: String = "5.00", currency: String = "EUR",
        time: String = "2026-03-29T09:00:00+02:00"
    ) -> String {
        """
        {"id":"x","tz":"Europe/Paris","state":{"enabled":true,"currency":"EUR"\(state),\
        "peers":[{"peer":"Paul"\(peer)}],"rules":[{\(rule)}],"usage":[\(usage)]},"request":\
        {"peer":"Paul","amount":"\(amount)","currency":"\(currency)","method":"wallet",\
        "time":"\(time)"}}
        """
    }

    private func reason(_ line: String) throws -> AutopayReason {
        try AutopayCase(jsonLine: line).decision.reason
    }

    private func use(_ amount: String, _ time: String, peer: String = "Paul") -> String {
        #"{"peer":"\#(peer)","amount":"\#(amount)","time":"\#(time)"}"#
    }

    @Test func theFirstConditionThatAnswersDecides() throws {
        let off = #","enabled":false"#
        let none = #","global_daily_limit":"0.00""#
        #expect(try reason(line(peer: off, amount: "0.00")) == .peerDisabled)
        #expect(try reason(line(amount: "0.00", currency: "USD")) == .invalidAmount)
        #expect(try reason(line(amount: "-1.00")) == .invalidAmount)
        #expect(try reason(line(amount: "five")) == .invalidAmount)
        #expect(try reason(line(amount: "1.005")) == .invalidAmount)
        #expect(try reason(line(currency: "eur")) == .ruleMatch)
        #expect(try reason(line(state: none, currency: "USD")) == .currencyMismatch)
        #expect(try reason(line(state: none, currency: "???")) == .currencyMismatch)
        #expect(try reason(line(amount: "0.00000001", currency: "BTC")) == .currencyMismatch)
        #expect(try reason(line(amount: "5.5", currency: "JPY")) == .currencyMismatch)
        #expect(try reason(line(amount: "-0.00000001", currency: "BTC")) == .invalidAmount)
        #expect(try reason(line(state: none, amount: "0.01")) == .dailyLimitExceeded)
        #expect(try reason(line()) == .ruleMatch)
        let disabled = line().replacingOccurrences(of: #""enabled":true,"cur"#, with: #""cur"#)
        #expect(try reason(disabled) == .autopayDisabled)
    }

    @Test func exactlyReachingALimitIsAllowedAndACentMoreIsNot() throws {
        let daily = #","global_daily_limit":"15.00""#
        let earlier = use("10.00", "2026-03-29T00:00:00+01:00", peer: "Anne")
        #expect(try reason(line(state: daily, usage: earlier)) == .ruleMatch)
        #expect(
            try reason(line(state: daily, usage: earlier, amount: "5.01")) == .dailyLimitExceeded)
    }

    /// 29 March 2026 in Paris runs from 28 March 23:00 to 29 March 22:00 UTC.
    @Test func aUseAtMidnightSharpBelongsToTheNewDay() throws {
        let daily = #","global_daily_limit":"5.00""#
        for (time, expected) in [
            ("2026-03-28T22:59:59Z", AutopayReason.ruleMatch),
            ("2026-03-28T23:00:00Z", .dailyLimitExceeded),
            ("2026-03-29T16:59:59-05:00", .dailyLimitExceeded),
            ("2026-03-29T22:00:00Z", .ruleMatch),
        ] {
            #expect(try reason(line(state: daily, usage: use("0.01", time))) == expected, "\(time)")
        }
    }

    @Test func aPeersPeriodEndsExactlyAndUseBeforeItsStartDoesNotCount() throws {
        let limit =
            #","limit":"10.00","period":"weekly","period_start":"2026-03-22T09:00:00+01:00""#
        let before = use("9.00", "2026-03-22T08:59:59+01:00")
        let first = use("9.00", "2026-03-22T09:00:00+01:00")
        let other = use("9.00", "2026-03-28T09:00:00+01:00", peer: "Anne")
        let atEnd = "2026-03-29T09:00:00+02:00"
        let justBefore = "2026-03-29T08:59:59+02:00"
        #expect(try reason(line(peer: limit, usage: first, time: justBefore)) == .peerLimitExceeded)
        #expect(try reason(line(peer: limit, usage: first, time: atEnd)) == .ruleMatch)
        #expect(try reason(line(peer: limit, usage: before, time: justBefore)) == .ruleMatch)
        #expect(try reason(line(peer: limit, usage: other, time: justBefore)) == .ruleMatch)
    }

    @Test func aRuleHoldsOnlyIfAllItsConditionsDo() throws {
        for (rule, expected) in [
            (#""id":"r","max_amount":"5.00""#, AutopayReason.ruleMatch),
            (#""id":"r","max_amount":"4.99""#, .noRuleMatch),
            (#""id":"r","max_amount":"0.00""#, .noRuleMatch),
            (#""id":"r","methods":["card","wallet"]"#, .ruleMatch),
            (#""id":"r","methods":["card"]"#, .noRuleMatch),
            (#""id":"r","peers":["Anne"]"#, .noRuleMatch),
            (#""id":"r","peers":["Anne"],"methods":["wallet"]"#, .noRuleMatch),
            (#""id":"r","enabled":false"#, .noRuleMatch),
            (#""id":"r","peers":null"#, .ruleMatch),
        ] {
            #expect(try reason(line(rule: rule)) == expected, "\(rule)")
        }
    }

    @Test func theFirstMatchingRuleIsNamed() throws {
        let rules = #""id":"a","max_amount":"1.00"},{"id":"b"},{"id":"c""#
        #expect(try answer(line(rule: rules)).contains(#""rule":"b""#))
    }

    @Test func aSumThatDoesNotFitIsOverTheLimit() throws {
        let most = "92233720368547758.07"
        let state = #","global_daily_limit":"\#(most)""#
        let uses = use(most, "2026-03-29T08:00:00+02:00")
        #expect(try reason(line(state: state, usage: uses)) == .dailyLimitExceeded)
    }

    @Test(arguments: [
        "", "{", "[]", #"{"id":"x"}"#, #"{"id":"x","tz":"Mars/Base","state":{},"request":{}}"#,
    ])
    func aLineThatIsNoCaseIsRefused(line: String) {
        #expect(throws: CaseError.self) { try AutopayCase(jsonLine: line) }
    }

    @Test func aBadFieldIsNamed() throws {
        for (bad, name) in [
            (line(time: "yesterday"), "time"),
            (line(usage: use("five", "2026-03-29T08:00:00+02:00")), "amount"),
            (line(usage: use("-500.00", "2026-03-29T08:00:00+02:00")), "below zero"),
            (line(peer: #","limit":"1.00","period":"yearly""#), "period"),
            (line(state: #","global_daily_limit":"1.001""#), "global_daily_limit"),
            (line(state: #","global_daily_limit":1"#), "at state.global_daily_limit"),
            (line(peer: #","period_start":1"#), "at state.peers.0.period_start"),
        ] {
            let error = #expect(throws: CaseError.self) { try AutopayCase(jsonLine: bad) }
            #expect(error?.reason.contains(name) == true)
            #expect(error?.id == "x")
        }
    }

    @Test func tellsOnceWhenFourFifthsOfALimitAreUsed() {
        let settings = AutopaySettings(isEnabled: true, currency: .eur, dailyLimit: 1_000)
        let calendar = LocalCalendar(timeZone: .gmt)
        let now = Date(timeIntervalSince1970: 1_000_000)
        func neared(_ before: Int64, _ amount: Int64) -> Int {
            settings.limitsNeared(
                by: AutopayRequest(
                    peer: PeerName(rawValue: "A"), minorUnits: amount, currencyCode: "EUR",
                    method: .wallet, instant: now),
                after: [
                    AutopayUse(peer: PeerName(rawValue: "A"), minorUnits: before, instant: now)
                ],
                in: calendar
            ).count
        }
        #expect(neared(700, 99) == 0)
        #expect(neared(700, 100) == 1)
        #expect(neared(800, 100) == 0)
    }
}
