internal import GRDB
internal import Primitives

extension WalletStore {
    /// Adds a contact, or changes the one that has its identifier.
    /// - Throws: `WalletError.invalidTerms` without a name.
    public func save(_ contact: Contact) throws(WalletError) {
        guard !contact.name.allSatisfy(\.isWhitespace) else { throw .invalidTerms }
        try write { db in
            try db.execute(
                sql: """
                    INSERT INTO contact (id, name, iban) VALUES (?, ?, ?)
                    ON CONFLICT (id) DO UPDATE
                    SET name = excluded.name, iban = excluded.iban, isRemoved = FALSE
                    """, arguments: [contact.id.rawValue, contact.name, contact.iban?.compact])
            try db.execute(
                sql: "DELETE FROM contactAlias WHERE contactId = ?",
                arguments: [contact.id.rawValue])
            for alias in Set(contact.aliases).sorted() {
                try db.execute(
                    sql: "INSERT INTO contactAlias (contactId, alias) VALUES (?, ?)",
                    arguments: [contact.id.rawValue, alias])
            }
        }
    }

    /// Takes a contact off those who can be paid; what was paid to it keeps its name.
    /// - Throws: `WalletError.unknownContact`, `contactInUse` while a payment to come, a request
    ///   that is open, or auto-pay is of it.
    public func removeContact(_ id: ContactID) throws(WalletError) {
        try atomically { store throws(WalletError) in
            guard let contact = try store.contacts().first(where: { $0.id == id }) else {
                throw .unknownContact
            }
            guard try !store.isInUse(contact), try !store.isKnownToAutopay(contact.name) else {
                throw .contactInUse
            }
            try store.write { db in
                try db.execute(
                    sql: "UPDATE contact SET isRemoved = TRUE WHERE id = ?",
                    arguments: [id.rawValue])
            }
        }
    }

    /// Gives a contact another name, under which what was paid to it is told from then on.
    /// - Throws: `WalletError.unknownContact`, `duplicate` for the name of another,
    ///   `contactInUse` while auto-pay, which knows people by their names, is of it.
    public func renameContact(_ id: ContactID, to name: String) throws(WalletError) {
        try atomically { store throws(WalletError) in
            let contacts = try store.contacts()
            guard let contact = contacts.first(where: { $0.id == id }) else {
                throw .unknownContact
            }
            guard !contacts.contains(where: { $0.id != id && $0.name == name }) else {
                throw .duplicate
            }
            guard try !store.isKnownToAutopay(contact.name) else { throw .contactInUse }
            try store.save(
                Contact(id: id, name: name, aliases: contact.aliases, iban: contact.iban))
        }
    }

    /// Whether a payment to come or a request that is open is of a contact.
    private func isInUse(_ contact: Contact) throws(WalletError) -> Bool {
        let orders = try orders(.active) + orders(.paused)
        let counterparty = Counterparty.contact(contact.id)
        if orders.contains(where: { $0.terms.counterparty == counterparty }) { return true }
        return try requests(nil, .pending).contains { $0.counterparty == counterparty }
    }

    /// Whether a limit or a rule of auto-pay is of somebody of a name.
    private func isKnownToAutopay(_ name: String) throws(WalletError) -> Bool {
        let settings = try read { db in try Self.autopaySettings(in: db) }
        guard let settings else { return false }
        return settings.peers.contains { $0.name.rawValue == name }
            || settings.rules.contains { rule in
                rule.peers?.contains { $0.rawValue == name } ?? false
            }
    }

    /// Returns the contacts by name.
    public func contacts() throws(WalletError) -> [Contact] {
        try read { db in
            var aliases: [String: [String]] = [:]
            for row in try Row.fetchAll(
                db, sql: "SELECT contactId, alias FROM contactAlias ORDER BY alias")
            {
                aliases[row["contactId"], default: []].append(row["alias"])
            }
            return try Row.fetchAll(
                db,
                sql: "SELECT id, name, iban FROM contact WHERE NOT isRemoved ORDER BY name, id"
            )
            .map { row in
                let iban: String? = row["iban"]
                return Contact(
                    id: ContactID(rawValue: row["id"]), name: row["name"],
                    aliases: aliases[row["id"]] ?? [], iban: iban.flatMap { IBAN($0) })
            }
        }
    }
}
