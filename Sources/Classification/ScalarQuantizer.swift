/// Positive numbers in few bits: the levels that leave the least sum of squared errors, each number
/// taken to the nearest (Lloyd 1982, "Least squares quantization in PCM"), found exactly (Bruce
/// 1965, "Optimum quantization") among boundaries of a fine grid.
///
/// In a model file the levels are `Float`s, rising.
struct ScalarQuantizer: Hashable, Sendable {
    /// The levels; none is below the one before it.
    let levels: [Float]

    /// How many cells of the same width, up to the greatest number, boundaries lie between.
    private static let cellCount = 1_024

    /// Fits `count` levels to `numbers`, all above zero and finite. Where fewer are enough, the
    /// last is repeated; it is 1 where there is no number.
    ///
    /// Deterministic. O(numbers + count · cells²).
    init(fittedTo numbers: some Sequence<Float>, count: Int) {
        let cells = QuantizerCells(of: numbers, count: Self.cellCount)
        let levels = cells.means(of: cells.partition(into: count))
        let last = levels.last ?? 1
        self.levels = levels + Array(repeating: last, count: max(0, count - levels.count))
    }

    /// Reads the levels in the section `name` of a model file.
    /// - Throws: `ModelError.malformed` unless they are above zero, finite, and do not fall.
    init(in container: ModelContainer, name: String, count: Int) throws(ModelError) {
        levels = Array(try container.section(name, of: Float.self, count: count))
        guard let first = levels.first, first > 0, levels.allSatisfy(\.isFinite),
            zip(levels, levels.dropFirst()).allSatisfy({ $0 <= $1 })
        else { throw .malformed(part: name) }
    }

    /// The index of the level nearest to `number`, the lower of two as near. O(log levels).
    func index(of number: Float) -> Int {
        var (low, high) = (0, levels.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if number - levels[middle] > levels[middle + 1] - number {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}

/// Numbers counted by cells; empty cells are left out.
private struct QuantizerCells {
    /// Sums over the cells before each, the last those over all: how many numbers there are, their
    /// sum and that of their squares.
    private var counts = [0.0]
    private var sums = [0.0]
    private var squares = [0.0]

    init(of numbers: some Sequence<Float>, count: Int) {
        let greatest = numbers.max() ?? 0
        var cells = [(count: Double, sum: Double, square: Double)](
            repeating: (0, 0, 0), count: count)
        for number in numbers {
            let cell = min(count - 1, Int(number / greatest * Float(count)))
            cells[cell].count += 1
            cells[cell].sum += Double(number)
            cells[cell].square += Double(number) * Double(number)
        }
        for cell in cells where cell.count > 0 {
            counts.append(counts[counts.count - 1] + cell.count)
            sums.append(sums[sums.count - 1] + cell.sum)
            squares.append(squares[squares.count - 1] + cell.square)
        }
    }

    private var count: Int { counts.count - 1 }

    /// The sum of squared distances from their mean of the numbers of some cells.
    private func error(_ start: Int, _ end: Int) -> Double {
        let sum = sums[end] - sums[start]
        return squares[end] - squares[start] - sum * sum / (counts[end] - counts[start])
    }

    /// The parts, at most so many, whose numbers are nearest to their part's mean.
    func partition(into partCount: Int) -> [Range<Int>] {
        guard count > 0 else { return [] }
        // The least error of the first cells in as many parts as there were rounds, and where the
        // last part of each begins.
        var errors = [0.0] + Array(repeating: Double.infinity, count: count)
        var starts: [[Int]] = []
        for _ in 0..<min(partCount, count) {
            var next = Array(repeating: Double.infinity, count: count + 1)
            var start = Array(repeating: 0, count: count + 1)
            for end in 1...count {
                for first in 0..<end where errors[first] < .infinity {
                    let total = errors[first] + error(first, end)
                    if total < next[end] { (next[end], start[end]) = (total, first) }
                }
            }
            errors = next
            starts.append(start)
        }
        var parts: [Range<Int>] = []
        var end = count
        for start in starts.reversed() {
            parts.append(start[end]..<end)
            end = start[end]
        }
        return parts.reversed()
    }

    /// The mean of the numbers of each part.
    func means(of parts: [Range<Int>]) -> [Float] {
        parts.map { part in
            let sum = sums[part.upperBound] - sums[part.lowerBound]
            return Float(sum / (counts[part.upperBound] - counts[part.lowerBound]))
        }
    }
}
