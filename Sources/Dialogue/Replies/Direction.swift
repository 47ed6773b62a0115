internal import Primitives

/// Which way an amount went.
enum Direction {
    case up, down, level

    var english: String {
        switch self {
        case .up: "is going up"
        case .down: "is going down"
        case .level: "is about level"
        }
    }

    /// Of what is in the plural.
    var french: String {
        switch self {
        case .up: "augmentent"
        case .down: "baissent"
        case .level: "sont à peu près stables"
        }
    }
}

extension Money {
    /// Which way it went since an earlier amount: less than three hundredths of that is neither.
    func direction(since before: Money) -> Direction {
        guard let change = try? subtracting(before) else { return .level }
        let isSmall = before.isPositive && change.positive.estimate < 0.03 * before.estimate
        if isSmall || change.minorUnits == 0 { return .level }
        return change.isPositive ? .up : .down
    }
}
