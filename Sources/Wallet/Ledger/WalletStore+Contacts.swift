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
                    ON CONFLICT (id) DO UPDATE SET name = excluded.name, iban = excluded.iban
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

    /// Returns the contacts by name.
    public func contacts() throws(WalletError) -> [Contact] {
        try read { db in
            var aliases: [String: [String]] = [:]
            for row in try Row.fetchAll(
                db, sql: "SELECT contactId, alias FROM contactAlias ORDER BY alias")
            {
                aliases[row["contactId"], default: []].append(row["alias"])
            }
            return try Row.fetchAll(db, sql: "SELECT id, name, iban FROM contact ORDER BY name, id")
                .map { row in
                    let iban: String? = row["iban"]
                    return Contact(
                        id: ContactID(rawValue: row["id"]), name: row["name"],
                        aliases: aliases[row["id"]] ?? [], iban: iban.flatMap { IBAN($0) })
                }
        }
    }
}
