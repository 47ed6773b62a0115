import Forecasting
import Testing

struct TrendForecastTests {
    @Test func continuesAStraightLineExactly() throws {
        let forecast = try TrendForecast(
            of: (0..<12).map { 3 + 2 * Double($0) }, horizon: 2, season: 12)
        #expect(forecast.model == .trend)
        #expect(abs(forecast.steps[0].mean - 27) < 1e-9 && abs(forecast.steps[1].mean - 29) < 1e-9)
        #expect(forecast.steps[0].high - forecast.steps[0].low < 1e-6)
    }

    /// By hand for 1, 2, 4, 4, 6, 7: β = (1, 1.2), s² = 0.2, and at t = 6 the leverage is
    /// 1/6 + 3.5²/17.5 = 0.8667, so with t(0.9, 4) = 1.533206 the margin is
    /// 1.533206 · √(0.2 · 1.866667) = 0.936805.
    @Test func theIntervalIsThatOfTheTextbook() throws {
        let step = try TrendForecast(of: [1, 2, 4, 4, 6, 7], horizon: 1, season: 12).steps[0]
        #expect(abs(step.mean - 8.2) < 1e-9)
        #expect(abs(step.high - step.mean - 0.936_805) < 1e-5)
    }

    @Test func repeatsASeason() throws {
        let values = (0..<36).map { Double($0 % 12) * 10 + Double($0) }
        let forecast = try TrendForecast(of: values, horizon: 12, season: 12)
        #expect(forecast.model == .seasonalTrend)
        for (index, step) in forecast.steps.enumerated() {
            #expect(abs(step.mean - (Double(index) * 10 + Double(36 + index))) < 1e-6)
        }
    }

    @Test(arguments: [[], [1], [1, 2]])
    func refusesTooShortASeries(values: [Double]) {
        #expect(throws: ForecastError.tooShort(needed: 3)) {
            try TrendForecast(of: values, horizon: 1, season: 12)
        }
    }

    @Test func refusesWhatIsNotFiniteAndBearsWhatIsConstant() throws {
        #expect(throws: ForecastError.notFinite) {
            try TrendForecast(of: [1, .nan, 2], horizon: 1, season: 12)
        }
        let constant = try TrendForecast(of: Array(repeating: 5, count: 30), horizon: 1, season: 12)
        #expect(abs(constant.steps[0].mean - 5) < 1e-9)
    }

    /// Six degrees of freedom once sent the incomplete beta function round in a circle.
    @Test func thereIsAnIntervalForEveryLength() throws {
        for count in 3...80 {
            let values = (0..<count).map { Double($0 * $0 % 7) }
            let step = try TrendForecast(of: values, horizon: 1, season: 12).steps[0]
            #expect(step.low < step.mean && step.mean < step.high)
        }
    }

    @Test func itsIntervalHoldsAsOftenAsItSays() throws {
        var generator = SeededGenerator(state: 7)
        var inside = 0
        for _ in 0..<1_000 {
            let noise = (0..<13).map { _ in generator.normal() }
            let values = noise.enumerated().map { 100 + 2 * Double($0.offset) + 10 * $0.element }
            let step = try TrendForecast(of: Array(values.dropLast()), horizon: 1, season: 12)
                .steps[0]
            inside += (step.low...step.high).contains(values[12]) ? 1 : 0
        }
        // Binomial(1000, 0.8): three standard deviations are 38.
        #expect(abs(inside - 800) < 38)
    }
}

struct RobustScoresTests {
    /// Of 1 to 150 values in any order, with and without many that are the same, and of orders by
    /// which values are parted badly.
    @Test func theMedianIsTheMiddleOfTheSortedValues() {
        var generator = SeededGenerator(state: 11)
        var samples: [[Double]] = []
        for count in 1...150 {
            for distinct in [2.0, 7, 1_000_000] {
                samples.append(
                    (0..<count).map { _ in (generator.uniform() * distinct).rounded(.down) })
            }
            let rising = (0..<count).map(Double.init)
            samples += [rising, rising.reversed(), rising.map { min($0, Double(count) - $0) }]
        }
        for values in samples {
            let sorted = values.sorted()
            let middle = values.count / 2
            let expected = (sorted[(values.count - 1) / 2] + sorted[middle]) / 2
            #expect(RobustScores.median(of: values) == expected)
        }
        #expect(RobustScores.median(of: []) == 0)
    }

    /// Of values in the order that makes the median of three the least but one each time.
    @Test func theMedianIsFoundInAnOrderThatFoilsIt() {
        let half = 20_000
        var values = [Double](repeating: 0, count: 2 * half)
        for index in 0..<half {
            values[index] = Double(index % 2 == 0 ? index + 1 : half + index)
            values[half + index] = Double(2 * (index + 1))
        }
        let sorted = values.sorted()
        #expect(RobustScores.median(of: values) == (sorted[half - 1] + sorted[half]) / 2)
    }

    @Test func oneSpikeStandsOut() {
        let scores = RobustScores.scores(of: [10, 11, 9, 10, 12, 100, 10])
        #expect(scores[5] > 3.5)
        #expect(scores.enumerated().allSatisfy { $0.offset == 5 || abs($0.element) < 3.5 })
    }

    @Test(arguments: [[], [5], [5, 5, 5]])
    func nothingStandsOutAmongEquals(values: [Double]) {
        #expect(RobustScores.scores(of: values).allSatisfy { $0 == 0 })
    }
}

/// SplitMix64 and the sum of twelve uniforms, for noise that repeats.
struct SeededGenerator {
    var state: UInt64

    mutating func uniform() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return (Double((mixed ^ (mixed >> 31)) >> 11) + 0.5) / 9_007_199_254_740_992
    }

    mutating func normal() -> Double {
        var sum = -6.0
        for _ in 0..<12 { sum += uniform() }
        return sum
    }
}
