internal import Foundation

extension RandomAccessCollection where Self: Sendable, Element: Sendable, Index == Int {
    /// What `transform` makes of each element, in their order, worked out on all cores.
    ///
    /// Elements next to each other go to a core together, few enough that none waits long for
    /// another at the end.
    /// - Parameter limit: the most cores, where each piece of work takes much memory.
    public func concurrentMap<Transformed: Sendable>(
        atMost limit: Int = .max, _ transform: @Sendable (Element) -> Transformed
    ) -> [Transformed] {
        let cores = Swift.max(1, Swift.min(limit, ProcessInfo.processInfo.activeProcessorCount))
        let share = Swift.max(1, count / (8 * cores))
        let work = DividedWork<Transformed>(range: startIndex..<endIndex, share: share)
        DispatchQueue.concurrentPerform(iterations: Swift.min(cores, work.partCount)) { _ in
            while let (part, range) = work.take() {
                work.set(self[range].map(transform), at: part)
            }
        }
        return work.results
    }
}

/// Work in parts that workers take one after the other.
///
/// `@unchecked Sendable` is sound: what changes is touched under the lock alone.
private final class DividedWork<Result>: @unchecked Sendable {
    let partCount: Int
    private let range: Range<Int>
    private let share: Int
    private let lock = NSLock()
    private var taken = 0
    private var parts: [[Result]]

    init(range: Range<Int>, share: Int) {
        self.range = range
        self.share = share
        partCount = (range.count + share - 1) / share
        parts = Array(repeating: [], count: partCount)
    }

    /// The next part and its indices; nil once all are taken.
    func take() -> (part: Int, range: Range<Int>)? {
        lock.withLock {
            guard taken < partCount else { return nil }
            let start = range.lowerBound + taken * share
            taken += 1
            return (taken - 1, start..<min(start + share, range.upperBound))
        }
    }

    func set(_ results: [Result], at part: Int) {
        lock.withLock { parts[part] = results }
    }

    /// All results, in the order of the range.
    var results: [Result] { lock.withLock { Array(parts.joined()) } }
}
