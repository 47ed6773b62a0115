import Insights
import Primitives
import Testing

struct GradualRiseTests {
    /// Monthly payments from January 2025 on, of so many cents each.
    private func payments(_ cents: [Int64]) -> [(day: Day, amount: Money)] {
        cents.enumerated().compactMap { offset, units in
            Month(year: 2025, month: 1).adding(months: offset).day(10).map {
                (day: $0, amount: Money(minorUnits: units, currency: .eur))
            }
        }
    }

    @Test func aBillThatClimbsEachMonthRisesWhateverWinterAddsToIt() throws {
        let winters: Set<Int> = [0, 1, 11, 12, 13]
        let bills = (0..<18).map { Int64(5_800 + 310 * $0 + (winters.contains($0) ? 2_000 : 0)) }
        let rise = try #require(GradualRise(of: payments(bills)))
        // The last three are 10,450, 10,760 and 11,070, a year before 6,730, 7,040 and 7,350.
        #expect(rise.before == Money(minorUnits: 7_040, currency: .eur))
        #expect(rise.after == Money(minorUnits: 10_760, currency: .eur))
        #expect(rise.monthCount == 12)
    }

    @Test func amountsAtTheEndOfWhatFitsAreNoRise() {
        let step: Int64 = 140_000_000_000_000_000
        let vast = (0..<8).map { Int64.max - 8 * step + Int64($0) * step }
        #expect(GradualRise(of: payments(vast + [Int64](repeating: .max, count: 3))) == nil)
    }

    @Test func aBillThatGoesUpAndDownWithTheSeasonDoesNotRise() {
        let year: [Int64] = [
            9_000, 8_600, 7_500, 6_200, 5_100, 4_400, 4_300, 4_600, 5_400, 6_700, 8_000, 8_900,
        ]
        #expect(GradualRise(of: payments(year + year.prefix(6))) == nil)
        let other = zip(year, [120, -80, 60, -140, 90, -30, 10, -60, 70, -20, 40, -90]).map(+)
        #expect(GradualRise(of: payments(year + other)) == nil)
        // From July to December it only goes up.
        #expect(GradualRise(of: payments(Array(year.suffix(6)))) == nil)
    }

    @Test func ofLessThanAYearAClimbLongerThanASeasonIsARise() throws {
        let climbing = (0..<9).map { Int64(4_000 + 150 * $0) }
        let rise = try #require(GradualRise(of: payments(climbing)))
        #expect(rise.before == Money(minorUnits: 4_300, currency: .eur))
        #expect(rise.after == Money(minorUnits: 5_050, currency: .eur))
        #expect(rise.monthCount == 5)
        #expect(GradualRise(of: payments(Array(climbing.prefix(7)))) == nil)
    }

    @Test func whatStaysTheSameOrIsPaidTooSeldomDoesNotRise() {
        #expect(GradualRise(of: []) == nil)
        #expect(GradualRise(of: payments([5_000])) == nil)
        #expect(GradualRise(of: payments(Array(repeating: 5_000, count: 24))) == nil)
    }
}
