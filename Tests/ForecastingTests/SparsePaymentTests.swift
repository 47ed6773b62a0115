import Forecasting
import Testing

struct SparsePaymentTests {
    /// A payment every Saturday of twenty weeks, some of them of other amounts.
    private static func saturdays(
        _ amount: Double = 50, others: [Int: Double] = [:]
    ) -> [Double?] {
        (0..<140).map { day in
            day % 7 == 5 ? others[day / 7] ?? amount : 0
        }
    }

    private static func anomalies(_ values: [Double?]) throws -> [Anomaly] {
        try AnomalyDetector(seasons: [7]).report(on: values).anomalies
    }

    @Test(arguments: [
        (200.0, AnomalyKind.spike), (100, .duplicate), (20, .dip), (0, .missingPayment),
    ])
    func aRegularPaymentOfAnotherAmountIsNamedByItsAmount(
        amount: Double, kind: AnomalyKind
    ) throws {
        let found = try Self.anomalies(Self.saturdays(others: [9: amount]))
        #expect(found.map(\.step) == [68] && found.map(\.kind) == [kind])
        #expect(found.map(\.value) == [amount] && found.map(\.expected) == [50])
        #expect(found.allSatisfy { ($0.z > 3) == (amount > 50) })
    }

    @Test func anExpenseFourTimesAsLargeLiesBelowWhatWasExpected() throws {
        let found = try Self.anomalies(Self.saturdays(-50, others: [9: -200]))
        #expect(found.map(\.kind) == [.dip] && found.allSatisfy { $0.z < -3 })
    }

    @Test(arguments: [0, 19])
    func theFirstAndTheLastPaymentMayBeOfAnotherAmount(week: Int) throws {
        let found = try Self.anomalies(Self.saturdays(others: [week: 200]))
        #expect(found.map(\.step) == [5 + 7 * week] && found.map(\.kind) == [.spike])
    }

    @Test func otherAmountsAtEqualIntervalsAreNoPaymentsOfTheirOwn() throws {
        let found = try Self.anomalies(Self.saturdays(others: [9: 200, 12: 200, 15: 200]))
        #expect(found.map(\.step) == [68, 89, 110])
        #expect(found.allSatisfy { $0.kind == .spike })
    }

    @Test(arguments: [10, 17])
    func aNewPriceIsOneChangeOfLevel(week: Int) throws {
        let others = Dictionary(uniqueKeysWithValues: (week..<20).map { ($0, 80.0) })
        let found = try Self.anomalies(Self.saturdays(others: others))
        #expect(found.map(\.step) == [5 + 7 * week] && found.map(\.kind) == [.levelShift])
        #expect(found.map(\.expected) == [50] && found.map(\.value) == [80])
    }

    @Test func aPaymentThatMayBeUnknownIsNeitherMissingNorOdd() throws {
        var values = Self.saturdays(others: [9: 200])
        values[75] = nil
        #expect(try Self.anomalies(values).map(\.step) == [68])
    }
}
