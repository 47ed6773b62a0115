public import Foundation
internal import GRDB
public import Primitives

extension WalletStore {
    /// Records a request, once; its identifier is the key's.
    /// - Throws: `WalletError.amountNotPositive`, `unknownContact`, `invalidTerms` if it would end
    ///   before it begins.
    public func createRequest(
        _ direction: PaymentRequest.Direction, with counterparty: Counterparty, amount: Money,
        note: String? = nil, expires: Date? = nil, at instant: Date, key: IdempotencyKey
    ) throws(WalletError) -> PaymentRequest {
        let input = RequestInput(
            direction: direction, counterparty: counterparty, amount: amount, note: note)
        return try once(.createRequest, key, input) { db in
            guard amount.isPositive else { throw WalletError.amountNotPositive }
            guard expires.map({ $0 > instant }) ?? true else { throw WalletError.invalidTerms }
            let far = try Self.farAccountID(of: counterparty, amount.currency, in: db)
            try db.execute(
                sql: """
                    INSERT INTO paymentRequest (id, direction, farAccountId, minorUnits, note,
                                                created, expires, status)
                    VALUES (?, ?, ?, ?, ?, ?, ?, 'pending')
                    """,
                arguments: [
                    key.rawValue, direction.rawValue, far, amount.minorUnits, note,
                    instant.milliseconds, expires?.milliseconds,
                ])
            try Self.append(.created, to: Identifier(key), at: instant, in: db)
            return try Self.request(Identifier(key), in: db)
        }
    }

    /// Accepts a request, once: pays it from `account` if it is incoming, books what came to
    /// `account` if it is outgoing.
    /// - Throws: `WalletError.notFound`, `notOpen`, `expired`, and as `pay`.
    public func acceptRequest(
        _ id: Identifier<PaymentRequest>, account: WalletAccount, on day: Day, at instant: Date,
        key: IdempotencyKey
    ) throws(WalletError) -> Receipt {
        let input = CommandInput(target: id.rawValue, detail: account.name)
        return try once(.acceptRequest, key, input) { db in
            try Self.accept(id, account: account, on: day, at: instant, key: key, in: db)
        }
    }

    /// Declines a request, once: an incoming one by the user, an outgoing one by the other.
    /// - Throws: `WalletError.notFound`, `notOpen`, `expired`.
    public func declineRequest(
        _ id: Identifier<PaymentRequest>, at instant: Date, key: IdempotencyKey
    ) throws(WalletError) -> PaymentRequest {
        try once(.declineRequest, key, CommandInput(target: id.rawValue)) { db in
            try Self.close(id, as: .declined, .declined, at: instant, in: db)
        }
    }

    /// Takes a request back, once.
    /// - Throws: `WalletError.notFound`, `notOpen`, `expired`.
    public func cancelRequest(
        _ id: Identifier<PaymentRequest>, at instant: Date, key: IdempotencyKey
    ) throws(WalletError) -> PaymentRequest {
        try once(.cancelRequest, key, CommandInput(target: id.rawValue)) { db in
            try Self.close(id, as: .cancelled, .cancelled, at: instant, in: db)
        }
    }

    /// Records that the other was reminded of a request, once.
    /// - Throws: `WalletError.notFound`, `notOpen`, `expired`.
    public func remindRequest(
        _ id: Identifier<PaymentRequest>, at instant: Date, key: IdempotencyKey
    ) throws(WalletError) -> PaymentRequest {
        try once(.remindRequest, key, CommandInput(target: id.rawValue)) { db in
            _ = try Self.pendingRequest(id, at: instant, in: db)
            try Self.append(.reminded, to: id, at: instant, in: db)
            return try Self.request(id, in: db)
        }
    }

    /// Ends the requests that are over at `instant` (a request is over at its end exactly);
    /// returns them.
    public func expireRequests(at instant: Date) throws(WalletError) -> [PaymentRequest] {
        try write { db in
            let over = try String.fetchAll(
                db,
                sql: """
                    SELECT id FROM paymentRequest WHERE status = 'pending' AND expires <= ?
                    ORDER BY created, id
                    """, arguments: [instant.milliseconds])
            return try over.map { text in
                let id = Identifier<PaymentRequest>(rawValue: text)
                try Self.set(.expired, .expired, id, at: instant, in: db)
                return try Self.request(id, in: db)
            }
        }
    }

    /// Returns the requests of a direction and a status (all where none is given), newest first.
    public func requests(
        _ direction: PaymentRequest.Direction? = nil, _ status: PaymentRequest.Status? = nil
    ) throws(WalletError) -> [PaymentRequest] {
        try read { db in
            let ids = try String.fetchAll(
                db,
                sql: """
                    SELECT id FROM paymentRequest
                    WHERE (?1 IS NULL OR direction = ?1) AND (?2 IS NULL OR status = ?2)
                    ORDER BY created DESC, id
                    """, arguments: [direction?.rawValue, status?.rawValue])
            return try ids.map { try Self.request(Identifier(rawValue: $0), in: db) }
        }
    }

    private struct RequestInput: Encodable {
        let direction: PaymentRequest.Direction
        let counterparty: Counterparty
        let amount: Money
        let note: String?
    }
}

extension WalletStore {
    static func accept(
        _ id: Identifier<PaymentRequest>, account: WalletAccount, on day: Day, at instant: Date,
        key: IdempotencyKey, in db: Database
    ) throws -> Receipt {
        let request = try pendingRequest(id, at: instant, in: db)
        func movement(of amount: Money) -> Movement {
            Movement(
                account: account, amount: amount, counterparty: request.counterparty, day: day,
                instant: instant, note: request.note)
        }
        let receipt =
            switch request.direction {
            case .incoming:
                try pay(
                    movement(of: request.amount.negated()), with: .wallet, at: instant, key: key,
                    in: db)
            case .outgoing: try post(movement(of: request.amount), key: key, in: db)
            }
        try db.execute(
            sql: "UPDATE paymentRequest SET status = 'accepted', entryId = ? WHERE id = ?",
            arguments: [receipt.entry, id.rawValue])
        try append(.accepted, to: id, at: instant, in: db)
        return receipt
    }

    static func pendingRequest(
        _ id: Identifier<PaymentRequest>, at instant: Date, in db: Database
    ) throws -> PaymentRequest {
        let request = try request(id, in: db)
        switch request.status {
        case .pending: break
        case .expired: throw WalletError.expired
        case .accepted, .declined, .cancelled: throw WalletError.notOpen
        }
        if let expires = request.expires, instant >= expires { throw WalletError.expired }
        return request
    }

    private static func close(
        _ id: Identifier<PaymentRequest>, as status: PaymentRequest.Status,
        _ event: PaymentRequest.Event.Kind, at instant: Date, in db: Database
    ) throws -> PaymentRequest {
        _ = try pendingRequest(id, at: instant, in: db)
        try set(status, event, id, at: instant, in: db)
        return try request(id, in: db)
    }

    private static func set(
        _ status: PaymentRequest.Status, _ event: PaymentRequest.Event.Kind,
        _ id: Identifier<PaymentRequest>, at instant: Date, in db: Database
    ) throws {
        try db.execute(
            sql: "UPDATE paymentRequest SET status = ? WHERE id = ?",
            arguments: [status.rawValue, id.rawValue])
        try append(event, to: id, at: instant, in: db)
    }

    static func append(
        _ event: PaymentRequest.Event.Kind, to id: Identifier<PaymentRequest>, at instant: Date,
        in db: Database
    ) throws {
        try db.execute(
            sql: """
                INSERT INTO requestEvent (requestId, sequence, event, instant)
                SELECT ?1, COUNT(*), ?2, ?3 FROM requestEvent WHERE requestId = ?1
                """, arguments: [id.rawValue, event.rawValue, instant.milliseconds])
    }

    static func request(
        _ id: Identifier<PaymentRequest>, in db: Database
    ) throws -> PaymentRequest {
        let row = try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT paymentRequest.*, \(farColumns) FROM paymentRequest
                    \(farJoin("paymentRequest")) WHERE paymentRequest.id = ?
                    """), arguments: [id.rawValue])
        guard let row, let direction = PaymentRequest.Direction(rawValue: row["direction"]),
            let status = PaymentRequest.Status(rawValue: row["status"]),
            let currency = Currency(code: row["farCurrency"])
        else { throw WalletError.notFound }
        let events = try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT event, instant FROM requestEvent WHERE requestId = ? ORDER BY sequence
                    """), arguments: [id.rawValue])
        let expires: Int64? = row["expires"]
        return PaymentRequest(
            id: id, direction: direction, counterparty: Counterparty(row),
            counterpartyName: row["counterpartyName"],
            amount: Money(minorUnits: row["minorUnits"], currency: currency), note: row["note"],
            created: Date(milliseconds: row["created"]),
            expires: expires.map(Date.init(milliseconds:)), status: status,
            history: events.compactMap { row in
                PaymentRequest.Event.Kind(rawValue: row["event"]).map {
                    PaymentRequest.Event(kind: $0, instant: Date(milliseconds: row["instant"]))
                }
            })
    }
}
