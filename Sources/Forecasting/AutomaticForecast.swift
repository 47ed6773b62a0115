/// The forecast that suits a series.
struct AutomaticForecast {
    let forecast: Forecast

    init(_ series: PreparedSeries, horizon: Int, levels: [Double]) {
        let path = MethodPath.combination(series, horizon)
        forecast = path.forecast(
            levels: levels, isSpreadKnown: series.values.count { !$0.isNaN } > 1)
    }
}
