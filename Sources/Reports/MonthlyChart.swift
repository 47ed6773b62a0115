internal import Insights
internal import Primitives

/// Monthly spending as bars, the forecast with its band, in inline SVG.
struct MonthlyChart {
    private struct Bar {
        let label: String
        let title: String
        let value: Double
        let style: String
        var band: (low: Double, high: Double)?
    }

    private let bars: [Bar]
    private let description: String
    private static let (width, height, bottom, left) = (720.0, 260.0, 34.0, 8.0)

    init(_ sentences: ReportSentences) {
        let words = sentences.words
        let analysis = sentences.report.analysis
        var bars = analysis.months.suffix(ReportWords.mostMonths).map { figures in
            let name =
                words.name(of: figures.month) + (figures.isComplete ? "" : " (\(words.partial))")
            return Bar(
                label: words.shortName(of: figures.month),
                title: "\(name)\(words.colon) \(words.money(figures.spending))",
                value: figures.spending.estimate, style: figures.isComplete ? "bar" : "bar partial")
        }
        if let forecast = analysis.forecast {
            bars.append(
                Bar(
                    label: words.shortName(of: forecast.month),
                    title:
                        "\(words.name(of: forecast.month)), \(words.forecastShort)\(words.colon) \(words.money(forecast.mean))",
                    value: forecast.mean.estimate, style: "bar forecast",
                    band: (forecast.low.estimate, forecast.high.estimate)))
        }
        self.bars = bars
        description = sentences.forecast
    }

    var svg: String {
        let greatest = bars.map { max($0.value, $0.band?.high ?? 0) }.max() ?? 0
        let scale = greatest > 0 ? (Self.height - Self.bottom - 12) / greatest : 0
        let step = (Self.width - 2 * Self.left) / Double(max(1, bars.count))
        let base = Self.height - Self.bottom
        // A narrow screen has room for every other name.
        let isCrowded = bars.count > 11
        var parts: [String] = []
        for (index, bar) in bars.enumerated() {
            let x = Self.left + Double(index) * step
            // More may be given back in a month than is spent.
            let size = max(0, bar.value) * scale
            parts.append(
                """
                <g><title>\(MarkupText.escaped(bar.title))</title>\
                <rect class="\(bar.style)" x="\(SVG.n(x + step * 0.15))" y="\(SVG.n(base - size))" \
                width="\(SVG.n(step * 0.7))" height="\(SVG.n(size))" rx="3"/>\
                <text class="mid\(isCrowded && (bars.count - index) % 2 == 0 ? " alt" : "")" x="\(SVG.n(x + step / 2))" y="\(SVG.n(base + 18))">\(MarkupText.escaped(bar.label))</text></g>
                """)
            if let band = bar.band {
                let middle = x + step / 2
                parts.append(
                    """
                    <path class="band" d="M\(SVG.n(middle)) \(SVG.n(base - band.low * scale))V\(SVG.n(base - band.high * scale))\
                    M\(SVG.n(middle - 7)) \(SVG.n(base - band.high * scale))h14M\(SVG.n(middle - 7)) \(SVG.n(base - band.low * scale))h14"/>
                    """)
            }
        }
        return """
            <svg viewBox="0 0 \(SVG.n(Self.width)) \(SVG.n(Self.height))" role="img" \
            aria-label="\(MarkupText.escaped(description))">\(parts.joined())</svg>
            """
    }
}
