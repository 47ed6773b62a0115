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

/// What it takes to read a model from its file until it can answer.
public struct LoadLatency: Hashable, Codable, Sendable {
    /// The first time, in microseconds: in a new process its memory is new as well, and nothing has
    /// called the code it calls.
    public let first: Double
    /// The times after it.
    public let later: Latency

    /// Loads a model once, and 20 times more; returns the first with what all took.
    public static func measured<Model>(
        _ load: () throws -> Model
    ) rethrows -> (model: Model, latency: LoadLatency) {
        func timed() throws -> (model: Model, time: Double) {
            let start = DispatchTime.now().uptimeNanoseconds
            let model = try load()
            return (model, Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000)
        }
        let first = try timed()
        let later = try (0..<20).map { _ in try timed().time }
        return (first.model, LoadLatency(first: first.time, later: Latency(later)))
    }
}
