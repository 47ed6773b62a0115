import Testing

@testable import Insights

/// The level months vary about.
struct YearCourseTests {
    private static func level(_ values: [Double]) -> Double {
        YearCourse(values, unbroken: 0).level(of: values)
    }

    /// Twelve months near 1,000, then three near 2,000: what changed is nearer than what was.
    @Test func aHabitThatChangedIsFollowed() {
        let before = (0..<12).map { 1_000 + Double($0 * 7 % 5 - 2) * 40 }
        let level = Self.level(before + [1_960, 2_040, 2_000])
        #expect((1_500...2_000).contains(level), "\(level)")
    }

    /// One month that stands out moves the level by less than a quarter of it.
    @Test func oneMonthThatStandsOutIsNotBelieved() {
        let before = (0..<14).map { 1_000 + Double($0 * 7 % 5 - 2) * 40 }
        #expect(abs(Self.level(before + [5_000]) - 1_000) < 1_000)
    }

    /// The parts of a sum come to the sum, whatever course each of them takes.
    @Test func partsAddUpToTheWhole() {
        let rising = (0..<15).map { Double($0 * $0) }
        let noisy = (0..<15).map { Double($0 * 31 % 17) * 10 }
        let ended = (0..<15).map { $0 < 11 ? 400.0 : 0 }
        let parts = [rising, noisy, ended]
        let total = (0..<15).map { place in parts.map { $0[place] }.reduce(0, +) }
        let course = YearCourse(total, unbroken: 0)
        let sum = parts.map(course.level).reduce(0, +)
        #expect(abs(sum - course.level(of: total)) < 1e-9)
    }
}
