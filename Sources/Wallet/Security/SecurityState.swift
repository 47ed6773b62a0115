public import Foundation
public import Primitives

/// How the wallet is protected.
public struct SecurityState: Hashable, Sendable {
    /// Whether the card pays nothing.
    public var isCardFrozen: Bool
    /// Whether the user locked the wallet.
    public var isWalletLocked: Bool
    /// How far the user's identity is checked.
    public var kyc: KYCStatus
    /// Whether the device's fingerprint or face may stand for the PIN.
    public var hasBiometrics: Bool
    /// Whether there is a PIN.
    public var hasPIN: Bool
    /// The wrong PINs so far, and the lock they led to.
    public var pinGuard: PINGuard
    /// The most that may be paid.
    public var limits: [SpendingLimit] = []
    /// The devices that may use the wallet.
    public var devices: [Device] = []

    /// Returns the limit of a scope in a currency, nil if there is none.
    public func limit(_ scope: SpendingLimit.Scope, in currency: Currency) -> Money? {
        limits.first { $0.scope == scope && $0.amount.currency == currency }?.amount
    }
}

/// How far the user's identity is checked. Raw values are labels on disk and in the interface.
public enum KYCStatus: String, CaseIterable, Codable, Hashable, Sendable {
    case none, pending, verified, rejected
}

/// A device that may use the wallet.
public struct Device: Hashable, Codable, Sendable {
    /// The device.
    public let id: Identifier<Device>
    /// What the user calls it.
    public let name: String
    /// When it was added.
    public let added: Date

    /// Creates a device.
    public init(id: Identifier<Device>, name: String, added: Date) {
        self.id = id
        self.name = name
        self.added = added
    }
}

/// A change of how the wallet is protected.
public enum SecurityChange: Hashable, Codable, Sendable {
    /// The card pays nothing, or pays again.
    case setCardFrozen(Bool)
    /// The wallet pays nothing, or pays again.
    case setWalletLocked(Bool)
    /// How far the user's identity is checked.
    case setKYC(KYCStatus)
    /// Whether the device's fingerprint or face may stand for the PIN.
    case setBiometrics(Bool)
    /// The most that may be paid.
    case setLimit(SpendingLimit)
    /// No limit any more.
    case removeLimit(SpendingLimit.Scope, Currency)
    /// One more device.
    case addDevice(Device)
    /// One device less.
    case removeDevice(Identifier<Device>)
}

/// What came of a PIN that was tried.
public enum PINOutcome: Hashable, Sendable {
    /// It is the one.
    case right
    /// It is not; so many more may be tried before the wallet locks, 0 if it just did.
    case wrong(attemptsLeft: Int)
    /// None may be tried: before the instant, or before the PIN is reset.
    case locked(until: Date?)
    /// The wallet has no PIN.
    case none
}
