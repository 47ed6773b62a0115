internal import Classification

/// The reliability diagram: accuracy against confidence, bin by bin (DeGroot and Fienberg 1983,
/// "The comparison and evaluation of forecasters").
struct ReliabilityDiagram {
    private let bins: [ReliabilityBin]
    private let plot = UnitPlot(
        horizontalTitle: "confidence, %", verticalTitle: "right answers, %")

    init(_ bins: [ReliabilityBin]) {
        self.bins = bins
    }

    var svg: String {
        let total = Double(max(1, bins.reduce(0) { $0 + $1.count }))
        let columns = bins.map { bin in
            let share = Double(bin.count) / total
            let half = 0.5 / Double(ReliabilityBin.greatestCount)
            let left = min(1 - 2 * half, max(0, bin.confidence - half))
            return """
                <rect class="mass" x="\(plot.coordinate(plot.x(left)))" y="\(plot.coordinate(plot.y(share)))" \
                width="\(plot.coordinate(plot.x(2 * half) - plot.x(0)))" \
                height="\(plot.coordinate(plot.y(0) - plot.y(share)))"/>
                """
        }
        let points = bins.map { (x: $0.confidence, y: $0.accuracy) }
        let dots = bins.map { bin in
            let interval = WilsonInterval(share: bin.accuracy, count: bin.count)
            return """
                <path class="band" d="\(plot.path([(bin.confidence, interval.low), (bin.confidence, interval.high)]))"/>\
                <circle class="dot" cx="\(plot.coordinate(plot.x(bin.confidence)))" \
                cy="\(plot.coordinate(plot.y(bin.accuracy)))" r="4"><title>\(bin.count) utterances: confidence \
                \(Markup.percent(bin.confidence)), right \(Markup.percent(bin.accuracy))</title></circle>
                """
        }
        return plot.svg(
            description: "Reliability diagram: accuracy against confidence",
            columns.joined()
                + "<path class=\"diagonal\" d=\"\(plot.path([(0, 0), (1, 1)]))\"/>"
                + "<path class=\"line\" d=\"\(plot.path(points))\"/>" + dots.joined())
    }
}
