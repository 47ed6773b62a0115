internal import Primitives
public import Understanding

/// What a frame comes to, given the wallet: each of its slots has a value, needs one, is ambiguous,
/// or is refused with a reason.
enum Step {
    /// A slot is missing.
    case need(Request)
    /// A name may mean several things.
    case choose(Choice)
    /// It is not possible; where another value of a slot may help, it is asked for.
    case refuse(Refusal, asking: Request?)
    /// All is known, and a yes is needed.
    case confirm([Order])
    /// All is known, and it harms nobody: no yes is needed.
    case perform([Order])
    /// Something has to be looked up.
    case ask(Question)
    /// The view holds the answer.
    case answer(Answer)
    /// A new PIN is to be set.
    case changePIN
}

/// What is asked of the user.
public enum Request: Hashable, Codable, Sendable {
    /// The value of a slot.
    case slot(Slot)
    /// The number of a loyalty card.
    case number
    /// The wallet's PIN.
    case pin
    /// A PIN to be.
    case newPIN

    /// The name in machine-readable output.
    public var name: String {
        switch self {
        case .slot(let slot): slot.rawValue
        case .number: "number"
        case .pin: "pin"
        case .newPIN: "new_pin"
        }
    }
}

/// A name that may mean several things.
public struct Choice: Hashable, Codable, Sendable {
    /// One of the things.
    public struct Option: Hashable, Codable, Sendable {
        /// For the frame.
        let id: String
        /// What the user reads.
        public let label: String
        /// The amount in the label, which each language writes its own way.
        let money: Money?

        init(id: String, label: String, money: Money? = nil) {
            self.id = id
            self.label = label
            self.money = money
        }

        /// The options, with a number behind the label of each that bears another's.
        static func toldApart(_ options: [Option]) -> [Option] {
            let counts = Dictionary(grouping: options, by: \.label).mapValues(\.count)
            var numbers: [String: Int] = [:]
            return options.map { option in
                guard counts[option.label].map({ $0 > 1 }) == true else { return option }
                let number = numbers[option.label, default: 0] + 1
                numbers[option.label] = number
                return Option(
                    id: option.id, label: "\(option.label) (\(number))", money: option.money)
            }
        }
    }

    /// Which slot it fills.
    public let slot: Slot
    /// What was said, if anything was.
    public let name: String?
    /// What the options are, where they are of the wallet.
    public let subject: Refusal.Subject?
    /// The options, in the order they are shown.
    public let options: [Option]

    init(slot: Slot, name: String?, subject: Refusal.Subject? = nil, options: [Option]) {
        self.slot = slot
        self.name = name
        self.subject = subject
        self.options = options
    }

    /// The pick of all options there are.
    static let all = "*"

    /// The key the pick is kept under in a frame.
    var key: String { "\(slot.rawValue):\(name ?? "")" }
}
