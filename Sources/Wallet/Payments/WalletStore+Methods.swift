internal import Foundation
internal import GRDB

extension WalletStore {
    /// Adds a way of paying, once, or changes the one that has its identifier, which keeps its
    /// place in the order.
    public func save(_ method: PaymentMethod, key: IdempotencyKey) throws(WalletError) {
        _ = try once(.saveMethod, key, method) { db in
            let text = String(decoding: try JSONEncoder().encode(method), as: UTF8.self)
            try db.execute(
                sql: """
                    INSERT INTO paymentMethod (id, position, health, method)
                    SELECT ?, COUNT(*), ?, ? FROM paymentMethod WHERE true
                    ON CONFLICT (id) DO UPDATE
                        SET health = excluded.health, method = excluded.method
                    """, arguments: [method.id.rawValue, method.health.rawValue, text])
            return true
        }
    }

    /// Notes whether a way of paying works, once.
    /// - Throws: `WalletError.notFound`.
    public func setHealth(
        _ health: PaymentMethod.Health, of id: PaymentMethodID, key: IdempotencyKey
    ) throws(WalletError) {
        let input = CommandInput(target: id.rawValue, detail: health.rawValue)
        _ = try once(.setHealth, key, input) { db in
            try db.execute(
                sql: "UPDATE paymentMethod SET health = ? WHERE id = ?",
                arguments: [health.rawValue, id.rawValue])
            guard db.changesCount == 1 else { throw WalletError.notFound }
            return true
        }
    }

    /// Returns the ways of paying, in the order they were added.
    public func paymentMethods() throws(WalletError) -> [PaymentMethod] {
        try read { db in
            try Row.fetchAll(
                db, sql: "SELECT health, method FROM paymentMethod ORDER BY position, id"
            ).map { row in
                let text: String = row["method"]
                var method = try JSONDecoder().decode(PaymentMethod.self, from: Data(text.utf8))
                method.health = PaymentMethod.Health(rawValue: row["health"]) ?? method.health
                return method
            }
        }
    }
}
