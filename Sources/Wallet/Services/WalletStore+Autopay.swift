public import Foundation
internal import GRDB
public import Primitives

/// What auto-pay did with a request.
public struct AutopayOutcome: Hashable, Codable, Sendable {
    /// What was decided, and why.
    public let decision: AutopayDecision
    /// What the payment left, nil if nothing was paid.
    public let receipt: Receipt?
    /// Why an approved payment was not made, as the code of the error.
    public let failure: String?
    /// The limits that the payment brought to 80 % or more.
    public let limitsNeared: [AutopaySettings.NearLimit]
}

/// A decision of auto-pay as it was recorded.
public struct AutopayRecord: Hashable, Sendable {
    /// When.
    public let instant: Date
    /// Who asked.
    public let peer: PeerName
    /// For how much.
    public let amount: Money
    /// What was decided, and why.
    public let decision: AutopayDecision
    /// The entry that paid it, if one did.
    public let entry: Int64?
}

extension WalletStore {
    /// Returns what may be paid automatically in `currency`: nothing, until it is set.
    public func autopaySettings(in currency: Currency) throws(WalletError) -> AutopaySettings {
        try read { db in
            let settings = try Self.autopaySettings(in: db)
            return settings?.currency == currency ? settings : nil
        } ?? AutopaySettings(currency: currency)
    }

    /// Sets what may be paid automatically, once.
    public func save(_ settings: AutopaySettings, key: IdempotencyKey) throws(WalletError) {
        _ = try once(.saveAutopay, key, settings) { db in
            let text = String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
            try db.execute(
                sql: """
                    INSERT INTO autopaySettings (id, settings) VALUES (1, ?)
                    ON CONFLICT DO UPDATE SET settings = excluded.settings
                    """, arguments: [text])
            return true
        }
    }

    /// Decides on an incoming request, once, records the decision with its reason, and pays and
    /// accepts an approved one, or declines a denied one, in the same transaction.
    ///
    /// The peer is known to auto-pay by the contact's full name. A payment that the wallet refuses
    /// (no funds, a limit of its own, a lock) leaves the request pending, for the user to answer.
    /// - Throws: `WalletError.notFound`, `notOpen`, `expired`; `invalidTerms` for one the user
    ///   made.
    public func decideAutopay(
        on id: Identifier<PaymentRequest>, from account: WalletAccount,
        method: PaymentMethodID = .wallet, in calendar: LocalCalendar, at instant: Date,
        key: IdempotencyKey
    ) throws(WalletError) -> AutopayOutcome {
        let input = CommandInput(target: id.rawValue, detail: "\(account.name) \(method.rawValue)")
        return try once(.decideAutopay, key, input) { db in
            let request = try Self.pendingRequest(id, at: instant, in: db)
            guard request.direction == .incoming else { throw WalletError.invalidTerms }
            let settings =
                try Self.autopaySettings(in: db) ?? AutopaySettings(currency: account.currency)
            let asked = AutopayRequest(
                peer: PeerName(rawValue: request.counterpartyName),
                minorUnits: request.amount.minorUnits,
                currencyCode: request.amount.currency.code, method: method, instant: instant)
            let uses = try Self.autopayUses(of: settings, at: instant, in: db)
            let decision = settings.decision(on: asked, after: uses, in: calendar)
            var (receipt, failure): (Receipt?, String?) = (nil, nil)
            switch decision.verdict {
            case .approve:
                (receipt, failure) = try Self.payAutomatically(
                    id, from: account, on: calendar.day(of: instant), at: instant, key, in: db)
            case .deny: try Self.declineAutomatically(id, at: instant, in: db)
            case .ask: break
            }
            try Self.record(decision, on: asked, request: id, entry: receipt?.entry, in: db)
            return AutopayOutcome(
                decision: decision, receipt: receipt, failure: failure,
                limitsNeared: receipt == nil
                    ? [] : settings.limitsNeared(by: asked, after: uses, in: calendar))
        }
    }

    /// Returns the last decisions, the newest first.
    public func autopayRecords(limit: Int = 50) throws(WalletError) -> [AutopayRecord] {
        try read { db in
            try Row.fetchAll(
                db, sql: "SELECT * FROM autopayDecision ORDER BY id DESC LIMIT ?",
                arguments: [limit]
            ).compactMap { row in
                guard let currency = Currency(code: row["currency"]),
                    let reason = AutopayReason(rawValue: row["reason"])
                else { return nil }
                let rule: String? = row["rule"]
                return AutopayRecord(
                    instant: Date(milliseconds: row["instant"]),
                    peer: PeerName(rawValue: row["peer"]),
                    amount: Money(minorUnits: row["minorUnits"], currency: currency),
                    decision: AutopayDecision(
                        reason, rule: rule.map(AutopayRuleID.init(rawValue:))),
                    entry: row["entryId"])
            }
        }
    }

    static func autopaySettings(in db: Database) throws -> AutopaySettings? {
        let text = try String.fetchOne(
            db.cachedStatement(sql: "SELECT settings FROM autopaySettings WHERE id = 1"))
        return try text.map { try JSONDecoder().decode(AutopaySettings.self, from: Data($0.utf8)) }
    }

    /// The payments that may count: of the last two days, or since the earliest running period of a
    /// limit, which is no longer than 31 days.
    private static func autopayUses(
        of settings: AutopaySettings, at instant: Date, in db: Database
    ) throws -> [AutopayUse] {
        let hasLimits = !settings.limits.isEmpty || settings.peers.contains { $0.limit != nil }
        let since = instant.addingTimeInterval(-86_400 * (hasLimits ? 33 : 2))
        return try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT peer, minorUnits, instant FROM autopayDecision
                    WHERE entryId IS NOT NULL AND instant >= ? AND currency = ?
                    """), arguments: [since.milliseconds, settings.currency.code]
        ).map { row in
            AutopayUse(
                peer: PeerName(rawValue: row["peer"]), minorUnits: row["minorUnits"],
                instant: Date(milliseconds: row["instant"]))
        }
    }

    private static func payAutomatically(
        _ id: Identifier<PaymentRequest>, from account: WalletAccount, on day: Day,
        at instant: Date, _ key: IdempotencyKey, in db: Database
    ) throws -> (Receipt?, String?) {
        var receipt: Receipt?
        do {
            try db.inSavepoint {
                receipt = try accept(
                    id, account: account, on: day, at: instant, key: key, in: db)
                return .commit
            }
        } catch let error as WalletError where error.isRefusal {
            return (nil, error.code)
        }
        return (receipt, nil)
    }

    private static func declineAutomatically(
        _ id: Identifier<PaymentRequest>, at instant: Date, in db: Database
    ) throws {
        try db.execute(
            sql: "UPDATE paymentRequest SET status = 'declined' WHERE id = ?",
            arguments: [id.rawValue])
        try append(.declined, to: id, at: instant, in: db)
    }

    private static func record(
        _ decision: AutopayDecision, on request: AutopayRequest,
        request id: Identifier<PaymentRequest>,
        entry: Int64?, in db: Database
    ) throws {
        try db.execute(
            sql: """
                INSERT INTO autopayDecision (requestId, instant, peer, minorUnits, currency, method,
                                             reason, rule, entryId)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                id.rawValue, request.instant.milliseconds, request.peer.rawValue,
                request.minorUnits, request.currencyCode, request.method.rawValue,
                decision.reason.rawValue, decision.rule?.rawValue, entry,
            ])
    }
}
