import Forecasting
import Foundation
import Primitives

/// A bank account's movements: day number, signed amount, and who with where that is known.
struct AccountHistory {
    var movements: [(day: Int, amount: Double, key: String)] = []

    /// Accounts of a file of «account,day,amount,key».
    static func read(_ path: String) throws -> [AccountHistory] {
        var accounts: [String: AccountHistory] = [:]
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            guard let day = Int(fields[1]), let amount = Double(fields[2]) else { continue }
            accounts[String(fields[0]), default: AccountHistory()].movements
                .append((day, amount, String(fields[3])))
        }
        return accounts.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The balance at the end of each day of a range.
    func balances(_ days: ClosedRange<Int>) -> [Double] {
        var balances = [Double](repeating: 0, count: days.count)
        for movement in movements where movement.day <= days.upperBound {
            balances[max(0, movement.day - days.lowerBound)] += movement.amount
        }
        for index in balances.indices.dropFirst() { balances[index] += balances[index - 1] }
        return balances
    }

    /// What the days up to `origin` show to come monthly, and the daily sums of the rest.
    func split(at origin: Int, from first: Int) -> (planned: [PlannedMovement], rest: [Double]) {
        var rest = [Double](repeating: 0, count: origin - first + 1)
        var partners: [String: [(day: Int, amount: Double)]] = [:]
        for movement in movements where movement.day <= origin {
            if movement.key.isEmpty {
                rest[movement.day - first] += movement.amount
            } else {
                let direction = movement.amount < 0 ? "-" : "+"
                partners[movement.key + direction, default: []]
                    .append((movement.day, movement.amount))
            }
        }
        var planned = [PlannedMovement]()
        for (_, payments) in partners.sorted(by: { $0.key < $1.key }) {
            let ordered = payments.sorted { $0.day < $1.day }
            let gaps = zip(ordered.dropFirst(), ordered).map { $0.day - $1.day }
            let isMonthly = !gaps.isEmpty && gaps.allSatisfy { (26...35).contains($0) }
            if isMonthly, let last = ordered.last, origin - last.day <= 35 {
                let start = Day(number: last.day)
                planned += (1...6).map {
                    PlannedMovement(day: start.adding(months: $0), amount: last.amount)
                }
            } else {
                for payment in ordered { rest[payment.day - first] += payment.amount }
            }
        }
        return (planned, rest)
    }
}

/// Pinball loss and coverage added up over accounts and days.
struct PinballTally {
    static let levels = [0.025, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.975]

    private var loss = 0.0
    private var scaledLoss = 0.0
    private var count = 0.0
    private var inside = [0.0, 0.0]

    mutating func add(_ quantiles: [Double], actual: Double, scale: Double) {
        var sum = 0.0
        for (level, quantile) in zip(Self.levels, quantiles) {
            sum +=
                actual >= quantile ? level * (actual - quantile) : (1 - level) * (quantile - actual)
        }
        let mean = sum / Double(quantiles.count)
        loss += mean
        scaledLoss += mean / scale
        count += 1
        if quantiles[2] <= actual, actual <= quantiles[10] { inside[0] += 1 }
        if quantiles[0] <= actual, actual <= quantiles[12] { inside[1] += 1 }
    }

    func show(_ name: String) {
        let coverage = inside.map { String(format: "%6.1f %%", 100 * $0 / count) }.joined()
        print(
            name.padding(toLength: 52, withPad: " ", startingAt: 0)
                + String(format: "%10.0f%10.4f", loss / count, scaledLoss / count) + coverage)
    }
}

/// `cashflow FILE ORIGIN HORIZON`: the table for one origin, a day number.
func cashFlowBenchmark(_ arguments: [String]) throws {
    guard let origin = Int(arguments[1]), let horizon = Int(arguments[2]) else { return }
    var ours = PinballTally()
    var (carried, carriedSpread) = (PinballTally(), PinballTally())
    var (seasonal, seasonalSpread) = (PinballTally(), PinballTally())
    var (accounts, overdrawn, brier, brierCarried) = (0, 0, 0.0, 0.0)
    var seconds = 0.0
    for account in try AccountHistory.read(arguments[0]) {
        let first = account.movements.map(\.day).min() ?? origin
        guard origin - first >= 120 else { continue }
        accounts += 1
        let balances = account.balances(first...origin + horizon)
        let now = origin - first
        let past = Array(balances[...now])
        let scale = max(
            1, (1...now).reduce(0) { $0 + abs(past[$1] - past[max(0, $1 - 30)]) } / Double(now))
        let (planned, rest) = account.split(at: origin, from: first)
        var options = CashFlowOptions()
        options.quantiles = PinballTally.levels
        let start = processorSeconds()
        let projection = try CashFlowProjection(
            balance: past[now], on: Day(number: origin), rest: rest,
            pastBalances: past, planned: planned,
            horizon: horizon, options: options)
        seconds += processorSeconds() - start
        for step in 1...horizon {
            let actual = balances[now + step]
            ours.add(projection.steps[step - 1].quantiles, actual: actual, scale: scale)
            let flat = PinballTally.levels.map { _ in past[now] }
            carried.add(flat, actual: actual, scale: scale)
            let changes = (0...now - step).map { past[$0 + step] - past[$0] }.sorted()
            carriedSpread.add(spread(changes, around: past[now]), actual: actual, scale: scale)
            let repeated = past[now] + monthAgo(past, now, step)
            seasonal.add(flat.map { _ in repeated }, actual: actual, scale: scale)
            let errors = (60...now - step).map {
                past[$0 + step] - past[$0] - monthAgo(past, $0, step)
            }.sorted()
            seasonalSpread.add(spread(errors, around: repeated), actual: actual, scale: scale)
        }
        let isOverdrawn = (1...horizon).contains { balances[now + $0] < 0 }
        overdrawn += isOverdrawn ? 1 : 0
        let told = projection.steps.last?.overdraftBy ?? 0
        brier += (told - (isOverdrawn ? 1 : 0)) * (told - (isOverdrawn ? 1 : 0))
        brierCarried += isOverdrawn == (past[now] < 0) ? 0 : 1
    }
    let title = "\(accounts) accounts".padding(toLength: 52, withPad: " ", startingAt: 0)
    print("\(title)   pinball    scaled    80 %    95 %")
    ours.show("Yani")
    carried.show("balance carried forward")
    carriedSpread.show("… with the quantiles of its past changes")
    seasonal.show("seasonal naive (the last month again)")
    seasonalSpread.show("… with the quantiles of its past errors")
    let count = Double(accounts)
    print(
        String(
            format: "overdrawn %d; Brier score %.4f, carried forward %.4f; %.2f ms an account",
            overdrawn, brier / count, brierCarried / count, 1000 * seconds / count))
}

/// The change over `step` days that repeats the month before `now` again and again.
private func monthAgo(_ past: [Double], _ now: Int, _ step: Int) -> Double {
    let (months, days) = step.quotientAndRemainder(dividingBy: 30)
    guard now >= 30 else { return 0 }
    return Double(months) * (past[now] - past[now - 30]) + past[now - 30 + days] - past[now - 30]
}

private func spread(_ sorted: [Double], around center: Double) -> [Double] {
    PinballTally.levels.map { level in
        guard !sorted.isEmpty else { return center }
        return center + sorted[min(sorted.count - 1, Int(level * Double(sorted.count)))]
    }
}
