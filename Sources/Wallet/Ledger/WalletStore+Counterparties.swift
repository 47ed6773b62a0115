internal import GRDB
internal import Primitives

extension WalletStore {
    /// What a query selects to name the account `farAccountId` of the table `table`.
    static let farColumns = """
        far.kind AS farKind, far.name AS farName, far.currency AS farCurrency,
        COALESCE(contact.name, far.name) AS counterpartyName
        """

    /// What a query joins for `farColumns`.
    static func farJoin(_ table: String) -> String {
        """
        JOIN account far ON far.id = \(table).farAccountId
        LEFT JOIN contact ON far.kind = 'contact' AND contact.id = far.name
        """
    }

    /// What a query selects to name the account `accountId`, and joins for it.
    static let ownColumns = "own.name AS ownName, own.currency AS ownCurrency"

    static func ownJoin(_ table: String) -> String {
        "JOIN account own ON own.id = \(table).accountId"
    }

    /// The identifier of the far account of `counterparty`, created where it is not there.
    static func farAccountID(
        of counterparty: Counterparty, _ currency: Currency, in db: Database
    ) throws -> Int64 {
        try ledgerAccount(farAccount(of: counterparty, currency, in: db), in: db).id
    }
}

extension Counterparty {
    /// The other side that a row of `WalletStore.farColumns` names.
    init(_ row: Row) {
        let name: String = row["farName"]
        switch AccountKind(rawValue: row["farKind"]) {
        case .contact: self = .contact(ContactID(rawValue: name))
        case .own:
            let currency = Currency(code: row["farCurrency"]) ?? .eur
            self = .account(WalletAccount(name: name, currency: currency))
        case .mirror:
            let currency = Currency(code: row["farCurrency"]) ?? .eur
            self = .account(WalletAccount(name: name, currency: currency, kind: .mirror))
        case .equity: self = .opening
        case .named, .coin, nil: self = .named(name)
        }
    }
}

extension WalletAccount {
    /// The paying account that a row of `WalletStore.ownColumns` names.
    init(_ row: Row) {
        self.init(name: row["ownName"], currency: Currency(code: row["ownCurrency"]) ?? .eur)
    }
}
