public import Foundation
public import Primitives

/// A person as auto-pay knows them: by name.
public struct PeerName: RawRepresentable, Hashable, Codable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A way of paying, by name, such as `wallet` or `card`.
public typealias PaymentMethodID = Identifier<PaymentMethod>

extension PaymentMethodID {
    /// The wallet's own balance.
    public static var wallet: PaymentMethodID { PaymentMethodID(rawValue: "wallet") }
}

/// An auto-pay rule, by name.
public typealias AutopayRuleID = Identifier<AutopaySettings.Rule>

/// What the user allows to be paid without being asked.
public struct AutopaySettings: Hashable, Codable, Sendable {
    /// Whether anything is paid automatically.
    public var isEnabled: Bool
    /// The wallet's currency, which all limits are in.
    public var currency: Currency
    /// The most that is paid in a local day, in minor units; nil for no limit.
    public var dailyLimit: Int64?
    /// The most that is paid in periods of other lengths, one limit a length.
    public var limits: [Limit]
    /// What holds for single peers; the first of a name counts.
    public var peers: [Peer]
    /// The rules, in the order they are tried.
    public var rules: [Rule]

    /// Creates settings; by default nothing is paid automatically.
    public init(
        isEnabled: Bool = false, currency: Currency, dailyLimit: Int64? = nil,
        limits: [Limit] = [], peers: [Peer] = [], rules: [Rule] = []
    ) {
        self.isEnabled = isEnabled
        self.currency = currency
        self.dailyLimit = dailyLimit
        self.limits = limits
        self.peers = peers
        self.rules = rules
    }

    /// Reads settings, those written before there were limits of other lengths included.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        isEnabled = try values.decode(Bool.self, forKey: .isEnabled)
        currency = try values.decode(Currency.self, forKey: .currency)
        dailyLimit = try values.decodeIfPresent(Int64.self, forKey: .dailyLimit)
        limits = try values.decodeIfPresent([Limit].self, forKey: .limits) ?? []
        peers = try values.decode([Peer].self, forKey: .peers)
        rules = try values.decode([Rule].self, forKey: .rules)
    }

    /// What holds for one peer.
    public struct Peer: Hashable, Codable, Sendable {
        /// The peer.
        public var name: PeerName
        /// Whether their requests may be paid automatically.
        public var isEnabled: Bool
        /// The most they are paid in a period.
        public var limit: Limit?

        /// Creates what holds for `name`.
        public init(name: PeerName, isEnabled: Bool = true, limit: Limit? = nil) {
            self.name = name
            self.isEnabled = isEnabled
            self.limit = limit
        }
    }

    /// The most that is paid in a period.
    public struct Limit: Hashable, Codable, Sendable {
        /// The amount in minor units.
        public var minorUnits: Int64
        /// How long it runs.
        public var period: AutopayPeriod
        /// When the first period begins.
        public var start: Date

        /// Creates a limit.
        public init(minorUnits: Int64, period: AutopayPeriod, start: Date) {
            self.minorUnits = minorUnits
            self.period = period
            self.start = start
        }
    }

    /// What a request must be like to be paid automatically; a condition that is nil holds.
    public struct Rule: Hashable, Codable, Sendable {
        /// The rule's name.
        public var id: AutopayRuleID
        /// Whether it is tried.
        public var isEnabled: Bool
        /// The most a request may ask for, in minor units.
        public var maximum: Int64?
        /// The methods it holds for; an empty list holds for none.
        public var methods: [PaymentMethodID]?
        /// The peers it holds for; an empty list holds for none.
        public var peers: [PeerName]?

        /// Creates a rule.
        public init(
            id: AutopayRuleID, isEnabled: Bool = true, maximum: Int64? = nil,
            methods: [PaymentMethodID]? = nil, peers: [PeerName]? = nil
        ) {
            self.id = id
            self.isEnabled = isEnabled
            self.maximum = maximum
            self.methods = methods
            self.peers = peers
        }
    }
}

/// A payment that auto-pay approved.
public struct AutopayUse: Hashable, Codable, Sendable {
    /// Who was paid.
    public var peer: PeerName
    /// The amount in minor units of the wallet's currency.
    public var minorUnits: Int64
    /// When.
    public var instant: Date

    /// Creates a use.
    public init(peer: PeerName, minorUnits: Int64, instant: Date) {
        self.peer = peer
        self.minorUnits = minorUnits
        self.instant = instant
    }
}

/// Somebody asks to be paid.
public struct AutopayRequest: Hashable, Codable, Sendable {
    /// Who asks.
    public var peer: PeerName
    /// The amount in minor units of `currencyCode`.
    public var minorUnits: Int64
    /// The code of the currency, which need not be one the wallet knows.
    public var currencyCode: String
    /// How it would be paid.
    public var method: PaymentMethodID
    /// When it is decided.
    public var instant: Date

    /// Creates a request.
    public init(
        peer: PeerName, minorUnits: Int64, currencyCode: String, method: PaymentMethodID,
        instant: Date
    ) {
        self.peer = peer
        self.minorUnits = minorUnits
        self.currencyCode = currencyCode
        self.method = method
        self.instant = instant
    }
}
