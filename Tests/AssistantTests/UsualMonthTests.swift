import Testing

/// What a month is set beside: the median of the others.
struct UsualMonthTests {
    private static let statement = """
        Date,Label,Amount
        2026-08-01,CB LIDL,-100.00
        2026-09-12,CB LIDL,-200.00
        2026-10-15,CB LIDL,-900.00
        2026-10-31,VIR SALAIRE ACME,1500.00

        """

    @Test func theMonthAskedAboutIsNoneOfTheUsualOnes() throws {
        let scene = try StatementScene([("courant", Self.statement)])
        let replies = try scene.replies(
            to: ["how much did I spend in October?", "why?"], at: "2026-11-01T09:00:00Z")
        #expect(replies[1].contains("Usually it is €150.00 a month (from 2 complete months)"))
    }
}
