public import Primitives

/// A way of paying: what it costs, how fast it is, and whether it works at the moment.
public struct PaymentMethod: Hashable, Codable, Sendable {
    /// What it is. Raw values are labels on disk.
    public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
        case wallet, card, bankTransfer = "bank_transfer", instantTransfer = "instant_transfer"
        case coin
    }

    /// Whether it works, worst last. Raw values are labels on disk.
    public enum Health: String, CaseIterable, Codable, Hashable, Sendable {
        case healthy, degraded, down
    }

    /// What a payment goes to. Raw values are labels on disk.
    public enum Endpoint: String, CaseIterable, Codable, Hashable, Sendable {
        case contact, iban, merchant, card, coinAddress = "coin_address"
    }

    /// What a payment costs: a fixed part and a share of the amount.
    public struct Fee: Hashable, Codable, Sendable {
        /// The fixed part, in minor units.
        public var fixed: Int64
        /// The share, in hundredths of a percent.
        public var basisPoints: Int64

        /// Creates a fee; by default there is none.
        public init(fixed: Int64 = 0, basisPoints: Int64 = 0) {
            self.fixed = fixed
            self.basisPoints = basisPoints
        }

        /// Returns the fee on `minorUnits`, the share rounded half to even, or nil if it does not
        /// fit.
        public func amount(on minorUnits: Int64) -> Int64? {
            guard let share = ExactRatio(basisPoints, 10_000)?.applied(to: minorUnits) else {
                return nil
            }
            let (sum, overflow) = share.addingReportingOverflow(fixed)
            return overflow ? nil : sum
        }
    }

    /// The method.
    public var id: PaymentMethodID
    /// What it is.
    public var kind: Kind
    /// The currency it pays in.
    public var currency: Currency
    /// Whether it works.
    public var health: Health
    /// What it costs.
    public var fee: Fee
    /// How long until the payee has the money.
    public var arrival: Duration
    /// The amounts it takes, in minor units.
    public var accepted: ClosedRange<Int64>
    /// What it can pay to.
    public var endpoints: Set<Endpoint>

    /// Creates a method that takes any amount above zero.
    public init(
        id: PaymentMethodID, kind: Kind, currency: Currency, health: Health = .healthy,
        fee: Fee = Fee(), arrival: Duration = .zero, accepted: ClosedRange<Int64> = 1...(.max),
        endpoints: Set<Endpoint> = Set(Endpoint.allCases)
    ) {
        self.id = id
        self.kind = kind
        self.currency = currency
        self.health = health
        self.fee = fee
        self.arrival = arrival
        self.accepted = accepted
        self.endpoints = endpoints
    }
}

/// How a method is chosen among those that can pay.
public enum PaymentStrategy: Hashable, Codable, Sendable {
    /// The lowest fee; of equal ones the fastest.
    case cheapest
    /// The soonest arrival; of equal ones the cheapest.
    case fastest
    /// The least sum of the ranks by fee and by arrival; of equal ones the cheapest.
    case balanced
    /// This one and no other.
    case fixed(PaymentMethodID)
}

/// The method chosen, and why.
public struct PaymentMethodChoice: Hashable, Codable, Sendable {
    /// Why a method was chosen.
    public enum Reason: String, Codable, Hashable, Sendable {
        case cheapest, fastest, balanced, fixed
    }

    /// Why a method cannot pay.
    public enum Obstacle: String, CaseIterable, Codable, Hashable, Sendable {
        case isDown = "down"
        case otherCurrency = "currency"
        case amountNotAccepted = "amount"
        case endpointNotAccepted = "endpoint"
        case notTheFixedOne = "not_chosen"
    }

    /// No method can pay; each with what is in its way.
    public struct None: Error, Hashable, Sendable {
        /// What is in the way of each method.
        public let obstacles: [PaymentMethodID: Obstacle]
    }

    /// The method.
    public let method: PaymentMethodID
    /// What it costs.
    public let fee: Money
    /// What speaks for it.
    public let reason: Reason
    /// Whether it was taken although it is degraded, nothing healthy being left.
    public let isLastResort: Bool
}

extension PaymentStrategy {
    /// Returns the method that pays `amount` to `endpoint`: one of the healthy ones that accept
    /// both, a degraded one only when nothing else is left.
    ///
    /// Where fee and arrival are equal, the first in `methods` is taken.
    /// - Throws: `PaymentMethodChoice.None` if none can pay.
    /// - Complexity: O(*n*²) in the number of methods.
    public func choice(
        among methods: [PaymentMethod], paying amount: Money, to endpoint: PaymentMethod.Endpoint
    ) throws(PaymentMethodChoice.None) -> PaymentMethodChoice {
        var obstacles: [PaymentMethodID: PaymentMethodChoice.Obstacle] = [:]
        var candidates: [Candidate] = []
        for method in methods {
            if let obstacle = obstacle(for: method, paying: amount, to: endpoint) {
                obstacles[method.id] = obstacle
            } else if let fee = method.fee.amount(on: amount.minorUnits) {
                candidates.append(Candidate(method: method, fee: fee))
            } else {
                obstacles[method.id] = .amountNotAccepted
            }
        }
        let healthy = candidates.filter { $0.method.health == .healthy }
        guard let best = best(of: healthy.isEmpty ? candidates : healthy) else {
            throw PaymentMethodChoice.None(obstacles: obstacles)
        }
        return PaymentMethodChoice(
            method: best.method.id, fee: Money(minorUnits: best.fee, currency: amount.currency),
            reason: reason, isLastResort: best.method.health == .degraded)
    }

    private struct Candidate {
        let method: PaymentMethod
        let fee: Int64
    }

    private var reason: PaymentMethodChoice.Reason {
        switch self {
        case .cheapest: .cheapest
        case .fastest: .fastest
        case .balanced: .balanced
        case .fixed: .fixed
        }
    }

    private func obstacle(
        for method: PaymentMethod, paying amount: Money, to endpoint: PaymentMethod.Endpoint
    ) -> PaymentMethodChoice.Obstacle? {
        if case .fixed(let id) = self, id != method.id { return .notTheFixedOne }
        if method.health == .down { return .isDown }
        if method.currency != amount.currency { return .otherCurrency }
        if !method.accepted.contains(amount.minorUnits) { return .amountNotAccepted }
        return method.endpoints.contains(endpoint) ? nil : .endpointNotAccepted
    }

    /// The first of the candidates that none of the others beats.
    private func best(of candidates: [Candidate]) -> Candidate? {
        func byFee(_ one: Candidate) -> (Int64, Duration) { (one.fee, one.method.arrival) }
        func bySpeed(_ one: Candidate) -> (Duration, Int64) { (one.method.arrival, one.fee) }
        func rank(_ one: Candidate) -> Int {
            candidates.count { $0.fee < one.fee }
                + candidates.count { $0.method.arrival < one.method.arrival }
        }
        switch self {
        case .cheapest, .fixed: return candidates.min { byFee($0) < byFee($1) }
        case .fastest: return candidates.min { bySpeed($0) < bySpeed($1) }
        case .balanced: return candidates.min { (rank($0), $0.fee) < (rank($1), $1.fee) }
        }
    }
}
