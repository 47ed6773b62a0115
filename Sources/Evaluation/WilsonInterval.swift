internal import Foundation

/// The interval a share lies in with 95 % confidence (Wilson 1927, "Probable inference, the law of
/// succession, and statistical inference").
public struct WilsonInterval: Hashable, Codable, Sendable {
    /// The lower end, 0...1.
    public let low: Double
    /// The upper end, 0...1.
    public let high: Double

    /// Creates the interval of a share of `count` trials; 0...1 of none.
    ///
    /// (*p* + *z*²/2*n* ± *z* √(*p*(1 − *p*)/*n* + *z*²/4*n*²)) / (1 + *z*²/*n*), *z* = 1.96.
    public init(share: Double, count: Int) {
        guard count > 0 else {
            low = 0
            high = 1
            return
        }
        let squared = 1.959_963_985 * 1.959_963_985
        let trials = Double(count)
        let centre = share + squared / (2 * trials)
        let variance = share * (1 - share) / trials + squared / (4 * trials * trials)
        let spread = (squared * variance).squareRoot()
        low = max(0, (centre - spread) / (1 + squared / trials))
        high = min(1, (centre + spread) / (1 + squared / trials))
    }
}
