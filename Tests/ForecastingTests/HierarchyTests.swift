import Forecasting
import Testing

struct HierarchyTests {
    /// A total of two groups, one of two series, the other of one more.
    private static func family() throws -> Hierarchy {
        try Hierarchy(bottomCount: 3, aggregates: [[0, 1, 2], [0, 1]])
    }

    /// Errors of the five nodes at 40 steps, of a linear congruential generator.
    private static let residuals: [[Double]] = {
        var state: UInt32 = 99
        return (0..<5).map { node in
            (0..<40).map { _ in
                state = 1_664_525 &* state &+ 1_013_904_223
                return (Double(state) / 4_294_967_296 - 0.5) * Double(5 - node)
            }
        }
    }()

    @Test(arguments: Reconciliation.Method.allCases)
    func reconciledForecastsAddUp(method: Reconciliation.Method) throws {
        let reconciliation = try Reconciliation(
            Self.family(), method: method, residuals: Self.residuals)
        let made = try reconciliation.reconciled([[10, 11], [5, 7], [3, 3], [1, 2], [4, 8]])
        for step in 0..<2 {
            #expect(abs(made[0][step] - made[2][step] - made[3][step] - made[4][step]) < 1e-12)
            #expect(abs(made[1][step] - made[2][step] - made[3][step]) < 1e-12)
        }
    }

    @Test(arguments: Reconciliation.Method.allCases)
    func whatAddsUpIsLeftAlone(method: Reconciliation.Method) throws {
        let hierarchy = try Self.family()
        let coherent = hierarchy.summed([3, 1.5, -2]).map { [$0] }
        let made = try Reconciliation(hierarchy, method: method, residuals: Self.residuals)
            .reconciled(coherent)
        for (before, after) in zip(coherent, made) { #expect(abs(before[0] - after[0]) < 1e-12) }
    }

    /// By hand: a total of 10 over 3 and 4 misses by 3, which least squares spreads over the three
    /// alike: 9, 4 and 5.
    @Test func leastSquaresSpreadsTheDifferenceEvenly() throws {
        let pair = try Hierarchy(bottomCount: 2, aggregates: [[0, 1]])
        let made = try Reconciliation(pair, method: .ols).reconciled([[10], [3], [4]])
        for (found, expected) in zip(made, [9.0, 4, 5]) {
            #expect(abs(found[0] - expected) < 1e-12)
        }
    }

    /// By hand: variances 4, 1 and 1 share the difference of 3 as 2, ½ and ½.
    @Test func weightedLeastSquaresMovesTheUncertainMost() throws {
        let pair = try Hierarchy(bottomCount: 2, aggregates: [[0, 1]])
        let residuals: [[Double]] = [[2, -2, 2, -2], [1, -1, 1, -1], [1, 1, -1, -1]]
        let made = try Reconciliation(pair, method: .wls, residuals: residuals)
            .reconciled([[10], [3], [4]])
        for (found, expected) in zip(made, [8.0, 3.5, 4.5]) {
            #expect(abs(found[0] - expected) < 1e-9)
        }
    }

    /// Made by Tests/Reference/mint.py, which follows the definition with NumPy: the summing matrix
    /// and the inverse of the covariance.
    @Test func minTAgreesWithItsDefinition() throws {
        let reconciliation = try Reconciliation(
            Self.family(), method: .minTShrink, residuals: Self.residuals)
        let made = try reconciliation.reconciled([[10], [5], [3], [1], [4]])
        let expected = [
            8.860537427060214, 4.788149154193784, 3.4954833758334725, 1.2926657783603113,
            4.07238827286643,
        ]
        #expect(abs((reconciliation.shrinkage ?? 0) - 0.8774657356956087) < 1e-12)
        for (found, value) in zip(made, expected) { #expect(abs(found[0] - value) < 1e-10) }
    }

    @Test func negativeForecastsCountAsNothingWhereAskedFor() throws {
        let pair = try Hierarchy(bottomCount: 2, aggregates: [[0, 1]])
        let made = try Reconciliation(pair, method: .bottomUp)
            .reconciled([[10], [-3], [4]], nonNegative: [true, true])
        #expect(made == [[4], [0], [4]])
    }

    @Test func groupingsThatCrossGiveATotalAndEveryGroup() throws {
        let (hierarchy, groups) = try Hierarchy.grouped(
            bottomCount: 4, by: [["a", "a", "b", "b"], ["x", "y", "x", "z"]])
        #expect(groups == [nil, "a", "b", "x"])
        #expect(hierarchy.aggregates == [[0, 1, 2, 3], [0, 1], [2, 3], [0, 2]])
    }
}
