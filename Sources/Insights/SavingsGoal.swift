internal import Forecasting
public import Primitives

/// Something the user saves for, in the currency of what it is judged by.
public struct SavingsGoal: Hashable, Sendable, CustomStringConvertible {
    /// What it is called.
    public let name: String
    /// What it takes, as a decimal with a point, above zero.
    public let target: String
    /// What is put by already, as a decimal with a point.
    public let saved: String
    /// The day it is to be reached by; nil for none.
    public let day: Day?

    /// Creates a goal of which nothing is put by yet.
    public init(name: String, target: Money, by day: Day?) {
        self.name = name
        self.target = target.decimalString
        saved = "0"
        self.day = day
    }

    /// Reads `NAME=TARGET`, `NAME=SAVED/TARGET` and either with `@DAY` behind, such as
    /// `holiday=250/1500@2027-07-01`; nil if `text` is nothing of the kind.
    public init?(_ text: String) {
        let sides = text.split(separator: "=", maxSplits: 1)
        guard sides.count == 2, let name = sides.first, name.contains(where: { $0 != " " })
        else { return nil }
        let ends = sides[1].split(separator: "@", omittingEmptySubsequences: false)
        let amounts = (ends.first ?? "").split(separator: "/", omittingEmptySubsequences: false)
        guard ends.count <= 2, (1...2).contains(amounts.count), let target = amounts.last,
            amounts.allSatisfy(Self.isDecimal), target.contains(where: { ("1"..."9").contains($0) })
        else { return nil }
        var day: Day?
        if ends.count == 2 {
            day = Day(String(ends[1]))
            guard day != nil else { return nil }
        }
        self.name = String(name)
        self.target = String(target)
        saved = amounts.count == 2 ? String(amounts[0]) : "0"
        self.day = day
    }

    /// Whether the day it is to be reached by is before `today`.
    public func isPast(on today: Day) -> Bool { day.map { $0 < today } ?? false }

    /// The goal as it is read.
    public var description: String {
        "\(name)=\(saved)/\(target)\(day.map { "@\($0)" } ?? "")"
    }

    /// Whether the text is digits with at most one point among them.
    private static func isDecimal(_ text: Substring) -> Bool {
        text.first?.isNumber == true && text.count { $0 == "." } <= 1
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    }
}

/// How a goal stands, at the pace of the last year.
public struct GoalCourse: Hashable, Sendable {
    /// The goal.
    public let goal: SavingsGoal
    /// What the report calls it by: `goal-1` is the nearest.
    public let id: String
    /// What it takes.
    public let target: Money
    /// What is put by.
    public let saved: Money
    /// What is put by a month: the mean of income less spending over the last complete months.
    public let monthlySaved: Money
    /// What it takes a month from now on, goals due before it counted; nil where no day is to come.
    public let monthlyNeeded: Money?
    /// When it is reached at this pace, goals due before it first; nil if not in fifty years.
    public let reached: Day?
    /// The probability of reaching it by its day; nil without a day.
    public let chance: Double?
    /// The months the pace is taken from, oldest first.
    public let months: [Month]
}

extension SpendingAnalysis {
    /// The fewest complete months a pace is taken from.
    private static let leastMonths = 3
    /// The mean length of a month of the Gregorian calendar, in days.
    private static let monthLength = 30.436875

    /// Returns how `goals` stand on `day`, the nearest first, each served once those before it are;
    /// empty below three complete months.
    ///
    /// What *k* months put by is taken for normal with the mean *k*·m and the variance
    /// *k*·s² + *k*²·s²/*n* of *n* months seen: the second part is that m is itself estimated.
    /// - Throws: `InsightError.goal` for amounts the currency has not and for a target of zero,
    ///   `overflow` where what is lacking does not fit.
    public func courses(of goals: [SavingsGoal], on day: Day) throws(InsightError) -> [GoalCourse] {
        let year = Array(completeMonths.suffix(12))
        guard year.count >= Self.leastMonths else { return [] }
        let pace = Pace(year.map { $0.income.estimate - $0.spending.estimate })
        var lacking = 0.0
        var courses: [GoalCourse] = []
        for goal in goals.sorted(by: Self.isSooner) {
            guard let target = Money(decimal: goal.target, currency: currency), target.isPositive,
                let saved = Money(decimal: goal.saved, currency: currency)
            else { throw .goal(goal.name) }
            lacking += max(0, target.estimate - saved.estimate)
            guard Money(estimate: lacking, currency: currency) != nil else { throw .overflow }
            let left = goal.day.map { Double($0.number - day.number) / Self.monthLength }
            let days = lacking / pace.mean * Self.monthLength
            let isReached = target.minorUnits <= saved.minorUnits
            courses.append(
                GoalCourse(
                    goal: goal, id: "goal-\(courses.count + 1)", target: target, saved: saved,
                    monthlySaved: money(pace.mean),
                    monthlyNeeded: left.flatMap { $0 > 0 ? money(lacking / $0) : nil },
                    reached: isReached
                        ? day
                        : pace.mean > 0 && days < 50 * 365
                            ? day.adding(days: Int(days.rounded(.up))) : nil,
                    chance: isReached ? 1 : left.map { pace.chance(of: lacking, in: $0) },
                    months: year.map(\.month)))
        }
        return courses
    }

    private static func isSooner(_ left: SavingsGoal, _ right: SavingsGoal) -> Bool {
        (left.day?.number ?? .max, left.name) < (right.day?.number ?? .max, right.name)
    }
}

/// What a month puts by, and how much that varies.
private struct Pace {
    let mean: Double
    private let variance: Double
    private let count: Double

    init(_ months: [Double]) {
        count = Double(months.count)
        mean = months.reduce(0, +) / count
        let squares = months.reduce(0) { [mean] in $0 + ($1 - mean) * ($1 - mean) }
        variance = squares / (count - 1)
    }

    /// The probability that `months` put by at least `amount`.
    func chance(of amount: Double, in months: Double) -> Double {
        guard months > 0 else { return 0 }
        let deviation = (variance * (months + months * months / count)).squareRoot()
        guard deviation > 0 else { return months * mean >= amount ? 1 : 0 }
        return NormalDistribution.distribution((months * mean - amount) / deviation)
    }
}
