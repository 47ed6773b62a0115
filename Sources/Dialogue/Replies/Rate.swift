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

extension Money {
    /// How many times another amount it is, whichever way both went; nil beside nothing.
    func times(_ other: Money) -> Rate? {
        let (size, unit) = (minorUnits.magnitude, other.minorUnits.magnitude)
        guard unit > 0, size < UInt64(Int32.max), unit < UInt64(Int32.max) else { return nil }
        return Rate(Int(size), per: Int(unit))
    }
}
