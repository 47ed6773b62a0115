public import Foundation
internal import GRDB
internal import Primitives

extension WalletStore {
    /// The cost of a PIN's hash: 32 MiB, some 80 ms.
    public static let defaultPINCost = 32_768
    /// The least number of bytes of a PIN's salt.
    public static let leastSaltLength = 16

    /// Returns how the wallet is protected.
    public func security() throws(WalletError) -> SecurityState {
        try read { db in
            var state = try Self.securityRow(in: db)
            state.limits = try Self.limits(in: db)
            state.devices = try Row.fetchAll(
                db, sql: "SELECT id, name, added FROM device ORDER BY added, id"
            ).map { row in
                Device(
                    id: Identifier(rawValue: row["id"]), name: row["name"],
                    added: Date(milliseconds: row["added"]))
            }
            return state
        }
    }

    /// Changes how the wallet is protected, once.
    /// - Throws: `WalletError.notFound` for a device that is not there, `duplicate` for one that
    ///   is, `amountNotPositive` for a limit below zero.
    public func change(_ change: SecurityChange, key: IdempotencyKey) throws(WalletError) {
        _ = try once(.changeSecurity, key, change) { db in
            try Self.apply(change, in: db)
            return true
        }
    }

    /// Sets the PIN, once, and forgets the wrong ones before; `salt` is fresh chance.
    ///
    /// - Parameters:
    ///   - cost: scrypt's *N*, a power of two.
    /// - Throws: `WalletError.invalidTerms` for a PIN of other than 4 to 12 digits or a salt that
    ///   is too short.
    public func setPIN(
        _ pin: String, salt: [UInt8], cost: Int = defaultPINCost, key: IdempotencyKey
    ) throws(WalletError) {
        let isPIN =
            PINPolicy.lengths.contains(pin.utf8.count)
            && pin.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard isPIN, salt.count >= Self.leastSaltLength else { throw .invalidTerms }
        // The PIN is no part of what is recorded: the salt tells one command from another.
        let input = CommandInput(target: salt.hexadecimal)
        _ = try once(.setPIN, key, input) { db in
            let hash = try PINHash(pin, salt: Data(salt), rounds: cost)
            try db.execute(
                sql: """
                    UPDATE security SET pinSalt = ?, pinHash = ?, pinRounds = ?, failures = 0,
                        lockCount = 0, lockedUntil = NULL
                    """, arguments: [hash.salt, hash.hash, hash.rounds])
            return true
        }
    }

    /// Removes the PIN and any lock it led to, once.
    public func resetPIN(key: IdempotencyKey) throws(WalletError) {
        _ = try once(.setPIN, key, CommandInput(target: "reset")) { db in
            try db.execute(
                sql: """
                    UPDATE security SET pinSalt = NULL, pinHash = NULL, pinRounds = NULL,
                        failures = 0, lockCount = 0, lockedUntil = NULL
                    """)
            return true
        }
    }

    /// Tries a PIN at `instant`; a wrong one counts before it is answered.
    public func checkPIN(_ pin: String, at instant: Date) throws(WalletError) -> PINOutcome {
        try write { db in
            var attempts = try Self.securityRow(in: db).pinGuard
            guard let hash = try Self.pinHash(in: db) else { return .none }
            switch attempts.lock(at: instant) {
            case .until(let end): return .locked(until: end)
            case .untilReset: return .locked(until: nil)
            case .open: break
            }
            let isRight = try hash.matches(pin)
            if isRight {
                attempts.recordSuccess(at: instant)
            } else {
                attempts.recordFailure(at: instant)
            }
            try Self.save(attempts, in: db)
            if isRight { return .right }
            return .wrong(attemptsLeft: attempts.lock == .open ? attempts.attemptsLeft : 0)
        }
    }

    private static func pinHash(in db: Database) throws -> PINHash? {
        try Row.fetchOne(
            db,
            sql: "SELECT pinSalt, pinHash, pinRounds FROM security WHERE pinSalt IS NOT NULL"
        ).map { PINHash(salt: $0["pinSalt"], hash: $0["pinHash"], rounds: $0["pinRounds"]) }
    }

    private static func save(_ attempts: PINGuard, in db: Database) throws {
        let until: Int64? =
            switch attempts.lock {
            case .open: nil
            case .until(let end): end.milliseconds
            case .untilReset: .max
            }
        try db.execute(
            sql: "UPDATE security SET failures = ?, lockCount = ?, lockedUntil = ?",
            arguments: [attempts.failures, attempts.lockCount, until])
    }

    /// The protection without its limits and devices.
    static func securityRow(in db: Database) throws -> SecurityState {
        let row = try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT card, wallet, kyc, biometrics, pinSalt IS NOT NULL AS hasPIN,
                           failures, lockCount, lockedUntil FROM security
                    """))
        guard let row, let kyc = KYCStatus(rawValue: row["kyc"]) else {
            throw WalletError.notAWallet(reason: "its security settings are missing")
        }
        let until: Int64? = row["lockedUntil"]
        let lock: PINGuard.Lock =
            switch until {
            case nil: .open
            case .some(.max): .untilReset
            case .some(let end): .until(Date(milliseconds: end))
            }
        return SecurityState(
            isCardFrozen: row["card"] == "frozen", isWalletLocked: row["wallet"] == "locked",
            kyc: kyc, hasBiometrics: row["biometrics"], hasPIN: row["hasPIN"],
            pinGuard: PINGuard(
                failures: row["failures"], lockCount: row["lockCount"], lock: lock))
    }

    private static func apply(_ change: SecurityChange, in db: Database) throws {
        switch change {
        case .setCardFrozen(let isFrozen):
            try db.execute(
                sql: "UPDATE security SET card = ?", arguments: [isFrozen ? "frozen" : "active"])
        case .setWalletLocked(let isLocked):
            try db.execute(
                sql: "UPDATE security SET wallet = ?",
                arguments: [isLocked ? "locked" : "unlocked"])
        case .setKYC(let status):
            try db.execute(sql: "UPDATE security SET kyc = ?", arguments: [status.rawValue])
        case .setBiometrics(let isOn):
            try db.execute(sql: "UPDATE security SET biometrics = ?", arguments: [isOn])
        case .setLimit(let limit):
            guard limit.amount.minorUnits >= 0 else { throw WalletError.amountNotPositive }
            try db.execute(
                sql: """
                    INSERT INTO spendingLimit (scope, currency, minorUnits) VALUES (?, ?, ?)
                    ON CONFLICT DO UPDATE SET minorUnits = excluded.minorUnits
                    """,
                arguments: [
                    limit.scope.rawValue, limit.amount.currency.code, limit.amount.minorUnits,
                ])
        case .removeLimit(let scope, let currency):
            try db.execute(
                sql: "DELETE FROM spendingLimit WHERE scope = ? AND currency = ?",
                arguments: [scope.rawValue, currency.code])
        case .addDevice(let device):
            try db.execute(
                sql: "INSERT INTO device (id, name, added) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                arguments: [device.id.rawValue, device.name, device.added.milliseconds])
            guard db.changesCount == 1 else { throw WalletError.duplicate }
        case .removeDevice(let id):
            try db.execute(sql: "DELETE FROM device WHERE id = ?", arguments: [id.rawValue])
            guard db.changesCount == 1 else { throw WalletError.notFound }
        }
    }
}
