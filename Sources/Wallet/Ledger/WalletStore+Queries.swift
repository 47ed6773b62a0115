internal import Foundation
internal import GRDB
public import Primitives

/// Which ledger lines are asked for.
public struct LedgerFilter: Hashable, Sendable {
    /// The days.
    public var period: DayInterval?
    /// The label of the kind of spending.
    public var category: String?
    /// Only money in (true) or out (false).
    public var isIncoming: Bool?
    /// Who is on the other side.
    public var counterparty: Counterparty?
    /// The least amount, in minor units whatever the direction.
    public var minimum: Int64?
    /// The largest amount, in minor units whatever the direction.
    public var maximum: Int64?
    /// The most lines.
    public var limit: Int?

    /// Creates a filter that lets everything through.
    public init() {}
}

extension WalletStore {
    /// Creates an account of the user's, which may be there already.
    public func open(_ account: WalletAccount) throws(WalletError) {
        _ = try write { try Self.ledgerAccount(account.reference, in: $0).id }
    }

    /// Returns the user's accounts, those that pay and those that mirror a bank's, oldest first.
    public func accounts() throws(WalletError) -> [WalletAccount] {
        try read { try Self.accounts(in: $0) }
    }

    static func accounts(in db: Database) throws -> [WalletAccount] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT name, currency, kind FROM account WHERE kind IN ('own', 'mirror')
                ORDER BY id
                """
        ).compactMap { row in
            guard let currency = Currency(code: row["currency"]),
                let kind = WalletAccount.Kind(rawValue: row["kind"])
            else { return nil }
            return WalletAccount(name: row["name"], currency: currency, kind: kind)
        }
    }

    /// Returns what an account holds, what is on hold included.
    /// - Throws: `WalletError.unknownAccount`.
    /// - Complexity: O(log *n*) in the number of accounts.
    public func balance(of account: WalletAccount) throws(WalletError) -> Money {
        try read { db in
            Money(
                minorUnits: try Self.existing(account, in: db).minorUnits,
                currency: account.currency)
        }
    }

    /// Returns what an account can pay: its balance less what is on hold.
    /// - Throws: `WalletError.unknownAccount`.
    public func availableBalance(of account: WalletAccount) throws(WalletError) -> Money {
        try read { db in
            let found = try Self.existing(account, in: db)
            return Money(minorUnits: found.minorUnits - found.held, currency: account.currency)
        }
    }

    /// Returns what an account held at the end of `day`, by the days entries are booked on.
    /// - Throws: `WalletError.unknownAccount`.
    /// - Complexity: O(*d*) in the number of days on which something was booked.
    public func balance(
        of account: WalletAccount, asOf day: Day
    ) throws(WalletError) -> Money {
        try read { db in
            let id = try Self.existing(account, in: db).id
            let sum = try Int64.fetchOne(
                db.cachedStatement(
                    sql: """
                        SELECT COALESCE(SUM(minorUnits), 0) FROM dayTotal
                        WHERE accountId = ? AND day <= ?
                        """), arguments: [id, day.number])
            return Money(minorUnits: sum ?? 0, currency: account.currency)
        }
    }

    /// Returns the lines of an account that `filter` lets through, the newest first.
    /// - Complexity: O(log *n* + *k*) for *k* lines read on the way to the limit.
    public func lines(
        of account: WalletAccount, matching filter: LedgerFilter = LedgerFilter()
    ) throws(WalletError) -> [LedgerLine] {
        try read { db in
            guard let id = try Self.existingAccount(account.reference, in: db)?.id else {
                return []
            }
            var conditions = ""
            var arguments = Self.arguments(for: filter)
            arguments += ["account": id]
            if filter.category != nil { conditions += " AND \(Self.category) = :category" }
            if filter.isIncoming != nil {
                conditions += " AND (posting.minorUnits > 0) = :incoming"
            }
            if filter.minimum != nil { conditions += " AND ABS(posting.minorUnits) >= :minimum" }
            if filter.maximum != nil { conditions += " AND ABS(posting.minorUnits) <= :maximum" }
            if let counterparty = filter.counterparty {
                let far = try Self.farAccount(of: counterparty, account.currency, in: db)
                guard let farID = try Self.existingAccount(far, in: db)?.id else { return [] }
                arguments += ["far": farID]
            }
            return try Row.fetchAll(
                db.cachedStatement(
                    sql: Self.linesQuery(
                        from: filter.counterparty == nil ? .account : .counterparty,
                        where: conditions)),
                arguments: arguments
            ).compactMap { LedgerLine($0, account.currency) }
        }
    }

    /// Returns the lines of an account behind `last` in the order of days, the oldest first.
    /// - Complexity: O(log *n* + limit).
    static func oldestLines(
        of account: WalletAccount, after last: LedgerLine?, limit: Int, in db: Database
    ) throws -> [LedgerLine] {
        guard let id = try existingAccount(account.reference, in: db)?.id else { return [] }
        var filter = LedgerFilter()
        filter.limit = limit
        // The index leads to the last line's day, and over the lines of that day.
        if let last { filter.period = DayInterval(start: last.day, end: nil) }
        var arguments = arguments(for: filter)
        arguments += ["account": id, "entry": last?.entry ?? 0]
        return try Row.fetchAll(
            db.cachedStatement(
                sql: linesQuery(
                    from: .account,
                    where: " AND (posting.day > :start OR posting.entryId > :entry)",
                    order: .oldestFirst)), arguments: arguments
        ).compactMap { LedgerLine($0, account.currency) }
    }

    /// Returns one entry as a line of an account, nil if the account has no part in it.
    public func line(
        of account: WalletAccount, entry: Int64
    ) throws(WalletError) -> LedgerLine? {
        try read { db in
            guard let id = try Self.existingAccount(account.reference, in: db)?.id else {
                return nil
            }
            var arguments = Self.arguments(for: LedgerFilter())
            arguments += ["account": id, "entry": entry]
            return try Row.fetchOne(
                db.cachedStatement(
                    sql: Self.linesQuery(from: .account, where: " AND entry.id = :entry")),
                arguments: arguments
            ).flatMap { LedgerLine($0, account.currency) }
        }
    }

    /// Returns the number of entries.
    public func entryCount() throws(WalletError) -> Int {
        try read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM entry") ?? 0 }
    }

    private static func arguments(for filter: LedgerFilter) -> StatementArguments {
        var arguments: StatementArguments = [
            "start": filter.period?.start?.number ?? Int.min,
            "end": filter.period?.end?.number ?? Int.max, "limit": filter.limit ?? -1,
        ]
        if let category = filter.category { arguments += ["category": category] }
        if let isIncoming = filter.isIncoming { arguments += ["incoming": isIncoming] }
        if let minimum = filter.minimum { arguments += ["minimum": minimum] }
        if let maximum = filter.maximum { arguments += ["maximum": maximum] }
        return arguments
    }

    /// The side whose postings are walked through by the day, newest first; the other follows.
    private enum Driver {
        case account, counterparty
    }

    private enum LineOrder: String {
        case newestFirst = "DESC"
        case oldestFirst = "ASC"
    }

    /// How an entry is sorted now, else what was recorded with it.
    static let category = "COALESCE(sorting.category, entry.category)"

    /// The far side of a line is its neighbour: 0 and 1, 2 and 3. A conversion's two neighbours
    /// are the currencies' own accounts, and its far side the user's other account, two lines on.
    private static func linesQuery(
        from driver: Driver, where conditions: String, order: LineOrder = .newestFirst
    ) -> String {
        let (first, second) =
            switch driver {
            case .account: ("posting", "farPosting")
            case .counterparty: ("farPosting", "posting")
            }
        let sides =
            switch driver {
            case .account: "posting.accountId = :account"
            case .counterparty: "farPosting.accountId = :far AND posting.accountId = :account"
            }
        // CROSS JOIN keeps SQLite to the order written, which the index answers without sorting.
        return """
            SELECT entry.id, entry.kind, entry.day, entry.instant, entry.note,
                   \(category) AS category,
                   entry.kind = 'transfer' OR COALESCE(sorting.isOwnTransfer, 0) AS isOwnTransfer,
                   COALESCE(sorting.isRefund, 0) AS isRefund,
                   posting.minorUnits, posting.balance,
                   COALESCE(contact.name, far.name) AS counterparty, contact.id AS contactId,
                   EXISTS (SELECT 1 FROM entry later WHERE later.reverses = entry.id) AS isReversed
            FROM posting \(first == "posting" ? "" : "AS \(first)")
            CROSS JOIN entry ON entry.id = \(first).entryId
            CROSS JOIN posting \(second == "posting" ? "" : "AS \(second)")
              ON \(second).entryId = \(first).entryId
             AND \(second).line = CASE entry.kind
                 WHEN 'conversion' THEN (\(first).line | 2) - (\(first).line & 2)
                 ELSE (\(first).line | 1) - (\(first).line & 1) END
            CROSS JOIN account far ON far.id = farPosting.accountId
            LEFT JOIN contact ON far.kind = 'contact' AND contact.id = far.name
            LEFT JOIN sorting ON sorting.entryId = entry.id
            WHERE \(sides) AND \(first).day >= :start AND \(first).day < :end
              AND entry.kind <> 'opening'\(conditions)
            ORDER BY \(first).day \(order.rawValue), \(first).entryId \(order.rawValue)
            LIMIT :limit
            """
    }

    static func existing(
        _ account: WalletAccount, in db: Database
    ) throws -> LedgerAccount {
        guard let found = try existingAccount(account.reference, in: db) else {
            throw WalletError.unknownAccount(account.name)
        }
        return found
    }
}

extension LedgerLine {
    fileprivate init?(_ row: Row, _ currency: Currency) {
        guard let kind = EntryKind(rawValue: row["kind"]) else { return nil }
        let contact: String? = row["contactId"]
        self.init(
            entry: row["id"], kind: kind, day: Day(number: row["day"]),
            instant: Date(milliseconds: row["instant"]),
            amount: Money(minorUnits: row["minorUnits"], currency: currency),
            counterparty: row["counterparty"], contact: contact.map(ContactID.init(rawValue:)),
            balance: Money(minorUnits: row["balance"], currency: currency),
            isReversed: row["isReversed"], note: row["note"], category: row["category"],
            isOwnTransfer: row["isOwnTransfer"], isRefund: row["isRefund"])
    }
}
