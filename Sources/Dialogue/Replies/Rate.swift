internal import Primitives

/// How many there are in a unit, to a tenth.
struct Rate {
    /// The number of tenths, rounded.
    private let tenths: Int

    init(_ count: Int, per units: Int) {
        let units = max(1, units)
        tenths = (20 * count + units) / (2 * units)
    }

    /// Whether it is one, of which the noun is in the singular.
    var isOne: Bool { tenths == 10 }

    /// Whether it is below two, of which a French noun is in the singular.
    var isBelowTwo: Bool { tenths < 20 }

    /// The number with `point` before its tenth, or without a tenth of nothing.
    func text(point: String) -> String {
        tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10)\(point)\(tenths % 10)"
    }
}
