internal import Foundation

/// The forecast that suits a series: the trimmed mean of methods that err differently, on the
/// series without its season and calendar, with intervals as wide as its past errors call for.
///
/// Which methods depends on what is asked. Without a season: robust trends, exponential smoothing,
/// dynamic Theta, a ridge autoregression, complex smoothing, and for few values a damped trend;
/// with one, robust trends damped, exponential smoothing, the same with its season in the model
/// (`SmoothingGrid`), dynamic Theta, and from seven phases on a robust level instead of the
/// autoregression, with a slow return to the trend after fifteen seasons. Below seven phases these
/// are a third of the forecast: two thirds are a local and global trend, which alone is about as
/// good as all of them. What lies on a line but for rounding goes on along it (`StraightLine`).
/// Many days without a trend: levels that were chosen for errors several weeks ahead, on last
/// year's course where there is one (`SteadyLevel`); for values that are mostly zero, methods for
/// such demand. Lone outliers are taken out first (`LoneOutliers`).
///
/// Months of fewer than fifteen years have the autoregression, the local and global trend and
/// smoothing with a damped trend beside the others: at origins within the training parts sMAPE and
/// MASE are 0.6 and 0.8 % lower among M3's (eight origins), 0.3 and 0.4 % among tourism's (16), 1.6
/// and 1.5 % in Australian retail (29). Days of fifteen weeks lose 3 % by them.
///
/// From seven phases on trends, smoothing and Theta are each the mean of two forecasts, one from
/// all values, one from the last seven tenths with a season of their own (`TrendMembers`): at
/// origins within the training parts sMAPE and MASE are 0.4 and 0.3 % lower among M3's months, 0.2
/// and 0.4 % among tourism's, equal in Australian retail. Six or eight tenths are about as good;
/// the whole forecast made twice so is no better for twice the time.
///
/// Months are drawn to the forecasts of their quarters' and years' sums (`TemporalSums`), which at
/// the same origins lowers sMAPE and MASE by 1.0 and 0.5 % among M3's, 1.1 and 1.6 % among
/// tourism's, 0.3 % both in Australian retail. That steep trends are drawn later takes 0.1 and
/// 0.3 % off M3's, 0.2 and 0.2 % off retail's.
///
/// Chosen by rolling origins within the training parts of the M3, tourism, NN5 and Australian
/// retail series. There the local and global trend lowers the sMAPE of yearly, other and quarterly
/// series by 1.3 to 2.2 % and their MASE by 0.6 to 4.7 %; to lead among months it is not good
/// enough, nor with a lower trend or on years. ARIMA by AICc does not earn a place: at
/// the same origins it alone is 9 to 25 % behind the combination, at many times its cost. Nor do
/// complex smoothing with quarters in it, which gains 0.1 %, an autoregression learnt over many
/// series, which gains less than 0.5 %, and weights of the methods learnt so: learnt on earlier
/// years than those they are tried on, they gain nothing.
struct AutomaticForecast {
    let series: PreparedSeries
    /// The periods that members forecast, perhaps more than were asked for.
    let horizon: Int
    let plan: SeasonalPlan
    /// The periods asked for.
    private let wanted: Int
    /// What the series' sums say a few seasons ahead.
    private let sums: TemporalSums?

    /// The paths of one method each, in the units of the prepared series.
    private(set) var members: [[Double]] = []
    /// The path of the local and global trend, which counts more than all members.
    private(set) var leader: [Double]?
    /// The path without a trend, and the share of the forecast that is due to it.
    private var steady: (path: [Double], share: Double, spread: ErrorSpread)?
    private var spread: ErrorSpread?
    /// What is mostly zero by its season, whose errors differ by phase.
    private var demand: SeasonalDemand?

    init(_ series: PreparedSeries, horizon: Int) {
        let series = series.begun().withoutLoneOutliers()
        self.series = series
        wanted = horizon
        let isIntermittent = Self.isIntermittent(series.filled)
        let line = StraightLine(series.filled)
        sums =
            isIntermittent || line != nil ? nil : TemporalSums(series, horizon: horizon)
        self.horizon = sums?.horizon ?? horizon
        plan = SeasonalPlan(series, horizon: self.horizon)
        if let line {
            members = [line.mean(horizon: self.horizon)]
            spread = ErrorSpread(
                of: series.filled, horizon: horizon, isRelative: false,
                theta: ThetaModel.fit(.dynamic, to: series.filled))
        } else if isIntermittent {
            addIntermittent()
        } else {
            addTrends()
        }
    }

    /// The forecast of a series; that of one below zero is the mirror image of its mirror image's.
    static func forecast(
        _ series: PreparedSeries, horizon: Int, levels: [Double]
    ) -> Forecast {
        // An exact line goes on through zero.
        guard series.isBelowZero, StraightLine(series.filled) == nil else {
            return AutomaticForecast(series, horizon: horizon).forecast(levels: levels)
        }
        return AutomaticForecast(series.mirrored(), horizon: horizon).forecast(levels: levels)
            .mirrored()
    }

    /// The forecast with an interval for each level.
    func forecast(levels: [Double]) -> Forecast {
        let count = plan.adjusted.count
        let isLong =
            series.period >= 7
            ? count >= Self.seasonsForTrend * series.period
            : series.period == 1 && count >= Self.enoughForMean
        let own = led(Self.trimmedMean(members, trims: !isLong))
        let mean = steadied(drawn(own)).prefix(wanted).map(bounded)
        let isKnown = series.values.count { !$0.isNaN } > 1
        let intervals = (isKnown ? levels : []).map { level -> PredictionInterval in
            let widths = widths(level: level)
            return PredictionInterval(
                level: level, low: zip(mean, widths).map { bounded($0 - $1) * series.scale },
                high: zip(mean, widths).map { ($0 + $1) * series.scale })
        }
        return Forecast(
            mean: mean.map { $0 * series.scale }, intervals: intervals, method: .automatic)
    }

    /// A path drawn to the forecasts of its sums, if there are any.
    private func drawn(_ path: [Double]) -> [Double] {
        guard let sums else { return path }
        let steepness = RobustTrend.steepness(of: plan.adjusted, lag: series.period)
        return sums.draw(path, steepness: steepness)
    }

    /// A path with the share of what is steady.
    private func steadied(_ path: [Double]) -> [Double] {
        guard let steady else { return path }
        return zip(path, steady.path).map { $0 + steady.share * ($1 - $0) }
    }

    /// Half the widths of the intervals of a level, with the season and the calendar on them.
    private func widths(level: Double) -> [Double] {
        if let demand { return demand.widths(level: level, horizon: wanted) }
        guard let spread else { return [Double](repeating: 0, count: wanted) }
        var widths = spread.widths(level: level)
        if let steady {
            widths = zip(widths, steady.spread.widths(level: level)).map {
                $0 + steady.share * ($1 - $0)
            }
        }
        return plan.rescaled(widths)
    }

    /// Values that never were below zero are not forecast below it.
    private func bounded(_ value: Double) -> Double { plan.isNonNegative ? max(0, value) : value }

    /// Two thirds of the leader and one of a path. Without a trend it strays now and then: it stays
    /// within reach of the members, further away the surer a trend is.
    private func led(_ path: [Double]) -> [Double] {
        guard let leader else { return path }
        let certainty = RobustTrend.certainty(of: plan.adjusted)
        let share = 0.25 + 2 * certainty
        return path.indices.map { step in
            let column = members.map { $0[step] }
            let (low, high) = (column.min() ?? leader[step], column.max() ?? leader[step])
            let reach = share * (high - low)
            let led = min(max(leader[step], low - reach), high + reach)
            return (2 * led + path[step]) / 3
        }
    }

    /// The mean of the paths, period by period; where asked, without the lowest and the highest of
    /// five or more: few values, or a season, lead a method far astray now and then.
    static func trimmedMean(_ paths: [[Double]], trims: Bool = true) -> [Double] {
        let horizon = paths.first?.count ?? 0
        var column = [Double](repeating: 0, count: paths.count)
        return (0..<horizon).map { step in
            for index in paths.indices { column[index] = paths[index][step] }
            column.sort()
            let kept = trims && column.count > 4 ? column[1..<(column.count - 1)] : column[...]
            return kept.reduce(0, +) / Double(kept.count)
        }
    }
}

extension AutomaticForecast {
    /// Adds a path of the adjusted values, with the season put back.
    private mutating func add(_ path: [Double]) { members.append(seasonal(path)) }

    /// A path of the adjusted values with the season put back.
    private func seasonal(_ path: [Double]) -> [Double] {
        plan.seasonal(path, period: series.period)
    }

    /// The share of the values that is recent.
    private static let recentShare = 0.7
    /// The fewest seasons from which a robust level is given a trend.
    private static let seasonsForTrend = 15
    /// The fewest values without a season from which all methods are believed.
    private static let enoughForMean = 50

    /// Methods for forecasts a few seasons ahead.
    private mutating func addTrends() {
        let values = plan.adjusted
        let isSeasonal = series.period > 1
        let theta = series.period >= 7 ? ThetaModel.fit(.dynamic, to: values) : nil
        addSteadyLevel(theta)
        if let whole = steady, whole.share >= Self.wholeShare, sums == nil {
            (members, spread, steady) = ([whole.path], whole.spread, nil)
            return
        }
        let trends = trends(theta)
        members += trends.paths
        let isLong = values.count >= Self.seasonsForTrend * series.period
        if series.period >= 7 {
            let robust = RobustLevel(values, reach: 2 * series.period)
            // A level without a trend, unless the values are long enough to tell one.
            let path = RobustTrend(
                values, level: robust.level, lag: series.period, power: 0.5,
                damping: isLong ? 0.97 : 0)
            add(path.mean(horizon: horizon))
            if isLong { add(TrendReversion(values).mean(horizon: horizon)) }
        }
        let isFewMonths = series.period == 12 && !isLong
        if series.period < 7 || isFewMonths {
            if let model = RidgeAutoregression(values) { add(model.mean(horizon: horizon)) }
            let path = LocalGlobalTrend(values).map { seasonal($0.mean(horizon: horizon)) }
            if isFewMonths {
                if let path { members.append(path) }
                if let model = trends.damped { add(model.mean(horizon: horizon)) }
            } else {
                leader = path
            }
        }
        if !isSeasonal, values.count < TrendMembers.enoughForTrends, let model = DampedTrend(values)
        {
            add(model.mean(horizon: horizon))
        }
        if isSeasonal {
            addSeasonalSmoothing()
        } else if let model = Self.complexSmoothing(of: values) {
            add(model.mean(horizon: horizon))
        }
        spread = ErrorSpread(
            of: values, horizon: wanted, isRelative: plan.isPositive,
            theta: trends.theta)
    }

    /// The share of what is steady from which all else is left out: two in a hundred of the way
    /// between two forecasts are less than either is off.
    private static let wholeShare = 0.98

    /// Finds what is steady in the values, of which `theta` is the dynamic Theta.
    private mutating func addSteadyLevel(_ theta: ThetaModel?) {
        let values = plan.adjusted
        guard let level = SteadyLevel(values, period: series.period, theta: theta) else { return }
        steady = (
            Self.trimmedMean(level.paths(horizon: horizon).map(seasonal)), level.share,
            ErrorSpread(
                of: values, horizon: wanted, isRelative: plan.isPositive, alpha: level.alpha)
        )
    }

    /// The methods that follow a trend, with a season on the whole and on what is recent of it.
    private func trends(_ theta: ThetaModel?) -> TrendMembers {
        let trends = TrendMembers(plan, period: series.period, horizon: horizon, theta: theta)
        let (count, whole) = (series.filled.count, 3 * series.period)
        let recent = max(whole + 1, Int(Double(count) * Self.recentShare))
        guard series.period >= 7, recent < count else { return trends }
        let part = series.suffix(recent)
        return trends.meeting(
            TrendMembers(
                SeasonalPlan(part, horizon: horizon), period: series.period, horizon: horizon))
    }

    /// Complex smoothing alone, with a second level, or with a second pair of level and potential:
    /// its seasonal forms for a season of one period.
    private static func complexSmoothing(of values: [Double]) -> ComplexSmoothing? {
        ComplexSmoothing.Season.allCases
            .compactMap { ComplexSmoothing.fit($0, to: values, period: 1) }
            .min { $0.correctedAIC < $1.correctedAIC }
    }

    /// Exponential smoothing with the season in the model, on the last eight seasons.
    private mutating func addSeasonalSmoothing() {
        let values = Array(plan.cleaned.suffix(8 * series.period))
        let seasons: [SmoothingForm.Season] =
            plan.season.isStrong ? [.additive, .multiplicative] : SmoothingForm.Season.allCases
        guard let grid = SmoothingGrid(values, period: series.period, seasons: seasons) else {
            return
        }
        members.append(plan.withCalendar(grid.mean(horizon: horizon)))
    }

    /// Whether at least two values in five are zero, and none is below.
    private static func isIntermittent(_ values: [Double]) -> Bool {
        let zeros = values.count { $0 == 0 }
        return zeros * 5 >= values.count * 2 && values.allSatisfy { $0 >= 0 }
    }

    /// Whether so many zeros at the end would be a chance of less than one in a thousand, were
    /// demand as frequent as before.
    private static func hasEnded(_ values: [Double]) -> Bool {
        guard let last = values.lastIndex(where: { $0 != 0 }) else { return false }
        let share = Double(values[...last].count { $0 != 0 }) / Double(last + 1)
        return pow(1 - share, Double(values.count - 1 - last)) < 0.001
    }

    /// Methods for values that are mostly zero: levels with the season on them where one is found.
    private mutating func addIntermittent() {
        if let demand = SeasonalDemand(plan, period: series.period) {
            for level in demand.levels { add([Double](repeating: level, count: horizon)) }
            self.demand = demand
            return
        }
        let values = plan.cleaned
        let hasEnded = Self.hasEnded(values)
        let kinds: [IntermittentModel.Kind] = hasEnded ? [.tsb] : [.sba, .tsb]
        for kind in kinds {
            guard
                let model = IntermittentModel.fit(kind, to: values, slowest: hasEnded ? 0.1 : 0)
            else { continue }
            let path = [Double](repeating: model.level, count: horizon)
            members.append(plan.reseasonalized(path))
        }
        if members.isEmpty { members = [[Double](repeating: 0, count: horizon)] }
        spread = ErrorSpread(of: plan.adjusted, horizon: horizon, isRelative: false, alpha: 0.1)
    }
}
