import Foundation
import Primitives
import Testing

struct ConcurrentMapTests {
    @Test(arguments: [0, 1, 2, 7, 64, 1_001], [1, 2, 3, .max])
    func whatComesOfAnElementIsAtItsPlace(count: Int, limit: Int) {
        let elements = (0..<count).map { "\($0)" }
        let lengths = elements.concurrentMap(atMost: limit) { $0 + "!" }
        #expect(lengths == elements.map { $0 + "!" })
    }

    @Test func aSliceAndPairsAreMappedInTheirOrder() {
        let slice = Array(0..<100)[40..<90]
        #expect(slice.concurrentMap { $0 * 2 } == slice.map { $0 * 2 })
        let pairs = (0..<50).map { ($0, "\($0)") }
        let texts = pairs.concurrentMap { number, text in "\(number)=\(text)" }
        #expect(texts == pairs.map { "\($0.0)=\($0.1)" })
    }

    @Test func noMoreAreWorkedOnAtOnceThanAllowed() {
        let gauge = Gauge()
        _ = (0..<24).concurrentMap(atMost: 2) { _ in
            gauge.enter()
            Thread.sleep(forTimeInterval: 0.002)
            gauge.leave()
        }
        #expect((1...2).contains(gauge.most))
    }

    @Test func aMapWithinAMapEnds() {
        let sums = (0..<20).concurrentMap { outer in
            (0..<outer).concurrentMap { $0 }.reduce(0, +)
        }
        #expect(sums == (0..<20).map { $0 * ($0 - 1) / 2 })
    }

    /// How many are inside, and were at most; its state is touched under the lock alone.
    private final class Gauge: @unchecked Sendable {
        private let lock = NSLock()
        private var inside = 0
        private var highest = 0

        var most: Int { lock.withLock { highest } }

        func enter() {
            lock.withLock {
                inside += 1
                highest = max(highest, inside)
            }
        }

        func leave() { lock.withLock { inside -= 1 } }
    }
}
