internal import Crypto
internal import CryptoExtras
internal import Foundation

/// A PIN as it is kept: scrypt (RFC 7914) of it with a salt, 32 bytes, block size 8, parallelism 1.
struct PINHash {
    let salt: Data
    let hash: Data
    /// scrypt's cost *N*, a power of two; 128 · 8 · *N* bytes are needed.
    let rounds: Int

    init(salt: Data, hash: Data, rounds: Int) {
        self.salt = salt
        self.hash = hash
        self.rounds = rounds
    }

    /// Hashes `pin`.
    /// - Throws: `WalletError.unavailable` if the cost is none scrypt takes.
    init(_ pin: String, salt: Data, rounds: Int) throws {
        do {
            let key = try KDF.Scrypt.deriveKey(
                from: Data(pin.utf8), salt: salt, outputByteCount: 32, rounds: rounds, blockSize: 8,
                parallelism: 1)
            self.init(salt: salt, hash: key.withUnsafeBytes { Data($0) }, rounds: rounds)
        } catch {
            throw WalletError.unavailable(reason: "the PIN cannot be hashed: \(error)")
        }
    }

    /// Whether `pin` is the one; the comparison takes the same time wherever they differ.
    func matches(_ pin: String) throws -> Bool {
        let other = try PINHash(pin, salt: salt, rounds: rounds).hash
        guard other.count == hash.count else { return false }
        return zip(other, hash).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
