import Forecasting
import Testing

struct HierarchyPathTests {
    @Test func twoPartsGiveATotalAndTheSumsOfEither() throws {
        let (hierarchy, sums) = try Hierarchy.paths(
            ["food/Tesco", "food/Lidl", "home/Tesco"], separator: "/")
        #expect(sums == ["*", "food/*", "*/Tesco"])
        #expect(hierarchy.aggregates == [[0, 1, 2], [0, 1], [0, 2]])
    }

    @Test func namesOfUnlikeDepthGiveTheSumsOfTheirPrefixes() throws {
        let (hierarchy, sums) = try Hierarchy.paths(
            ["a > x > 1", "a > x > 2", "a > y", "b > z > 1", "b > z > 2", "c"], separator: " > ")
        #expect(sums == ["*", "a > *", "b > *", "a > x > *"])
        #expect(hierarchy.aggregates == [[0, 1, 2, 3, 4, 5], [0, 1, 2], [3, 4], [0, 1]])
    }

    @Test func namesWithoutTheSeparatorGiveATotal() throws {
        let (hierarchy, sums) = try Hierarchy.paths(["a|1", "b|1"], separator: "/")
        #expect(sums == ["*"])
        #expect(hierarchy.aggregates == [[0, 1]])
    }

    @Test(arguments: [
        (["", "b"], "", Hierarchy.PathFault.emptyPart),
        (["a/b", "a/"], "a/", .emptyPart),
        (["a//b", "c"], "a//b", .emptyPart),
        (["a/b", "a/*"], "a/*", .asterisk),
        (["a/b", "c", "a/b"], "a/b", .repeated),
        (["a", "a/b"], "a", .group),
        (["a/b/c", "a/b"], "a/b", .group),
    ])
    func aNameWithoutAPlaceIsNamed(
        names: [String], name: String, fault: Hierarchy.PathFault
    ) {
        #expect(throws: ForecastError.badPath(name, fault)) {
            try Hierarchy.paths(names, separator: "/")
        }
    }

    @Test(arguments: [(["a"], "/"), ([], "/"), (["a", "b"], "")])
    func oneSeriesOrNoSeparatorIsNoHierarchy(names: [String], separator: String) {
        #expect(throws: ForecastError.badSetting(.hierarchy)) {
            try Hierarchy.paths(names, separator: separator)
        }
    }

    @Test func aSeriesIsNothingBeforeItBeginsAndASumMissingWhereAMemberIs() throws {
        let pair = try Hierarchy(bottomCount: 2, aggregates: [[0, 1]])
        let old = try TimeSeries(
            [1, 2, 3, nil, 5, 6], start: SeriesStart("2024-01", seasons: [12]))
        let new = try TimeSeries([10, 20, nil], start: SeriesStart("2024-04", seasons: [12]))
        let sum = try pair.series(of: [old, new])[0]
        // By hand: 1, 2, 3, missing, 25, missing.
        #expect(sum.values.prefix(3) == [1, 2, 3])
        #expect(sum.values[3].isNaN)
        #expect(sum.values[4] == 25)
        #expect(sum.count == 5)
        #expect(sum.missingAtEnd == 1)
        #expect(sum.start == old.start)
    }

    @Test func seriesThatEndApartHaveNoSum() throws {
        let pair = try Hierarchy(bottomCount: 2, aggregates: [[0, 1]])
        let series = try ["2024-01", "2024-02"].map {
            try TimeSeries(complete: [1, 2, 3], start: SeriesStart($0, seasons: [12]))
        }
        #expect(throws: ForecastError.badSetting(.hierarchy)) { try pair.series(of: series) }
    }

    @Test func aSumThatOverflowsIsNoSeries() throws {
        let pair = try Hierarchy(bottomCount: 2, aggregates: [[0, 1]])
        let series = try TimeSeries(complete: [1e308, 1e308])
        #expect(throws: ForecastError.notFinite) { try pair.series(of: [series, series]) }
    }
}
