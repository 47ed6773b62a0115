internal import Primitives

/// A square plot of shares: both axes from one share to 1, in SVG.
struct UnitPlot {
    /// The least share on the vertical axis.
    var floor = 0.0
    let horizontalTitle: String
    let verticalTitle: String

    private static let left = 46.0
    private static let top = 10.0
    private static let width = 300.0
    private static let height = 240.0

    func x(_ share: Double) -> Double { Self.left + share * Self.width }

    func y(_ share: Double) -> Double {
        Self.top + (1 - (max(floor, share) - floor) / (1 - floor)) * Self.height
    }

    /// The drawing of `content` in its frame; `description` is what a screen reader says.
    func svg(description: String, _ content: String) -> String {
        let shares = [0, 0.25, 0.5, 0.75, 1.0]
        let horizontal = shares.map { share in
            """
            <text x="\(coordinate(x(share)))" y="\(coordinate(y(floor) + 16))">\(Markup.decimal(share * 100, places: 0))</text>
            """
        }
        let vertical = shares.map { floor + $0 * (1 - floor) }.map { share in
            let height = coordinate(y(share))
            let label = Markup.decimal(share * 100, places: floor == 0 ? 0 : 1)
            return """
                <path class="grid" d="M\(coordinate(x(0))),\(height)H\(coordinate(x(1)))"/>\
                <text class="end" x="\(coordinate(x(0) - 6))" y="\(height)" dy="4">\(label)</text>
                """
        }
        return """
            <svg viewBox="0 0 360 296" role="img" aria-label="\(MarkupText.escaped(description))">
            \(vertical.joined())
            \(content)
            \(horizontal.joined())
            <text x="\(coordinate(x(0.5)))" y="290">\(MarkupText.escaped(horizontalTitle))</text>
            <text transform="translate(11,\(coordinate(Self.top + Self.height / 2))) rotate(-90)">\(MarkupText.escaped(verticalTitle))</text>
            </svg>
            """
    }

    /// A broken line through points of shares.
    func path(_ points: [(x: Double, y: Double)]) -> String {
        points.enumerated().map { index, point in
            "\(index == 0 ? "M" : "L")\(coordinate(x(point.x))),\(coordinate(y(point.y)))"
        }.joined()
    }

    func coordinate(_ value: Double) -> String { Markup.decimal(value, places: 1) }
}
