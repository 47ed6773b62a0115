import Foundation
import Testing

@testable import Forecasting

/// Means over many models, and those over a grid of smoothing parameters.
struct SmoothingGridTests {
    private static let season = [0.8, 0.9, 1.3, 1.0]

    @Test(arguments: [SmoothingForm.Season.additive, .multiplicative])
    func theMeanOverTheGridFollowsALevelWithItsSeason(kind: SmoothingForm.Season) throws {
        let factors = Self.season
        let expected = { (index: Int) -> Double in
            kind == .additive ? 90 + 10 * factors[index % 4] : 100 * factors[index % 4]
        }
        let grid = try #require(
            SmoothingGrid((0..<32).map(expected), period: 4, seasons: [kind]))
        for (step, value) in grid.mean(horizon: 10).enumerated() {
            #expect(abs(value / expected(32 + step) - 1) < 1e-3)
        }
    }

    @Test func aTrendIsFollowedAndDampedAway() throws {
        let values = (0..<40).map { (100 + 2 * Double($0)) * Self.season[$0 % 4] }
        let grid = try #require(SmoothingGrid(values, period: 4, seasons: [.multiplicative]))
        let path = grid.mean(horizon: 40)
        let levels = path.enumerated().map { $0.element / Self.season[$0.offset % 4] }
        #expect(levels[0] > 178 && levels[0] < 182)
        #expect(levels[20] > levels[0])
        #expect(levels[39] < 180 + 2 * 40)
        #expect(levels[39] - levels[30] < levels[10] - levels[1])
    }

    @Test(arguments: [
        [Double](repeating: 5, count: 7), [], (0..<12).map { Double($0 % 4) - 8 },
    ])
    func whatNoFormSuitsHasNoGrid(values: [Double]) {
        #expect(SmoothingGrid(values, period: 4, seasons: [.multiplicative]) == nil)
    }

    @Test func equalDeviancesCountAlikeAndTheUnlikelyNothing() throws {
        let rows = [[1.0, 10], [3, 30], [1000, 1000]]
        let mean = ModelAverage.mean(deviances: [5, 5, 50]) { rows[$0] }
        #expect(mean == [2, 20])
        // exp(−0.5 · 6 · 1/3) = 1/e.
        let tempered = try #require(
            ModelAverage.mean(deviances: [0, 6], share: ModelAverage.tempered) { [Double($0)] })
        #expect(abs(tempered[0] - 1 / (1 + exp(1.0))) < 1e-12)
    }

    @Test(arguments: [[], [Double.nan], [.infinity, .nan]])
    func noLikelihoodHasNoMean(deviances: [Double]) {
        #expect(ModelAverage.mean(deviances: deviances) { [Double($0)] } == nil)
    }

    @Test func aSeasonThatGrowsIsExpectedAboveItsMean() {
        // 10, 20 to 60 more every twelfth period, with a wave that no season explains.
        let values = (0..<72).map { index -> Double in
            let wave = 3 * sin(2 * Double(index))
            let peak = index % 12 == 0 ? 10 * Double(index / 12 + 1) : 0
            return 100 + wave + peak
        }
        let next = EvolvingSeason(values, period: 12).reseasonalized(
            [Double](repeating: 100, count: 12))
        let others = next.dropFirst().reduce(0, +) / 11
        #expect(next[0] - others > 40 && next[0] - others < 60)
    }
}
