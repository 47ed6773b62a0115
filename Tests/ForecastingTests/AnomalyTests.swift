import Forecasting
import Testing

struct AnomalyTests {
    /// Uniform noise in −½…½ of a linear congruential generator (Numerical Recipes).
    private static func noise(_ count: Int, seed: UInt32 = 7) -> [Double] {
        var state = seed
        return (0..<count).map { _ in
            state = 1_664_525 &* state &+ 1_013_904_223
            return Double(state) / 4_294_967_296 - 0.5
        }
    }

    /// About normal noise: the sum of twelve uniform numbers.
    private static func normalNoise(_ count: Int, seed: UInt32 = 7) -> [Double] {
        let uniform = noise(12 * count, seed: seed)
        return (0..<count).map { step in uniform[12 * step..<12 * step + 12].reduce(0, +) }
    }

    private static func weekly(_ count: Int) -> [Double] {
        noise(count).enumerated().map { 100 + 20 * Double($0 % 7) + 4 * $1 }
    }

    @Test(arguments: [(40, AnomalyKind.spike), (-40, .dip)])
    func findsOneValueOutOfLineWithItsSeason(change: Double, kind: AnomalyKind) throws {
        var values = Self.weekly(140)
        values[71] += change
        let report = try AnomalyDetector(seasons: [7]).report(on: values)
        let found = try #require(report.anomalies.first { $0.step == 71 })
        #expect(found.kind == kind && found.value == values[71])
        #expect(abs(found.expected - (values[71] - change)) < 5)
        #expect(report.anomalies.count <= 3)
    }

    /// The same noise and the same spike, however far from zero.
    @Test(arguments: [0.0, 1e4, 3e6, 1e7, 1e9, -1e9])
    func findsASpikeHoweverHighTheLevel(level: Double) throws {
        var values = Self.normalNoise(200).map { level + 5 * $0 }
        values[120] = level + 60
        let report = try AnomalyDetector(seasons: []).report(on: values)
        #expect(report.anomalies.contains { $0.step == 120 && $0.kind == .spike })
        #expect(report.anomalies.count < 8)
    }

    /// Equal values, or a pattern that repeats exactly, with one value out of line: nothing else is.
    @Test(arguments: [1, 7], [1.0, 1e7])
    func whatIsLeftOfASpikeAmongEqualValuesIsNoAnomaly(season: Int, scale: Double) throws {
        var values = (0..<140).map { scale * Double(100 + $0 % season) }
        values[70] += 40 * scale
        let report = try AnomalyDetector(seasons: [season]).report(on: values)
        #expect(report.anomalies.map(\.step) == [70])
    }

    @Test(arguments: [0, 1e-300, 1e-17, -1, 37.1, .nan, .infinity])
    func aThresholdThatAllOrNoValuesPassIsRefused(threshold: Double) {
        #expect(throws: ForecastError.badSetting(.level)) {
            try AnomalyOptions(threshold: threshold)
        }
    }

    @Test(arguments: [AnomalyOptions.thresholds.lowerBound, 1, 37])
    func everyThresholdInItsBoundsCanBeLookedFor(threshold: Double) throws {
        let options = try AnomalyOptions(threshold: threshold)
        let detector = try AnomalyDetector(seasons: [], options: options)
        _ = try detector.report(on: Self.normalNoise(50))
    }

    @Test(arguments: [1.0, -1, 0.25])
    func aStraightLineShiftsNowhere(slope: Double) throws {
        for seasons in [[], [7], [12]] {
            let detector = try AnomalyDetector(seasons: seasons)
            for count in [30, 60, 120] {
                let report = try detector.report(on: (0..<count).map { slope * Double($0) })
                let shifts = report.anomalies.filter { $0.kind == .levelShift }
                #expect(shifts.isEmpty, "\(count) \(seasons)")
            }
        }
    }

    @Test func findsWhereTheLevelShifts() throws {
        let values = Self.weekly(210).enumerated().map { $0 >= 100 ? $1 + 60 : $1 }
        let report = try AnomalyDetector(seasons: [7]).report(on: values)
        let shifts = report.anomalies.filter { $0.kind == .levelShift }
        #expect(shifts.map(\.step) == [100])
        #expect(report.anomalies.count <= 4)
    }

    /// Noise of standard deviation 5 about a level that moves at a step.
    @Test(arguments: [
        (48, 24, 200.0), (60, 30, 100), (72, 40, -100), (100, 50, 40), (100, 30, -40),
        (120, 60, 40), (200, 100, 40), (365, 150, -40),
    ])
    func findsALargeShiftWhereverItIs(count: Int, step: Int, size: Double) throws {
        let detector = try AnomalyDetector(seasons: [])
        for seed in UInt32(1)...20 {
            let values = Self.normalNoise(count, seed: seed).enumerated().map {
                300 + 5 * $1 + ($0 >= step ? size : 0)
            }
            let shifts = try detector.report(on: values).anomalies.filter { $0.kind == .levelShift }
            #expect(shifts.map(\.step) == [step], "seed \(seed)")
        }
    }

    /// Levels that do not jump.
    @Test(arguments: [48, 60, 100, 200], [0.0, 0.5, 2])
    func neitherNoiseNorAClimbIsAShift(count: Int, climb: Double) throws {
        let detector = try AnomalyDetector(seasons: [])
        var shifts = 0
        for seed in UInt32(1)...40 {
            let values = Self.normalNoise(count, seed: seed).enumerated().map {
                100 + 5 * $1 + climb * Double($0)
            }
            let found = try detector.report(on: values).anomalies
            shifts += found.count { $0.kind == .levelShift }
        }
        #expect(shifts == 0)
    }

    @Test func aLevelShiftWithoutAnyNoiseIsOneToo() throws {
        let values = (0..<90).map { $0 < 40 ? 5.0 : 9.0 }
        let report = try AnomalyDetector(seasons: []).report(on: values)
        #expect(report.anomalies.map(\.kind) == [.levelShift])
        #expect(report.anomalies.map(\.step) == [40])
    }

    @Test(arguments: [(0.0, AnomalyKind.missingPayment), (1600, .duplicate), (1100, .spike)])
    func namesWhatIsWrongWithAMonthlyBill(amount: Double, kind: AnomalyKind) throws {
        var values: [Double] = (0..<36).map { 800 + Double($0 % 3) }
        values[20] = amount
        let report = try AnomalyDetector(seasons: [12]).report(on: values)
        #expect(report.anomalies.map(\.step) == [20])
        #expect(report.anomalies.map(\.kind) == [kind])
    }

    @Test func findsTheMissingAndTheDoublePaymentAmongDaysWithoutAny() throws {
        var values = [Double](repeating: 0, count: 400)
        for month in 0..<13 where month != 6 { values[5 + 30 * month] = 650 }
        values[5 + 30 * 9 + 2] = 650
        let report = try AnomalyDetector(seasons: [7]).report(on: values)
        #expect(report.anomalies.map(\.kind) == [.missingPayment, .duplicate])
        #expect(report.anomalies.map(\.step) == [185, 277])
    }

    @Test func aPaymentDueAtTheEndIsMissingOnceItIsLate() throws {
        let payments = (0..<8).map { DatedAmount(day: 30 * $0, amount: -50 + Double($0 % 2)) }
        let punctual = try #require(RegularPayments(payments, knownUntil: 240))
        #expect(punctual.anomalies.isEmpty && punctual.gap == 30)
        let late = try #require(RegularPayments(payments, knownUntil: 250))
        #expect(late.anomalies.map(\.step) == [240])
        #expect(late.anomalies.map(\.kind) == [.missingPayment])
        #expect(late.anomalies[0].z > 3, "An expense that is not made leaves more.")
    }

    @Test func paymentsAtNoRegularIntervalAreNotRegular() {
        let days = [0, 3, 40, 41, 90, 97, 160]
        #expect(RegularPayments(days.map { .init(day: $0, amount: 9) }, knownUntil: 200) == nil)
    }

    @Test(arguments: [0.05, 0.01, 0.005])
    func ordinaryValuesAreReportedAboutAsOftenAsStated(rate: Double) throws {
        let detector = try AnomalyDetector(seasons: [], options: .init(falseAlarmRate: rate))
        var reported = 0
        for seed in 0..<12 {
            let values = Self.normalNoise(500, seed: UInt32(seed))
            reported += try detector.report(on: values).anomalies.count
        }
        let share = Double(reported) / 6000
        #expect(share > rate / 2 && share < rate * 1.7, "\(share)")
    }

    /// R: qnorm(1 − 0.0027/2) = 2.999977; a threshold of 3 is 0.0026998.
    @Test func aThresholdIsARateAndBack() throws {
        #expect(abs(AnomalyOptions(falseAlarmRate: 0.0027).threshold - 2.999_977) < 1e-6)
        let options = try AnomalyOptions(threshold: 3)
        #expect(abs(options.falseAlarmRate - 0.002_699_796) < 1e-9)
        #expect(abs(options.threshold - 3) < 1e-12)
        #expect(try abs(AnomalyOptions(threshold: 30).threshold - 30) < 1e-9)
    }

    @Test func missingValuesAreExpectedSomethingAndNeverReported() throws {
        var values: [Double?] = Self.weekly(140)
        for step in [3, 50, 51, 139] { values[step] = nil }
        let report = try AnomalyDetector(seasons: [7]).report(on: values)
        #expect(report.expected.count == 140 && report.expected.allSatisfy(\.isFinite))
        for step in [3, 50, 51, 139] {
            #expect(report.scores[step] == 0)
            #expect(!report.anomalies.contains { $0.step == step })
            #expect(abs(report.expected[step] - 100 - 20 * Double(step % 7)) < 6)
        }
    }

    @Test func theStreamFindsSpikesAndLevelShiftsOnTheWay() throws {
        var values = Self.weekly(300)
        values[150] += 50
        for step in 220..<300 { values[step] -= 45 }
        var stream = try AnomalyStream(period: 7)
        var found = [Anomaly]()
        for value in values {
            if let anomaly = try stream.observe(value).anomaly { found.append(anomaly) }
        }
        #expect(found.contains { $0.step == 150 && $0.kind == .spike })
        #expect(found.contains { $0.step == 220 && $0.kind == .dip })
        #expect(found.contains { $0.kind == .levelShift && (221...235).contains($0.step) })
        #expect(!found.contains { $0.step > 245 }, "The new level is learnt.")
    }

    @Test func theStreamReportsOrdinaryValuesAboutAsOftenAsStated() throws {
        var reported = 0
        for seed in 0..<10 {
            var stream = try AnomalyStream(period: 1, options: .init(falseAlarmRate: 0.01))
            for value in Self.normalNoise(600, seed: UInt32(seed)) {
                if try stream.observe(value).anomaly != nil { reported += 1 }
            }
        }
        let share = Double(reported) / 5800
        #expect(share > 0.004 && share < 0.025, "\(share)")
    }

    /// By hand: 0 and 10 span a range of 10; 12 widens it to 12, 2 of it new; −4 to 16.
    @Test func whatWasNeverSeenIsNovel() throws {
        var stream = try AnomalyStream(period: 1)
        let novelties = try [0.0, 10, 5, 12, -4, 11].map { try stream.observe($0).novelty }
        #expect(novelties == [0, 1, 0, 2.0 / 12, 4.0 / 16, 0])
    }

    @Test func theStreamRefusesWhatIsNotFiniteAndGoesOnAsBefore() throws {
        var (disturbed, other) = (try AnomalyStream(period: 7), try AnomalyStream(period: 7))
        for value in Self.weekly(60) {
            #expect(throws: ForecastError.notFinite) { try disturbed.observe(.nan) }
            #expect(try disturbed.observe(value) == other.observe(value))
        }
    }

    /// By hand: mean 2, variance 2/3; before 9 lie 1 and 3, with mean 2 and deviation 1.
    @Test func theClassicScoresAreThoseOfTheTextbook() {
        let global = ZScores.global(of: [1, 2, 3])
        #expect(abs(global[0] + 1.5.squareRoot()) < 1e-12 && global[1] == 0)
        #expect(ZScores.rolling(of: [1, 3, 9], window: 2) == [0, 0, 7])
        #expect(ZScores.rolling(of: [4, 4, 4, 4], window: 2) == [0, 0, 0, 0])
    }
}
