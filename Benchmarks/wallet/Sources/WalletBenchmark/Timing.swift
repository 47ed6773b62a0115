import Foundation

/// Wall-clock times of one operation, in microseconds.
struct Timing {
    private var samples: [Double] = []

    mutating func measure<Value>(_ body: () throws -> Value) rethrows -> Value {
        let clock = ContinuousClock()
        let start = clock.now
        let value = try body()
        let elapsed = (clock.now - start).components
        samples.append(Double(elapsed.seconds) * 1e6 + Double(elapsed.attoseconds) / 1e12)
        return value
    }

    /// The sample below which `fraction` of them lie (the nearest rank).
    func quantile(_ fraction: Double) -> Double {
        let sorted = samples.sorted()
        guard !sorted.isEmpty else { return .nan }
        return sorted[min(sorted.count - 1, Int(fraction * Double(sorted.count)))]
    }

    /// The times on one line.
    func summary(_ name: String) -> String {
        let figures = [0.5, 0.9, 0.99].map { String(format: "%10.1f", quantile($0)) }
        return name.padding(toLength: 52, withPad: " ", startingAt: 0) + figures.joined()
    }
}

/// A seeded generator (SplitMix64, Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
