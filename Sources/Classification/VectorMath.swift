/// Exponentials and logarithms of whole arrays, written so that the compiler makes vector code of
/// the loops; relative error below 4·10⁻⁷ (S. L. Moshier, Cephes, `expf.c` and `logf.c`).
enum VectorMath {
    /// Replaces each element *x* by e^(*x* − `shift`) and returns their sum; far below, 0 results.
    static func exponentiate(
        _ elements: UnsafeMutableBufferPointer<Float>, shift: Float
    ) -> Float {
        for index in elements.indices { elements[index] = exponential(elements[index] - shift) }
        var sum: Float = 0
        for index in elements.indices { sum += elements[index] }
        return sum
    }

    /// e^*x* for *x* ≤ 0; below −87, and for `nan`, the least positive value of that scale.
    @inline(__always)
    static func exponential(_ argument: Float) -> Float {
        // In this order the greater of a number and `nan` is the number.
        let clamped = max(-87, argument)
        let scaled = clamped * 1.442_695_04 + 0.5
        let exponent = floor(scaled)
        let rest = clamped - exponent * 0.693_359_375 + exponent * 2.121_944_4e-4
        var series: Float = 1.987_569_15e-4
        series = series * rest + 1.398_199_95e-3
        series = series * rest + 8.333_451_9e-3
        series = series * rest + 4.166_579_6e-2
        series = series * rest + 1.666_666_55e-1
        series = series * rest + 5.000_000_1e-1
        let mantissa = series * rest * rest + rest + 1
        let power = (wholeBits(exponent) &+ 127) &<< 23
        return mantissa * Float(bitPattern: power)
    }

    /// ln *x* for normal *x* > 0.
    @inline(__always)
    static func logarithm(_ argument: Float) -> Float {
        let bits = argument.bitPattern
        let isLow = (bits & 0x007F_FFFF) < 0x0035_04F3
        let exponent = Float(Int32(bitPattern: bits >> 23) &- (isLow ? 127 : 126))
        let mantissa = Float(bitPattern: (bits & 0x007F_FFFF) | (isLow ? 0x3F80_0000 : 0x3F00_0000))
        let rest = mantissa - 1
        let square = rest * rest
        var series: Float = 7.037_683_6e-2
        series = series * rest - 1.151_461_03e-1
        series = series * rest + 1.167_699_87e-1
        series = series * rest - 1.242_014_08e-1
        series = series * rest + 1.424_932_28e-1
        series = series * rest - 1.666_805_77e-1
        series = series * rest + 2.000_071_48e-1
        series = series * rest - 2.499_999_4e-1
        series = series * rest + 3.333_333_12e-1
        let fraction = series * rest * square - exponent * 2.121_944_4e-4 - 0.5 * square
        return rest + fraction + exponent * 0.693_359_375
    }

    /// Eight numbers at once.
    typealias Lanes = SIMD8<Float>

    /// e^*x* of each lane for *x* ≤ 0; below −87 the least positive value of that scale.
    @inline(__always)
    static func exponential(_ argument: Lanes) -> Lanes {
        let least = Lanes(repeating: -87)
        let clamped = argument.replacing(with: least, where: argument .< least)
        // Adding 1.5 · 2^23 leaves the nearest whole number in the low bits.
        let shifted = clamped * 1.442_695_04 + 12_582_912
        let exponent = shifted - 12_582_912
        let rest = clamped - exponent * 0.693_359_375 + exponent * 2.121_944_4e-4
        var series = rest * 1.987_569_15e-4 + 1.398_199_95e-3
        series = series * rest + 8.333_451_9e-3
        series = series * rest + 4.166_579_6e-2
        series = series * rest + 1.666_666_55e-1
        series = series * rest + 5.000_000_1e-1
        let mantissa = series * rest * rest + rest + 1
        let power = (bits(of: shifted) &+ 127) &<< 23
        return mantissa * unsafeBitCast(power, to: Lanes.self)
    }

    /// ln *x* of each lane for normal *x* > 0.
    @inline(__always)
    static func logarithm(_ argument: Lanes) -> Lanes {
        // Biasing by the bits of √½ splits x into 2^e · m with m in √½...√2.
        let biased = bits(of: argument) &- 0x3F35_04F3
        let exponentBits = (biased &+ 0x3F80_0000) &>> 23
        let mantissa = unsafeBitCast((biased & 0x007F_FFFF) &+ 0x3F35_04F3, to: Lanes.self)
        let exponent = unsafeBitCast(exponentBits | 0x4B00_0000, to: Lanes.self) - 8_388_735
        let rest = mantissa - 1
        let square = rest * rest
        var series = rest * 7.037_683_6e-2 - 1.151_461_03e-1
        series = series * rest + 1.167_699_87e-1
        series = series * rest - 1.242_014_08e-1
        series = series * rest + 1.424_932_28e-1
        series = series * rest - 1.666_805_77e-1
        series = series * rest + 2.000_071_48e-1
        series = series * rest - 2.499_999_4e-1
        series = series * rest + 3.333_333_12e-1
        let fraction = series * rest * square - exponent * 2.121_944_4e-4 - 0.5 * square
        return rest + fraction + exponent * 0.693_359_375
    }

    /// *x*, in 0..<2^22, rounded to a whole number, halves up.
    @inline(__always)
    static func nearest(_ number: Float) -> Float {
        floor(number + 0.5)
    }

    /// The greatest whole number that is no greater than *x*, less than 2^22 from zero.
    @inline(__always)
    private static func floor(_ number: Float) -> Float {
        let nearest = nearestEven(number)
        return nearest > number ? nearest - 1 : nearest
    }

    /// *x*, less than 2^22 from zero, rounded to a whole number, halves to even: adding 1.5 · 2^23
    /// leaves no room for less.
    @inline(__always)
    private static func nearestEven(_ number: Float) -> Float {
        number + 12_582_912 - 12_582_912
    }

    /// *x* rounded to a whole number, halves away from zero, at most `limit` from zero.
    @inline(__always)
    static func rounded(_ number: Float, within limit: Float) -> Float {
        let amount = min(limit, abs(number))
        let nearest = nearestEven(amount)
        return (amount - nearest == 0.5 ? nearest + 1 : nearest) * (number < 0 ? -1 : 1)
    }

    /// The low bits of a whole number, less than 2^22 from zero, as an integer's.
    @inline(__always)
    static func wholeBits(_ number: Float) -> UInt32 { (number + 12_582_912).bitPattern }

    /// Each lane rounded to a whole number, at most `limit` from zero.
    @inline(__always)
    static func rounded(_ lanes: Lanes, within limit: Float) -> Lanes {
        let whole = lanes + 12_582_912 - 12_582_912
        let low = whole.replacing(with: -limit, where: whole .< -limit)
        return low.replacing(with: limit, where: low .> limit)
    }

    @inline(__always)
    private static func bits(of lanes: Lanes) -> SIMD8<UInt32> {
        unsafeBitCast(lanes, to: SIMD8<UInt32>.self)
    }
}
