/// Sums over a window that slides along evenly spaced points, several series side by side: the
/// value of series `lane` at position *i* is element *i* · `lanes` + `lane`.
///
/// Neighbours in memory are summed together, which is why the lanes are innermost: a window
/// centred on an element reaches the elements `lanes` apart on both sides of it.
enum SlidingSums {
    /// For every element *q* that has `half` positions on both sides, writes
    /// ∑ᵣ `kernel`[|r|] · `values`[*q* + *r* · `lanes`] to the same element of `sums`.
    ///
    /// - Precondition: `sums.count == values.count`, and `kernel` has `half` + 1 elements at most.
    /// - Complexity: O(*n* · `kernel.count`) for *n* values.
    static func symmetric(
        of values: [Double], lanes: Int, kernel: [Double], half: Int, into sums: inout [Double]
    ) {
        precondition(sums.count == values.count && kernel.count <= half + 1)
        let inside = interior(of: values.count, lanes: lanes, half: half)
        guard !inside.isEmpty, !kernel.isEmpty else { return }
        values.withUnsafeBufferPointer { values in
            kernel.withUnsafeBufferPointer { kernel in
                sums.withUnsafeMutableBufferPointer { sums in
                    guard let source = values.baseAddress, let result = sums.baseAddress else {
                        return
                    }
                    let width = 8
                    let whole = inside.count / width * width
                    for first in stride(
                        from: inside.lowerBound, to: inside.lowerBound + whole, by: width)
                    {
                        let center = source + first
                        var sum = load8(center) * kernel[0]
                        for reach in 1..<max(1, kernel.count) {
                            let pair = load8(center - reach * lanes) + load8(center + reach * lanes)
                            sum += pair * kernel[reach]
                        }
                        UnsafeMutableRawPointer(result + first).storeBytes(
                            of: sum, as: SIMD8<Double>.self)
                    }
                    for index in inside.lowerBound + whole..<inside.upperBound {
                        var sum = source[index] * kernel[0]
                        for reach in 1..<max(1, kernel.count) {
                            sum +=
                                (source[index - reach * lanes] + source[index + reach * lanes])
                                * kernel[reach]
                        }
                        result[index] = sum
                    }
                }
            }
        }
    }

    /// The elements with `half` positions on both sides.
    static func interior(of count: Int, lanes: Int, half: Int) -> Range<Int> {
        let margin = half * lanes
        return margin..<max(margin, count - margin)
    }

    private static func load8(_ pointer: UnsafePointer<Double>) -> SIMD8<Double> {
        UnsafeRawPointer(pointer).loadUnaligned(as: SIMD8<Double>.self)
    }
}

/// The weighted moments of the values in a window around a target, offsets *x* counted from it:
/// what a weighted straight line through them is made of.
struct WindowMoments<Scalar: Sendable>: Sendable {
    /// ∑*w*, ∑*wx*, ∑*wx²*.
    var weight, weightOffset, weightSquare: Scalar
    /// ∑*wy*, ∑*wxy*.
    var value, valueOffset: Scalar
}

extension SlidingSums {
    /// Calls `body` for each interior element, in order, with its moments: the weight of an
    /// element *r* positions away is `kernel`[|r|] times its own weight.
    ///
    /// - Parameters:
    ///   - weights: the weight of each value.
    ///   - products: the values times their weights.
    /// - Complexity: O(*n* · `kernel.count`).
    static func moments(
        weights: [Double], products: [Double], lanes: Int, kernel: [Double], half: Int,
        _ body: (Int, WindowMoments<Double>) -> Void
    ) {
        precondition(weights.count == products.count && kernel.count <= half + 1)
        let inside = interior(of: weights.count, lanes: lanes, half: half)
        guard !inside.isEmpty, !kernel.isEmpty else { return }
        // k, kr and kr² for each reach r, read in one go.
        let kernels = kernel.enumerated().flatMap { reach, weight in
            [weight, weight * Double(reach), weight * Double(reach * reach)]
        }
        weights.withUnsafeBufferPointer { weights in
            products.withUnsafeBufferPointer { products in
                kernels.withUnsafeBufferPointer { kernels in
                    guard let first = weights.baseAddress, let second = products.baseAddress,
                        let kernel = kernels.baseAddress
                    else { return }
                    let reaches = kernels.count / 3
                    let width = 4
                    let whole = inside.count / width * width
                    for index in stride(
                        from: inside.lowerBound, to: inside.lowerBound + whole, by: width)
                    {
                        let sums = moments4(
                            first + index, second + index, lanes: lanes, kernel: kernel,
                            reaches: reaches)
                        for lane in 0..<width { body(index + lane, sums[lane]) }
                    }
                    for index in inside.lowerBound + whole..<inside.upperBound {
                        body(
                            index,
                            moments1(
                                first + index, second + index, lanes: lanes, kernel: kernel,
                                reaches: reaches))
                    }
                }
            }
        }
    }

    private static func moments4(
        _ weights: UnsafePointer<Double>, _ products: UnsafePointer<Double>, lanes: Int,
        kernel: UnsafePointer<Double>, reaches: Int
    ) -> WindowMoments<SIMD4<Double>> {
        var sums = WindowMoments(
            weight: load4(weights) * kernel[0], weightOffset: SIMD4<Double>.zero,
            weightSquare: .zero, value: load4(products) * kernel[0], valueOffset: .zero)
        for reach in 1..<max(1, reaches) {
            let (k, kr, krr) = (kernel[3 * reach], kernel[3 * reach + 1], kernel[3 * reach + 2])
            let (leftWeight, rightWeight) = (
                load4(weights - reach * lanes), load4(weights + reach * lanes)
            )
            let both = leftWeight + rightWeight
            sums.weight += both * k
            sums.weightSquare += both * krr
            sums.weightOffset += (rightWeight - leftWeight) * kr
            let (leftValue, rightValue) = (
                load4(products - reach * lanes), load4(products + reach * lanes)
            )
            sums.value += (leftValue + rightValue) * k
            sums.valueOffset += (rightValue - leftValue) * kr
        }
        return sums
    }

    private static func moments1(
        _ weights: UnsafePointer<Double>, _ products: UnsafePointer<Double>, lanes: Int,
        kernel: UnsafePointer<Double>, reaches: Int
    ) -> WindowMoments<Double> {
        var sums = WindowMoments(
            weight: weights[0] * kernel[0], weightOffset: 0.0, weightSquare: 0,
            value: products[0] * kernel[0], valueOffset: 0)
        for reach in 1..<max(1, reaches) {
            let (k, kr, krr) = (kernel[3 * reach], kernel[3 * reach + 1], kernel[3 * reach + 2])
            let (left, right) = (weights[-reach * lanes], weights[reach * lanes])
            sums.weight += (left + right) * k
            sums.weightSquare += (left + right) * krr
            sums.weightOffset += (right - left) * kr
            let (leftValue, rightValue) = (products[-reach * lanes], products[reach * lanes])
            sums.value += (leftValue + rightValue) * k
            sums.valueOffset += (rightValue - leftValue) * kr
        }
        return sums
    }

    private static func load4(_ pointer: UnsafePointer<Double>) -> SIMD4<Double> {
        UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<Double>.self)
    }
}

extension WindowMoments where Scalar == SIMD4<Double> {
    /// The moments of one of the four.
    fileprivate subscript(lane: Int) -> WindowMoments<Double> {
        WindowMoments<Double>(
            weight: weight[lane], weightOffset: weightOffset[lane],
            weightSquare: weightSquare[lane], value: value[lane], valueOffset: valueOffset[lane])
    }
}
