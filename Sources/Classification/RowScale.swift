internal import Foundation

/// The scales that rows of weights may have: a code of 8 bits stands for a power of 2 in twelfths,
/// from 10⁻⁵ to 24; code 0 for a row of zeros.
enum RowScale {
    /// The scale of each code, rising.
    static let scales: [Float] = [0] + (1...255).map { Float(exp2((Double($0) - 200) / 12)) }

    /// The greatest code whose scale is at most `scale`; 0 below the least.
    static func code(atMost scale: Float) -> Int {
        (scales.firstIndex { $0 > scale } ?? scales.count) - 1
    }
}
