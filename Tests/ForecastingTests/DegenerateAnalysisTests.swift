import Forecasting
import Primitives
import Testing

/// What cannot be analysed is refused with its reason; what can, however odd, gives finite numbers.
struct DegenerateAnalysisTests {
    struct Case: Sendable, CustomStringConvertible {
        let description: String
        let values: [Double]
        var error: ForecastError?
    }

    private static let wave = (0..<60).map { 10 + Double($0 % 12) }

    static let cases: [Case] = [
        Case(description: "empty", values: [], error: .tooShort(needed: 24)),
        Case(description: "one point", values: [3], error: .tooShort(needed: 24)),
        Case(
            description: "one less than two periods", values: Array(wave.prefix(23)),
            error: .tooShort(needed: 24)),
        Case(description: "not a number", values: wave + [.nan], error: .notFinite),
        Case(description: "infinite", values: [-.infinity] + wave, error: .notFinite),
        Case(description: "two periods", values: Array(wave.prefix(24))),
        Case(description: "constant", values: Array(repeating: 7, count: 60)),
        Case(description: "all zero", values: Array(repeating: 0, count: 60)),
        Case(description: "a perfect season", values: wave),
        Case(
            description: "one value out of nothing", values: [1e9] + Array(repeating: 0, count: 59)),
        Case(description: "huge", values: wave.map { $0 * 1e306 }),
        Case(description: "tiny", values: wave.map { $0 * 1e-306 }),
        Case(
            description: "huge and tiny", values: wave.enumerated().map { $0 % 5 == 0 ? 1e300 : $1 }
        ),
        Case(
            description: "both signs of the greatest",
            values: wave.indices.map { $0 % 2 == 0 ? 1e308 : -1e308 }),
    ]

    private func check(
        _ item: Case, otherwise error: ForecastError? = nil, _ body: () throws -> [[Double]]
    ) throws {
        if let expected = error ?? item.error {
            #expect(throws: expected) { _ = try body() }
        } else {
            let numbers = try body()
            #expect(numbers.allSatisfy { $0.allSatisfy(\.isFinite) })
        }
    }

    @Test(arguments: cases, [false, true])
    func decomposes(item: Case, isRobust: Bool) throws {
        try check(item) {
            let parts = try STL.decompose(
                item.values, period: 12, options: STLOptions(isRobust: isRobust))
            return [
                parts.trend, parts.seasonal, parts.weights,
                [parts.trendStrength, parts.seasonalStrength(period: 12)],
            ]
        }
    }

    @Test(arguments: cases)
    func decomposesIntoTwoSeasons(item: Case) throws {
        // A period of half the length is left out, so that eleven values are enough for five.
        let error: ForecastError? = item.values.count < 11 ? .tooShort(needed: 11) : nil
        guard error != nil || item.error != .tooShort(needed: 24) else { return }
        try check(item, otherwise: error) {
            let seasons = [MSTL.Season(period: 5), .init(period: 12)]
            let parts = try MSTL(count: item.values.count, seasons: seasons)
                .decompose(item.values)
            return [parts.trend, parts.seasonal, parts.remainder]
        }
    }

    @Test(arguments: cases)
    func looksForAnomalies(item: Case) throws {
        let needed: ForecastError? = item.values.count < 3 ? .tooShort(needed: 3) : nil
        let isMadeUp = item.error == nil || item.error == .notFinite || needed != nil
        guard isMadeUp else { return }
        try check(item, otherwise: needed) {
            let report = try AnomalyDetector(seasons: [12]).report(on: item.values)
            #expect(report.expected.count == item.values.count)
            return [report.expected, report.scores, report.anomalies.map(\.z)]
        }
    }

    @Test(arguments: cases)
    func watches(item: Case) throws {
        var stream = try AnomalyStream(period: 12)
        for value in item.values {
            guard abs(value) <= 1e150 else {
                #expect(throws: ForecastError.notFinite) { try stream.observe(value) }
                continue
            }
            let seen = try stream.observe(value)
            #expect(seen.expected.isFinite && seen.z.isFinite)
        }
    }

    @Test(arguments: cases)
    func scores(item: Case) {
        guard item.values.allSatisfy(\.isFinite) else { return }
        #expect(ZScores.global(of: item.values).allSatisfy { $0.isFinite })
        #expect(ZScores.rolling(of: item.values, window: 5).allSatisfy { $0.isFinite })
        #expect(ZScores.rolling(of: item.values, window: 500).allSatisfy { $0 == 0 })
    }

    @Test(arguments: cases)
    func projects(item: Case) throws {
        let isHuge = item.values.contains { !(abs($0) <= 1e100) }
        let error: ForecastError? =
            item.values.isEmpty ? .tooShort(needed: 1) : isHuge ? .notFinite : nil
        guard error != nil || item.error == nil || item.values.count < 24 else { return }
        let run = {
            let steps = try CashFlowProjection(
                balance: 1, on: Day(number: 0), rest: item.values, planned: [], horizon: 3
            ).steps
            return steps.map { [$0.mean, $0.overdrawn, $0.overdraftBy] + $0.quantiles }
        }
        if let error {
            #expect(throws: error) { _ = try run() }
        } else {
            #expect(try run().allSatisfy { $0.allSatisfy(\.isFinite) })
        }
    }

    @Test func nothingIsUnusualWhereNothingVaries() throws {
        for values in [Self.wave, Array(repeating: 7.0, count: 60), Array(repeating: 0, count: 60)]
        {
            #expect(try AnomalyDetector(seasons: [12]).report(on: values).anomalies.isEmpty)
        }
    }

    @Test(arguments: [[nil, nil, nil], [1, nil, nil, 2, nil]] as [[Double?]])
    func missesWhatIsMissing(values: [Double?]) throws {
        #expect(throws: ForecastError.tooShort(needed: 3)) {
            try AnomalyDetector(seasons: [7]).report(on: values)
        }
    }

    @Test(arguments: [30, 365, Int.max])
    func aPeriodThatDoesNotFitTwiceIsNoSeasonForAnomalies(period: Int) throws {
        var values = Self.wave.map { _ in 4.0 }
        values[30] = 9
        let report = try AnomalyDetector(seasons: [period]).report(on: values)
        #expect(report.anomalies.map(\.step) == [30])
    }

    @Test(arguments: [
        (STLOptions.Smoother(window: 8), ForecastError.Setting.window), (.init(window: 1), .window),
        (.init(window: -3), .window), (.init(window: .max), .window), (.init(jump: 0), .jump),
    ])
    func refusesASmootherThatIsNone(smoother: STLOptions.Smoother, setting: ForecastError.Setting) {
        var options = STLOptions()
        options.seasonal = smoother
        #expect(throws: ForecastError.badSetting(setting)) {
            try STL(count: 60, period: 12, options: options)
        }
    }

    @Test(arguments: [-1, 0, 1, Int.max])
    func refusesAPeriodThatIsNone(period: Int) {
        #expect(throws: ForecastError.badSetting(.period)) { try STL(count: 60, period: period) }
        #expect(throws: ForecastError.self) {
            try MSTL(count: 60, seasons: [.init(period: period)])
        }
    }

    @Test func refusesSettingsOfAnomaliesThatAreNone() {
        for rate in [0, 1, -1, Double.nan] {
            #expect(throws: ForecastError.badSetting(.level)) {
                try AnomalyDetector(seasons: [], options: AnomalyOptions(falseAlarmRate: rate))
            }
            #expect(throws: ForecastError.badSetting(.level)) {
                try AnomalyStream(period: 1, options: AnomalyOptions(falseAlarmRate: rate))
            }
        }
        for threshold in [0, -1, 38, Double.nan, .infinity] {
            #expect(throws: ForecastError.badSetting(.level)) {
                try AnomalyOptions(threshold: threshold)
            }
        }
        for period in [0, -7, Int.max] {
            #expect(throws: ForecastError.badSetting(.period)) { try AnomalyStream(period: period) }
        }
        #expect(throws: ForecastError.badSetting(.period)) { try AnomalyDetector(seasons: [7, 7]) }
        #expect(throws: ForecastError.badSetting(.period)) { try AnomalyDetector(seasons: [0]) }
    }

    @Test(arguments: [Int.min, Int.max, 1 << 50])
    func daysBeyondTimeAreNoRegularPayments(day: Int) {
        let payments = [0, 30, 60, day].map { DatedAmount(day: $0, amount: 5) }
        #expect(RegularPayments(payments, knownUntil: 100) == nil)
        #expect(RegularPayments(Array(payments.prefix(3)), knownUntil: day) == nil)
    }

    @Test func refusesProjectionsThatAreNone() {
        func project(
            horizon: Int = 5, planned: [PlannedMovement] = [], balance: Double = 0,
            expected: [Double]? = nil, past: [Double]? = nil,
            _ change: (inout CashFlowOptions) -> Void = { _ in }
        ) throws(ForecastError) {
            var options = CashFlowOptions()
            change(&options)
            _ = try CashFlowProjection(
                balance: balance, on: Day(number: 0), rest: [1, 2], pastBalances: past,
                planned: planned, horizon: horizon, expectedRest: expected, options: options)
        }
        let today = Day(number: 1)
        #expect(throws: ForecastError.badSetting(.size)) { try project(horizon: -1) }
        #expect(throws: ForecastError.badSetting(.size)) { try project(horizon: .max) }
        #expect(throws: ForecastError.badSetting(.size)) { try project { $0.draws = 0 } }
        #expect(throws: ForecastError.badSetting(.length)) { try project { $0.blockLength = 0 } }
        #expect(throws: ForecastError.badSetting(.level)) { try project { $0.quantiles = [1] } }
        #expect(throws: ForecastError.badSetting(.level)) {
            try project(planned: [.init(day: today, amount: 1, probability: 2)])
        }
        #expect(throws: ForecastError.notFinite) {
            try project(planned: [.init(day: today, amount: .nan)])
        }
        #expect(throws: ForecastError.notFinite) { try project(balance: .infinity) }
        #expect(throws: ForecastError.lengthMismatch(needed: 5)) { try project(expected: [1]) }
        #expect(throws: ForecastError.lengthMismatch(needed: 2)) { try project(past: [1]) }
    }

    @Test func refusesHierarchiesAndForecastsThatDoNotFit() throws {
        for aggregates in [[[]], [[2]], [[-1]], [[0, 0]]] {
            #expect(throws: ForecastError.badSetting(.hierarchy)) {
                try Hierarchy(bottomCount: 2, aggregates: aggregates)
            }
        }
        #expect(throws: ForecastError.badSetting(.hierarchy)) {
            try Hierarchy(bottomCount: 0, aggregates: [])
        }
        #expect(throws: ForecastError.lengthMismatch(needed: 2)) {
            try Hierarchy.grouped(bottomCount: 2, by: [["a"]])
        }
        let pair = try Hierarchy(bottomCount: 2, aggregates: [[0, 1]])
        let ols = try Reconciliation(pair, method: .ols)
        #expect(throws: ForecastError.lengthMismatch(needed: 3)) { try ols.reconciled([[1], [2]]) }
        #expect(throws: ForecastError.lengthMismatch(needed: 1)) {
            try ols.reconciled([[1], [2], []])
        }
        #expect(throws: ForecastError.notFinite) { try ols.reconciled([[1], [2], [.nan]]) }
        #expect(try ols.reconciled([[], [], []]) == [[], [], []])
        for (residuals, error) in [
            ([], .lengthMismatch(needed: 3)), ([[], [], []], .tooShort(needed: 3)),
            ([[1, 2, 3], [1], [1, 2, 3]], .lengthMismatch(needed: 3)),
            ([[1, 2, 3], [1, .nan, 1], [1, 2, 3]], .notFinite),
        ] as [([[Double]], ForecastError)] {
            #expect(throws: error) {
                try Reconciliation(pair, method: .minTShrink, residuals: residuals)
            }
        }
    }

    @Test(arguments: [0.0, 1e-300, 1e90])
    func reconcilesWhateverTheErrorsWere(size: Double) throws {
        let pair = try Hierarchy(bottomCount: 2, aggregates: [[0, 1]])
        let residuals = [[1, -1, 1, 1], [1, -1, 1, 1], [0, 0, 0, 0]].map { $0.map { $0 * size } }
        let made = try Reconciliation(pair, method: .minTShrink, residuals: residuals)
            .reconciled([[10], [3], [4]])
        #expect(abs(made[0][0] - made[1][0] - made[2][0]) < 1e-9)
        #expect(made.allSatisfy { $0[0].isFinite })
    }
}
