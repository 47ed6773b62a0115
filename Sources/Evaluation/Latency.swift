internal import Foundation

/// How long calls take, in microseconds. Of what is called for items, the least of several calls of
/// each, so that what else the machine does is not counted.
public struct Latency: Hashable, Codable, Sendable {
    /// The median over the items.
    public let p50: Double
    /// What 99 of a hundred items do not exceed.
    public let p99: Double
    /// The number of items.
    public let count: Int

    /// The figures of one time per item, in microseconds; 0 of none.
    init(_ times: [Double]) {
        let sorted = times.sorted()
        count = sorted.count
        p50 = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
        p99 = sorted.isEmpty ? 0 : sorted[sorted.count * 99 / 100]
    }

    /// Returns the latency of `count` calls that are all alike.
    static func measured(count: Int, _ call: () throws -> Void) rethrows -> Latency {
        let times = try (0..<count).map { _ in
            let start = DispatchTime.now().uptimeNanoseconds
            try call()
            return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000
        }
        return Latency(times)
    }

    /// Returns the latency of `call` over all `items`, each called `passes` times.
    static func measured<Item>(
        over items: [Item], passes: Int = 3, _ call: (Item) -> Void
    ) -> Latency {
        var times = Array(repeating: Double.infinity, count: items.count)
        for _ in 0..<passes {
            for (index, item) in items.enumerated() {
                let start = DispatchTime.now().uptimeNanoseconds
                call(item)
                let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000
                times[index] = min(times[index], time)
            }
        }
        return Latency(times)
    }
}
