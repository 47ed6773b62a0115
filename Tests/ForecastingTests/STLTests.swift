import Forecasting
import Foundation
import Testing

struct STLTests {
    struct Case: Sendable, CustomStringConvertible {
        let name: String
        let count: Int
        var periods: [Int]
        var windows: [Int?] = [nil]
        var options = STLOptions()
        var hasOutliers = false
        var isMultiple = false

        var description: String { name }
    }

    private static func options(
        seasonal: Int? = nil, trend: Int? = nil, lowPass: Int? = nil,
        jumps: (Int, Int, Int) = (1, 1, 1), degree: STLOptions.Degree = .linear,
        isRobust: Bool = false, inner: Int? = nil, outer: Int? = nil
    ) -> STLOptions {
        var options = STLOptions(isRobust: isRobust)
        options.seasonal = .init(window: seasonal, degree: degree, jump: jumps.0)
        options.trend = .init(window: trend, degree: degree, jump: jumps.1)
        options.lowPass = .init(window: lowPass, degree: degree, jump: jumps.2)
        (options.innerIterations, options.outerIterations) = (inner, outer)
        return options
    }

    /// The same cases as in Tests/Reference/stl.py.
    static let cases: [Case] = {
        let robust = STLOptions(isRobust: true)
        let wide = options(seasonal: 35, trend: 161, lowPass: 121)
        let wideRobust = options(seasonal: 35, trend: 161, lowPass: 121, isRobust: true)
        let jumps = options(seasonal: 9, jumps: (4, 7, 6), isRobust: true)
        return [
            Case(name: "monthly", count: 120, periods: [12]),
            Case(
                name: "monthly robust", count: 120, periods: [12], options: robust,
                hasOutliers: true),
            Case(name: "weekly", count: 733, periods: [7]),
            Case(
                name: "weekly robust", count: 733, periods: [7], options: robust, hasOutliers: true),
            Case(name: "thirty", count: 1000, periods: [30]),
            Case(
                name: "thirty robust", count: 1000, periods: [30],
                options: options(isRobust: true, outer: 3), hasOutliers: true),
            Case(
                name: "constant fits", count: 130, periods: [12],
                options: options(degree: .constant, isRobust: true), hasOutliers: true),
            Case(name: "jumps", count: 131, periods: [12], options: options(jumps: (2, 5, 3))),
            Case(
                name: "jumps robust", count: 150, periods: [12], options: jumps, hasOutliers: true),
            Case(name: "windows beyond the series", count: 100, periods: [12], options: wide),
            Case(
                name: "windows beyond the series robust", count: 100, periods: [12],
                options: wideRobust, hasOutliers: true),
            Case(
                name: "narrow windows", count: 400, periods: [4],
                options: options(seasonal: 3, trend: 5, lowPass: 5)),
            Case(name: "two periods", count: 24, periods: [12]),
            Case(
                name: "two periods and one robust", count: 25, periods: [12], options: robust,
                hasOutliers: true),
            Case(
                name: "period two", count: 61, periods: [2],
                options: options(isRobust: true, inner: 1, outer: 4), hasOutliers: true),
            Case(
                name: "windows as long as subseries", count: 94, periods: [12], options: robust,
                hasOutliers: true),
            Case(
                name: "two seasons", count: 420, periods: [7, 30], windows: [nil, nil],
                isMultiple: true),
            Case(
                name: "two seasons robust", count: 420, periods: [7, 30], windows: [9, 15],
                options: robust, hasOutliers: true, isMultiple: true),
            Case(
                name: "a period too long", count: 50, periods: [7, 25], windows: [nil, nil],
                isMultiple: true),
        ]
    }()

    /// The series of Tests/Reference/stl.py, the same to the last digit.
    static func series(_ count: Int, periods: [Int], hasOutliers: Bool) -> [Double] {
        var state: UInt32 = 12345
        return (0..<count).map { step in
            state = 1_664_525 &* state &+ 1_013_904_223
            var value = 100 + 0.05 * Double(step) + 8 * (Double(state) / 4_294_967_296 - 0.5)
            for period in periods {
                let phase = Double(step % period) / Double(period)
                value += 60 * phase * (1 - phase)
            }
            return value + (hasOutliers && step % 31 == 17 ? 40 : 0)
        }
    }

    /// What statsmodels 0.15.0 made, by case: step, trend, seasons, weight.
    static let reference: [String: [[Double]]] = {
        let path = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Reference/stl.csv")
        let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
        var rows: [String: [[Double]]] = [:]
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: ",")
            let numbers = fields.dropFirst().joined(separator: "|").split(separator: "|")
            rows[String(fields[0]), default: []].append(numbers.compactMap { Double($0) })
        }
        return rows
    }()

    private static func decompose(_ item: Case) throws -> Decomposition {
        let values = series(item.count, periods: item.periods, hasOutliers: item.hasOutliers)
        guard item.isMultiple else {
            return try STL.decompose(values, period: item.periods[0], options: item.options)
        }
        let seasons = zip(item.periods, item.windows).map { MSTL.Season(period: $0, window: $1) }
        return try MSTL(count: values.count, seasons: seasons, options: item.options)
            .decompose(values)
    }

    @Test(arguments: cases)
    func agreesWithStatsmodels(item: Case) throws {
        let rows = try #require(Self.reference[item.name])
        let parts = try Self.decompose(item)
        for row in rows {
            let step = Int(row[0])
            let ours =
                [parts.trend[step]] + parts.seasons.map { $0.values[step] } + [parts.weights[step]]
            #expect(row.count == ours.count + 1)
            for (expected, found) in zip(row.dropFirst(), ours) {
                #expect(abs(expected - found) < 1e-8, "step \(step): \(found), not \(expected)")
            }
        }
    }

    @Test(arguments: cases)
    func theComponentsAddUpToTheSeries(item: Case) throws {
        let parts = try Self.decompose(item)
        for step in 0..<item.count {
            let sum = parts.trend[step] + parts.seasonal[step] + parts.remainder[step]
            #expect(abs(sum - parts.observed[step]) < 1e-9)
        }
    }
}
