/// The downhill simplex of Nelder and Mead (1965, *Computer Journal* 7, 308–313), in a box.
///
/// Points outside the box are moved to its border. Nothing is allocated per step.
struct NelderMead {
    /// The lower ends of the box.
    var lower: [Double]
    /// The upper ends of the box.
    var upper: [Double]
    /// The greatest number of evaluations.
    var evaluationLimit = 400
    /// The search ends where the values of the simplex differ by less than this.
    var tolerance = 1e-3

    /// Returns the lowest point found from `start`, and its value.
    ///
    /// - Parameters:
    ///   - steps: how far the other corners of the first simplex lie from `start`.
    ///   - objective: the function; `nan` counts as infinite.
    /// - Precondition: all arrays have one length.
    func minimum(
        from start: [Double], steps: [Double], of objective: ([Double]) -> Double
    ) -> (point: [Double], value: Double) {
        let dimension = start.count
        guard dimension > 0 else { return (start, objective(start)) }
        var search = Search(dimension: dimension, box: self)
        search.fill(from: start, steps: steps, objective)
        while search.evaluations < evaluationLimit, !search.isFlat(tolerance) {
            search.step(objective)
        }
        return search.best
    }

    private struct Search {
        let dimension: Int
        let box: NelderMead
        /// The corners, one after the other.
        var corners: [Double]
        var values: [Double]
        var evaluations = 0
        var center: [Double]
        var trial: [Double]
        var second: [Double]

        init(dimension: Int, box: NelderMead) {
            self.dimension = dimension
            self.box = box
            corners = Array(repeating: 0, count: dimension * (dimension + 1))
            values = Array(repeating: .infinity, count: dimension + 1)
            center = Array(repeating: 0, count: dimension)
            trial = center
            second = center
        }

        var best: (point: [Double], value: Double) {
            let corner = extremes().best
            return (
                Array(corners[corner * dimension..<(corner + 1) * dimension]), values[corner]
            )
        }

        mutating func fill(
            from start: [Double], steps: [Double], _ objective: ([Double]) -> Double
        ) {
            for corner in 0...dimension {
                for axis in 0..<dimension { trial[axis] = start[axis] }
                if corner > 0 {
                    let axis = corner - 1
                    // A step across the border would fold the simplex: take the other way.
                    let ahead = start[axis] + steps[axis]
                    trial[axis] = ahead <= box.upper[axis] ? ahead : start[axis] - steps[axis]
                }
                clampTrial()
                keep(trial, value: evaluated(trial, objective), at: corner)
            }
        }

        func isFlat(_ tolerance: Double) -> Bool {
            let (best, worst, _) = extremes()
            guard values[worst].isFinite else { return false }
            return values[worst] - values[best] <= tolerance
        }

        mutating func step(_ objective: ([Double]) -> Double) {
            let (best, worst, next) = extremes()
            setCenter(without: worst)
            move(from: worst, by: -1)
            let reflected = evaluated(trial, objective)
            if reflected < values[best] {
                swap(&trial, &second)
                move(from: worst, by: -2)
                let expanded = evaluated(trial, objective)
                if expanded < reflected {
                    keep(trial, value: expanded, at: worst)
                } else {
                    keep(second, value: reflected, at: worst)
                }
            } else if reflected < values[next] {
                keep(trial, value: reflected, at: worst)
            } else {
                let isOutside = reflected < values[worst]
                if isOutside { keep(trial, value: reflected, at: worst) }
                move(from: worst, by: 0.5)
                let contracted = evaluated(trial, objective)
                if contracted < values[worst] {
                    keep(trial, value: contracted, at: worst)
                } else {
                    shrink(towards: best, objective)
                }
            }
        }

        private func extremes() -> (best: Int, worst: Int, next: Int) {
            var (best, worst) = (0, 0)
            for corner in 1...dimension {
                if values[corner] < values[best] { best = corner }
                if values[corner] >= values[worst] { worst = corner }
            }
            var next = best
            for corner in 0...dimension where corner != worst && values[corner] > values[next] {
                next = corner
            }
            return (best, worst, next)
        }

        private mutating func setCenter(without worst: Int) {
            for axis in 0..<dimension {
                var sum = 0.0
                for corner in 0...dimension where corner != worst {
                    sum += corners[corner * dimension + axis]
                }
                center[axis] = sum / Double(dimension)
            }
        }

        /// Sets the trial to center + factor · (corner − center), within the box.
        private mutating func move(from corner: Int, by factor: Double) {
            for axis in 0..<dimension {
                let offset = corners[corner * dimension + axis] - center[axis]
                trial[axis] = center[axis] + factor * offset
            }
            clampTrial()
        }

        private mutating func clampTrial() {
            for axis in 0..<dimension {
                trial[axis] = min(max(trial[axis], box.lower[axis]), box.upper[axis])
            }
        }

        private mutating func shrink(towards best: Int, _ objective: ([Double]) -> Double) {
            for corner in 0...dimension where corner != best {
                for axis in 0..<dimension {
                    let goal = corners[best * dimension + axis]
                    trial[axis] = goal + 0.5 * (corners[corner * dimension + axis] - goal)
                }
                keep(trial, value: evaluated(trial, objective), at: corner)
            }
        }

        private mutating func evaluated(
            _ point: [Double], _ objective: ([Double]) -> Double
        ) -> Double {
            evaluations += 1
            let value = objective(point)
            return value.isNaN ? .infinity : value
        }

        private mutating func keep(_ point: [Double], value: Double, at corner: Int) {
            for axis in 0..<dimension { corners[corner * dimension + axis] = point[axis] }
            values[corner] = value
        }
    }
}
