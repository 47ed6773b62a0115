internal import Foundation

/// Values that lie far from all around them and stand alone: a slip of the pen, a failed sensor.
///
/// A value is as far off as it is from the median of six neighbours, three on each side (Hampel
/// 1974, *Journal of the American Statistical Association* 69, 383–393, moved along the series);
/// the last three from the median of the six before, the trend taken off. Far is ten robust
/// standard deviations of such distances; of the distances of logarithms as well, where all values
/// are positive, as what varies by factors has a long tail. Two near each other may be a new level,
/// and more than one value in forty are a habit of the series: neither is an outlier.
struct LoneOutliers {
    /// Where they are.
    let places: [Int]
    /// What their neighbours say in their place, as many.
    let replacements: [Double]

    /// The fewest values among which one stands out.
    private static let fewest = 20
    /// How many robust standard deviations are far.
    private static let reach = 10.0
    /// The neighbours on each side.
    private static let side = 3

    /// - Parameter values: the values without their season, none missing.
    /// - Complexity: O(*n* log *n*).
    init(in values: [Double]) {
        guard values.count >= Self.fewest else {
            (places, replacements) = ([], [])
            return
        }
        var found = Self.far(in: values)
        if !found.isEmpty, values.allSatisfy({ $0 > 0 }) {
            found.formIntersection(Self.far(in: values.map { log($0) }))
        }
        let isHabit = found.count > max(1, values.count / 40)
        let lone = found.filter { place in
            !found.contains { $0 != place && abs($0 - place) < Self.side }
        }
        places = isHabit ? [] : lone.sorted()
        replacements = places.map { Self.middle(around: $0, in: values) }
    }

    /// The median of the six values around a place, near the end of those before it.
    private static func middle(around place: Int, in values: [Double]) -> Double {
        let isLate = place >= values.count - side
        return middle(from: isLate ? place - 2 * side : max(0, place - side), place, in: values)
    }

    /// The median of six of the seven values from `first`, that at `place` left out.
    private static func middle(from first: Int, _ place: Int, in values: [Double]) -> Double {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * side + 1) { sorted in
            var count = 0
            for index in first...(first + 2 * side) where index != place {
                var slot = count
                while slot > 0, sorted[slot - 1] > values[index] {
                    sorted[slot] = sorted[slot - 1]
                    slot -= 1
                }
                sorted[slot] = values[index]
                count += 1
            }
            return (sorted[side - 1] + sorted[side]) / 2
        }
    }

    /// The places of values far from their neighbours.
    private static func far(in values: [Double]) -> Set<Int> {
        let size = RobustScores.median(of: values.map { abs($0) })
        let (width, early) = (2 * side, values.count - side)
        let around = (0..<early).map { values[$0] - middle(around: $0, in: values) }
        let before = (width..<values.count).map {
            values[$0] - middle(from: $0 - width, $0, in: values)
        }
        let trend = RobustScores.median(of: before)
        let late = before.map { $0 - trend }
        let (near, far) = (reach * spread(of: around, size), reach * spread(of: late, size))
        return Set(around.indices.filter { abs(around[$0]) > near })
            .union((early..<values.count).filter { abs(late[$0 - width]) > far })
    }

    /// The robust standard deviation, not below a hundredth of the values' median size.
    private static func spread(of distances: [Double], _ size: Double) -> Double {
        max(RobustScores.deviation(ofSizes: distances.map { abs($0) }), size / 100)
    }
}
