/// In-scope accuracy against out-of-scope recall over all thresholds.
struct OutOfScopeChart {
    private let figures: OutOfScopeEvaluation
    private let plot: UnitPlot

    init(_ figures: OutOfScopeEvaluation) {
        self.figures = figures
        // What lies below is of no use, and would flatten what does matter.
        let useful = figures.curve.filter { $0.recall <= 0.98 }.map(\.inScopeAccuracy)
        let least = useful.reduce(figures.inScopeAccuracy, min)
        plot = UnitPlot(
            floor: min(0.9, (least * 10).rounded(.down) / 10),
            horizontalTitle: "out-of-scope recall, %", verticalTitle: "in-scope accuracy, %")
    }

    var svg: String {
        let points = figures.curve.filter { $0.inScopeAccuracy >= plot.floor }
            .map { (x: $0.recall, y: $0.inScopeAccuracy) }
        return plot.svg(
            description: "Trade-off of in-scope accuracy and out-of-scope recall",
            """
            <path class="line" d="\(plot.path(points))"/>\
            <circle class="dot" cx="\(plot.coordinate(plot.x(figures.recall)))" \
            cy="\(plot.coordinate(plot.y(figures.inScopeAccuracy)))" r="5"><title>as it is: recall \
            \(Markup.percent(figures.recall)), in-scope accuracy \(Markup.percent(figures.inScopeAccuracy))\
            </title></circle>
            """)
    }
}
