internal import Insights
internal import Primitives
internal import Statements

/// The balance of the last half year as a line, what is expected as a dashed one with its band.
struct BalanceChart {
    private let course: BalanceCourse
    private let words: ReportWords
    private let shown: [BalanceCourse.Point]
    private static let (width, height, top, bottom) = (720.0, 240.0, 14.0, 28.0)

    init(_ course: BalanceCourse, _ words: ReportWords) {
        self.course = course
        self.words = words
        shown = Array(course.past.suffix(180))
    }

    /// What the chart says.
    var sentence: String {
        guard let current = course.current, let day = course.day else { return "" }
        let now = words.pick(
            "Solde au \(words.date(day))\u{A0}: \(words.money(current)). ",
            "Balance on \(words.date(day)): \(words.money(current)). ")
        guard let last = course.ahead.last else {
            return now
                + words.pick(
                    "Il faut deux mois d’historique pour le prévoir.",
                    "It takes two months of history to forecast it.")
        }
        return now
            + words.pick(
                "Au \(words.date(last.day))\u{A0}: \(words.money(last.median)), entre \(words.money(last.low)) et \(words.money(last.high)) quatre fois sur cinq\u{A0}; risque de découvert d’ici là\u{A0}: \(words.percent(last.overdraft)).",
                "On \(words.date(last.day)): \(words.money(last.median)), between \(words.money(last.low)) and \(words.money(last.high)) four times out of five; overdraft risk until then: \(words.percent(last.overdraft))."
            )
    }

    var svg: String {
        let values =
            shown.map(\.balance.estimate)
            + course.ahead.flatMap { [$0.low.estimate, $0.high.estimate] }
        let low = min(0, values.min() ?? 0)
        let high = max(values.max() ?? 0, low + 1)
        let plot = Self.height - Self.top - Self.bottom
        let count = Double(max(2, shown.count + course.ahead.count) - 1)
        func x(_ index: Int) -> Double { 4 + Double(index) / count * (Self.width - 8) }
        func y(_ money: Money) -> Double {
            Self.top + (high - money.estimate) / (high - low) * plot
        }
        let past = shown.enumerated().map { (x($0.offset), y($0.element.balance)) }
        var parts = [
            """
            <line class="zero" x1="0" x2="\(SVG.n(Self.width))" y1="\(SVG.n(y(.zero(.eur))))" \
            y2="\(SVG.n(y(.zero(.eur))))"/>
            """, "<path class=\"line\" d=\"\(SVG.path(past))\"/>",
        ]
        if let last = past.last, !course.ahead.isEmpty {
            let start = shown.count
            let upper = course.ahead.enumerated().map { (x(start + $0.offset), y($0.element.high)) }
            let lower = course.ahead.enumerated().map { (x(start + $0.offset), y($0.element.low)) }
            let middle = course.ahead.enumerated().map {
                (x(start + $0.offset), y($0.element.median))
            }
            parts.append(
                "<path class=\"range\" d=\"\(SVG.path([last] + upper + lower.reversed()))Z\"/>")
            parts.append("<path class=\"next\" d=\"\(SVG.path([last] + middle))\"/>")
        }
        return SVG.image(
            width: Self.width, height: Self.height, label: sentence, parts + axis(x: x))
    }

    /// The days the line begins and ends on, and the end of what is expected.
    private func axis(x: (Int) -> Double) -> [String] {
        let base = SVG.n(Self.height - 8)
        var labels: [String] = []
        if let first = shown.first {
            labels.append(
                "<text class=\"start\" x=\"4\" y=\"\(base)\">\(MarkupText.escaped(words.date(first.day)))</text>"
            )
        }
        if let end = course.ahead.last?.day ?? shown.last?.day {
            labels.append(
                """
                <text class="end" x="\(SVG.n(Self.width - 4))" y="\(base)">\
                \(MarkupText.escaped(words.date(end)))</text>
                """)
        }
        return labels
    }
}

/// Spending by day of the last year: a column a week, Monday on top, darker for more.
struct HeatMap {
    private let report: FinanceReport
    private let words: ReportWords
    private static let (cell, left, top, weeks) = (13.0, 34.0, 18.0, 52)

    init(_ report: FinanceReport, _ words: ReportWords) {
        self.report = report
        self.words = words
    }

    var svg: String {
        guard let end = report.analysis.period.end, let begin = report.analysis.period.start else {
            return ""
        }
        let lastMonday = end.adding(days: -1).startOfWeek
        let first = max(begin.startOfWeek, lastMonday.adding(days: -7 * (Self.weeks - 1)))
        let count = (lastMonday.number - first.number) / 7 + 1
        let spent = spent(on: count * 7, from: first)
        let limits = Self.limits(of: spent.compactMap { $0 })
        var parts: [String] = []
        for offset in spent.indices {
            let day = first.adding(days: offset)
            guard day >= begin, day < end, let units = spent[offset] else { continue }
            let shade = units > 0 ? 1 + limits.count { units > $0 } : 0
            let money = Money(minorUnits: units, currency: report.analysis.currency)
            parts.append(
                """
                <rect class="h\(shade)" x="\(SVG.n(Self.left + Double(offset / 7) * Self.cell))" \
                y="\(SVG.n(Self.top + Double(offset % 7) * Self.cell))" width="11" height="11" \
                rx="2"><title>\(MarkupText.escaped("\(words.date(day))\(words.colon) \(words.money(money))"))</title></rect>
                """)
        }
        return SVG.image(
            width: Self.left + Double(max(count, 26)) * Self.cell,
            height: Self.top + 7 * Self.cell + 4, label: label, parts + names(first, count))
    }

    /// What was spent on each of `count` days, nil where it does not fit.
    private func spent(on count: Int, from first: Day) -> [Int64?] {
        var spent = [Int64?](repeating: 0, count: count)
        for entry in report.analysis.entries where entry.isSpending {
            let offset = entry.transaction.day.number - first.number
            guard spent.indices.contains(offset),
                let (sum, overflow) = spent[offset]?.subtractingReportingOverflow(
                    entry.transaction.amount.minorUnits)
            else { continue }
            spent[offset] = overflow ? nil : sum
        }
        return spent
    }

    private var label: String {
        words.pick(
            "Dépenses jour par jour, plus foncé pour plus\u{A0}; les montants par mois sont dans le tableau des mois.",
            "Spending day by day, darker for more; the amounts by month are in the table of months."
        )
    }

    /// The quartiles of the days with spending.
    private static func limits(of spent: [Int64]) -> [Int64] {
        let sorted = spent.filter { $0 > 0 }.sorted()
        guard sorted.count >= 4 else { return [] }
        return (1...3).map { sorted[sorted.count * $0 / 4] }
    }

    private func names(_ first: Day, _ count: Int) -> [String] {
        let days = words.pick("lun|mer|ven", "Mon|Wed|Fri").split(separator: "|")
        var texts = days.enumerated().map { index, name in
            "<text x=\"0\" y=\"\(SVG.n(Self.top + Double(index * 2) * Self.cell + 10))\">\(name)</text>"
        }
        var month: Month?
        for week in 0..<count {
            let day = first.adding(days: week * 7)
            guard day.month != month, day.dayOfMonth <= 7 || month == nil else { continue }
            if month != nil || day.dayOfMonth <= 14 {
                texts.append(
                    """
                    <text x="\(SVG.n(Self.left + Double(week) * Self.cell))" y="11">\
                    \(MarkupText.escaped(words.shortName(of: day.month)))</text>
                    """)
            }
            month = day.month
        }
        return texts
    }
}

/// A line as small as a word.
struct Sparkline {
    private let values: [Double]

    init(_ values: [Double]) {
        self.values = values
    }

    /// Hidden from readers of the page: the figures stand beside it.
    var svg: String {
        guard values.count > 1, let high = values.max() else { return "–" }
        let scale = high > 0 ? 18 / high : 0
        let step = 86 / Double(values.count - 1)
        let points = values.enumerated().map {
            (2 + Double($0.offset) * step, 20 - max(0, $0.element) * scale)
        }
        return """
            <svg class="spark" viewBox="0 0 90 22" aria-hidden="true">\
            <path d="\(SVG.path(points))"/></svg>
            """
    }

    /// The line in eight heights of blocks.
    var text: String {
        guard let high = values.max(), high > 0 else {
            return String(repeating: "▁", count: values.count)
        }
        let blocks = Array("▁▂▃▄▅▆▇█")
        return String(values.map { blocks[Int(min(7, max(0, $0 / high * 7.99)))] })
    }
}

/// The pieces of a drawing.
enum SVG {
    /// A coordinate with one decimal, no farther out than a million: what is far below the axis may
    /// be so by any ratio of amounts.
    static func n(_ value: Double) -> String {
        let tenths = Int((min(1e6, max(-1e6, value)) * 10).rounded())
        guard tenths % 10 != 0 else { return "\(tenths / 10)" }
        return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }

    /// A line through `points`.
    static func path(_ points: [(Double, Double)]) -> String {
        points.enumerated().map { index, point in
            "\(index == 0 ? "M" : "L")\(n(point.0)) \(n(point.1))"
        }.joined()
    }

    /// A drawing that says what it shows.
    static func image(width: Double, height: Double, label: String, _ parts: [String]) -> String {
        """
        <svg viewBox="0 0 \(n(width)) \(n(height))" role="img" \
        aria-label="\(MarkupText.escaped(label))">\(parts.joined())</svg>
        """
    }
}
