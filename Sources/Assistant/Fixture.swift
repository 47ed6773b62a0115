public import Foundation

/// A wallet described in JSON, to begin a conversation from or to show what one left; every key may
/// be absent.
public struct Fixture: Codable, Sendable {
    /// The instant it is, ISO 8601.
    public var now: String?
    /// The user's locale, such as `fr` or `en_GB`.
    public var locale: String?
    /// The user's time zone.
    public var tz: String?
    /// The currency of the main account, EUR if it is not said.
    public var accountCurrency: String?
    /// What the main account holds after the transactions, `250.00 EUR`.
    public var balance: String?
    /// Other accounts.
    public var accounts: [Account]?
    /// The wallet's PIN; never written.
    public var pin: String?
    /// The contacts.
    public var contacts: [Person]?
    /// What may be paid at once and in a day.
    public var limits: Limits?
    /// What was paid today besides the transactions.
    public var spentToday: String?
    /// The transactions that led to the balance.
    public var transactions: [Transaction]?
    /// The requests others made, and those made to others.
    public var requestsIn: [Request]?, requestsOut: [Request]?
    /// The bills to pay.
    public var bills: [Bill]?
    /// The subscriptions, and what is paid again and again to people.
    public var subscriptions: [Subscription]?
    /// What may be spent, by category; of all of them under `all`.
    public var budgets: [String: Budget]?
    /// The auto-pay settings.
    public var autopay: Autopay?
    /// `active` or `frozen`.
    public var card: String?
    /// `unlocked` or `locked`.
    public var wallet: String?
    /// The store cards.
    public var cards: [Card]?
    /// The YANI coins that are free, and those that are staked.
    public var yani: String?, staked: String?

    private enum CodingKeys: String, CodingKey {
        case now, locale, tz, balance, accounts, pin, contacts, limits, transactions, bills
        case subscriptions, budgets, autopay, card, wallet, cards, yani, staked
        case accountCurrency = "account_currency"
        case spentToday = "spent_today"
        case requestsIn = "requests_in"
        case requestsOut = "requests_out"
    }

    /// Why a fixture is unusable: what is wrong, and where in it.
    public struct Invalid: LocalizedError, Sendable {
        /// A clause.
        public let reason: String

        /// The reason, for whoever shows what `localizedDescription` says.
        public var errorDescription: String? { reason }
    }

    /// Creates an empty fixture.
    public init() {}

    /// Reads a fixture from JSON.
    /// - Throws: `Fixture.Invalid`.
    public init(json: Data) throws(Invalid) {
        do {
            self = try JSONDecoder().decode(Fixture.self, from: json)
        } catch let error as DecodingError {
            throw Invalid(reason: "is no fixture: \(error.place)")
        } catch {
            throw Invalid(reason: "is not a fixture in JSON")
        }
    }
}

extension Fixture {
    /// A named account.
    public struct Account: Codable, Sendable {
        var name: String
        var balance: String
    }

    /// A contact.
    public struct Person: Codable, Sendable {
        var name: String
        var aliases: [String]?
        var iban: String?
    }

    /// What may be paid.
    public struct Limits: Codable, Sendable {
        var perTransaction: String?
        var daily: String?
        var weekly: String?
        var monthly: String?

        private enum CodingKeys: String, CodingKey {
            case perTransaction = "per_transaction"
            case daily, weekly, monthly
        }
    }

    /// A transaction; exactly one of `to`, `from` and `merchant` is there, the amount positive.
    public struct Transaction: Codable, Sendable {
        var date: String
        var to: String?
        var from: String?
        var merchant: String?
        var category: String?
        var amount: String
    }

    /// A request for money.
    public struct Request: Codable, Sendable {
        var from: String?
        var to: String?
        var amount: String
        var note: String?

        /// The other person, whichever key it stands under.
        var person: String? { from ?? to }
    }

    /// A bill.
    public struct Bill: Codable, Sendable {
        var merchant: String
        var amount: String
        var due: String?
    }

    /// Something paid again and again.
    public struct Subscription: Codable, Sendable {
        var merchant: String?
        var to: String?
        var amount: String
        var frequency: String
        var next: String?
        /// The last day it may be paid on; absent where it has no end.
        var until: String?
        /// Whether it is paused; absent where it is not.
        var paused: Bool?

        /// The frequency of a payment that happens on its next day alone.
        static let once = "FREQ=DAILY;COUNT=1"

        /// Who is paid, whichever key it stands under.
        var name: String? { merchant ?? to }
    }

    /// What may be spent on a category: an amount alone is one a month, of which the user is told
    /// when 80 % are spent; else an object says the period and the percentage.
    public struct Budget: Codable, Sendable {
        var amount: String
        var period: String?
        var alert: Int?

        /// The percentage that is none to write.
        static let usualAlert = 80

        private enum CodingKeys: CodingKey {
            case amount, period, alert
        }

        init(amount: String, period: String? = nil, alert: Int? = nil) {
            self.amount = amount
            self.period = period
            self.alert = alert
        }

        /// Reads a budget.
        public init(from decoder: any Decoder) throws {
            if let amount = try? decoder.singleValueContainer().decode(String.self) {
                self.init(amount: amount)
                return
            }
            let values = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                amount: try values.decode(String.self, forKey: .amount),
                period: try values.decodeIfPresent(String.self, forKey: .period),
                alert: try values.decodeIfPresent(Int.self, forKey: .alert))
        }

        /// Writes the budget, an amount alone where it has no more to say.
        public func encode(to encoder: any Encoder) throws {
            guard period != nil || alert != nil else {
                var value = encoder.singleValueContainer()
                return try value.encode(amount)
            }
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(amount, forKey: .amount)
            try values.encodeIfPresent(period, forKey: .period)
            try values.encodeIfPresent(alert, forKey: .alert)
        }
    }

    /// The auto-pay settings; peers and rules are written as in the cases of `yani autopay decide`.
    public struct Autopay: Codable, Sendable {
        var enabled: Bool?
        var hourly: String?
        var daily: String?
        var weekly: String?
        var monthly: String?
        var peers: [Peer]?
        var rules: [Rule]?

        /// What holds for one peer.
        struct Peer: Codable {
            var peer: String
            var enabled: Bool?
            var limit: String?
            var period: String?
        }

        /// What a request must be like to be paid.
        struct Rule: Codable {
            var id: String
            var enabled: Bool?
            var maxAmount: String?
            var methods: [String]?
            var peers: [String]?

            private enum CodingKeys: String, CodingKey {
                case id, enabled, methods, peers
                case maxAmount = "max_amount"
            }
        }
    }

    /// A store card.
    public struct Card: Codable, Sendable {
        var name: String
        var number: String
        var points: Int?
        var tier: String?
    }
}

extension DecodingError {
    /// What is wrong and under which key.
    fileprivate var place: String {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "“\(context.path)” has a value of the wrong kind"
        case .keyNotFound(let key, let context):
            "“\(context.path)” lacks “\(key.stringValue)”"
        case .dataCorrupted(let context):
            context.codingPath.isEmpty
                ? "it is not JSON; write one object such as {\"balance\": \"250.00 EUR\"}"
                : "“\(context.path)” cannot be read"
        @unknown default: "it cannot be read"
        }
    }
}

extension DecodingError.Context {
    fileprivate var path: String {
        codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
}
