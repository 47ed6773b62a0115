public import Foundation
internal import GRDB

extension WalletStore {
    /// Stores a card, once; its identifier is the key's.
    /// - Throws: `WalletError.duplicate` if one of its name is there, `invalidTerms` without a name
    ///   or with points below zero.
    public func addCard(
        name: String, number: LoyaltyNumber, points: Int64 = 0,
        tier: LoyaltyCard.Tier = .bronze, key: IdempotencyKey
    ) throws(WalletError) -> LoyaltyCard {
        struct Input: Encodable {
            let name: String
            let number: LoyaltyNumber
            let points: Int64
            let tier: LoyaltyCard.Tier
        }
        let input = Input(name: name, number: number, points: points, tier: tier)
        return try once(.addCard, key, input) { db in
            guard !name.isEmpty, points >= 0 else { throw WalletError.invalidTerms }
            let other = try Bool.fetchOne(
                db, sql: "SELECT 1 FROM loyaltyCard WHERE name = ? AND removed = 0",
                arguments: [name])
            guard other != true else { throw WalletError.duplicate }
            try db.execute(
                sql: """
                    INSERT INTO loyaltyCard (id, name, number, symbology, points, tier)
                    VALUES (?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    key.rawValue, name, number.text, number.symbology.rawValue, points,
                    tier.rawValue,
                ])
            return try Self.card(Identifier(key), in: db)
        }
    }

    /// Changes a card, once.
    /// - Throws: `WalletError.notFound`, `amountNotPositive` for a change of no points,
    ///   `invalidTerms` to redeem more points than there are.
    public func changeCard(
        _ id: Identifier<LoyaltyCard>, _ change: LoyaltyChange, at instant: Date,
        key: IdempotencyKey
    ) throws(WalletError) -> LoyaltyCard {
        struct Input: Encodable {
            let id: Identifier<LoyaltyCard>
            let change: LoyaltyChange
        }
        return try once(.changeCard, key, Input(id: id, change: change)) { db in
            let card = try Self.card(id, in: db)
            switch change {
            case .points(let points):
                try Self.addPoints(points, to: card, at: instant, in: db)
            case .tier(let tier):
                try db.execute(
                    sql: "UPDATE loyaltyCard SET tier = ? WHERE id = ?",
                    arguments: [tier.rawValue, id.rawValue])
            case .number(let number):
                try db.execute(
                    sql: "UPDATE loyaltyCard SET number = ?, symbology = ? WHERE id = ?",
                    arguments: [number.text, number.symbology.rawValue, id.rawValue])
            }
            return try Self.card(id, in: db)
        }
    }

    /// Takes a card away, once.
    /// - Throws: `WalletError.notFound`.
    public func removeCard(
        _ id: Identifier<LoyaltyCard>, key: IdempotencyKey
    ) throws(WalletError) {
        _ = try once(.removeCard, key, CommandInput(target: id.rawValue)) { db in
            _ = try Self.card(id, in: db)
            try db.execute(
                sql: "UPDATE loyaltyCard SET removed = 1 WHERE id = ?", arguments: [id.rawValue])
            return true
        }
    }

    /// Returns the cards by name.
    public func cards() throws(WalletError) -> [LoyaltyCard] {
        try read { try Self.cards(where: "1", [], in: $0) }
    }

    private static func addPoints(
        _ points: Int64, to card: LoyaltyCard, at instant: Date, in db: Database
    ) throws {
        guard points != 0 else { throw WalletError.amountNotPositive }
        let (sum, overflow) = card.points.addingReportingOverflow(points)
        guard !overflow else { throw WalletError.overflow }
        guard sum >= 0 else { throw WalletError.invalidTerms }
        try db.execute(
            sql: "UPDATE loyaltyCard SET points = ? WHERE id = ?",
            arguments: [sum, card.id.rawValue])
        try db.execute(
            sql: "INSERT INTO pointsEvent (cardId, points, instant) VALUES (?, ?, ?)",
            arguments: [card.id.rawValue, points, instant.milliseconds])
    }

    private static func card(
        _ id: Identifier<LoyaltyCard>, in db: Database
    ) throws -> LoyaltyCard {
        guard let card = try cards(where: "id = ?", [id.rawValue], in: db).first else {
            throw WalletError.notFound
        }
        return card
    }

    private static func cards(
        where condition: String, _ arguments: StatementArguments, in db: Database
    ) throws -> [LoyaltyCard] {
        try Row.fetchAll(
            db, sql: "SELECT * FROM loyaltyCard WHERE removed = 0 AND \(condition) ORDER BY name",
            arguments: arguments
        ).compactMap { row in
            guard let symbology = Symbology(rawValue: row["symbology"]),
                let tier = LoyaltyCard.Tier(rawValue: row["tier"]),
                let number = try? LoyaltyNumber(row["number"], symbology: symbology)
            else { return nil }
            return LoyaltyCard(
                id: Identifier(rawValue: row["id"]), name: row["name"], number: number,
                points: row["points"], tier: tier)
        }
    }
}
