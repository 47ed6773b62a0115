public import Foundation

/// Counts wrong PINs and locks the wallet: five of them for 1, 5, 15, 60 minutes, then until reset.
public struct PINGuard: Hashable, Codable, Sendable {
    /// Wrong PINs since the last right one or lock.
    public private(set) var failures: Int
    /// How often it locked since the last right one.
    public private(set) var lockCount: Int
    /// What is in the way at the moment.
    public private(set) var lock: Lock

    /// Creates a guard that has seen nothing.
    public init() {
        self.init(failures: 0, lockCount: 0, lock: .open)
    }

    init(failures: Int, lockCount: Int, lock: Lock) {
        self.failures = failures
        self.lockCount = lockCount
        self.lock = lock
    }

    /// Whether a PIN may be tried.
    public enum Lock: Hashable, Codable, Sendable {
        /// It may.
        case open
        /// Not before this instant.
        case until(Date)
        /// Not before the PIN is reset.
        case untilReset
    }

    /// Wrong PINs before a lock.
    public static let allowedFailures = 5
    /// How long each lock lasts; the one after the last is until reset.
    public static let ladder: [TimeInterval] = [60, 300, 900, 3_600]

    /// Returns what is in the way at `instant`; a lock is over at its end exactly.
    public func lock(at instant: Date) -> Lock {
        switch lock {
        case .open: .open
        case .until(let end): instant < end ? lock : .open
        case .untilReset: .untilReset
        }
    }

    /// The wrong PINs left before the next lock.
    public var attemptsLeft: Int { Self.allowedFailures - failures }

    /// Counts a wrong PIN at `instant`; one while it is locked changes nothing.
    public mutating func recordFailure(at instant: Date) {
        guard lock(at: instant) == .open else { return }
        lock = .open
        failures += 1
        guard failures >= Self.allowedFailures else { return }
        failures = 0
        lock =
            lockCount < Self.ladder.count
            ? .until(instant.addingTimeInterval(Self.ladder[lockCount])) : .untilReset
        lockCount += 1
    }

    /// Forgets the wrong PINs after a right one; one while it is locked changes nothing.
    public mutating func recordSuccess(at instant: Date) {
        guard lock(at: instant) == .open else { return }
        self = PINGuard()
    }
}
