import Forecasting
import Foundation
import Testing

/// How often what is ordinary is told as an anomaly, and what one outlier does to a season.
struct AnomalyRateTests {
    /// About normal numbers, sums of twelve uniform ones of a linear congruential generator
    /// (Numerical Recipes).
    private struct Noise {
        var state: UInt32

        mutating func next() -> Double {
            (0..<12).reduce(0) { sum, _ in
                state = 1_664_525 &* state &+ 1_013_904_223
                return sum + Double(state) / 4_294_967_296 - 0.5
            }
        }
    }

    /// Values of a double exponential distribution, whose tails are heavy; of the same source.
    private static func laplace(_ count: Int, noise: inout Noise) -> [Double] {
        func uniform() -> Double {
            _ = noise.next()
            return (Double(noise.state >> 8) + 0.5) / 16_777_216
        }
        return (0..<count).map { _ in 100 + log(uniform() / uniform()) }
    }

    private static func series(
        _ count: Int, season: Int, size: Double, noise: inout Noise
    ) -> [Double] {
        (0..<count).map { step in
            let phase = Double(step % season) / Double(season)
            return 100 + size * (phase < 0.5 ? phase : 1 - phase) + noise.next()
        }
    }

    /// The stated rate is 1 %; it was 1.2 to 10.7 % before seasons of few cycles and the values'
    /// degrees of freedom were seen to.
    @Test(arguments: [1, 7, 12], [30, 60, 120, 365])
    func ordinaryValuesAreReportedOnceInAHundred(season: Int, count: Int) throws {
        let detector = try AnomalyDetector(seasons: [season])
        var noise = Noise(state: UInt32(1000 * season + count))
        var reported = 0
        let runs = 9000 / count
        for _ in 0..<runs {
            let values = Self.series(count, season: season, size: 20, noise: &noise)
            reported += try detector.report(on: values).anomalies.count
        }
        let rate = Double(reported) / Double(runs * count)
        #expect(rate > 0.001 && rate < 0.02, "\(rate)")
    }

    /// The stated rate is 1 %; it was 1.5 to 2.6 % of so few before a tail was that of the ten
    /// greatest.
    @Test(arguments: [1, 7], [30, 60, 120])
    func heavyTailsAreNoAnomalies(season: Int, count: Int) throws {
        let detector = try AnomalyDetector(seasons: [season])
        var noise = Noise(state: UInt32(1000 * season + count))
        var reported = 0
        let runs = 18_000 / count
        for _ in 0..<runs {
            let values = Self.laplace(count, noise: &noise)
            reported += try detector.report(on: values).anomalies.count
        }
        let rate = Double(reported) / Double(runs * count)
        #expect(rate > 0.004 && rate < 0.0145, "\(rate)")
    }

    @Test(arguments: [30, 36, 48, 60])
    func aSeasonOfFewYearsFollowsNoOutlier(count: Int) throws {
        let detector = try AnomalyDetector(seasons: [12])
        var noise = Noise(state: UInt32(count))
        var (found, others) = (0, 0)
        for run in 0..<40 {
            var values = Self.series(count, season: 12, size: 20, noise: &noise)
            let step = (7 * run + 3) % count
            values[step] += run % 2 == 0 ? 10 : -10
            let anomalies = try detector.report(on: values).anomalies
            found += anomalies.count { $0.step == step }
            others += anomalies.count { $0.step != step }
        }
        #expect(found >= 35 && others <= 8, "\(found), \(others)")
    }

    /// Seasons that are the same each time, with one step half way.
    @Test(arguments: [1, 7, 12], [0.0, 0.5])
    func oneStepIsOneChangeOfLevel(season: Int, size: Double) throws {
        let detector = try AnomalyDetector(seasons: [season], options: .init(threshold: 4))
        for count in [30, 36, 48, 60, 140] {
            var noise = Noise(state: UInt32(count))
            let values = (0..<count).map { step in
                100 + 10 * Double(step % season) + size * noise.next()
                    + (step >= count / 2 ? 60 : 0)
            }
            let found = try detector.report(on: values).anomalies
            #expect(found.map(\.kind) == [.levelShift], "\(count)")
            #expect(found.map(\.step) == [count / 2], "\(count)")
        }
    }
}
