internal import Crypto
internal import Foundation
internal import GRDB

/// What is done under an idempotency key. Raw values are labels on disk.
enum CommandKind: String {
    case convert, undo
    case placeHold, captureHold, releaseHold
    case schedule, changeOrder, pauseOrder, resumeOrder, cancelOrder
    case createRequest, acceptRequest, declineRequest, cancelRequest, remindRequest
    case addBill, payBill, cancelBill
    case subscribe, changePlan
    case setBudget, removeBudget
    case saveAutopay, decideAutopay
    case addCard, changeCard, removeCard
    case changeSecurity, setPIN
    case stake, setStakingRate
    case saveMethod, setHealth
}

extension WalletStore {
    /// Carries a command out once: the first call with `key` runs `body` in a transaction and
    /// records what it returns, later ones return that again.
    ///
    /// - Parameters:
    ///   - kind: What is done.
    ///   - key: The caller's name for this one command.
    ///   - input: All that makes the command this one and no other.
    /// - Throws: `WalletError.keyReused` if the key stands for another command.
    func once<Input: Encodable, Output: Codable & Sendable>(
        _ kind: CommandKind, _ key: IdempotencyKey, _ input: Input,
        _ body: (Database) throws -> Output
    ) throws(WalletError) -> Output {
        try write { try Self.once(kind, key, input, in: $0, body) }
    }

    /// Returns whether something was posted or carried out under one of `keys`. O(*k* log *n*).
    public func hasUsed(one keys: [IdempotencyKey]) throws(WalletError) -> Bool {
        try read { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT EXISTS (SELECT 1 FROM entry WHERE key = ?1)
                        OR EXISTS (SELECT 1 FROM command WHERE key = ?1)
                    """)
            return try keys.contains { key in
                try Bool.fetchOne(statement, arguments: [key.rawValue]) ?? false
            }
        }
    }

    private static func once<Input: Encodable, Output: Codable>(
        _ kind: CommandKind, _ key: IdempotencyKey, _ input: Input, in db: Database,
        _ body: (Database) throws -> Output
    ) throws -> Output {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let digest = Data(SHA256.hash(data: try encoder.encode([input])))
        let row = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT kind, digest, result FROM command WHERE key = ?"),
            arguments: [key.rawValue])
        if let row {
            guard row["kind"] == kind.rawValue, row["digest"] == digest else {
                throw WalletError.keyReused(key)
            }
            let result: String = row["result"]
            guard
                let output = try JSONDecoder().decode([Output].self, from: Data(result.utf8)).first
            else { throw WalletError.notAWallet(reason: "the result of a command is missing") }
            return (output as? Receipt)?.repeated as? Output ?? output
        }
        let output = try body(db)
        let result = String(decoding: try encoder.encode([output]), as: UTF8.self)
        try db.cachedStatement(
            sql: "INSERT INTO command (key, kind, digest, result) VALUES (?, ?, ?, ?)"
        ).execute(arguments: [key.rawValue, kind.rawValue, digest, result])
        return output
    }
}

/// What a command changes when it needs nothing more to be told apart: an identifier, and text.
struct CommandInput: Encodable {
    var target: String
    var detail: String?
    var number: Int64?
    var instant: Int64?
}
