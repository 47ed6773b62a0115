internal import Foundation

/// How long one call takes, over many: in microseconds.
public struct Latency: Hashable, Codable, Sendable {
    /// The median.
    public let p50: Double
    /// What 99 of a hundred calls do not exceed.
    public let p99: Double
    /// The number of calls timed.
    public let count: Int

    /// The figures of `samples`, in microseconds; 0 of none.
    init(_ samples: [Double]) {
        let sorted = samples.sorted()
        count = sorted.count
        p50 = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
        p99 = sorted.isEmpty ? 0 : sorted[sorted.count * 99 / 100]
    }

    /// Returns the latency of `call` over all `items`, taken in order and, if they are few, again
    /// and again until there are a thousand samples.
    static func measured<Item>(over items: [Item], _ call: (Item) -> Void) -> Latency {
        guard !items.isEmpty else { return Latency([]) }
        let passes = (999 + items.count) / items.count
        var samples: [Double] = []
        samples.reserveCapacity(passes * items.count)
        for _ in 0..<passes {
            for item in items {
                let start = DispatchTime.now().uptimeNanoseconds
                call(item)
                samples.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000)
            }
        }
        return Latency(samples)
    }
}
